// SPDX-License-Identifier: GPL-3.0-or-later
// A profile's CA file is read once per request: a key is only sent with the authorities it was compared with, even if
// the file changes meanwhile.
#include "session/check/checkoperation.h"
#include "session/session.h"
#include "session/testprofilecontext.h"
#include "store/keys/boundkeys.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"

#include <QSemaphore>
#include <QSettings>
#include <QThreadPool>

namespace rc::tst_authoritiesonce {

namespace {

void put(const QString &path, const QList<QSslCertificate> &authorities)
{
    writeBytes(path, authorities.constFirst().toPem());
}

/// The file changes whenever a key is read.
class Attacked : public TestProfileContext
{
public:
    Attacked()
        : TestProfileContext(u"https://127.0.0.1:9"_s)
    {
        here.caFile = folder.filePath(u"ca.pem"_s);
        put(here.caFile, testCertificates().authorities());
    }

    [[nodiscard]] Result<Authorities> authoritiesIn(const AuthoritiesFile &file) const override
    {
        return trustedAuthorities(file);
    }
    void readSecret(const Profile &profile, const QString &path, const AuthoritiesFile &file, QObject *context,
                    std::function<void(KeyReading)> done) override
    {
        put(here.caFile, testCertificates().weakAuthorities());
        bound = keyBindingOf(profile, file);
        TestProfileContext::readSecret(profile, path, file, context, std::move(done));
    }

    std::optional<KeyBinding> bound;
};

} // namespace

class TestAuthoritiesOnce : public QObject
{
    Q_OBJECT

private slots:
    void requestReadsTheFileOnce()
    {
        Attacked open;
        const KeyBinding meant = keyBindingOf(open.here);
        std::optional<Authorities> trusted;
        open.withAccessOf(open.here, this, [&trusted](Result<Access> response) {
            QVERIFY(response);
            trusted = std::move(response->authorities);
        });
        QTRY_VERIFY(trusted);
        QCOMPARE(open.bound, std::optional(meant));
        QCOMPARE(trusted->own, testCertificates().authorities().mid(0, 1));
        QVERIFY(keyBindingOf(open.here) != meant); // it did change
    }

    void checkReadsTheFileOnce()
    {
        Attacked open;
        const KeyBinding meant = keyBindingOf(open.here);
        const CheckPlan plan = checkPlanFor(open, open.here, this);
        std::optional<Result<Authorities>> trusted;
        plan.readAuthorities(this, [&trusted](Result<Authorities> read) { trusted = std::move(read); });
        QTRY_VERIFY(trusted);
        put(open.here.caFile, testCertificates().weakAuthorities());
        plan.key([](const KeyReading &) {});
        QCOMPARE(open.bound, std::optional(meant));
        QCOMPARE(trusted->value().own, testCertificates().authorities().mid(0, 1));
    }

    /// As a file on a network drive that hangs: all threads are busy, and this one goes on.
    void slowFileDoesNotBlock()
    {
        QThreadPool &pool = *QThreadPool::globalInstance();
        QSemaphore hanging;
        const int threads = pool.maxThreadCount();
        for (int i = 0; i < threads; ++i)
            pool.start([&hanging] { hanging.acquire(); });
        Attacked open;
        ProfileStore profiles(open.folder.filePath(u"profiles.json"_s));
        QSettings backing(open.folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        Settings settings(backing);
        KeyStore keys;
        Session session(profiles, keys, settings, nullptr);
        QVERIFY(session.book().save(open.here));
        int answers = 0;
        const auto count = [&answers](const auto &...) { ++answers; };
        open.withAccessOf(open.here, this, count);
        checkPlanFor(open, open.here, this).readAuthorities(this, count);
        session.keys().key().holdForSession(Secret("key-1234"), count);
        session.keys().token().holdForSession(Secret("token-1234"), count);
        session.keys().read(this, count);
        session.keys().switchTo(Secret("key-5678"), this, count);
        QCoreApplication::processEvents();
        QCOMPARE(answers, 0);
        hanging.release(threads);
        QTRY_COMPARE(answers, 6); // a keychain that is not there is waited for
    }

    void theNewestPressWins_data()
    {
        QTest::addColumn<bool>("firstSaves"); // waits for the CA file
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("one to save, one to hold") << true << QByteArray("key-second");
        QTest::newRow("two to hold") << false << QByteArray("key-second");
        QTest::newRow("one to save, none") << true << QByteArray();
        QTest::newRow("one to hold, none") << false << QByteArray();
    }

    /// The file of the first press is read while the second one, which needs no file, is already done.
    void theNewestPressWins()
    {
        QFETCH(bool, firstSaves);
        QFETCH(QByteArray, second);
        QThreadPool &pool = *QThreadPool::globalInstance();
        QSemaphore hanging;
        const int threads = pool.maxThreadCount();
        for (int i = 0; i < threads; ++i)
            pool.start([&hanging] { hanging.acquire(); });
        Attacked open;
        ProfileStore profiles(open.folder.filePath(u"profiles.json"_s));
        QSettings backing(open.folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        Settings settings(backing);
        KeyStore keys;
        Session session(profiles, keys, settings, nullptr);
        QVERIFY(session.book().save(open.here));
        SavedSecret &key = session.keys().key();
        int ended = 0;
        if (firstSaves)
            key.save(Secret("key-first"), this, [&ended](const KeyReading &reading) {
                QVERIFY(reading.error && reading.error->kind == ErrorKind::Canceled);
                ++ended;
            });
        else
            key.holdForSession(Secret("key-first"), [&ended] { ++ended; });
        Profile plain = open.here;
        plain.caFile.clear();
        QVERIFY(session.book().save(plain));
        if (second.isEmpty())
            key.drop();
        else
            key.holdForSession(Secret(second));
        hanging.release(threads);
        QTRY_COMPARE(ended, 1);
        QCOMPARE(key.state(), second.isEmpty() ? KeyState::Absent : KeyState::SessionOnly);
        QCOMPARE(keys.knownState(plain.name), key.state());
        if (second.isEmpty())
            return;
        QByteArray read;
        session.keys().read(this, [&read](const KeyReading &reading) { read = reading.key.reveal(); });
        QTRY_COMPARE(read, second);
    }
};

RC_TEST(TestAuthoritiesOnce)

} // namespace rc::tst_authoritiesonce

#include "tst_authoritiesonce.moc"
