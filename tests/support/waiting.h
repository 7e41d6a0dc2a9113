// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for an event and not for a clock: Qt's own macros look every 50 ms, and an operation of ten steps takes a
// second.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#include <chrono>

namespace rc {

/// Runs the event loop until `predicate` holds, at most for `timeout` milliseconds; whether it does.
template<typename Predicate>
[[nodiscard]] bool waitFor(Predicate predicate, int timeout = 5'000)
{
    if (predicate())
        return true;
    const QDeadlineTimer deadline(timeout, Qt::PreciseTimer);
    QTimer tick; // for what no event announces, such as the file of another process
    tick.start(10);
    do {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (predicate())
            return true;
    } while (!deadline.hasExpired());
    return false;
}

} // namespace rc

// What QTRY_VERIFY and its like wait with.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    (void)::rc::waitFor([&]() -> bool { return bool(expr); }, int(std::chrono::milliseconds(timeout).count()));
