// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/alertcooldown.h"

#include <algorithm>

namespace rc {

void AlertCooldown::setHoldTime(std::chrono::milliseconds time)
{
    m_holdTime = time;
    emit holdTimeChanged();
}

void AlertCooldown::begin(const QString &resource, Level level)
{
    m_until.insert({resource, level}, QDateTime::currentDateTimeUtc().addSecs(pause.count()));
    emit changed();
}

void AlertCooldown::lift(const QString &resource, Level level)
{
    m_until.remove({resource, level});
    emit changed();
}

std::chrono::seconds AlertCooldown::remaining(const QString &resource, Level level) const
{
    if (!m_until.contains({resource, level}))
        return {};
    const qint64 seconds = QDateTime::currentDateTimeUtc().secsTo(m_until.value({resource, level}));
    return std::chrono::seconds(std::clamp<qint64>(seconds, 0, pause.count()));
}

} // namespace rc

#include "moc_alertcooldown.cpp"
