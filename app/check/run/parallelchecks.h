// SPDX-License-Identifier: GPL-3.0-or-later
// Checks many resources in one run.
#pragma once

#include "check/run/checkrun.h"

#include <QList>
#include <QObject>
#include <QSet>

namespace rc {

struct NamedPlan
{
    QString name;
    CheckPlan plan;
    QString id = {}; ///< Profile::id, for its record
};

struct NamedReport
{
    QString name;
    CheckReport report;
};

/// 0 for the worst: Failed, Warned, Passed.
[[nodiscard]] int severityRank(StepState state);

/// By rank, then by name.
[[nodiscard]] bool isWorse(const NamedReport &one, const NamedReport &other);

/// Runs a few checks in parallel until all have ended. Starts once and emits finished() exactly once; destruction
/// cancels.
class ParallelChecks : public QObject
{
    Q_OBJECT

public:
    static constexpr int maxParallel = 4;

    /// `dialects` must outlive this object.
    ParallelChecks(QList<NamedPlan> plans, DialectMemory &dialects, QObject *parent = nullptr);

    void start();
    /// Resource URLs that accepted entries before, from the records. Only used at the end of each run, so it may be set
    /// late.
    void setWorkedBefore(const QSet<QString> &resources);
    /// Running checks are marked as canceled; waiting ones are omitted from the reports.
    void abort();

signals:
    void stepChanged(const QString &name, const rc::StepResult &step);
    void ended(const rc::NamedReport &report);
    void finished(const QList<rc::NamedReport> &worstFirst);

private:
    void startMore();
    void end(const QString &name, const CheckReport &report);

    QList<NamedPlan> m_waiting;
    DialectMemory &m_dialects;
    QList<CheckRun *> m_running;
    QSet<QString> m_workedBefore;
    QList<NamedReport> m_ended;
    bool m_started = false;
    bool m_finished = false;
};

} // namespace rc
