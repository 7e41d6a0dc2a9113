// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/keystore.h"

#include "store/keys/boundkeys.h"
#include "store/keys/keychain.h"
#include "store/keys/keyrotation.h"
#include "store/keys/profilesecrets.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHash>
#include <QPointer>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Accounts that belong to a secret and are deleted with it, in deletion order.
QStringList dependentAccounts(const QString &account)
{
    if (account.startsWith(bindingAccount({})))
        return {};
    QStringList dependents{bindingAccount(account)};
    if (!account.startsWith(previousKeyAccount({})) && !isTokenAccount(account)) {
        const QString previous = previousKeyAccount(account);
        dependents += {bindingAccount(previous), previous};
    }
    return dependents;
}

using ErrorClassifier = std::function<std::optional<Error>(const KeychainResult &)>;

/// Passes the first error to `done` and stops there.
void deleteOneByOne(QStringList accounts, QObject *context, const ErrorClassifier &classify,
                    const std::function<void(std::optional<Error>)> &done)
{
    const QString account = accounts.takeFirst();
    keychain().remove(account, context, [accounts, context, classify, done](const KeychainResult &result) {
        const std::optional<Error> error = classify(result);
        if (error || accounts.isEmpty())
            done(error);
        else
            deleteOneByOne(accounts, context, classify, done);
    });
}

QString sessionOnlyText()
{
    return KeyStore::tr("this session only");
}

} // namespace

struct KeyStore::Private
{
    /// The known state of one profile's key.
    struct Entry
    {
        std::shared_ptr<const Secret> held; // for this run only
        KeyState known = KeyState::Absent;
        quint64 generation = 0; // incremented when earlier requests are obsolete
    };

    std::chrono::milliseconds limit;
    QHash<QString, Entry> entries;
    bool wasUsable = false;
    QString owner; // of the keychain first used

    /// The error of a result. A keychain that worked in this run and is missing now has exited. A restarted one fails,
    /// too: libsecret uses its session with the first one for the lifetime of this process.
    [[nodiscard]] std::optional<Error> classified(const KeychainResult &result)
    {
        std::optional<Error> error = result.error;
        if (!error) {
            if (!std::exchange(wasUsable, true))
                owner = result.owner;
            return error;
        }
        const bool missing = error->kind == ErrorKind::NoKeychain || error->kind == ErrorKind::KeychainNotRunning;
        const bool isOther = error->kind == ErrorKind::KeychainFailed && result.owner != owner;
        if (wasUsable && (missing || isOther))
            error->kind = ErrorKind::KeychainGone;
        return error;
    }
};

/// One keychain operation. The keychain calls back to this object, so deleting it ignores the result.
class KeyStore::Operation : public QObject
{
public:
    Operation(KeyStore *store, QString profile)
        : QObject(store)
        , m_store(store)
        , m_profile(std::move(profile))
        , m_generation(entry().generation)
    {
        m_clock.start();
    }

    /// Gives up after the timeout. Checks before whether the keychain responds at all: if so, it waits for the user.
    void limit(const std::function<void(Error)> &giveUp)
    {
        const std::chrono::milliseconds timeout = m_store->d->limit;
        QTimer::singleShot(timeout * 3 / 20, this, [this] {
            if (!m_finished)
                keychain().isResponding(this, [this](bool answers) { onProbed(answers); });
        });
        QTimer::singleShot(timeout, this, [this, giveUp] {
            giveUp({m_isPrompting ? ErrorKind::KeychainPrompting : ErrorKind::KeychainTimedOut});
        });
    }

    /// True for the first result; later ones are ignored.
    [[nodiscard]] bool finish() { return !std::exchange(m_finished, true); }
    [[nodiscard]] bool isFinished() const { return m_finished; }
    [[nodiscard]] qint64 elapsedMs() const { return m_clock.elapsed(); }
    [[nodiscard]] const QString &profile() const { return m_profile; }
    [[nodiscard]] Private::Entry &entry() { return m_store->d->entries[m_profile]; }
    [[nodiscard]] bool isObsolete() { return entry().generation != m_generation; }

    bool begun = false; ///< the keychain may have changed

private:
    void onProbed(bool answers)
    {
        if (m_finished || !answers)
            return;
        m_isPrompting = true;
        emit m_store->prompting(m_profile);
    }

    KeyStore *m_store;
    QString m_profile;
    quint64 m_generation;
    QElapsedTimer m_clock;
    bool m_finished = false;
    bool m_isPrompting = false;
};

KeyStore::KeyStore(std::chrono::milliseconds limit, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->limit = limit;
}

KeyStore::~KeyStore()
{
    // The operations use `d`, so delete them first.
    const QObjectList operations = children();
    qDeleteAll(operations);
}

void KeyStore::read(const QString &profile, bool expected, QObject *context, std::function<void(KeyReading)> done)
{
    auto *operation = new Operation(this, profile);
    const QPointer<QObject> listener(context);
    const auto end = [this, operation, expected, listener, done](KeyReading reading) {
        if (!operation->finish())
            return;
        operation->deleteLater(); // a late result is dropped
        Private::Entry &entry = operation->entry();
        if (entry.held) {
            reading = {};
            reading.state = KeyState::SessionOnly;
            reading.key = entry.held->clone();
            reading.where = sessionOnlyText();
        } else if (operation->isObsolete()) {
            if (listener)
                read(operation->profile(), expected, listener, done);
            return;
        }
        reading.elapsedMs = operation->elapsedMs();
        entry.known = reading.state;
        if (listener)
            done(std::move(reading));
    };
    const auto fail = [end](Error error, const QString &where) {
        KeyReading reading;
        reading.state = error.kind == ErrorKind::KeychainLocked ? KeyState::Locked : KeyState::Unavailable;
        reading.error = std::move(error);
        reading.where = where;
        end(std::move(reading));
    };
    connect(this, &KeyStore::held, operation, [operation, end](const QString &account) {
        if (account == operation->profile())
            QTimer::singleShot(0, operation, [end] { end({}); });
    });
    if (operation->entry().held) {
        QTimer::singleShot(0, operation, [end] { end({}); });
        return;
    }
    operation->limit([fail](Error error) { fail(std::move(error), {}); });
    keychain().read(profile, operation, [this, expected, end, fail](KeychainResult result) {
        if (const auto error = d->classified(result)) {
            fail(*error, result.where);
        } else if (result.key.isEmpty() && expected) {
            fail({ErrorKind::KeychainKeyMissing}, result.where);
        } else {
            KeyReading reading;
            reading.state = result.key.isEmpty() ? KeyState::Absent : KeyState::Saved;
            reading.key = std::move(result.key);
            reading.where = result.where;
            end(std::move(reading));
        }
    });
}

void KeyStore::save(const QString &profile, Secret key, QObject *context, std::function<void(KeyReading)> done)
{
    ++d->entries[profile].generation;
    auto *operation = new Operation(this, profile);
    const QPointer<QObject> listener(context);
    const auto secret = std::make_shared<const Secret>(std::move(key));
    // Ends as SessionOnly, with an error if something went wrong.
    const auto endInMemory = [operation, secret, listener, done](std::optional<Error> error) {
        if (!operation->finish())
            return;
        Private::Entry &entry = operation->entry();
        if (!operation->isObsolete()) {
            entry.held = secret;
            entry.known = KeyState::SessionOnly;
        }
        KeyReading reading;
        reading.state = entry.known;
        if (entry.held) {
            reading.key = entry.held->clone();
            reading.where = sessionOnlyText();
        }
        reading.error = std::move(error);
        reading.mayBeSaved = operation->begun;
        reading.elapsedMs = operation->elapsedMs();
        if (listener)
            done(std::move(reading));
    };
    connect(this, &KeyStore::waitingStopped, operation, [operation, endInMemory](const QString &account) {
        if (account == operation->profile())
            QTimer::singleShot(0, operation, [endInMemory] { endInMemory(std::nullopt); });
    });
    operation->limit([endInMemory](Error error) { endInMemory(std::move(error)); });
    const auto begun = [operation] { operation->begun = true; };
    keychain().save(profile, secret, operation, begun,
                    [this, operation, secret, listener, done, endInMemory](KeychainResult result) {
                        operation->deleteLater();
                        if (auto error = d->classified(result)) {
                            operation->begun = result.mayHaveChanged;
                            endInMemory(std::move(error));
                            return;
                        }
                        if (operation->isObsolete()) {
                            endInMemory(std::nullopt);
                            return;
                        }
                        Private::Entry &entry = operation->entry();
                        entry.held.reset();
                        entry.known = KeyState::Saved;
                        if (!operation->finish()) {
                            emit completedLate(operation->profile(), KeyState::Saved, result.where);
                            return;
                        }
                        KeyReading reading;
                        reading.state = KeyState::Saved;
                        reading.key = secret->clone();
                        reading.where = result.where;
                        reading.elapsedMs = operation->elapsedMs();
                        if (listener)
                            done(std::move(reading));
                    });
}

void KeyStore::holdForSession(const QString &profile, Secret key)
{
    Private::Entry &entry = d->entries[profile];
    ++entry.generation;
    entry.held = std::make_shared<const Secret>(std::move(key));
    entry.known = KeyState::SessionOnly;
    emit held(profile, QPrivateSignal());
}

void KeyStore::drop(const QString &profile)
{
    Private::Entry &entry = d->entries[profile];
    if (!std::exchange(entry.held, nullptr))
        return;
    ++entry.generation;
    entry.known = KeyState::Absent;
    if (!profile.startsWith(bindingAccount({})))
        drop(bindingAccount(profile));
}

void KeyStore::stopWaiting(const QString &profile)
{
    emit waitingStopped(profile, QPrivateSignal());
    emit waitingStopped(bindingAccount(profile), QPrivateSignal());
}

void KeyStore::forget(const QString &profile, QObject *context, std::function<void(std::optional<Error>)> done)
{
    Private::Entry &before = d->entries[profile];
    ++before.generation;
    before.held.reset();
    before.known = KeyState::Absent;
    const QStringList dependents = dependentAccounts(profile);
    for (const QString &account : dependents)
        d->entries.remove(account);
    auto *operation = new Operation(this, profile);
    const QPointer<QObject> listener(context);
    const auto end = [this, operation, listener, done](std::optional<Error> error) {
        const bool isLate = !operation->finish();
        if (operation->isObsolete()) {
            // the remaining key was saved meanwhile
            if (error && error->kind == ErrorKind::KeychainNotDeleted)
                error->kind = ErrorKind::Canceled;
        } else if (!isLate || !error) {
            operation->entry().known = !error                                     ? KeyState::Absent
                                       : error->kind == ErrorKind::KeychainLocked ? KeyState::Locked
                                                                                  : KeyState::Unavailable;
            if (isLate)
                emit completedLate(operation->profile(), KeyState::Absent, {});
        }
        if (!isLate && listener)
            done(error);
    };
    operation->limit([end, operation](Error error) {
        if (!operation->isFinished())
            end(std::move(error));
    });
    deleteOneByOne(
        QStringList(profile) + dependents, operation,
        [this](const KeychainResult &result) { return d->classified(result); },
        [operation, end](const std::optional<Error> &error) {
            operation->deleteLater();
            end(error);
        });
}

KeyState KeyStore::knownState(const QString &profile) const
{
    return d->entries.value(profile).known;
}

} // namespace rc

#include "moc_keystore.cpp"
