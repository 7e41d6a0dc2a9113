// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of an arrival, in the report of the entry's own record. Pure.
#pragma once

#include "service/arrival/arrival.h"
#include "store/activity/activityrecord.h"

#include <optional>

namespace rc {

/// As it is kept.
struct KeptArrival
{
    Arrival arrival = Arrival::Unread;
    qint64 afterMs = 0;  ///< of Arrived
    bool isBound = true; ///< of Arrived: as in MarkerArrival
    QDateTime at;        ///< when that was known
    qint64 withinMs = 0; ///< how long was waited at most

    bool operator==(const KeptArrival &) const = default;
};

/// Into the record of a send or a drill; what its report holds beside it stays. An arrival that was seen is never
/// replaced by one that was not, and settles the outcome of an entry whose response was lost: accepted.
void complete(ActivityRecord &record, const MarkerArrival &one, const ArrivalReport &report);
/// Nothing where nobody looked.
[[nodiscard]] std::optional<KeptArrival> arrivalOf(const ActivityRecord &record);
/// For a column: "52 ms", "≤ 1.2 s", "not within 60 s", "log not read". Translated.
[[nodiscard]] QString arrivalCell(const KeptArrival &arrival);

/// The markers that may be in the service's log: of entries that were accepted, or may have been delivered.
[[nodiscard]] bool mayHaveArrived(const ActivityRecord &record);
/// To look for it.
[[nodiscard]] SentMarker sentMarkerOf(const ActivityRecord &record);

} // namespace rc
