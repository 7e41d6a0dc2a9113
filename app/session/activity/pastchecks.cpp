// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/pastchecks.h"

#include "check/report/reportjson.h"

#include <QSet>

namespace rc {

namespace {

constexpr int mostRead = 20'000; // of all profiles: watching many every minute exceeds this within a day
constexpr int pageSize = 500;

ActivityFilter endedChecks()
{
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Check};
    filter.outcomes = {ActivityOutcome::Passed, ActivityOutcome::Warned, ActivityOutcome::Failed};
    return filter;
}

CheckTick tickOf(const ActivityRecord &record)
{
    return {record.id, record.at, record.outcome, record.marker};
}

/// A change noticed by a watch is recorded next to its check.
bool isOfLast(const QList<CheckTick> &ticks, const CheckTick &tick)
{
    return !tick.marker.isEmpty() && !ticks.isEmpty() && ticks.constLast().marker == tick.marker;
}

} // namespace

Result<QHash<QString, QList<CheckTick>>> checkTicks(ActivityFile &file, int most)
{
    QHash<QString, QList<CheckTick>> ticks;
    std::optional<ActivityCursor> after;
    int read = 0;
    do {
        RC_TRY(page, file.page(endedChecks(), after, pageSize));
        for (const ActivityRecord &record : std::as_const(page->records)) {
            if (isTrial(record))
                continue;
            QList<CheckTick> &of = ticks[historyId(record)];
            const CheckTick tick = tickOf(record);
            if (isOfLast(of, tick))
                of.last() = tick; // the check itself began earlier
            else if (of.size() < most)
                of.append(tick);
        }
        read += pageSize;
        after = page->next;
    } while (after && read < mostRead);
    return ticks;
}

Result<QList<PastCheck>> pastChecks(ActivityFile &file, const RecordedProfile &profile, int most)
{
    ActivityFilter filter = endedChecks();
    setHistory(filter, profile);
    // Each may have a second record for a change noticed by a watch.
    RC_TRY(page, file.page(filter, {}, 2 * most, ActivityDetail::Whole));
    QList<PastCheck> checks;
    QList<CheckTick> ticks;
    for (const ActivityRecord &record : std::as_const(page->records)) {
        if (isTrial(record))
            continue;
        const CheckTick tick = tickOf(record);
        if (isOfLast(ticks, tick)) {
            checks.last().tick = tick;
            ticks.last() = tick;
            if (checks.last().seen.key.isEmpty())
                checks.last().seen.key = record.key;
            continue;
        }
        if (checks.size() == most)
            break;
        const Result<CheckReport> report = reportFromJson(record.report.toUtf8());
        if (!report)
            continue;
        checks.append({tick, {*report, record.key}});
        ticks.append(tick);
    }
    return checks;
}

} // namespace rc
