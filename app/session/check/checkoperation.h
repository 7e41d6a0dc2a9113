// SPDX-License-Identifier: GPL-3.0-or-later
// Runs checks of one or more resources in parallel, or with a new key and the current one, each recorded before it
// begins and after it ends.
#pragma once

#include "catalog/review/toolfindings.h"
#include "check/run/keycomparison.h"
#include "check/run/parallelchecks.h"
#include "session/activity/activityrecorder.h"
#include "session/profile/profilecontext.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace rc {

class CheckOperation : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this object; `activity` may be null.
    CheckOperation(ActivityLog *activity, DialectMemory &dialects, QObject *parent = nullptr);
    ~CheckOperation() override;

    [[nodiscard]] bool isBusy() const { return m_run != nullptr; }
    /// Does nothing while busy or without plans. `redactor`: masks keys known before the plans read theirs.
    void start(QList<NamedPlan> plans, const std::shared_ptr<const Redactor> &redactor = {});
    /// finished() follows later: running checks are marked as canceled, waiting ones are omitted.
    void cancel();

signals:
    void busyChanged(bool busy);
    void stepChanged(const QString &name, const rc::StepResult &step);
    void ended(const rc::NamedReport &report);
    void finished(const QList<rc::NamedReport> &worstFirst); ///< no longer busy at this point

private:
    void finish(const QList<NamedReport> &reports);

    ActivityLog *m_activity;
    DialectMemory &m_dialects;
    QHash<QString, ActivityRecorder> m_recorders; ///< by name
    std::unique_ptr<ParallelChecks> m_run;
};

/// What a check reviews of a fetched list.
[[nodiscard]] QList<ToolFinding> reviewFindings(const ToolCatalog &catalog);
/// The number of critical findings that are not accepted.
[[nodiscard]] int unacceptedCritical(const ToolCatalog &catalog, const QList<ToolFinding> &findings);
/// All steps of `profile` except those that may notify people, without the keys.
[[nodiscard]] CheckPlan checkPlanOf(const Profile &profile, const WireLimits &limits);
/// The same with the keys and the CA file, which the run reads when it needs them. `open` and `context` must outlive
/// it.
[[nodiscard]] CheckPlan checkPlanFor(ProfileContext &open, const Profile &profile, QObject *context);
/// The same with a CA file that was read before.
[[nodiscard]] CheckPlan checkPlanFor(ProfileContext &open, const Profile &profile, const AuthoritiesFile &file,
                                     QObject *context);

/// The report of a check that was canceled before it started.
[[nodiscard]] CheckReport canceledReport(const QList<CatalogKind> &customCatalogs = {});

/// Starts once and emits finished() exactly once; destruction cancels.
class KeyTrial : public QObject
{
    Q_OBJECT

public:
    /// `plan` without the key; `entries`: also sends test entries with each key. `activity` may be null; it and
    /// `dialects` must outlive this object. `profile`: for the records.
    KeyTrial(const RecordedProfile &profile, CheckPlan plan, Secret old, Secret fresh, bool entries,
             ActivityLog *activity, DialectMemory &dialects, QObject *parent = nullptr);

    void start();
    void abort();
    /// Earlier uses of the old key are not from this trial.
    [[nodiscard]] const QDateTime &began() const { return m_began; }

signals:
    void stepChanged(rc::KeyCheck::Which which, const rc::StepResult &step);
    void finished(const rc::CheckReport &old, const rc::CheckReport &fresh);

private:
    ActivityRecorder m_oldRecorder;
    ActivityRecorder m_newRecorder;
    QDateTime m_began;
    KeyCheck m_check;
};

} // namespace rc
