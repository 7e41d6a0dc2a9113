// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/sendtally.h"

#include <algorithm>

namespace rc {

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

std::chrono::microseconds SendClock::elapsed() const
{
    return std::chrono::microseconds(m_clock.isValid() ? m_clock.nsecsElapsed() / 1000 : 0);
}

std::chrono::microseconds SendClock::wait(std::chrono::microseconds now) const
{
    return std::max(m_due - now, std::chrono::microseconds(0));
}

void SendClock::requestStarted(std::chrono::microseconds now)
{
    m_due = std::max(m_due, now - slack) + m_pace.interval;
}

} // namespace rc
