// SPDX-License-Identifier: GPL-3.0-or-later
// The activity file: opens or makes it, keeps records in it, and sets a damaged one aside.
#pragma once

#include "core/key/redactor.h"
#include "store/activity/activityquery.h"
#include "store/activity/detail/activityowner.h"
#include "store/activity/detail/activityschema.h"

#include <chrono>
#include <memory>

namespace rc {

/// What was deleted in one go and can come back.
struct ActivityRemoval
{
    QString token;
    qint64 rows = 0;
};

/// What a person should be told of the opening; each at most once.
struct ActivityNotices
{
    QStringList movedAside;   ///< damaged files, where they are now
    QStringList foreignParts; ///< what another program put into the last of them: "trigger x"
    QString copiedTo;         ///< the file as it was before its tables changed; empty: they did not
    bool indexMadeAnew = false;

    [[nodiscard]] bool isEmpty() const { return movedAside.isEmpty() && copiedTo.isEmpty() && !indexMadeAnew; }
};

/// Everything here blocks and belongs to one thread: ActivityLog is the one for a window. Any function may be called at
/// any time; one that finds the file closed opens it, so that a full disk that has room again is used again. What fails
/// says why and leaves what is kept as it was. Any number of processes can work on one file.
class ActivityFile
{
public:
    /// `path`: usually activityFilePath(). Nothing is touched yet.
    explicit ActivityFile(QString path, QList<ActivityMigration> migrations = activityMigrations());
    ~ActivityFile(); ///< close()
    Q_DISABLE_COPY_MOVE(ActivityFile)

    /// Makes the file and its folder if they are absent. A damaged file is moved aside, byte for byte, and a new one
    /// begun: see takeNotices(). A file of a newer version of this program is left alone, and nothing is kept.
    [[nodiscard]] Result<void> open();
    /// What this process has not completed becomes "unknown" or "not sent", what it deleted is gone.
    void close();
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] ActivityNotices takeNotices() { return std::exchange(m_notices, {}); }

    /// Adds the records or replaces what is kept under their ids, all or none; kept (on the disk) when it returns.
    /// `redactor`: of the key that was used, masked wherever it stands; what names no key gets its fingerprint. Long
    /// replies are cut.
    [[nodiscard]] Result<void> write(const QList<ActivityRecord> &records, const Redactor &redactor);

    /// Newest first, or in another order. What a process that is no more left under way is "unknown" or "not sent" from
    /// then on. `after`: of a page of the same filter and order.
    [[nodiscard]] Result<ActivityPage> page(const ActivityFilter &filter, const std::optional<ActivityCursor> &after,
                                            int limit, ActivityDetail detail = ActivityDetail::Row,
                                            const ActivityOrder &order = {});
    [[nodiscard]] Result<std::optional<ActivityRecord>> record(const QUuid &id);
    [[nodiscard]] Result<qint64> count(const ActivityFilter &filter);
    [[nodiscard]] Result<QStringList> profiles();
    [[nodiscard]] Result<QList<ActivityKeyUse>> keyUses(const QString &fingerprint, const QDateTime &before);
    [[nodiscard]] qint64 bytes() const; ///< on the disk, with the log

    /// Gives the records of a profile its new name.
    [[nodiscard]] Result<void> renameProfile(const QString &from, const QString &to);
    /// Deletes what the filter finds and is not under way. It can come back until close().
    [[nodiscard]] Result<ActivityRemoval> remove(const ActivityFilter &filter);
    [[nodiscard]] Result<void> undo(const ActivityRemoval &removal);
    /// Days after which a record goes by itself; 0, the default: never.
    [[nodiscard]] Result<int> retentionDays();
    [[nodiscard]] Result<void> setRetentionDays(int days);
    /// Takes away what is deleted for good or too old, for about so long; whether there is more.
    [[nodiscard]] Result<bool> tidy(std::chrono::milliseconds budget);

private:
    [[nodiscard]] Result<void> openSafely();
    [[nodiscard]] Result<void> openSound();
    [[nodiscard]] Result<bool> isSound();
    [[nodiscard]] Result<void> prepareTables();
    [[nodiscard]] Result<void> makeIndexAnew();
    [[nodiscard]] Result<void> moveAside();
    [[nodiscard]] Result<void> settle();
    [[nodiscard]] Result<void> settle(const QString &owner);
    [[nodiscard]] Result<bool> tidyOnce(qint64 olderThan);
    [[nodiscard]] Result<void> forgetWords();
    [[nodiscard]] Result<void> shrink();
    [[nodiscard]] Result<void> guarded(const std::function<Result<void>()> &work);
    [[nodiscard]] Result<void> noteKey(const ActivityRecord &record);

    QString m_path;
    QList<ActivityMigration> m_migrations;
    ActivityConnection m_connection;
    ActivityOwner m_owner;
    ActivityNotices m_notices;
    QStringList m_foreignParts; ///< that isSound() found
    int m_removals = 0;
    bool m_isCurrent = false;      ///< the file has the tables of this version, as isSound() saw it
    bool m_indexIsDamaged = false; ///< the text index alone, as isSound() saw it
};

/// activity.sqlite in the user's data folder for this program.
[[nodiscard]] QString activityFilePath();

/// `record` as it may be kept: masked and cut, and with the fingerprint of the redactor's key if it has none.
[[nodiscard]] ActivityRecord keepable(ActivityRecord record, const Redactor &redactor);

} // namespace rc
