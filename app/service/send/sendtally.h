// SPDX-License-Identifier: GPL-3.0-or-later
// What a burst counts, and when its next request is due.
#pragma once

#include "core/entry/outcome.h"
#include "core/error.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <chrono>
#include <optional>

namespace rc {

/// Each entry is in exactly one of the counts, at any time.
struct SendTally
{
    qsizetype planned = 0;
    qsizetype waiting = 0;
    qsizetype underWay = 0;
    qsizetype accepted = 0;
    qsizetype refused = 0;
    qsizetype unknown = 0; ///< may have been delivered
    qsizetype notSent = 0;
    qsizetype local = 0; ///< what an SDK keeps to itself
    qint64 elapsedMs = 0;
    QDateTime pausedUntil = {};      ///< no request leaves before, as the service asks (Retry-After); invalid: no pause
    std::optional<Error> firstError; ///< of the first entry that was not accepted

    [[nodiscard]] bool addsUp() const
    {
        return planned == waiting + underWay + ended() && waiting >= 0 && underWay >= 0;
    }
    [[nodiscard]] qsizetype ended() const { return accepted + refused + unknown + notSent + local; }
    void count(Outcome outcome, qsizetype entries);
};

/// Time between the beginnings of two requests; 0: as fast as the connections allow.
struct SendPace
{
    std::chrono::microseconds interval{0};

    bool operator==(const SendPace &) const = default;
};

/// `entries` spread evenly over `time`: the last request is due one interval before its end.
[[nodiscard]] SendPace paceOver(std::chrono::milliseconds time, qsizetype entries, qsizetype perRequest);
/// So many entries a second.
[[nodiscard]] SendPace paceAt(double entriesPerSecond, qsizetype perRequest);

/// Never faster than its pace: after a stall it goes on from there, and does not hurry to catch up. What a timer is
/// late by, up to `slack`, it makes up for.
class SendClock
{
public:
    static constexpr std::chrono::milliseconds slack{100};

    explicit SendClock(SendPace pace = {})
        : m_pace(pace)
    {
    }

    void start() { m_clock.start(); }
    [[nodiscard]] std::chrono::microseconds elapsed() const;
    /// How long the next request still has to wait; 0: it is due.
    [[nodiscard]] std::chrono::microseconds wait() const { return wait(elapsed()); }
    [[nodiscard]] std::chrono::microseconds wait(std::chrono::microseconds now) const;
    /// The one that was due has begun.
    void begun() { begun(elapsed()); }
    void begun(std::chrono::microseconds now);

private:
    SendPace m_pace;
    QElapsedTimer m_clock;
    std::chrono::microseconds m_due{0};
};

} // namespace rc
