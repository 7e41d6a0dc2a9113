// SPDX-License-Identifier: GPL-3.0-or-later
// The key store without a usable keychain: clear errors, and the key is only kept for this run.
#include "store/keys/keystore.h"
#include "support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

namespace rc::tst_keystore {

class TestKeyStore : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("HOME", m_home.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_home.path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit());
    }

    void readingWithoutAKeychainIsUnavailableAndNeverAbsent()
    {
        KeyStore keys;
        std::optional<KeyReading> reading;
        keys.read(u"prod"_s, false, this, [&](KeyReading read) { reading = std::move(read); });
        QTRY_VERIFY(reading.has_value());
        QCOMPARE(reading->state, KeyState::Unavailable);
        QVERIFY(reading->error.has_value());
        QCOMPARE(reading->error->kind, ErrorKind::KeychainNotRunning);
        QVERIFY(reading->key.isEmpty());
    }

    void savingWithoutAKeychainHoldsForThisRunAndSaysWhy()
    {
        KeyStore keys;
        std::optional<KeyReading> reading;
        keys.save(u"prod"_s, Secret("canary-key"), this, [&](KeyReading read) { reading = std::move(read); });
        QTRY_VERIFY(reading.has_value());
        QCOMPARE(reading->state, KeyState::ThisRun);
        QCOMPARE(reading->error->kind, ErrorKind::KeychainNotRunning);
        QCOMPARE(keys.knownState(u"prod"_s), KeyState::ThisRun);
    }

    void aHeldKeyIsReadWithoutTheKeychain()
    {
        KeyStore keys;
        keys.holdForThisRun(u"prod"_s, Secret("canary-key"));
        std::optional<KeyReading> reading;
        keys.read(u"prod"_s, false, this, [&](KeyReading read) { reading = std::move(read); });
        QTRY_VERIFY(reading.has_value());
        QCOMPARE(reading->state, KeyState::ThisRun);
        QCOMPARE(reading->key.reveal(), QByteArray("canary-key"));
    }

    void forgettingDropsAHeldKey()
    {
        KeyStore keys;
        keys.holdForThisRun(u"prod"_s, Secret("canary-key"));
        bool forgotten = false;
        keys.forget(u"prod"_s, this, [&](const std::optional<Error> &error) { forgotten = error.has_value(); });
        QTRY_VERIFY(forgotten); // with an error: the keychain may or may not have one
        std::optional<KeyReading> reading;
        keys.read(u"prod"_s, false, this, [&](KeyReading read) { reading = std::move(read); });
        QTRY_VERIFY(reading.has_value());
        QVERIFY(reading->key.isEmpty());
    }

    void nothingAnswersInsideTheCall()
    {
        KeyStore keys;
        keys.holdForThisRun(u"prod"_s, Secret("canary-key"));
        int answers = 0;
        keys.read(u"prod"_s, false, this, [&](const KeyReading &) { ++answers; });
        keys.read(u"other"_s, false, this, [&](const KeyReading &) { ++answers; });
        QCOMPARE(answers, 0);
        QTRY_COMPARE(answers, 2);
    }

    void aListenerThatIsGoneIsNotCalled()
    {
        KeyStore keys;
        keys.holdForThisRun(u"prod"_s, Secret("canary-key"));
        auto listener = std::make_unique<QObject>();
        int answers = 0;
        keys.read(u"prod"_s, false, listener.get(), [&](const KeyReading &) { answers += 100; });
        listener.reset();
        keys.read(u"prod"_s, false, this, [&](const KeyReading &) { ++answers; });
        QTRY_COMPARE(answers, 1);
    }

    void aHeldKeyIsNowhereOnDisk()
    {
        KeyStore keys;
        bool saved = false;
        keys.save(u"prod"_s, Secret("canary-key"), this, [&](const KeyReading &) { saved = true; });
        QTRY_VERIFY(saved);
        QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("canary-key"), qPrintable(file.fileName()));
        }
    }

private:
    QTemporaryDir m_home;
};

RC_TEST(TestKeyStore)

} // namespace rc::tst_keystore

#include "tst_keystore.moc"
