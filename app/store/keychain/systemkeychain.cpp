// SPDX-License-Identifier: GPL-3.0-or-later
// QtKeychain reports errors imprecisely, so the service itself is asked before and after: whether it runs, is unlocked,
// and has the key.
#include "store/keychain/systemkeychain.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <chrono>

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

/// Entries are stored under this service and the profile's name.
constexpr QLatin1StringView keychainService("resource-console");

struct SecretServiceReport
{
    /// nullopt: running and unlocked, or a system without this service. Do not read from a locked keyring: every entry
    /// would seem to be missing.
    std::optional<ErrorKind> fault;
    QString where; ///< display name, such as "GNOME Keyring"
    QString message;
    QString owner; ///< its unique bus name: a restarted service has another

    /// The error of an operation. Only with a fault.
    [[nodiscard]] Error error() const { return {*fault, message, {}, 0}; }
};

void later(QObject *context, const std::function<void(SecretServiceReport)> &done, const SecretServiceReport &report)
{
    QTimer::singleShot(0, context, [done, report] { done(report); });
}

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

QDBusMessage lockedQuery()
{
    QDBusMessage query =
        QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets/aliases/default"_s,
                                       u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    query << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    return query;
}

QDBusMessage busQuery(const QString &method, const QString &name)
{
    QDBusMessage query = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s,
                                                        u"org.freedesktop.DBus"_s, method);
    query << name;
    return query;
}

SecretServiceReport reportFrom(const QDBusPendingReply<QDBusVariant> &reply)
{
    if (!reply.isError() && !reply.value().variant().toBool())
        return {};
    if (!reply.isError())
        return {ErrorKind::KeychainLocked, {}, {}, {}};
    const QDBusError error = reply.error();
    switch (error.type()) {
    case QDBusError::ServiceUnknown:
        return {ErrorKind::NoKeychain, {}, error.message(), {}};
    case QDBusError::Disconnected:
    case QDBusError::NoServer:
        return {ErrorKind::KeychainNotRunning, {}, error.message(), {}};
    case QDBusError::NoReply:
        // Our timers are shorter than the bus's, so this means "disconnected without replying".
        return {ErrorKind::KeychainGone, {}, error.message(), {}};
    case QDBusError::UnknownObject:
    case QDBusError::UnknownInterface:
    case QDBusError::UnknownMethod:
        // No default collection yet: the first saved key creates one.
        return {};
    default:
        // A service that cannot be started (SpawnExecFailed and the like) has no error code of its own.
        return {error.name().contains("Spawn"_L1) ? ErrorKind::KeychainNotRunning : ErrorKind::KeychainFailed,
                {},
                error.message(),
                {}};
    }
}

/// Finds the owner of the service's bus name, then passes the report on.
void addOwner(QObject *context, SecretServiceReport report, std::function<void(SecretServiceReport)> done)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    const QDBusMessage query = busQuery(u"GetNameOwner"_s, u"org.freedesktop.secrets"_s);
    auto *owner = new QDBusPendingCallWatcher(bus.asyncCall(query), context);
    QObject::connect(owner, &QDBusPendingCallWatcher::finished, context,
                     [owner, report = std::move(report), done = std::move(done)]() mutable {
                         owner->deleteLater();
                         const QDBusPendingReply<QString> name = *owner;
                         if (!name.isError())
                             report.owner = name.value();
                         else if (!report.fault)
                             report.fault = ErrorKind::KeychainGone;
                         done(std::move(report));
                     });
}

/// Calls back once in the event loop, or never if `context` is gone or the service hangs. Systems without the Secret
/// Service (macOS, Windows) report no fault.
void querySecretService(QObject *context, std::function<void(SecretServiceReport)> done)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        later(context, done, {ErrorKind::KeychainNotRunning, {}, bus.lastError().message(), {}});
        return;
    }
    auto *locked = new QDBusPendingCallWatcher(bus.asyncCall(lockedQuery()), context);
    QObject::connect(locked, &QDBusPendingCallWatcher::finished, context, [context, locked, done, bus] {
        locked->deleteLater();
        SecretServiceReport report = reportFrom(*locked);
        const QDBusMessage query = busQuery(u"NameHasOwner"_s, u"org.gnome.keyring"_s);
        auto *gnome = new QDBusPendingCallWatcher(bus.asyncCall(query), context);
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

/// Calls back like querySecretService(): whether there is an entry for this account, even a locked one, without reading
/// its secret. False if that is unknown.
void findSecret(const QString &account, QObject *context, std::function<void(bool)> done)
{
    using Attributes = QMap<QString, QString>;
    using Paths = QList<QDBusObjectPath>;
    qDBusRegisterMetaType<Attributes>();
    QDBusMessage query = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                                                        u"org.freedesktop.Secret.Service"_s, u"SearchItems"_s);
    query << QVariant::fromValue(Attributes{{u"server"_s, QString(keychainService)}, {u"user"_s, account}});
    auto *found = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(query), context);
    QObject::connect(found, &QDBusPendingCallWatcher::finished, context, [found, done = std::move(done)] {
        found->deleteLater();
        const QDBusPendingReply<Paths, Paths> reply = *found;
        done(!reply.isError() && !(reply.argumentAt<0>().isEmpty() && reply.argumentAt<1>().isEmpty()));
    });
}

#else

void querySecretService(QObject *context, std::function<void(SecretServiceReport)> done)
{
#ifdef Q_OS_WIN
    const QString where = u"Windows Credential Manager"_s;
#else
    const QString where = u"macOS Keychain"_s;
#endif
    later(context, done, {{}, where, {}, {}});
}

void findSecret(const QString &, QObject *context, std::function<void(bool)> done)
{
    QTimer::singleShot(0, context, [done = std::move(done)] { done(false); });
}

#endif

/// Windows ignores the service name, so the account must include the program there.
QString accountOf(const QString &profile)
{
#ifdef Q_OS_WIN
    return keychainService + u'/' + profile;
#else
    return profile;
#endif
}

Error errorFrom(QKeychain::Error error, const QString &message)
{
    switch (error) {
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return {ErrorKind::KeychainDenied, message, {}, 0};
    case QKeychain::NoBackendAvailable:
        return {ErrorKind::NoKeychain, message, {}, 0};
    default:
        return {ErrorKind::KeychainFailed, message, {}, 0};
    }
}

KeychainResult resultOf(const SecretServiceReport &before, Secret key, std::optional<Error> error = {})
{
    KeychainResult result;
    result.key = std::move(key);
    result.error = std::move(error);
    result.where = before.where;
    result.owner = before.owner;
    return result;
}

KeychainResult failedResult(Error error, const SecretServiceReport &before)
{
    return resultOf(before, {}, std::move(error));
}

/// A job deletes itself at its end; deleting a waiting one is a use after free. It may outlive everything else.
template<typename Job>
Job *jobFor(const QString &profile)
{
    auto *job = new Job(QString(keychainService));
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    job->setKey(accountOf(profile));
    return job;
}

/// Right after a restart of the service, libsecret still addresses the previous process, and the bus refuses the call.
bool wasNotDelivered(const QKeychain::Job &job)
{
    static const QRegularExpression pattern(u"The name :[0-9.]+ was not provided"_s);
    return job.error() == QKeychain::OtherError && job.errorString().contains(pattern);
}

constexpr int maxRetries = 20;
constexpr std::chrono::milliseconds retryDelay(25);

/// Runs a job, and calls `ended` within its signal. Repeats a job that did not reach the service.
template<typename Job>
void runJob(const QString &profile, QObject *context, const std::function<void(Job *)> &prepare,
            const std::function<void(Job *)> &ended, int retriesLeft = maxRetries)
{
    auto *job = jobFor<Job>(profile);
    if (prepare)
        prepare(job);
    QObject::connect(job, &QKeychain::Job::finished, context, [=] {
        if (retriesLeft > 0 && wasNotDelivered(*job)) {
            QTimer::singleShot(retryDelay, context,
                               [=] { runJob<Job>(profile, context, prepare, ended, retriesLeft - 1); });
        } else {
            ended(job);
        }
    });
    job->start();
}

/// Continues with `next` if the keychain is usable, else ends.
void whenUsable(QObject *context, const Keychain::Done &done, std::function<void(const SecretServiceReport &)> next)
{
    querySecretService(context, [done, next = std::move(next)](const SecretServiceReport &report) {
        if (!report.fault)
            next(report);
        else
            done(failedResult(report.error(), report));
    });
}

/// Why a job failed: the state of the service is more precise than the job's error.
void explain(QObject *context, const SecretServiceReport &before, const Error &jobError, const Keychain::Done &done,
             bool mayHaveChanged = false)
{
    querySecretService(context, [before, jobError, done, mayHaveChanged](const SecretServiceReport &now) {
        const bool hasRestarted = now.owner != before.owner;
        const bool isLocked = now.fault == ErrorKind::KeychainLocked && !hasRestarted;
        KeychainResult result = failedResult(hasRestarted ? Error{ErrorKind::KeychainGone, jobError.detail, {}, 0}
                                             : isLocked   ? now.error()
                                                          : jobError,
                                             before);
        result.mayHaveChanged = mayHaveChanged && hasRestarted;
        done(std::move(result));
    });
}

/// "No such entry" may also mean a locked, refusing or restarted keychain. `proven` gets nullopt if the entry certainly
/// does not exist, else the reason.
void verifyAbsence(const QString &profile, QObject *context, const SecretServiceReport &before,
                   std::function<void(std::optional<Error>)> proven)
{
    findSecret(accountOf(profile), context, [context, before, proven](bool exists) {
        querySecretService(context, [before, proven, exists](const SecretServiceReport &now) {
            if (now.owner != before.owner)
                proven(Error{ErrorKind::KeychainGone});
            else if (now.fault)
                proven(now.error());
            else if (exists)
                proven(Error{ErrorKind::KeychainDenied});
            else
                proven(std::nullopt);
        });
    });
}

} // namespace

void SystemKeychain::read(const QString &profile, QObject *context, Done done)
{
    whenUsable(context, done, [profile, context, done](const SecretServiceReport &before) {
        runJob<QKeychain::ReadPasswordJob>(profile, context, {}, [profile, context, before, done](auto *job) {
            if (job->error() == QKeychain::NoError) {
                done(resultOf(before, Secret(job->textData().toUtf8())));
            } else if (job->error() == QKeychain::EntryNotFound) {
                verifyAbsence(profile, context, before, [before, done](std::optional<Error> error) {
                    done(error ? failedResult(std::move(*error), before) : resultOf(before, {}));
                });
            } else {
                explain(context, before, errorFrom(job->error(), job->errorString()), done);
            }
        });
    });
}

void SystemKeychain::save(const QString &profile, const std::shared_ptr<const Secret> &key, QObject *context,
                          std::function<void()> begun, Done done)
{
    whenUsable(context, done, [profile, key, context, begun, done](const SecretServiceReport &before) {
        // As text, so that secret-tool and other programs can read it.
        const auto prepare = [key](QKeychain::WritePasswordJob *job) {
            job->setTextData(QString::fromUtf8(key->reveal()));
        };
        const auto ended = [profile, key, context, before, done](QKeychain::WritePasswordJob *job) {
            if (job->error() != QKeychain::NoError) {
                explain(context, before, errorFrom(job->error(), job->errorString()), done, true);
                return;
            }
            runJob<QKeychain::ReadPasswordJob>(
                profile, context, {}, [profile, key, context, before, done](auto *verification) {
                    const auto end = [done](KeychainResult result) {
                        result.mayHaveChanged = true;
                        done(std::move(result));
                    };
                    if (verification->error() == QKeychain::NoError &&
                        verification->textData().toUtf8() == key->reveal()) {
                        end(resultOf(before, {}));
                        return;
                    }
                    const Error unverified{ErrorKind::KeychainUnverified, verification->errorString(), {}, 0};
                    if (verification->error() != QKeychain::EntryNotFound) {
                        explain(context, before, unverified, end);
                        return;
                    }
                    // libsecret does not report a refused prompt, neither for writing nor for reading.
                    verifyAbsence(profile, context, before,
                                  [before, unverified, end](const std::optional<Error> &error) {
                                      end(failedResult(error.value_or(unverified), before));
                                  });
                });
        };
        begun();
        runJob<QKeychain::WritePasswordJob>(profile, context, prepare, ended);
    });
}

void SystemKeychain::remove(const QString &profile, QObject *context, Done done)
{
    whenUsable(context, done, [profile, context, done](const SecretServiceReport &before) {
        runJob<QKeychain::DeletePasswordJob>(profile, context, {}, [profile, context, before, done](auto *job) {
            if (job->error() != QKeychain::NoError && job->error() != QKeychain::EntryNotFound) {
                explain(context, before, errorFrom(job->error(), job->errorString()), done);
                return;
            }
            // Deleting reports success even without effect.
            runJob<QKeychain::ReadPasswordJob>(
                profile, context, {}, [profile, context, before, done](auto *verification) {
                    if (verification->error() == QKeychain::NoError) {
                        done(failedResult({ErrorKind::KeychainNotDeleted}, before));
                    } else if (verification->error() == QKeychain::EntryNotFound) {
                        verifyAbsence(profile, context, before, [before, done](std::optional<Error> error) {
                            // the entry exists, but reading it was denied
                            if (error && error->kind == ErrorKind::KeychainDenied)
                                error->kind = ErrorKind::KeychainNotDeleted;
                            done(error ? failedResult(std::move(*error), before) : resultOf(before, {}));
                        });
                    } else {
                        explain(context, before, errorFrom(verification->error(), verification->errorString()), done);
                    }
                });
        });
    });
}

void SystemKeychain::isResponding(QObject *context, std::function<void(bool)> done)
{
    querySecretService(context, [done = std::move(done)](const SecretServiceReport &report) {
        done(!report.fault || report.fault == ErrorKind::KeychainLocked);
    });
}

} // namespace rc

#include "moc_systemkeychain.cpp"
