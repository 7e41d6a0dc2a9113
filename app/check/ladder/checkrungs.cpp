// SPDX-License-Identifier: GPL-3.0-or-later
// What each rung does: reads, probes, sends and lists.
#include "check/ladder/detail/checkrunprivate.h"
#include "check/ladder/lifesigns.h"
#include "core/version.h"
#include "service/arrival/logtool.h"
#include "service/send/sendjob.h"
#include "wire/http/tlsclock.h"

#include <QPointer>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Probe::Kind probeOf(const RungId &id)
{
    return id == RungId::Dns ? Probe::Kind::Name : id == RungId::Tcp ? Probe::Kind::Port : Probe::Kind::Tls;
}

} // namespace

void CheckRun::Private::readUrl()
{
    const Result<PastedResource> pasted = parseResourceUrl(plan.resource);
    if (!pasted) {
        end(RungId::Url, failedEnding(RungId::Url, pasted.error(), plan.resource));
        return;
    }
    resource = pasted->resource;
    proxy = proxyFor(resource->host, resource->port, resource->encrypted);
    end(RungId::Url, urlEnding(*pasted));
}

void CheckRun::Private::readKey()
{
    if (!plan.key) {
        end(RungId::Key, failedEnding(RungId::Key, {ErrorKind::NoKey, {}, {}, 0}));
        return;
    }
    QTimer::singleShot(plan.limits.deadline, q, [this] {
        end(RungId::Key, failedEnding(RungId::Key, {ErrorKind::KeychainTimedOut, {}, {}, 0}));
    });
    const QPointer<CheckRun> alive(q);
    plan.key([alive, this](const KeyReading &reading) {
        if (alive)
            keyCame(reading);
    });
}

void CheckRun::Private::keyCame(const KeyReading &reading)
{
    if (ended || rung(RungId::Key).state != RungState::Running)
        return;
    credentials.key = reading.key.clone();
    credentials.identity = plan.identity;
    report.key = std::make_shared<const Secret>(reading.key.clone());
    end(RungId::Key, keyEnding(reading));
}

void CheckRun::Private::probe(const RungId &id)
{
    if (id == RungId::Dns && needsNoLookup(resource->host)) {
        end(id, noLookupEnding(resource->host));
        return;
    }
    if (id == RungId::Tls && !plan.authorities) {
        end(id, failedEnding({.rung = id, .error = plan.authorities.error(), .ofAuthorities = true}));
        return;
    }
    auto *look = new Probe(probeOf(id), resource->host, resource->port, plan.limits.deadline, authorities(), q);
    connect(look, &Probe::finished, q, [this, id, look](const ProbeReport &probed) {
        look->deleteLater();
        probeEnded(id, probed);
    });
    look->start();
}

void CheckRun::Private::probeEnded(const RungId &id, const ProbeReport &probed)
{
    if (id == RungId::Dns)
        resolved = probed.addresses;
    RungEnding ending = id == RungId::Dns   ? nameEnding(resource->host, probed, proxy)
                        : id == RungId::Tcp ? portEnding(*resource, probed, proxy, resolved)
                                            : tlsEnding(resource->host, withClockCompared(probed), proxy);
    ending.facts = probeFacts(probeOf(id), probed, proxy);
    end(id, ending);
}

void CheckRun::Private::readClock(const HttpAnswer &answer)
{
    const QDateTime there = serverClock(answer);
    if (there.isValid())
        clockAhead = QDateTime::currentDateTimeUtc().secsTo(there);
}

/// A certificate out of date is the clock's fault when another server's clock finds it good.
ProbeReport CheckRun::Private::withClockCompared(ProbeReport probed) const
{
    if (clockAhead && probed.error && probed.error->tls)
        probed.error->tls = comparedWithClock(*probed.error->tls, probed.error->tls->clock.addSecs(*clockAhead));
    return probed;
}

void CheckRun::Private::sendEntry(const RungId &id)
{
    const Level level = levelOf(id).value_or(Level::Debug);
    LogEntry entry;
    entry.level = level;
    // Not translated: it is read by others, and searched for.
    entry.message =
        u"[TEST] Resource Console check: "_s + (levelOf(id) ? QString(wireWord(level)) : QString(wireWord(id)));
    entry.ts = QDateTime::currentDateTimeUtc();
    entry.extra = {{u"console"_s, ExtraField::Type::Text, programName()},
                   {u"version"_s, ExtraField::Type::Text, programVersion()}};
    entry.marker = report.marker;
    sent.insert(id, entry);
    auto *job = new SendJob(*resource, credentials.clone(), entry, answerLimits(plan.limits, authorities()), q);
    const auto judge = [this, id, job](qsizetype, const QList<SendResult> &results, const HttpAnswer &answer) {
        job->deleteLater();
        const SendResult &result = results.constFirst();
        const Evidence seen = entryEvidence(id, *resource, credentials.identity, result, answer);
        if (result.outcome == Outcome::Refused)
            refusals.insert(id, seen);
        if (result.outcome == Outcome::Refused || result.outcome == Outcome::NotSent)
            rung(id).marker.clear(); // nobody will find it
        end(id, entryEnding(seen, result, answer));
    };
    connect(job, &SendJob::ended, q, judge);
    job->start();
}

void CheckRun::Private::listTools(const RungId &id)
{
    const Result<QUrl> server = parseToolServerUrl(plan.toolServer);
    if (!server) {
        end(id, failedEnding(id, server.error(), plan.toolServer));
        return;
    }
    if (server->scheme() == "https"_L1 && !plan.authorities) {
        end(id, failedEnding({.rung = id, .error = plan.authorities.error(), .ofAuthorities = true}));
        return;
    }
    if (id != RungId::ToolsCodeHosting || !plan.token) {
        list(id, *server);
        return;
    }
    const QPointer<CheckRun> alive(q);
    plan.token([alive, this, id, url = *server](KeyReading reading) {
        if (!alive || ended || rung(id).state != RungState::Running)
            return;
        tokenCame(std::move(reading));
        list(id, url);
    });
}

void CheckRun::Private::tokenCame(KeyReading reading)
{
    report.token = std::make_shared<const Secret>(reading.key.clone());
    credentials = credentialsFrom(std::move(credentials.key), credentials.identity, std::move(reading));
}

void CheckRun::Private::list(const RungId &id, const QUrl &server)
{
    const auto kind = catalogFromWord(id.catalog(), interfaceCatalogs() + plan.furtherCatalogs);
    Q_ASSERT(kind); // each rung of tools came from one of them
    const HttpLimits limits = toolListLimits(plan.limits, authorities());
    auto *job = new ToolListJob(server, *kind, credentials.clone(), dialects, limits, q);
    connect(job, &ToolListJob::finished, q, [this, id, server, job](const ToolListResult &result) {
        job->deleteLater();
        readClock(result.answer);
        const Evidence seen = toolsEvidence(id, credentials.identity, result);
        if (result.error)
            refusals.insert(id, seen);
        else
            catalogs.append(result.catalog);
        const RungEnding ending = toolsEnding(id, seen, result);
        if (id == RungId::ToolsGeneral && ending.state == RungState::Passed)
            lookForLife(id, server, result.catalog, ending);
        else
            end(id, ending);
    });
    job->start();
}

/// Of a list that came: what else its server says of itself is a fact beside it, within the deadline of the rung.
void CheckRun::Private::lookForLife(const RungId &id, const QUrl &server, const ToolCatalog &catalog,
                                    const RungEnding &ending)
{
    HttpLimits limits = answerLimits(plan.limits, authorities());
    limits.deadline -= std::chrono::milliseconds((nowUs() - rung(id).startedUs) / 1000);
    if (limits.deadline <= std::chrono::milliseconds(0)) {
        end(id, ending);
        return;
    }
    auto *signs =
        new LifeSigns({.toolServer = server, .catalog = catalog, .limits = limits}, credentials.clone(), dialects, q);
    connect(signs, &LifeSigns::finished, q, [this, id, signs, ending](const QList<Fact> &facts) {
        signs->deleteLater();
        RungEnding whole = ending;
        whole.facts += facts;
        end(id, whole);
    });
    signs->start();
}

/// What may be in the log: of this run, or of the one that the kept rungs are of.
QList<SentMarker> CheckRun::Private::sentEntries() const
{
    QList<SentMarker> entries;
    for (const RungResult &told : report.rungs) {
        const bool mayBeThere = told.state == RungState::Passed || told.state == RungState::Warned;
        if (told.marker.isEmpty() || !mayBeThere)
            continue;
        const auto entry = sent.constFind(told.id);
        entries.append({told.marker, told.at.addMSecs(-told.elapsedUs / 1000),
                        entry == sent.cend() ? std::nullopt : std::optional(*entry)});
    }
    return entries;
}

void CheckRun::Private::lookForEntries()
{
    const Result<QUrl> server = parseToolServerUrl(plan.toolServer);
    const QList<SentMarker> entries = sentEntries();
    std::optional<LogTool> tool;
    ReadingPlan how = plan.arrival->plan;
    const QString &named = plan.arrival->confirmedTool;
    if (!how.isSet() || !(named.isEmpty() || named == how.tool)) {
        tool = named.isEmpty() ? logToolIn(catalogs) : namedLogTool(named, catalogs);
        const bool mayCall = tool && (tool->statesReading || named == tool->tool.name);
        how = mayCall ? tool->plan : ReadingPlan();
    }
    const auto catalog = catalogFromWord(how.catalog, interfaceCatalogs() + plan.furtherCatalogs);
    if (!server || !how.isSet() || !catalog || entries.isEmpty()) {
        end(RungId::Arrival, notLookedEnding(tool, entries.isEmpty()));
        return;
    }
    report.logTool = how;
    report.logTool.server = plan.toolServer;
    auto *job = new ArrivalJob({.toolServer = *server,
                                .catalog = *catalog,
                                .plan = how,
                                .resourceUuid = resource->uuid,
                                .markers = entries,
                                .pace = plan.arrival->pace,
                                .limits = answerLimits(plan.limits, authorities())},
                               credentials.clone(), dialects, q);
    connect(job, &ArrivalJob::finished, q, [this, job, entries, how](const ArrivalReport &looked) {
        job->deleteLater();
        end(RungId::Arrival, arrivalEnding(looked, entries, how));
    });
    job->start();
}

} // namespace rc
