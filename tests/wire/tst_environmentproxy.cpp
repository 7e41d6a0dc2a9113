// SPDX-License-Identifier: GPL-3.0-or-later
// The environment's proxy, as read by curl, Go, Python and git.
#include "support/testprogram.h"
#include "wire/http/proxy.h"

#include <QMap>
#include <QUrl>

namespace rc::tst_environmentproxy {

class TestEnvironmentProxy : public QObject
{
    Q_OBJECT

private slots:
    void exempts_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("exempt");
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

    void exempts()
    {
        QFETCH(QString, list);
        QFETCH(QString, host);
        QTEST(isInNoProxy(list, host, 443), "exempt");
    }

    void chooses_data()
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

    void chooses()
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

RC_PLAIN_TEST(TestEnvironmentProxy)

} // namespace rc::tst_environmentproxy

#include "tst_environmentproxy.moc"
