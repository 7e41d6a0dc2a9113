// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/ladder/detail/rungwork.h"

#include "core/background.h"
#include "core/json/jsontape.h"
#include "core/version.h"
#include "core/words/displaytext.h"
#include "service/arrival/logtool.h"
#include "service/send/sendjob.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 healthCap = 64 * bytesPerKibibyte;
/// A server with a slow health endpoint must not use up the check's deadline.
constexpr std::chrono::milliseconds longestSigns{5'000};

/// "200 {"status":"ok"}, 3.2 ms"; empty for a refusal, a page, or anything but JSON.
QString healthText(const HttpAnswer &answer)
{
    constexpr qsizetype shownHealth = 200;
    const QByteArray body = answer.body.trimmed();
    if (!answer.isSuccess() || body.isEmpty() || !JsonTape::read(body))
        return {};
    return QCoreApplication::translate("rc::LifeSigns", "%1 %2, %3", "an HTTP status, its text, a duration")
        .arg(QString::number(answer.status), displayBytes(body, LineBreaks::Mark, shownHealth),
             shownUs(answer.timings.done));
}

/// "The tool answered, 4.0 ms"; empty if nothing was called.
QString pingText(const ToolCallResult &result)
{
    if (result.outcome == CallOutcome::NotSent || result.outcome == CallOutcome::Cancelled)
        return {};
    return QCoreApplication::translate("rc::LifeSigns", "%1, %2", "how a call ended, a duration")
        .arg(outcomeName(result.outcome), shownUs(result.elapsedMs * 1000));
}

Probe::Kind probeOf(const RungId &id)
{
    return id == RungId::Dns ? Probe::Kind::Name : id == RungId::Tcp ? Probe::Kind::Port : Probe::Kind::Tls;
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

RungWork::RungWork(const CheckPlan &plan, CheckReport &report, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_plan(plan)
    , m_report(report)
    , m_dialects(dialects)
{
}

void RungWork::begin(const RungId &id)
{
    m_running.insert(id);
    switch (id.step()) {
    case RungId::Url:
        readUrl();
        break;
    case RungId::Key:
        readKey();
        break;
    case RungId::Dns:
    case RungId::Tcp:
    case RungId::Tls:
        probe(id);
        break;
    case RungId::ToolsGeneral:
    case RungId::ToolsCodeHosting:
    case RungId::ToolsFurther:
        listTools(id);
        break;
    case RungId::Arrival:
        lookForEntries();
        break;
    default:
        sendEntry(id);
    }
}

void RungWork::stop()
{
    m_running.clear();
    const QObjectList jobs = children();
    for (QObject *job : jobs) {
        job->disconnect(this);
        job->deleteLater();
    }
}

void RungWork::end(const RungId &id, const RungEnding &ending)
{
    if (m_running.remove(id))
        emit ended(id, ending);
}

void RungWork::readUrl()
{
    const Result<PastedResource> pasted = parseResourceUrl(m_plan.resource);
    if (!pasted) {
        end(RungId::Url, failedEnding(RungId::Url, pasted.error(), m_plan.resource));
        return;
    }
    m_resource = pasted->resource;
    m_proxy = proxyFor(m_resource->host, m_resource->port, m_resource->encrypted);
    end(RungId::Url, urlEnding(*pasted));
}

void RungWork::readKey()
{
    if (!m_plan.key) {
        end(RungId::Key, failedEnding(RungId::Key, {ErrorKind::NoKey, {}, {}, 0}));
        return;
    }
    QTimer::singleShot(m_plan.limits.deadline, this, [this] {
        end(RungId::Key, failedEnding(RungId::Key, {ErrorKind::KeychainTimedOut, {}, {}, 0}));
    });
    const QPointer<RungWork> alive(this);
    m_plan.key([alive, this](const KeyReading &reading) {
        if (alive)
            keyCame(reading);
    });
}

void RungWork::keyCame(const KeyReading &reading)
{
    if (!m_running.contains(RungId::Key))
        return;
    m_credentials.key = reading.key.clone();
    m_credentials.identity = m_plan.identity;
    m_report.key = std::make_shared<const Secret>(reading.key.clone());
    end(RungId::Key, keyEnding(reading, m_plan.identity.onIngest && !m_plan.identity.username.trimmed().isEmpty()));
}

void RungWork::probe(const RungId &id)
{
    if (id == RungId::Dns && needsNoLookup(m_resource->host)) {
        end(id, noLookupEnding(m_resource->host));
        return;
    }
    if (id == RungId::Tls && !m_plan.authorities) {
        end(id, failedEnding({.rung = id, .error = m_plan.authorities.error(), .ofAuthorities = true}));
        return;
    }
    auto *look =
        new Probe(probeOf(id), m_resource->host, m_resource->port, m_plan.limits.deadline, authorities(), this);
    connect(look, &Probe::finished, this, [this, id, look](const ProbeReport &probed) {
        look->deleteLater();
        probeEnded(id, probed);
    });
    look->start();
}

void RungWork::probeEnded(const RungId &id, const ProbeReport &probed)
{
    if (id == RungId::Dns)
        m_resolved = probed.addresses;
    RungEnding ending = id == RungId::Dns   ? nameEnding(m_resource->host, probed, m_proxy)
                        : id == RungId::Tcp ? portEnding(*m_resource, probed, m_proxy, m_resolved)
                                            : tlsEnding(m_resource->host, withClockCompared(probed), m_proxy);
    if (id == RungId::Tls)
        ending.summary = (QStringList{ending.summary} + authorities().notes).join(u", "_s);
    ending.facts = probeFacts(probeOf(id), probed, m_proxy);
    end(id, ending);
}

void RungWork::readClock(const HttpAnswer &answer)
{
    const QDateTime there = serverClock(answer);
    if (there.isValid())
        m_clockAhead = QDateTime::currentDateTimeUtc().secsTo(there);
}

/// An invalid certificate date is the clock's fault if it is valid by another server's clock.
ProbeReport RungWork::withClockCompared(ProbeReport probed) const
{
    if (m_clockAhead && probed.error && probed.error->tls)
        probed.error->tls = comparedWithClock(*probed.error->tls, probed.error->tls->clock.addSecs(*m_clockAhead));
    return probed;
}

void RungWork::sendEntry(const RungId &id)
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
    auto *job =
        new SendJob(*m_resource, m_credentials.clone(), entry, answerLimits(m_plan.limits, authorities()), this);
    const auto judge = [this, id, job](qsizetype, const QList<SendResult> &results, const HttpAnswer &answer) {
        job->deleteLater();
        const SendResult &result = results.constFirst();
        Evidence seen = entryEvidence(id, *m_resource, m_credentials.identity, result, answer);
        seen.keyKind = keyKindOf(m_credentials.key);
        if (id == RungId::Ingest && result.outcome == Outcome::Refused && mayKnowMore(seen)) {
            m_report.rungs[placeOf(id, m_report.rungs)].marker.clear();
            askWitness(seen, result, answer);
            return;
        }
        if (result.outcome == Outcome::Refused)
            m_refusals.insert(id, seen);
        if (result.outcome == Outcome::Refused || result.outcome == Outcome::NotSent)
            m_report.rungs[placeOf(id, m_report.rungs)].marker.clear(); // cannot be found
        end(id, entryEnding(seen, result, answer));
    };
    connect(job, &SendJob::ended, this, judge);
    job->start();
}

/// Whether a confirmed log tool may explain a refused address or identity.
bool RungWork::mayKnowMore(const Evidence &refused) const
{
    const int status = refused.error.status;
    const bool isOfAddress = status == 403 || status == 404 || status == 405 || (status >= 300 && status < 400);
    return isOfAddress && m_plan.logTool.isSet() && !hasPlaceholder(m_plan.logTool.arguments, "marker"_L1) &&
           parseToolServerUrl(m_plan.toolServer).has_value();
}

void RungWork::askWitness(const Evidence &seen, const SendResult &result, const HttpAnswer &answer)
{
    const auto catalog = catalogFromWord(m_plan.logTool.catalog, interfaceCatalogs() + m_plan.furtherCatalogs);
    const auto arguments =
        logArguments(m_plan.logTool.arguments, {.resourceUuid = m_resource->uuid.toLower(), .most = 1});
    const auto conclude = [this, result, answer](const Evidence &known) {
        m_refusals.insert(RungId::Ingest, known);
        end(RungId::Ingest, entryEnding(known, result, answer));
    };
    if (!catalog || !arguments) {
        conclude(seen);
        return;
    }
    auto *call = new ToolCallJob(*parseToolServerUrl(m_plan.toolServer), {*catalog, m_plan.logTool.tool, *arguments},
                                 m_credentials.clone(), m_dialects, answerLimits(m_plan.limits, authorities()), this);
    connect(call, &ToolCallJob::finished, this, [=, this](const ToolCallResult &told) {
        call->deleteLater();
        Evidence known = seen;
        const bool ran = told.outcome == CallOutcome::Answered || told.outcome == CallOutcome::ToolError;
        const LogPage page = ran ? logPage(told.result, m_resource->uuid) : LogPage();
        known.witness = witnessIn(page);
        known.realOwner = page.owner.trimmed();
        const bool isOther =
            m_resource->isOfTeam() || known.realOwner.compare(m_resource->owner, Qt::CaseInsensitive) != 0;
        ResourceUrl real = m_resource->ownedBy(known.realOwner);
        real.uuid = real.uuid.toLower();
        if (!known.realOwner.isEmpty() && isOther)
            known.realAddress = real.resourceUrl();
        conclude(known);
    });
    call->start();
}

void RungWork::listTools(const RungId &id)
{
    const Result<QUrl> server = parseToolServerUrl(m_plan.toolServer);
    if (!server) {
        end(id, failedEnding(id, server.error(), m_plan.toolServer));
        return;
    }
    if (server->scheme() == "https"_L1 && !m_plan.authorities) {
        end(id, failedEnding({.rung = id, .error = m_plan.authorities.error(), .ofAuthorities = true}));
        return;
    }
    const auto kind = catalogOf(id);
    Q_ASSERT(kind); // every step of tools was created from one
    if (*kind == CatalogKind::General || !m_plan.token) {
        list(id, *server);
        return;
    }
    const QPointer<RungWork> alive(this);
    m_plan.token(*kind, [alive, this, id, kind = *kind, url = *server](KeyReading reading) {
        if (!alive || !m_running.contains(id))
            return;
        if (!reading.key.isEmpty())
            m_report.tokens.append(std::make_shared<const Secret>(reading.key.clone()));
        setToken(m_credentials, kind, std::move(reading));
        list(id, url);
    });
}

std::optional<CatalogKind> RungWork::catalogOf(const RungId &id) const
{
    return catalogFromWord(id.catalog(), interfaceCatalogs() + m_plan.furtherCatalogs);
}

void RungWork::list(const RungId &id, const QUrl &server)
{
    const auto kind = catalogOf(id);
    const HttpLimits limits = toolListLimits(m_plan.limits, authorities());
    auto *job = new ToolListJob(server, *kind, m_credentials.clone(), m_dialects, limits, this);
    QElapsedTimer clock;
    clock.start();
    connect(job, &ToolListJob::finished, this, [this, id, server, job, clock](const ToolListResult &result) {
        job->deleteLater();
        readClock(result.answer);
        Evidence seen = toolsEvidence(id, m_credentials.identity, result);
        seen.keyKind = keyKindOf(m_credentials.key);
        const RungState general = stateOf(RungId::ToolsGeneral, m_report.rungs);
        seen.generalCame = general == RungState::Passed || general == RungState::Warned;
        constexpr int unauthorized = 401;
        if (id == RungId::ToolsGeneral && result.answer.status == unauthorized && result.error) {
            askOtherwise(server, result, seen);
            return;
        }
        if (result.error) {
            m_refusals.insert(id, seen);
            end(id, toolsEnding(id, seen, result));
            return;
        }
        m_catalogs.append(result.catalog);
        review(id, server, seen, result, std::chrono::milliseconds(clock.elapsed()));
    });
    job->start();
}

/// Critical findings make a fetched list a warning.
void RungWork::review(const RungId &id, const QUrl &server, const Evidence &seen, const ToolListResult &result,
                      std::chrono::milliseconds elapsed)
{
    if (!m_plan.criticalFindings) {
        listEnded(id, server, result, elapsed, toolsEnding(id, seen, result));
        return;
    }
    QElapsedTimer clock;
    clock.start();
    inBackground(
        this, [count = m_plan.criticalFindings, catalog = result.catalog] { return count(catalog); },
        [=, this](int criticalFindings) {
            RungEnding ending = toolsEnding(id, seen, result, criticalFindings);
            ending.reviewUs = clock.nsecsElapsed() / 1000;
            listEnded(id, server, result, elapsed, ending);
        });
}

/// `elapsed`: until the list was complete. No tool of a list with remarks is called.
void RungWork::listEnded(const RungId &id, const QUrl &server, const ToolListResult &result,
                         std::chrono::milliseconds elapsed, const RungEnding &ending)
{
    if (id == RungId::ToolsGeneral && ending.state == RungState::Passed)
        askHealth(server, result.catalog, elapsed, ending);
    else
        end(id, ending);
}

/// A 401 does not say whether the key or the accompanying headers were refused: fetch the list again without the name,
/// and then with the resource's UUID removed or added as well.
void RungWork::askOtherwise(const QUrl &server, const ToolListResult &refused, const Evidence &seen)
{
    Credentials other = m_credentials.clone();
    const bool hadName = !other.identity.isEmpty();
    if (!m_resource && (!hadName || seen.listsWithoutName.has_value())) { // no UUID to add
        m_refusals.insert(RungId::ToolsGeneral, seen);
        end(RungId::ToolsGeneral, toolsEnding(RungId::ToolsGeneral, seen, refused));
        return;
    }
    const bool flipsUuid = !hadName || seen.listsWithoutName.has_value();
    other.identity.username.clear();
    other.identity.email.clear();
    if (flipsUuid)
        other.identity.resourceUuid = other.identity.resourceUuid.isEmpty() ? m_resource->uuid : QString();
    auto *job = new ToolListJob(server, CatalogKind::General, std::move(other), m_dialects,
                                toolListLimits(m_plan.limits, authorities()), this);
    connect(job, &ToolListJob::finished, this, [=, this](const ToolListResult &result) {
        job->deleteLater();
        Evidence more = seen;
        const bool isRefused = result.answer.status == refused.answer.status;
        if (!result.error || isRefused) // other errors are inconclusive
            (flipsUuid ? more.listsOtherwise : more.listsWithoutName) = !isRefused;
        if (!flipsUuid && isRefused) {
            askOtherwise(server, refused, more);
            return;
        }
        m_refusals.insert(RungId::ToolsGeneral, more);
        end(RungId::ToolsGeneral, toolsEnding(RungId::ToolsGeneral, more, refused));
    });
    job->start();
}

/// After a fetched general list: further facts about its server, which are never its fault. The health is requested
/// without a key, then the list's ping is called, once each and within the step's deadline.
void RungWork::askHealth(const QUrl &server, const ToolCatalog &catalog, std::chrono::milliseconds elapsed,
                         const RungEnding &ending)
{
    const std::chrono::milliseconds left = std::min(m_plan.limits.deadline - elapsed, longestSigns);
    if (left.count() <= 0) {
        end(RungId::ToolsGeneral, ending);
        return;
    }
    HttpRequest request;
    request.verb = "GET";
    request.url = toolServerRoot(server);
    request.url.setPath(request.url.path(QUrl::FullyEncoded) + u"/health"_s, QUrl::TolerantMode);
    request.headers = {{"Accept", "application/json"}};
    request.limits = answerLimits(m_plan.limits, authorities());
    request.limits.deadline = request.limits.streamDeadline = left;
    request.limits.answerCap = healthCap;
    auto *call = new HttpCall(request, this);
    connect(call, &HttpCall::finished, this, [=, this](const HttpAnswer &answer) {
        call->deleteLater();
        RungEnding known = ending;
        if (const QString text = healthText(answer); !text.isEmpty())
            known.facts.append({FactId::Health, text});
        const std::chrono::milliseconds rest = left - std::chrono::milliseconds(answer.elapsedMs());
        const std::optional<ToolCall> ping = pingIn(catalog);
        if (answer.fault == HttpFault::TimedOut || rest.count() <= 0 || !ping)
            end(RungId::ToolsGeneral, known);
        else
            callPing(server, *ping, rest, known);
    });
    call->start();
}

void RungWork::callPing(const QUrl &server, const ToolCall &ping, std::chrono::milliseconds left,
                        const RungEnding &ending)
{
    HttpLimits limits = answerLimits(m_plan.limits, authorities());
    limits.deadline = limits.streamDeadline = left;
    auto *job = new ToolCallJob(server, ping, m_credentials.clone(), m_dialects, limits, this);
    connect(job, &ToolCallJob::finished, this, [this, job, ending](const ToolCallResult &result) {
        job->deleteLater();
        RungEnding known = ending;
        if (const QString text = pingText(result); !text.isEmpty())
            known.facts.append({FactId::Ping, text});
        end(RungId::ToolsGeneral, known);
    });
    job->start();
}

/// The entries that may be in the log, of this run or the earlier one.
QList<SentMarker> RungWork::sentEntries() const
{
    QList<SentMarker> entries;
    for (const RungResult &told : m_report.rungs) {
        if (told.marker.isEmpty() || !wasTried(told.state)) // a failed one with a marker has lost its response
            continue;
        const auto entry = m_sent.constFind(told.id);
        entries.append({told.marker, told.at.addMSecs(-told.elapsedUs / 1000),
                        entry == m_sent.cend() ? std::nullopt : std::optional(*entry)});
    }
    return entries;
}

void RungWork::lookForEntries()
{
    const Result<QUrl> server = parseToolServerUrl(m_plan.toolServer);
    const QList<SentMarker> entries = sentEntries();
    std::optional<LogTool> tool;
    ReadingPlan how = m_plan.arrival->plan;
    const QString &named = m_plan.arrival->confirmedTool;
    if (!how.isSet() || !(named.isEmpty() || named == how.tool)) {
        tool = named.isEmpty() ? logToolIn(m_catalogs) : namedLogTool(named, m_catalogs);
        const bool mayCall = tool && (tool->statesReading || named == tool->tool.name);
        how = mayCall ? tool->plan : ReadingPlan();
    }
    const auto catalog = catalogFromWord(how.catalog, interfaceCatalogs() + m_plan.furtherCatalogs);
    if (!server || !how.isSet() || !catalog || entries.isEmpty()) {
        const bool isListed =
            std::ranges::any_of(m_catalogs, [](const ToolCatalog &one) { return one.kind == CatalogKind::General; });
        end(RungId::Arrival, notLookedEnding(tool, entries.isEmpty(), isListed));
        return;
    }
    m_report.logTool = how;
    m_report.logTool.server = m_plan.toolServer;
    auto *job = new ArrivalJob({.toolServer = *server,
                                .catalog = *catalog,
                                .plan = how,
                                .resourceUuid = m_resource->uuid,
                                .markers = entries,
                                .pace = m_plan.arrival->pace,
                                .limits = answerLimits(m_plan.limits, authorities())},
                               m_credentials.clone(), m_dialects, this);
    connect(job, &ArrivalJob::finished, this, [this, job, entries, how](const ArrivalReport &looked) {
        job->deleteLater();
        const QPointer<RungWork> alive(this);
        for (qsizetype place = 0; alive && place < looked.markers.size(); ++place) {
            if (looked.markers.at(place).arrival == Arrival::Arrived && entries.at(place).entry)
                emit seen(m_sent.key(*entries.at(place).entry, RungId::Arrival));
        }
        if (alive)
            end(RungId::Arrival, arrivalEnding(looked, entries, how));
    });
    job->start();
}

} // namespace rc

#include "moc_rungwork.cpp"
