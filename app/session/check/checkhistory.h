// SPDX-License-Identifier: GPL-3.0-or-later
// What Activity has of the checks of profiles, for a window: asked aside, so that neither a send waits for it nor a
// page.
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

    /// `activity`: that checks are recorded through; outlives this object. Null: there is no history.
    explicit CheckHistory(ActivityLog *activity, QObject *parent = nullptr);

    /// checkTicks(), with all that was recorded before this call. `done` is called in the event loop unless `context`
    /// is gone by then, and not at all without a history or when it cannot be read.
    void ticks(int most, QObject *context, std::function<void(const Ticks &)> done);
    /// pastChecks() in the same way: those of one profile.
    void checks(const QString &profile, int most, QObject *context, std::function<void(const QList<PastCheck> &)> done);

signals:
    void changed(); ///< something was recorded or deleted through `activity`

private:
    template<typename T>
    void ask(std::function<Result<T>(ActivityFile &)> question, QObject *context, std::function<void(const T &)> done);

    ActivityLog *m_activity;
    std::unique_ptr<ActivityLog> m_reader; ///< nothing is opened before the first question
};

} // namespace rc
