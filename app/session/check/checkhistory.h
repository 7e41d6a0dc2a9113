// SPDX-License-Identifier: GPL-3.0-or-later
// Past checks of the profiles in Activity, for a window.
#pragma once

#include "check/report/checkdifference.h"
#include "session/activity/records.h"
#include "store/activity/activitylog.h"

#include <QObject>

#include <memory>

namespace rc {

/// The outcome of one check.
struct CheckTick
{
    QUuid record;
    QDateTime at; ///< start time, UTC
    ActivityOutcome outcome = ActivityOutcome::Passed;
    QString marker; ///< marker of its entries; the record of a noticed change has the same one

    bool operator==(const CheckTick &) const = default;
};

/// Maximum number of ticks in a strip.
constexpr int maxTicks = 30;

/// By historyId(): the newest checks of each profile, at most `maxCount`, newest first, without running and canceled
/// ones. Blocks, like ActivityFile.
[[nodiscard]] Result<QHash<QString, QList<CheckTick>>> checkTicks(ActivityFile &file, int maxCount);

struct PastCheck
{
    CheckTick tick;
    RecordedCheck seen;
};

/// Same for one profile, with the reports. Skips checks with an unreadable report.
[[nodiscard]] Result<QList<PastCheck>> pastChecks(ActivityFile &file, const RecordedProfile &profile, int maxCount);

/// Reads in another thread, so that neither sends nor the page wait.
class CheckHistory : public QObject
{
    Q_OBJECT

public:
    using Ticks = QHash<QString, QList<CheckTick>>;

    /// `activity`: the log that records checks; must outlive this object. Null: no history.
    explicit CheckHistory(ActivityLog *activity, QObject *parent = nullptr);

    /// checkTicks(), including all records before this call. Calls `done` in the event loop unless `context` is gone;
    /// never if there is no history or it is unreadable.
    void ticks(int maxCount, QObject *context, std::function<void(const Ticks &)> done);
    /// pastChecks() of one profile, in the same way.
    void checks(const RecordedProfile &profile, int maxCount, QObject *context,
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
