// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the accepted Resource URLs, their parts, and the ignored parts; the text for the field from a start with one;
// and tool servers with their endpoints.
#include "core/tool/toolcatalog.h"
#include "core/url/resourceurl.h"
#include "core/url/startlink.h"
#include "support/testprogram.h"

namespace rc::tst_resourceurl {

namespace {

const QString uuid = u"0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57"_s;
const QString url = u"https://logs.example.net/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s;
const QString path = u"/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s;
const QString startUrl = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
} // namespace

class TestResourceUrl : public QObject
{
    Q_OBJECT

private slots:
    void findsTheAddressInAPaste_data();

    void findsTheAddressInAPaste()
    {
        QFETCH(QString, text);
        QFETCH(QString, trimmed);
        const auto pasted = rc::parseResourceUrl(text);
        QVERIFY2(pasted, pasted ? "" : qPrintable(pasted.error().detail));
        QCOMPARE(pasted->resource.resourceUrl(), url);
        QCOMPARE(pasted->resource.logsUrl(), url + u"logs/"_s);
        QCOMPARE(pasted->trimmed.join(u'|'), trimmed);
    }

    void unwrapsRewrittenLinks_data();

    void unwrapsRewrittenLinks()
    {
        QFETCH(QString, text);
        QFETCH(QString, rewriter);
        const auto pasted = rc::parseResourceUrl(text);
        QVERIFY2(pasted, pasted ? "" : qPrintable(pasted.error().detail));
        QCOMPARE(pasted->resource.resourceUrl(), url);
        QVERIFY2(pasted->trimmed.join(u'|').contains(rewriter), qPrintable(pasted->trimmed.join(u'|')));
    }

    /// Any of these before or after, in any order.
    void nothingUnseenAroundMatters()
    {
        const QString unseen =
            u"\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff\u00a0\u2003\u3000 \n\t"_s;
        for (qsizetype i = 0; i < unseen.size() * unseen.size(); ++i) {
            const QString one{unseen[i % unseen.size()]};
            const QString other{unseen[i / unseen.size()]};
            const auto pasted = rc::parseResourceUrl(one + other + url + other + one);
            QVERIFY2(pasted, qPrintable(QString::number(i)));
            QCOMPARE(pasted->resource.resourceUrl(), url);
            QCOMPARE(pasted->trimmed.size(), 1);
            const auto server = rc::parseToolServerUrl(one + u"https://mcp.example/a"_s + other);
            QVERIFY2(server, qPrintable(QString::number(i)));
            QCOMPARE(server->toString(), u"https://mcp.example/a"_s);
        }
    }

    void readsTheOwner_data()
    {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QString>("owner");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << u"ada"_s << u"ada"_s << u"ada"_s;
        QTest::newRow("upper case stays") << u"Ada"_s << u"Ada"_s << u"Ada"_s;
        QTest::newRow("space") << u"a%20b"_s << u"a b"_s << u"a%20b"_s;
        QTest::newRow("dot") << u"ada.l"_s << u"ada.l"_s << u"ada.l"_s;
        QTest::newRow("three dots") << u"..."_s << u"..."_s << u"..."_s;
        QTest::newRow("plus stays a plus") << u"a+b"_s << u"a+b"_s << u"a%2Bb"_s;
        QTest::newRow("encoded plus") << u"a%2Bb"_s << u"a+b"_s << u"a%2Bb"_s;
        QTest::newRow("umlaut") << u"jürgen"_s << u"jürgen"_s << u"j%C3%BCrgen"_s;
        QTest::newRow("encoded umlaut") << u"j%C3%BCrgen"_s << u"jürgen"_s << u"j%C3%BCrgen"_s;
        QTest::newRow("lower-case hexadecimal") << u"j%c3%bcrgen"_s << u"jürgen"_s << u"j%C3%BCrgen"_s;
        QTest::newRow("needlessly encoded") << u"%61da"_s << u"ada"_s << u"ada"_s;
        QTest::newRow("encoded percent sign") << u"50%25"_s << u"50%"_s << u"50%25"_s;
        QTest::newRow("at sign") << u"ada@example.net"_s << u"ada@example.net"_s << u"ada%40example.net"_s;
        QTest::newRow("apostrophe") << u"o'brien"_s << u"o'brien"_s << u"o%27brien"_s;
        QTest::newRow("tilde and underscore") << u"~a_b-c"_s << u"~a_b-c"_s << u"~a_b-c"_s;
        QTest::newRow("encoded question mark") << u"a%3Fb"_s << u"a?b"_s << u"a%3Fb"_s;
        QTest::newRow("Japanese") << u"花子"_s << u"花子"_s << u"%E8%8A%B1%E5%AD%90"_s;
        QTest::newRow("emoji") << u"%F0%9F%A6%8A"_s << u"🦊"_s << u"%F0%9F%A6%8A"_s;
        QTest::newRow("the word u") << u"u"_s << u"u"_s << u"u"_s;
        QTest::newRow("the word logs") << u"logs"_s << u"logs"_s << u"logs"_s;
    }

    void readsTheOwner()
    {
        QFETCH(QString, pasted);
        QFETCH(QString, owner);
        QFETCH(QString, written);
        const auto found = rc::parseResourceUrl(u"https://h.example/tools/u/"_s + pasted + u"/resources/"_s + uuid);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        QCOMPARE(found->resource.owner, owner);
        const QString logs = u"https://h.example/tools/u/"_s + written + u"/resources/"_s + uuid + u"/logs/"_s;
        QCOMPARE(found->resource.logsUrl(), logs);
        QCOMPARE(found->resource.logsAddress().toEncoded(), logs.toUtf8());
    }

    void readsTheProductPath_data()
    {
        QTest::addColumn<QString>("product");
        QTest::newRow("none") << QString();
        QTest::newRow("documented") << u"/tools"_s;
        QTest::newRow("capitals") << u"/DevTools"_s;
        QTest::newRow("several") << u"/a/b/c"_s;
        QTest::newRow("encoded space") << u"/my%20tools"_s;
        QTest::newRow("the word u") << u"/u"_s;
        QTest::newRow("another resource before") << u"/u/eve/resources/"_s + uuid;
        QTest::newRow("tilde") << u"/~team"_s;
    }

    void readsTheProductPath()
    {
        QFETCH(QString, product);
        const QString text = u"https://h.example"_s + product + u"/u/ada/resources/"_s + uuid + u'/';
        const auto found = rc::parseResourceUrl(text);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        QCOMPARE(found->resource.productPath, product);
        QCOMPARE(found->resource.owner, u"ada"_s);
        QCOMPARE(found->resource.resourceUrl(), text);
        QCOMPARE(found->resource.logsAddress().toEncoded(), (text + u"logs/"_s).toUtf8());
    }

    void readsTheTeam_data()
    {
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QString>("team");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << u"/team/ops"_s << u"ops"_s << u"/team/ops"_s;
        QTest::newRow("space") << u"/DevTools/team/night%20shift"_s << u"night shift"_s
                               << u"/DevTools/team/night%20shift"_s;
        QTest::newRow("the word u") << u"/team/u"_s << u"u"_s << u"/team/u"_s;
        QTest::newRow("the word team") << u"/team/team"_s << u"team"_s << u"/team/team"_s;
        QTest::newRow("product path with a user in it") << u"/u/eve/team/ops"_s << u"ops"_s << u"/u/eve/team/ops"_s;
    }

    void readsTheTeam()
    {
        QFETCH(QString, pasted);
        QFETCH(QString, team);
        QFETCH(QString, written);
        const auto found = rc::parseResourceUrl(u"https://h.example"_s + pasted + u"/resources/"_s + uuid);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        const ResourceUrl &resource = found->resource;
        QVERIFY(resource.isOfTeam());
        QCOMPARE(resource.team, team);
        QCOMPARE(resource.holder(), team);
        QCOMPARE(resource.owner, QString());
        QCOMPARE(resource.resourceUrl(), u"https://h.example"_s + written + u"/resources/"_s + uuid + u'/');
        // An owner with the same name is different.
        const ResourceUrl owned = resource.ownedBy(team);
        QVERIFY(!owned.isOfTeam() && !(owned == resource));
        QCOMPARE(owned.holder(), team);
        QCOMPARE(owned.uuid, resource.uuid);
        QCOMPARE(owned.productPath, resource.productPath);
        QVERIFY(owned.logsUrl().contains(u"/u/"_s) && rc::parseResourceUrl(owned.logsUrl())->resource == owned);
    }

    void readsAPageOfTheResource_data()
    {
        QTest::addColumn<QString>("pasted"); // after the host
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("trimmed");
        const QString team = u"/team/night%20shift/resources/"_s + uuid + u'/';
        const QString login = u"the login page before it"_s;
        QTest::newRow("its check") << path + u"check/"_s << path << u"/check/"_s;
        QTest::newRow("its wiki") << path + u"wiki/"_s << path << u"/wiki/"_s;
        QTest::newRow("a page of its wiki") << path + u"wiki/how%20to/start"_s << path << u"/wiki/how%20to/start/"_s;
        QTest::newRow("a page that is named wiki") << path + u"wiki/wiki"_s << QString() << QString();
        QTest::newRow("a team's wiki") << team + u"wiki/start/"_s << team << u"/wiki/start/"_s;
        QTest::newRow("the login page") << u"/accounts/login/?next="_s + path << path << login;
        QTest::newRow("the login page, encoded")
            << u"/accounts/login?next="_s + QString::fromLatin1(QUrl::toPercentEncoding(path)) << path << login;
        QTest::newRow("the login page, a team") << u"/accounts/login/?next="_s + team << team << login;
        QTest::newRow("the login page, a team encoded twice")
            << u"/accounts/login/?next=/team/night%2520shift/resources/"_s + uuid + u'/' << team << login;
        QTest::newRow("the login page, a page")
            << u"/accounts/login/?next="_s + path + u"wiki/"_s << path << login + u"|/wiki/"_s;
        QTest::newRow("the login page below a product") << u"/x/accounts/login/?a=b&next="_s + path << path << login;
        for (const char *elsewhere :
             {"//evil.example", "https://evil.example", "%2F%2Fevil.example", "/%2Fevil.example", "@evil.example",
              "%5C%5Cevil.example", "/..", "%09//evil.example", "%2F%00"})
            QTest::newRow(elsewhere) << u"/accounts/login/?next="_s + QLatin1StringView(elsewhere) + path << QString()
                                     << QString();
        QTest::newRow("twice through the login")
            << u"/accounts/login/?next=/accounts/login/%3Fnext="_s + path << QString() << QString();
    }

    void readsAPageOfTheResource()
    {
        QFETCH(QString, pasted);
        QFETCH(QString, written);
        QFETCH(QString, trimmed);
        const auto found = rc::parseResourceUrl(u"https://logs.example.net"_s + pasted);
        QCOMPARE(found.has_value(), !written.isEmpty());
        if (!found)
            return;
        QCOMPARE(found->resource.resourceUrl(), u"https://logs.example.net"_s + written);
        QCOMPARE(found->trimmed.join(u'|'), trimmed);
    }

    void readsTheHost_data();

    void readsTheHost()
    {
        QFETCH(QString, origin);
        QFETCH(QString, baseUrl);
        QFETCH(QString, host);
        QFETCH(QString, unicodeHost);
        QFETCH(int, port);
        const auto found = rc::parseResourceUrl(origin + path);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        QCOMPARE(found->resource.baseUrl, baseUrl);
        QCOMPARE(found->resource.host, host);
        QCOMPARE(found->resource.unicodeHost, unicodeHost);
        QCOMPARE(int(found->resource.port), port);
        QCOMPARE(found->resource.encrypted, origin.startsWith("https"_L1));
        const QUrl address = found->resource.logsAddress();
        QCOMPARE(address.toEncoded(), (baseUrl + path + u"logs/"_s).toUtf8());
        QCOMPARE(address.host(QUrl::FullyEncoded).remove(u'[').remove(u']'), host);
    }

    /// As the SDK sends it: a service may be case-sensitive.
    void keepsTheUuidAsItIs()
    {
        const auto found = rc::parseResourceUrl(u"https://h.example/u/ada/resources/"_s + uuid.toUpper());
        QVERIFY(found);
        QCOMPARE(found->resource.uuid, uuid.toUpper());
    }

    void whatItWritesReadsTheSame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("umlaut in owner and host")
            << u"https://bücher.example:8443/a%20b/u/jürgen%2B/resources/"_s + uuid;
        QTest::newRow("IPv6 loopback") << u"http://[::1]:4000/u/o'brien/resources/"_s + uuid + u"/logs"_s;
        QTest::newRow("mapped host") << u"https://ｌogs.example"_s + path;
    }

    void whatItWritesReadsTheSame()
    {
        QFETCH(QString, text);
        const auto first = rc::parseResourceUrl(text);
        QVERIFY2(first, first ? "" : qPrintable(first.error().detail));
        const auto second = rc::parseResourceUrl(first->resource.resourceUrl());
        QVERIFY(second);
        QVERIFY(second->resource == first->resource);
        QCOMPARE(second->trimmed, QStringList());
    }

    void neverShowsTheValuesOfAQuery()
    {
        const auto found = rc::parseResourceUrl(url + u"?api_key=sk-hush#hush"_s);
        QVERIFY(found);
        QVERIFY(!found->trimmed.join(u' ').contains("hush"_L1));
        const auto odd = rc::parseResourceUrl(url + u"?sk-hush"_s);
        QVERIFY(odd);
        QCOMPARE(odd->trimmed, QStringList(u"the query"_s));
    }

    void knowsThisMachine_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("loopback");
        QTest::newRow("localhost") << u"localhost"_s << true;
        QTest::newRow("capitals") << u"LocalHost"_s << true;
        QTest::newRow("below localhost") << u"a.localhost"_s << false;
        QTest::newRow("127.0.0.1") << u"127.0.0.1"_s << true;
        QTest::newRow("127.9.9.9") << u"127.9.9.9"_s << true;
        QTest::newRow("::1") << u"::1"_s << true;
        QTest::newRow("::1 in full") << u"0:0:0:0:0:0:0:1"_s << true;
        QTest::newRow("::1 in brackets") << u"[::1]"_s << true;
        QTest::newRow("name that begins like it") << u"localhost.example"_s << false;
        QTest::newRow("name that ends like it") << u"notlocalhost"_s << false;
        QTest::newRow("127 as a name") << u"127.0.0.1.example"_s << false;
        QTest::newRow("short form") << u"127.1"_s << false;
        QTest::newRow("all addresses") << u"0.0.0.0"_s << false;
        QTest::newRow("private network") << u"192.168.0.1"_s << false;
        QTest::newRow("nothing") << QString() << false;
    }

    void knowsThisMachine()
    {
        QFETCH(QString, host);
        QFETCH(bool, loopback);
        QCOMPARE(rc::isLoopbackHost(host), loopback);
    }

    void anArgumentIsAText_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<std::optional<QString>>("text");
        const std::optional<QString> none;
        QTest::newRow("Resource URL") << startUrl << std::optional(startUrl);
        QTest::newRow("link") << QString(u"resource-console:"_s + startUrl) << std::optional(startUrl);
        QTest::newRow("link in other case") << QString(u"Resource-Console:"_s + startUrl) << std::optional(startUrl);
        QTest::newRow("link with slashes") << QString(u"resource-console://"_s + startUrl) << std::optional(startUrl);
        QTest::newRow("encoded link") << QString(u"resource-console:"_s +
                                                 QString::fromLatin1(startUrl.toUtf8().toPercentEncoding()))
                                      << std::optional(startUrl);
        QTest::newRow("link without anything") << u"resource-console:"_s << std::optional(QString(u""_s));
        QTest::newRow("link to something else") << u"resource-console:rm -rf"_s << std::optional(u"rm -rf"_s);
        QTest::newRow("command") << u"check"_s << none;
        QTest::newRow("not a command") << u"chekc"_s << none;
        QTest::newRow("option") << u"--profile=https://x"_s << none;
        QTest::newRow("empty") << u""_s << none;
    }

    void anArgumentIsAText()
    {
        QFETCH(QString, argument);
        QFETCH(std::optional<QString>, text);
        QCOMPARE(startText(argument), text);
    }

    void longOnesAreCut();

    void readsAToolServer_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("address");
        QTest::newRow("host only") << u"https://mcp.example"_s << "https://mcp.example"_ba;
        QTest::newRow("trailing slash") << u"https://mcp.example/"_s << "https://mcp.example"_ba;
        QTest::newRow("path is kept") << u"https://mcp.example/a%20b/c/"_s << "https://mcp.example/a%20b/c"_ba;
        QTest::newRow("general endpoint") << u"https://mcp.example/mcp/"_s << "https://mcp.example"_ba;
        QTest::newRow("general endpoint without slash")
            << u"https://mcp.example/x/mcp"_s << "https://mcp.example/x/mcp"_ba;
        QTest::newRow("code-hosting endpoint") << u"https://mcp.example/github/"_s << "https://mcp.example"_ba;
        QTest::newRow("an endpoint below one")
            << u"https://mcp.example/mcp/mcp/"_s << "https://mcp.example/mcp/mcp/"_ba;
        QTest::newRow("another one below it")
            << u"https://mcp.example/mcp/github/"_s << "https://mcp.example/mcp/github/"_ba;
        QTest::newRow("port") << u"https://mcp.example:8443/"_s << "https://mcp.example:8443"_ba;
        QTest::newRow("usual port") << u"https://mcp.example:443/"_s << "https://mcp.example"_ba;
        QTest::newRow("loopback") << u"http://127.0.0.1:4000/mcp/"_s << "http://127.0.0.1:4000"_ba;
        QTest::newRow("IPv6 loopback") << u"http://[::1]:4000/"_s << "http://[::1]:4000"_ba;
        QTest::newRow("international") << u"https://bücher.example/"_s << "https://xn--bcher-kva.example"_ba;
        QTest::newRow("in quotes") << u"\"https://mcp.example/\""_s << "https://mcp.example"_ba;
        QTest::newRow("Chinese behind it") << u"https://mcp.example/mcp/，谢谢"_s << "https://mcp.example"_ba;
        QTest::newRow("emoji behind it") << u"https://mcp.example/mcp/🚀 go"_s << "https://mcp.example"_ba;
        QTest::newRow("Slack link") << u"<https://mcp.example/mcp/|tools>"_s << "https://mcp.example"_ba;
        QTest::newRow("Markdown link to itself")
            << u"[https://mcp.example/](https://mcp.example/)"_s << "https://mcp.example"_ba;
        QTest::newRow("HTML's brackets") << u"&lt;https://mcp.example/&gt;"_s << "https://mcp.example"_ba;
        QTest::newRow("JSON's slashes") << u"{\"url\":\"https:\\/\\/mcp.example\\/mcp\"}"_s
                                        << "https://mcp.example/mcp"_ba;
        QTest::newRow("Safe Links")
            << u"https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmcp.example&data=1"_s
            << "https://mcp.example"_ba;
        QTest::newRow("curl") << u"curl https://mcp.example/mcp/ -H 'X-API-Key: k'"_s << "https://mcp.example"_ba;
    }

    void readsAToolServer()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, address);
        const auto found = rc::parseToolServerUrl(text);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        QCOMPARE(found->toEncoded(), address);
        QCOMPARE(rc::parseToolServerUrl(QString::fromLatin1(address)), found); // as saved in a profile
    }

    void refusesAToolServer_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("no scheme") << u"mcp.example/mcp/"_s << u"https://"_s;
        QTest::newRow("http elsewhere") << u"http://mcp.example/"_s << u"unencrypted"_s;
        QTest::newRow("query") << u"https://mcp.example/?a=1"_s << u"query"_s;
        QTest::newRow("fragment") << u"https://mcp.example/#x"_s << u"fragment"_s;
        QTest::newRow("a Resource URL")
            << u"https://h.example/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s
            << u"This is a Resource URL"_s;
        QTest::newRow("a bar in the path") << u"https://mcp.example/a|b"_s << u"not allowed"_s;
        QTest::newRow("a rewritten link") << u"https://protect-us.mimecast.com/s/abc"_s << u"Mimecast"_s;
        QTest::newRow("too long") << u"https://mcp.example/"_s + QString(9000, u'a') << u"8 KiB"_s;
    }

    void refusesAToolServer()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const auto found = rc::parseToolServerUrl(text);
        QVERIFY(!found);
        QCOMPARE(found.error().kind, rc::ErrorKind::BadInput);
        QVERIFY2(found.error().detail.contains(reason), qPrintable(found.error().detail));
    }

    void namesTheEndpoints_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<rc::CatalogKind>("kind");
        QTest::addColumn<QByteArray>("endpoint");
        QTest::newRow("general") << u"https://mcp.example"_s << rc::CatalogKind::General
                                 << "https://mcp.example/mcp/"_ba;
        QTest::newRow("code-hosting") << u"https://mcp.example/"_s << rc::CatalogKind::CodeHosting
                                      << "https://mcp.example/github/"_ba;
        const rc::CatalogKind further(u"x"_s, u"/mcp"_s);
        for (const QByteArray &root :
             {"https://mcp.example"_ba, "https://mcp.example/x"_ba, "https://mcp.example/mcp"_ba}) {
            const QString typed = QString::fromLatin1(root) + u"/mcp"_s;
            QTest::addRow("%s as typed", root.data()) << typed << rc::CatalogKind::General << root + "/mcp";
            QTest::addRow("%s with a slash", root.data()) << typed + u'/' << rc::CatalogKind::General << root + "/mcp/";
            QTest::addRow("%s beside it", root.data()) << typed << rc::CatalogKind::CodeHosting << root + "/github/";
            QTest::addRow("%s by a further path", root.data()) << typed << further << root + "/mcp";
        }
        QTest::newRow("below a path") << u"https://mcp.example/a%20b/"_s << rc::CatalogKind::General
                                      << "https://mcp.example/a%20b/mcp/"_ba;
    }

    void namesTheEndpoints()
    {
        QFETCH(QString, server);
        QFETCH(rc::CatalogKind, kind);
        QFETCH(QByteArray, endpoint);
        const auto found = rc::parseToolServerUrl(server);
        QVERIFY(found);
        QCOMPARE(rc::catalogAddress(*found, kind).toEncoded(), endpoint);
    }
};

void TestResourceUrl::findsTheAddressInAPaste_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("trimmed");
    const QString bare = url.chopped(1);
    const QString around = u"text around the address"_s;
    const QString quoted = u"quotes|text around the address"_s;

    QTest::newRow("as documented") << url << QString();
    QTest::newRow("no trailing slash") << bare << QString();
    QTest::newRow("scheme in capitals") << u"HTTPS"_s + url.mid(5) << QString();
    QTest::newRow("logs with slash") << url + u"logs/"_s << u"/logs/"_s;
    QTest::newRow("logs without slash") << url + u"logs"_s << u"/logs/"_s;
    QTest::newRow("query") << url + u"?a=1"_s << u"the query ?a=…"_s;
    QTest::newRow("query without slash") << bare + u"?a=1&b=2"_s << u"the query ?a=…&b=…"_s;
    QTest::newRow("fragment") << url + u"#top"_s << u"the fragment after #"_s;
    QTest::newRow("logs, query and fragment")
        << url + u"logs/?a=1#x"_s << u"/logs/|the query ?a=…|the fragment after #"_s;
    QTest::newRow("another address in its query") << url + u"?next=https://evil.example/"_s << u"the query ?next=…"_s;
    QTest::newRow("spaces around") << u"  "_s + url + u" "_s << u"spaces around the address"_s;
    QTest::newRow("line break behind") << url + u"\r\n"_s << u"spaces around the address"_s;
    QTest::newRow("tab before") << u"\t"_s + url << u"spaces around the address"_s;

    QTest::newRow("double quotes") << u'"' + url + u'"' << u"quotes"_s;
    QTest::newRow("single quotes") << u'\'' + url + u'\'' << u"quotes"_s;
    QTest::newRow("backticks") << u'`' + url + u'`' << u"quotes"_s;
    QTest::newRow("typographic quotes") << u"“"_s + url + u"”"_s << u"quotes"_s;
    QTest::newRow("typographic single quotes") << u"‘"_s + url + u"’"_s << u"quotes"_s;
    QTest::newRow("German quotes") << u"„"_s + url + u"“"_s << u"quotes"_s;
    QTest::newRow("guillemets") << u"«"_s + url + u"»"_s << u"quotes"_s;
    QTest::newRow("angle brackets") << u'<' + url + u'>' << u"angle brackets"_s;
    QTest::newRow("quote that never closes") << u'"' + url << around;
    QTest::newRow("space before the closing quote") << u'"' + url + u" \""_s << u"quotes"_s;

    QTest::newRow("settings line") << u"SERVICE_RESOURCE="_s + url << around;
    QTest::newRow("settings line in quotes") << u"SERVICE_RESOURCE=\""_s + url + u'"' << quoted;
    QTest::newRow("exported setting") << u"export SERVICE_RESOURCE='"_s + url + u'\'' << quoted;
    QTest::newRow("settings file") << u"SERVICE_USERNAME=ada\nSERVICE_RESOURCE="_s + url + u"\nSERVICE_DEBUG=false\n"_s
                                   << around;
    QTest::newRow("PowerShell") << u"$env:SERVICE_RESOURCE = \""_s + url + u'"' << quoted;
    QTest::newRow("YAML") << u"resource: "_s + url << around;
    QTest::newRow("JSON") << u"{\"resource\":\""_s + url + u"\",\"debug\":false}"_s << quoted;
    QTest::newRow("escaped quotes") << u"-d \"{\\\"resource\\\":\\\""_s + url + u"\\\"}\""_s << quoted;
    QTest::newRow("curl, address first") << u"curl "_s + url + u"logs/ -H 'X-API-Key: k'"_s
                                         << u"text around the address|/logs/"_s;
    QTest::newRow("curl, address last") << u"curl -X POST -H 'Content-Type: application/json' '"_s + url + u"logs/'"_s
                                        << quoted + u"|/logs/"_s;
    QTest::newRow("curl over several lines")
        << u"curl -X POST "_s + url + u"logs/ \\\n  -H \"X-API-Key: $KEY\" \\\n  -d '{\"logs\":[]}'"_s
        << u"text around the address|/logs/"_s;
    QTest::newRow("curl with a proxy before it")
        << u"curl -x http://proxy.example:3128 "_s + url << u"text around the address"_s;
    QTest::newRow("Python") << u"configure(username=\"ada\", resource=\""_s + url + u"\", cloud_level=\"INFO\")"_s
                            << quoted;
    QTest::newRow("Node") << u"configure({ username: 'ada', resource: '"_s + url + u"' });"_s << quoted;
    QTest::newRow("Node without quotes") << u"{resource:"_s + url + u'}' << around;

    QTest::newRow("sentence") << u"Please send to "_s + url + u" today."_s << around;
    QTest::newRow("full stop behind") << u"It is "_s + url + u"."_s << around;
    QTest::newRow("comma behind") << u"With "_s + url + u", it fails"_s << around;
    QTest::newRow("question mark behind") << u"Is it "_s + bare + u"?"_s << around;
    QTest::newRow("exclamation mark behind") << url + u"!"_s << around;
    QTest::newRow("ellipsis behind") << url + u"…"_s << around;
    QTest::newRow("in brackets") << u"(see "_s + url + u")"_s << around;
    QTest::newRow("in square brackets") << u'[' + url + u']' << around;
    QTest::newRow("Markdown link") << u"[my resource]("_s + url + u")."_s << around;
    QTest::newRow("HTML link") << u"<a href=\""_s + url + u"\">here</a>"_s << quoted;
    QTest::newRow("behind another address") << u"From https://wiki.example/page: "_s + url << around;
    QTest::newRow("before another address") << url + u" and https://wiki.example/page"_s << around;
    const QString unseen = u"invisible characters around the address"_s;
    QTest::newRow("zero-width non-joiner behind") << url + u"\u200c"_s << unseen;
    QTest::newRow("soft hyphen behind") << url + u"\u00ad"_s << unseen;
    QTest::newRow("right-to-left isolate around") << u"\u2067"_s + url + u"\u2069"_s << unseen;
    QTest::newRow("thin and figure space") << u"\u2009"_s + url + u"\u2007"_s << unseen;
    QTest::newRow("Mongolian vowel separator") << u"\u180e"_s + url << unseen;
    QTest::newRow("line separator behind") << url + u"\u2028"_s << unseen;
    QTest::newRow("Hangul filler and Braille blank") << u"\u3164"_s + url + u"\u2800"_s << unseen;
    QTest::newRow("byte order mark in quotes") << u"\"\ufeff"_s + url + u"\u200b\""_s << around;
    QTest::newRow("no-break space, then words") << url + u"\u00a0today"_s << around;
    QTest::newRow("ideographic space, then words") << url + u"\u3000です"_s << around;

    for (const QString &mark : {u"，"_s,   u"。"_s, u"、"_s,   u"；"_s, u"：）"_s,
                                u"）。"_s, u"】"_s, u"！"_s,   u"？"_s, u"…"_s,
                                u"·"_s,    u"»."_s, u"*"_s,    u"**"_s, u"]"_s,
                                u"):"_s,   u"؟"_s,  u"،"_s,    u"।"_s,  u"—"_s,
                                u"™"_s,    u"👍"_s, u"👍🏽"_s, u"❤️"_s,  u"👨‍👩‍👧"_s,
                                u"🇩🇪"_s,   u"✅!"_s})
        QTest::newRow(qPrintable(u"behind it "_s + mark)) << url + mark << around;
    QTest::newRow("Chinese without a gap") << u"地址是"_s + url + u"，谢谢"_s << around;
    QTest::newRow("Japanese without a gap") << u"URLは"_s + url + u"です。"_s << around;
    QTest::newRow("dash without a gap") << url + u"—see there"_s << around;
    QTest::newRow("emoji before") << u"👉"_s + url << around;
    QTest::newRow("French quotes with spaces") << u"« "_s + url + u" »"_s << around;
    QTest::newRow("Swedish quotes") << u"”"_s + url + u"”"_s << u"quotes"_s;
    QTest::newRow("Polish quotes") << u"„"_s + url + u"”"_s << u"quotes"_s;
    QTest::newRow("corner brackets") << u"「"_s + url + u"」"_s << u"quotes"_s;
    QTest::newRow("double corner brackets") << u"『"_s + url + u"』です"_s << quoted;
    QTest::newRow("book title marks") << u"《"_s + url + u"》"_s << u"quotes"_s;
    QTest::newRow("lenticular brackets") << u"【"_s + url + u"】"_s << u"quotes"_s;
    QTest::newRow("single guillemets") << u"‹"_s + url + u"›"_s << u"quotes"_s;
    QTest::newRow("fullwidth quotes") << u"＂"_s + url + u"＂"_s << u"quotes"_s;
    QTest::newRow("fullwidth parentheses") << u"（"_s + url + u"）"_s << u"quotes"_s;
    QTest::newRow("heavy quotes") << u"❝"_s + url + u"❞"_s << u"quotes"_s;
    QTest::newRow("quotes that do not match") << u"\""_s + url + u"”"_s << around;

    QTest::newRow("Markdown link to itself") << u'[' + url + u"]("_s + url + u')' << around;
    QTest::newRow("Markdown link with words behind") << u"[a]("_s + url + u")b"_s << around;
    QTest::newRow("Markdown link with a title") << u"[a]("_s + url + u" \"my logs\")"_s << around;
    QTest::newRow("Markdown reference") << u"[1]: <"_s + url + u">"_s << u"angle brackets|text around the address"_s;
    QTest::newRow("Markdown bold") << u"**"_s + url + u"**"_s << around;
    QTest::newRow("Markdown italics") << u"_"_s + url + u"_"_s << around;
    QTest::newRow("Markdown table") << u"|"_s + url + u"|"_s << around;
    QTest::newRow("Slack link") << u"<"_s + url + u"|my logs>"_s << u"angle brackets|text around the address"_s;
    QTest::newRow("Slack link with the address as its words")
        << u"see <"_s + url + u'|' + url + u">"_s << u"angle brackets|text around the address"_s;
    QTest::newRow("Jira link") << u"[logs|"_s + url + u"]"_s << around;
    QTest::newRow("Org link") << u"[["_s + url + u"][logs]]"_s << around;
    QTest::newRow("AsciiDoc link") << url + u"[logs]"_s << around;
    QTest::newRow("LaTeX link") << u"\\href{"_s + url + u"}{logs}"_s << around;
    QTest::newRow("URL: in angle brackets") << u"<URL:"_s + url + u">"_s << around;

    QTest::newRow("HTML's brackets") << u"&lt;"_s + url + u"&gt;"_s << around;
    QTest::newRow("HTML's quotes") << u"href=&quot;"_s + url + u"&quot;&gt;"_s << around;
    QTest::newRow("HTML's apostrophes") << u"&#39;"_s + url + u"&#39;"_s << around;
    QTest::newRow("HTML's no-break space") << url + u"&nbsp;"_s << around;
    QTest::newRow("HTML's ampersand in a query") << url + u"?a=1&amp;b=2"_s << u"the query"_s;
    const auto written = [](QLatin1StringView slash) { return QString(url).replace("/"_L1, slash); };
    QTest::newRow("JSON's slashes") << written("\\/"_L1) << u"JSON escapes"_s;
    QTest::newRow("JSON's slashes, twice") << u"\""_s + written("\\\\/"_L1) + u"\""_s << u"quotes|JSON escapes"_s;
    QTest::newRow("JSON's slashes by number")
        << u"{\"u\":\""_s + written("\\u002F"_L1) + u"\"}"_s << quoted + u"|JSON escapes"_s;
    QTest::newRow("HTML's slashes") << written("&#x2F;"_L1) << u"HTML entities"_s;
    QTest::newRow("HTML's slashes by name") << written("&sol;"_L1) << u"HTML entities"_s;

    const QString broken = u"|line breaks inside the address"_s;
    const auto with = [](const QString &gap, std::initializer_list<qsizetype> places) {
        QString text = url;
        for (const qsizetype place : places)
            text.insert(place, gap);
        return text;
    };
    const qsizetype inUuid = url.size() - 20;
    const qsizetype inOwner = u"https://logs.example.net/tools/u/ad"_s.size();
    QTest::newRow("broken in the UUID") << with(u"\n"_s, {inUuid}) << broken.mid(1);
    QTest::newRow("broken by a mail") << u"Hello,\r\n\r\n"_s + with(u"\r\n"_s, {inUuid}) + u"\r\n\r\nRegards"_s
                                      << around + broken;
    QTest::newRow("broken twice") << with(u"\n"_s, {inUuid, inOwner}) << broken.mid(1);
    QTest::newRow("broken and indented") << with(u"\n    "_s, {inUuid}) << broken.mid(1);
    QTest::newRow("broken in a quoted mail") << u"> "_s + with(u"\n> "_s, {inUuid}) << around + broken;
    QTest::newRow("broken in angle brackets")
        << u"<"_s + with(u"\n"_s, {inUuid}) + u">"_s << u"angle brackets"_s + broken;
    QTest::newRow("broken in quotes") << u"\""_s + with(u"\n"_s, {inOwner}) + u"\""_s << u"quotes"_s + broken;
    QTest::newRow("quoted-printable") << with(u"=\n"_s, {inUuid}) << broken.mid(1);
    QTest::newRow("quoted-printable, CRLF, thrice") << with(u"=\r\n"_s, {inUuid + 5, inUuid, inOwner}) << broken.mid(1);
    QTest::newRow("broken in a shell") << with(u"\\\n"_s, {inUuid}) << broken.mid(1);
    QTest::newRow("broken, and a full stop behind") << with(u"\n"_s, {inUuid}) + u"."_s << around + broken;
    QTest::newRow("quoted further out") << u"sh -c 'curl --url="_s + url + u"';ls"_s << around;
}

void TestResourceUrl::unwrapsRewrittenLinks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rewriter");
    const auto encoded = [](const QString &text) { return QString::fromLatin1(QUrl::toPercentEncoding(text)); };
    const QString q = encoded(url);
    const QString safe = u"https://nam12.safelinks.protection.outlook.com/?url="_s;
    QTest::newRow("Safe Links") << safe + q + u"&data=05%7C02%7Cada%40example.net&reserved=0"_s << u"Safe Links"_s;
    QTest::newRow("Safe Links in capitals")
        << u"HTTPS://NAM12.SafeLinks.Protection.Outlook.com/ap/t-59584e83/?url="_s + q << u"Safe Links"_s;
    QTest::newRow("Safe Links out of HTML")
        << u"<a href=\""_s + safe + q + u"&amp;data=05&amp;reserved=0\">logs</a>"_s << u"Safe Links"_s;
    QTest::newRow("Safe Links out of a raw mail")
        << u"https://nam12.safelinks.protection.outlook.com/?url=3D"_s + q << u"Safe Links"_s;
    QTest::newRow("Safe Links broken by a raw mail") << u"<https://nam12.safelinks.protection.outlook.com/?url="_s +
                                                            q.left(40) + u"=\n"_s + q.mid(40) + u"&data=3D5>"_s
                                                     << u"Safe Links"_s;
    QTest::newRow("Safe Links beside the address") << url + u"<"_s + safe + q + u">"_s << QString();
    QTest::newRow("Safe Links of a page") << safe + encoded(url + u"logs/?a=b"_s) << u"Safe Links"_s;
    QTest::newRow("Safe Links of the login page")
        << safe + encoded(u"https://logs.example.net/accounts/login/?next="_s + path) << u"Safe Links"_s;
    QTest::newRow("Outlook") << u"https://outlook.office365.com/mail/safelink.html?url="_s + q << u"Outlook"_s;
    QTest::newRow("Outlook's own") << u"https://outlook.live.com/mail/0/safelink.html?corid=1&url="_s + q
                                   << u"Outlook"_s;
    QTest::newRow("Teams")
        << u"https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url="_s + q +
               u"&locale=en-us"_s
        << u"Teams"_s;
    QTest::newRow("Google") << u"https://www.google.com/url?sa=t&url="_s + q + u"&usg=x"_s << u"Google"_s;
    QTest::newRow("Google of another country") << u"https://www.google.co.uk/url?q="_s + q << u"Google"_s;
    QTest::newRow("Slack") << u"https://slack-redir.net/link?v=3&url="_s + q << u"Slack"_s;
    QTest::newRow("Facebook") << u"https://l.facebook.com/l.php?u="_s + q + u"&h=AT0"_s << u"Facebook"_s;
    QTest::newRow("Instagram") << u"https://l.instagram.com/?u="_s + q << u"Instagram"_s;
    QTest::newRow("LinkedIn") << u"https://www.linkedin.com/redir/redirect?url="_s + q + u"&urlhash=x"_s
                              << u"LinkedIn"_s;
    QTest::newRow("YouTube") << u"https://www.youtube.com/redirect?event=x&q="_s + q << u"YouTube"_s;
    QTest::newRow("Barracuda") << u"https://linkprotect.cudasvc.com/url?a="_s + q + u"&c=E,1"_s
                               << u"Barracuda Link Protection"_s;
    QTest::newRow("Symantec") << u"https://clicktime.symantec.com/3Abc?u="_s + q << u"Symantec Click-time"_s;
    QTest::newRow("Cisco") << u"https://secure-web.cisco.com/1AbC-dEf/"_s + q << u"Cisco Secure Email"_s;
    QTest::newRow("Sophos") << u"https://eu-west-1.protection.sophos.com?d=example.net&u="_s.replace(u"?"_s, u"/?"_s) +
                                   QString::fromLatin1(url.toUtf8().toBase64(QByteArray::Base64UrlEncoding))
                            << u"Sophos"_s;
    QTest::newRow("Check Point") << u"https://protect.checkpoint.com/v2/___"_s + url + u"___.YzJlOmE6bzo"_s
                                 << u"Check Point"_s;
    QTest::newRow("URL Defense 1") << u"https://urldefense.proofpoint.com/v1/url?u="_s + q + u"&k=x"_s
                                   << u"URL Defense"_s;
    QTest::newRow("URL Defense 2") << u"https://urldefense.proofpoint.com/v2/url?u=https-3A__logs.example.net_tools_u_"
                                      "ada_resources_0b3f6c1e-2D7a52-2D4d0e-2D9c3b-2D2f1d8e6a4b57_&d=DwMFaQ&c=x"_s
                                   << u"URL Defense"_s;
    QTest::newRow("URL Defense 3") << u"https://urldefense.com/v3/__"_s + url + u"__;!!AbC!dEf$"_s << u"URL Defense"_s;
    QTest::newRow("URL Defense 3, one slash")
        << u"https://urldefense.us/v3/__https:/"_s + url.mid(8) + u"__;!!AbC!dEf$"_s << u"URL Defense"_s;
    // * represents the first characters of the following Base64 text: “#” and then “ab”
    QTest::newRow("URL Defense 3, with characters taken out")
        << u"https://urldefense.com/v3/__"_s + url + u"*top__;Iw!!AbC!dEf$"_s << u"URL Defense"_s;
    QTest::newRow("URL Defense 3, with a run taken out")
        << u"https://urldefense.com/v3/__"_s + url + u"?x=**Ac__;YWI!!AbC!dEf$"_s << u"URL Defense"_s;
    QTest::newRow("one in another") << safe + encoded(u"https://urldefense.com/v3/__"_s + url + u"__;!!AbC!dEf$"_s)
                                    << u"URL Defense"_s;
    QTest::newRow("three in each other") << safe + encoded(u"https://www.google.com/url?q="_s +
                                                           encoded(u"https://slack-redir.net/link?url="_s + q))
                                         << u"Google"_s;
}

void TestResourceUrl::readsTheHost_data()
{
    QTest::addColumn<QString>("origin");
    QTest::addColumn<QString>("baseUrl");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("unicodeHost");
    QTest::addColumn<int>("port");
    const QString none;
    QTest::newRow("plain") << u"https://h.example"_s << u"https://h.example"_s << u"h.example"_s << none << 443;
    QTest::newRow("capitals") << u"https://H.Example"_s << u"https://h.example"_s << u"h.example"_s << none << 443;
    QTest::newRow("own port") << u"https://h.example:8443"_s << u"https://h.example:8443"_s << u"h.example"_s << none
                              << 8443;
    QTest::newRow("usual port") << u"https://h.example:443"_s << u"https://h.example"_s << u"h.example"_s << none
                                << 443;
    QTest::newRow("first port") << u"https://h.example:1"_s << u"https://h.example:1"_s << u"h.example"_s << none << 1;
    QTest::newRow("last port") << u"https://h.example:65535"_s << u"https://h.example:65535"_s << u"h.example"_s << none
                               << 65535;
    QTest::newRow("single label") << u"https://intranet"_s << u"https://intranet"_s << u"intranet"_s << none << 443;
    QTest::newRow("hyphen and digits") << u"https://a-1.b2.example"_s << u"https://a-1.b2.example"_s
                                       << u"a-1.b2.example"_s << none << 443;
    QTest::newRow("label of digits") << u"https://123.example"_s << u"https://123.example"_s << u"123.example"_s << none
                                     << 443;
    QTest::newRow("IPv4") << u"https://192.0.2.7"_s << u"https://192.0.2.7"_s << u"192.0.2.7"_s << none << 443;
    QTest::newRow("IPv6") << u"https://[2001:DB8:0:0:0:0:0:1]"_s << u"https://[2001:db8::1]"_s << u"2001:db8::1"_s
                          << none << 443;
    QTest::newRow("IPv6 and port") << u"https://[2001:db8::1]:8443"_s << u"https://[2001:db8::1]:8443"_s
                                   << u"2001:db8::1"_s << none << 8443;
    QTest::newRow("IPv6 with an IPv4 tail")
        << u"https://[::ffff:192.0.2.7]"_s << u"https://[::ffff:192.0.2.7]"_s << u"::ffff:192.0.2.7"_s << none << 443;
    QTest::newRow("IPv6 with two gaps of zeros")
        << u"https://[1:0:0:2:0:0:0:3]"_s << u"https://[1:0:0:2::3]"_s << u"1:0:0:2::3"_s << none << 443;
    QTest::newRow("IPv6 with one zero") << u"https://[1:0:2:3:4:5:6:7]"_s << u"https://[1:0:2:3:4:5:6:7]"_s
                                        << u"1:0:2:3:4:5:6:7"_s << none << 443;
    QTest::newRow("IPv6 that ends in zeros")
        << u"https://[2001:db8::]"_s << u"https://[2001:db8::]"_s << u"2001:db8::"_s << none << 443;
    QTest::newRow("loopback over http") << u"http://127.0.0.1:8080"_s << u"http://127.0.0.1:8080"_s << u"127.0.0.1"_s
                                        << none << 8080;
    QTest::newRow("http's usual port") << u"http://localhost:80"_s << u"http://localhost"_s << u"localhost"_s << none
                                       << 80;
    QTest::newRow("IPv6 loopback over http") << u"http://[::1]:9"_s << u"http://[::1]:9"_s << u"::1"_s << none << 9;
    QTest::newRow("https with http's port")
        << u"https://h.example:80"_s << u"https://h.example:80"_s << u"h.example"_s << none << 80;
    QTest::newRow("umlaut") << u"https://bücher.example"_s << u"https://xn--bcher-kva.example"_s
                            << u"xn--bcher-kva.example"_s << u"bücher.example"_s << 443;
    QTest::newRow("capital umlaut") << u"https://BÜCHER.example"_s << u"https://xn--bcher-kva.example"_s
                                    << u"xn--bcher-kva.example"_s << u"bücher.example"_s << 443;
    QTest::newRow("ACE form pasted") << u"https://xn--bcher-kva.example"_s << u"https://xn--bcher-kva.example"_s
                                     << u"xn--bcher-kva.example"_s << u"bücher.example"_s << 443;
    QTest::newRow("Cyrillic look-alike") << u"https://xn--80ak6aa92e.com"_s << u"https://xn--80ak6aa92e.com"_s
                                         << u"xn--80ak6aa92e.com"_s << u"аррӏе.com"_s << 443;
    QTest::newRow("Cyrillic look-alike as typed") << u"https://аррӏе.com"_s << u"https://xn--80ak6aa92e.com"_s
                                                  << u"xn--80ak6aa92e.com"_s << u"аррӏе.com"_s << 443;
}

void TestResourceUrl::longOnesAreCut()
{
    const QString endless = u"resource-console:https://"_s + QString(1'000'000, u'a');
    QCOMPARE(startText(endless)->size(), longestStartText);
    QCOMPARE(startText(endless.mid(17))->size(), longestStartText);
}

RC_PLAIN_TEST(TestResourceUrl)

} // namespace rc::tst_resourceurl

#include "tst_resourceurl.moc"
