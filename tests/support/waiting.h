// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for events instead of polling: Qt's own macros poll every 50 ms, so an operation of ten steps takes a second.
#pragma once

#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#include <chrono>

namespace rc {

/// Runs the event loop event by event, for a limited time.
class Waiting
{
public:
    explicit Waiting(std::chrono::milliseconds atMost);

    /// False after the timeout; otherwise processes pending events, or waits for one.
    bool goesOn();

private:
    QDeadlineTimer m_deadline;
    QTimer m_tick; // for changes without an event, such as another process's file
};

/// Whether `predicate` becomes true within `timeout` milliseconds.
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

// Used by QTRY_VERIFY and the like; Qt 6.8 passes a chrono literal.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    {                                                                                                                  \
        using namespace std::chrono_literals;                                                                          \
        for (::rc::Waiting rcWaiting{std::chrono::milliseconds(timeout)}; !(expr) && rcWaiting.goesOn();) {            \
        }                                                                                                              \
    }
