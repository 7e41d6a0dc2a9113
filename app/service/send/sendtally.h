// SPDX-License-Identifier: GPL-3.0-or-later
// The counts of a burst, and the timing of its requests.
#pragma once

#include "core/entry/outcome.h"
#include "core/error.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <algorithm>
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
    void count(Outcome outcome, qsizetype entries)
    {
        qsizetype &counted = outcome == Outcome::Accepted  ? accepted
                             : outcome == Outcome::Refused ? refused
                             : outcome == Outcome::NotSent ? notSent
                             : outcome == Outcome::Local   ? local
                                                           : unknown;
        counted += entries;
    }
};

/// Never faster than its interval: continues after a stall without catching up. Only compensates for a timer's delay of
/// up to `slack`.
class SendClock
{
public:
    static constexpr std::chrono::milliseconds slack{100};

    explicit SendClock(std::chrono::microseconds interval)
        : m_interval(interval)
    {
    }

    void start() { m_clock.start(); }
    [[nodiscard]] std::chrono::microseconds elapsed() const
    {
        return std::chrono::microseconds(m_clock.isValid() ? m_clock.nsecsElapsed() / 1000 : 0);
    }
    /// The wait before the next request; 0: it is due.
    [[nodiscard]] std::chrono::microseconds wait() const { return wait(elapsed()); }
    [[nodiscard]] std::chrono::microseconds wait(std::chrono::microseconds now) const
    {
        return std::max(m_due - now, std::chrono::microseconds(0));
    }
    /// The due request has started.
    void requestStarted() { requestStarted(elapsed()); }
    void requestStarted(std::chrono::microseconds now) { m_due = std::max(m_due, now - slack) + m_interval; }

private:
    std::chrono::microseconds m_interval;
    QElapsedTimer m_clock;
    std::chrono::microseconds m_due{0};
};

} // namespace rc
