// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the accepted Resource URLs, their parts, and the ignored parts; the text for the field from a start with one;
// and tool servers with their endpoints.
#include "core/tool/toolcatalog.h"
#include "core/url/resourceurl.h"
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
    void findsTheAddressInPastedText_data();

    void findsTheAddressInPastedText()
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
    void ignoresInvisibleCharactersAround()
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
        addColumns<QString, QString, QString>("pasted", "owner", "written");
        addRow("plain", u"ada"_s, u"ada"_s, u"ada"_s);
        addRow("upper case stays", u"Ada"_s, u"Ada"_s, u"Ada"_s);
        addRow("space", u"a%20b"_s, u"a b"_s, u"a%20b"_s);
        addRow("dot", u"ada.l"_s, u"ada.l"_s, u"ada.l"_s);
        addRow("three dots", u"..."_s, u"..."_s, u"..."_s);
        addRow("plus stays a plus", u"a+b"_s, u"a+b"_s, u"a%2Bb"_s);
        addRow("encoded plus", u"a%2Bb"_s, u"a+b"_s, u"a%2Bb"_s);
        addRow("umlaut", u"jürgen"_s, u"jürgen"_s, u"j%C3%BCrgen"_s);
        addRow("encoded umlaut", u"j%C3%BCrgen"_s, u"jürgen"_s, u"j%C3%BCrgen"_s);
        addRow("lower-case hexadecimal", u"j%c3%bcrgen"_s, u"jürgen"_s, u"j%C3%BCrgen"_s);
        addRow("needlessly encoded", u"%61da"_s, u"ada"_s, u"ada"_s);
        addRow("encoded percent sign", u"50%25"_s, u"50%"_s, u"50%25"_s);
        addRow("at sign", u"ada@example.net"_s, u"ada@example.net"_s, u"ada%40example.net"_s);
        addRow("apostrophe", u"o'brien"_s, u"o'brien"_s, u"o%27brien"_s);
        addRow("tilde and underscore", u"~a_b-c"_s, u"~a_b-c"_s, u"~a_b-c"_s);
        addRow("encoded question mark", u"a%3Fb"_s, u"a?b"_s, u"a%3Fb"_s);
        addRow("Japanese", u"花子"_s, u"花子"_s, u"%E8%8A%B1%E5%AD%90"_s);
        addRow("emoji", u"%F0%9F%A6%8A"_s, u"🦊"_s, u"%F0%9F%A6%8A"_s);
        addRow("the word u", u"u"_s, u"u"_s, u"u"_s);
        addRow("the word logs", u"logs"_s, u"logs"_s, u"logs"_s);
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
        addRow("none", QString());
        addRow("documented", u"/tools"_s);
        addRow("capitals", u"/DevTools"_s);
        addRow("several", u"/a/b/c"_s);
        addRow("encoded space", u"/my%20tools"_s);
        addRow("the word u", u"/u"_s);
        addRow("another resource before", u"/u/eve/resources/"_s + uuid);
        addRow("tilde", u"/~team"_s);
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
        addColumns<QString, QString, QString>("pasted", "team", "written");
        addRow("plain", u"/team/ops"_s, u"ops"_s, u"/team/ops"_s);
        addRow("space", u"/DevTools/team/night%20shift"_s, u"night shift"_s, u"/DevTools/team/night%20shift"_s);
        addRow("the word u", u"/team/u"_s, u"u"_s, u"/team/u"_s);
        addRow("the word team", u"/team/team"_s, u"team"_s, u"/team/team"_s);
        addRow("product path with a user in it", u"/u/eve/team/ops"_s, u"ops"_s, u"/u/eve/team/ops"_s);
    }

    void readsTheTeam()
    {
        QFETCH(QString, pasted);
        QFETCH(QString, team);
        QFETCH(QString, written);
        const auto found = rc::parseResourceUrl(u"https://h.example"_s + pasted + u"/resources/"_s + uuid);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        const ResourceUrl &resource = found->resource;
        QVERIFY(resource.isTeamResource());
        QCOMPARE(resource.team, team);
        QCOMPARE(resource.holder(), team);
        QCOMPARE(resource.owner, QString());
        QCOMPARE(resource.resourceUrl(), u"https://h.example"_s + written + u"/resources/"_s + uuid + u'/');
        // An owner with the same name is different.
        const ResourceUrl owned = resource.ownedBy(team);
        QVERIFY(!owned.isTeamResource() && !(owned == resource));
        QCOMPARE(owned.holder(), team);
        QCOMPARE(owned.uuid, resource.uuid);
        QCOMPARE(owned.productPath, resource.productPath);
        QVERIFY(owned.logsUrl().contains(u"/u/"_s) && rc::parseResourceUrl(owned.logsUrl())->resource == owned);
    }

    void readsResourcePages_data()
    {
        QTest::addColumn<QString>("pasted"); // after the host
        addColumns<QString, QString>("written", "trimmed");
        const QString team = u"/team/night%20shift/resources/"_s + uuid + u'/';
        const QString login = u"the login page before it"_s;
        addRow("its check", path + u"check/"_s, path, u"/check/"_s);
        addRow("its wiki", path + u"wiki/"_s, path, u"/wiki/"_s);
        addRow("a page of its wiki", path + u"wiki/how%20to/start"_s, path, u"/wiki/how%20to/start/"_s);
        addRow("a page that is named wiki", path + u"wiki/wiki"_s, QString(), QString());
        addRow("a team's wiki", team + u"wiki/start/"_s, team, u"/wiki/start/"_s);
        addRow("the login page", u"/accounts/login/?next="_s + path, path, login);
        addRow("the login page, encoded",
               u"/accounts/login?next="_s + QString::fromLatin1(QUrl::toPercentEncoding(path)), path, login);
        addRow("the login page, a team", u"/accounts/login/?next="_s + team, team, login);
        addRow("the login page, a team encoded twice",
               u"/accounts/login/?next=/team/night%2520shift/resources/"_s + uuid + u'/', team, login);
        addRow("the login page, a page", u"/accounts/login/?next="_s + path + u"wiki/"_s, path, login + u"|/wiki/"_s);
        addRow("the login page below a product", u"/x/accounts/login/?a=b&next="_s + path, path, login);
        for (const char *elsewhere :
             {"//evil.example", "https://evil.example", "%2F%2Fevil.example", "/%2Fevil.example", "@evil.example",
              "%5C%5Cevil.example", "/..", "%09//evil.example", "%2F%00"})
            addRow(elsewhere, u"/accounts/login/?next="_s + QLatin1StringView(elsewhere) + path, QString(), QString());
        addRow("twice through the login", u"/accounts/login/?next=/accounts/login/%3Fnext="_s + path, QString(),
               QString());
    }

    void readsResourcePages()
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
    void keepsTheUuidUnchanged()
    {
        const auto found = rc::parseResourceUrl(u"https://h.example/u/ada/resources/"_s + uuid.toUpper());
        QVERIFY(found);
        QCOMPARE(found->resource.uuid, uuid.toUpper());
    }

    void roundTrips_data()
    {
        QTest::addColumn<QString>("text");
        addRow("umlaut in owner and host", u"https://bücher.example:8443/a%20b/u/jürgen%2B/resources/"_s + uuid);
        addRow("IPv6 loopback", u"http://[::1]:4000/u/o'brien/resources/"_s + uuid + u"/logs"_s);
        addRow("mapped host", u"https://ｌogs.example"_s + path);
    }

    void roundTrips()
    {
        QFETCH(QString, text);
        const auto first = rc::parseResourceUrl(text);
        QVERIFY2(first, first ? "" : qPrintable(first.error().detail));
        const auto second = rc::parseResourceUrl(first->resource.resourceUrl());
        QVERIFY(second);
        QVERIFY(second->resource == first->resource);
        QCOMPARE(second->trimmed, QStringList());
    }

    void neverShowsQueryValues()
    {
        const auto found = rc::parseResourceUrl(url + u"?api_key=sk-hush#hush"_s);
        QVERIFY(found);
        QVERIFY(!found->trimmed.join(u' ').contains("hush"_L1));
        const auto odd = rc::parseResourceUrl(url + u"?sk-hush"_s);
        QVERIFY(odd);
        QCOMPARE(odd->trimmed, QStringList(u"the query ?…"_s));
    }

    void recognizesLoopback_data()
    {
        addColumns<QString, bool>("host", "loopback");
        addRow("localhost", u"localhost"_s, true);
        addRow("capitals", u"LocalHost"_s, true);
        addRow("below localhost", u"a.localhost"_s, false);
        addRow("127.0.0.1", u"127.0.0.1"_s, true);
        addRow("127.9.9.9", u"127.9.9.9"_s, true);
        addRow("::1", u"::1"_s, true);
        addRow("::1 in full", u"0:0:0:0:0:0:0:1"_s, true);
        addRow("::1 in brackets", u"[::1]"_s, true);
        addRow("name that begins like it", u"localhost.example"_s, false);
        addRow("name that ends like it", u"notlocalhost"_s, false);
        addRow("127 as a name", u"127.0.0.1.example"_s, false);
        addRow("short form", u"127.1"_s, false);
        addRow("all addresses", u"0.0.0.0"_s, false);
        addRow("private network", u"192.168.0.1"_s, false);
        addRow("nothing", QString(), false);
    }

    void recognizesLoopback()
    {
        QFETCH(QString, host);
        QTEST(rc::isLoopbackHost(host), "loopback");
    }

    void acceptsArgumentsAsText_data()
    {
        addColumns<QString, std::optional<QString>>("argument", "text");
        const std::optional<QString> none;
        addRow("Resource URL", startUrl, std::optional(startUrl));
        addRow("link", QString(u"resource-console:"_s + startUrl), std::optional(startUrl));
        addRow("link in other case", QString(u"Resource-Console:"_s + startUrl), std::optional(startUrl));
        addRow("link with slashes", QString(u"resource-console://"_s + startUrl), std::optional(startUrl));
        addRow("encoded link",
               QString(u"resource-console:"_s + QString::fromLatin1(startUrl.toUtf8().toPercentEncoding())),
               std::optional(startUrl));
        addRow("link without anything", u"resource-console:"_s, std::optional(QString(u""_s)));
        addRow("link to something else", u"resource-console:rm -rf"_s, std::optional(u"rm -rf"_s));
        addRow("command", u"check"_s, none);
        addRow("not a command", u"chekc"_s, none);
        addRow("option", u"--profile=https://x"_s, none);
        addRow("empty", u""_s, none);
    }

    void acceptsArgumentsAsText()
    {
        QFETCH(QString, argument);
        QFETCH(std::optional<QString>, text);
        QCOMPARE(startText(argument), text);
    }

    void longUrlsAreCut();

    void readsAToolServer_data()
    {
        addColumns<QString, QByteArray>("text", "address");
        addRow("host only", u"https://mcp.example"_s, "https://mcp.example"_ba);
        addRow("trailing slash", u"https://mcp.example/"_s, "https://mcp.example"_ba);
        addRow("path is kept", u"https://mcp.example/a%20b/c/"_s, "https://mcp.example/a%20b/c"_ba);
        addRow("general endpoint", u"https://mcp.example/mcp/"_s, "https://mcp.example"_ba);
        addRow("general endpoint without slash", u"https://mcp.example/x/mcp"_s, "https://mcp.example/x/mcp"_ba);
        addRow("code-hosting endpoint", u"https://mcp.example/github/"_s, "https://mcp.example"_ba);
        addRow("an endpoint below one", u"https://mcp.example/mcp/mcp/"_s, "https://mcp.example/mcp/mcp/"_ba);
        addRow("another one below it", u"https://mcp.example/mcp/github/"_s, "https://mcp.example/mcp/github/"_ba);
        addRow("port", u"https://mcp.example:8443/"_s, "https://mcp.example:8443"_ba);
        addRow("usual port", u"https://mcp.example:443/"_s, "https://mcp.example"_ba);
        addRow("loopback", u"http://127.0.0.1:4000/mcp/"_s, "http://127.0.0.1:4000"_ba);
        addRow("IPv6 loopback", u"http://[::1]:4000/"_s, "http://[::1]:4000"_ba);
        addRow("international", u"https://bücher.example/"_s, "https://xn--bcher-kva.example"_ba);
        addRow("in quotes", u"\"https://mcp.example/\""_s, "https://mcp.example"_ba);
        addRow("Chinese behind it", u"https://mcp.example/mcp/，谢谢"_s, "https://mcp.example"_ba);
        addRow("emoji behind it", u"https://mcp.example/mcp/🚀 go"_s, "https://mcp.example"_ba);
        addRow("Slack link", u"<https://mcp.example/mcp/|tools>"_s, "https://mcp.example"_ba);
        addRow("Markdown link to itself", u"[https://mcp.example/](https://mcp.example/)"_s, "https://mcp.example"_ba);
        addRow("HTML's brackets", u"&lt;https://mcp.example/&gt;"_s, "https://mcp.example"_ba);
        addRow("JSON's slashes", u"{\"url\":\"https:\\/\\/mcp.example\\/mcp\"}"_s, "https://mcp.example/mcp"_ba);
        addRow("Safe Links", u"https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmcp.example&data=1"_s,
               "https://mcp.example"_ba);
        addRow("curl", u"curl https://mcp.example/mcp/ -H 'X-API-Key: k'"_s, "https://mcp.example"_ba);
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
        addColumns<QString, QString>("text", "reason");
        addRow("nothing", QString(), QString());
        addRow("no scheme", u"mcp.example/mcp/"_s, u"https://"_s);
        addRow("http elsewhere", u"http://mcp.example/"_s, u"unencrypted"_s);
        addRow("query", u"https://mcp.example/?a=1"_s, u"query"_s);
        addRow("fragment", u"https://mcp.example/#x"_s, u"fragment"_s);
        addRow("a Resource URL", u"https://h.example/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s,
               u"This is a Resource URL"_s);
        addRow("a bar in the path", u"https://mcp.example/a|b"_s, u"not allowed"_s);
        addRow("a rewritten link", u"https://protect-us.mimecast.com/s/abc"_s, u"Mimecast"_s);
        addRow("too long", u"https://mcp.example/"_s + QString(9000, u'a'), u"8 KiB"_s);
    }

    void refusesAToolServer()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const auto found = rc::parseToolServerUrl(text);
        QVERIFY(!found);
        QCOMPARE(found.error().kind, rc::ErrorKind::BadInput);
        QVERIFY2(found.error().detail.text().contains(reason), qPrintable(found.error().detail));
    }

    void derivesTheEndpoints_data()
    {
        addColumns<QString, rc::CatalogKind, QByteArray>("server", "kind", "endpoint");
        addRow("general", u"https://mcp.example"_s, rc::CatalogKind::General, "https://mcp.example/mcp/"_ba);
        addRow("code-hosting", u"https://mcp.example/"_s, rc::CatalogKind::CodeHosting,
               "https://mcp.example/github/"_ba);
        const rc::CatalogKind further(u"x"_s, u"/mcp"_s);
        for (const QByteArray &root :
             {"https://mcp.example"_ba, "https://mcp.example/x"_ba, "https://mcp.example/mcp"_ba}) {
            const QString typed = QString::fromLatin1(root) + u"/mcp"_s;
            QTest::addRow("%s as typed", root.data()) << typed << rc::CatalogKind::General << root + "/mcp";
            QTest::addRow("%s with a slash", root.data()) << typed + u'/' << rc::CatalogKind::General << root + "/mcp/";
            QTest::addRow("%s beside it", root.data()) << typed << rc::CatalogKind::CodeHosting << root + "/github/";
            QTest::addRow("%s by a further path", root.data()) << typed << further << root + "/mcp";
        }
        addRow("below a path", u"https://mcp.example/a%20b/"_s, rc::CatalogKind::General,
               "https://mcp.example/a%20b/mcp/"_ba);
    }

    void derivesTheEndpoints()
    {
        QFETCH(QString, server);
        QFETCH(rc::CatalogKind, kind);
        QFETCH(QByteArray, endpoint);
        const auto found = rc::parseToolServerUrl(server);
        QVERIFY(found);
        QCOMPARE(rc::catalogAddress(*found, kind).toEncoded(), endpoint);
    }
};

void TestResourceUrl::findsTheAddressInPastedText_data()
{
    addColumns<QString, QString>("text", "trimmed");
    const QString bare = url.chopped(1);
    const QString around = u"text around the address"_s;
    const QString quoted = u"quotes|text around the address"_s;

    addRow("as documented", url, QString());
    addRow("no trailing slash", bare, QString());
    addRow("scheme in capitals", u"HTTPS"_s + url.mid(5), QString());
    addRow("logs with slash", url + u"logs/"_s, u"/logs/"_s);
    addRow("logs without slash", url + u"logs"_s, u"/logs/"_s);
    addRow("query", url + u"?a=1"_s, u"the query ?a=…"_s);
    addRow("query without slash", bare + u"?a=1&b=2"_s, u"the query ?a=…&b=…"_s);
    addRow("fragment", url + u"#top"_s, u"the fragment after #"_s);
    addRow("logs, query and fragment", url + u"logs/?a=1#x"_s, u"/logs/|the query ?a=…|the fragment after #"_s);
    addRow("another address in its query", url + u"?next=https://evil.example/"_s, u"the query ?next=…"_s);
    addRow("spaces around", u"  "_s + url + u" "_s, u"spaces around the address"_s);
    addRow("line break behind", url + u"\r\n"_s, u"spaces around the address"_s);
    addRow("tab before", u"\t"_s + url, u"spaces around the address"_s);

    addRow("double quotes", u'"' + url + u'"', u"quotes"_s);
    addRow("single quotes", u'\'' + url + u'\'', u"quotes"_s);
    addRow("backticks", u'`' + url + u'`', u"quotes"_s);
    addRow("typographic quotes", u"“"_s + url + u"”"_s, u"quotes"_s);
    addRow("typographic single quotes", u"‘"_s + url + u"’"_s, u"quotes"_s);
    addRow("German quotes", u"„"_s + url + u"“"_s, u"quotes"_s);
    addRow("guillemets", u"«"_s + url + u"»"_s, u"quotes"_s);
    addRow("angle brackets", u'<' + url + u'>', u"angle brackets"_s);
    addRow("quote that never closes", u'"' + url, around);
    addRow("space before the closing quote", u'"' + url + u" \""_s, u"quotes"_s);

    addRow("settings line", u"SERVICE_RESOURCE="_s + url, around);
    addRow("settings line in quotes", u"SERVICE_RESOURCE=\""_s + url + u'"', quoted);
    addRow("exported setting", u"export SERVICE_RESOURCE='"_s + url + u'\'', quoted);
    addRow("settings file", u"SERVICE_USERNAME=ada\nSERVICE_RESOURCE="_s + url + u"\nSERVICE_DEBUG=false\n"_s, around);
    addRow("PowerShell", u"$env:SERVICE_RESOURCE = \""_s + url + u'"', quoted);
    addRow("YAML", u"resource: "_s + url, around);
    addRow("JSON", u"{\"resource\":\""_s + url + u"\",\"debug\":false}"_s, quoted);
    addRow("escaped quotes", u"-d \"{\\\"resource\\\":\\\""_s + url + u"\\\"}\""_s, quoted);
    addRow("curl, address first", u"curl "_s + url + u"logs/ -H 'X-API-Key: k'"_s, u"text around the address|/logs/"_s);
    addRow("curl, address last", u"curl -X POST -H 'Content-Type: application/json' '"_s + url + u"logs/'"_s,
           quoted + u"|/logs/"_s);
    addRow("curl over several lines",
           u"curl -X POST "_s + url + u"logs/ \\\n  -H \"X-API-Key: $KEY\" \\\n  -d '{\"logs\":[]}'"_s,
           u"text around the address|/logs/"_s);
    addRow("curl with a proxy before it", u"curl -x http://proxy.example:3128 "_s + url, u"text around the address"_s);
    addRow("Python", u"configure(username=\"ada\", resource=\""_s + url + u"\", cloud_level=\"INFO\")"_s, quoted);
    addRow("Node", u"configure({ username: 'ada', resource: '"_s + url + u"' });"_s, quoted);
    addRow("Node without quotes", u"{resource:"_s + url + u'}', around);

    addRow("sentence", u"Please send to "_s + url + u" today."_s, around);
    addRow("full stop behind", u"It is "_s + url + u"."_s, around);
    addRow("comma behind", u"With "_s + url + u", it fails"_s, around);
    addRow("question mark behind", u"Is it "_s + bare + u"?"_s, around);
    addRow("exclamation mark behind", url + u"!"_s, around);
    addRow("ellipsis behind", url + u"…"_s, around);
    addRow("in brackets", u"(see "_s + url + u")"_s, around);
    addRow("in square brackets", u'[' + url + u']', around);
    addRow("Markdown link", u"[my resource]("_s + url + u")."_s, around);
    addRow("HTML link", u"<a href=\""_s + url + u"\">here</a>"_s, quoted);
    addRow("behind another address", u"From https://wiki.example/page: "_s + url, around);
    addRow("before another address", url + u" and https://wiki.example/page"_s, around);
    const QString unseen = u"invisible characters around the address"_s;
    addRow("zero-width non-joiner behind", url + u"\u200c"_s, unseen);
    addRow("soft hyphen behind", url + u"\u00ad"_s, unseen);
    addRow("right-to-left isolate around", u"\u2067"_s + url + u"\u2069"_s, unseen);
    addRow("thin and figure space", u"\u2009"_s + url + u"\u2007"_s, unseen);
    addRow("Mongolian vowel separator", u"\u180e"_s + url, unseen);
    addRow("line separator behind", url + u"\u2028"_s, unseen);
    addRow("Hangul filler and Braille blank", u"\u3164"_s + url + u"\u2800"_s, unseen);
    addRow("byte order mark in quotes", u"\"\ufeff"_s + url + u"\u200b\""_s, around);
    addRow("no-break space, then words", url + u"\u00a0today"_s, around);
    addRow("ideographic space, then words", url + u"\u3000です"_s, around);

    for (const QString &mark : {u"，"_s,   u"。"_s, u"、"_s,   u"；"_s, u"：）"_s,
                                u"）。"_s, u"】"_s, u"！"_s,   u"？"_s, u"…"_s,
                                u"·"_s,    u"»."_s, u"*"_s,    u"**"_s, u"]"_s,
                                u"):"_s,   u"؟"_s,  u"،"_s,    u"।"_s,  u"—"_s,
                                u"™"_s,    u"👍"_s, u"👍🏽"_s, u"❤️"_s,  u"👨‍👩‍👧"_s,
                                u"🇩🇪"_s,   u"✅!"_s})
        addRow(qPrintable(u"behind it "_s + mark), url + mark, around);
    addRow("Chinese without a gap", u"地址是"_s + url + u"，谢谢"_s, around);
    addRow("Japanese without a gap", u"URLは"_s + url + u"です。"_s, around);
    addRow("dash without a gap", url + u"—see there"_s, around);
    addRow("emoji before", u"👉"_s + url, around);
    addRow("French quotes with spaces", u"« "_s + url + u" »"_s, around);
    addRow("Swedish quotes", u"”"_s + url + u"”"_s, u"quotes"_s);
    addRow("Polish quotes", u"„"_s + url + u"”"_s, u"quotes"_s);
    addRow("corner brackets", u"「"_s + url + u"」"_s, u"quotes"_s);
    addRow("double corner brackets", u"『"_s + url + u"』です"_s, quoted);
    addRow("book title marks", u"《"_s + url + u"》"_s, u"quotes"_s);
    addRow("lenticular brackets", u"【"_s + url + u"】"_s, u"quotes"_s);
    addRow("single guillemets", u"‹"_s + url + u"›"_s, u"quotes"_s);
    addRow("fullwidth quotes", u"＂"_s + url + u"＂"_s, u"quotes"_s);
    addRow("fullwidth parentheses", u"（"_s + url + u"）"_s, u"quotes"_s);
    addRow("heavy quotes", u"❝"_s + url + u"❞"_s, u"quotes"_s);
    addRow("quotes that do not match", u"\""_s + url + u"”"_s, around);

    addRow("Markdown link to itself", u'[' + url + u"]("_s + url + u')', around);
    addRow("Markdown link with words behind", u"[a]("_s + url + u")b"_s, around);
    addRow("Markdown link with a title", u"[a]("_s + url + u" \"my logs\")"_s, around);
    addRow("Markdown reference", u"[1]: <"_s + url + u">"_s, u"angle brackets|text around the address"_s);
    addRow("Markdown bold", u"**"_s + url + u"**"_s, around);
    addRow("Markdown italics", u"_"_s + url + u"_"_s, around);
    addRow("Markdown table", u"|"_s + url + u"|"_s, around);
    addRow("Slack link", u"<"_s + url + u"|my logs>"_s, u"angle brackets|text around the address"_s);
    addRow("Slack link with the address as its words", u"see <"_s + url + u'|' + url + u">"_s,
           u"angle brackets|text around the address"_s);
    addRow("Jira link", u"[logs|"_s + url + u"]"_s, around);
    addRow("Org link", u"[["_s + url + u"][logs]]"_s, around);
    addRow("AsciiDoc link", url + u"[logs]"_s, around);
    addRow("LaTeX link", u"\\href{"_s + url + u"}{logs}"_s, around);
    addRow("URL: in angle brackets", u"<URL:"_s + url + u">"_s, around);

    addRow("HTML's brackets", u"&lt;"_s + url + u"&gt;"_s, around);
    addRow("HTML's quotes", u"href=&quot;"_s + url + u"&quot;&gt;"_s, around);
    addRow("HTML's apostrophes", u"&#39;"_s + url + u"&#39;"_s, around);
    addRow("HTML's no-break space", url + u"&nbsp;"_s, around);
    addRow("HTML's ampersand in a query", url + u"?a=1&amp;b=2"_s, u"the query ?…"_s);
    const auto written = [](QLatin1StringView slash) { return QString(url).replace("/"_L1, slash); };
    addRow("JSON's slashes", written("\\/"_L1), u"JSON escapes"_s);
    addRow("JSON's slashes, twice", u"\""_s + written("\\\\/"_L1) + u"\""_s, u"quotes|JSON escapes"_s);
    addRow("JSON's slashes by number", u"{\"u\":\""_s + written("\\u002F"_L1) + u"\"}"_s, quoted + u"|JSON escapes"_s);
    addRow("HTML's slashes", written("&#x2F;"_L1), u"HTML entities"_s);
    addRow("HTML's slashes by name", written("&sol;"_L1), u"HTML entities"_s);

    const QString broken = u"|line breaks inside the address"_s;
    const auto with = [](const QString &gap, std::initializer_list<qsizetype> places) {
        QString text = url;
        for (const qsizetype place : places)
            text.insert(place, gap);
        return text;
    };
    const qsizetype inUuid = url.size() - 20;
    const qsizetype inOwner = u"https://logs.example.net/tools/u/ad"_s.size();
    addRow("broken in the UUID", with(u"\n"_s, {inUuid}), broken.mid(1));
    addRow("broken by a mail", u"Hello,\r\n\r\n"_s + with(u"\r\n"_s, {inUuid}) + u"\r\n\r\nRegards"_s, around + broken);
    addRow("broken twice", with(u"\n"_s, {inUuid, inOwner}), broken.mid(1));
    addRow("broken and indented", with(u"\n    "_s, {inUuid}), broken.mid(1));
    addRow("broken in a quoted mail", u"> "_s + with(u"\n> "_s, {inUuid}), around + broken);
    addRow("broken in angle brackets", u"<"_s + with(u"\n"_s, {inUuid}) + u">"_s, u"angle brackets"_s + broken);
    addRow("broken in quotes", u"\""_s + with(u"\n"_s, {inOwner}) + u"\""_s, u"quotes"_s + broken);
    addRow("quoted-printable", with(u"=\n"_s, {inUuid}), broken.mid(1));
    addRow("quoted-printable, CRLF, thrice", with(u"=\r\n"_s, {inUuid + 5, inUuid, inOwner}), broken.mid(1));
    addRow("broken in a shell", with(u"\\\n"_s, {inUuid}), broken.mid(1));
    addRow("broken, and a full stop behind", with(u"\n"_s, {inUuid}) + u"."_s, around + broken);
    addRow("quoted further out", u"sh -c 'curl --url="_s + url + u"';ls"_s, around);
}

void TestResourceUrl::unwrapsRewrittenLinks_data()
{
    addColumns<QString, QString>("text", "rewriter");
    const auto encoded = [](const QString &text) { return QString::fromLatin1(QUrl::toPercentEncoding(text)); };
    const QString q = encoded(url);
    const QString safe = u"https://nam12.safelinks.protection.outlook.com/?url="_s;
    addRow("Safe Links", safe + q + u"&data=05%7C02%7Cada%40example.net&reserved=0"_s, u"Safe Links"_s);
    addRow("Safe Links in capitals", u"HTTPS://NAM12.SafeLinks.Protection.Outlook.com/ap/t-59584e83/?url="_s + q,
           u"Safe Links"_s);
    addRow("Safe Links out of HTML", u"<a href=\""_s + safe + q + u"&amp;data=05&amp;reserved=0\">logs</a>"_s,
           u"Safe Links"_s);
    addRow("Safe Links out of a raw mail", u"https://nam12.safelinks.protection.outlook.com/?url=3D"_s + q,
           u"Safe Links"_s);
    addRow("Safe Links broken by a raw mail",
           u"<https://nam12.safelinks.protection.outlook.com/?url="_s + q.left(40) + u"=\n"_s + q.mid(40) +
               u"&data=3D5>"_s,
           u"Safe Links"_s);
    addRow("Safe Links beside the address", url + u"<"_s + safe + q + u">"_s, QString());
    addRow("Safe Links of a page", safe + encoded(url + u"logs/?a=b"_s), u"Safe Links"_s);
    addRow("Safe Links of the login page", safe + encoded(u"https://logs.example.net/accounts/login/?next="_s + path),
           u"Safe Links"_s);
    addRow("Outlook", u"https://outlook.office365.com/mail/safelink.html?url="_s + q, u"Outlook"_s);
    addRow("Outlook's own", u"https://outlook.live.com/mail/0/safelink.html?corid=1&url="_s + q, u"Outlook"_s);
    addRow("Teams",
           u"https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url="_s + q +
               u"&locale=en-us"_s,
           u"Teams"_s);
    addRow("Google", u"https://www.google.com/url?sa=t&url="_s + q + u"&usg=x"_s, u"Google"_s);
    addRow("Google of another country", u"https://www.google.co.uk/url?q="_s + q, u"Google"_s);
    addRow("Slack", u"https://slack-redir.net/link?v=3&url="_s + q, u"Slack"_s);
    addRow("Facebook", u"https://l.facebook.com/l.php?u="_s + q + u"&h=AT0"_s, u"Facebook"_s);
    addRow("Instagram", u"https://l.instagram.com/?u="_s + q, u"Instagram"_s);
    addRow("LinkedIn", u"https://www.linkedin.com/redir/redirect?url="_s + q + u"&urlhash=x"_s, u"LinkedIn"_s);
    addRow("YouTube", u"https://www.youtube.com/redirect?event=x&q="_s + q, u"YouTube"_s);
    addRow("Barracuda", u"https://linkprotect.cudasvc.com/url?a="_s + q + u"&c=E,1"_s, u"Barracuda Link Protection"_s);
    addRow("Symantec", u"https://clicktime.symantec.com/3Abc?u="_s + q, u"Symantec Click-time"_s);
    addRow("Cisco", u"https://secure-web.cisco.com/1AbC-dEf/"_s + q, u"Cisco Secure Email"_s);
    addRow("Sophos",
           u"https://eu-west-1.protection.sophos.com?d=example.net&u="_s.replace(u"?"_s, u"/?"_s) +
               QString::fromLatin1(url.toUtf8().toBase64(QByteArray::Base64UrlEncoding)),
           u"Sophos"_s);
    addRow("Check Point", u"https://protect.checkpoint.com/v2/___"_s + url + u"___.YzJlOmE6bzo"_s, u"Check Point"_s);
    addRow("URL Defense 1", u"https://urldefense.proofpoint.com/v1/url?u="_s + q + u"&k=x"_s, u"URL Defense"_s);
    addRow("URL Defense 2",
           u"https://urldefense.proofpoint.com/v2/url?u=https-3A__logs.example.net_tools_u_"
           "ada_resources_0b3f6c1e-2D7a52-2D4d0e-2D9c3b-2D2f1d8e6a4b57_&d=DwMFaQ&c=x"_s,
           u"URL Defense"_s);
    addRow("URL Defense 3", u"https://urldefense.com/v3/__"_s + url + u"__;!!AbC!dEf$"_s, u"URL Defense"_s);
    addRow("URL Defense 3, one slash", u"https://urldefense.us/v3/__https:/"_s + url.mid(8) + u"__;!!AbC!dEf$"_s,
           u"URL Defense"_s);
    // * represents the first characters of the following Base64 text: “#” and then “ab”
    addRow("URL Defense 3, with characters taken out",
           u"https://urldefense.com/v3/__"_s + url + u"*top__;Iw!!AbC!dEf$"_s, u"URL Defense"_s);
    addRow("URL Defense 3, with a run taken out",
           u"https://urldefense.com/v3/__"_s + url + u"?x=**Ac__;YWI!!AbC!dEf$"_s, u"URL Defense"_s);
    addRow("one in another", safe + encoded(u"https://urldefense.com/v3/__"_s + url + u"__;!!AbC!dEf$"_s),
           u"URL Defense"_s);
    addRow("three in each other",
           safe + encoded(u"https://www.google.com/url?q="_s + encoded(u"https://slack-redir.net/link?url="_s + q)),
           u"Google"_s);
}

void TestResourceUrl::readsTheHost_data()
{
    addColumns<QString, QString, QString, QString, int>("origin", "baseUrl", "host", "unicodeHost", "port");
    const QString none;
    addRow("plain", u"https://h.example"_s, u"https://h.example"_s, u"h.example"_s, none, 443);
    addRow("capitals", u"https://H.Example"_s, u"https://h.example"_s, u"h.example"_s, none, 443);
    addRow("own port", u"https://h.example:8443"_s, u"https://h.example:8443"_s, u"h.example"_s, none, 8443);
    addRow("usual port", u"https://h.example:443"_s, u"https://h.example"_s, u"h.example"_s, none, 443);
    addRow("first port", u"https://h.example:1"_s, u"https://h.example:1"_s, u"h.example"_s, none, 1);
    addRow("last port", u"https://h.example:65535"_s, u"https://h.example:65535"_s, u"h.example"_s, none, 65535);
    addRow("single label", u"https://intranet"_s, u"https://intranet"_s, u"intranet"_s, none, 443);
    addRow("hyphen and digits", u"https://a-1.b2.example"_s, u"https://a-1.b2.example"_s, u"a-1.b2.example"_s, none,
           443);
    addRow("label of digits", u"https://123.example"_s, u"https://123.example"_s, u"123.example"_s, none, 443);
    addRow("IPv4", u"https://192.0.2.7"_s, u"https://192.0.2.7"_s, u"192.0.2.7"_s, none, 443);
    addRow("IPv6", u"https://[2001:DB8:0:0:0:0:0:1]"_s, u"https://[2001:db8::1]"_s, u"2001:db8::1"_s, none, 443);
    addRow("IPv6 and port", u"https://[2001:db8::1]:8443"_s, u"https://[2001:db8::1]:8443"_s, u"2001:db8::1"_s, none,
           8443);
    addRow("IPv6 with an IPv4 tail", u"https://[::ffff:192.0.2.7]"_s, u"https://[::ffff:192.0.2.7]"_s,
           u"::ffff:192.0.2.7"_s, none, 443);
    addRow("IPv6 with two gaps of zeros", u"https://[1:0:0:2:0:0:0:3]"_s, u"https://[1:0:0:2::3]"_s, u"1:0:0:2::3"_s,
           none, 443);
    addRow("IPv6 with one zero", u"https://[1:0:2:3:4:5:6:7]"_s, u"https://[1:0:2:3:4:5:6:7]"_s, u"1:0:2:3:4:5:6:7"_s,
           none, 443);
    addRow("IPv6 that ends in zeros", u"https://[2001:db8::]"_s, u"https://[2001:db8::]"_s, u"2001:db8::"_s, none, 443);
    addRow("loopback over http", u"http://127.0.0.1:8080"_s, u"http://127.0.0.1:8080"_s, u"127.0.0.1"_s, none, 8080);
    addRow("http's usual port", u"http://localhost:80"_s, u"http://localhost"_s, u"localhost"_s, none, 80);
    addRow("IPv6 loopback over http", u"http://[::1]:9"_s, u"http://[::1]:9"_s, u"::1"_s, none, 9);
    addRow("https with http's port", u"https://h.example:80"_s, u"https://h.example:80"_s, u"h.example"_s, none, 80);
    addRow("umlaut", u"https://bücher.example"_s, u"https://xn--bcher-kva.example"_s, u"xn--bcher-kva.example"_s,
           u"bücher.example"_s, 443);
    addRow("capital umlaut", u"https://BÜCHER.example"_s, u"https://xn--bcher-kva.example"_s,
           u"xn--bcher-kva.example"_s, u"bücher.example"_s, 443);
    addRow("ACE form pasted", u"https://xn--bcher-kva.example"_s, u"https://xn--bcher-kva.example"_s,
           u"xn--bcher-kva.example"_s, u"bücher.example"_s, 443);
    addRow("Cyrillic look-alike", u"https://xn--80ak6aa92e.com"_s, u"https://xn--80ak6aa92e.com"_s,
           u"xn--80ak6aa92e.com"_s, u"аррӏе.com"_s, 443);
    addRow("Cyrillic look-alike as typed", u"https://аррӏе.com"_s, u"https://xn--80ak6aa92e.com"_s,
           u"xn--80ak6aa92e.com"_s, u"аррӏе.com"_s, 443);
}

void TestResourceUrl::longUrlsAreCut()
{
    const QString endless = u"resource-console:https://"_s + QString(1'000'000, u'a');
    QCOMPARE(startText(endless)->size(), maxStartTextLength);
    QCOMPARE(startText(endless.mid(17))->size(), maxStartTextLength);
}

RC_PLAIN_TEST(TestResourceUrl)

} // namespace rc::tst_resourceurl

#include "tst_resourceurl.moc"
