// SPDX-License-Identifier: GPL-3.0-or-later
// Fingerprints are specific to an installation: one seen elsewhere does not help to guess a key.
#include "core/key/secret.h"
#include "store/keys/fingerprintsalt.h"
#include "support/testprogram.h"

#include <QFileInfo>
#include <QThread>

#include <array>

namespace rc::tst_fingerprintsalt {

class TestFingerprintSalt : public QObject
{
    Q_OBJECT

private slots:
    void saltIsStable()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"data/fingerprint-salt"_s);
        const QByteArray salt = fingerprintSalt(file);
        QCOMPARE(salt.size(), 32);
        QCOMPARE(fingerprintSalt(file), salt);
        QVERIFY(fingerprintSalt(folder.filePath(u"other"_s)) != salt);
    }

    void saltFileIsPrivate()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"data/fingerprint-salt"_s);
        (void)fingerprintSalt(file);
        const QFile::Permissions ofOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                            QFile::WriteOther | QFile::ExeOther;
        for (const QString &path : {file, folder.filePath(u"data"_s)})
            QCOMPARE(QFileInfo(path).permissions() & ofOthers, QFile::Permissions());
    }

    void simultaneousStartsShareOneSalt()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"fingerprint-salt"_s);
        std::array<QByteArray, 8> salts;
        std::array<std::unique_ptr<QThread>, 8> threads;
        for (std::size_t i = 0; i < threads.size(); ++i) {
            threads[i].reset(QThread::create([&salts, &file, i] { salts[i] = fingerprintSalt(file); }));
            threads[i]->start();
        }
        for (const auto &thread : threads)
            QVERIFY(thread->wait());
        for (const QByteArray &salt : salts)
            QCOMPARE(salt, salts.front());
    }

    void unsavedSaltIsForThisRunOnly()
    {
        const QTemporaryDir folder;
        writeBytes(folder.filePath(u"data"_s), {});
        const QByteArray salt = fingerprintSalt(folder.filePath(u"data/fingerprint-salt"_s));
        QCOMPARE(salt.size(), 32);
        QVERIFY(fingerprintSalt(folder.filePath(u"data/fingerprint-salt"_s)) != salt);
    }

    void damagedSaltIsReplaced()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"fingerprint-salt"_s);
        writeBytes(path, "short");
        const QByteArray salt = fingerprintSalt(path);
        QCOMPARE(salt.size(), 32);
        QCOMPARE(fingerprintSalt(path), salt);
    }

    void fingerprintsDifferBetweenInstallations()
    {
        const auto back = qScopeGuard([] { setFingerprintSalt({}); });
        const Secret key("hunter2");
        QStringList seen{keyFingerprint(key)};
        for (const char *salt : {"one installation", "another installation"}) {
            setFingerprintSalt([salt] { return QByteArray(salt); });
            const QString fingerprint = keyFingerprint(key);
            QVERIFY(isKeyFingerprint(fingerprint));
            QCOMPARE(keyFingerprint(key), fingerprint);
            QVERIFY(!seen.contains(fingerprint));
            seen.append(fingerprint);
        }
    }

    void saltIsReadOnce()
    {
        const auto back = qScopeGuard([] { setFingerprintSalt({}); });
        int asked = 0;
        setFingerprintSalt([&asked] {
            ++asked;
            return QByteArray("salt");
        });
        QCOMPARE(keyFingerprint(Secret()), QString());
        QCOMPARE(asked, 0);
        (void)keyFingerprint(Secret("a"));
        (void)keyFingerprint(Secret("b"));
        QCOMPARE(asked, 1);
    }
};

RC_PLAIN_TEST(TestFingerprintSalt)

} // namespace rc::tst_fingerprintsalt

#include "tst_fingerprintsalt.moc"
