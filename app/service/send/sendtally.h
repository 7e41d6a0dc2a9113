// SPDX-License-Identifier: GPL-3.0-or-later
// The counts of a burst, and the timing of its requests.
#pragma once

#include "core/entry/outcome.h"
#include "core/error.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <chrono>
#include <optional>

namespace rc {

/// Each entry is always in exactly one of the counts.
struct SendTally
{
    qsizetype planned = 0;
    qsizetype waiting = 0;
    qsizetype inFlight = 0;
    qsizetype accepted = 0;
    qsizetype refused = 0;
    qsizetype unknown = 0; ///< may have been delivered
    qsizetype notSent = 0;
    qsizetype local = 0; ///< not forwarded by an SDK
    qint64 elapsedMs = 0;
    QDateTime pausedUntil = {};      ///< no requests before this (Retry-After); invalid: no pause
    std::optional<Error> firstError; ///< of the first entry not accepted

    [[nodiscard]] bool addsUp() const
    {
        return planned == waiting + inFlight + ended() && waiting >= 0 && inFlight >= 0;
    }
    [[nodiscard]] qsizetype ended() const { return accepted + refused + unknown + notSent + local; }
    void count(Outcome outcome, qsizetype entries);
};

/// Time between the starts of two requests; 0: as fast as the connections allow.
struct SendPace
{
    std::chrono::microseconds interval{0};

    bool operator==(const SendPace &) const = default;
};

/// Never faster than its pace: continues after a stall without catching up. Only compensates for a timer's delay of up
/// to `slack`.
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
    /// The wait before the next request; 0: it is due.
    [[nodiscard]] std::chrono::microseconds wait() const { return wait(elapsed()); }
    [[nodiscard]] std::chrono::microseconds wait(std::chrono::microseconds now) const;
    /// The due request has started.
    void requestStarted() { requestStarted(elapsed()); }
    void requestStarted(std::chrono::microseconds now);

private:
    SendPace m_pace;
    QElapsedTimer m_clock;
    std::chrono::microseconds m_due{0};
};

} // namespace rc
