// SPDX-License-Identifier: GPL-3.0-or-later
// What holds back what may notify people: how long a button is held for it, and how long its level rests after it.
#pragma once

#include "core/entry/level.h"

#include <QDateTime>
#include <QMap>
#include <QObject>

#include <chrono>
#include <utility>

namespace rc {

class AlertRests : public QObject
{
    Q_OBJECT

public:
    /// Between two entries of one level to one resource.
    static constexpr std::chrono::seconds pause{60};

    using QObject::QObject;

    /// How long a button has to be held before such an entry leaves; buttons follow.
    void setHoldTime(std::chrono::milliseconds time);
    [[nodiscard]] std::chrono::milliseconds holdTime() const { return m_holdTime; }

    void begin(const QString &resource, Level level);
    void lift(const QString &resource, Level level); ///< it never left: nobody needs to rest
    /// 0 s: it does not rest.
    [[nodiscard]] std::chrono::seconds left(const QString &resource, Level level) const;

signals:
    void changed();
    void holdTimeChanged();

private:
    QMap<std::pair<QString, Level>, QDateTime> m_until;
    std::chrono::milliseconds m_holdTime{1'200};
};

} // namespace rc
