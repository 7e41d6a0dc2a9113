// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for an event and not for a clock: Qt's own macros look every 50 ms, and an operation of ten steps takes a
// second.
#pragma once

#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#include <chrono>

namespace rc {

/// Runs the event loop from event to event, for a limited time.
class Waiting
{
public:
    explicit Waiting(std::chrono::milliseconds atMost);

    /// False once the time is over; else processes what there is, or waits for it.
    bool goesOn();

private:
    QDeadlineTimer m_deadline;
    QTimer m_tick; // for what no event announces, such as the file of another process
};

/// Whether `predicate` holds within `timeout` milliseconds.
template<typename Predicate>
[[nodiscard]] bool waitFor(Predicate predicate, int timeout = 5'000)
{
    Waiting waiting{std::chrono::milliseconds(timeout)};
    bool holds = predicate();
    while (!holds && waiting.goesOn())
        holds = predicate();
    return holds;
}

} // namespace rc

// What QTRY_VERIFY and its like wait with; Qt 6.8 hands it a literal of chrono.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    {                                                                                                                  \
        using namespace std::chrono_literals;                                                                          \
        for (::rc::Waiting rcWaiting{std::chrono::milliseconds(timeout)}; !(expr) && rcWaiting.goesOn();) {            \
        }                                                                                                              \
    }
