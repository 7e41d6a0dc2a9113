// SPDX-License-Identifier: GPL-3.0-or-later
// A key is replaced with a real gnome-keyring that is killed at every step: there is always a key, and the old one is
// never lost. In its own session (tests/support/session.sh).
#include "core/key/secret.h"
#include "store/keys/keyrotation.h"
#include "store/keys/keystore.h"
#include "support/testprogram.h"
#include "tests/store/keyrings.h"

#include <QProcess>

#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace rc::tst_keyrotation {

namespace {

const QString profile = u"prod"_s;
const QByteArray oldKey = "canary-old-key";
const QByteArray newKey = "canary-new-key";
constexpr int enoughSteps = 400;

/// This program again, exiting after this number of event loop turns. 0: it ran to the end.
int runChild(const QStringList &arguments)
{
    const int steps = arguments.first().toInt();
    KeyStore keys;
    QObject context;
    bool done = false;
    const auto ended = [&done](const Result<SwitchedKey> &) { done = true; };
    if (qEnvironmentVariableIsSet("RC_TEST_UNDO"))
        undoSwitch(keys, profile, &context, ended);
    else
        switchKey(keys, profile, Secret(newKey), {}, &context, ended);
    for (int step = 0; step < steps && !done; ++step)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!done)
        ::kill(::getpid(), SIGKILL);
    return 0;
}

} // namespace

class TestKeyRotation : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        KeyStore keys;
        if (QString::fromLatin1(QTest::currentTestFunction()) == "aLockedKeyringChangesNothing"_L1)
            return;
        (void)answerOf<std::optional<Error>>([&](const auto &done) { keys.forget(profile, this, done); });
        QCOMPARE(keyOf(previousKeyAccount(profile)), QByteArray());
    }

    void keyIsReplacedRestoredAndDeleted()
    {
        KeyStore keys;
        QCOMPARE(save(keys, profile, oldKey).state, KeyState::Saved);
        const auto switched = change(keys, newKey);
        QVERIFY(switched);
        QCOMPARE(switched->state, KeyState::Saved);
        QCOMPARE(switched->before, keyFingerprint(Secret(oldKey)));
        QCOMPARE(switched->after, keyFingerprint(Secret(newKey)));
        QCOMPARE(keyOf(profile), newKey);
        QCOMPARE(keyOf(previousKeyAccount(profile)), oldKey);

        const auto undone =
            answerOf<Result<SwitchedKey>>([&](const auto &done) { undoSwitch(keys, profile, this, done); });
        QVERIFY(undone);
        QCOMPARE(keyOf(profile), oldKey);
        QCOMPARE(keyOf(previousKeyAccount(profile)), QByteArray());
        const auto twice =
            answerOf<Result<SwitchedKey>>([&](const auto &done) { undoSwitch(keys, profile, this, done); });
        QCOMPARE(twice.error().kind, ErrorKind::NoKey);

        QVERIFY(change(keys, newKey));
        const auto error =
            answerOf<std::optional<Error>>([&](const auto &done) { deletePreviousKey(keys, profile, this, done); });
        QVERIFY(!error);
        QCOMPARE(keyOf(profile), newKey);
        QCOMPARE(keyOf(previousKeyAccount(profile)), QByteArray());
    }

    void theSameKeyIsRefused()
    {
        KeyStore keys;
        QCOMPARE(save(keys, profile, oldKey).state, KeyState::Saved);
        const auto switched = change(keys, oldKey);
        QCOMPARE(switched.error().kind, ErrorKind::BadInput);
        QCOMPARE(keyOf(previousKeyAccount(profile)), QByteArray());
    }

    void withoutAKeyNothingIsReplaced()
    {
        KeyStore keys;
        QCOMPARE(change(keys, newKey).error().kind, ErrorKind::NoKey);
        QCOMPARE(keyOf(profile), QByteArray());
    }

    void sessionKeyIsReplaced()
    {
        KeyStore keys;
        keys.holdForSession(profile, Secret(oldKey));
        const auto switched = change(keys, newKey);
        QVERIFY(switched);
        QCOMPARE(switched->state, KeyState::SessionOnly);
        QCOMPARE(keyOf(profile), QByteArray()); // the keychain has seen neither
        QCOMPARE(keyOf(previousKeyAccount(profile)), QByteArray());
        const auto undone =
            answerOf<Result<SwitchedKey>>([&](const auto &done) { undoSwitch(keys, profile, this, done); });
        QVERIFY(undone);
        const auto held = answerOf<KeyReading>([&](const auto &done) { keys.read(profile, false, this, done); });
        QCOMPARE(held.key.reveal(), oldKey);
    }

    void deletingTheKeyDeletesThePreviousKey()
    {
        KeyStore keys;
        QCOMPARE(save(keys, profile, oldKey).state, KeyState::Saved);
        QVERIFY(change(keys, newKey));
        const auto error = answerOf<std::optional<Error>>([&](const auto &done) { keys.forget(profile, this, done); });
        QVERIFY(!error);
        QCOMPARE(keyOf(profile), QByteArray());
        QCOMPARE(keyOf(previousKeyAccount(profile)), QByteArray());
    }

    void killedAtEveryStep_data()
    {
        QTest::addColumn<bool>("undo");
        QTest::newRow("switching") << false;
        QTest::newRow("undoing") << true;
    }

    void killedAtEveryStep()
    {
        QFETCH(const bool, undo);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (undo)
            environment.insert(u"RC_TEST_UNDO"_s, u"1"_s);
        int killed = 0;
        bool ended = false;
        for (int steps = 1; steps < enoughSteps && !ended; steps += 5) {
            KeyStore keys;
            QCOMPARE(save(keys, profile, undo ? newKey : oldKey).state, KeyState::Saved);
            if (undo)
                QCOMPARE(save(keys, previousKeyAccount(profile), oldKey).state, KeyState::Saved);
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start(QCoreApplication::applicationFilePath(),
                          {u"tst_keyrotation"_s, u"--child"_s, QString::number(steps)});
            QVERIFY(process.waitForFinished(30'000));
            ended = process.exitStatus() == QProcess::NormalExit;
            killed += ended ? 0 : 1;
            const QByteArray kept = keyOf(profile);
            QVERIFY2(kept == oldKey || kept == newKey, kept.constData());
            const QByteArray before = keyOf(previousKeyAccount(profile));
            QVERIFY2(kept == oldKey || before == oldKey, before.constData());
        }
        QVERIFY(ended);
        QVERIFY2(killed > 3, qPrintable(QString::number(killed)));
        QCOMPARE(keyOf(profile), undo ? oldKey : newKey);
    }

    // The keyring stays locked from here on.

    void aLockedKeyringChangesNothing()
    {
        KeyStore keys;
        lockKeyring();
        const auto switched = change(keys, newKey);
        QVERIFY(!switched);
        QCOMPARE(switched.error().kind, ErrorKind::KeychainLocked);
        QCOMPARE(keys.knownState(profile), KeyState::Locked);
    }

private:
    [[nodiscard]] QByteArray keyOf(const QString &account)
    {
        KeyStore keys; // a new store: the keychain's content
        const auto reading = answerOf<KeyReading>([&](const auto &done) { keys.read(account, false, this, done); });
        return reading.error ? QByteArray("(error)") : reading.key.reveal();
    }

    [[nodiscard]] KeyReading save(KeyStore &keys, const QString &account, const QByteArray &key)
    {
        return answerOf<KeyReading>([&](const auto &done) { keys.save(account, Secret(key), this, done); });
    }

    [[nodiscard]] Result<SwitchedKey> change(KeyStore &keys, const QByteArray &key)
    {
        return answerOf<Result<SwitchedKey>>(
            [&](const auto &done) { switchKey(keys, profile, Secret(key), {}, this, done); });
    }
};

RC_TEST_WITH_CHILD(TestKeyRotation, runChild)

} // namespace rc::tst_keyrotation

#include "tst_keyrotation.moc"
