// SPDX-License-Identifier: GPL-3.0-or-later
// The key store with a real gnome-keyring in its own session (tests/support/session.sh).
#include "config/configtext.h"
#include "store/keys/keystore.h"
#include "support/testprogram.h"
#include "tests/store/keyrings.h"

#include <QDirIterator>
#include <QProcess>

#include <signal.h>

namespace rc::tst_keyring {

namespace {

/// Freezes the daemon while it exists.
class Frozen
{
public:
    explicit Frozen(pid_t process)
        : m_process(process)
    {
        ::kill(m_process, SIGSTOP);
    }
    ~Frozen() { ::kill(m_process, SIGCONT); }
    Frozen(const Frozen &) = delete;
    Frozen &operator=(const Frozen &) = delete;

private:
    pid_t m_process;
};

} // namespace

class TestKeyring : public QObject
{
    Q_OBJECT

private slots:
    void aSavedKeyIsReadBack()
    {
        KeyStore keys;
        const KeyReading saved = save(keys, u"prod"_s, "canary-key-1");
        QVERIFY2(saved.state == KeyState::Saved, saved.error ? qPrintable(saved.error->detail) : "");
        KeyStore others;
        const KeyReading reading = read(others, u"prod"_s);
        QCOMPARE(reading.state, KeyState::Saved);
        QCOMPARE(reading.key.reveal(), QByteArray("canary-key-1"));
        QCOMPARE(reading.where, u"GNOME Keyring"_s);
    }

    void secretToolFindsIt()
    {
        KeyStore keys;
        (void)save(keys, u"prod"_s, "canary-key-2");
        QProcess tool;
        tool.start(u"secret-tool"_s, {u"lookup"_s, u"server"_s, u"resource-console"_s, u"user"_s, u"prod"_s});
        QVERIFY(tool.waitForFinished());
        QCOMPARE(tool.readAllStandardOutput(), QByteArray("canary-key-2"));
    }

    void generatedTextFindsTheKey()
    {
        KeyStore keys;
        Profile profile;
        profile.name = u"it's \"mine\" $HOME"_s;
        profile.resource = u"https://logs.example.net/tools/u/a/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s;
        (void)save(keys, profile.name, "canary-key-3");
        const Result<QString> text = configText(profile, ConfigFormat::Shell, KeyReference::SecretService);
        QVERIFY(text);
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, *text + u"printf %s \"$SERVICE_API_KEY\""_s});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardOutput(), QByteArray("canary-key-3"));
    }

    void frozenKeyringTimesOut()
    {
        const pid_t process = keyringProcess();
        QVERIFY(process > 0);
        KeyStore other;
        (void)save(other, u"prod"_s, "canary-key-4");
        KeyStore keys(std::chrono::milliseconds(200));
        int answers = 0;
        {
            const Frozen frozen(process);
            std::optional<KeyReading> reading;
            keys.read(u"prod"_s, true, this, [&](KeyReading response) {
                ++answers;
                reading = std::move(response);
            });
            QTRY_VERIFY(reading.has_value());
            QCOMPARE(reading->state, KeyState::Unavailable);
            QCOMPARE(reading->error->kind, ErrorKind::KeychainTimedOut);
            QVERIFY(reading->key.isEmpty());
            QVERIFY2(reading->elapsedMs >= 190 && reading->elapsedMs < 10'000, "the limit was not kept");
        }
        // The keyring continues: when another request has ended, so has the old one, without a callback.
        QCOMPARE(read(other, u"prod"_s).state, KeyState::Saved);
        QCOMPARE(answers, 1);
        QCOMPARE(keys.knownState(u"prod"_s), KeyState::Unavailable);
        // A store deleted during its request.
        {
            const Frozen frozen(process);
            KeyStore gone(std::chrono::milliseconds(200));
            QCOMPARE(read(gone, u"prod"_s, true).state, KeyState::Unavailable);
        }
        QCOMPARE(read(other, u"prod"_s).state, KeyState::Saved);
    }

    void storeMayBeDestroyedAtAnyTime()
    {
        // One more turn of the event loop each time, until all requests have ended: it is deleted before the bus
        // responds, while a job waits, and between jobs. A waiting turn ends with the store's own timeout at the
        // latest.
        int answers = 0;
        for (int turns = 0; answers < 2; ++turns) {
            QVERIFY(turns < 1'000);
            answers = 0;
            {
                KeyStore keys;
                const auto count = [&answers](const auto &) { ++answers; };
                keys.save(u"leaving"_s, Secret("canary-leaving"), this, count);
                keys.read(u"leaving"_s, false, this, count);
                for (int turn = 0; turn < turns && answers < 2; ++turn)
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
            KeyStore others;
            QVERIFY(!read(others, u"leaving"_s).error.has_value());
        }
    }

    // The keyring stays locked from here on.
    void lockedKeyringIsReported()
    {
        KeyStore keys;
        (void)save(keys, u"prod"_s, "canary-key-3");
        lockKeyring();
        const KeyReading reading = read(keys, u"prod"_s);
        QCOMPARE(reading.state, KeyState::Locked);
        QCOMPARE(reading.error->kind, ErrorKind::KeychainLocked);
    }

    void deletingFromALockedKeyringFails()
    {
        KeyStore keys;
        const auto error =
            answerOf<std::optional<Error>>([&](const auto &done) { keys.forget(u"prod"_s, this, done); });
        QCOMPARE(error->kind, ErrorKind::KeychainLocked);
        QCOMPARE(keys.knownState(u"prod"_s), KeyState::Locked);
    }

    void savingToALockedKeyringKeepsTheKeyForThisSession()
    {
        KeyStore keys;
        const KeyReading reading = save(keys, u"new"_s, "canary-key-5");
        QCOMPARE(reading.state, KeyState::SessionOnly);
        QCOMPARE(reading.error->kind, ErrorKind::KeychainLocked);
        QCOMPARE(keys.knownState(u"new"_s), KeyState::SessionOnly);
        // In memory means: nowhere in the home folder, including keyring files.
        QDirIterator files(QDir::homePath(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        int seen = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            ++seen;
            QVERIFY2(!file.readAll().contains("canary-key-5"), qPrintable(file.fileName()));
        }
        QVERIFY(seen > 0);
    }

private:
    KeyReading read(KeyStore &keys, const QString &profile, bool expected = false)
    {
        return answerOf<KeyReading>([&](const auto &done) { keys.read(profile, expected, this, done); });
    }

    KeyReading save(KeyStore &keys, const QString &profile, const QByteArray &key)
    {
        return answerOf<KeyReading>([&](const auto &done) { keys.save(profile, Secret(key), this, done); });
    }
};

RC_TEST(TestKeyring)

} // namespace rc::tst_keyring

#include "tst_keyring.moc"
