// SPDX-License-Identifier: GPL-3.0-or-later
// Climbs the ladder: starts each rung as soon as what it needs holds.
#include "check/ladder/checkrun.h"

#include "check/ladder/detail/checkrunprivate.h"
#include "check/ladder/nextstep.h"
#include "core/entry/marker.h"

#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

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
    for (const RungResult &rung : d->report.rungs) {
        const bool sending = rung.state == RungState::Running && !rung.marker.isEmpty();
        if (rung.state == RungState::Waiting || rung.state == RungState::Running)
            d->skip(rung.id, sending ? tr("canceled; the entry may have been delivered") : tr("canceled"),
                    sending ? RungState::Warned : RungState::Skipped);
    }
    const QObjectList jobs = children();
    for (QObject *job : jobs) {
        job->disconnect(this);
        job->deleteLater();
    }
    d->finish();
}

void CheckRun::Private::keepEarlierRungs()
{
    if (plan.only.isEmpty())
        return;
    plan.only += {RungId::Url, RungId::Key};
    for (RungResult &rung : report.rungs) {
        if (plan.only.contains(rung.id))
            continue;
        kept.insert(rung.id);
        const auto earlier = std::find_if(plan.kept.cbegin(), plan.kept.cend(),
                                          [&rung](const RungResult &other) { return other.id == rung.id; });
        if (earlier == plan.kept.cend())
            continue;
        rung = *earlier;
        rung.startedUs = -1;
    }
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
    for (const RungResult &waiting : report.rungs) {
        const RungId id = waiting.id;
        if (waiting.state != RungState::Waiting)
            continue;
        const std::optional<Level> level = levelOf(id);
        const bool leftOut = kept.contains(id) || (level && !plan.levels.contains(*level));
        if (leftOut && level && mayNotify(*level))
            skip(id, CheckRun::tr("not sent: only on request"));
        else if (leftOut)
            skip(id, CheckRun::tr("not requested"));
        else if ((id.isOfTools() || id == RungId::Arrival) && plan.toolServer.trimmed().isEmpty())
            skip(id, CheckRun::tr("No tool server set"));
    }
}

/// Settles every waiting rung that can be settled, until none can; ends the run when nothing is left.
void CheckRun::Private::advance()
{
    const QPointer<CheckRun> alive(q);
    bool changed = true;
    while (changed) {
        changed = false;
        const QList<RungResult> now = report.rungs;
        for (const RungResult &one : now) {
            // Whoever hears of a rung may abort or delete the run.
            if (!alive || ended)
                return;
            if (rung(one.id).state == RungState::Waiting && settle(one.id))
                changed = true;
        }
    }
    if (!alive || ended)
        return;
    const bool busy = std::any_of(report.rungs.cbegin(), report.rungs.cend(), [](const RungResult &r) {
        return r.state == RungState::Waiting || r.state == RungState::Running;
    });
    if (busy)
        return;
    explainFromWholeRun();
    if (!alive || ended)
        return;
    ended = true;
    finish();
}

/// Why somebody refused is told by what others said of the same key and name. A rung of an earlier run may have been
/// asked with another key: it tells nothing.
void CheckRun::Private::explainFromWholeRun()
{
    const auto acceptedBy = [this](const RungId &id) -> std::optional<bool> {
        const RungResult &told = rung(id);
        constexpr int unauthorized = 401;
        if (kept.contains(id))
            return std::nullopt;
        if (told.state == RungState::Passed || (told.state == RungState::Warned && !refusals.contains(id)))
            return true;
        const auto refusal = refusals.constFind(id);
        const bool byKey = refusal != refusals.cend() && refusal->error.status == unauthorized;
        return byKey ? std::optional(false) : std::nullopt;
    };
    const QPointer<CheckRun> alive(q);
    const auto all = refusals;
    const auto silentTools = std::count_if(all.keyValueBegin(), all.keyValueEnd(), [](const auto &refusal) {
        return refusal.first.isOfTools() && refusal.second.error.kind == ErrorKind::TimedOut;
    });
    for (auto refusal = all.begin(); refusal != all.end(); ++refusal) {
        Evidence evidence = refusal.value();
        evidence.toolsAccept = acceptedBy(RungId::ToolsGeneral);
        evidence.entriesAccept = acceptedBy(RungId::Ingest);
        evidence.otherToolsSilent = silentTools > 1;
        const RungEnding ending = failedEnding(evidence);
        RungResult &told = rung(refusal.key());
        if (ending.cause == told.cause)
            continue;
        told.state = ending.state;
        told.summary = ending.summary;
        told.hint = ending.hint;
        told.cause = ending.cause;
        told.exitCode = ending.exitCode;
        emit q->rungChanged(RungResult(told));
        if (!alive || ended)
            return;
    }
}

/// Starts a rung whose needs hold or skips one whose needs cannot come to hold; false when it has to wait.
bool CheckRun::Private::settle(const RungId &id)
{
    const NextStep next = nextStep(id, report.rungs, kept, resource && !resource->encrypted);
    if (next.what == NextStep::What::Skip)
        skip(id, next.why);
    else if (next.what == NextStep::What::Run)
        run(id);
    return next.what != NextStep::What::Wait;
}

void CheckRun::Private::run(const RungId &id)
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

void CheckRun::Private::end(const RungId &id, const RungEnding &ending)
{
    RungResult &done = rung(id);
    if (ended || done.state != RungState::Running)
        return;
    done.state = ending.state;
    done.elapsedUs = nowUs() - done.startedUs;
    done.at = QDateTime::currentDateTime();
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

void CheckRun::Private::skip(const RungId &id, const QString &why, RungState state)
{
    RungResult &skipped = rung(id);
    if (skipped.state == RungState::Running)
        skipped.elapsedUs = nowUs() - skipped.startedUs;
    skipped.at = QDateTime::currentDateTime();
    skipped.state = state;
    skipped.summary = why;
    emit q->rungChanged(RungResult(skipped));
}

void CheckRun::Private::finish()
{
    report.at = QDateTime::currentDateTime();
    report.elapsedMs = nowUs() / 1000;
    QMetaObject::invokeMethod(q, [run = q, whole = report] { emit run->finished(whole); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_checkrun.cpp"
