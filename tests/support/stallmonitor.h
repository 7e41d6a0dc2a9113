// SPDX-License-Identifier: GPL-3.0-or-later
// Watches time and memory from within the jobs' event loop.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

namespace rc {

class StallMonitor
{
public:
    StallMonitor();

    void sample();

    [[nodiscard]] qint64 elapsed() const { return m_total.elapsed(); } ///< ms
    /// The longest time between two event loop turns in ms, without the time in which another program used the
    /// processor.
    [[nodiscard]] qint64 stall() const { return m_stall; }
    [[nodiscard]] qint64 memoryGrowth() const { return m_peakBytes - m_initialBytes; } ///< bytes

private:
    QTimer m_timer;
    QElapsedTimer m_total;
    QElapsedTimer m_last;
    qint64 m_stall = 0;
    qint64 m_waited = 0;
    qint64 m_initialBytes = 0;
    qint64 m_peakBytes = 0;
};

/// A call that blocks, or a large answer that is read in this thread, takes longer. A busy machine can delay a turn for
/// half a second, waiting for memory or another thread.
constexpr qint64 maxStall = 2000; ///< ms

#if defined(__SANITIZE_ADDRESS__)
constexpr bool isInstrumented = true; ///< several times slower, and freed memory is retained
#else
constexpr bool isInstrumented = false;
#endif

} // namespace rc
