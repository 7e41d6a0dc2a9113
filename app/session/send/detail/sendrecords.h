// SPDX-License-Identifier: GPL-3.0-or-later
// Which records of one press have to be written when: its plan first, then a few at a time.
#pragma once

#include "session/activity/records.h"

#include <QList>

#include <functional>
#include <memory>

namespace rc {

/// Knows the records of one press, one for each entry, and never writes itself: what it hands out is to be written
/// before anything else happens. An entry is "sending" in the file before it leaves; those of a window are marked
/// together, so that a fast burst waits for the disk once in a while and a slow one before each entry. What has been
/// handed out is not held any more: a burst of 100,000 is an id and an outcome for each beside its entries.
class SendRecords
{
public:
    /// For entries that follow each other at once.
    static constexpr qsizetype fastWindow = 256;
    /// Records of a plan that are handed out at a time.
    static constexpr qsizetype portion = 5000;

    /// `entries` with their markers. `window`: how many may be under way or unwritten at a time.
    SendRecords(ActivityPlace place, QList<LogEntry> entries, qsizetype window, const QUuid &batch = {});

    [[nodiscard]] qsizetype size() const { return m_entries.size(); }
    [[nodiscard]] qsizetype window() const { return m_window; }
    /// Entries before this one were handed out as under way.
    [[nodiscard]] qsizetype marked() const { return m_marked; }
    /// The next portion of all records, planned; nothing after the last one, and for a single entry, which beforeSend()
    /// writes.
    [[nodiscard]] QList<ActivityRecord> plan();
    /// Before entries [first, first + count) leave: the outcomes so far, and the next entries as under way. Mostly
    /// nothing.
    [[nodiscard]] QList<ActivityRecord> beforeSend(qsizetype first, qsizetype count = 1);
    /// The entries from `first` on have ended; what is now worth writing.
    [[nodiscard]] QList<ActivityRecord> ended(qsizetype first, const QList<SendResult> &results,
                                              const RequestTimings &timings = {});
    /// At the end: what is not written yet. Entries that never ended are not among it.
    [[nodiscard]] QList<ActivityRecord> rest();

private:
    [[nodiscard]] ActivityRecord record(qsizetype index, ActivityOutcome outcome) const;

    ActivityPlace m_place;
    QList<LogEntry> m_entries;
    QList<QUuid> m_ids;
    QList<bool> m_ended;
    QUuid m_batch;
    QDateTime m_at = QDateTime::currentDateTimeUtc();
    QList<ActivityRecord> m_unwritten;
    qsizetype m_window;
    qsizetype m_planned = 0; ///< entries before this one are in the plan as handed out
    qsizetype m_marked = 0;  ///< entries before this one are under way in the file
};

/// A fast burst does not wait for the disk: the next window is marked while this one is being sent.
class SendGate
{
public:
    /// Writes records after those of earlier calls, then calls `then`, at once or later.
    using Write = std::function<void(const QList<ActivityRecord> &records, std::function<void()> then)>;

    /// `records` outlives this object. What `write` calls after that is ignored.
    SendGate(SendRecords &records, Write write);

    /// For SendJob::setGate(): entries [first, first + count) want to leave. One at a time, in order.
    void ask(qsizetype first, qsizetype count, std::function<void()> go);

private:
    void mark(qsizetype first, qsizetype count);

    SendRecords &m_records;
    Write m_write;
    qsizetype m_kept = 0; ///< entries before this one are under way in the file
    qsizetype m_wanted = 0;
    std::function<void()> m_go;                                   ///< what waits for entries before m_wanted
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true); ///< held by nobody else
};

} // namespace rc
