// SPDX-License-Identifier: GPL-3.0-or-later
// The activity file: creates or opens it, stores records, and replaces a damaged one.
#pragma once

#include "core/key/redactor.h"
#include "store/activity/activityquery.h"
#include "store/activity/detail/activityowner.h"
#include "store/activity/detail/activityschema.h"

#include <chrono>
#include <functional>

namespace rc {

/// An undoable deletion.
struct ActivityRemoval
{
    QString token;
    qint64 rows = 0;
};

/// Messages about opening the file, each at most once.
struct ActivityNotices
{
    QStringList movedAside;   ///< current paths of damaged files
    QStringList foreignParts; ///< in the last of them: "trigger x"
    QString copiedTo;         ///< backup from before its tables changed; empty: unchanged

    [[nodiscard]] bool isEmpty() const { return movedAside.isEmpty() && copiedTo.isEmpty(); }
};

/// All functions block and belong to one thread; a window uses ActivityLog. Each opens a closed file, so that a full
/// disk is used again once it has space. Errors leave the stored data unchanged. Several processes can use one file.
class ActivityFile
{
public:
    /// `path`: usually activityFilePath(). Does not access it yet.
    explicit ActivityFile(QString path, QList<ActivityMigration> migrations = activityMigrations());
    ~ActivityFile(); ///< close()
    Q_DISABLE_COPY_MOVE(ActivityFile)

    /// Creates the file and its folder if missing. Moves a damaged file aside unchanged, and starts a new one: see
    /// takeNotices(). A newer version's file is an error and stays unchanged.
    [[nodiscard]] Result<void> open();
    /// Open records of this process become "unknown" or "not sent", and its deletions become final.
    void close();
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] ActivityNotices takeNotices() { return std::exchange(m_notices, {}); }

    /// Inserts or replaces the records by id, all or none; on disk when it returns. `redactor`: masks the key used for
    /// them; its fingerprint is added to records without one. Truncates long responses.
    [[nodiscard]] Result<void> write(const QList<ActivityRecord> &records, const Redactor &redactor);

    /// Newest first by default. Open records of exited processes become "unknown" or "not sent". `after`: from a page
    /// of the same filter and order.
    [[nodiscard]] Result<ActivityPage> page(const ActivityFilter &filter, const std::optional<ActivityCursor> &after,
                                            int limit, ActivityDetail detail = ActivityDetail::Row,
                                            const ActivityOrder &order = {});
    /// Passes at most `limit` matches to `work`, newest first, reading a few at a time; stops at its first error.
    [[nodiscard]] Result<void> forEach(const ActivityFilter &filter, qint64 limit, ActivityDetail detail,
                                       const std::function<Result<void>(const ActivityRecord &)> &work);
    [[nodiscard]] Result<std::optional<ActivityRecord>> record(const QUuid &id);
    [[nodiscard]] Result<qint64> count(const ActivityFilter &filter);
    [[nodiscard]] Result<QStringList> profiles();
    [[nodiscard]] Result<QList<ActivityKeyUse>> keyUses(const QString &fingerprint, const QDateTime &before);
    [[nodiscard]] qint64 bytes() const; ///< on disk, including the log

    /// Gives the records of the profile with this id its new name.
    [[nodiscard]] Result<void> renameProfile(const QString &from, const QString &to, const QString &id);
    /// Deletes matching records that are not open. Can be undone until close().
    [[nodiscard]] Result<ActivityRemoval> remove(const ActivityFilter &filter);
    [[nodiscard]] Result<void> undo(const ActivityRemoval &removal);
    /// Days before a record is deleted automatically; 0, the default: never.
    [[nodiscard]] Result<int> retentionDays();
    [[nodiscard]] Result<void> setRetentionDays(int days);
    /// Removes deleted and expired records for about this time; returns whether there are more.
    [[nodiscard]] Result<bool> tidy(std::chrono::milliseconds budget);

private:
    [[nodiscard]] Result<void> openIntact();
    [[nodiscard]] Result<bool> isIntact();
    [[nodiscard]] Result<void> prepareTables();
    [[nodiscard]] Result<void> rebuildIndex();
    [[nodiscard]] Result<void> moveAside();
    [[nodiscard]] Result<void> completeAbandoned();
    [[nodiscard]] Result<void> completeAbandoned(const QString &owner);
    [[nodiscard]] Result<bool> tidyOnce(qint64 olderThan);
    [[nodiscard]] Result<void> mergeIndex();
    [[nodiscard]] Result<void> shrink();
    template<typename Work>
    [[nodiscard]] auto guarded(const Work &work) -> decltype(work());

    QString m_path;
    QList<ActivityMigration> m_migrations;
    ActivityConnection m_connection;
    ActivityOwner m_owner;
    ActivityNotices m_notices;
    QStringList m_foreignParts; ///< found by isIntact()
    int m_removals = 0;
    bool m_isCurrent = false;      ///< isIntact() found the tables of this version
    bool m_indexIsDamaged = false; ///< isIntact() found damage in the text index only
};

/// activity.sqlite in the user's data folder for this program.
[[nodiscard]] QString activityFilePath();

/// `record` as stored: masked and truncated, with the fingerprint of the redactor's key unless it has one.
[[nodiscard]] ActivityRecord storedForm(ActivityRecord record, const Redactor &redactor);

} // namespace rc
