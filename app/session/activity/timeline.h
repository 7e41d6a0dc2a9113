// SPDX-License-Identifier: GPL-3.0-or-later
// How long requests took over a stretch of time, and what became of them: the points of a chart.
#pragma once

#include "store/activity/activityfile.h"

#include <chrono>
#include <optional>

namespace rc {

struct TimelinePoint
{
    QDateTime at; ///< UTC
    ActivityOutcome outcome = ActivityOutcome::Accepted;
    qint64 tookMs = 0; ///< of several: their mean
    qint64 count = 1;
    QUuid id;    ///< of a single one
    QUuid batch; ///< of a single one that was sent with others; else null

    bool operator==(const TimelinePoint &) const = default;
};

/// How much of the time a chart shows where the filter does not say.
enum class TimelineSpan {
    Hour,
    Day,
    Week,
    Fit, ///< from the first record to the last
};

struct Timeline
{
    /// That was taken; absent: the filter says it.
    std::optional<TimelineSpan> span;
    QDateTime from;
    QDateTime to;
    QList<TimelinePoint> points; ///< oldest first
    bool grouped = false;        ///< too many for a point each: one stands for those of a while with the same outcome
    std::chrono::milliseconds stretch{0}; ///< of grouped ones: that while, with the point in its middle
    ActivityLatency latency;
};

/// What the chart shows for a filter: its time, or the 24 hours before its end or `now`; requests alone (sends and tool
/// lists), unless it asks for other kinds.
[[nodiscard]] ActivityFilter timelineFilter(ActivityFilter filter, const QDateTime &now);

/// At most some hundred points, however many rows there are. `span`: where the filter has no time of its own; nothing:
/// a day if there is anything in it, else what fits. Blocks, as ActivityFile does.
[[nodiscard]] Result<Timeline> readTimeline(ActivityFile &file, const ActivityFilter &filter, const QDateTime &now,
                                            std::optional<TimelineSpan> span = {});

} // namespace rc
