// SPDX-License-Identifier: GPL-3.0-or-later
// After an alert its resource rests, on whatever page the next one is thought of.
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

    void begin(const QString &resource);
    void lift(const QString &resource); ///< it never left: nobody needs to rest
    /// 0 s: it does not rest.
    [[nodiscard]] std::chrono::seconds left(const QString &resource) const;

signals:
    void changed();

private:
    QHash<QString, QDateTime> m_until;
};

} // namespace rc
