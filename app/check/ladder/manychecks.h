// SPDX-License-Identifier: GPL-3.0-or-later
// The ladders of many resources in one go.
#pragma once

#include "check/ladder/checkrun.h"

#include <QList>
#include <QObject>
#include <QSet>

namespace rc {

struct NamedPlan
{
    QString name; ///< of the profile
    CheckPlan plan;
};

struct NamedReport
{
    QString name;
    CheckReport report;
};

/// 0 for the worst: failed before warned before passed.
[[nodiscard]] int rankOf(RungState state);

/// By rank, and by name within each.
[[nodiscard]] bool isWorse(const NamedReport &one, const NamedReport &other);

/// Runs a few ladders side by side until all have ended. Starts once, ends in exactly one finished(); destroying it
/// cancels.
class ManyChecks : public QObject
{
    Q_OBJECT

public:
    static constexpr int atOnce = 4;

    /// `dialects` outlives this object.
    ManyChecks(QList<NamedPlan> plans, DialectMemory &dialects, QObject *parent = nullptr);

    void start();
    /// Whether entries were accepted at this Resource URL before, as it was recorded: what that explains is known at
    /// the end of each run, so it may come late.
    void setWorkedBefore(const QSet<QString> &resources);
    /// What runs is marked as cancelled; what has not begun is left out of the reports.
    void abort();

signals:
    void rungChanged(const QString &name, const rc::RungResult &rung);
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
