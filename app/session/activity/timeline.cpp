// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/timeline.h"

#include <algorithm>

namespace rc {

namespace {

constexpr int mostSingle = 400;
constexpr qint64 stretches = 100;

Result<void> addSingle(Timeline &timeline, ActivityFile &file, const ActivityFilter &filter)
{
    const auto page = file.page(filter, {}, mostSingle);
    if (!page)
        return failure(page.error());
    for (const ActivityRecord &record : page->records)
        timeline.points.append({record.at, record.outcome, record.elapsedMs, 1, record.id, record.batch});
    std::reverse(timeline.points.begin(), timeline.points.end());
    return {};
}

Result<void> addGrouped(Timeline &timeline, ActivityFile &file, const ActivityFilter &filter)
{
    const std::chrono::milliseconds length(std::max<qint64>(1, timeline.from.msecsTo(timeline.to) / stretches));
    RC_TRY(read, file.timeline(filter, length));
    timeline.grouped = true;
    timeline.stretch = length;
    for (const ActivityStretch &stretch : *read)
        timeline.points.append(
            {stretch.from.addMSecs(length.count() / 2), stretch.outcome, stretch.meanMs, stretch.count, {}, {}});
    return {};
}

} // namespace

ActivityFilter timelineFilter(ActivityFilter filter, const QDateTime &now)
{
    if (!filter.before.isValid() || filter.before > now)
        filter.before = now.addMSecs(1);
    if (!filter.from.isValid())
        filter.from = filter.before.addDays(-1);
    if (filter.kinds.isEmpty())
        filter.kinds = {ActivityKind::Send, ActivityKind::List};
    return filter;
}

namespace {

qint64 secondsOf(TimelineSpan span)
{
    constexpr qint64 hour = 3600;
    switch (span) {
    case TimelineSpan::Hour:
        return hour;
    case TimelineSpan::Week:
        return 7 * 24 * hour;
    default:
        return 24 * hour;
    }
}

/// From the first record to the last, with some room; as it is when there is none.
Result<ActivityFilter> fitting(ActivityFile &file, ActivityFilter filter)
{
    ActivityFilter all = filter;
    all.from = {};
    RC_TRY(first, file.page(all, {}, 1, ActivityDetail::Row, {.descending = false}));
    RC_TRY(last, file.page(all, {}, 1));
    if (first->records.isEmpty() || last->records.isEmpty())
        return filter;
    constexpr qint64 least = 60'000; // of one record there is a minute around it
    const QDateTime from = first->records.constFirst().at;
    const QDateTime to = last->records.constFirst().at;
    const qint64 room = std::max<qint64>(from.msecsTo(to) / 50, least / 2);
    filter.from = from.addMSecs(-room);
    filter.before = std::min(filter.before, to.addMSecs(room));
    return filter;
}

Result<Timeline> readSpan(ActivityFile &file, const ActivityFilter &span)
{
    Timeline timeline;
    timeline.from = span.from;
    timeline.to = span.before;
    RC_TRY(count, file.count(span));
    RC_TRY(read, *count <= mostSingle ? addSingle(timeline, file, span) : addGrouped(timeline, file, span));
    RC_TRY(latency, file.latency(span));
    timeline.latency = *latency;
    return timeline;
}

} // namespace

Result<Timeline> readTimeline(ActivityFile &file, const ActivityFilter &filter, const QDateTime &now,
                              std::optional<TimelineSpan> span)
{
    ActivityFilter part = timelineFilter(filter, now);
    if (filter.from.isValid())
        return readSpan(file, part);
    if (!span) {
        RC_TRY(some, file.count(part));
        span = *some > 0 ? TimelineSpan::Day : TimelineSpan::Fit;
    }
    if (*span == TimelineSpan::Fit) {
        RC_TRY(fit, fitting(file, part));
        part = *fit;
    } else {
        part.from = part.before.addSecs(-secondsOf(*span));
    }
    RC_TRY(timeline, readSpan(file, part));
    timeline->span = span;
    return timeline;
}

} // namespace rc
