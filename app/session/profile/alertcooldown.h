// SPDX-License-Identifier: GPL-3.0-or-later
// Limits sends that may notify people: the hold time of their buttons, and the pause per level afterwards.
#pragma once

#include "core/entry/level.h"

#include <QDateTime>
#include <QMap>
#include <QObject>

#include <chrono>
#include <utility>

namespace rc {

class AlertCooldown : public QObject
{
    Q_OBJECT

public:
    /// Minimum between two entries of one level to one resource.
    static constexpr std::chrono::seconds pause{60};

    using QObject::QObject;

    /// How long a button must be held before such an entry is sent; buttons follow changes.
    void setHoldTime(std::chrono::milliseconds time);
    [[nodiscard]] std::chrono::milliseconds holdTime() const { return m_holdTime; }

    void begin(const QString &resource, Level level);
    void lift(const QString &resource, Level level); ///< not sent after all: no pause needed
    /// 0 s: no pause.
    [[nodiscard]] std::chrono::seconds remaining(const QString &resource, Level level) const;

signals:
    void changed();
    void holdTimeChanged();

private:
    QMap<std::pair<QString, Level>, QDateTime> m_until;
    std::chrono::milliseconds m_holdTime{1'200};
};

} // namespace rc
