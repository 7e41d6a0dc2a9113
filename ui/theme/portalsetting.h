// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a setting of the desktop and follows its changes.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>

namespace rc {

/// A setting of the desktop portal on the session bus. Does nothing without a bus or a portal.
class PortalSetting : public QObject
{
    Q_OBJECT

public:
    PortalSetting(QString group, QString key, QObject *parent = nullptr);

    /// Asynchronous, for use after the first paint: connecting to the bus takes milliseconds.
    void ask();

signals:
    void told(const QVariant &value); ///< not if the desktop has no such setting

private slots:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void tell(const QVariant &value);

    QString m_group;
    QString m_key;
};

} // namespace rc
