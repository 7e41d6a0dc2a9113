// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/stallmonitor.h"

#include <QFile>

#include <malloc.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

/// How long this thread was ready while another program used the processor.
qint64 waitedForProcessorMs()
{
    QFile file(u"/proc/thread-self/schedstat"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() / 1'000'000 : 0;
}

} // namespace

StallMonitor::StallMonitor()
{
    ::malloc_trim(0);
    m_waited = waitedForProcessorMs();
    m_initialBytes = m_peakBytes = residentBytes();
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { sample(); });
    m_total.start();
    m_last.start();
    m_timer.start(1);
}

void StallMonitor::sample()
{
    const qint64 waited = waitedForProcessorMs();
    m_stall = qMax(m_stall, m_last.restart() - (waited - m_waited));
    m_waited = waited;
    m_peakBytes = qMax(m_peakBytes, residentBytes());
}

} // namespace rc
