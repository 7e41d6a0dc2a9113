// SPDX-License-Identifier: GPL-3.0-or-later
// A proxy from the environment is read as by curl, Go, Python and git, used and reported, never for this machine, and
// blamed for its own faults.
#include "core/words/errortext.h"
#include "httpcalls.h"
#include "support/fakeproxy.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "support/tlsserver.h"
#include "wire/http/proxy.h"

#include <QMap>
#include <QUrl>

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

HttpResponse answerTo(const QUrl &url, std::chrono::milliseconds deadline = 10s)
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

    void requestGoesThroughTheProxyAndReportsIt()
    {
        TestCertificateOptions wish;
        wish.name = u"behind-proxy"_s;
        wish.names = u"DNS:logs.example.test"_s;
        TlsServer server(testCertificates().make(wish));
        FakeProxy proxy(FakeProxy::Behavior::Tunnel);
        proxy.setTarget(server.serverPort());
        goThrough(proxy.address());
        const HttpResponse response = answerTo(service);
        QVERIFY2(response.isSuccess(), qPrintable(response.faultText));
        QCOMPARE(response.proxy, proxy.name());
        QCOMPARE(server.requests(), 1);
        QVERIFY(server.received().contains(key));
        QCOMPARE(proxy.requests().size(), 1);
        QVERIFY(proxy.requests().first().startsWith("CONNECT logs.example.test:443 HTTP/1.1\r\n"));
        QVERIFY(!proxy.received().contains(key));
    }

    /// A name server or a system file could map localhost elsewhere.
    void loopbackNamesAreNotLookedUp()
    {
        QCOMPARE(rc::connectHost(u"localhost"_s), u"127.0.0.1"_s);
        QCOMPARE(rc::connectHost(u"LocalHost"_s), u"127.0.0.1"_s);
        for (const QString &other : {u"127.0.0.9"_s, u"::1"_s, u"logs.localhost"_s, u"logs.example.net"_s})
            QCOMPARE(rc::connectHost(other), other);
        HostileServer server(Script::json("{}"));
        QUrl url = server.url();
        url.setHost(u"localhost"_s);
        QVERIFY(answerTo(url).isSuccess());
        QVERIFY2(server.connections().first().contains("localhost:" + QByteArray::number(url.port())),
                 server.connections().first()); // the service gets the typed name
    }

    void loopbackUsesNoProxy_data()
    {
        QTest::addColumn<QString>("host");
        QTest::newRow("127.0.0.1") << u"127.0.0.1"_s;
        QTest::newRow("localhost") << u"localhost"_s;
    }

    void loopbackUsesNoProxy()
    {
        QFETCH(QString, host);
        HostileServer server(Script::json("{}"));
        FakeProxy proxy(FakeProxy::Behavior::Close);
        goThrough(proxy.address());
        QUrl url = server.url();
        url.setHost(host);
        const HttpResponse response = answerTo(url);
        QVERIFY2(response.isSuccess(), qPrintable(response.faultText));
        QCOMPARE(response.proxy, QString());
        QCOMPARE(proxy.connections(), 0);
    }

    void proxyErrorsBlameTheProxy_data()
    {
        addColumns<FakeProxy::Behavior, QByteArray, ErrorKind>("manner", "said", "kind");
        const auto row = [](const char *name, FakeProxy::Behavior manner, const QByteArray &said) {
            QTest::newRow(name) << manner << said << ErrorKind::ProxyFailed;
        };
        using Behavior = FakeProxy::Behavior;
        const QByteArray end = "\r\nContent-Length: 0\r\n\r\n";
        const QByteArray password = "HTTP/1.1 407 Proxy Authentication Required";
        row("refuses CONNECT with 403", Behavior::Answer, "HTTP/1.1 403 Forbidden" + end);
        row("refuses CONNECT with 405", Behavior::Answer, "HTTP/1.1 405 Method Not Allowed" + end);
        row("asks for a password", Behavior::Answer, password + "\r\nProxy-Authenticate: Basic realm=\"x\"" + end);
        row("asks for a password in no known way", Behavior::Answer, password + end);
        row("knows no such host", Behavior::Answer, "HTTP/1.1 404 Not Found" + end);
        row("reaches nothing", Behavior::Answer, "HTTP/1.1 502 Bad Gateway" + end);
        row("is busy", Behavior::Answer, "HTTP/1.1 503 Service Unavailable" + end);
        row("waits too long", Behavior::Answer, "HTTP/1.1 504 Gateway Timeout" + end);
        row("redirects", Behavior::Answer, "HTTP/1.1 302 Found\r\nLocation: https://evil.test/" + end);
        row("talks rubbish", Behavior::Answer, "SSH-2.0-OpenSSH_9.2\r\n\r\n");
        QTest::newRow("says nothing") << Behavior::NoResponse << QByteArray() << ErrorKind::TimedOut;
        // Qt does not notice this, so the timeout ends it.
        QTest::newRow("closes") << Behavior::Close << QByteArray() << ErrorKind::TimedOut;
    }

    void proxyErrorsBlameTheProxy()
    {
        QFETCH(FakeProxy::Behavior, manner);
        QFETCH(QByteArray, said);
        QFETCH(ErrorKind, kind);
        FakeProxy proxy(manner);
        proxy.setResponse(said);
        goThrough(proxy.address());
        const HttpResponse response = answerTo(service, kind == ErrorKind::TimedOut ? 1500ms : 10s);
        const std::optional<Error> error = httpError(response);
        QVERIFY(error);
        QCOMPARE(error->kind, kind);
        QCOMPARE(response.proxy, proxy.name());
        QVERIFY(!response.mayHaveBeenSent);
        const QString words = errorLine(*error);
        QVERIFY2(words.contains(u"proxy"_s, Qt::CaseInsensitive) && words.contains(proxy.name()), qPrintable(words));
        QVERIFY(!proxy.received().contains(key));
        QCOMPARE(proxy.connections(), 1);
    }

    void unreachableProxyIsReported()
    {
        const QByteArray name = "127.0.0.1:" + QByteArray::number(closedPort());
        goThrough("http://" + name);
        const HttpResponse response = answerTo(service);
        QVERIFY(response.fault == ErrorKind::ProxyFailed);
        QVERIFY2(response.faultText.startsWith(QString::fromLatin1(name)), qPrintable(response.faultText));
        QVERIFY(!response.mayHaveBeenSent);
    }

    void proxyPasswordIsNotShown()
    {
        FakeProxy proxy(FakeProxy::Behavior::Answer);
        proxy.setResponse("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
        goThrough("http://jon:pr0xy-pass@" + proxy.name().toLatin1());
        const HttpResponse response = answerTo(service);
        QCOMPARE(response.proxy, proxy.name());
        QVERIFY(!response.faultText.contains(u"pr0xy-pass"_s));
    }

    /// Qt's default would use http_proxy for https as well.
    void variableForAnotherSchemeIsNotUsed()
    {
        qputenv("http_proxy", "http://127.0.0.1:9");
        QCOMPARE(proxyRoute(service).proxy.type(), QNetworkProxy::NoProxy);
        qputenv("https_proxy", "garbage://127.0.0.1:9");
        QVERIFY(proxyRoute(service).fault.contains(u"https_proxy"_s));
    }

    void respectsNoProxy_data()
    {
        addColumns<QString, QString, bool>("list", "host", "exempt");
        const auto row = [](const char *list, const char *host, bool exempt) {
            QTest::addRow("%s for %s", list, host) << QString::fromLatin1(list) << QString::fromLatin1(host) << exempt;
        };
        const char *host = "logs.acme.example";
        for (const char *list :
             {"logs.acme.example", "acme.example", ".acme.example", "..acme.example", "*.acme.example", "example", "*",
              "a.example,*", "ACME.EXAMPLE", "acme.example.", ".acme.example.", "localhost, .acme.example",
              "localhost acme.example", "\tacme.example\n", ",,acme.example,", "acme.example:443", ".acme.example:443"})
            row(list, host, true);
        for (const char *list : {"", ",", ".", "me.example", "cme.example", "x.logs.acme.example", "acme.example:8443",
                                 "acme.example:4430", "acme", "acme.example.net", "https://acme.example", "acme*",
                                 "10.0.0.0/8", "acme.example/24", "logs.acme.example:"})
            row(list, host, false);
        row("acme.example", "LOGS.ACME.example", true);
        row("10.1.2.3", "10.1.2.3", true);
        row("10.1.2.3:443", "10.1.2.3", true);
        row("10.1.2.3:80", "10.1.2.3", false);
        row("2.3", "10.1.2.3", false);
        row(".2.3", "10.1.2.3", false);
        row("10.0.0.0/8", "10.1.2.3", true);
        row("10.1.2.0/24", "10.1.3.3", false);
        row("10.1.2.3/32", "10.1.2.3", true);
        row("10.1.2.2/31", "10.1.2.4", false);
        row("0.0.0.0/0", "192.0.2.1", true);
        row("10.0.0.0/33", "10.1.2.3", false);
        row("10.0.0.0/x", "10.1.2.3", false);
        row("2001:db8::1", "2001:db8::1", true);
        row("[2001:db8::1]", "2001:db8::1", true);
        row("[2001:db8::1]:443", "2001:db8::1", true);
        row("[2001:db8::1]:80", "2001:db8::1", false);
        row("2001:DB8:0::1", "[2001:db8::1]", true);
        row("2001:db8::/32", "2001:db8::1", true);
        row("2001:db9::/32", "2001:db8::1", false);
    }

    void respectsNoProxy()
    {
        QFETCH(QString, list);
        QFETCH(QString, host);
        QTEST(isInNoProxy(list, host, 443), "exempt");
    }

    void choosesTheProxy_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QString>("variables"); // "name=value name=value"
        QTest::addColumn<QString>("expected");  // type, host and port; "-": not set; "!": unusable
        const auto row = [](const char *name, const char *scheme, const char *variables, const char *expected) {
            QTest::newRow(name) << QString::fromLatin1(scheme) << QString::fromLatin1(variables)
                                << QString::fromLatin1(expected);
        };
        row("nothing", "https", "", "-");
        row("of the scheme", "https", "https_proxy=http://p:1", "http p:1");
        row("in capitals", "https", "HTTPS_PROXY=http://p:1", "http p:1");
        row("small letters first", "https", "HTTPS_PROXY=http://p:1 https_proxy=http://q:2", "http q:2");
        row("for everything", "https", "all_proxy=http://p:1", "http p:1");
        row("for everything, in capitals", "https", "ALL_PROXY=socks5://p:1", "socks p:1");
        row("the scheme's before everything's", "https", "ALL_PROXY=http://p:1 HTTPS_PROXY=http://q:2", "http q:2");
        row("an empty one is none", "https", "https_proxy= HTTPS_PROXY= all_proxy=p:1", "http p:1");
        row("of the other scheme", "https", "http_proxy=http://p:1", "-");
        row("plain", "http", "http_proxy=http://p:1", "http p:1");
        row("plain in capitals is a header's", "http", "HTTP_PROXY=http://p:1", "-");
        row("plain, everything's", "http", "HTTP_PROXY=http://p:1 ALL_PROXY=http://q:2", "http q:2");
        row("host and port", "https", "https_proxy=proxy.example:3128", "http proxy.example:3128");
        row("host only", "https", "https_proxy=proxy.example", "http proxy.example:1080");
        row("address and port", "https", "https_proxy=10.0.0.1:3128", "http 10.0.0.1:3128");
        row("IPv6", "https", "https_proxy=http://[2001:db8::1]:3128", "http 2001:db8::1:3128");
        row("login without a scheme", "https", "https_proxy=ada:pw@p:1", "http p:1");
        row("a path behind it", "https", "https_proxy=http://p:1/x/", "http p:1");
        row("scheme in capitals", "https", "https_proxy=HTTP://p:1", "http p:1");
        row("SOCKS 5, names looked up there", "https", "https_proxy=socks5h://p", "socks p:1080");
        row("SOCKS 4", "https", "https_proxy=socks4://p:1", "!socks4://p:1");
        row("SOCKS 4a", "https", "all_proxy=socks4a://p:1", "!socks4a://p:1");
        row("SOCKS without a version", "https", "all_proxy=socks://p:1", "!socks://p:1");
        row("TLS to the proxy", "https", "https_proxy=https://p:1", "!https://p:1");
        row("an unknown scheme", "https", "https_proxy=ftp://p:1", "!ftp://p:1");
        row("no host", "https", "https_proxy=http://", "!https_proxy");
        row("no port", "https", "https_proxy=http://p:x", "!https_proxy");
        row("port 0", "https", "https_proxy=http://p:0", "!https_proxy");
        row("port 70000", "https", "https_proxy=p:70000", "!https_proxy");
        row("exempt", "https", "https_proxy=p:1 no_proxy=example", "none");
        row("exempt in capitals", "https", "https_proxy=p:1 NO_PROXY=example", "none");
        row("small letters exempt first", "https", "https_proxy=p:1 no_proxy=other NO_PROXY=example", "http p:1");
        row("exempt, though it cannot be used", "https", "https_proxy=socks4://p no_proxy=*", "none");
        row("exempt without a proxy", "https", "no_proxy=*", "none");
    }

    void choosesTheProxy()
    {
        QFETCH(QString, scheme);
        QFETCH(QString, variables);
        QFETCH(QString, expected);
        QMap<QString, QString> set;
        for (const QString &pair : variables.split(u' ', Qt::SkipEmptyParts))
            set.insert(pair.section(u'=', 0, 0), pair.section(u'=', 1));
        const std::optional<ProxyRoute> found =
            environmentProxy(QUrl(scheme + u"://logs.example/"_s),
                             [&set](const char *name) { return set.value(QString::fromLatin1(name)); });
        QString said = u"-"_s;
        if (found && !found->fault.isEmpty())
            said = u'!' + found->name;
        else if (found && found->proxy.type() == QNetworkProxy::NoProxy)
            said = u"none"_s;
        else if (found)
            said = (found->proxy.type() == QNetworkProxy::HttpProxy ? u"http "_s : u"socks "_s) + found->name;
        QCOMPARE(said, expected);
    }

    void keepsTheLogin()
    {
        const std::optional<ProxyRoute> found =
            environmentProxy(QUrl(u"https://logs.example/"_s), [](const char *name) {
                return qstrcmp(name, "https_proxy") == 0 ? u"http://ada%40x:p%3Aw@p:1"_s : QString();
            });
        QVERIFY(found);
        QCOMPARE(found->proxy.user(), u"ada@x"_s);
        QCOMPARE(found->proxy.password(), u"p:w"_s);
    }

    void neverShowsAPassword()
    {
        for (const QString &value : {u"socks4://ada:pr0xy-pass@p:1"_s, u"http://ada:pr0xy-pass@p:x"_s,
                                     u"https://ada:pr0xy-pass@p"_s, u"ada:pr0xy-pass@"_s}) {
            const std::optional<ProxyRoute> found =
                environmentProxy(QUrl(u"https://logs.example/"_s), [&value](const char *) { return value; });
            QVERIFY(found && !found->fault.isEmpty());
            QVERIFY2(!found->fault.contains(u"pr0xy-pass"_s) && !found->name.contains(u"pr0xy-pass"_s),
                     qPrintable(found->fault));
        }
    }
};

RC_TEST(TestProxy)

} // namespace rc::tst_proxy

#include "tst_proxy.moc"
