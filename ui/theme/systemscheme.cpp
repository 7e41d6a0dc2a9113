// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/systemscheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr uint preferDark = 1; // 0: no preference, 2: light
constexpr uint preferLight = 2;
constexpr int portalTimeoutMs = 2000;

} // namespace

void SystemScheme::ask()
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
    call << u"org.freedesktop.appearance"_s << u"color-scheme"_s;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, portalTimeoutMs), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *ended) {
        ended->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *ended;
        if (!reply.isError())
            update(reply.value().variant());
    });
}

void SystemScheme::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == "org.freedesktop.appearance"_L1 && key == "color-scheme"_L1)
        update(value.variant());
}

void SystemScheme::update(const QVariant &value)
{
    // Read() wraps the value in a second variant
    const QVariant inner = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    const uint preference = inner.toUInt();
    if (preference == preferDark || preference == preferLight)
        emit preferred(preference == preferDark);
}

} // namespace rc

#include "moc_systemscheme.cpp"
