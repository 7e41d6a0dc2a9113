// SPDX-License-Identifier: GPL-3.0-or-later
// The arrival of an entry, stored in the report of its record. Pure.
#pragma once

#include "service/arrival/arrival.h"
#include "store/activity/activityrecord.h"

#include <optional>

namespace rc {

/// As stored.
struct RecordedArrival
{
    Arrival arrival = Arrival::Unread;
    qint64 afterMs = 0;       ///< for Arrived
    bool isUpperBound = true; ///< for Arrived: see MarkerArrival
    QDateTime at;             ///< when it was determined
    qint64 withinMs = 0;      ///< maximum waiting time

    bool operator==(const RecordedArrival &) const = default;
};

/// Adds it to the record of a send or a drill, next to other members of its report. A confirmed arrival is never
/// replaced by a missing one, and makes an entry with a lost response accepted.
void complete(ActivityRecord &record, const MarkerArrival &marker, const ArrivalReport &report);
/// nullopt if the log was not searched.
[[nodiscard]] std::optional<RecordedArrival> arrivalOf(const ActivityRecord &record);
/// For a column: "52 ms", "≤ 1.2 s", "not within 60 s", "log not read". Translated.
[[nodiscard]] QString arrivalCell(const RecordedArrival &arrival);

/// Whether the entry may be in the service's log: it was accepted, or may have been delivered.
[[nodiscard]] bool mayHaveArrived(const ActivityRecord &record);
/// The marker to search for.
[[nodiscard]] SentMarker sentMarkerOf(const ActivityRecord &record);

} // namespace rc
