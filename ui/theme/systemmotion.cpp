// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/systemmotion.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int portalTimeoutMs = 2000;

} // namespace

PortalSetting::PortalSetting(QString group, QString key, QObject *parent)
    : QObject(parent)
    , m_group(std::move(group))
    , m_key(std::move(key))
{
}

void PortalSetting::read()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    const QString service = u"org.freedesktop.portal.Desktop"_s;
    const QString path = u"/org/freedesktop/portal/desktop"_s;
    const QString interface = u"org.freedesktop.portal.Settings"_s;
    // D-Bus signals can only be connected by slot name, which Qt looks up without spaces
    // clang-format off
    bus.connect(service, path, interface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString,QString,QDBusVariant)));
    // clang-format on
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, interface, u"Read"_s);
    call << m_group << m_key;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, portalTimeoutMs), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *ended) {
        ended->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *ended;
        if (!reply.isError())
            emitValue(reply.value().variant());
    });
}

void PortalSetting::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == m_group && key == m_key)
        emitValue(value.variant());
}

void PortalSetting::emitValue(const QVariant &value)
{
    // Read() wraps the value in a second variant
    emit valueChanged(value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value);
}

const std::array<MotionSetting, 3> &motionSettings()
{
    static const std::array<MotionSetting, 3> table{{
        {"org.freedesktop.appearance", "reduced-motion", [](const QVariant &value) { return value.toUInt() == 1; }},
        {"org.gnome.desktop.interface", "enable-animations", [](const QVariant &value) { return !value.toBool(); }},
        {"org.kde.kdeglobals.KDE", "AnimationDurationFactor",
         [](const QVariant &value) {
             bool isNumber = false;
             const double factor = value.toDouble(&isNumber);
             return isNumber && factor <= 0;
         }},
    }};
    return table;
}

} // namespace rc

#include "moc_systemmotion.cpp"
