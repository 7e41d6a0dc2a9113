// SPDX-License-Identifier: GPL-3.0-or-later
// The key store without a usable keychain: clear errors, and the key is only kept for this run.
#include "store/keys/keystore.h"
#include "support/testprogram.h"

#include <QDirIterator>

namespace rc::tst_keystore {

class TestKeyStore : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            qputenv(name, m_home.path().toLocal8Bit());
    }

    void readingWithoutAKeychainIsUnavailableAndNeverAbsent()
    {
        KeyStore keys;
        const KeyReading reading = read(keys);
        QCOMPARE(reading.state, KeyState::Unavailable);
        QVERIFY(reading.error.has_value());
        QCOMPARE(reading.error->kind, ErrorKind::KeychainNotRunning);
        QVERIFY(reading.key.isEmpty());
    }

    void savingWithoutAKeychainKeepsTheKeyForThisSession()
    {
        KeyStore keys;
        std::optional<KeyReading> saved;
        keys.save(u"prod"_s, Secret("canary-key"), this, [&](KeyReading reading) { saved = std::move(reading); });
        QTRY_VERIFY(saved.has_value());
        QCOMPARE(saved->state, KeyState::SessionOnly);
        QCOMPARE(saved->error->kind, ErrorKind::KeychainNotRunning);
        QCOMPARE(keys.knownState(u"prod"_s), KeyState::SessionOnly);
        const KeyReading held = read(keys);
        QCOMPARE(held.state, KeyState::SessionOnly);
        QCOMPARE(held.key.reveal(), QByteArray("canary-key"));
        // and is nowhere on disk
        QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            QVERIFY2(!bytesOf(file).contains("canary-key"), qPrintable(file));
        }
    }

    void deletingDropsTheSessionKey()
    {
        KeyStore keys;
        keys.holdForSession(u"prod"_s, Secret("canary-key"));
        bool forgotten = false;
        keys.forget(u"prod"_s, this, [&](const std::optional<Error> &error) { forgotten = error.has_value(); });
        QTRY_VERIFY(forgotten); // with an error: the keychain may or may not have one
        QVERIFY(read(keys).key.isEmpty());
    }

    void callbacksAreAsynchronousAndNeedTheirContext()
    {
        KeyStore keys;
        keys.holdForSession(u"prod"_s, Secret("canary-key"));
        auto listener = std::make_unique<QObject>();
        int answers = 0;
        keys.read(u"prod"_s, false, listener.get(), [&](const KeyReading &) { answers += 100; });
        listener.reset();
        keys.read(u"prod"_s, false, this, [&](const KeyReading &) { ++answers; });
        keys.read(u"other"_s, false, this, [&](const KeyReading &) { ++answers; });
        QCOMPARE(answers, 0);
        QTRY_COMPARE(answers, 2);
    }

private:
    KeyReading read(KeyStore &keys)
    {
        std::optional<KeyReading> reading;
        keys.read(u"prod"_s, false, this, [&](KeyReading given) { reading = std::move(given); });
        RC_TRY_REQUIRE(reading.has_value());
        return std::move(*reading);
    }

    QTemporaryDir m_home;
};

RC_TEST(TestKeyStore)

} // namespace rc::tst_keystore

#include "tst_keystore.moc"
