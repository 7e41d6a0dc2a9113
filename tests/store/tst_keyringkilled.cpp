// SPDX-License-Identifier: GPL-3.0-or-later
// A real gnome-keyring that is frozen or killed at every step of a read: reported as such, never as "no key", and late
// results are ignored. In its own session (tests/support/session.sh).
#include "core/words/errortext.h"
#include "store/keys/keystore.h"
#include "support/testprogram.h"
#include "tests/store/keyrings.h"

#include <QDBusVariant>
#include <QLibrary>
#include <QProcess>

#include <csignal>

namespace rc::tst_keyringkilled {

namespace {

const QString account = u"prod"_s;
constexpr char key[] = "canary-killed";
constexpr int enoughSteps = 200;

bool isOpen()
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets/aliases/default"_s,
                                       u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    question << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    question.setAutoStartService(false);
    const QDBusReply<QDBusVariant> locked = QDBusConnection::sessionBus().call(question);
    return locked.isValid() && !locked.value().variant().toBool();
}

/// A read, and the number of its callbacks.
struct Reading
{
    KeyReading last;
    int answers = 0;

    void ask(KeyStore &keys, QObject *context)
    {
        keys.read(account, true, context, [this](KeyReading reading) {
            last = std::move(reading);
            ++answers;
        });
    }
    /// Runs this number of event loop turns, or until the result.
    void goOn(int turns) const
    {
        for (int turn = 0; turn < turns && answers == 0; ++turn)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
};

} // namespace

class TestKeyringKilled : public QObject
{
    Q_OBJECT

private slots:
    /// A running, unlocked keyring with the key.
    void init()
    {
        if (!isOpen()) {
            QTRY_VERIFY(!QDBusConnection::sessionBus().interface()->isServiceRegistered(u"org.freedesktop.secrets"_s));
            QProcess fresh;
            fresh.start(u"gnome-keyring-daemon"_s, {u"--unlock"_s, u"--components=secrets"_s});
            fresh.write("a password");
            fresh.closeWriteChannel();
            QVERIFY(fresh.waitForFinished());
            QTRY_VERIFY(isOpen());
        }
        // libsecret keeps its session with the previous process for this process's lifetime, and notices its end late.
        QLibrary secret(u"libsecret-1.so.0"_s);
        const auto disconnect = reinterpret_cast<void (*)()>(secret.resolve("secret_service_disconnect"));
        QVERIFY(disconnect != nullptr);
        constexpr int tries = 5;
        std::optional<KeyReading> saved;
        for (int i = 0; i < tries && !(saved && saved->state == KeyState::Saved); ++i) {
            disconnect();
            saved.reset();
            KeyStore keys;
            keys.save(account, Secret(key), this, [&](KeyReading reading) { saved = std::move(reading); });
            QTRY_VERIFY(saved.has_value());
        }
        QVERIFY2(saved->state == KeyState::Saved, saved->error ? qPrintable(errorLine(*saved->error)) : "");
    }

    void frozenAtEveryStep()
    {
        const pid_t process = keyringProcess();
        QVERIFY(process > 0);
        int steps = 0;
        for (bool early = true; early; ++steps) {
            QVERIFY(steps < enoughSteps);
            KeyStore keys(std::chrono::milliseconds(500));
            Reading reading;
            reading.ask(keys, this);
            reading.goOn(steps);
            early = reading.answers == 0;
            ::kill(process, SIGSTOP);
            RC_TRY_REQUIRE(reading.answers == 1);
            ::kill(process, SIGCONT);
            if (reading.last.state != KeyState::Saved) { // the response may already have been sent
                QCOMPARE(reading.last.state, KeyState::Unavailable);
                const QByteArray told = errorLine(*reading.last.error).text().toUtf8();
                // On a busy machine it may still have responded to the first check.
                QVERIFY2(reading.last.error->kind == ErrorKind::KeychainTimedOut ||
                             reading.last.error->kind == ErrorKind::KeychainPrompting,
                         told.constData());
                QVERIFY(reading.last.key.isEmpty());
            }
            // Jobs run one at a time: when this one has ended, so has the late one.
            KeyStore others;
            Reading later;
            later.ask(others, this);
            RC_TRY_REQUIRE(later.answers == 1);
            QCOMPARE(later.last.state, KeyState::Saved);
            QCOMPARE(reading.answers, 1);
        }
    }

    void killedAtEveryStep()
    {
        int steps = 0;
        int gone = 0;
        for (bool early = true; early; ++steps) {
            QVERIFY(steps < enoughSteps);
            init();
            QVERIFY(!QTest::currentTestFailed());
            KeyStore keys;
            Reading before;
            before.ask(keys, this);
            QTRY_COMPARE(before.answers, 1);
            QCOMPARE(before.last.state, KeyState::Saved);
            Reading reading;
            reading.ask(keys, this);
            reading.goOn(steps);
            early = reading.answers == 0;
            ::kill(keyringProcess(), SIGKILL);
            RC_TRY_REQUIRE(reading.answers == 1);
            if (reading.last.state != KeyState::Saved) {
                QCOMPARE(reading.last.state, KeyState::Unavailable);
                const QByteArray told = errorLine(*reading.last.error).text().toUtf8();
                QVERIFY2(reading.last.error->kind == ErrorKind::KeychainGone, told.constData());
                QVERIFY(reading.last.key.isEmpty());
                ++gone;
            }
        }
        QVERIFY(gone > 0);
    }

    void killedWhileFrozen()
    {
        KeyStore keys;
        Reading before;
        before.ask(keys, this);
        QTRY_COMPARE(before.answers, 1);
        const pid_t process = keyringProcess();
        ::kill(process, SIGSTOP);
        Reading reading;
        reading.ask(keys, this);
        reading.goOn(1);
        QCOMPARE(reading.answers, 0);
        ::kill(process, SIGKILL);
        QTRY_VERIFY(reading.answers == 1);
        QCOMPARE(reading.last.state, KeyState::Unavailable);
        QCOMPARE(reading.last.error->kind, ErrorKind::KeychainGone);
        const ErrorText words = errorText(*reading.last.error);
        QVERIFY(!words.what.isEmpty() && !words.next.isEmpty());
        QVERIFY2(reading.last.elapsedMs < 9'000, "it waited for the time limit");
    }

    /// A store that never saw it working cannot know that it existed; it still must not report "no key".
    void killedBeforeFirstUse()
    {
        const pid_t process = keyringProcess();
        ::kill(process, SIGSTOP);
        KeyStore keys;
        Reading reading;
        reading.ask(keys, this);
        reading.goOn(1);
        ::kill(process, SIGKILL);
        QTRY_VERIFY(reading.answers == 1);
        QVERIFY(reading.last.error.has_value());
        QVERIFY(reading.last.state == KeyState::Unavailable || reading.last.state == KeyState::Locked);
        QVERIFY(reading.last.key.isEmpty());
    }
};

RC_TEST(TestKeyringKilled)

} // namespace rc::tst_keyringkilled

#include "tst_keyringkilled.moc"
