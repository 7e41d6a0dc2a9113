// SPDX-License-Identifier: GPL-3.0-or-later
// Each state of the keychain for reading, saving and deleting, with its wording. Uses its own bus without a keyring:
// tests/support/session.sh --bus.
#include "core/words/errortext.h"
#include "store/keys/keystore.h"
#include "store/keys/profilesecrets.h"
#include "support/fakesecrets.h"
#include "support/testprogram.h"

#include <QDBusConnection>
#include <QDBusMessage>

namespace rc::tst_keychainstates {

using Behavior = FakeSecrets::Behavior;

namespace {

enum class Verb {
    Read,
    Save,
    Forget
};

/// The result of any operation.
struct Ending
{
    KeyState state = KeyState::Absent;
    std::optional<Error> error;
    bool mayBeSaved = false;
    QByteArray key;
};

constexpr std::chrono::milliseconds shortLimit(300);
constexpr std::chrono::milliseconds promptLimit(1500); // on a busy machine the prompt must appear first
constexpr std::chrono::seconds longLimit(20);
const QString account = u"prod"_s;

class Question : public QObject
{
public:
    std::optional<Ending> ending;

    void ask(KeyStore &keys, Verb verb, bool expected)
    {
        const auto read = [this](const KeyReading &reading) {
            ending = Ending{reading.state, reading.error, reading.mayBeSaved, reading.key.clone().reveal()};
        };
        if (verb == Verb::Read)
            keys.read(account, expected, this, read);
        else if (verb == Verb::Save)
            keys.save(account, Secret("canary-new"), this, read);
        else
            keys.forget(account, this, [this, &keys](const std::optional<Error> &error) {
                ending = Ending{keys.knownState(account), error, false, {}};
            });
    }
};

Ending ask(KeyStore &keys, Verb verb, bool expected = true)
{
    Question question;
    question.ask(keys, verb, expected);
    RC_TRY_REQUIRE(question.ending.has_value());
    return question.ending.value_or(Ending{});
}

/// The program that the bus starts under the service's name: none, or one that fails.
void offerBrokenService(bool offered)
{
    QFile file(QDir::home().filePath(u"services/org.freedesktop.secrets.service"_s));
    if (offered) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[D-BUS Service]\nName=org.freedesktop.secrets\nExec=/bin/false\n");
        file.close();
    } else {
        file.remove();
    }
    QDBusConnection::sessionBus().call(QDBusMessage::createMethodCall(
        u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s, u"ReloadConfig"_s));
}

} // namespace

class TestKeychainStates : public QObject
{
    Q_OBJECT

private slots:
    void everyStateHasItsErrorKindAndText_data()
    {
        using Kind = std::optional<ErrorKind>;
        addColumns<std::optional<Behavior>, Verb>("manner", "verb");
        QTest::addColumn<bool>("there"); // an existing entry
        addColumns<KeyState, Kind, bool>("state", "kind", "mayBeSaved");
        const auto row = [](const char *name, std::optional<Behavior> manner, Verb verb, bool there, KeyState state,
                            Kind kind, bool mayBeSaved = false) {
            QTest::newRow(name) << manner << verb << there << state << kind << mayBeSaved;
        };
        row("none installed, read", {}, Verb::Read, false, KeyState::Unavailable, ErrorKind::NoKeychain);
        row("none installed, save", {}, Verb::Save, false, KeyState::SessionOnly, ErrorKind::NoKeychain);
        row("none installed, forget", {}, Verb::Forget, false, KeyState::Unavailable, ErrorKind::NoKeychain);
        row("willing, read", Behavior::Normal, Verb::Read, true, KeyState::Saved, {});
        row("willing, save", Behavior::Normal, Verb::Save, true, KeyState::Saved, {});
        row("willing, forget", Behavior::Normal, Verb::Forget, true, KeyState::Absent, {});
        row("entry gone, read", Behavior::Normal, Verb::Read, false, KeyState::Unavailable,
            ErrorKind::KeychainKeyMissing);
        row("locked, read", Behavior::Locked, Verb::Read, true, KeyState::Locked, ErrorKind::KeychainLocked);
        row("locked, save", Behavior::Locked, Verb::Save, true, KeyState::SessionOnly, ErrorKind::KeychainLocked);
        row("locked, forget", Behavior::Locked, Verb::Forget, true, KeyState::Locked, ErrorKind::KeychainLocked);
        row("prompt open, read", Behavior::Asks, Verb::Read, true, KeyState::Unavailable, ErrorKind::KeychainPrompting);
        row("prompt open, save", Behavior::Asks, Verb::Save, true, KeyState::SessionOnly, ErrorKind::KeychainPrompting,
            true);
        row("prompt open, forget", Behavior::Asks, Verb::Forget, true, KeyState::Unavailable,
            ErrorKind::KeychainPrompting);
        row("denied, read", Behavior::Refuses, Verb::Read, true, KeyState::Unavailable, ErrorKind::KeychainDenied);
        row("denied, save", Behavior::Refuses, Verb::Save, true, KeyState::SessionOnly, ErrorKind::KeychainDenied,
            true);
        row("denied, forget", Behavior::Refuses, Verb::Forget, true, KeyState::Unavailable,
            ErrorKind::KeychainNotDeleted);
        row("silent, read", Behavior::Silent, Verb::Read, true, KeyState::Unavailable, ErrorKind::KeychainTimedOut);
        row("silent, save", Behavior::Silent, Verb::Save, true, KeyState::SessionOnly, ErrorKind::KeychainTimedOut);
        row("silent, forget", Behavior::Silent, Verb::Forget, true, KeyState::Unavailable, ErrorKind::KeychainTimedOut);
        row("loses writes, save", Behavior::DropsWrites, Verb::Save, false, KeyState::SessionOnly,
            ErrorKind::KeychainUnverified, true);
        row("keeps deleted, forget", Behavior::IgnoresDeletes, Verb::Forget, true, KeyState::Unavailable,
            ErrorKind::KeychainNotDeleted);
        row("dies, read", Behavior::CrashesOnAccess, Verb::Read, true, KeyState::Unavailable, ErrorKind::KeychainGone);
        row("dies, save", Behavior::CrashesOnAccess, Verb::Save, true, KeyState::SessionOnly, ErrorKind::KeychainGone,
            true);
        row("dies, forget", Behavior::CrashesOnAccess, Verb::Forget, true, KeyState::Unavailable,
            ErrorKind::KeychainGone);
        row("starts anew locked, read", Behavior::RestartsLocked, Verb::Read, true, KeyState::Unavailable,
            ErrorKind::KeychainGone);
        row("starts anew locked, forget", Behavior::RestartsLocked, Verb::Forget, true, KeyState::Unavailable,
            ErrorKind::KeychainGone);
    }

    void everyStateHasItsErrorKindAndText()
    {
        QFETCH(std::optional<Behavior>, manner);
        QFETCH(Verb, verb);
        QFETCH(bool, there);
        QFETCH(KeyState, state);
        QFETCH(std::optional<ErrorKind>, kind);
        QFETCH(bool, mayBeSaved);
        std::unique_ptr<FakeSecrets> secrets;
        if (manner)
            secrets = std::make_unique<FakeSecrets>(*manner);
        if (there && secrets)
            secrets->put(account, "canary-old");
        const std::chrono::milliseconds limit = manner == Behavior::Asks     ? promptLimit
                                                : manner == Behavior::Silent ? shortLimit
                                                                             : std::chrono::milliseconds(longLimit);
        KeyStore keys(limit);
        const Ending ending = ask(keys, verb);
        const KeyState known = keys.knownState(account);

        if (manner == Behavior::Asks) {
            // A prompt whose service exits leaves libsecret and its queue waiting forever: answer it.
            QTRY_VERIFY(secrets->isPromptOpen());
            secrets->answerPrompt();
            KeyStore others(longLimit);
            (void)ask(others, Verb::Read);
            // Deleting queues a second deletion: leave no job for the next service.
            (void)ask(others, Verb::Read);
        }
        const QByteArray told = ending.error ? errorLine(*ending.error).text().toUtf8() : QByteArray("no error");
        QVERIFY2((ending.error ? std::optional(ending.error->kind) : std::nullopt) == kind, told.constData());
        QCOMPARE(ending.state, state);
        QCOMPARE(known, state);
        QCOMPARE(ending.mayBeSaved, mayBeSaved);
        // A key to be saved is never lost; an unread one is never invented.
        QCOMPARE(ending.key, verb == Verb::Save                        ? QByteArray("canary-new")
                             : verb == Verb::Read && !kind.has_value() ? QByteArray("canary-old")
                                                                       : QByteArray());
        if (ending.error) {
            const ErrorText words = errorText(*ending.error);
            QVERIFY(!words.what.isEmpty() && !words.next.isEmpty());
        }
    }

    void serviceThatFailsToStartIsNotRunning()
    {
        offerBrokenService(true);
        KeyStore keys(longLimit);
        const Ending ending = ask(keys, Verb::Read);
        offerBrokenService(false);
        QCOMPARE(ending.error->kind, ErrorKind::KeychainNotRunning);
    }

    void keychainMissingAfterUseIsReportedAsGone()
    {
        KeyStore keys(longLimit);
        {
            FakeSecrets secrets(Behavior::Normal);
            secrets.put(account, "canary-old");
            QCOMPARE(ask(keys, Verb::Read).state, KeyState::Saved);
        }
        const Ending ending = ask(keys, Verb::Read);
        QCOMPARE(ending.state, KeyState::Unavailable);
        QCOMPARE(ending.error->kind, ErrorKind::KeychainGone);
    }

    void openPromptIsReportedWhileWaiting()
    {
        FakeSecrets secrets(Behavior::Asks);
        secrets.put(account, "canary-old");
        KeyStore keys(std::chrono::seconds(2));
        const QSignalSpy prompting(&keys, &KeyStore::prompting);
        Question question;
        question.ask(keys, Verb::Read, true);
        QTRY_VERIFY(secrets.isPromptOpen());
        QTRY_COMPARE(prompting.size(), 1);
        QVERIFY(!question.ending.has_value()); // reported before the timeout
        QCOMPARE(prompting.first().first().toString(), account);
        secrets.answerPrompt();
        QTRY_VERIFY(question.ending.has_value());
        QCOMPARE(question.ending->state, KeyState::Saved);
    }

    void lateSaveResponseIsHandled()
    {
        FakeSecrets secrets(Behavior::Asks);
        KeyStore keys(shortLimit);
        const QSignalSpy settled(&keys, &KeyStore::completedLate);
        const Ending ending = ask(keys, Verb::Save);
        QCOMPARE(ending.state, KeyState::SessionOnly);
        QVERIFY(ending.mayBeSaved);
        QTRY_VERIFY(secrets.isPromptOpen());
        secrets.answerPrompt();
        QTRY_COMPARE(settled.size(), 1);
        QCOMPARE(keys.knownState(account), KeyState::Saved);
        QVERIFY(secrets.has(account));
    }

    void lateReadResponseIsIgnored()
    {
        FakeSecrets secrets(Behavior::Asks);
        secrets.put(account, "canary-old");
        KeyStore keys(std::chrono::seconds(2)); // the prompt is open before the timeout, even on a busy machine
        Question question;
        question.ask(keys, Verb::Read, true);
        QTRY_VERIFY(question.ending.has_value());
        question.ending.reset();
        QTRY_VERIFY(secrets.isPromptOpen());
        secrets.answerPrompt();
        // Jobs run one at a time: when this one has ended, so has the late one.
        KeyStore others(longLimit);
        QCOMPARE(ask(others, Verb::Read).state, KeyState::Saved);
        QVERIFY(!question.ending.has_value());
        QCOMPARE(keys.knownState(account), KeyState::Unavailable);
    }

    void sessionKeyAnswersPendingReads();
    void pendingSaveCanBeCanceled();

    void sessionKeySetDuringASaveIsKept()
    {
        FakeSecrets secrets(Behavior::Asks);
        KeyStore keys(longLimit);
        Question question;
        question.ask(keys, Verb::Save, false);
        QTRY_VERIFY(secrets.isPromptOpen());
        keys.holdForSession(account, Secret("canary-held"));
        secrets.answerPrompt();
        QTRY_VERIFY(question.ending.has_value());
        QCOMPARE(question.ending->state, KeyState::SessionOnly);
        QVERIFY(question.ending->mayBeSaved);
        QCOMPARE(ask(keys, Verb::Read).key, QByteArray("canary-held"));
    }

    void copyKeepsBothUntilOneIsDeleted()
    {
        FakeSecrets secrets(Behavior::Normal);
        secrets.put(account, "canary-old");
        KeyStore keys(longLimit);
        keys.holdForSession(account, Secret("canary-held")); // hides the one in the keychain
        std::optional<KeyState> state;
        copyKey(keys, account, u"renamed"_s, true, this, [&](KeyState copied, const std::optional<Error> &error) {
            QVERIFY(!error.has_value());
            state = copied;
        });
        QTRY_VERIFY(state.has_value());
        QCOMPARE(*state, KeyState::Saved);
        QVERIFY(secrets.has(account) && secrets.has(u"renamed"_s));
        QCOMPARE(keys.knownState(u"renamed"_s), KeyState::SessionOnly);
    }

    void unverifiedCopyKeepsTheOldKey()
    {
        FakeSecrets secrets(Behavior::DropsWrites);
        secrets.put(account, "canary-old");
        KeyStore keys(longLimit);
        std::optional<Error> fault;
        copyKey(keys, account, u"renamed"_s, true, this,
                [&](KeyState, const std::optional<Error> &error) { fault = error; });
        QTRY_VERIFY(fault.has_value());
        QCOMPARE(fault->kind, ErrorKind::KeychainUnverified);
        QVERIFY(secrets.has(account));
        QVERIFY(keys.knownState(u"renamed"_s) != KeyState::SessionOnly);
    }
};

void TestKeychainStates::sessionKeyAnswersPendingReads()
{
    const FakeSecrets secrets(Behavior::Silent);
    KeyStore keys(longLimit);
    Question question;
    question.ask(keys, Verb::Read, true);
    keys.holdForSession(account, Secret("canary-held"));
    QVERIFY(!question.ending.has_value()); // not inside the call
    QTRY_VERIFY(question.ending.has_value());
    QCOMPARE(question.ending->state, KeyState::SessionOnly);
    QCOMPARE(question.ending->key, QByteArray("canary-held"));
}

void TestKeychainStates::pendingSaveCanBeCanceled()
{
    FakeSecrets secrets(Behavior::Asks);
    KeyStore keys(longLimit);
    Question question;
    question.ask(keys, Verb::Save, false);
    QTRY_VERIFY(secrets.isPromptOpen());
    keys.stopWaiting(account);
    QTRY_VERIFY(question.ending.has_value());
    QCOMPARE(question.ending->state, KeyState::SessionOnly);
    QVERIFY(question.ending->mayBeSaved); // without a promise to the contrary
    QCOMPARE(ask(keys, Verb::Read).key, QByteArray("canary-new"));
    const QSignalSpy settled(&keys, &KeyStore::completedLate);
    secrets.answerPrompt();
    QTRY_COMPARE(settled.size(), 1);
}

RC_TEST(TestKeychainStates)

} // namespace rc::tst_keychainstates

#include "tst_keychainstates.moc"
