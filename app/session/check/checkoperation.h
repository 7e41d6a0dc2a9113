// SPDX-License-Identifier: GPL-3.0-or-later
// Runs checks of one or more resources in parallel, or with a new key and the current one, each recorded before it
// begins and after it ends.
#pragma once

#include "catalog/review/toolfindings.h"
#include "check/run/checkrun.h"
#include "session/activity/activityrecorder.h"
#include "session/profile/profilecontext.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace rc {

struct NamedPlan
{
    QString name;
    CheckPlan plan;
    QString id = {};      ///< Profile::id, for its record
    bool isTrial = false; ///< of a key: see trialRecord()
};

struct NamedReport
{
    QString name;
    CheckReport report;
};

class CheckOperation : public QObject
{
    Q_OBJECT

public:
    static constexpr int maxParallel = 4;

    /// Both must outlive this object; `activity` may be null.
    CheckOperation(ActivityLog *activity, DialectMemory &dialects, QObject *parent = nullptr);
    ~CheckOperation() override;

    [[nodiscard]] bool isBusy() const { return m_round != nullptr; }
    /// Does nothing while busy or without plans. `redactor`: masks keys known before the plans read theirs.
    void start(QList<NamedPlan> plans, const std::shared_ptr<const Redactor> &redactor = {});
    /// finished() follows later: running checks are marked as canceled, waiting ones are omitted.
    void cancel();

signals:
    void busyChanged(bool busy);
    void stepChanged(const QString &name, const rc::StepResult &step);
    void ended(const rc::NamedReport &report);
    /// No longer busy at this point. By severityRank(), then by name.
    void finished(const QList<rc::NamedReport> &worstFirst);

private:
    void startLater();
    void startMore();
    void end(const NamedReport &report);
    void finish();

    ActivityLog *m_activity;
    DialectMemory &m_dialects;
    QHash<QString, ActivityRecorder> m_recorders; ///< by name
    QList<NamedPlan> m_waiting;
    QList<CheckRun *> m_running;
    QSet<QString> m_workedBefore;
    QList<NamedReport> m_ended;
    std::unique_ptr<QObject> m_round; ///< the parent of the runs while busy
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

/// Checks a profile with its old key, then with a new one, without notifying anyone. Starts once and emits finished()
/// exactly once; destruction cancels.
class KeyTrial : public QObject
{
    Q_OBJECT

public:
    enum class Which {
        Old,
        New
    };

    /// `plan` without the key; `entries`: also sends test entries with each key. `activity` may be null; it and
    /// `dialects` must outlive this object. `profile`: for the records.
    KeyTrial(const RecordedProfile &profile, CheckPlan plan, Secret old, Secret fresh, bool entries,
             ActivityLog *activity, DialectMemory &dialects, QObject *parent = nullptr);

    void start();
    void abort();
    /// Earlier uses of the old key are not from this trial.
    [[nodiscard]] const QDateTime &began() const { return m_began; }

signals:
    void stepChanged(rc::KeyTrial::Which which, const rc::StepResult &step);
    void finished(const rc::CheckReport &old, const rc::CheckReport &fresh);

private:
    void run(const Secret &key);
    void ended(const CheckReport &report);

    RecordedProfile m_profile;
    CheckPlan m_plan;
    Secret m_old;
    Secret m_fresh;
    QDateTime m_began = QDateTime::currentDateTimeUtc();
    std::optional<CheckReport> m_reportOfOld;
    bool m_aborted = false;
    CheckOperation m_check;
};

} // namespace rc
