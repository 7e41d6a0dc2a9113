// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a check: starts each step as soon as its prerequisites passed.
#include "check/run/checkrun.h"

#include "check/causes/causeconditions.h"
#include "check/run/detail/steprunner.h"
#include "core/entry/logentry.h"

#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct RunTr
{
    RC_DECLARE_PHRASES(rc::CheckRun)
};

bool isOpen(const StepResult &step)
{
    return step.state == StepState::Waiting || step.state == StepState::Running;
}

/// Entries are sent one after the other, so that they arrive in the order of their levels.
bool isLevelRunning(const QList<StepResult> &steps)
{
    return std::any_of(steps.cbegin(), steps.cend(),
                       [](const StepResult &r) { return levelOf(r.id) && r.state == StepState::Running; });
}

/// The steps of this run that `id` depends on. A reused step is replaced by its own prerequisites.
QSet<StepId> prerequisitesInRun(const StepId &id, const QSet<StepId> &reused)
{
    QSet<StepId> needs;
    for (const StepId &need : prerequisitesOf(id)) {
        if (reused.contains(need))
            needs += prerequisitesInRun(need, reused);
        else
            needs += need;
    }
    return needs;
}

} // namespace

CheckRun::CheckRun(CheckPlan plan, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_work(new StepRunner(m_plan, m_report, dialects, this))
{
    m_report.steps = waitingSteps(m_plan.customCatalogs, m_plan.arrival.has_value());
    copyEarlierSteps();
    connect(m_work, &StepRunner::ended, this, &CheckRun::end);
    connect(m_work, &StepRunner::seen, this, &CheckRun::confirmByLog);
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
    m_report.canceled = true;
    for (const StepResult &step : m_report.steps) {
        const bool sending = step.state == StepState::Running && !step.marker.isEmpty();
        if (isOpen(step))
            skip(step.id, sending ? RunTr::tr("canceled; the entry may have been delivered") : RunTr::tr("canceled"),
                 sending ? StepState::Warned : StepState::Skipped);
    }
    m_work->stop();
    finish();
}

void CheckRun::copyEarlierSteps()
{
    if (m_plan.only.isEmpty())
        return;
    m_plan.only += {StepId::Url, StepId::Key};
    for (StepResult &step : m_report.steps) {
        if (m_plan.only.contains(step.id))
            continue;
        m_reused.insert(step.id);
        const auto earlier = std::ranges::find(m_plan.earlierSteps, step.id, &StepResult::id);
        if (earlier == m_plan.earlierSteps.cend())
            continue;
        step = *earlier;
        step.startedUs = -1;
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
    skipUnrequestedSteps();
    advance();
}

void CheckRun::skipUnrequestedSteps()
{
    for (const StepResult &waiting : m_report.steps) {
        const StepId id = waiting.id;
        if (waiting.state != StepState::Waiting)
            continue;
        if (id == StepId::Url && m_plan.resource.trimmed().isEmpty()) {
            step(id).cause = notSetUp;
            skip(id, RunTr::tr("not set up: no Resource URL"));
            continue;
        }
        const std::optional<Level> level = levelOf(id);
        const bool isUnrequested = m_reused.contains(id) || (level && !m_plan.levels.contains(*level));
        if (isUnrequested && level && mayNotify(*level))
            skip(id, RunTr::tr("not sent: only on request"));
        else if (isUnrequested)
            skip(id, RunTr::tr("not requested"));
        else if ((id.isToolStep() || id == StepId::Arrival) && m_plan.toolServer.trimmed().isEmpty())
            skip(id, RunTr::tr("No tool server set"));
    }
}

/// Settles pending steps as long as possible; ends the run when none is left.
void CheckRun::advance()
{
    const QPointer<CheckRun> alive(this);
    bool changed = true;
    while (changed) {
        changed = false;
        const QList<StepResult> now = m_report.steps;
        for (const StepResult &one : now) {
            // A slot may abort or delete the run.
            if (!alive || m_ended)
                return;
            if (step(one.id).state == StepState::Waiting && settle(one.id))
                changed = true;
        }
    }
    if (!alive || m_ended)
        return;
    const bool busy = std::ranges::any_of(m_report.steps, isOpen);
    if (busy || !explainRefusals())
        return;
    m_ended = true;
    finish();
}

/// Uses the other results for the same key and name to explain a refusal. Ignores steps of an earlier run, which may
/// have used another key. False if a slot aborted or deleted the run.
bool CheckRun::explainRefusals()
{
    const auto acceptedBy = [this](const StepId &id) -> std::optional<bool> {
        const StepResult &result = step(id);
        if (m_reused.contains(id))
            return std::nullopt;
        if (result.state == StepState::Passed ||
            (result.state == StepState::Warned && !m_work->refusals().contains(id)))
            return true;
        const auto refusal = m_work->refusals().constFind(id);
        // A refusal proves a wrong key only if neither the UUID nor the name can have caused it.
        const bool byKey = refusal != m_work->refusals().cend() && sign::keyRejected(*refusal) && !refusal->uuidSent &&
                           refusal->listsWithoutName != true && refusal->listsWithUuidChanged != true;
        return byKey ? std::optional(false) : std::nullopt;
    };
    const auto all = m_work->refusals();
    const auto silentTools = std::count_if(all.keyValueBegin(), all.keyValueEnd(), [](const auto &refusal) {
        return refusal.first.isToolStep() && refusal.second.error.kind == ErrorKind::TimedOut;
    });
    const auto general = all.constFind(StepId::ToolsGeneral);
    const Result<PastedResource> pasted = parseResourceUrl(m_plan.resource);
    const bool workedBefore = pasted && m_workedBefore.contains(pasted->resource.resourceUrl());
    for (auto refusal = all.begin(); refusal != all.end(); ++refusal) {
        Evidence evidence = refusal.value();
        if (general != all.cend() && general->nameSent == evidence.nameSent) {
            evidence.listsWithoutName = general->listsWithoutName;
            evidence.listsWithUuidChanged = general->listsWithUuidChanged;
        }
        evidence.workedBefore = workedBefore;
        evidence.toolsAcceptKey = acceptedBy(StepId::ToolsGeneral);
        evidence.toolsInconclusive = !evidence.toolsAcceptKey && !m_plan.toolServer.trimmed().isEmpty() &&
                                     !m_reused.contains(StepId::ToolsGeneral);
        evidence.entriesAcceptKey = acceptedBy(StepId::Ingest);
        evidence.otherToolsTimedOut = silentTools > 1;
        const StepOutcome outcome = failedOutcome(evidence);
        StepResult &result = step(refusal.key());
        if (outcome.cause == result.cause)
            continue;
        result.state = outcome.state;
        result.summary = outcome.summary;
        result.hint = outcome.hint;
        result.cause = outcome.cause;
        result.exitCode = outcome.exitCode;
        if (!announce(result))
            return false;
    }
    return true;
}

/// Starts a step whose prerequisites passed, or skips one whose prerequisites cannot pass; false if it must wait. The
/// Reused steps block nothing, so that the user can run a step after a failed one.
bool CheckRun::settle(const StepId &id)
{
    const QList<StepResult> &steps = m_report.steps;
    const StepState port = stateOf(StepId::Tcp, steps);
    bool isReady = true;
    QList<StepId> needs = prerequisitesInRun(id, m_reused).values();
    std::sort(needs.begin(), needs.end()); // the first failed one is named
    for (const StepId &need : std::as_const(needs)) {
        const StepResult &needed = steps.at(indexOfStep(need, steps));
        // Plain http needs no TLS step.
        const bool noTls = need == StepId::Tls && m_work->isPlain() &&
                           (m_reused.contains(StepId::Tcp) || port == StepState::Passed || port == StepState::Warned);
        // An entry whose response was lost may still be in the log.
        const bool isToBeSeen = id == StepId::Arrival && !needed.marker.isEmpty();
        if (needed.state == StepState::Failed && !isToBeSeen) {
            skip(id, RunTr::tr("not tested: “%1” failed", "title of a step").arg(stepTitle(need)));
            return true;
        }
        if (needed.state == StepState::Skipped && !noTls) {
            skip(id, Phrase(needed.summary));
            return true;
        }
        isReady = isReady && !isOpen(needed);
    }
    // One request at a time, because a tool server may block while it waits for a backend. The log is read last, after
    // everything was sent.
    const bool mustWait = std::ranges::any_of(steps, [&id](const StepResult &other) {
        const bool isBehind = id.isToolStep() && other.id.isToolStep() && other.id < id;
        return isOpen(other) && (isBehind || (id == StepId::Arrival && other.id != id));
    });
    if (!isReady || mustWait || (levelOf(id) && isLevelRunning(steps)))
        return false;
    run(id);
    return true;
}

void CheckRun::run(const StepId &id)
{
    if (id == StepId::Tls && m_work->isPlain()) {
        skip(id, RunTr::tr("plain http on this machine, no TLS"));
        return;
    }
    StepResult &running = step(id);
    running.state = StepState::Running;
    running.startedUs = nowUs();
    if (id == StepId::Ingest || levelOf(id))
        running.marker = m_report.marker;
    if (announce(running))
        m_work->begin(id);
}

/// False if a slot aborted or deleted the run.
bool CheckRun::announce(const StepResult &step)
{
    const QPointer<CheckRun> alive(this);
    emit stepChanged(StepResult(step));
    return alive && !m_ended;
}

void CheckRun::end(const StepId &id, const StepOutcome &outcome)
{
    StepResult &done = step(id);
    if (m_ended || done.state != StepState::Running)
        return;
    static_cast<StepOutcome &>(done) = outcome;
    done.elapsedUs = nowUs() - done.startedUs - outcome.reviewUs;
    done.at = QDateTime::currentDateTime();
    // Queued, because a step may end inside advance().
    if (announce(done))
        QMetaObject::invokeMethod(this, [this] { advance(); }, Qt::QueuedConnection);
}

/// Passes a step whose response was lost but whose entry is in the log, and corrects the reason of the steps that were
/// skipped because of it. The id is a copy, because a slot for stepChanged() may delete its owner.
void CheckRun::confirmByLog(StepId id)
{
    const QPointer<CheckRun> alive(this);
    StepResult &settled = step(id);
    if (m_ended || settled.state != StepState::Failed)
        return;
    settled.state = StepState::Passed;
    settled.summary = RunTr::tr("accepted, seen in the log");
    settled.hint = {};
    settled.cause.clear();
    settled.exitCode = 0;
    if (!announce(settled) || id != StepId::Ingest)
        return;
    const QList<StepResult> now = m_report.steps;
    for (const StepResult &other : now) {
        const std::optional<Level> level = levelOf(other.id);
        if (alive && !m_ended && level && other.state == StepState::Skipped && m_plan.levels.contains(*level) &&
            !m_reused.contains(other.id))
            skip(other.id, RunTr::tr("not tested: “%1” had no response", "title of a step").arg(stepTitle(id)));
    }
}

void CheckRun::skip(const StepId &id, const Phrase &why, StepState state)
{
    StepResult &skipped = step(id);
    if (skipped.state == StepState::Running)
        skipped.elapsedUs = nowUs() - skipped.startedUs;
    skipped.at = QDateTime::currentDateTime();
    skipped.state = state;
    skipped.summary = why;
    emit stepChanged(StepResult(skipped));
}

void CheckRun::finish()
{
    m_report.at = QDateTime::currentDateTime();
    m_report.elapsedMs = nowUs() / 1000;
    QMetaObject::invokeMethod(this, [this, report = m_report] { emit finished(report); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_checkrun.cpp"
