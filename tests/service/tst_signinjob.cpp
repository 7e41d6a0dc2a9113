// SPDX-License-Identifier: GPL-3.0-or-later
// A server's sign-in information is read at the user's request: without a key, at the server's own origin, within
// limits.
#include "service/tools/signinjob.h"
#include "support/ended.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_signinjob {

namespace {

SignInResult askAt(const QUrl &endpoint)
{
    SignInJob job(endpoint, HttpLimits{{10s}});
    return ended<SignInResult>(job);
}

QByteArray refusal(const QByteArray &challenge)
{
    return httpResponse(401, "{}", "application/json", "WWW-Authenticate: " + challenge + "\r\n");
}

QByteArray document(const QByteArray &resource)
{
    return "{\"resource\":\"" + resource +
           "\",\"authorization_servers\":[\"https:\\/\\/auth.example\"],\"scopes_supported\":[\"tools\"]}";
}

} // namespace

class TestSignInJob : public QObject
{
    Q_OBJECT

private slots:
    void readsMetadataNamedByTheRefusal_data()
    {
        QTest::addColumn<bool>("relative");
        QTest::newRow("a whole address") << false;
        QTest::newRow("a path") << true;
    }

    void readsMetadataNamedByTheRefusal()
    {
        QFETCH(bool, relative);
        QByteArray base;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.path == "/meta/here")
                return httpResponse(200, document(base + "/mcp/"));
            // Many servers respond to a GET before authentication.
            const QByteArray place = relative ? "/meta/here" : base + "/meta/here";
            return r.verb == "POST" ? refusal("Bearer resource_metadata=\"" + place + "\"") : httpResponse(405, "");
        });
        base = server.base().toLatin1();
        const SignInResult result = askAt(QUrl(server.base() + u"/mcp/"_s));
        QVERIFY(!result.error);
        QVERIFY(!result.namesOtherOrigin);
        QCOMPARE(result.status, 401);
        QVERIFY(result.metadata);
        QCOMPARE(result.metadata->authorizationServers, QStringList{u"https:/"_s + u"/auth.example"_s});
        QCOMPARE(result.metadata->scopes, QStringList{u"tools"_s});
        QVERIFY(!result.metadata->describesOther);
        QCOMPARE(server.seen().size(), 2);
        QVERIFY(signInLines(result).join(u' ').contains(u"auth.example"_s));
    }

    void triesTheOtherSlash()
    {
        for (const bool answers : {true, false}) {
            ScriptedServer server([answers](const ReceivedRequest &r) {
                return answers && r.path == "/mcp" ? refusal("Bearer realm=\"t\"") : httpResponse(404, "");
            });
            const SignInResult result = askAt(QUrl(server.base() + u"/mcp/"_s));
            QCOMPARE(result.challenge.has_value(), answers);
            QCOMPARE(result.endpoint.path(), answers ? u"/mcp"_s : u"/mcp/"_s);
        }
    }

    void fallsBackToWellKnown()
    {
        QByteArray base;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.path == "/.well-known/oauth-protected-resource")
                return httpResponse(200, document(base));
            return r.path == "/mcp/" ? httpResponse(200, "{}") : httpResponse(404, "");
        });
        base = server.base().toLatin1();
        const SignInResult result = askAt(QUrl(server.base() + u"/mcp/"_s));
        QCOMPARE(server.seen().size(), 3);
        QCOMPARE(server.seen().at(1).path, QByteArray("/.well-known/oauth-protected-resource/mcp"));
        QCOMPARE(server.seen().at(2).path, QByteArray("/.well-known/oauth-protected-resource"));
        QVERIFY(result.metadata);
        QVERIFY(!result.metadata->describesOther); // the endpoint belongs to its origin
        QCOMPARE(result.tried.size(), 2);
    }

    void staysWithinTheOrigin()
    {
        int asked = 0;
        ScriptedServer elsewhere([&](const ReceivedRequest &) {
            ++asked;
            return httpResponse(200, "{}");
        });
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.path == "/.well-known/oauth-protected-resource") // redirects are not followed here either
                return httpResponse(302, "", "text/plain", "Location: " + elsewhere.base().toLatin1() + "/x\r\n");
            return r.path == "/mcp/" ? refusal("Bearer resource_metadata=\"" + elsewhere.base().toLatin1() + "/x\"")
                                     : httpResponse(404, "");
        });
        const SignInResult result = askAt(QUrl(server.base() + u"/mcp/"_s));
        QVERIFY(result.namesOtherOrigin);
        QVERIFY(!result.metadata);
        QCOMPARE(result.error->kind, ErrorKind::NotFound);
        QCOMPARE(asked, 0);
        QCOMPARE(server.seen().size(), 3);
    }

    void sendsNoKey()
    {
        ScriptedServer server([](const ReceivedRequest &) { return httpResponse(404, ""); });
        (void)askAt(QUrl(server.base() + u"/mcp/"_s));
        QCOMPARE(server.seen().size(), 4); // both forms of the address, and both paths of the document
        for (const ReceivedRequest &seen : server.seen()) {
            for (const char *name : {"x-api-key", "authorization", "x-username", "cookie"})
                QVERIFY2(!seen.headers.contains(name), name);
        }
    }

    void documents_data()
    {
        addColumns<QByteArray, bool, bool>("body", "read", "ofAnother");
        QTest::newRow("of another host") << document("https:\\/\\/evil.example\\/mcp") << true << true;
        QTest::newRow("of another path") << document("BASE/other") << true << true;
        QTest::newRow("none named") << QByteArray("{\"authorization_servers\":[]}") << false << false;
        QTest::newRow("a list") << QByteArray("[]") << false << false;
        QTest::newRow("no JSON") << QByteArray("<html>") << false << false;
        QTest::newRow("beyond the cap") << "{\"resource\":\"BASE\",\"x\":\"" + QByteArray(maxMetadataBytes, 'x') + "\"}"
                                        << false << false;
    }

    void documents()
    {
        QFETCH(QByteArray, body);
        QFETCH(bool, read);
        QFETCH(bool, ofAnother);
        QByteArray base;
        ScriptedServer server([&](const ReceivedRequest &r) {
            return r.path.startsWith("/.well-known") ? httpResponse(200, QByteArray(body).replace("BASE", base))
                                                     : httpResponse(401, "");
        });
        base = server.base().toLatin1();
        const SignInResult result = askAt(QUrl(server.base() + u"/mcp/"_s));
        QCOMPARE(result.metadata.has_value(), read);
        if (read)
            QCOMPARE(result.metadata->describesOther, ofAnother);
        else
            QVERIFY(result.error);
    }

    void endlessResponse()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            return r.path.startsWith("/.well-known") ? QByteArray("silent") : httpResponse(401, "");
        });
        SignInJob job(QUrl(server.base() + u"/"_s), HttpLimits{{200ms}});
        QVERIFY(ended<SignInResult>(job).error);
    }

    void cancel()
    {
        ScriptedServer server([](const ReceivedRequest &) { return QByteArray("silent"); });
        SignInJob job(QUrl(server.base() + u"/"_s), HttpLimits{{5000ms}});
        QSignalSpy spy(&job, &SignInJob::finished);
        job.start();
        QTRY_COMPARE(server.seen().size(), 1);
        job.abort();
        QVERIFY(spy.wait());
        QCOMPARE(spy.first().first().value<SignInResult>().error->kind, ErrorKind::Canceled);
    }
};

RC_TEST(TestSignInJob)

} // namespace rc::tst_signinjob

#include "tst_signinjob.moc"
