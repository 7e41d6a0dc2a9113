// SPDX-License-Identifier: GPL-3.0-or-later
// Background work of the Activity page: totals, export, deletion, undo.
#pragma once

#include "session/activity/activityexport.h"
#include "store/activity/activitylog.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace rc {

/// Totals of the whole file for the page.
struct ActivityTotals
{
    qint64 all = 0;
    qint64 found = 0; ///< number of matches of the requested filter
    qint64 bytes = 0;
    int retentionDays = 0; ///< 0: no automatic deletion
    QStringList profiles;
};

/// Uses its own thread, so that it delays neither sends nor table pages. Errors are reported by failed(), successes by
/// the other signals.
class ActivityWorker : public QObject
{
    Q_OBJECT

public:
    /// `main`: the log that records sends; must outlive this object.
    explicit ActivityWorker(ActivityLog &main, QObject *parent = nullptr);
    ~ActivityWorker() override; ///< stops running work

    /// Results in totalsReady(); of quick successive calls only the last is answered.
    void computeTotals(const ActivityFilter &filter);
    void exportTo(const QString &fileName, const ActivityFilter &filter);
    void remove(const ActivityFilter &filter);
    [[nodiscard]] bool canUndo() const { return !m_removals.isEmpty(); }
    void undo(); ///< undoes the last deletion

    /// A stoppable export is running.
    [[nodiscard]] bool isBusy() const { return m_busy; }
    void stop();

signals:
    void totalsReady(const rc::ActivityTotals &sums);
    void exported(const QString &fileName, qint64 rows);
    void removed(qint64 rows);
    void undone(qint64 rows);
    void failed(const QString &what, const rc::Error &error); ///< `what`: a translated sentence
    void stopped();
    void busyChanged(bool busy);
    void changed(); ///< records were added or deleted

private:
    void setBusy(bool busy);

    QList<ActivityRemoval> m_removals; ///< deletions that can be undone, most recent last
    std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
    std::optional<ActivityFilter> m_nextTotals;
    bool m_summing = false;
    bool m_busy = false;
    ActivityLog m_log;
};

} // namespace rc
