// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/send/detail/sendrecords.h"

#include <algorithm>

namespace rc {

SendRecords::SendRecords(RecordTarget target, QList<LogEntry> entries, qsizetype window, const QUuid &batch)
    : m_target(std::move(target))
    , m_entries(std::move(entries))
    , m_ended(m_entries.size(), false)
    , m_batch(batch)
    , m_window(std::max<qsizetype>(1, window))
{
    m_ids.reserve(m_entries.size());
    for (qsizetype i = 0; i < m_entries.size(); ++i)
        m_ids.append(QUuid::createUuid());
}

ActivityRecord SendRecords::record(qsizetype index, ActivityOutcome outcome) const
{
    ActivityRecord result = sendRecord(m_target, m_entries.at(index), m_batch);
    result.id = m_ids.at(index);
    result.at = m_at;
    result.outcome = outcome;
    return result;
}

QList<ActivityRecord> SendRecords::plan()
{
    QList<ActivityRecord> records;
    for (const qsizetype end = std::min(m_planned + chunkSize, m_entries.size()); m_planned < end; ++m_planned)
        records.append(record(m_planned, ActivityOutcome::Planned));
    return records;
}

QList<ActivityRecord> SendRecords::beforeSend(qsizetype first, qsizetype count)
{
    const qsizetype end = first + count;
    if (end <= m_marked)
        return {};
    QList<ActivityRecord> records = takeUnwritten();
    const qsizetype from = std::max(first, m_marked);
    m_marked = std::min(std::max(end, first + m_window), m_entries.size());
    for (qsizetype i = from; i < m_marked; ++i) {
        if (!m_ended.at(i))
            records.append(record(i, ActivityOutcome::Sending));
    }
    return records;
}

QList<ActivityRecord> SendRecords::ended(qsizetype first, const QList<SendResult> &results,
                                         const RequestTimings &timings)
{
    for (qsizetype i = 0; i < results.size(); ++i) {
        const SendResult &result = results.at(i);
        ActivityRecord ended = record(first + i, ActivityOutcome::Sending);
        if (m_window < fastWindow && result.outcome != Outcome::NotSent && result.at.isValid())
            ended.at = std::max(m_at, result.at.toUTC().addMSecs(-result.elapsedMs));
        complete(ended, result, timings);
        m_unwritten.append(ended);
        m_ended[first + i] = true;
    }
    // a fraction of a window at a time, so that writing overlaps with sending
    return m_unwritten.size() < std::max<qsizetype>(1, m_window / 4) ? QList<ActivityRecord>() : takeUnwritten();
}

QList<ActivityRecord> SendRecords::takeUnwritten()
{
    return std::exchange(m_unwritten, {});
}

SendGate::SendGate(SendRecords &records, Write write)
    : m_records(records)
    , m_write(std::move(write))
{
}

void SendGate::ask(qsizetype first, qsizetype count, std::function<void()> go)
{
    const qsizetype end = first + count;
    m_requestedEnd = end;
    m_go = std::move(go);
    if (end > m_records.marked())
        mark(first, count);
    else if (m_records.marked() < m_records.size() && m_records.marked() - end < m_records.window() / 2)
        mark(m_records.marked(), 1);
    if (m_go && end <= m_recorded)
        std::exchange(m_go, {})();
}

void SendGate::mark(qsizetype first, qsizetype count)
{
    const QList<ActivityRecord> records = m_records.beforeSend(first, count);
    m_write(records, [this, upTo = m_records.marked(), alive = std::weak_ptr<bool>(m_alive)] {
        if (alive.expired())
            return;
        m_recorded = std::max(m_recorded, upTo);
        if (m_go && m_requestedEnd <= m_recorded)
            std::exchange(m_go, {})();
    });
}

} // namespace rc
