// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/watch.h"

#include "check/report/checkdifference.h"

#include <algorithm>
#include <limits>

namespace rc {

Watch::Watch(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_next = {};
        m_notBefore = {};
        emit changed();
        emit due();
    });
}

void Watch::start(std::chrono::milliseconds pause)
{
    m_on = true;
    m_pause = pause;
    m_before.clear();
    m_next = {};
    m_notBefore = {};
    m_timer.start(0);
    emit changed();
}

void Watch::stop()
{
    if (!m_on)
        return;
    m_on = false;
    m_timer.stop();
    m_next = {};
    emit changed();
}

void Watch::observe(const QString &name, const CheckReport &report)
{
    if (!m_on || report.canceled)
        return;
    for (const StepResult &step : report.steps) {
        if (step.retryAt.isValid() && (!m_notBefore.isValid() || step.retryAt > m_notBefore))
            m_notBefore = step.retryAt;
    }
    if (const auto before = m_before.constFind(name); before != m_before.cend()) {
        if (const QString change = stateChange(*before, report); !change.isEmpty()) {
            emit stateChanged(name, change);
            emit noticed(name, *before, report);
        }
    }
    m_before.insert(name, report);
}

void Watch::roundEnded()
{
    if (!m_on)
        return;
    const QDateTime now = QDateTime::currentDateTime();
    m_next = now.addMSecs(m_pause.count());
    if (m_notBefore.isValid() && m_notBefore > m_next)
        m_next = m_notBefore.toLocalTime();
    m_timer.start(std::chrono::milliseconds(std::min<qint64>(now.msecsTo(m_next), std::numeric_limits<int>::max())));
    emit changed();
}

} // namespace rc

#include "moc_watch.cpp"
