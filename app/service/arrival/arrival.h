// SPDX-License-Identifier: GPL-3.0-or-later
// The arrival of entries in the service's own log, and when it was observed.
#pragma once

#include "core/entry/logentry.h"
#include "core/error.h"
#include "service/arrival/logpage.h"

#include <QList>

#include <chrono>
#include <optional>
#include <utility>

namespace rc {

enum class Arrival {
    NotYet,     ///< not visible yet, and time remains
    Arrived,    ///< seen in the log
    Missing,    ///< the time is up, and the log was read far enough back without finding it
    OutOfReach, ///< the time is up, and the tool does not show entries that old
    Unread,     ///< the log was unreadable, or the wait was aborted
};

[[nodiscard]] QLatin1StringView wireWord(Arrival arrival); ///< not-yet arrived missing out-of-reach unread
[[nodiscard]] std::optional<Arrival> arrivalFromWord(QStringView word);

/// An entry to search for.
struct SentMarker
{
    QString marker = {};
    QDateTime sentAt = {}; ///< when its request was sent, by this machine's clock
    /// As sent, for comparing, and for distinguishing entries with the same marker; nullopt if unknown.
    std::optional<LogEntry> entry = {};
};

struct MarkerArrival
{
    QString marker = {};
    Arrival arrival = Arrival::NotYet;
    /// For Arrived: from sentAt until the service received it (by its own clock), else until it was seen.
    qint64 afterMs = 0;
    bool isUpperBound = false; ///< for Arrived: afterMs is only an upper bound
    qint64 atLeastMs = 0;      ///< with isUpperBound: the lower bound, from the last lookup without it
    bool atFirstLook = false;  ///< for Arrived: found by the first lookup
    QDateTime seenAt = {};     ///< for Arrived, by this machine's clock
    StoredEntry stored = {};   ///< for Arrived
    int copies = 0;            ///< how often the successful lookup showed it

    /// Whether it arrived later than `time`; false if unknown.
    [[nodiscard]] bool isLaterThan(std::chrono::milliseconds time) const
    {
        return arrival == Arrival::Arrived && (isUpperBound ? atLeastMs : afterMs) > time.count();
    }
    bool operator==(const MarkerArrival &) const = default;
};

struct ArrivalTime
{
    QDateTime at;              ///< invalid if nothing arrived
    bool isUpperBound = false; ///< it was there by then
};

struct ArrivalReport
{
    QList<MarkerArrival> markers; ///< in the order requested
    int calls = 0;                ///< calls of the tool
    qint64 elapsedMs = 0;
    std::chrono::milliseconds within{0}; ///< maximum waiting time
    bool canceled = false;
    std::optional<Error> error; ///< why the last lookup could not read the log
    QString refusal;            ///< quote of the tool; outside text

    [[nodiscard]] qsizetype count(Arrival arrival) const;
    [[nodiscard]] const MarkerArrival *of(const QString &marker) const; ///< the first one; null if there is none
    /// By the service's own times, else by when they were seen.
    [[nodiscard]] std::pair<ArrivalTime, ArrivalTime> firstAndLastArrival() const;
};

/// 0 if all entries were found, else the most serious code of exitcode.h; the error's code if the log tool was
/// unreachable or refused the key.
[[nodiscard]] int exitCodeFor(const ArrivalReport &report);

} // namespace rc
