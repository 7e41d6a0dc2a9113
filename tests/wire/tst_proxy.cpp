// SPDX-License-Identifier: GPL-3.0-or-later
// A proxy from the environment is used and reported, never for this machine, and blamed for its own faults.
#include "core/words/errorwords.h"
#include "httpcalls.h"
#include "support/fakeproxy.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "support/tlsserver.h"
#include "wire/http/proxy.h"

using namespace std::chrono_literals;

namespace rc::tst_proxy {

namespace {

constexpr char key[] = "proxy-canary-51c9";
const QUrl service(u"https://logs.example.test/u/mara/logs/"_s);

const QList<QByteArray> variables{"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY",
                                  "all_proxy",  "ALL_PROXY",   "no_proxy",   "NO_PROXY"};

void goThrough(const QByteArray &proxy)
{
    for (const char *name : {"http_proxy", "https_proxy"})
        qputenv(name, proxy);
}

HttpAnswer answerTo(const QUrl &url, std::chrono::milliseconds deadline = 10s)
{
    HttpRequest request;
    request.url = url;
    request.headers = {{"X-API-Key", key}};
    request.body = R"({"logs":["the entry"]})";
    request.limits.deadline = deadline;
    request.limits.authorities.own = testCertificates().authorities();
    return rc::answerTo(request);
}

} // namespace

class TestProxy : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        for (const QByteArray &name : variables)
            qunsetenv(name);
    }

    void cleanup() { init(); }

    void aRequestGoesThroughItAndSaysSo()
    {
        TestCertificateWish wish;
        wish.name = u"behind-proxy"_s;
        wish.names = u"DNS:logs.example.test"_s;
        TlsServer server(testCertificates().make(wish));
        FakeProxy proxy(FakeProxy::Manner::Tunnel);
        proxy.setTarget(server.serverPort());
        goThrough(proxy.address());
        const HttpAnswer answer = answerTo(service);
        QVERIFY2(answer.isSuccess(), qPrintable(answer.faultText));
        QCOMPARE(answer.proxy, proxy.name());
        QCOMPARE(server.requests(), 1);
        QVERIFY(server.received().contains(key));
        QCOMPARE(proxy.requests().size(), 1);
        QVERIFY(proxy.requests().first().startsWith("CONNECT logs.example.test:443 HTTP/1.1\r\n"));
        QVERIFY(!proxy.received().contains(key));
    }

    /// A name server or a system file could map localhost elsewhere.
    void nobodyIsAskedWhereThisMachineIs()
    {
        QCOMPARE(rc::reachedHost(u"localhost"_s), u"127.0.0.1"_s);
        QCOMPARE(rc::reachedHost(u"LocalHost"_s), u"127.0.0.1"_s);
        for (const QString &other : {u"127.0.0.9"_s, u"::1"_s, u"logs.localhost"_s, u"logs.example.net"_s})
            QCOMPARE(rc::reachedHost(other), other);
        HostileServer server(Script::json("{}"));
        QUrl url = server.url();
        url.setHost(u"localhost"_s);
        QVERIFY(answerTo(url).isSuccess());
        QVERIFY2(server.connections().first().contains("localhost:" + QByteArray::number(url.port())),
                 server.connections().first()); // the service gets the typed name
    }

    void thisMachineIsReachedWithoutIt_data()
    {
        QTest::addColumn<QString>("host");
        QTest::newRow("127.0.0.1") << u"127.0.0.1"_s;
        QTest::newRow("localhost") << u"localhost"_s;
    }

    void thisMachineIsReachedWithoutIt()
    {
        QFETCH(QString, host);
        HostileServer server(Script::json("{}"));
        FakeProxy proxy(FakeProxy::Manner::Close);
        goThrough(proxy.address());
        QUrl url = server.url();
        url.setHost(host);
        const HttpAnswer answer = answerTo(url);
        QVERIFY2(answer.isSuccess(), qPrintable(answer.faultText));
        QCOMPARE(answer.proxy, QString());
        QCOMPARE(proxy.connections(), 0);
    }

    void whatItDoesWrongIsSaidToBeIts_data()
    {
        QTest::addColumn<FakeProxy::Manner>("manner");
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<ErrorKind>("kind");
        const auto row = [](const char *name, FakeProxy::Manner manner, const QByteArray &said) {
            QTest::newRow(name) << manner << said << ErrorKind::ProxyFailed;
        };
        using Manner = FakeProxy::Manner;
        const QByteArray end = "\r\nContent-Length: 0\r\n\r\n";
        const QByteArray password = "HTTP/1.1 407 Proxy Authentication Required";
        row("refuses CONNECT with 403", Manner::Answer, "HTTP/1.1 403 Forbidden" + end);
        row("refuses CONNECT with 405", Manner::Answer, "HTTP/1.1 405 Method Not Allowed" + end);
        row("asks for a password", Manner::Answer, password + "\r\nProxy-Authenticate: Basic realm=\"x\"" + end);
        row("asks for a password in no known way", Manner::Answer, password + end);
        row("knows no such host", Manner::Answer, "HTTP/1.1 404 Not Found" + end);
        row("reaches nothing", Manner::Answer, "HTTP/1.1 502 Bad Gateway" + end);
        row("is busy", Manner::Answer, "HTTP/1.1 503 Service Unavailable" + end);
        row("waits too long", Manner::Answer, "HTTP/1.1 504 Gateway Timeout" + end);
        row("redirects", Manner::Answer, "HTTP/1.1 302 Found\r\nLocation: https://evil.test/" + end);
        row("talks rubbish", Manner::Answer, "SSH-2.0-OpenSSH_9.2\r\n\r\n");
        QTest::newRow("says nothing") << Manner::SaysNothing << QByteArray() << ErrorKind::TimedOut;
        // Qt does not notice this, so the timeout ends it.
        QTest::newRow("closes") << Manner::Close << QByteArray() << ErrorKind::TimedOut;
    }

    void whatItDoesWrongIsSaidToBeIts()
    {
        QFETCH(FakeProxy::Manner, manner);
        QFETCH(QByteArray, said);
        QFETCH(ErrorKind, kind);
        FakeProxy proxy(manner);
        proxy.setAnswer(said);
        goThrough(proxy.address());
        const HttpAnswer answer = answerTo(service, kind == ErrorKind::TimedOut ? 1500ms : 10s);
        const std::optional<Error> error = httpError(answer);
        QVERIFY(error);
        QCOMPARE(error->kind, kind);
        QCOMPARE(answer.proxy, proxy.name());
        QVERIFY(!answer.bytesMayHaveLeft);
        const QString words = errorLine(*error);
        QVERIFY2(words.contains(u"proxy"_s, Qt::CaseInsensitive) && words.contains(proxy.name()), qPrintable(words));
        QVERIFY(!proxy.received().contains(key));
        QCOMPARE(proxy.connections(), 1);
    }

    void nobodyThereIsSaidToBeTheProxy()
    {
        const QByteArray name = "127.0.0.1:" + QByteArray::number(closedPort());
        goThrough("http://" + name);
        const HttpAnswer answer = answerTo(service);
        QCOMPARE(answer.fault, HttpFault::ProxyFailed);
        QVERIFY2(answer.faultText.startsWith(QString::fromLatin1(name)), qPrintable(answer.faultText));
        QVERIFY(!answer.bytesMayHaveLeft);
    }

    void itsPasswordIsNotShown()
    {
        FakeProxy proxy(FakeProxy::Manner::Answer);
        proxy.setAnswer("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
        goThrough("http://jon:pr0xy-pass@" + proxy.name().toLatin1());
        const HttpAnswer answer = answerTo(service);
        QCOMPARE(answer.proxy, proxy.name());
        QVERIFY(!answer.faultText.contains(u"pr0xy-pass"_s));
    }

    /// Qt's default would use http_proxy for https as well.
    void aVariableForOtherAddressesIsNotUsed()
    {
        qputenv("http_proxy", "http://127.0.0.1:9");
        QCOMPARE(proxyRoute(service).proxy.type(), QNetworkProxy::NoProxy);
        qputenv("https_proxy", "garbage://127.0.0.1:9");
        QVERIFY(proxyRoute(service).fault.contains(u"https_proxy"_s));
    }
};

RC_TEST(TestProxy)

} // namespace rc::tst_proxy

#include "tst_proxy.moc"
