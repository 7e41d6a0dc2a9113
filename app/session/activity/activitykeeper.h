// SPDX-License-Identifier: GPL-3.0-or-later
// The long work of the Activity page, done aside: sums, export, deleting, bringing back.
#pragma once

#include "session/activity/activityexport.h"
#include "store/activity/activitylog.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace rc {

/// What the page says about the whole file.
struct ActivitySums
{
    qint64 all = 0;
    qint64 found = 0; ///< by the filter that was asked for
    qint64 bytes = 0;
    int retentionDays = 0; ///< 0: kept until deleted
    QStringList profiles;
};

/// Has a thread of its own, so that neither a send waits for it nor a page of the table. What goes wrong is told by
/// failed(); what ends well by one of the others.
class ActivityKeeper : public QObject
{
    Q_OBJECT

public:
    /// `main`: the one that sends are kept through; outlives this object.
    explicit ActivityKeeper(ActivityLog &main, QObject *parent = nullptr);
    ~ActivityKeeper() override; ///< stops what runs

    /// Asks for summed(); of questions that follow each other quickly only the last is answered.
    void sum(const ActivityFilter &filter);
    void exportTo(const QString &fileName, const ActivityFilter &filter);
    void remove(const ActivityFilter &filter);
    [[nodiscard]] bool canUndo() const { return !m_removals.isEmpty(); }
    void undo(); ///< the last removal

    /// An export is in progress, and can be stopped.
    [[nodiscard]] bool isBusy() const { return m_busy; }
    void stop();

signals:
    void summed(const rc::ActivitySums &sums);
    void exported(const QString &fileName, qint64 rows);
    void removed(qint64 rows);
    void undone(qint64 rows);
    void failed(const QString &what, const rc::Error &error); ///< `what`: a sentence, translated
    void stopped();
    void busyChanged(bool busy);
    void changed(); ///< rows came or went

private:
    void setBusy(bool busy);

    QList<ActivityRemoval> m_removals; ///< that can come back, the last one last
    std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
    std::optional<ActivityFilter> m_nextSum;
    bool m_summing = false;
    bool m_busy = false;
    ActivityLog m_log;
};

} // namespace rc
