// SPDX-License-Identifier: GPL-3.0-or-later
// Only the redirect that moves a slash may be followed, and each of the others names its target safely; refusals with a
// sign-in address, and those with only “Bearer”.
#include "support/testprogram.h"
#include "wire/http/bearerchallenge.h"
#include "wire/http/slashredirect.h"

namespace rc::tst_slashredirect {

namespace {

HttpResponse redirect(const QString &asked, int status, const QByteArray &location)
{
    HttpResponse response;
    response.url = QUrl(asked);
    response.status = status;
    response.headers = {{"Location", location}};
    return response;
}

} // namespace

class TestSlashRedirect : public QObject
{
    Q_OBJECT

private slots:
    void onlySlashRedirectsAreFollowed_data()
    {
        addColumns<QString, QByteArray>("asked", "location");
        QTest::addColumn<QString>("target"); // empty: not followed
        const QString with = u"https://h.example/mcp/"_s;
        const QString without = u"https://h.example/mcp"_s;
        const auto row = [](const char *name, const QString &asked, const char *location, const QString &target) {
            QTest::newRow(name) << asked << QByteArray(location) << target;
        };
        row("adds the slash, absolute", without, "https://h.example/mcp/", with);
        row("drops the slash, absolute", with, "https://h.example/mcp", without);
        row("adds the slash, by path", without, "/mcp/", with);
        row("drops the slash, by path", with, "/mcp", without);
        row("adds the slash, relative", without, "mcp/", with);
        row("adds the slash, scheme-relative", without, "//h.example/mcp/", with);
        row("the usual port, said", without, "https://h.example:443/mcp/", u"https://h.example:443/mcp/"_s);
        row("the host in capitals", without, "https://H.EXAMPLE/mcp/", with);
        row("the scheme in capitals", without, "HTTPS://h.example/mcp/", with);
        row("an own port", u"http://127.0.0.1:8080/mcp"_s, "http://127.0.0.1:8080/mcp/",
            u"http://127.0.0.1:8080/mcp/"_s);
        row("escapes that stay", u"https://h.example/a%2Fb"_s, "/a%2Fb/", u"https://h.example/a%2Fb/"_s);
        row("the same query", u"https://h.example/mcp?a=1"_s, "/mcp/?a=1", u"https://h.example/mcp/?a=1"_s);

        row("dots that change nothing", without, "/x/../mcp/.", with);
        row("another spelling of the same letter", without, "/%6Dcp/", with);

        row("itself", with, "https://h.example/mcp/", {});
        row("two slashes", without, "/mcp//", {});
        row("a slash more behind one", with, "/mcp//", {});
        row("another path", with, "/other/", {});
        row("a path below", with, "/mcp/v2", {});
        row("another letter case of the path", without, "/MCP/", {});
        row("an encoded slash", without, "/mcp%2F", {});
        row("a backslash", without, "/mcp\\", {});
        row("another host", without, "https://evil.example/mcp/", {});
        row("a host below", without, "https://x.h.example/mcp/", {});
        row("a host with a dot behind", without, "https://h.example./mcp/", {});
        row("another port", without, "https://h.example:8443/mcp/", {});
        row("https to http", without, "http://h.example/mcp/", {});
        row("https to http on the port of https", without, "http://h.example:443/mcp/", {});
        row("http to https", u"http://127.0.0.1/mcp"_s, "https://127.0.0.1/mcp/", {});
        row("scheme-relative to another host", without, "//evil.example/mcp/", {});
        row("three slashes", without, "///evil.example/mcp/", {});
        row("a user name", without, "https://me@h.example/mcp/", {});
        row("a user name and password", without, "https://me:x@h.example/mcp/", {});
        row("an empty user name", without, "https://@h.example/mcp/", {});
        row("the host as a user name", without, "https://h.example@evil.example/mcp/", {});
        row("a backslash before the at sign", without, "https://h.example\\@evil.example/mcp/", {});
        row("a query more", without, "/mcp/?a=1", {});
        row("an empty query more", without, "/mcp/?", {});
        row("another query", u"https://h.example/mcp?a=1"_s, "/mcp/?a=2", {});
        row("a fragment", without, "/mcp/#a", {});
        row("an empty fragment", without, "/mcp/#", {});
        row("a file", without, "file:///mcp/", {});
        row("javascript", without, "javascript:alert(1)", {});
        row("nothing", without, "", {});
        row("garbage", without, "::::", {});
        row("a control character", without, "/mcp\x01/", {});
        row("a space in front", without, " /mcp/", {});
        row("two of them, joined", without, "/mcp/, /mcp/", {});
        row("letters of another script", without, "https://h\xd0\xb5.example/mcp/", {});
        row("the root from nothing", u"https://h.example"_s, "https://h.example/", {});
        QTest::newRow("endless") << without << QByteArray("/mcp/?") + QByteArray(1'000'000, 'a') << QString();
    }

    void onlySlashRedirectsAreFollowed()
    {
        QFETCH(QString, asked);
        QFETCH(QByteArray, location);
        QFETCH(QString, target);
        const std::optional<QUrl> followed = slashRedirect(QUrl(asked), redirect(asked, 307, location));
        QCOMPARE(followed ? followed->toString(QUrl::FullyEncoded) : QString(), target);
    }

    void onlyStatus307And308AreFollowed_data()
    {
        addColumns<int, bool>("status", "followed");
        for (const int status : {200, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 399, 400, 404})
            QTest::newRow(QByteArray::number(status).constData()) << status << (status == 307 || status == 308);
    }

    void onlyStatus307And308AreFollowed()
    {
        QFETCH(int, status);
        const QString asked = u"https://h.example/mcp"_s;
        QTEST(slashRedirect(QUrl(asked), redirect(asked, status, "/mcp/")).has_value(), "followed");
    }

    void errorsAreNotFollowed()
    {
        const QString asked = u"https://h.example/mcp"_s;
        HttpResponse response = redirect(asked, 307, "/mcp/");
        response.fault = ErrorKind::ConnectionLost;
        QVERIFY(!slashRedirect(QUrl(asked), response));
    }

    void targetIsShownSafely_data()
    {
        addColumns<QByteArray, ErrorKind, QString>("location", "kind", "detail");
        const auto row = [](const char *name, const char *location, const QString &detail,
                            ErrorKind kind = ErrorKind::Redirected) {
            QTest::newRow(name) << QByteArray(location) << kind << detail;
        };
        row("another host", "https://other.example:8443/login", u"https://other.example:8443/login"_s);
        row("by path", "/login", u"https://h.example/login"_s);
        row("without user and password", "https://me:secret@other.example/x", u"https://other.example/x"_s);
        row("without query and fragment", "https://other.example/x?token=1#t", u"https://other.example/x"_s);
        row("look-alike letters keep their ACE form", "https://xn--80ak6aa92e.com/", u"https://xn--80ak6aa92e.com/"_s);
        row("a directional mark stays an escape", "https://other.example/%E2%80%AEx",
            u"https://other.example/%E2%80%AEx"_s);
        row("to http on the same host", "http://h.example/mcp", u"http://h.example/mcp"_s, ErrorKind::RedirectedToHttp);
        row("to http on another host", "http://other.example/mcp", u"http://other.example/mcp"_s);
        row("nothing", "", {});
        row("garbage", "\x1b]0;x\x07", {});
        row("no web address", "javascript:alert(1)", {});
    }

    void targetIsShownSafely()
    {
        QFETCH(QByteArray, location);
        QFETCH(ErrorKind, kind);
        QFETCH(QString, detail);
        const Error error = redirectError(redirect(u"https://h.example/mcp"_s, 302, location));
        QCOMPARE(error.kind, kind);
        QCOMPARE(error.detail, detail);
        QCOMPARE(error.status, 302);
    }

    void locationIsParsed_data()
    {
        addColumns<int, QByteArray, bool, bool, QString, QString>("status", "header", "there", "signIn", "metadata",
                                                                  "scope");
        const QString place = u"https:/"_s + u"/t.example/.well-known/oauth-protected-resource/mcp"_s;
        const QByteArray quoted = '"' + place.toLatin1() + '"';
        const auto row = [](const char *name, int status, const QByteArray &header, bool there, bool signIn,
                            const QString &metadata, const QString &scope = {}) {
            QTest::newRow(name) << status << header << there << signIn << metadata << scope;
        };
        row("usual", 401, "Bearer resource_metadata=" + quoted + ", scope=\"a b\"", true, true, place, u"a b"_s);
        row("any case", 401, "bEARER  RESOURCE_METADATA = " + quoted, true, true, place);
        row("second of two", 401, "Basic realm=\"x, y\", Bearer scope=a, resource_metadata=" + quoted, true, true,
            place, u"a"_s);
        row("of another scheme", 401, "Bearer realm=\"r\", DPoP resource_metadata=" + quoted, true, false, {});
        row("escapes", 401, "Bearer scope=\"a\\\"b\"", true, false, {}, u"a\"b"_s);
        row("alone", 401, "Bearer", true, false, {});
        row("as servers of before name it", 401, "Bearer authorization_uri=" + quoted, true, true, {});
        row("no such scheme", 401, "Basic realm=\"Bearer\"", false, false, {});
        row("no refusal", 200, "Bearer resource_metadata=" + quoted, false, false, {});
        row("twice", 401, "Bearer resource_metadata=" + quoted + ", resource_metadata=\"https:x\"", true, true, place);
        row("unclosed", 401, "Bearer resource_metadata=\"https:", true, true, u"\"https:"_s);
    }

    void locationIsParsed()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, header);
        HttpResponse response;
        response.status = status;
        response.headers = {{"WWW-Authenticate", header}};
        const auto challenge = bearerChallenge(response);
        QTEST(challenge.has_value(), "there");
        if (!challenge)
            return;
        QTEST(challenge->namesSignInServer(), "signIn");
        if (!header.endsWith("https:")) // not a valid address
            QTEST(challenge->metadata, "metadata");
        QTEST(challenge->scope, "scope");
    }

    void origins()
    {
        const QUrl one(u"https:/"_s + u"/a.example/mcp"_s);
        QVERIFY(isSameOrigin(one, QUrl(u"https:/"_s + u"/a.example:443/x"_s)));
        QVERIFY(!isSameOrigin(one, QUrl(u"http:/"_s + u"/a.example/x"_s)));
        QVERIFY(!isSameOrigin(one, QUrl(u"https:/"_s + u"/a.example:8443/x"_s)));
        QVERIFY(!isSameOrigin(one, QUrl(u"https:/"_s + u"/b.example/x"_s)));
        QVERIFY(!isSameOrigin(QUrl(), QUrl()));
    }
};

RC_TEST(TestSlashRedirect)

} // namespace rc::tst_slashredirect

#include "tst_slashredirect.moc"
