// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/secretservice.h"

#include <QCoreApplication>
#include <QTimer>

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void later(QObject *context, const std::function<void(SecretServiceReport)> &done, const SecretServiceReport &report)
{
    QTimer::singleShot(0, context, [done, report] { done(report); });
}

} // namespace

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

namespace {

QDBusMessage lockedQuestion()
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets/aliases/default"_s,
                                       u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    question << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    return question;
}

QDBusMessage ownerQuestion(const QString &name)
{
    QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s,
                                                           u"org.freedesktop.DBus"_s, u"NameHasOwner"_s);
    question << name;
    return question;
}

SecretServiceReport reportFrom(const QDBusPendingReply<QDBusVariant> &reply)
{
    using State = SecretServiceReport::State;
    if (!reply.isError())
        return {reply.value().variant().toBool() ? State::Locked : State::Usable, {}, {}};
    switch (reply.error().type()) {
    case QDBusError::ServiceUnknown:
    case QDBusError::Disconnected:
    case QDBusError::NoServer:
        return {State::Missing, {}, reply.error().message()};
    case QDBusError::UnknownObject:
    case QDBusError::UnknownInterface:
    case QDBusError::UnknownMethod:
        // No default collection yet: the first key that is saved makes one.
        return {State::Usable, {}, {}};
    default:
        // A service that cannot be started (SpawnExecFailed and the like) has no code of its own.
        return {
            reply.error().name().contains("Spawn"_L1) ? State::Missing : State::Failed, {}, reply.error().message()};
    }
}

} // namespace

void askSecretService(QObject *context, std::function<void(SecretServiceReport)> done)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        later(context, done, {SecretServiceReport::State::Missing, {}, bus.lastError().message()});
        return;
    }
    auto *locked = new QDBusPendingCallWatcher(bus.asyncCall(lockedQuestion()), context);
    QObject::connect(locked, &QDBusPendingCallWatcher::finished, context, [context, locked, done, bus] {
        locked->deleteLater();
        SecretServiceReport report = reportFrom(*locked);
        auto *owner = new QDBusPendingCallWatcher(bus.asyncCall(ownerQuestion(u"org.gnome.keyring"_s)), context);
        QObject::connect(owner, &QDBusPendingCallWatcher::finished, context, [owner, done, report]() mutable {
            owner->deleteLater();
            const QDBusPendingReply<bool> isGnome = *owner;
            report.where = !isGnome.isError() && isGnome.value()
                               ? u"GNOME Keyring"_s
                               : QCoreApplication::translate("rc::KeyStore", "the system keychain");
            done(report);
        });
    });
}

#else

void askSecretService(QObject *context, std::function<void(SecretServiceReport)> done)
{
#ifdef Q_OS_WIN
    const QString where = u"Windows Credential Manager"_s;
#else
    const QString where = u"macOS Keychain"_s;
#endif
    later(context, done, {SecretServiceReport::State::Usable, where, {}});
}

#endif

} // namespace rc
