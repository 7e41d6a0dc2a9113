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
        timeline.points.append({record.at, record.outcome, record.elapsedMs, 1, record.id});
    std::reverse(timeline.points.begin(), timeline.points.end());
    return {};
}

Result<void> addGrouped(Timeline &timeline, ActivityFile &file, const ActivityFilter &filter)
{
    const std::chrono::milliseconds length(std::max<qint64>(1, timeline.from.msecsTo(timeline.to) / stretches));
    RC_TRY(read, file.timeline(filter, length));
    timeline.grouped = true;
    for (const ActivityStretch &stretch : *read)
        timeline.points.append(
            {stretch.from.addMSecs(length.count() / 2), stretch.outcome, stretch.meanMs, stretch.count, {}});
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

Result<Timeline> readTimeline(ActivityFile &file, const ActivityFilter &filter, const QDateTime &now)
{
    const ActivityFilter span = timelineFilter(filter, now);
    Timeline timeline;
    timeline.from = span.from;
    timeline.to = span.before;
    RC_TRY(count, file.count(span));
    RC_TRY(read, *count <= mostSingle ? addSingle(timeline, file, span) : addGrouped(timeline, file, span));
    RC_TRY(latency, file.latency(span));
    timeline.latency = *latency;
    return timeline;
}

} // namespace rc
