// SPDX-License-Identifier: GPL-3.0-or-later
// Tests reading a tool-server address, and the endpoints derived from it.
#include "core/tool/toolcatalog.h"
#include "core/url/resourceurl.h"
#include "support/testprogram.h"

namespace rc::tst_toolserverurl {

class TestToolServerUrl : public QObject
{
    Q_OBJECT

private slots:
    void reads_data()
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

    void reads()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, address);
        const auto found = rc::parseToolServerUrl(text);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        QCOMPARE(found->toEncoded(), address);
        QCOMPARE(rc::parseToolServerUrl(QString::fromLatin1(address)), found); // as saved in a profile
    }

    void refuses_data()
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

    void refuses()
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

RC_PLAIN_TEST(TestToolServerUrl)

} // namespace rc::tst_toolserverurl

#include "tst_toolserverurl.moc"
