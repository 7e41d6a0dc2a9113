// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long a window blocks, for the page benchmarks, and holds their clocks.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QList>
#include <QTimer>

#include <algorithm>

namespace rc {

inline double milliseconds(const QElapsedTimer &clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Waits while the event loop runs.
inline void pause(int forMs)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < forMs)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, std::max(1, forMs - int(clock.elapsed())));
}

/// Ticks every millisecond; the longest gap between two ticks is the longest time that the window was blocked.
class StallTimer
{
public:
    StallTimer()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_longest = std::max(m_longest, milliseconds(m_last));
            m_last.start();
        });
        m_last.start();
        m_timer.start(1);
    }
    [[nodiscard]] double longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_last;
    double m_longest = 0;
};

} // namespace rc
