// SPDX-License-Identifier: GPL-3.0-or-later
// Past checks of the profiles in Activity, for a window.
#pragma once

#include "check/report/checkdifference.h"
#include "session/activity/records.h"
#include "store/activity/activitylog.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace rc {

class ProfileBook;
class Session;

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

/// The last check of each profile: in memory while the window is open, between runs in Activity.
class LastChecks : public QObject
{
    Q_OBJECT

public:
    /// `session` must outlive this object.
    explicit LastChecks(Session &session, QObject *parent = nullptr);

    // The empty name is the demo service, whose address changes with each run.

    /// By the profile's name. The check in memory; the first call also looks in Activity, and arrived() reports news.
    [[nodiscard]] std::optional<CheckReport> of(const QString &profile);
    /// A check that CheckOperation has recorded.
    void set(const QString &profile, const CheckReport &report);

signals:
    void arrived(const QString &profile);

private:
    [[nodiscard]] QString idOf(const QString &profile) const;

    const ProfileBook &m_book;
    CheckHistory m_history;
    QHash<QString, CheckReport> m_known; ///< by historyId(), like m_asked
    QSet<QString> m_asked;
};

} // namespace rc
