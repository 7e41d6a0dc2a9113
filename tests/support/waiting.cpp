// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/waiting.h"

#include <QCoreApplication>

namespace rc {

bool Waiting::keepWaiting()
{
    if (m_deadline.hasExpired())
        return false;
    if (!m_tick.isActive())
        m_tick.start(10);
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return true;
}

} // namespace rc
