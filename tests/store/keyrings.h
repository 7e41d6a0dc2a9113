// SPDX-License-Identifier: GPL-3.0-or-later
// The keyring of the test's session, and the results of requests to it.
#pragma once

#include "support/require.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusReply>

#include <memory>
#include <sys/types.h>

namespace rc {

/// The result of a request that `begin` makes with the function to call at its end.
template<typename Answer, typename Begin>
Answer answerOf(Begin begin)
{
    std::unique_ptr<Answer> response;
    begin([&response](Answer given) { response = std::make_unique<Answer>(std::move(given)); });
    RC_TRY_REQUIRE(response != nullptr);
    return response ? std::move(*response) : Answer{};
}

/// 0 if none runs.
inline pid_t keyringProcess()
{
    const QDBusReply<uint> pid =
        QDBusConnection::sessionBus().interface()->servicePid(QStringLiteral("org.freedesktop.secrets"));
    return pid.isValid() ? static_cast<pid_t>(pid.value()) : 0;
}

inline void lockKeyring()
{
    qDBusRegisterMetaType<QList<QDBusObjectPath>>();
    QDBusMessage lock = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.secrets"), QStringLiteral("/org/freedesktop/secrets"),
        QStringLiteral("org.freedesktop.Secret.Service"), QStringLiteral("Lock"));
    const QDBusObjectPath collection(QStringLiteral("/org/freedesktop/secrets/aliases/default"));
    lock << QVariant::fromValue(QList<QDBusObjectPath>{collection});
    RC_REQUIRE(QDBusConnection::sessionBus().call(lock).type() == QDBusMessage::ReplyMessage);
}

} // namespace rc
