// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keychain/secretservice.h"

#include <QCoreApplication>
#include <QTimer>

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
#include <QDBusConnection>
#include <QDBusError>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QMap>
#endif

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void later(QObject *context, const std::function<void(SecretServiceReport)> &done, const SecretServiceReport &report)
{
    QTimer::singleShot(0, context, [done, report] { done(report); });
}

} // namespace

Error SecretServiceReport::error() const
{
    switch (state) {
    case State::Locked:
        return {ErrorKind::KeychainLocked, words, {}, 0};
    case State::NotInstalled:
        return {ErrorKind::NoKeychain, words, {}, 0};
    case State::NotRunning:
        return {ErrorKind::KeychainNotRunning, words, {}, 0};
    case State::Gone:
        return {ErrorKind::KeychainGone, words, {}, 0};
    case State::Usable:
    case State::Failed:
        break;
    }
    return {ErrorKind::KeychainFailed, words, {}, 0};
}

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

QDBusMessage busQuestion(const QString &method, const QString &name)
{
    QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s,
                                                           u"org.freedesktop.DBus"_s, method);
    question << name;
    return question;
}

SecretServiceReport reportFrom(const QDBusPendingReply<QDBusVariant> &reply)
{
    using State = SecretServiceReport::State;
    if (!reply.isError())
        return {reply.value().variant().toBool() ? State::Locked : State::Usable, {}, {}, {}};
    const QDBusError error = reply.error();
    switch (error.type()) {
    case QDBusError::ServiceUnknown:
        return {State::NotInstalled, {}, error.message(), {}};
    case QDBusError::Disconnected:
    case QDBusError::NoServer:
        return {State::NotRunning, {}, error.message(), {}};
    case QDBusError::NoReply:
        // Our timers are shorter than the bus's, so this means "disconnected without replying".
        return {State::Gone, {}, error.message(), {}};
    case QDBusError::UnknownObject:
    case QDBusError::UnknownInterface:
    case QDBusError::UnknownMethod:
        // No default collection yet: the first saved key creates one.
        return {State::Usable, {}, {}, {}};
    default:
        // A service that cannot be started (SpawnExecFailed and the like) has no error code of its own.
        return {error.name().contains("Spawn"_L1) ? State::NotRunning : State::Failed, {}, error.message(), {}};
    }
}

/// Finds the owner of the service's bus name, then passes the report on.
void addOwner(QObject *context, SecretServiceReport report, std::function<void(SecretServiceReport)> done)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    const QDBusMessage question = busQuestion(u"GetNameOwner"_s, u"org.freedesktop.secrets"_s);
    auto *owner = new QDBusPendingCallWatcher(bus.asyncCall(question), context);
    QObject::connect(owner, &QDBusPendingCallWatcher::finished, context,
                     [owner, report = std::move(report), done = std::move(done)]() mutable {
                         owner->deleteLater();
                         const QDBusPendingReply<QString> name = *owner;
                         if (!name.isError())
                             report.owner = name.value();
                         else if (report.state == SecretServiceReport::State::Usable)
                             report.state = SecretServiceReport::State::Gone;
                         done(std::move(report));
                     });
}

} // namespace

void askSecretService(QObject *context, std::function<void(SecretServiceReport)> done)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        later(context, done, {SecretServiceReport::State::NotRunning, {}, bus.lastError().message(), {}});
        return;
    }
    auto *locked = new QDBusPendingCallWatcher(bus.asyncCall(lockedQuestion()), context);
    QObject::connect(locked, &QDBusPendingCallWatcher::finished, context, [context, locked, done, bus] {
        locked->deleteLater();
        SecretServiceReport report = reportFrom(*locked);
        const QDBusMessage question = busQuestion(u"NameHasOwner"_s, u"org.gnome.keyring"_s);
        auto *gnome = new QDBusPendingCallWatcher(bus.asyncCall(question), context);
        QObject::connect(gnome, &QDBusPendingCallWatcher::finished, context, [context, gnome, done, report]() mutable {
            gnome->deleteLater();
            const QDBusPendingReply<bool> isGnome = *gnome;
            report.where = !isGnome.isError() && isGnome.value()
                               ? u"GNOME Keyring"_s
                               : QCoreApplication::translate("rc::KeyStore", "the system keychain");
            addOwner(context, std::move(report), done);
        });
    });
}

void findSecret(const QString &account, QObject *context, std::function<void(SecretMatches)> done)
{
    using Attributes = QMap<QString, QString>;
    using Paths = QList<QDBusObjectPath>;
    qDBusRegisterMetaType<Attributes>();
    QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                                                           u"org.freedesktop.Secret.Service"_s, u"SearchItems"_s);
    question << QVariant::fromValue(Attributes{{u"server"_s, QString(keychainService)}, {u"user"_s, account}});
    auto *found = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), context);
    QObject::connect(found, &QDBusPendingCallWatcher::finished, context, [found, done = std::move(done)] {
        found->deleteLater();
        const QDBusPendingReply<Paths, Paths> reply = *found;
        if (reply.isError())
            done({});
        else
            done({true, reply.argumentAt<0>().size(), reply.argumentAt<1>().size()});
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
    later(context, done, {SecretServiceReport::State::Usable, where, {}, {}});
}

void findSecret(const QString &, QObject *context, std::function<void(SecretMatches)> done)
{
    QTimer::singleShot(0, context, [done = std::move(done)] { done({}); });
}

#endif

} // namespace rc
