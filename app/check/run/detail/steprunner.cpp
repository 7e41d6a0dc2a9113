// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/run/detail/steprunner.h"

#include "core/background.h"
#include "core/json/jsontape.h"
#include "core/version.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/arrival/logtool.h"
#include "service/send/sendjob.h"
#include "wire/tls/tlsverdict.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 healthCap = 64 * bytesPerKibibyte;
/// A server with a slow health endpoint must not use up the check's deadline.
constexpr std::chrono::milliseconds maxHealthTime{5'000};

struct LifeTr
{
    RC_DECLARE_PHRASES(rc::LifeSigns)
};

/// "200 {"status":"ok"}, 3.2 ms"; empty for a refusal, a page, or anything but JSON.
Phrase healthText(const HttpResponse &response)
{
    constexpr qsizetype shownHealth = 200;
    const QByteArray body = response.body.trimmed();
    if (!response.isSuccess() || body.isEmpty() || !JsonTape::read(body))
        return {};
    return LifeTr::tr("%1 %2, %3", "an HTTP status, its text, a duration")
        .arg(QString::number(response.status), displayBytes(body, LineBreaks::Mark, shownHealth),
             formatMilliseconds(response.timings.done));
}

/// "The tool answered, 4.0 ms"; empty if nothing was called.
Phrase pingText(const ToolCallResult &result)
{
    if (result.outcome == CallOutcome::NotSent || result.outcome == CallOutcome::Canceled)
        return {};
    return LifeTr::tr("%1, %2", "how a call ended, a duration")
        .arg(outcomeName(result.outcome), formatMilliseconds(result.elapsedMs * 1000));
}

Probe::Kind probeOf(const StepId &id)
{
    return id == StepId::Dns ? Probe::Kind::Name : id == StepId::Tcp ? Probe::Kind::Port : Probe::Kind::Tls;
}

} // namespace

std::optional<ToolCall> pingIn(const ToolCatalog &catalog)
{
    const auto tool = std::ranges::find_if(catalog.tools, [](const Tool &one) { return one.name == "ping"_L1; });
    if (tool == catalog.tools.cend() || tool->annotations.readOnly == false || tool->annotations.destructive == true)
        return std::nullopt;
    const auto schema = JsonTape::read(tool->inputSchema.isEmpty() ? QByteArray("{}") : tool->inputSchema);
    if (!schema || !schema->root().isObject())
        return std::nullopt;
    const auto isEmpty = [&schema](const char *member) {
        const JsonValue list = schema->root().member(member);
        return std::ranges::none_of(list, [](JsonValue) { return true; });
    };
    if (!isEmpty("required") || (tool->annotations.readOnly != true && !isEmpty("properties")))
        return std::nullopt;
    return ToolCall{.kind = catalog.kind, .name = tool->name, .inputSchema = tool->inputSchema};
}

StepRunner::StepRunner(const CheckPlan &plan, CheckReport &report, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_plan(plan)
    , m_report(report)
    , m_dialects(dialects)
{
}

void StepRunner::begin(const StepId &id)
{
    m_running.insert(id);
    switch (id.kind()) {
    case StepId::Url:
        readUrl();
        break;
    case StepId::Key:
        readKey();
        break;
    case StepId::Dns:
    case StepId::Tcp:
    case StepId::Tls:
        probe(id);
        break;
    case StepId::ToolsGeneral:
    case StepId::ToolsCodeHosting:
    case StepId::ToolsFurther:
        listTools(id);
        break;
    case StepId::Arrival:
        lookForEntries();
        break;
    default:
        sendEntry(id);
    }
}

void StepRunner::stop()
{
    m_running.clear();
    const QObjectList jobs = children();
    for (QObject *job : jobs) {
        job->disconnect(this);
        job->deleteLater();
    }
}

void StepRunner::end(const StepId &id, const StepOutcome &outcome)
{
    if (m_running.remove(id))
        emit ended(id, outcome);
}

void StepRunner::readUrl()
{
    const Result<PastedResource> pasted = parseResourceUrl(m_plan.resource);
    if (!pasted) {
        end(StepId::Url, failedOutcome(StepId::Url, pasted.error(), m_plan.resource));
        return;
    }
    m_resource = pasted->resource;
    m_proxy = proxyFor(m_resource->host, m_resource->port, m_resource->encrypted);
    end(StepId::Url, urlOutcome(*pasted));
}

void StepRunner::readKey()
{
    if (!m_plan.key) {
        end(StepId::Key, failedOutcome(StepId::Key, {ErrorKind::NoKey, {}, {}, 0}));
        return;
    }
    QTimer::singleShot(m_plan.limits.deadline, this, [this] {
        end(StepId::Key, failedOutcome(StepId::Key, {ErrorKind::KeychainTimedOut, {}, {}, 0}));
    });
    const QPointer<StepRunner> alive(this);
    m_plan.key([alive, this](const KeyReading &reading) {
        if (alive)
            keyRead(reading);
    });
}

void StepRunner::keyRead(const KeyReading &reading)
{
    if (!m_running.contains(StepId::Key))
        return;
    m_credentials.key = reading.key.clone();
    m_credentials.identity = m_plan.identity;
    m_report.key = std::make_shared<const Secret>(reading.key.clone());
    end(StepId::Key,
        keyOutcome(reading, m_plan.identity.usernameOnIngest && !m_plan.identity.username.trimmed().isEmpty()));
}

void StepRunner::probe(const StepId &id)
{
    if (id == StepId::Dns && needsNoLookup(m_resource->host)) {
        end(id, noLookupOutcome(m_resource->host));
        return;
    }
    if (id == StepId::Tls && !m_plan.authorities) {
        end(id, failedOutcome({.step = id, .error = m_plan.authorities.error(), .isAuthoritiesError = true}));
        return;
    }
    auto *job = new Probe(probeOf(id), m_resource->host, m_resource->port, m_plan.limits.deadline, authorities(), this);
    connect(job, &Probe::finished, this, [this, id, job](const ProbeReport &probed) {
        job->deleteLater();
        probeEnded(id, probed);
    });
    job->start();
}

void StepRunner::probeEnded(const StepId &id, const ProbeReport &probed)
{
    if (id == StepId::Dns)
        m_resolved = probed.addresses;
    StepOutcome outcome = id == StepId::Dns   ? nameOutcome(m_resource->host, probed, m_proxy)
                          : id == StepId::Tcp ? portOutcome(*m_resource, probed, m_proxy, m_resolved)
                                              : tlsOutcome(m_resource->host, withClockCompared(probed), m_proxy);
    if (id == StepId::Tls)
        outcome.summary = Phrase::list({outcome.summary, listText(authorities().notes)});
    outcome.facts = probeFacts(probeOf(id), probed, m_proxy);
    end(id, outcome);
}

void StepRunner::readClock(const HttpResponse &response)
{
    const QDateTime serverTime = serverClock(response);
    if (serverTime.isValid())
        m_clockAhead = QDateTime::currentDateTimeUtc().secsTo(serverTime);
}

/// An invalid certificate date is the clock's fault if it is valid by another server's clock.
ProbeReport StepRunner::withClockCompared(ProbeReport probed) const
{
    if (m_clockAhead && probed.error && probed.error->tls)
        probed.error->tls = comparedWithClock(*probed.error->tls, probed.error->tls->clock.addSecs(*m_clockAhead));
    return probed;
}

void StepRunner::sendEntry(const StepId &id)
{
    const Level level = levelOf(id).value_or(Level::Debug);
    LogEntry entry;
    entry.level = level;
    // Not translated, because other people read it and search for it.
    entry.message =
        u"[TEST] Resource Console check: "_s + (levelOf(id) ? QString(wireWord(level)) : QString(wireWord(id)));
    entry.ts = QDateTime::currentDateTimeUtc();
    entry.extra = {{u"console"_s, ExtraField::Type::Text, programName()},
                   {u"version"_s, ExtraField::Type::Text, programVersion()}};
    entry.marker = m_report.marker;
    m_sent.insert(id, entry);
    auto *job = new SendJob(*m_resource, m_credentials.clone(), entry, HttpLimits{m_plan.limits, authorities()}, this);
    const auto judge = [this, id, job](qsizetype, const QList<SendResult> &results, const HttpResponse &response) {
        job->deleteLater();
        const SendResult &result = results.constFirst();
        Evidence evidence = entryEvidence(id, *m_resource, m_credentials.identity, result, response);
        evidence.keyKind = keyKindOf(m_credentials.key);
        if (id == StepId::Ingest && result.outcome == Outcome::Refused && canAskLogTool(evidence)) {
            m_report.steps[indexOfStep(id, m_report.steps)].marker.clear();
            askLogTool(evidence, result, response);
            return;
        }
        if (result.outcome == Outcome::Refused)
            m_refusals.insert(id, evidence);
        if (result.outcome == Outcome::Refused || result.outcome == Outcome::NotSent)
            m_report.steps[indexOfStep(id, m_report.steps)].marker.clear(); // cannot be found
        end(id, entryOutcome(evidence, result, response));
    };
    connect(job, &SendJob::ended, this, judge);
    job->start();
}

/// Whether a confirmed log tool is available and can explain a refused address or identity.
bool StepRunner::canAskLogTool(const Evidence &refused) const
{
    const int status = refused.error.status;
    const bool isOfAddress = status == 403 || status == 404 || status == 405 || (status >= 300 && status < 400);
    return isOfAddress && m_plan.logTool.isSet() && !hasPlaceholder(m_plan.logTool.arguments, "marker"_L1) &&
           parseToolServerUrl(m_plan.toolServer).has_value();
}

void StepRunner::askLogTool(const Evidence &refused, const SendResult &result, const HttpResponse &response)
{
    const auto catalog = catalogFromWord(m_plan.logTool.catalog, interfaceCatalogs() + m_plan.customCatalogs);
    const auto arguments =
        logArguments(m_plan.logTool.arguments, {.resourceUuid = m_resource->uuid.toLower(), .maxEntries = 1});
    const auto conclude = [this, result, response](const Evidence &evidence) {
        m_refusals.insert(StepId::Ingest, evidence);
        end(StepId::Ingest, entryOutcome(evidence, result, response));
    };
    if (!catalog || !arguments) {
        conclude(refused);
        return;
    }
    auto *call = new ToolCallJob(*parseToolServerUrl(m_plan.toolServer), {*catalog, m_plan.logTool.tool, *arguments},
                                 m_credentials.clone(), m_dialects, HttpLimits{m_plan.limits, authorities()}, this);
    connect(call, &ToolCallJob::finished, this, [=, this](const ToolCallResult &logResult) {
        call->deleteLater();
        Evidence evidence = refused;
        const bool ran = logResult.outcome == CallOutcome::Answered || logResult.outcome == CallOutcome::ToolError;
        const LogPage page = ran ? logPage(logResult.result, m_resource->uuid) : LogPage();
        evidence.logAccess = logAccessIn(page);
        evidence.realOwner = page.owner.trimmed();
        const bool isOther =
            m_resource->isTeamResource() || evidence.realOwner.compare(m_resource->owner, Qt::CaseInsensitive) != 0;
        ResourceUrl real = m_resource->ownedBy(evidence.realOwner);
        real.uuid = real.uuid.toLower();
        if (!evidence.realOwner.isEmpty() && isOther)
            evidence.realAddress = real.resourceUrl();
        conclude(evidence);
    });
    call->start();
}

void StepRunner::listTools(const StepId &id)
{
    const Result<QUrl> server = parseToolServerUrl(m_plan.toolServer);
    if (!server) {
        end(id, failedOutcome(id, server.error(), m_plan.toolServer));
        return;
    }
    if (server->scheme() == "https"_L1 && !m_plan.authorities) {
        end(id, failedOutcome({.step = id, .error = m_plan.authorities.error(), .isAuthoritiesError = true}));
        return;
    }
    const auto kind = catalogOf(id);
    Q_ASSERT(kind); // every step of tools was created from one
    if (*kind == CatalogKind::General || !m_plan.token) {
        list(id, *server);
        return;
    }
    const QPointer<StepRunner> alive(this);
    m_plan.token(*kind, [alive, this, id, kind = *kind, url = *server](KeyReading reading) {
        if (!alive || !m_running.contains(id))
            return;
        if (!reading.key.isEmpty())
            m_report.tokens.append(std::make_shared<const Secret>(reading.key.clone()));
        setToken(m_credentials, kind, std::move(reading));
        list(id, url);
    });
}

std::optional<CatalogKind> StepRunner::catalogOf(const StepId &id) const
{
    return catalogFromWord(id.catalog(), interfaceCatalogs() + m_plan.customCatalogs);
}

void StepRunner::list(const StepId &id, const QUrl &server)
{
    const auto kind = catalogOf(id);
    const HttpLimits limits = toolListLimits(m_plan.limits, authorities());
    auto *job = new ToolListJob(server, *kind, m_credentials.clone(), m_dialects, limits, this);
    QElapsedTimer clock;
    clock.start();
    connect(job, &ToolListJob::finished, this, [this, id, server, job, clock](const ToolListResult &result) {
        job->deleteLater();
        readClock(result.response);
        Evidence evidence = toolsEvidence(id, m_credentials.identity, result);
        evidence.keyKind = keyKindOf(m_credentials.key);
        const StepState general = stateOf(StepId::ToolsGeneral, m_report.steps);
        evidence.generalListed = general == StepState::Passed || general == StepState::Warned;
        constexpr int unauthorized = 401;
        if (id == StepId::ToolsGeneral && result.response.status == unauthorized && result.error) {
            retryOtherHeaders(server, result, evidence);
            return;
        }
        if (result.error) {
            toolsRefused(id, evidence, result);
            return;
        }
        m_catalogs.append(result.catalog);
        review(id, server, evidence, result, std::chrono::milliseconds(clock.elapsed()));
    });
    job->start();
}

void StepRunner::toolsRefused(const StepId &id, const Evidence &evidence, const ToolListResult &result)
{
    m_refusals.insert(id, evidence);
    end(id, toolsOutcome(id, evidence, result));
}

/// Critical findings make a fetched list a warning.
void StepRunner::review(const StepId &id, const QUrl &server, const Evidence &evidence, const ToolListResult &result,
                        std::chrono::milliseconds elapsed)
{
    if (!m_plan.criticalFindings) {
        listEnded(id, server, result, elapsed, toolsOutcome(id, evidence, result));
        return;
    }
    QElapsedTimer clock;
    clock.start();
    runInBackground(
        this, [count = m_plan.criticalFindings, catalog = result.catalog] { return count(catalog); },
        [=, this](int criticalFindings) {
            StepOutcome outcome = toolsOutcome(id, evidence, result, criticalFindings);
            outcome.reviewUs = clock.nsecsElapsed() / 1000;
            listEnded(id, server, result, elapsed, outcome);
        });
}

/// `elapsed`: until the list was complete. Calls no tool of a list that has warnings.
void StepRunner::listEnded(const StepId &id, const QUrl &server, const ToolListResult &result,
                           std::chrono::milliseconds elapsed, const StepOutcome &outcome)
{
    if (id == StepId::ToolsGeneral && outcome.state == StepState::Passed)
        askHealth(server, result.catalog, elapsed, outcome);
    else
        end(id, outcome);
}

/// A 401 does not say whether the key or the accompanying headers were refused: fetch the list again without the name,
/// and then with the resource's UUID removed or added as well.
void StepRunner::retryOtherHeaders(const QUrl &server, const ToolListResult &refused, const Evidence &evidence)
{
    Credentials other = m_credentials.clone();
    const bool hadName = !other.identity.isEmpty();
    if (!m_resource && (!hadName || evidence.listsWithoutName.has_value())) { // no UUID to add
        toolsRefused(StepId::ToolsGeneral, evidence, refused);
        return;
    }
    const bool flipsUuid = !hadName || evidence.listsWithoutName.has_value();
    other.identity.username.clear();
    other.identity.email.clear();
    if (flipsUuid)
        other.identity.resourceUuid = other.identity.resourceUuid.isEmpty() ? m_resource->uuid : QString();
    auto *job = new ToolListJob(server, CatalogKind::General, std::move(other), m_dialects,
                                toolListLimits(m_plan.limits, authorities()), this);
    connect(job, &ToolListJob::finished, this, [=, this](const ToolListResult &result) {
        job->deleteLater();
        Evidence more = evidence;
        const bool isRefused = result.response.status == refused.response.status;
        if (!result.error || isRefused) // other errors are inconclusive
            (flipsUuid ? more.listsWithUuidChanged : more.listsWithoutName) = !isRefused;
        if (!flipsUuid && isRefused) {
            retryOtherHeaders(server, refused, more);
            return;
        }
        toolsRefused(StepId::ToolsGeneral, more, refused);
    });
    job->start();
}

/// Adds facts about the server of a fetched general list: requests its health without a key, then calls its ping. Both
/// happen once, within the step's deadline, and cannot fail the step.
void StepRunner::askHealth(const QUrl &server, const ToolCatalog &catalog, std::chrono::milliseconds elapsed,
                           const StepOutcome &outcome)
{
    const std::chrono::milliseconds left = std::min(m_plan.limits.deadline - elapsed, maxHealthTime);
    if (left.count() <= 0) {
        end(StepId::ToolsGeneral, outcome);
        return;
    }
    HttpRequest request;
    request.verb = "GET";
    request.url = toolServerRoot(server);
    request.url.setPath(request.url.path(QUrl::FullyEncoded) + u"/health"_s, QUrl::TolerantMode);
    request.headers = {{"Accept", "application/json"}};
    request.limits = HttpLimits{m_plan.limits, authorities()};
    request.limits.deadline = request.limits.streamDeadline = left;
    request.limits.responseCap = healthCap;
    auto *call = new HttpCall(request, this);
    connect(call, &HttpCall::finished, this, [=, this](const HttpResponse &response) {
        call->deleteLater();
        StepOutcome extended = outcome;
        if (const Phrase text = healthText(response); !text.isEmpty())
            extended.facts.append({FactId::Health, text});
        const std::chrono::milliseconds rest = left - std::chrono::milliseconds(response.elapsedMs());
        const std::optional<ToolCall> ping = pingIn(catalog);
        if (response.fault == ErrorKind::TimedOut || rest.count() <= 0 || !ping)
            end(StepId::ToolsGeneral, extended);
        else
            callPing(server, *ping, rest, extended);
    });
    call->start();
}

void StepRunner::callPing(const QUrl &server, const ToolCall &ping, std::chrono::milliseconds left,
                          const StepOutcome &outcome)
{
    HttpLimits limits{m_plan.limits, authorities()};
    limits.deadline = limits.streamDeadline = left;
    auto *job = new ToolCallJob(server, ping, m_credentials.clone(), m_dialects, limits, this);
    connect(job, &ToolCallJob::finished, this, [this, job, outcome](const ToolCallResult &result) {
        job->deleteLater();
        StepOutcome extended = outcome;
        if (const Phrase text = pingText(result); !text.isEmpty())
            extended.facts.append({FactId::Ping, text});
        end(StepId::ToolsGeneral, extended);
    });
    job->start();
}

/// The entries that may be in the log, of this run or the earlier one.
QList<SentMarker> StepRunner::sentEntries() const
{
    QList<SentMarker> entries;
    for (const StepResult &step : m_report.steps) {
        if (step.marker.isEmpty() || !wasTried(step.state)) // a failed one with a marker has lost its response
            continue;
        const auto entry = m_sent.constFind(step.id);
        entries.append({step.marker, step.at.addMSecs(-step.elapsedUs / 1000),
                        entry == m_sent.cend() ? std::nullopt : std::optional(*entry)});
    }
    return entries;
}

void StepRunner::lookForEntries()
{
    const Result<QUrl> server = parseToolServerUrl(m_plan.toolServer);
    const QList<SentMarker> entries = sentEntries();
    std::optional<LogTool> tool;
    LogToolPlan plan = m_plan.arrival->plan;
    const QString &named = m_plan.arrival->confirmedTool;
    if (!plan.isSet() || !(named.isEmpty() || named == plan.tool)) {
        tool = named.isEmpty() ? findLogTool(m_catalogs) : findLogToolByName(named, m_catalogs);
        const bool mayCall = tool && (tool->isReadOnly || named == tool->tool.name);
        plan = mayCall ? tool->plan : LogToolPlan();
    }
    const auto catalog = catalogFromWord(plan.catalog, interfaceCatalogs() + m_plan.customCatalogs);
    if (!server || !plan.isSet() || !catalog || entries.isEmpty()) {
        const bool isListed =
            std::ranges::any_of(m_catalogs, [](const ToolCatalog &one) { return one.kind == CatalogKind::General; });
        end(StepId::Arrival, notLookedOutcome(tool, entries.isEmpty(), isListed));
        return;
    }
    m_report.logTool = plan;
    m_report.logTool.server = m_plan.toolServer;
    auto *job = new ArrivalJob({.toolServer = *server,
                                .catalog = *catalog,
                                .plan = plan,
                                .resourceUuid = m_resource->uuid,
                                .markers = entries,
                                .pace = m_plan.arrival->pace,
                                .limits = HttpLimits{m_plan.limits, authorities()}},
                               m_credentials.clone(), m_dialects, this);
    connect(job, &ArrivalJob::finished, this, [this, job, entries, plan](const ArrivalReport &report) {
        job->deleteLater();
        const QPointer<StepRunner> alive(this);
        for (qsizetype index = 0; alive && index < report.markers.size(); ++index) {
            if (report.markers.at(index).arrival == Arrival::Arrived && entries.at(index).entry)
                emit seen(m_sent.key(*entries.at(index).entry, StepId::Arrival));
        }
        if (alive)
            end(StepId::Arrival, arrivalOutcome(report, entries, plan));
    });
    job->start();
}

} // namespace rc

#include "moc_steprunner.cpp"
