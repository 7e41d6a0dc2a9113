// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a check: starts each step as soon as its prerequisites passed.
#include "check/ladder/checkrun.h"

#include "check/causes/causesigns.h"
#include "check/ladder/detail/rungwork.h"
#include "core/entry/logentry.h"

#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isOpen(const RungResult &rung)
{
    return rung.state == RungState::Waiting || rung.state == RungState::Running;
}

/// Entries are sent one after the other, so that they arrive in the order of their levels.
bool aLevelIsRunning(const QList<RungResult> &rungs)
{
    return std::any_of(rungs.cbegin(), rungs.cend(),
                       [](const RungResult &r) { return levelOf(r.id) && r.state == RungState::Running; });
}

/// The steps of this run that `id` depends on: a kept step is replaced by its own prerequisites.
QSet<RungId> needsInRun(const RungId &id, const QSet<RungId> &kept)
{
    QSet<RungId> needs;
    for (const RungId &need : needsOf(id)) {
        if (kept.contains(need))
            needs += needsInRun(need, kept);
        else
            needs += need;
    }
    return needs;
}

} // namespace

CheckRun::CheckRun(CheckPlan plan, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_work(new RungWork(m_plan, m_report, dialects, this))
{
    m_report.rungs = waitingRungs(m_plan.furtherCatalogs, m_plan.arrival.has_value());
    keepEarlierRungs();
    connect(m_work, &RungWork::ended, this, &CheckRun::end);
    connect(m_work, &RungWork::seen, this, &CheckRun::settleByLog);
}

CheckRun::~CheckRun() = default;

void CheckRun::start()
{
    if (m_started || m_ended)
        return;
    m_started = true;
    m_clock.start();
    m_report.marker = newMarker();
    m_report.resource = m_plan.resource;
    m_report.toolServer = m_plan.toolServer;
    QMetaObject::invokeMethod(this, [this] { begin(); }, Qt::QueuedConnection);
}

void CheckRun::abort()
{
    if (m_ended)
        return;
    m_ended = true; // Later results are ignored.
    m_report.cancelled = true;
    for (const RungResult &rung : m_report.rungs) {
        const bool sending = rung.state == RungState::Running && !rung.marker.isEmpty();
        if (rung.state == RungState::Waiting || rung.state == RungState::Running)
            skip(rung.id, sending ? tr("canceled; the entry may have been delivered") : tr("canceled"),
                 sending ? RungState::Warned : RungState::Skipped);
    }
    m_work->stop();
    finish();
}

void CheckRun::keepEarlierRungs()
{
    if (m_plan.only.isEmpty())
        return;
    m_plan.only += {RungId::Url, RungId::Key};
    for (RungResult &rung : m_report.rungs) {
        if (m_plan.only.contains(rung.id))
            continue;
        m_kept.insert(rung.id);
        const auto earlier = std::ranges::find(m_plan.kept, rung.id, &RungResult::id);
        if (earlier == m_plan.kept.cend())
            continue;
        rung = *earlier;
        rung.startedUs = -1;
    }
}

void CheckRun::begin()
{
    if (m_ended)
        return;
    if (const auto read = std::exchange(m_plan.readAuthorities, {})) {
        read(this, [this](Result<Authorities> authorities) {
            m_plan.authorities = std::move(authorities);
            begin();
        });
        return;
    }
    skipWhatIsNotAsked();
    advance();
}

void CheckRun::skipWhatIsNotAsked()
{
    for (const RungResult &waiting : m_report.rungs) {
        const RungId id = waiting.id;
        if (waiting.state != RungState::Waiting)
            continue;
        if (id == RungId::Url && m_plan.resource.trimmed().isEmpty()) {
            rung(id).cause = notSetUp;
            skip(id, tr("not set up: no Resource URL"));
            continue;
        }
        const std::optional<Level> level = levelOf(id);
        const bool leftOut = m_kept.contains(id) || (level && !m_plan.levels.contains(*level));
        if (leftOut && level && mayNotify(*level))
            skip(id, tr("not sent: only on request"));
        else if (leftOut)
            skip(id, tr("not requested"));
        else if ((id.isOfTools() || id == RungId::Arrival) && m_plan.toolServer.trimmed().isEmpty())
            skip(id, tr("No tool server set"));
    }
}

/// Settles pending steps as long as possible; ends the run when none is left.
void CheckRun::advance()
{
    const QPointer<CheckRun> alive(this);
    bool changed = true;
    while (changed) {
        changed = false;
        const QList<RungResult> now = m_report.rungs;
        for (const RungResult &one : now) {
            // A slot may abort or delete the run.
            if (!alive || m_ended)
                return;
            if (rung(one.id).state == RungState::Waiting && settle(one.id))
                changed = true;
        }
    }
    if (!alive || m_ended)
        return;
    const bool busy = std::ranges::any_of(m_report.rungs, [](const RungResult &r) {
        return r.state == RungState::Waiting || r.state == RungState::Running;
    });
    if (busy)
        return;
    explainFromWholeRun();
    if (!alive || m_ended)
        return;
    m_ended = true;
    finish();
}

/// A refusal is explained by other results for the same key and name. Steps from an earlier run may have used another
/// key, so they are not considered.
void CheckRun::explainFromWholeRun()
{
    const auto acceptedBy = [this](const RungId &id) -> std::optional<bool> {
        const RungResult &told = rung(id);
        if (m_kept.contains(id))
            return std::nullopt;
        if (told.state == RungState::Passed || (told.state == RungState::Warned && !m_work->refusals().contains(id)))
            return true;
        const auto refusal = m_work->refusals().constFind(id);
        // A refusal with the UUID says nothing about the key, and without the name the key may be accepted.
        const bool byKey = refusal != m_work->refusals().cend() && sign::keyJudged(*refusal) && !refusal->uuidSent &&
                           refusal->listsWithoutName != true && refusal->listsOtherwise != true;
        return byKey ? std::optional(false) : std::nullopt;
    };
    const QPointer<CheckRun> alive(this);
    const auto all = m_work->refusals();
    const auto silentTools = std::count_if(all.keyValueBegin(), all.keyValueEnd(), [](const auto &refusal) {
        return refusal.first.isOfTools() && refusal.second.error.kind == ErrorKind::TimedOut;
    });
    const auto general = all.constFind(RungId::ToolsGeneral);
    const Result<PastedResource> pasted = parseResourceUrl(m_plan.resource);
    const bool workedBefore = pasted && m_workedBefore.contains(pasted->resource.resourceUrl());
    for (auto refusal = all.begin(); refusal != all.end(); ++refusal) {
        Evidence evidence = refusal.value();
        if (general != all.cend() && general->nameSent == evidence.nameSent) {
            evidence.listsWithoutName = general->listsWithoutName;
            evidence.listsOtherwise = general->listsOtherwise;
        }
        evidence.workedBefore = workedBefore;
        evidence.toolsAccept = acceptedBy(RungId::ToolsGeneral);
        evidence.toolsUntold =
            !evidence.toolsAccept && !m_plan.toolServer.trimmed().isEmpty() && !m_kept.contains(RungId::ToolsGeneral);
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
        emit rungChanged(RungResult(told));
        if (!alive || m_ended)
            return;
    }
}

/// Starts a step whose prerequisites passed, or skips one whose prerequisites cannot pass; false if it must wait. The
/// steps kept from an earlier run block nothing: the user may try a step behind a failed one.
bool CheckRun::settle(const RungId &id)
{
    const QList<RungResult> &rungs = m_report.rungs;
    const RungState port = stateOf(RungId::Tcp, rungs);
    bool isReady = true;
    QList<RungId> needs = needsInRun(id, m_kept).values();
    std::sort(needs.begin(), needs.end()); // the first failed one is named
    for (const RungId &need : std::as_const(needs)) {
        const RungResult &needed = rungs.at(placeOf(need, rungs));
        // With plain http the TLS step is skipped, which blocks nothing.
        const bool noTls = need == RungId::Tls && m_work->isPlain() &&
                           (m_kept.contains(RungId::Tcp) || port == RungState::Passed || port == RungState::Warned);
        // An entry whose response was lost may still be in the log.
        const bool isToBeSeen = id == RungId::Arrival && !needed.marker.isEmpty();
        if (needed.state == RungState::Failed && !isToBeSeen) {
            skip(id, tr("not tested: “%1” failed", "title of a rung").arg(rungTitle(need)));
            return true;
        }
        if (needed.state == RungState::Skipped && !noTls) {
            skip(id, QString(needed.summary));
            return true;
        }
        isReady = isReady && !isOpen(needed);
    }
    // A tool server may serve one request at a time, and block while it waits for a backend. The log is read after
    // everything was sent, while nothing else uses the tool server.
    const bool mustWait = std::ranges::any_of(rungs, [&id](const RungResult &other) {
        const bool isBehind = id.isOfTools() && other.id.isOfTools() && other.id < id;
        return isOpen(other) && (isBehind || (id == RungId::Arrival && other.id != id));
    });
    if (!isReady || mustWait || (levelOf(id) && aLevelIsRunning(rungs)))
        return false;
    run(id);
    return true;
}

void CheckRun::run(const RungId &id)
{
    if (id == RungId::Tls && m_work->isPlain()) {
        skip(id, tr("plain http on this machine, no TLS"));
        return;
    }
    RungResult &running = rung(id);
    running.state = RungState::Running;
    running.startedUs = nowUs();
    if (id == RungId::Ingest || levelOf(id))
        running.marker = m_report.marker;
    const QPointer<CheckRun> alive(this);
    emit rungChanged(RungResult(running));
    if (!alive || m_ended)
        return;
    m_work->begin(id);
}

void CheckRun::end(const RungId &id, const RungEnding &ending)
{
    RungResult &done = rung(id);
    if (m_ended || done.state != RungState::Running)
        return;
    static_cast<RungEnding &>(done) = ending;
    done.elapsedUs = nowUs() - done.startedUs - ending.reviewUs;
    done.at = QDateTime::currentDateTime();
    const QPointer<CheckRun> alive(this);
    emit rungChanged(RungResult(done));
    // Queued, because a step may end inside advance().
    if (alive)
        QMetaObject::invokeMethod(this, [this] { advance(); }, Qt::QueuedConnection);
}

/// The log shows the entry, so the service accepted it although its response was lost. Steps skipped because of that
/// get this reason. The id is a copy, because a slot for rungChanged() may delete its owner.
void CheckRun::settleByLog(RungId id)
{
    const QPointer<CheckRun> alive(this);
    RungResult &settled = rung(id);
    if (m_ended || settled.state != RungState::Failed)
        return;
    settled.state = RungState::Passed;
    settled.summary = tr("accepted, seen in the log");
    settled.hint.clear();
    settled.cause.clear();
    settled.exitCode = 0;
    emit rungChanged(RungResult(settled));
    if (!alive || m_ended || id != RungId::Ingest)
        return;
    const QList<RungResult> now = m_report.rungs;
    for (const RungResult &other : now) {
        const std::optional<Level> level = levelOf(other.id);
        if (alive && !m_ended && level && other.state == RungState::Skipped && m_plan.levels.contains(*level) &&
            !m_kept.contains(other.id))
            skip(other.id, tr("not tested: “%1” had no response", "title of a rung").arg(rungTitle(id)));
    }
}

void CheckRun::skip(const RungId &id, const QString &why, RungState state)
{
    RungResult &skipped = rung(id);
    if (skipped.state == RungState::Running)
        skipped.elapsedUs = nowUs() - skipped.startedUs;
    skipped.at = QDateTime::currentDateTime();
    skipped.state = state;
    skipped.summary = why;
    emit rungChanged(RungResult(skipped));
}

void CheckRun::finish()
{
    m_report.at = QDateTime::currentDateTime();
    m_report.elapsedMs = nowUs() / 1000;
    QMetaObject::invokeMethod(this, [this, whole = m_report] { emit finished(whole); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_checkrun.cpp"
