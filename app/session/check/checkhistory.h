// SPDX-License-Identifier: GPL-3.0-or-later
// Past checks from Activity for a window, read in another thread so that neither sends nor the page wait.
#pragma once

#include "session/activity/pastchecks.h"
#include "store/activity/activitylog.h"

#include <QObject>

#include <memory>

namespace rc {

class CheckHistory : public QObject
{
    Q_OBJECT

public:
    using Ticks = QHash<QString, QList<CheckTick>>;

    /// `activity`: the log that records checks; must outlive this object. Null: no history.
    explicit CheckHistory(ActivityLog *activity, QObject *parent = nullptr);

    /// checkTicks(), including all records before this call. Calls `done` in the event loop unless `context` is gone;
    /// never if there is no history or it is unreadable.
    void ticks(int most, QObject *context, std::function<void(const Ticks &)> done);
    /// pastChecks() of one profile, in the same way.
    void checks(const RecordedProfile &profile, int most, QObject *context,
                std::function<void(const QList<PastCheck> &)> done);

signals:
    void changed(); ///< something was recorded or deleted through `activity`

private:
    template<typename T>
    void ask(std::function<Result<T>(ActivityFile &)> question, QObject *context, std::function<void(const T &)> done);

    ActivityLog *m_activity;
    std::unique_ptr<ActivityLog> m_reader; ///< opened on first use
};

} // namespace rc
