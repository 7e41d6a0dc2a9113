// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keystore.h"

#include "store/secretservice.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto serviceName = "resource-console"_L1;

/// Windows ignores the service name: there the account has to tell the program, too.
QString accountOf(const QString &profile)
{
#ifdef Q_OS_WIN
    return serviceName + u'/' + profile;
#else
    return profile;
#endif
}

Error errorFrom(QKeychain::Error error, const QString &words)
{
    switch (error) {
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return {ErrorKind::KeychainDenied, words, {}, 0};
    case QKeychain::NoBackendAvailable:
        return {ErrorKind::NoKeychain, words, {}, 0};
    default:
        return {ErrorKind::KeychainFailed, words, {}, 0};
    }
}

Error errorFrom(const SecretServiceReport &report)
{
    switch (report.state) {
    case SecretServiceReport::State::Locked:
        return {ErrorKind::KeychainLocked, report.words, {}, 0};
    case SecretServiceReport::State::Missing:
        return {ErrorKind::NoKeychain, report.words, {}, 0};
    default:
        return {ErrorKind::KeychainFailed, report.words, {}, 0};
    }
}

/// One answer, whichever comes first: the keychain's or the timer's. What comes later is ignored.
class OneAnswer
{
public:
    [[nodiscard]] bool take() { return !std::exchange(m_taken, true); }
    [[nodiscard]] bool isTaken() const { return m_taken; }
    [[nodiscard]] qint64 elapsedMs() const { return m_clock.elapsed(); }
    OneAnswer() { m_clock.start(); }

private:
    QElapsedTimer m_clock;
    bool m_taken = false;
};

/// A job deletes itself when it has ended; deleting one that waits is a use after free. It outlives the KeyStore if it
/// must.
template<typename Job>
Job *jobFor(const QString &profile)
{
    auto *job = new Job(serviceName);
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    job->setKey(accountOf(profile));
    return job;
}

} // namespace

struct KeyStore::Private
{
    std::chrono::milliseconds limit;
    QHash<QString, std::shared_ptr<const Secret>> held; // for this run only
    QHash<QString, KeyState> known;
};

using Answer = std::shared_ptr<OneAnswer>;

KeyStore::KeyStore(std::chrono::milliseconds limit, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->limit = limit;
}

KeyStore::~KeyStore() = default;

void KeyStore::read(const QString &profile, bool expected, QObject *context, std::function<void(KeyReading)> done)
{
    const Answer answer = std::make_shared<OneAnswer>();
    const QPointer<QObject> listener(context);
    const auto end = [this, answer, listener, profile, done](KeyReading reading) {
        if (!answer->take())
            return;
        reading.elapsedMs = answer->elapsedMs();
        d->known.insert(profile, reading.state);
        if (listener)
            done(std::move(reading));
    };
    if (const auto held = d->held.value(profile)) {
        QTimer::singleShot(0, this, [end, held] {
            KeyReading reading;
            reading.state = KeyState::ThisRun;
            reading.key = held->clone();
            reading.where = QCoreApplication::translate("rc::KeyStore", "this run only");
            end(std::move(reading));
        });
        return;
    }
    const auto fail = [end](KeyState state, const Error &error, const QString &where) {
        KeyReading reading;
        reading.state = state;
        reading.error = error;
        reading.where = where;
        end(std::move(reading));
    };
    QTimer::singleShot(d->limit, this,
                       [fail] { fail(KeyState::Unavailable, {ErrorKind::KeychainTimedOut, {}, {}, 0}, {}); });
    askSecretService(this, [this, answer, profile, expected, end, fail](const SecretServiceReport &report) {
        if (answer->isTaken())
            return;
        if (report.state != SecretServiceReport::State::Usable) {
            const bool locked = report.state == SecretServiceReport::State::Locked;
            fail(locked ? KeyState::Locked : KeyState::Unavailable, errorFrom(report), report.where);
            return;
        }
        auto *job = jobFor<QKeychain::ReadPasswordJob>(profile);
        connect(job, &QKeychain::Job::finished, this, [job, expected, end, fail, where = report.where] {
            KeyReading reading;
            reading.where = where;
            if (job->error() == QKeychain::NoError) {
                reading.state = KeyState::Saved;
                reading.key = Secret(job->textData().toUtf8());
                end(std::move(reading));
            } else if (job->error() != QKeychain::EntryNotFound) {
                fail(KeyState::Unavailable, errorFrom(job->error(), job->errorString()), where);
            } else if (expected) {
                const QString gone = QCoreApplication::translate(
                    "rc::KeyStore", "a key was saved for this profile, but the keychain no longer has it");
                fail(KeyState::Unavailable, {ErrorKind::KeychainFailed, gone, {}, 0}, where);
            } else {
                end(std::move(reading));
            }
        });
        job->start();
    });
}

void KeyStore::save(const QString &profile, Secret key, QObject *context, std::function<void(KeyReading)> done)
{
    const Answer answer = std::make_shared<OneAnswer>();
    const QPointer<QObject> listener(context);
    const auto secret = std::make_shared<const Secret>(std::move(key));
    const auto end = [this, answer, listener, profile, secret, done](std::optional<Error> error, const QString &where) {
        if (!answer->take())
            return;
        KeyReading reading;
        reading.state = error ? KeyState::ThisRun : KeyState::Saved;
        reading.key = secret->clone();
        reading.where = error ? QCoreApplication::translate("rc::KeyStore", "this run only") : where;
        reading.error = std::move(error);
        reading.elapsedMs = answer->elapsedMs();
        d->known.insert(profile, reading.state);
        if (reading.state == KeyState::ThisRun)
            d->held.insert(profile, secret);
        else
            d->held.remove(profile);
        if (listener)
            done(std::move(reading));
    };
    QTimer::singleShot(d->limit, this, [end] { end(Error{ErrorKind::KeychainTimedOut, {}, {}, 0}, {}); });
    askSecretService(this, [this, answer, profile, secret, end](const SecretServiceReport &report) {
        if (answer->isTaken())
            return;
        if (report.state != SecretServiceReport::State::Usable) {
            end(errorFrom(report), report.where);
            return;
        }
        auto *job = jobFor<QKeychain::WritePasswordJob>(profile);
        // As text: then secret-tool and other programs can read it.
        job->setTextData(QString::fromUtf8(secret->reveal()));
        connect(job, &QKeychain::Job::finished, this, [this, job, profile, secret, end, where = report.where] {
            if (job->error() != QKeychain::NoError) {
                end(errorFrom(job->error(), job->errorString()), where);
                return;
            }
            auto *check = jobFor<QKeychain::ReadPasswordJob>(profile);
            connect(check, &QKeychain::Job::finished, this, [check, secret, end, where] {
                if (check->error() == QKeychain::NoError && check->textData().toUtf8() == secret->reveal()) {
                    end(std::nullopt, where);
                    return;
                }
                const QString words =
                    QCoreApplication::translate("rc::KeyStore", "the key could not be read back after it was saved");
                end(Error{ErrorKind::KeychainFailed, words, {}, 0}, where);
            });
            check->start();
        });
        job->start();
    });
}

void KeyStore::holdForThisRun(const QString &profile, Secret key)
{
    d->held.insert(profile, std::make_shared<const Secret>(std::move(key)));
    d->known.insert(profile, KeyState::ThisRun);
}

void KeyStore::forget(const QString &profile, QObject *context, std::function<void(std::optional<Error>)> done)
{
    d->held.remove(profile);
    d->known.remove(profile);
    const Answer answer = std::make_shared<OneAnswer>();
    const QPointer<QObject> listener(context);
    const auto end = [this, answer, listener, profile, done](const std::optional<Error> &error) {
        if (!answer->take())
            return;
        const bool locked = error && error->kind == ErrorKind::KeychainLocked;
        d->known.insert(profile, locked ? KeyState::Locked : error ? KeyState::Unavailable : KeyState::Absent);
        if (listener)
            done(error);
    };
    QTimer::singleShot(d->limit, this, [end] { end(Error{ErrorKind::KeychainTimedOut, {}, {}, 0}); });
    askSecretService(this, [this, answer, profile, end](const SecretServiceReport &report) {
        if (answer->isTaken())
            return;
        if (report.state != SecretServiceReport::State::Usable) {
            end(errorFrom(report));
            return;
        }
        auto *job = jobFor<QKeychain::DeletePasswordJob>(profile);
        connect(job, &QKeychain::Job::finished, this, [this, job, profile, end] {
            if (job->error() != QKeychain::NoError && job->error() != QKeychain::EntryNotFound) {
                end(errorFrom(job->error(), job->errorString()));
                return;
            }
            // A delete says it went well even when it did nothing: look.
            auto *check = jobFor<QKeychain::ReadPasswordJob>(profile);
            connect(check, &QKeychain::Job::finished, this, [check, end] {
                if (check->error() == QKeychain::EntryNotFound) {
                    end(std::nullopt);
                    return;
                }
                const QString words = QCoreApplication::translate("rc::KeyStore", "the key is still in the keychain");
                end(Error{ErrorKind::KeychainFailed, words, {}, 0});
            });
            check->start();
        });
        job->start();
    });
}

KeyState KeyStore::knownState(const QString &profile) const
{
    return d->known.value(profile, KeyState::Absent);
}

} // namespace rc
