// SPDX-License-Identifier: GPL-3.0-or-later
// Queries the stored records: filters, full-text search, pages, counts.
#pragma once

#include "store/activity/activityrecord.h"
#include "store/activity/detail/activityconnection.h"

#include <QHash>
#include <QList>
#include <QStringList>
#include <QVariant>

#include <utility>

namespace rc {

/// Empty members do not filter.
struct ActivityFilter
{
    QString text; ///< words; each matches a word prefix in message, extra, marker or response, ignoring case
    QList<ActivityKind> kinds;
    QList<ActivityOutcome> outcomes;
    QList<Level> levels;
    QStringList profiles;
    QString history;  ///< the history of one profile, by historyId(); other profiles may have had its name
    QStringList keys; ///< fingerprints from keyFingerprint()
    QDateTime from;   ///< inclusive
    QDateTime before; ///< exclusive
    QUuid batch;
    QList<QUuid> ids;     ///< a selection: these records …
    QList<QUuid> batches; ///< … and those of these batches

    bool operator==(const ActivityFilter &) const = default;
};

/// The sort order, and whether a batch is one row.
struct ActivityOrder
{
    enum class By {
        When,
        Type, ///< kinds, and entry levels
        Message,
        Outcome, ///< outcomes that need attention first
        Duration,
    };
    By by = By::When;
    bool descending = true; ///< for Outcome and Type: the most severe first
    /// One record per batch, the first match; ActivityPage::batches describes the others. Only in time order and
    /// without search words: a search looks for single entries.
    bool grouped = false;

    bool operator==(const ActivityOrder &) const = default;
};

/// The end of a page.
struct ActivityCursor
{
    QVariant key; ///< sort key
    qint64 row = 0;

    bool operator==(const ActivityCursor &) const = default;
};

/// The outcomes of a batch's matching records.
struct ActivityBatch
{
    qint64 count = 0;
    QList<std::pair<ActivityOutcome, qint64>> outcomes; ///< outcomes that occur, in the order of activityOutcomes()
    qint64 canceled = 0;                                ///< of the unsent ones: canceled by the user
    qint64 lookedFor = 0;                               ///< records whose arrival was searched for …
    qint64 arrived = 0;                                 ///< … and those found in the log

    [[nodiscard]] qint64 of(ActivityOutcome outcome) const;

    bool operator==(const ActivityBatch &) const = default;
};

struct ActivityPage
{
    QList<ActivityRecord> records;
    std::optional<ActivityCursor> next;  ///< absent on the last page
    QHash<QUuid, ActivityBatch> batches; ///< for a grouped page: the records that represent several
};

enum class ActivityDetail {
    Row, ///< without response, report, key and profile id, which are long or stored after them; includes the short
         ///< report of a send or a drill, and the profile id of a check
    Full
};

/// A SQL condition with its bound values. `a` is the table.
struct ActivityCondition
{
    QString sql; ///< never empty
    QVariantList values;
    QString match; ///< for the full-text index, not in `sql`; empty: none
};
[[nodiscard]] ActivityCondition activityCondition(const ActivityFilter &filter);

[[nodiscard]] Result<ActivityPage> readActivityPage(ActivityConnection &connection, const ActivityFilter &filter,
                                                    const std::optional<ActivityCursor> &after, int limit,
                                                    ActivityDetail detail, const ActivityOrder &order = {});
/// Whether records with this order and filter are grouped.
[[nodiscard]] bool isGrouped(const ActivityFilter &filter, const ActivityOrder &order);
[[nodiscard]] Result<qint64> countActivity(ActivityConnection &connection, const ActivityFilter &filter);
/// The profiles with records, in alphabetical order.
[[nodiscard]] Result<QStringList> activityProfiles(ActivityConnection &connection);

struct ActivityKeyUse
{
    QString profile;  ///< may be empty
    QString resource; ///< of the last use
    QDateTime last;
    qint64 count = 0;

    bool operator==(const ActivityKeyUse &) const = default;
};
/// One per profile, and per address without a profile; latest first, at most 100. `fingerprint`: from keyFingerprint(),
/// which another key may share. `before`: exclusive.
[[nodiscard]] Result<QList<ActivityKeyUse>> activityKeyUses(ActivityConnection &connection, const QString &fingerprint,
                                                            const QDateTime &before);

/// The columns of a complete record, in the order of activityValues().
[[nodiscard]] QString activityColumns();
[[nodiscard]] QVariantList activityValues(const ActivityRecord &record);
/// The five times in order, separated by spaces.
[[nodiscard]] QString timingsText(const RequestTimings &timings);

} // namespace rc
