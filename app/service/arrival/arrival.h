// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the arrival of entries: which are in the service's own log, and since when that was seen.
#pragma once

#include "core/entry/logentry.h"
#include "core/error.h"
#include "service/arrival/logpage.h"

#include <QList>

#include <chrono>
#include <optional>

namespace rc {

enum class Arrival {
    NotYet,     ///< not visible yet, and the time is not up
    Arrived,    ///< seen in the log
    Missing,    ///< the time is up, and a look that reaches back far enough did not show it
    OutOfReach, ///< the time is up, and the tool does not show entries that old
    Unread,     ///< the log could not be read, or nobody waited for it
};

[[nodiscard]] QLatin1StringView wireWord(Arrival arrival); ///< not-yet arrived missing out-of-reach unread
[[nodiscard]] std::optional<Arrival> arrivalFromWord(QStringView word);

/// An entry whose arrival is to be seen.
struct SentMarker
{
    QString marker = {};
    QDateTime sentAt = {}; ///< when it was on its way, by this machine's clock
    /// As it went out, for comparing, and for telling apart those that share a marker; absent where nobody knows.
    std::optional<LogEntry> entry = {};
};

struct MarkerArrival
{
    QString marker = {};
    Arrival arrival = Arrival::NotYet;
    /// Of Arrived, from sentAt: until the service received it by its own word, else until it was seen.
    qint64 afterMs = 0;
    bool isBound = false;     ///< of Arrived: it came at some time up to afterMs, and nobody knows when
    qint64 atLeastMs = 0;     ///< with isBound: it was not there yet that long after sentAt
    bool atFirstLook = false; ///< of Arrived
    QDateTime seenAt = {};    ///< of Arrived, by this machine's clock
    StoredEntry stored = {};  ///< of Arrived
    int copies = 0;           ///< how often the look that found it showed it

    /// Whether it came later than `time`; false as well where nobody knows.
    [[nodiscard]] bool isLaterThan(std::chrono::milliseconds time) const
    {
        return arrival == Arrival::Arrived && (isBound ? atLeastMs : afterMs) > time.count();
    }
    bool operator==(const MarkerArrival &) const = default;
};

struct ArrivalReport
{
    QList<MarkerArrival> markers; ///< in the order in which they were asked for
    int calls = 0;                ///< of the tool
    qint64 elapsedMs = 0;
    std::chrono::milliseconds within{0}; ///< how long was waited at most
    bool cancelled = false;
    std::optional<Error> error; ///< why the log could not be read, at the last look
    QString refusal;            ///< in the tool's own words; outside text
    QDateTime reachesBackTo;    ///< of the last look that was cut or full: how far; invalid without one
    qsizetype others = 0;       ///< entries of other resources in the last look: they do not count

    [[nodiscard]] qsizetype count(Arrival arrival) const;
    [[nodiscard]] const MarkerArrival *of(const QString &marker) const; ///< the first; null without it
    /// When the first and the last of those that arrived was seen; invalid without any.
    [[nodiscard]] QDateTime firstSeen() const;
    [[nodiscard]] QDateTime lastSeen() const;
};

/// Both of a sorted or unsorted list: the value that so many percent of the others are not above; nothing of nothing.
[[nodiscard]] std::optional<qint64> percentileOf(QList<qint64> values, int percent);

} // namespace rc
