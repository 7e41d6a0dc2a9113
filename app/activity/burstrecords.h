// SPDX-License-Identifier: GPL-3.0-or-later
// Which records of a burst have to be written when: its plan first, then a few at a time.
#pragma once

#include "activity/records.h"

#include <QList>

namespace rc {

/// Knows the records of one press, one for each entry, and never writes itself: what it hands out is to be written
/// before anything else happens. An entry is "sending" in the file before it leaves; those of a window are marked
/// together, so that a fast burst waits for the disk once in a while and a slow one before each entry.
class BurstRecords
{
public:
    /// For entries that follow each other at once.
    static constexpr qsizetype fastWindow = 64;

    /// `entries` with their markers. `window`: how many may be under way or unwritten at a time.
    BurstRecords(const ActivityPlace &place, const QList<LogEntry> &entries, qsizetype window);

    /// All of it, planned; nothing for a single entry, which beforeSend() writes.
    [[nodiscard]] QList<ActivityRecord> plan() const;
    /// Before entry `index` leaves: the outcomes so far, and the next entries as under way. Mostly nothing.
    [[nodiscard]] QList<ActivityRecord> beforeSend(qsizetype index);
    /// Entry `index` has ended; what is now worth writing.
    [[nodiscard]] QList<ActivityRecord> ended(qsizetype index, const SendResult &result,
                                              const HttpTimings &timings = {});
    /// At the end: what is not written yet. Entries that never ended are not among it.
    [[nodiscard]] QList<ActivityRecord> rest();

private:
    QList<ActivityRecord> m_records;
    QList<qsizetype> m_unwritten;
    qsizetype m_window;
    qsizetype m_marked = 0; ///< entries before this one are under way in the file
};

} // namespace rc
