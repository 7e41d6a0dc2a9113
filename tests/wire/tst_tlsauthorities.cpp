// SPDX-License-Identifier: GPL-3.0-or-later
// A file with the user's own authorities is accepted as a whole, or refused with the reason.
#include "support/testprogram.h"
#include "support/tlscertificates.h"
#include "wire/tls/tlsauthorities.h"

#include <sys/stat.h>

namespace rc::tst_tlsauthorities {

namespace {

QByteArray authority()
{
    return bytesOf(testCertificates().authorityFile());
}

QByteArray stranger()
{
    return bytesOf(testCertificates().path(u"stranger.pem"_s));
}

QString fileWith(const QByteArray &bytes)
{
    const QString path = testCertificates().path(u"given.pem"_s);
    writeBytes(path, bytes);
    return path;
}

} // namespace

class TestTlsAuthorities : public QObject
{
    Q_OBJECT

private slots:
    void validFileIsReadInFull_data()
    {
        addColumns<QByteArray, int>("bytes", "count");
        QTest::newRow("one") << authority() << 1;
        QTest::newRow("two") << authority() + stranger() << 2;
        QTest::newRow("text around them") << "Our root:\n" + authority() + "\nand another\n" + stranger() + "end\n"
                                          << 2;
        QTest::newRow("line breaks of Windows") << QByteArray(authority()).replace("\n", "\r\n") << 1;
        QTest::newRow("just below 1 MiB")
            << authority() + QByteArray(authoritiesFileCap - authority().size(), '\n') << 1;
    }

    void validFileIsReadInFull()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, count);
        const auto found = authoritiesFrom(readAuthorities(fileWith(bytes)));
        QVERIFY(found.has_value());
        QCOMPARE(found->size(), count);
        QCOMPARE(found->first(), testCertificates().authorities().first());
    }

    void invalidFileIsRefused_data()
    {
        addColumns<QByteArray, QString>("bytes", "words");
        const QByteArray begin = "-----BEGIN CERTIFICATE-----\n";
        const QByteArray end = "-----END CERTIFICATE-----\n";
        QTest::newRow("empty") << QByteArray() << u"contains no certificate"_s;
        QTest::newRow("garbage") << QByteArray("\x00\xff\x01garbage", 10) << u"contains no certificate"_s;
        QTest::newRow("binary form") << testCertificates().authorities().first().toDer()
                                     << u"contains no certificate"_s;
        QTest::newRow("garbage between the lines") << begin + "AAAA\n" + end << u"damaged certificate"_s;
        QTest::newRow("no end") << begin + "AAAA\n" << u"damaged certificate"_s;
        QTest::newRow("the second is cut") << authority() + stranger().left(300) << u"damaged certificate"_s;
        QTest::newRow("a key") << bytesOf(testCertificates().keyFile()) << u"contains a private key"_s;
        QTest::newRow("a key behind a certificate")
            << authority() + bytesOf(testCertificates().keyFile()) << u"contains a private key"_s;
        QTest::newRow("an old key") << authority() + "-----BEGIN RSA PRIVATE KEY-----\nAAAA\n"
                                    << u"contains a private key"_s;
        QTest::newRow("over 1 MiB") << authority() + QByteArray(authoritiesFileCap, '\n') << u"larger than 1 MiB"_s;
    }

    void invalidFileIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        const auto found = authoritiesFrom(readAuthorities(fileWith(bytes)));
        QVERIFY(!found);
        QCOMPARE(found.error().kind, ErrorKind::BadInput);
        QVERIFY2(found.error().detail.text().contains(words), qPrintable(found.error().detail));
        QVERIFY(found.error().detail.text().contains(u"given.pem"_s));
    }

    void pipesDoNotBlock()
    {
        const QString path = testCertificates().path(u"pipe"_s);
        QCOMPARE(::mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        const auto found = authoritiesFrom(readAuthorities(path));
        QVERIFY(!found);
        QVERIFY2(found.error().detail.text().contains(u"not a regular file"_s), qPrintable(found.error().detail));
    }

    void withoutAFileOnlySystemAuthoritiesCount()
    {
        const auto trusted = trustedAuthorities({});
        QVERIFY(trusted.has_value());
        QVERIFY(trusted->own.isEmpty());
        QVERIFY(!trusted->system.valid()); // nothing is read for it
    }

    void systemAuthoritiesAreReadOnce()
    {
        const auto first = trustedAuthorities(readAuthorities(testCertificates().authorityFile()));
        QVERIFY(first.has_value());
        const auto second = trustedAuthorities(readAuthorities(testCertificates().authorityFile()),
                                               ignoredEnvironment(), first->system);
        QVERIFY(second.has_value());
        QCOMPARE(&second->system.get(), &first->system.get());
        QCOMPARE(second->all().size(), first->system.get().size() + 1);
    }

    void authoritiesAreSummarized()
    {
        const auto one = testCertificates().authorities();
        const QString until = one.first().expiryDate().toUTC().toString(u"yyyy-MM-dd"_s);
        QCOMPARE(authoritiesText(one), u"1 certificate: CN=Test authority, O=Resource Console tests, until "_s + until);
        QVERIFY(authoritiesText(one + testCertificates().weakAuthorities())
                    .contains(u"the first: CN=Test authority, O=Resource Console tests, until "_s + until));
    }
};

RC_TEST(TestTlsAuthorities)

} // namespace rc::tst_tlsauthorities

#include "tst_tlsauthorities.moc"
