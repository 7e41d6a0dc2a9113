// SPDX-License-Identifier: GPL-3.0-or-later
// The wording of arrivals, shared by window, terminal and reports.
#pragma once

#include "core/entry/logentry.h"
#include "core/phrase.h"
#include "service/arrival/arrival.h"
#include "service/arrival/logpage.h"

#include <QList>

namespace rc {

/// A difference between an entry as sent and as the service stored it.
struct StoredDifference
{
    enum class Kind {
        Changed,   ///< a different value
        Rewritten, ///< same value in another spelling: 12.50 as 12.5
        Missing,   ///< sent, but not shown
        Added,     ///< added by the service
    };

    QString member; ///< level, message, ts, extra.<name>
    QString sent;   ///< as sent; empty if it was not
    QString stored; ///< as shown; empty if it is not. Outside text
    Kind kind = Kind::Changed;

    bool operator==(const StoredDifference &) const = default;
};

[[nodiscard]] QLatin1StringView wireWord(StoredDifference::Kind kind); ///< changed rewritten missing added

/// In the order of the entry's members, added ones last. An alias of a level counts as rewritten. Pure.
[[nodiscard]] QList<StoredDifference> storedDifferences(const LogEntry &sent, const StoredEntry &stored);

/// Whether the service altered the entry: Changed or Missing.
[[nodiscard]] bool isAltered(const QList<StoredDifference> &differences);

/// "84 ms", "1.2 s", "37 s", "2 min 5 s", "3 h", "12 days": translated.
[[nodiscard]] Phrase formatDuration(qint64 milliseconds);
/// "≤ 37 s", rounded up: translated.
[[nodiscard]] Phrase formatMaxDuration(qint64 milliseconds);
/// The state of one entry: "in the log after 52 ms" by the service's own time, "in the log (≤ 1.2 s)" by ours, "not in
/// the log after 60 s", … `report`: the report it is part of.
[[nodiscard]] Phrase arrivalSentence(const MarkerArrival &marker, const ArrivalReport &report);
/// Why the log was unreadable, on one line; empty if it was read. Safe to display.
[[nodiscard]] Phrase unreadReason(const ArrivalReport &report);
/// For several entries: "998 of 1,000 entries are in the log, the last after 4.1 s; 2 not in the log after 60 s".
[[nodiscard]] Phrase arrivalSummary(const ArrivalReport &report);
/// "level: sent warning, stored error". Safe to display.
[[nodiscard]] QString differenceLine(const StoredDifference &difference);

/// One entry of a report:
/// {"marker","arrival","afterMs","upperBound","atFirstLook","seenAt","receivedAt","copies","differences":[…]}. `sent`:
/// as sent; null if unknown.
[[nodiscard]] QByteArray arrivalJson(const MarkerArrival &marker, const LogEntry *sent);
/// {"asked","arrived","missing":[markers],"notYet","outOfReach","unread","firstSeen","lastSeen","calls","elapsedMs",
/// "withinMs","why","entries":[…]}.
[[nodiscard]] QByteArray arrivalJson(const ArrivalReport &report, const QList<SentMarker> &sent);

} // namespace rc
