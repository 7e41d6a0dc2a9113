// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for events instead of polling: Qt's own macros poll every 50 ms, so an operation of ten steps takes a second.
#pragma once

#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#include <chrono>

namespace rc {

/// Runs the event loop event by event, for two minutes: only a test that fails waits so long, on the slowest machine
/// too.
class Waiting
{
public:
    /// False after the timeout; otherwise processes pending events, or waits for one.
    bool keepWaiting();

private:
    QDeadlineTimer m_deadline{std::chrono::minutes(2)};
    QTimer m_tick; // for changes without an event, such as another process's file
};

/// Whether `predicate` becomes true.
template<typename Predicate>
[[nodiscard]] bool waitFor(Predicate predicate)
{
    Waiting waiting;
    bool holds = predicate();
    while (!holds && waiting.keepWaiting())
        holds = predicate();
    return holds;
}

} // namespace rc

// Used by QTRY_VERIFY and the like.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    {                                                                                                                  \
        for (::rc::Waiting rcWaiting; !(expr) && rcWaiting.keepWaiting();) {                                           \
        }                                                                                                              \
    }
