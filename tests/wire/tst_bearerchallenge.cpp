// SPDX-License-Identifier: GPL-3.0-or-later
// Refusals with a sign-in address, and those with only “Bearer”.
#include "support/testprogram.h"
#include "wire/http/bearerchallenge.h"

namespace rc::tst_bearerchallenge {

class TestBearerChallenge : public QObject
{
    Q_OBJECT

private slots:
    void isRead_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<bool>("there");
        QTest::addColumn<bool>("signIn");
        QTest::addColumn<QString>("metadata");
        QTest::addColumn<QString>("scope");
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

    void isRead()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, header);
        HttpAnswer answer;
        answer.status = status;
        answer.headers = {{"WWW-Authenticate", header}};
        const auto challenge = bearerChallenge(answer);
        QTEST(challenge.has_value(), "there");
        if (!challenge)
            return;
        QTEST(challenge->wantsSignIn(), "signIn");
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

RC_TEST(TestBearerChallenge)

} // namespace rc::tst_bearerchallenge

#include "tst_bearerchallenge.moc"
