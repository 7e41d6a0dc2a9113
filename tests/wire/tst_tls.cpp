// SPDX-License-Identifier: GPL-3.0-or-later
// Each TLS failure has its own cause, for requests and probes; nothing of the request is sent; and the user's own
// authorities are trusted in addition to the system's.
#include "core/words/errortext.h"
#include "httpcalls.h"
#include "support/ended.h"
#include "support/testprogram.h"
#include "support/tlsserver.h"
#include "wire/probe/probes.h"
#include "wire/tls/tlsauthorities.h"

#include <QProcess>
#include <QRegularExpression>

using namespace std::chrono_literals;

namespace rc::tst_tls {

namespace {

constexpr char key[] = "tls-canary-8d1f";

using Signer = TestCertificateOptions::Signer;
using Behavior = TlsServer::Behavior;

QDateTime daysFromNow(int days)
{
    return QDateTime::currentDateTimeUtc().addDays(days);
}

HttpResponse answerTo(const QUrl &url, const Authorities &authorities)
{
    HttpRequest request;
    request.url = url;
    request.headers = {{"X-API-Key", key}};
    request.body = R"({"logs":[]})";
    request.limits.deadline = 10s;
    request.limits.authorities = authorities;
    return rc::answerTo(request);
}

ProbeReport probed(quint16 port, const Authorities &authorities)
{
    Probe probe(Probe::Kind::Tls, u"localhost"_s, port, 10s, authorities);
    return ended<ProbeReport>(probe);
}

} // namespace

class TestTls : public QObject
{
    Q_OBJECT

private slots:
    void customAuthorityIsTrusted()
    {
        TlsServer server(testCertificates().good());
        const HttpResponse response =
            answerTo(QUrl(server.origin() + u"/x"_s), {testCertificates().authorities(), m_system});
        QCOMPARE(response.faultText, QString());
        QVERIFY(!response.fault);
        QCOMPARE(response.status, 200);
        QVERIFY(!response.tls);
        QCOMPARE(server.requests(), 1);
        QVERIFY(server.received().contains(key));
        const ProbeReport report = probed(server.serverPort(), {testCertificates().authorities(), m_system});
        QVERIFY(!report.error);
        QCOMPARE(report.tlsVersion, u"1.3"_s);
        QVERIFY(!report.cipher.isEmpty());
        QCOMPARE(report.certificate.subject, u"CN=good, O=Test service"_s);
        QCOMPARE(report.daysValid, 365);
        QCOMPARE(server.requests(), 1);
    }

    void customAuthorityIsTrustedInAdditionToTheSystems()
    {
        const QList<QSslCertificate> own = testCertificates().authorities();
        const QList<QSslCertificate> all = tlsConfiguration({own, m_system}).caCertificates();
        QVERIFY(all.contains(own.first()));
        for (const QSslCertificate &system : QSslConfiguration::systemCaCertificates())
            QVERIFY(all.contains(system));
    }

    void everyFaultHasItsCause_data()
    {
        addColumns<TestCertificateOptions, Behavior, bool, TlsCause, QList<TlsCause>, QString>(
            "wish", "manner", "trusted", "cause", "also", "words");

        const QList<TlsCause> none;
        TestCertificateOptions wish{.name = u"expired"_s, .from = daysFromNow(-60), .until = daysFromNow(-30)};
        QTest::newRow("expired") << wish << Behavior::Tls << true << TlsCause::Expired << none
                                 << u"the certificate expired on "_s + wish.until.toString(u"yyyy-MM-dd"_s);
        wish = {.name = u"future"_s, .from = daysFromNow(30), .until = daysFromNow(60)};
        QTest::newRow("not yet valid") << wish << Behavior::Tls << true << TlsCause::NotYetValid << none
                                       << u"not valid before "_s + wish.from.toString(u"yyyy-MM-dd"_s);
        wish = {.name = u"other"_s, .names = u"DNS:logs.example,DNS:*.test.example"_s};
        QTest::newRow("wrong host") << wish << Behavior::Tls << true << TlsCause::WrongHost << none
                                    << u"is not for localhost, but for *.test.example, logs.example"_s;
        wish = {.name = u"nameless"_s, .names = {}};
        QTest::newRow("no name at all") << wish << Behavior::Tls << true << TlsCause::WrongHost << none
                                        << u"but for no name at all"_s;
        wish = {.name = u"unknown"_s, .signer = Signer::Stranger};
        QTest::newRow("unknown issuer")
            << wish << Behavior::Tls << true << TlsCause::UnknownIssuer << none
            << u"issued by CN=Test stranger, O=Resource Console tests, which this computer does not know"_s;
        QTest::newRow("our authority, not named") << TestCertificateOptions{.name = u"good"_s} << Behavior::Tls << false
                                                  << TlsCause::UnknownIssuer << none << u"--ca-file"_s;
        wish = {.name = u"rooted"_s, .signer = Signer::Stranger, .withRoot = true};
        QTest::newRow("untrusted chain") << wish << Behavior::Tls << true << TlsCause::UntrustedAuthority << none
                                         << u"ends at CN=Test stranger, O=Resource Console tests"_s;
        wish = {.name = u"selfsigned"_s, .signer = Signer::Itself};
        QTest::newRow("self-signed") << wish << Behavior::Tls << true << TlsCause::SelfSigned << none
                                     << u"certificate is self-signed"_s;
        wish = {.name = u"selfexpired"_s,
                .names = u"DNS:logs.example"_s,
                .signer = Signer::Itself,
                .from = daysFromNow(-60),
                .until = daysFromNow(-30)};
        QTest::newRow("all at once") << wish << Behavior::Tls << true << TlsCause::Expired
                                     << QList{TlsCause::SelfSigned, TlsCause::WrongHost}
                                     << u"; the certificate is not for localhost, but for logs.example"_s;
        wish = {.name = u"client"_s, .purpose = u"clientAuth"_s};
        QTest::newRow("not for a server")
            << wish << Behavior::Tls << true << TlsCause::WrongPurpose << none << u"may not be used for a server"_s;
        wish = {.name = u"weakly"_s, .signer = Signer::Weak};
        QTest::newRow("weak key") << wish << Behavior::Tls << true << TlsCause::WeakKey << none << u"too weak"_s;

        const TestCertificateOptions good{.name = u"good"_s};
        QTest::newRow("too old a protocol")
            << good << Behavior::OldTls << true << TlsCause::OldProtocol << none << u"TLS 1.2 or later"_s;
        QTest::newRow("plain HTTP") << good << Behavior::PlainHttp << true << TlsCause::NotTls << none
                                    << u"plain HTTP"_s;
        QTest::newRow("closed in the handshake") << good << Behavior::CloseInHandshake << true
                                                 << TlsCause::ClosedInHandshake << none << u"during the handshake"_s;
        QTest::newRow("refused") << good << Behavior::Refuse << true << TlsCause::HandshakeRefused << none
                                 << u"refused the handshake"_s;
    }

    void everyFaultHasItsCause()
    {
        QFETCH(TestCertificateOptions, wish);
        QFETCH(Behavior, manner);
        QFETCH(bool, trusted);
        QFETCH(TlsCause, cause);
        QFETCH(QList<TlsCause>, also);
        QFETCH(QString, words);
        const TestCertificate certificate = testCertificates().make(wish);
        TlsServer server(certificate, manner);
        Authorities authorities{{}, m_system};
        if (trusted)
            authorities.own = testCertificates().authorities() + testCertificates().weakAuthorities();

        const ProbeReport report = probed(server.serverPort(), authorities);
        QVERIFY(report.error);
        QCOMPARE(report.error->kind, ErrorKind::TlsFailed);
        QVERIFY(report.error->tls);
        const HttpResponse response = answerTo(QUrl(server.origin() + u"/x"_s), authorities);
        QVERIFY(response.fault == ErrorKind::TlsFailed);
        QVERIFY(!response.mayHaveBeenSent);
        const std::optional<Error> error = httpError(response);
        QVERIFY(error && error->tls);
        QCOMPARE(server.requests(), 0);
        QVERIFY(!server.received().contains(key));
        QVERIFY(!server.received().contains("POST"));

        for (const TlsFault &fault : {*report.error->tls, *error->tls}) {
            QVERIFY2(fault.cause == cause, qPrintable(fault.systemMessage));
            QCOMPARE(fault.also, also);
            QCOMPARE(fault.host, u"localhost"_s);
            const QString line = errorLine(Error{ErrorKind::TlsFailed, {}, {}, 0, fault});
            QVERIFY2(line.contains(words), qPrintable(line));
            QVERIFY2(line.startsWith(u"No secure connection could be made, so nothing was sent: "_s), qPrintable(line));
            QVERIFY(!tlsErrorText(fault).next.isEmpty());
            if (manner != Behavior::Tls)
                continue;
            // The evidence: subject, names, issuer, dates.
            QCOMPARE(fault.isAuthority, cause == TlsCause::WeakKey);
            const QSslCertificate shown =
                fault.isAuthority ? testCertificates().weakAuthorities().first() : certificate.chain.first();
            QVERIFY2(line.contains(u"CN="_s + shown.subjectInfo("CN").value(0) + u", O="_s), qPrintable(line));
            QVERIFY2(line.contains(shown.effectiveDate().toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s)),
                     qPrintable(line));
            QVERIFY2(line.contains(shown.expiryDate().toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s)), qPrintable(line));
            const QString issuer = u"issued by CN="_s + shown.issuerInfo("CN").value(0);
            QVERIFY2(line.contains(issuer), qPrintable(line));
        }
    }

    // With TLS 1.3 the client has sent its request before it learns that a client certificate was required.
    void outcomeIsUnknownAfterTheHandshake()
    {
        (void)testCertificates().good();
        QProcess server;
        server.setWorkingDirectory(testCertificates().path({}));
        server.start(u"openssl"_s, QProcess::splitCommand(u"s_server -accept 127.0.0.1:0 -tls1_3 -cert good.pem -key "
                                                          "good.key -Verify 1 -naccept 1"_s));
        static const QRegularExpression accepting(u"ACCEPT \\S*:(\\d+)"_s);
        QByteArray said;
        connect(&server, &QProcess::readyReadStandardOutput, &server, [&] { said += server.readAllStandardOutput(); });
        QTRY_VERIFY(accepting.match(QString::fromUtf8(said)).hasMatch());
        const QString port = accepting.match(QString::fromUtf8(said)).captured(1);
        const HttpResponse response =
            answerTo(QUrl(u"https://localhost:%1/x"_s.arg(port)), {testCertificates().authorities(), m_system});
        QVERIFY(response.fault == ErrorKind::ConnectionLost);
        QVERIFY(response.mayHaveBeenSent);
        QTRY_COMPARE(server.state(), QProcess::NotRunning);
        QVERIFY(!server.readAllStandardOutput().contains(key));
        const QString line = errorLine(*httpError(response));
        QVERIFY2(line.contains(u"possibly after the request was sent: the server asks for a client certificate"_s),
                 qPrintable(line));
        QVERIFY2(!line.contains(u"nothing was sent"_s), qPrintable(line));
    }

private:
    SystemAuthorities m_system = systemAuthorities();
};

RC_TEST(TestTls)

} // namespace rc::tst_tls

#include "tst_tls.moc"
