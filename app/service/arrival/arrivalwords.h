// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that words what is known of an arrival, for the window, the terminal and a report.
#pragma once

#include "service/arrival/arrival.h"
#include "service/arrival/storeddifference.h"

namespace rc {

/// "84 ms", "1.2 s", "37 s", "2 min 5 s": translated.
[[nodiscard]] QString shownSpan(qint64 milliseconds);
/// "≤ 37 s", rounded up: translated.
[[nodiscard]] QString boundSpan(qint64 milliseconds);
/// What is known of one entry: "in the log after 52 ms" by the service's own word, "in the log (≤ 1.2 s)" by ours, "not
/// in the log after 60 s", … `report`: that it is of.
[[nodiscard]] QString arrivalSentence(const MarkerArrival &one, const ArrivalReport &report);
/// Why the log could not be read, in one line; empty when it could. Safe to display.
[[nodiscard]] QString whyUnread(const ArrivalReport &report);
/// Of several: "998 of 1,000 accepted entries are in the log, the first after 0.3 s, the last after 4.1 s."
[[nodiscard]] QString arrivalSummary(const ArrivalReport &report);
/// "level: sent warning, stored error". Safe to display.
[[nodiscard]] QString differenceLine(const StoredDifference &difference);

/// One of a report:
/// {"marker","arrival","afterMs","upperBound","atFirstLook","seenAt","receivedAt","copies","differences":[…]}. `sent`
/// as it went out; null where nobody knows.
[[nodiscard]] QByteArray arrivalJson(const MarkerArrival &one, const LogEntry *sent);
/// {"asked","arrived","missing":[markers],"notYet","outOfReach","unread","firstSeen","lastSeen","calls","elapsedMs",
/// "withinMs","why","entries":[…]}.
[[nodiscard]] QByteArray arrivalJson(const ArrivalReport &report, const QList<SentMarker> &sent);

} // namespace rc
