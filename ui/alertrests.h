// SPDX-License-Identifier: GPL-3.0-or-later
// What holds alerts back: how long a button is held for one, and how long its resource rests after it.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>

#include <chrono>

namespace rc {

class AlertRests : public QObject
{
    Q_OBJECT

public:
    /// Between two alerts to one resource.
    static constexpr std::chrono::seconds pause{60};

    using QObject::QObject;

    /// How long a button has to be held before an alert leaves; buttons follow.
    void setHoldTime(std::chrono::milliseconds time);
    [[nodiscard]] std::chrono::milliseconds holdTime() const { return m_holdTime; }

    void begin(const QString &resource);
    void lift(const QString &resource); ///< it never left: nobody needs to rest
    /// 0 s: it does not rest.
    [[nodiscard]] std::chrono::seconds left(const QString &resource) const;

signals:
    void changed();
    void holdTimeChanged();

private:
    QHash<QString, QDateTime> m_until;
    std::chrono::milliseconds m_holdTime{1'200};
};

} // namespace rc
