// SPDX-License-Identifier: GPL-3.0-or-later
// The wording of arrivals, shared by window, terminal and reports.
#pragma once

#include "service/arrival/arrival.h"
#include "service/arrival/storeddifference.h"

namespace rc {

/// "84 ms", "1.2 s", "37 s", "2 min 5 s": translated.
[[nodiscard]] QString shownSpan(qint64 milliseconds);
/// "≤ 37 s", rounded up: translated.
[[nodiscard]] QString boundSpan(qint64 milliseconds);
/// The state of one entry: "in the log after 52 ms" by the service's own time, "in the log (≤ 1.2 s)" by ours, "not in
/// the log after 60 s", … `report`: the report it is part of.
[[nodiscard]] QString arrivalSentence(const MarkerArrival &one, const ArrivalReport &report);
/// Why the log was unreadable, on one line; empty if it was read. Safe to display.
[[nodiscard]] QString whyUnread(const ArrivalReport &report);
/// For several entries: "998 of 1,000 accepted entries are in the log, the first after 0.3 s, the last after 4.1 s."
[[nodiscard]] QString arrivalSummary(const ArrivalReport &report);
/// "level: sent warning, stored error". Safe to display.
[[nodiscard]] QString differenceLine(const StoredDifference &difference);

/// One entry of a report:
/// {"marker","arrival","afterMs","upperBound","atFirstLook","seenAt","receivedAt","copies","differences":[…]}. `sent`:
/// as sent; null if unknown.
[[nodiscard]] QByteArray arrivalJson(const MarkerArrival &one, const LogEntry *sent);
/// {"asked","arrived","missing":[markers],"notYet","outOfReach","unread","firstSeen","lastSeen","calls","elapsedMs",
/// "withinMs","why","entries":[…]}.
[[nodiscard]] QByteArray arrivalJson(const ArrivalReport &report, const QList<SentMarker> &sent);

} // namespace rc
