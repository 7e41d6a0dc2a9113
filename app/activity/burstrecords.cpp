// SPDX-License-Identifier: GPL-3.0-or-later
#include "activity/burstrecords.h"

#include <algorithm>

namespace rc {

BurstRecords::BurstRecords(ActivityPlace place, QList<LogEntry> entries, qsizetype window)
    : m_place(std::move(place))
    , m_entries(std::move(entries))
    , m_ended(m_entries.size(), false)
    , m_batch(m_entries.size() > 1 ? QUuid::createUuid() : QUuid())
    , m_window(std::max<qsizetype>(1, window))
{
    m_ids.reserve(m_entries.size());
    for (qsizetype i = 0; i < m_entries.size(); ++i)
        m_ids.append(QUuid::createUuid());
}

ActivityRecord BurstRecords::record(qsizetype index, ActivityOutcome outcome) const
{
    ActivityRecord made = sendRecord(m_place, m_entries.at(index), m_batch);
    made.id = m_ids.at(index);
    made.at = m_at;
    made.outcome = outcome;
    return made;
}

QList<ActivityRecord> BurstRecords::plan()
{
    QList<ActivityRecord> records;
    if (m_entries.size() < 2)
        return records;
    for (const qsizetype end = std::min(m_planned + portion, m_entries.size()); m_planned < end; ++m_planned)
        records.append(record(m_planned, ActivityOutcome::Planned));
    return records;
}

QList<ActivityRecord> BurstRecords::beforeSend(qsizetype first, qsizetype count)
{
    const qsizetype end = first + count;
    if (end <= m_marked)
        return {};
    QList<ActivityRecord> records = rest();
    const qsizetype from = std::max(first, m_marked);
    m_marked = std::min(std::max(end, first + m_window), m_entries.size());
    for (qsizetype i = from; i < m_marked; ++i) {
        if (!m_ended.at(i))
            records.append(record(i, ActivityOutcome::Sending));
    }
    return records;
}

QList<ActivityRecord> BurstRecords::ended(qsizetype index, const SendResult &result, const HttpTimings &timings)
{
    m_unwritten.append(record(index, ActivityOutcome::Sending));
    complete(m_unwritten.last(), result, timings);
    m_ended[index] = true;
    // In parts of a window, so that they are written while others are under way.
    return m_unwritten.size() < std::max<qsizetype>(1, m_window / 4) ? QList<ActivityRecord>() : rest();
}

QList<ActivityRecord> BurstRecords::leftOut(qsizetype first, const Error &why)
{
    QList<ActivityRecord> records;
    for (qsizetype i = first; i < m_entries.size() && records.size() < portion; ++i) {
        if (m_ended.at(i))
            continue;
        SendResult result;
        result.entry = m_entries.at(i);
        result.error = why;
        records.append(record(i, ActivityOutcome::Sending));
        complete(records.last(), result);
        m_ended[i] = true;
    }
    return records;
}

QList<ActivityRecord> BurstRecords::rest()
{
    return std::exchange(m_unwritten, {});
}

} // namespace rc
