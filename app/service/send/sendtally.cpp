// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/sendtally.h"

#include <algorithm>
#include <cmath>

namespace rc {

namespace {

constexpr double longestInterval = 86'400e6; // microseconds

std::chrono::microseconds rounded(double microseconds)
{
    return std::chrono::microseconds(std::llround(std::clamp(microseconds, 0.0, longestInterval)));
}

} // namespace

void SendTally::count(Outcome outcome, qsizetype entries)
{
    switch (outcome) {
    case Outcome::Accepted:
        accepted += entries;
        break;
    case Outcome::Refused:
        refused += entries;
        break;
    case Outcome::Unknown:
        unknown += entries;
        break;
    case Outcome::NotSent:
        notSent += entries;
        break;
    case Outcome::Local:
        local += entries;
        break;
    }
}

SendPace paceOver(std::chrono::milliseconds time, qsizetype entries, qsizetype perRequest)
{
    if (entries <= 0)
        return {};
    const double each = 1000.0 * static_cast<double>(time.count()) / static_cast<double>(entries);
    return {rounded(each * static_cast<double>(std::max<qsizetype>(1, perRequest)))};
}

SendPace paceAt(double entriesPerSecond, qsizetype perRequest)
{
    if (!(entriesPerSecond > 0))
        return {};
    return {rounded(1e6 / entriesPerSecond * static_cast<double>(std::max<qsizetype>(1, perRequest)))};
}

std::chrono::microseconds SendClock::elapsed() const
{
    return std::chrono::microseconds(m_clock.isValid() ? m_clock.nsecsElapsed() / 1000 : 0);
}

std::chrono::microseconds SendClock::wait(std::chrono::microseconds now) const
{
    return std::max(m_due - now, std::chrono::microseconds(0));
}

void SendClock::begun(std::chrono::microseconds now)
{
    m_due = std::max(m_due, now - slack) + m_pace.interval;
}

} // namespace rc
