// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/checkoperation.h"

#include "catalog/review/catalogreview.h"
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
    if (m_run || plans.isEmpty())
        return;
    m_recorders.clear();
    for (const NamedPlan &named : std::as_const(plans)) {
        ActivityRecorder recorder(m_activity, checkRecord({named.name, named.id}, named.plan.resource));
        recorder.setRedactor(redactor);
        m_recorders.insert(named.name, recorder);
    }
    m_run = std::make_unique<ParallelChecks>(std::move(plans), m_dialects);
    connect(m_run.get(), &ParallelChecks::stepChanged, this, &CheckOperation::stepChanged);
    connect(m_run.get(), &ParallelChecks::ended, this, [this](const NamedReport &named) {
        m_recorders.take(named.name).ended(named.report);
        emit ended(named);
    });
    connect(m_run.get(), &ParallelChecks::finished, this, &CheckOperation::finish);
    emit busyChanged(true);
    if (m_activity)
        m_activity->run<QSet<QString>>(acceptedResources, m_run.get(),
                                       [run = QPointer<ParallelChecks>(m_run.get())](const QSet<QString> &resources) {
                                           if (run)
                                               run->setWorkedBefore(resources);
                                       });
    // Every check is recorded before the first one starts.
    const auto missing = std::make_shared<qsizetype>(m_recorders.size());
    const QPointer<ParallelChecks> run = m_run.get();
    for (auto recorder = m_recorders.begin(); run && recorder != m_recorders.end(); ++recorder) {
        recorder->first(run, [missing, run] {
            if (--*missing == 0)
                run->start();
        });
    }
}

void CheckOperation::cancel()
{
    if (m_run)
        m_run->abort();
}

void CheckOperation::finish(const QList<NamedReport> &reports)
{
    m_run.release()->deleteLater(); // the run is emitting this signal
    for (ActivityRecorder &recorder : m_recorders)
        recorder.ended(canceledReport());
    m_recorders.clear();
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
    , m_oldRecorder(activity, trialRecord(profile, plan.resource))
    , m_newRecorder(activity, trialRecord(profile, plan.resource))
    , m_began(m_oldRecorder.record().at)
    , m_check(std::move(plan), old.clone(), fresh.clone(), entries, dialects)
{
    m_oldRecorder.setKey(old);
    m_newRecorder.setKey(fresh);
    m_check.setBefore([this](KeyCheck::Which which, std::function<void()> go) {
        (which == KeyCheck::Which::Old ? m_oldRecorder : m_newRecorder).first(&m_check, std::move(go));
    });
    connect(&m_check, &KeyCheck::stepChanged, this, &KeyTrial::stepChanged);
    connect(&m_check, &KeyCheck::finished, this, [this](const CheckReport &ofOld, const CheckReport &ofNew) {
        m_oldRecorder.ended(ofOld);
        m_newRecorder.ended(ofNew);
        emit finished(ofOld, ofNew);
    });
}

void KeyTrial::start()
{
    m_check.start();
}

void KeyTrial::abort()
{
    m_check.abort();
}

} // namespace rc

#include "moc_checkoperation.cpp"
