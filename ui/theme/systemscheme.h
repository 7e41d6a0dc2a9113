// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the desktop whether it prefers dark, and hears when that changes.
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace rc {

/// The desktop portal's color-scheme on the session bus. Silent without a bus or a portal.
class SystemScheme : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks without waiting. For after the first paint: connecting to the bus takes milliseconds.
    void ask();

signals:
    void preferred(bool dark);

private slots:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void update(const QVariant &value);
};

} // namespace rc
