// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and follows settings of the desktop, such as reduced motion.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QVariant>

#include <array>

namespace rc {

/// A setting of the desktop portal on the session bus. Does nothing without a bus or a portal.
class PortalSetting : public QObject
{
    Q_OBJECT

public:
    PortalSetting(QString group, QString key, QObject *parent = nullptr);

    /// Asynchronous, for use after the first paint: connecting to the bus takes milliseconds.
    void read();

signals:
    void valueChanged(const QVariant &value); ///< not if the desktop has no such setting

private slots:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void emitValue(const QVariant &value);

    QString m_group;
    QString m_key;
};

/// A desktop's setting for reduced motion. Any one is enough.
struct MotionSetting
{
    const char *group;
    const char *key;
    bool (*reducesMotion)(const QVariant &value);
};
[[nodiscard]] const std::array<MotionSetting, 3> &motionSettings();

} // namespace rc
