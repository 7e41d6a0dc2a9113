// SPDX-License-Identifier: GPL-3.0-or-later
// Climbs the ladder: starts each rung as soon as what it needs holds.
#include "check/checkrun.h"

#include "check/rungending.h"
#include "core/marker.h"
#include "core/version.h"
#include "service/sendjob.h"
#include "wire/tlsclock.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Probe::Kind probeOf(RungId id)
{
    return id == RungId::Dns ? Probe::Kind::Name : id == RungId::Tcp ? Probe::Kind::Port : Probe::Kind::Tls;
}

} // namespace

struct CheckRun::Private
{
    Private(CheckRun *run, CheckPlan wanted, DialectMemory &memory)
        : q(run)
        , plan(std::move(wanted))
        , dialects(memory)
    {
        for (const RungRow &row : rungTable()) {
            RungResult rung;
            rung.id = row.id;
            report.rungs.append(rung);
        }
    }

    CheckRun *q;
    CheckPlan plan;
    DialectMemory &dialects;
    bool started = false;
    bool ended = false;
    QElapsedTimer clock;
    CheckReport report;
    std::optional<ResourceUrl> resource;
    Credentials credentials;
    QString proxy;
    QStringList resolved;             ///< the host's addresses, once they are known
    std::optional<qint64> clockAhead; ///< seconds a server's clock is ahead of ours, by the Date of its answer

    [[nodiscard]] RungResult &rung(RungId id) { return report.rungs[static_cast<qsizetype>(id)]; }
    [[nodiscard]] Authorities authorities() const { return plan.authorities.value_or(Authorities()); }
    [[nodiscard]] qint64 nowUs() const { return clock.isValid() ? clock.nsecsElapsed() / 1000 : 0; }

    void begin();
    void skipWhatIsNotAsked();
    void advance();
    [[nodiscard]] bool settle(const RungRow &row);
    [[nodiscard]] bool aLevelIsRunning() const;
    void run(RungId id);
    void end(RungId id, const RungEnding &ending);
    void skip(RungId id, const QString &why);
    void finish();

    void readUrl();
    void readKey();
    void keyCame(const KeyReading &reading);
    void probe(RungId id);
    void probeEnded(RungId id, const ProbeReport &probed);
    void readClock(const HttpAnswer &answer);
    [[nodiscard]] ProbeReport withClockCompared(ProbeReport probed) const;
    void sendEntry(RungId id);
    void listTools(RungId id);
};

CheckRun::CheckRun(CheckPlan plan, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(plan), dialects))
{
}

CheckRun::~CheckRun() = default;

void CheckRun::start()
{
    if (d->started || d->ended)
        return;
    d->started = true;
    d->clock.start();
    d->report.marker = newMarker();
    d->report.resource = d->plan.resource;
    d->report.toolServer = d->plan.toolServer;
    QMetaObject::invokeMethod(this, [this] { d->begin(); }, Qt::QueuedConnection);
}

void CheckRun::abort()
{
    if (d->ended)
        return;
    d->ended = true; // Nothing that ends from here on counts.
    d->report.cancelled = true;
    for (const RungRow &row : rungTable()) {
        const RungResult &rung = d->rung(row.id);
        const bool sending = rung.state == RungState::Running && !rung.marker.isEmpty();
        if (rung.state == RungState::Waiting || rung.state == RungState::Running)
            d->skip(row.id, sending ? tr("cancelled; the entry may have been delivered") : tr("cancelled"));
    }
    const QObjectList jobs = children();
    for (QObject *job : jobs) {
        job->disconnect(this);
        job->deleteLater();
    }
    d->finish();
}

void CheckRun::Private::begin()
{
    if (ended)
        return;
    skipWhatIsNotAsked();
    advance();
}

void CheckRun::Private::skipWhatIsNotAsked()
{
    for (const RungRow &row : rungTable()) {
        const std::optional<Level> level = levelOf(row.id);
        if (level == Level::Alert && !plan.includeAlert)
            skip(row.id, CheckRun::tr("only when you ask for it"));
        else if (level && level != Level::Alert && !plan.levels.contains(*level))
            skip(row.id, CheckRun::tr("not asked for"));
    }
    if (plan.toolServer.trimmed().isEmpty()) {
        skip(RungId::ToolsGeneral, CheckRun::tr("no tool server address given"));
        skip(RungId::ToolsCodeHosting, CheckRun::tr("no tool server address given"));
    }
}

/// Settles every waiting rung that can be settled, until none can; ends the run when nothing is left.
void CheckRun::Private::advance()
{
    const QPointer<CheckRun> alive(q);
    bool changed = true;
    while (changed) {
        changed = false;
        for (const RungRow &row : rungTable()) {
            // Whoever hears of a rung may abort or delete the run.
            if (!alive || ended)
                return;
            if (rung(row.id).state == RungState::Waiting && settle(row))
                changed = true;
        }
    }
    if (!alive || ended)
        return;
    const bool busy = std::any_of(report.rungs.cbegin(), report.rungs.cend(), [](const RungResult &r) {
        return r.state == RungState::Waiting || r.state == RungState::Running;
    });
    if (!busy) {
        ended = true;
        finish();
    }
}

/// Starts a rung whose needs hold or skips one whose needs cannot come to hold; false when it has to wait.
bool CheckRun::Private::settle(const RungRow &row)
{
    for (const RungId need : row.needs) {
        const RungResult &needed = rung(need);
        // Plain http has no TLS to prove: that skip stands in nobody's way.
        const RungState port = rung(RungId::Tcp).state;
        const bool noTls = need == RungId::Tls && resource && !resource->encrypted &&
                           (port == RungState::Passed || port == RungState::Warned);
        if (needed.state == RungState::Failed) {
            skip(row.id, CheckRun::tr("waits for: %1", "the id of a rung").arg(wireWord(need)));
            return true;
        }
        if (needed.state == RungState::Skipped && !noTls) {
            skip(row.id, needed.summary);
            return true;
        }
    }
    const bool ready = std::all_of(row.needs.cbegin(), row.needs.cend(), [this](RungId need) {
        const RungState state = rung(need).state;
        return state != RungState::Waiting && state != RungState::Running;
    });
    if (!ready || (levelOf(row.id) && aLevelIsRunning()))
        return false;
    run(row.id);
    return true;
}

bool CheckRun::Private::aLevelIsRunning() const
{
    return std::any_of(report.rungs.cbegin(), report.rungs.cend(),
                       [](const RungResult &r) { return levelOf(r.id) && r.state == RungState::Running; });
}

void CheckRun::Private::run(RungId id)
{
    if (id == RungId::Tls && resource && !resource->encrypted) {
        skip(id, CheckRun::tr("plain http on this machine, no TLS"));
        return;
    }
    RungResult &running = rung(id);
    running.state = RungState::Running;
    running.startedUs = nowUs();
    if (id == RungId::Ingest || levelOf(id))
        running.marker = report.marker;
    const QPointer<CheckRun> alive(q);
    emit q->rungChanged(RungResult(running));
    if (!alive || ended)
        return;
    switch (id) {
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
        listTools(id);
        break;
    default:
        sendEntry(id);
    }
}

void CheckRun::Private::end(RungId id, const RungEnding &ending)
{
    RungResult &done = rung(id);
    if (ended || done.state != RungState::Running)
        return;
    done.state = ending.state;
    done.elapsedUs = nowUs() - done.startedUs;
    done.summary = ending.summary;
    done.cause = ending.cause;
    done.hint = ending.hint;
    done.reply = ending.reply;
    done.exitCode = ending.exitCode;
    done.facts = ending.facts;
    const QPointer<CheckRun> alive(q);
    emit q->rungChanged(RungResult(done));
    // Later: a rung may end inside advance().
    if (alive)
        QMetaObject::invokeMethod(q, [this] { advance(); }, Qt::QueuedConnection);
}

void CheckRun::Private::skip(RungId id, const QString &why)
{
    RungResult &skipped = rung(id);
    if (skipped.state == RungState::Running)
        skipped.elapsedUs = nowUs() - skipped.startedUs;
    skipped.state = RungState::Skipped;
    skipped.summary = why;
    emit q->rungChanged(RungResult(skipped));
}

void CheckRun::Private::finish()
{
    report.at = QDateTime::currentDateTime();
    report.elapsedMs = nowUs() / 1000;
    QMetaObject::invokeMethod(q, [run = q, whole = report] { emit run->finished(whole); }, Qt::QueuedConnection);
}

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
    QTimer::singleShot(plan.deadline, q, [this] {
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
    credentials = {reading.key.clone(), plan.identity};
    report.key = std::make_shared<const Secret>(reading.key.clone());
    end(RungId::Key, keyEnding(reading));
}

void CheckRun::Private::probe(RungId id)
{
    if (id == RungId::Dns && needsNoLookup(resource->host)) {
        end(id, noLookupEnding(resource->host));
        return;
    }
    if (id == RungId::Tls && !plan.authorities) {
        end(id, failedEnding({.rung = id, .error = plan.authorities.error(), .ofAuthorities = true}));
        return;
    }
    auto *look = new Probe(probeOf(id), resource->host, resource->port, plan.deadline, authorities(), q);
    connect(look, &Probe::finished, q, [this, id, look](const ProbeReport &probed) {
        look->deleteLater();
        probeEnded(id, probed);
    });
    look->start();
}

void CheckRun::Private::probeEnded(RungId id, const ProbeReport &probed)
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

void CheckRun::Private::sendEntry(RungId id)
{
    const Level level = levelOf(id).value_or(Level::Debug);
    LogEntry entry;
    entry.level = level;
    // Not translated: it is read by others, and searched for.
    entry.message =
        u"[TEST] Resource Console check: "_s + (levelOf(id) ? QString(wireWord(level)) : QString(wireWord(id)));
    entry.ts = QDateTime::currentDateTime();
    entry.extra = {{u"console"_s, ExtraField::Type::Text, programName()},
                   {u"version"_s, ExtraField::Type::Text, programVersion()}};
    entry.marker = report.marker;
    auto *job = new SendJob(*resource, credentials.clone(), entry, {plan.deadline, smallAnswerCap, authorities()}, q);
    connect(job, &SendJob::finished, q, [this, id, job](const SendResult &result) {
        job->deleteLater();
        end(id, entryEnding(id, *resource, result, job->answer()));
    });
    job->start();
}

void CheckRun::Private::listTools(RungId id)
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
    const CatalogKind kind = id == RungId::ToolsGeneral ? CatalogKind::General : CatalogKind::CodeHosting;
    const HttpLimits limits{plan.deadline, toolListAnswerCap, authorities()};
    auto *job = new ToolListJob(*server, kind, credentials.clone(), dialects, limits, q);
    connect(job, &ToolListJob::finished, q, [this, id, job](const ToolListResult &result) {
        job->deleteLater();
        readClock(result.answer);
        end(id, toolsEnding(id, result));
    });
    job->start();
}

} // namespace rc
