// SPDX-License-Identifier: GPL-3.0-or-later
// The records of one send in the order of writing: its plan first, then a few at a time.
#pragma once

#include "session/activity/records.h"

#include <QList>

#include <functional>
#include <memory>

namespace rc {

/// Holds the records of one send, one per entry, and never writes itself: write its results before continuing. An entry
/// is recorded as "sending" before it is sent; a window is recorded together, so that a fast burst rarely waits for the
/// disk and a slow one does before each entry. Written records are dropped, so that a burst of 100,000 only needs an id
/// and a flag per entry.
class SendRecords
{
public:
    /// For entries sent without pauses.
    static constexpr qsizetype fastWindow = 256;
    /// Number of planned records per write.
    static constexpr qsizetype chunkSize = 5000;

    /// `entries` with their markers. `window`: maximum number in progress or unwritten.
    SendRecords(RecordTarget target, QList<LogEntry> entries, qsizetype window, const QUuid &batch = {});

    [[nodiscard]] qsizetype size() const { return m_entries.size(); }
    [[nodiscard]] qsizetype window() const { return m_window; }
    /// Entries before this index were returned as in progress.
    [[nodiscard]] qsizetype marked() const { return m_marked; }
    /// The next portion of all planned records; empty after the last one.
    [[nodiscard]] QList<ActivityRecord> plan();
    /// Before sending entries [first, first + count): the outcomes so far, and the next entries as in progress. Usually
    /// empty.
    [[nodiscard]] QList<ActivityRecord> beforeSend(qsizetype first, qsizetype count = 1);
    /// The entries from `first` on have ended; returns records worth writing now. Those of a slow send have the time of
    /// their request, the others that of the press.
    [[nodiscard]] QList<ActivityRecord> ended(qsizetype first, const QList<SendResult> &results,
                                              const RequestTimings &timings = {});
    /// At the end: all unwritten records, without entries that never ended.
    [[nodiscard]] QList<ActivityRecord> takeUnwritten();

private:
    [[nodiscard]] ActivityRecord record(qsizetype index, ActivityOutcome outcome) const;

    RecordTarget m_target;
    QList<LogEntry> m_entries;
    QList<QUuid> m_ids;
    QList<bool> m_ended;
    QUuid m_batch;
    QDateTime m_at = QDateTime::currentDateTimeUtc();
    QList<ActivityRecord> m_unwritten;
    qsizetype m_window;
    qsizetype m_planned = 0; ///< entries before this index were returned in the plan
    qsizetype m_marked = 0;  ///< entries before this index are recorded as in progress
};

/// A fast burst does not wait for the disk: the next window is recorded while this one is sent.
class SendGate
{
public:
    /// Writes records after earlier calls, then calls `then`, immediately or later.
    using Write = std::function<void(const QList<ActivityRecord> &records, std::function<void()> then)>;

    /// `records` must outlive this object. Once it is destroyed, calling `then` does nothing.
    SendGate(SendRecords &records, Write write);

    /// For SendJob::setGate(): entries [first, first + count) are ready to be sent. One request at a time, in order.
    void ask(qsizetype first, qsizetype count, std::function<void()> go);

private:
    void mark(qsizetype first, qsizetype count);

    SendRecords &m_records;
    Write m_write;
    qsizetype m_recorded = 0; ///< entries before this index are recorded as in progress
    qsizetype m_requestedEnd = 0;
    std::function<void()> m_go;                                   ///< waits for entries before m_requestedEnd
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true); ///< the only owner
};

} // namespace rc
