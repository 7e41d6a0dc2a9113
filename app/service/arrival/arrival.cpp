// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/arrival.h"

#include "core/words/enumtable.h"
#include "service/exitcode.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::array<EnumRow<Arrival>, 5> arrivalRows{{
    {Arrival::NotYet, "not-yet"_L1},
    {Arrival::Arrived, "arrived"_L1},
    {Arrival::Missing, "missing"_L1},
    {Arrival::OutOfReach, "out-of-reach"_L1},
    {Arrival::Unread, "unread"_L1},
}};

} // namespace

QLatin1StringView wireWord(Arrival arrival)
{
    return rowOf(arrivalRows, arrival).word;
}

std::optional<Arrival> arrivalFromWord(QStringView word)
{
    return enumFromWord(arrivalRows, word);
}

qsizetype ArrivalReport::count(Arrival arrival) const
{
    return std::ranges::count_if(markers, [arrival](const MarkerArrival &marker) { return marker.arrival == arrival; });
}

const MarkerArrival *ArrivalReport::of(const QString &marker) const
{
    return findRow(markers, &MarkerArrival::marker, marker);
}

std::pair<ArrivalTime, ArrivalTime> ArrivalReport::firstAndLastArrival() const
{
    ArrivalTime first;
    ArrivalTime last;
    bool anyUpperBound = false;
    for (const MarkerArrival &one : markers) {
        if (one.arrival != Arrival::Arrived)
            continue;
        const ArrivalTime time{one.isUpperBound ? one.seenAt : one.stored.receivedAt, one.isUpperBound};
        anyUpperBound = anyUpperBound || time.isUpperBound;
        if (!first.at.isValid() || time.at < first.at)
            first = time;
        if (!last.at.isValid() || time.at > last.at)
            last = time;
    }
    first.isUpperBound = anyUpperBound; // one that was seen later may have been there first
    return {first, last};
}

int exitCodeFor(const ArrivalReport &report)
{
    if (report.canceled)
        return interruptedExitCode;
    if (report.count(Arrival::Arrived) == report.markers.size())
        return 0;
    if (report.count(Arrival::Missing) > 0)
        return notArrivedExitCode;
    const std::optional<Error> &error = report.error;
    const bool wasReached = !error || report.count(Arrival::Unread) == 0 || exitCodeFor(error->kind) == 5;
    return wasReached ? notReadExitCode : exitCodeFor(error->kind);
}

} // namespace rc
