// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the desktop's dark mode preference and follows its changes.
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace rc {

/// The desktop portal's color-scheme on the session bus. Does nothing without a bus or a portal.
class SystemScheme : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asynchronous, for use after the first paint: connecting to the bus takes milliseconds.
    void ask();

signals:
    void preferred(bool dark);

private slots:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void update(const QVariant &value);
};

} // namespace rc
