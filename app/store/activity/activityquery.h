// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what is kept: filters, the full-text search, pages, counts.
#pragma once

#include "store/activity/activityrecord.h"
#include "store/activity/detail/activityconnection.h"

#include <QHash>
#include <QList>
#include <QStringList>
#include <QVariant>

#include <utility>

namespace rc {

/// What is empty does not filter.
struct ActivityFilter
{
    QString text; ///< words; each is the beginning of one in message, extra, marker or reply, in any letter case
    QList<ActivityKind> kinds;
    QList<ActivityOutcome> outcomes;
    QList<Level> levels;
    QStringList profiles;
    QStringList keys; ///< fingerprints, as keyFingerprint() gives them
    QDateTime from;   ///< inclusive
    QDateTime before; ///< exclusive
    QUuid batch;
    QList<QUuid> ids;     ///< a selection: these records …
    QList<QUuid> batches; ///< … and those of these batches

    bool operator==(const ActivityFilter &) const = default;
};

/// In which order records come, and whether those of a batch come as one.
struct ActivityOrder
{
    enum class By {
        When,
        Type, ///< kinds, and the levels of entries
        Message,
        Outcome, ///< what needs somebody's attention before what does not
        Took,
    };
    By by = By::When;
    bool descending = true; ///< of Outcome and Type: the worst and the loudest first
    /// One record for each batch, the first of it that the filter finds; ActivityPage::batches tells of the others.
    /// Only in the order of time, and not while words are searched for: whoever does that looks for the entries.
    bool grouped = false;

    bool operator==(const ActivityOrder &) const = default;
};

/// Where a page ended.
struct ActivityCursor
{
    QVariant key; ///< what the order goes by
    qint64 row = 0;

    bool operator==(const ActivityCursor &) const = default;
};

/// What became of the records of one batch that a filter finds.
struct ActivityBatch
{
    qint64 count = 0;
    QList<std::pair<ActivityOutcome, qint64>> outcomes; ///< those that there are, in the order of activityOutcomes()
    qint64 cancelled = 0;                               ///< of those that were not sent: because a person canceled

    [[nodiscard]] qint64 of(ActivityOutcome outcome) const;

    bool operator==(const ActivityBatch &) const = default;
};

struct ActivityPage
{
    QList<ActivityRecord> records;
    std::optional<ActivityCursor> next;  ///< absent: this was the last one
    QHash<QUuid, ActivityBatch> batches; ///< of a grouped page: those of its records that stand for several
};

enum class ActivityDetail {
    Row, ///< without reply and report, which can be long, and the key, which lies behind them in the file; the report
         ///< of a send or a drill is short, and there
    Whole
};

/// A condition for SQL and the values bound in it. `a` stands for the table.
struct ActivityCondition
{
    QString sql; ///< never empty
    QVariantList values;
    QString match; ///< of the full-text index, which is not part of `sql`; empty: none
};
[[nodiscard]] ActivityCondition activityCondition(const ActivityFilter &filter);

[[nodiscard]] Result<ActivityPage> readActivityPage(ActivityConnection &connection, const ActivityFilter &filter,
                                                    const std::optional<ActivityCursor> &after, int limit,
                                                    ActivityDetail detail, const ActivityOrder &order = {});
/// Whether records in that order and of that filter come grouped.
[[nodiscard]] bool isGrouped(const ActivityFilter &filter, const ActivityOrder &order);
[[nodiscard]] Result<qint64> countActivity(ActivityConnection &connection, const ActivityFilter &filter);
/// The profiles that something is kept of, in alphabetical order.
[[nodiscard]] Result<QStringList> activityProfiles(ActivityConnection &connection);

/// Where a key was used.
struct ActivityKeyUse
{
    QString profile;  ///< empty: of none
    QString resource; ///< of the last use
    QDateTime last;
    qint64 count = 0;

    bool operator==(const ActivityKeyUse &) const = default;
};
/// One for each profile, and for each address without a profile; the latest first, at most 100. `fingerprint`: as
/// keyFingerprint() gives it: another key may have the same one. `before`: exclusive.
[[nodiscard]] Result<QList<ActivityKeyUse>> activityKeyUses(ActivityConnection &connection, const QString &fingerprint,
                                                            const QDateTime &before);

/// The columns of a whole record in the order of activityValues().
[[nodiscard]] QString activityColumns();
[[nodiscard]] QVariantList activityValues(const ActivityRecord &record);

} // namespace rc
