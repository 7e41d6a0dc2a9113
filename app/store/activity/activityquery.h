// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what is kept: filters, the full-text search, pages, counts.
#pragma once

#include "store/activity/activityrecord.h"
#include "store/activity/detail/activityconnection.h"

#include <QList>
#include <QStringList>

#include <chrono>

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
    QList<QUuid> ids; ///< a selection

    bool operator==(const ActivityFilter &) const = default;
};

/// Where a page ended. Pages go from the newest to the oldest.
struct ActivityCursor
{
    qint64 at = 0;
    qint64 row = 0;

    bool operator==(const ActivityCursor &) const = default;
};

struct ActivityPage
{
    QList<ActivityRecord> records;
    std::optional<ActivityCursor> next; ///< absent: this was the last one
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
                                                    ActivityDetail detail);
[[nodiscard]] Result<qint64> countActivity(ActivityConnection &connection, const ActivityFilter &filter);
/// What happened within one stretch of time, of one outcome: for a chart.
struct ActivityStretch
{
    QDateTime from; ///< UTC, a whole number of stretches since 1970
    ActivityOutcome outcome = ActivityOutcome::Accepted;
    qint64 count = 0;
    qint64 meanMs = 0; ///< of those that took any time
    qint64 slowestMs = 0;

    bool operator==(const ActivityStretch &) const = default;
};
/// Oldest first; stretches in which nothing happened are left out.
[[nodiscard]] Result<QList<ActivityStretch>>
activityTimeline(ActivityConnection &connection, const ActivityFilter &filter, std::chrono::milliseconds stretch);
/// How long what took any time took.
struct ActivityLatency
{
    qint64 count = 0;
    qint64 medianMs = 0;
    qint64 worstMs = 0;

    bool operator==(const ActivityLatency &) const = default;
};
[[nodiscard]] Result<ActivityLatency> activityLatency(ActivityConnection &connection, const ActivityFilter &filter);
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

/// The columns of a whole record in the order of activityRecordFrom() and activityValues().
[[nodiscard]] QString activityColumns();
[[nodiscard]] ActivityRecord activityRecordFrom(const QSqlQuery &query);
[[nodiscard]] QVariantList activityValues(const ActivityRecord &record);

} // namespace rc
