// SPDX-License-Identifier: GPL-3.0-or-later
// The pure evaluation: maps Qt's errors and OpenSSL's messages to causes, compares clocks, and the words are safe to
// display.
#include "core/datetimes.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"
#include "wire/http/httpresponse.h"
#include "wire/tls/tlsauthorities.h"
#include "wire/tls/tlsverdict.h"

namespace rc::tst_tlsverdict {

namespace {

const QDateTime now = utcTime(QDate(2026, 11, 21), QTime(8, 30));

TestCertificate good()
{
    return testCertificates().good();
}

} // namespace

class TestTlsVerdict : public QObject
{
    Q_OBJECT

private slots:
    void certificateErrorsMapToCauses_data()
    {
        addColumns<QSslError::SslError, TlsCause>("error", "cause");
        QTest::newRow("untrusted") << QSslError::CertificateUntrusted << TlsCause::UntrustedAuthority;
        QTest::newRow("issuer") << QSslError::UnableToGetIssuerCertificate << TlsCause::UnknownIssuer;
        QTest::newRow("local issuer") << QSslError::UnableToGetLocalIssuerCertificate << TlsCause::UnknownIssuer;
        QTest::newRow("first") << QSslError::UnableToVerifyFirstCertificate << TlsCause::UnknownIssuer;
        QTest::newRow("revoked") << QSslError::CertificateRevoked << TlsCause::Revoked;
        QTest::newRow("rejected") << QSslError::CertificateRejected << TlsCause::Distrusted;
        QTest::newRow("blacklisted") << QSslError::CertificateBlacklisted << TlsCause::Distrusted;
        QTest::newRow("authority") << QSslError::InvalidCaCertificate << TlsCause::BrokenChain;
        QTest::newRow("path length") << QSslError::PathLengthExceeded << TlsCause::BrokenChain;
        QTest::newRow("signature") << QSslError::CertificateSignatureFailed << TlsCause::BrokenChain;
        QTest::newRow("no certificate") << QSslError::NoPeerCertificate << TlsCause::NoCertificate;
        QTest::newRow("something else") << QSslError::UnspecifiedError << TlsCause::Other;
    }

    void certificateErrorsMapToCauses()
    {
        QFETCH(QSslError::SslError, error);
        QFETCH(TlsCause, cause);
        const QSslCertificate certificate = good().chain.first();
        const TlsFault fault = certificateFault({QSslError(error, certificate)}, certificate, u"localhost"_s, now);
        QCOMPARE(fault.cause, cause);
        QVERIFY(fault.also.isEmpty());
        QCOMPARE(fault.clock, now);
        QCOMPARE(fault.certificate.subject, u"CN=good, O=Test service"_s);
    }

    void trustIsExplainedOnce()
    {
        const QSslCertificate certificate = good().chain.first();
        const TlsFault fault = certificateFault({QSslError(QSslError::UnableToGetLocalIssuerCertificate, certificate),
                                                 QSslError(QSslError::UnableToVerifyFirstCertificate, certificate),
                                                 QSslError(QSslError::CertificateUntrusted, certificate),
                                                 QSslError(QSslError::HostNameMismatch, certificate)},
                                                certificate, u"localhost"_s, now);
        QCOMPARE(fault.cause, TlsCause::UnknownIssuer);
        QCOMPARE(fault.also, QList{TlsCause::WrongHost});
        QCOMPARE(fault.authority, u"CN=Test authority, O=Resource Console tests"_s);
    }

    void evidenceIsTheFaultyCertificate()
    {
        const QSslCertificate leaf = good().chain.first();
        const QSslCertificate above = testCertificates().authorities().first();
        const QDateTime late = above.expiryDate().addDays(1);
        const TlsFault sent = certificateFault({QSslError(QSslError::CertificateExpired, above)}, leaf, u"h"_s, late);
        QVERIFY(sent.isAuthority);
        QCOMPARE(sent.certificate, certificateFacts(above));
        QVERIFY(tlsErrorText(sent).evidence.text().contains(u"one above it"_s));
        // Qt does not name a certificate that the server did not send: found among our own.
        const QDateTime between = QDateTime::currentDateTimeUtc();
        const QSslCertificate old = testCertificates()
                                        .make({.name = u"bygone"_s,
                                               .signer = TestCertificateOptions::Signer::Itself,
                                               .from = between.addDays(-60),
                                               .until = between.addDays(-30)})
                                        .chain.first();
        const QSslError unnamed(QSslError::CertificateExpired);
        const TlsFault own = certificateFault({unnamed}, leaf, u"h"_s, between, {above, old});
        QCOMPARE(own.certificate, certificateFacts(old));
        QCOMPARE(own.cause, TlsCause::Expired);
        // Unknown dates: the server's own dates are not blamed.
        const TlsFault unknown = certificateFault({unnamed}, leaf, u"h"_s, between, {above});
        QCOMPARE(unknown.cause, TlsCause::UntrustedAuthority);
    }

    void handshakeErrorsMapToCauses_data()
    {
        addColumns<QString, TlsCause>("words", "cause");
        const QString before = u"Error during SSL handshake: error:0A000102:SSL routines::"_s;
        QTest::newRow("closed") << QString() << TlsCause::ClosedInHandshake;
        QTest::newRow("end of file") << before + u"unexpected eof while reading"_s << TlsCause::ClosedInHandshake;
        QTest::newRow("old, said by us") << before + u"unsupported protocol"_s << TlsCause::OldProtocol;
        QTest::newRow("old, said by it") << before + u"tlsv1 alert protocol version"_s << TlsCause::OldProtocol;
        QTest::newRow("HTTP") << before + u"wrong version number"_s << TlsCause::NotTls;
        QTest::newRow("mail or the like") << before + u"packet length too long"_s << TlsCause::NotTls;
        QTest::newRow("refused") << before + u"sslv3 alert handshake failure"_s << TlsCause::HandshakeRefused;
        QTest::newRow("name unknown") << before + u"tlsv1 unrecognized name alert"_s << TlsCause::HandshakeRefused;
        QTest::newRow("wants ours") << before + u"tlsv13 alert certificate required"_s
                                    << TlsCause::ClientCertificateRequired;
        QTest::newRow("weak parameters") << before + u"dh key too small"_s << TlsCause::WeakKey;
        QTest::newRow("new to us") << before + u"bad extension"_s << TlsCause::Other;
    }

    void handshakeErrorsMapToCauses()
    {
        QFETCH(QString, words);
        QFETCH(TlsCause, cause);
        const TlsFault fault = handshakeFault(words, u"localhost"_s, now);
        QCOMPARE(fault.cause, cause);
        QVERIFY2(!fault.systemMessage.contains(u"error:"_s), qPrintable(fault.systemMessage));
        QVERIFY(tlsErrorText(fault).evidence.isEmpty());
        if (cause == TlsCause::Other)
            QVERIFY(tlsErrorText(fault).what.text().contains(u"bad extension"_s));
    }

    void aClockIsComparedOnlyForDates_data()
    {
        addColumns<TlsCause, QDateTime, TlsCause>("cause", "other", "judged");
        const QDateTime within = now.addDays(-20);
        QTest::newRow("expired, and good there") << TlsCause::Expired << within << TlsCause::WrongClock;
        QTest::newRow("too early, and good there") << TlsCause::NotYetValid << within << TlsCause::WrongClock;
        QTest::newRow("expired there too") << TlsCause::Expired << now.addDays(-5) << TlsCause::Expired;
        QTest::newRow("too early there") << TlsCause::Expired << now.addDays(-500) << TlsCause::Expired;
        QTest::newRow("a few minutes") << TlsCause::Expired << now.addSecs(-299) << TlsCause::Expired;
        QTest::newRow("no other clock") << TlsCause::Expired << QDateTime() << TlsCause::Expired;
        QTest::newRow("not about dates") << TlsCause::SelfSigned << within << TlsCause::SelfSigned;
    }

    void aClockIsComparedOnlyForDates()
    {
        QFETCH(TlsCause, cause);
        QFETCH(QDateTime, other);
        QFETCH(TlsCause, judged);
        TlsFault fault;
        fault.cause = cause;
        fault.clock = now;
        fault.certificate.validFrom = now.addDays(-30);
        fault.certificate.validUntil = now.addDays(-10);
        const TlsFault after = comparedWithClock(fault, other);
        QCOMPARE(after.cause, judged);
        QCOMPARE(after.otherClock.isValid(), judged == TlsCause::WrongClock);
    }

    void textFromACertificateIsSafeToDisplay()
    {
        const QString evil = u"CN=<b>%1</b>\x1b[31m\u202e\n"_s + QString(5000, u'x');
        TlsFault fault;
        fault.cause = TlsCause::WrongHost;
        fault.also = {TlsCause::UnknownIssuer, TlsCause::BrokenChain};
        fault.host = evil;
        fault.certificate = {evil, {evil, u"%4"_s}, evil, now, now};
        fault.authority = evil;
        fault.systemMessage = evil;
        const ErrorText said = tlsErrorText(fault);
        for (const QString text : {said.what, said.evidence, certificateSentence(fault.certificate)}) {
            QVERIFY2(!hasHiddenText(text) && !text.contains(u'\n'), qPrintable(text));
            QVERIFY(text.size() < 2000);
            QVERIFY(text.contains(u"%1"_s)); // a placeholder from outside is text
        }
    }

    void manyNamesAreCounted()
    {
        CertificateFacts facts;
        facts.subject = u"CN=a"_s;
        for (int i = 0; i < 40; ++i)
            facts.names.append(u"n%1.example"_s.arg(i));
        QVERIFY2(certificateSentence(facts).text().contains(u"n5.example and 34 more"_s),
                 qPrintable(certificateSentence(facts)));
    }

    void minimumProtocolIsTls12()
    {
        for (const Authorities &authorities : {Authorities(), Authorities{testCertificates().authorities(), {}}}) {
            const QSslConfiguration configuration = tlsConfiguration(authorities);
            QCOMPARE(configuration.protocol(), QSsl::TlsV1_2OrLater);
            QCOMPARE(configuration.peerVerifyMode(), QSslSocket::VerifyPeer);
        }
    }
};

RC_TEST(TestTlsVerdict)

} // namespace rc::tst_tlsverdict

#include "tst_tlsverdict.moc"
