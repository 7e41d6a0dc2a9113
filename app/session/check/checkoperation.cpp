// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/checkoperation.h"

#include "catalog/review/catalogreview.h"
#include "check/run/keycomparison.h"
#include "core/json/jsontape.h"
#include "store/activity/activitylog.h"
#include "store/catalogs/acceptedfindings.h"

#include <QPointer>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool provesIngest(const ActivityRecord &record)
{
    if (record.kind != ActivityKind::Check)
        return true;
    const auto tape = JsonTape::read(record.report.toUtf8());
    if (!tape)
        return false;
    for (const JsonValue step : tape->root().member("rungs")) {
        // Of all warnings, only the one about clocks does not question that the entry was accepted.
        if (step.member("id").text() == QString(wireWord(StepId(StepId::Ingest))))
            return step.member("state").text() == QString(wireWord(StepState::Passed)) ||
                   step.member("cause").text() == u"clocks-differ"_s;
    }
    return false;
}

/// Resource URLs that accepted an entry, in the newest records.
QSet<QString> acceptedResources(ActivityFile &file)
{
    constexpr int newest = 60;
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Send, ActivityKind::Check};
    // A check whose entry was accepted often warns about another step, such as a missing token.
    filter.outcomes = {ActivityOutcome::Accepted, ActivityOutcome::Passed, ActivityOutcome::Warned};
    const auto page = file.page(filter, {}, newest, ActivityDetail::Full);
    QSet<QString> resources;
    if (page) {
        for (const ActivityRecord &record : page->records) {
            if (provesIngest(record))
                resources.insert(record.resource);
        }
    }
    return resources;
}

bool isWorse(const NamedReport &one, const NamedReport &other)
{
    const int rank = severityRank(overallState(one.report.steps));
    const int otherRank = severityRank(overallState(other.report.steps));
    return rank != otherRank ? rank < otherRank : one.name.localeAwareCompare(other.name) < 0;
}

} // namespace

CheckOperation::CheckOperation(ActivityLog *activity, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_activity(activity)
    , m_dialects(dialects)
{
}

CheckOperation::~CheckOperation() = default;

void CheckOperation::start(QList<NamedPlan> plans, const std::shared_ptr<const Redactor> &redactor)
{
    if (isBusy() || plans.isEmpty())
        return;
    m_round = std::make_unique<QObject>();
    m_waiting = std::move(plans);
    m_workedBefore.clear();
    m_recorders.clear();
    for (const NamedPlan &named : std::as_const(m_waiting)) {
        const auto record = named.isTrial ? trialRecord : checkRecord;
        ActivityRecorder recorder(m_activity, record({named.name, named.id}, named.plan.resource));
        recorder.setRedactor(redactor);
        m_recorders.insert(named.name, recorder);
    }
    const QPointer<QObject> round = m_round.get();
    emit busyChanged(true);
    if (!round) // a slot has deleted this object
        return;
    const QPointer<CheckOperation> alive(this); // the round may outlive it
    if (m_activity)
        m_activity->run<QSet<QString>>(acceptedResources, round, [this, alive](const QSet<QString> &resources) {
            if (!alive)
                return;
            m_workedBefore = resources;
            for (CheckRun *run : std::as_const(m_running))
                run->setWorkedBefore(resources);
        });
    // Every check is recorded before the first one starts.
    const auto missing = std::make_shared<qsizetype>(m_recorders.size());
    for (auto recorder = m_recorders.begin(); recorder != m_recorders.end(); ++recorder) {
        recorder->first(round, [this, alive, missing, round] {
            if (--*missing == 0 && alive && round == m_round.get())
                startLater();
        });
    }
}

void CheckOperation::cancel()
{
    if (!isBusy())
        return;
    m_waiting.clear();
    const QList<CheckRun *> running = m_running;
    for (CheckRun *run : running)
        run->abort();
    if (running.isEmpty())
        startLater();
}

void CheckOperation::startLater()
{
    const auto start = [this, round = m_round.get()] {
        if (round == m_round.get())
            startMore();
    };
    QMetaObject::invokeMethod(m_round.get(), start, Qt::QueuedConnection);
}

/// Ends the round if nothing is left.
void CheckOperation::startMore()
{
    while (m_running.size() < maxParallel && !m_waiting.isEmpty()) {
        NamedPlan next = m_waiting.takeFirst();
        auto *run = new CheckRun(std::move(next.plan), m_dialects, m_round.get());
        m_running.append(run);
        connect(run, &CheckRun::stepChanged, this,
                [this, name = next.name](const StepResult &step) { emit stepChanged(name, step); });
        connect(run, &CheckRun::finished, this, [this, run, name = next.name](const CheckReport &report) {
            m_running.removeOne(run);
            run->deleteLater();
            end({name, report});
        });
        run->setWorkedBefore(m_workedBefore);
        run->start();
    }
    if (m_running.isEmpty())
        finish();
}

void CheckOperation::end(const NamedReport &report)
{
    m_ended.append(report);
    m_recorders.take(report.name).ended(report.report);
    const QPointer<QObject> round = m_round.get();
    emit ended(report);
    if (round)
        startMore();
}

void CheckOperation::finish()
{
    m_round.release()->deleteLater(); // a run may be emitting its signal
    for (ActivityRecorder &recorder : m_recorders)
        recorder.ended(canceledReport());
    m_recorders.clear();
    QList<NamedReport> reports = std::exchange(m_ended, {});
    std::ranges::stable_sort(reports, isWorse);
    const QPointer<CheckOperation> alive(this);
    emit busyChanged(false);
    if (alive)
        emit finished(reports);
}

QList<ToolFinding> reviewFindings(const ToolCatalog &catalog)
{
    return toolFindings({catalog}) + instructionsFindings({catalog});
}

int unacceptedCritical(const ToolCatalog &catalog, const QList<ToolFinding> &findings)
{
    // If the acceptances are unreadable, every finding counts.
    const QSet<AcceptedFinding> accepted =
        AcceptedFindings(acceptedFindingsFile()).of(catalog.url).value_or(QSet<AcceptedFinding>());
    return int(std::ranges::count_if(findings, [&](const ToolFinding &one) {
        const bool isAccepted = !accepted.isEmpty() && one.tool >= 0 &&
                                accepted.contains(acceptanceKey(one, toolHash(catalog.tools.at(one.tool))));
        return severityOf(one) == FindingSeverity::Critical && !isAccepted;
    }));
}

CheckPlan checkPlanOf(const Profile &profile, const WireLimits &limits)
{
    CheckPlan plan;
    plan.resource = profile.resource;
    plan.toolServer = profile.toolServer;
    plan.customCatalogs = profile.customCatalogs;
    plan.identity = identityOf(profile);
    plan.limits = limits;
    plan.logTool = logToolPlanOf(profile);
    plan.criticalFindings = [](const ToolCatalog &catalog) {
        return unacceptedCritical(catalog, reviewFindings(catalog));
    };
    if (profile.verifiesArrival)
        plan.arrival = ArrivalCheck{.plan = logToolPlanOf(profile)};
    return plan;
}

namespace {

/// The keys wait for `file`, which may be read later.
CheckPlan planWith(ProfileContext &open, const Profile &profile, const std::shared_ptr<const AuthoritiesFile> &file,
                   QObject *context)
{
    CheckPlan plan = checkPlanOf(profile, open.limitsOf(profile));
    plan.key = [&open, profile, file, context](std::function<void(KeyReading)> done) {
        open.secrets().readSecret(profile, {}, *file, context, std::move(done));
    };
    plan.token = [&open, profile, file, context](const CatalogKind &catalog, std::function<void(KeyReading)> done) {
        open.secrets().readSecret(profile, catalog.path(), *file, context, std::move(done));
    };
    return plan;
}

} // namespace

CheckPlan checkPlanFor(ProfileContext &open, const Profile &profile, QObject *context)
{
    const auto file = std::make_shared<AuthoritiesFile>();
    CheckPlan plan = planWith(open, profile, file, context);
    plan.readAuthorities = [&open, path = profile.caFile, file](QObject *run, auto done) {
        readAuthorities(path, run, [&open, file, done = std::move(done)](const AuthoritiesFile &read) {
            *file = read;
            done(open.authoritiesIn(read));
        });
    };
    return plan;
}

CheckPlan checkPlanFor(ProfileContext &open, const Profile &profile, const AuthoritiesFile &file, QObject *context)
{
    CheckPlan plan = planWith(open, profile, std::make_shared<const AuthoritiesFile>(file), context);
    plan.authorities = open.authoritiesIn(file);
    return plan;
}

CheckReport canceledReport(const QList<CatalogKind> &customCatalogs)
{
    CheckReport report;
    report.canceled = true;
    report.at = QDateTime::currentDateTime();
    report.steps = waitingSteps(customCatalogs);
    for (StepResult &step : report.steps)
        step.state = StepState::Skipped;
    return report;
}

KeyTrial::KeyTrial(const RecordedProfile &profile, CheckPlan plan, Secret old, Secret fresh, bool entries,
                   ActivityLog *activity, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_profile(profile)
    , m_plan(std::move(plan))
    , m_old(std::move(old))
    , m_fresh(std::move(fresh))
    , m_check(activity, dialects)
{
    m_plan.arrival.reset(); // this tries a key, not the log
    m_plan.only = stepsOfKeys(entries, m_plan.customCatalogs);
    connect(&m_check, &CheckOperation::stepChanged, this, [this](const QString &, const StepResult &step) {
        emit stepChanged(m_reportOfOld ? Which::New : Which::Old, step);
    });
    connect(&m_check, &CheckOperation::finished, this, [this](const QList<NamedReport> &reports) {
        ended(reports.isEmpty() ? canceledReport(m_plan.customCatalogs) : reports.constFirst().report);
    });
}

void KeyTrial::start()
{
    if (m_aborted) {
        const CheckReport none = canceledReport(m_plan.customCatalogs);
        emit finished(none, none);
        return;
    }
    run(m_old);
}

void KeyTrial::abort()
{
    m_aborted = true;
    m_check.cancel();
}

void KeyTrial::run(const Secret &key)
{
    CheckPlan plan = m_plan;
    plan.key = [key = std::make_shared<const Secret>(key.clone())](const std::function<void(KeyReading)> &done) {
        KeyReading reading;
        reading.state = KeyState::SessionOnly;
        reading.key = key->clone();
        reading.where = CheckRun::tr("this comparison");
        done(std::move(reading));
    };
    m_check.start({{m_profile.name, std::move(plan), m_profile.id, true}}, redactorFor(key));
}

void KeyTrial::ended(const CheckReport &report)
{
    if (m_reportOfOld) {
        emit finished(*m_reportOfOld, report);
    } else if (m_aborted) {
        emit finished(report, canceledReport(m_plan.customCatalogs));
    } else {
        m_reportOfOld = report;
        run(m_fresh);
    }
}

} // namespace rc

#include "moc_checkoperation.cpp"
