// SPDX-License-Identifier: GPL-3.0-or-later
#include "activity/burstrecords.h"

#include <algorithm>

namespace rc {

BurstRecords::BurstRecords(const ActivityPlace &place, const QList<LogEntry> &entries, qsizetype window)
    : m_window(std::max<qsizetype>(1, window))
{
    const QUuid batch = entries.size() > 1 ? QUuid::createUuid() : QUuid();
    for (const LogEntry &entry : entries) {
        m_records.append(sendRecord(place, entry, batch));
        m_records.last().outcome = ActivityOutcome::Planned;
    }
}

QList<ActivityRecord> BurstRecords::plan() const
{
    return m_records.size() > 1 ? m_records : QList<ActivityRecord>();
}

QList<ActivityRecord> BurstRecords::beforeSend(qsizetype index)
{
    if (index < m_marked)
        return {};
    QList<ActivityRecord> records = rest();
    m_marked = std::min(index + m_window, m_records.size());
    for (qsizetype i = index; i < m_marked; ++i) {
        if (!isOpen(m_records.at(i).outcome))
            continue;
        m_records[i].outcome = ActivityOutcome::Sending;
        records.append(m_records.at(i));
    }
    return records;
}

QList<ActivityRecord> BurstRecords::ended(qsizetype index, const SendResult &result, const HttpTimings &timings)
{
    complete(m_records[index], result, timings);
    m_unwritten.append(index);
    return m_unwritten.size() < m_window ? QList<ActivityRecord>() : rest();
}

QList<ActivityRecord> BurstRecords::rest()
{
    QList<ActivityRecord> records;
    for (const qsizetype index : m_unwritten)
        records.append(m_records.at(index));
    m_unwritten.clear();
    return records;
}

} // namespace rc
