// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that only valid keys and names become headers, and that no message contains the key.
#include "core/key/credentials.h"
#include "core/key/keystate.h"
#include "core/key/redactor.h"
#include "core/profile/profile.h"
#include "support/testprogram.h"

#include <type_traits>

namespace rc::tst_credentials {

static_assert(!std::is_copy_constructible_v<rc::Credentials>);

const rc::CatalogKind general;

class TestCredentials : public QObject
{
    Q_OBJECT

private slots:
    void acceptsValidKeys_data()
    {
        addColumns<QByteArray, QByteArray>("input", "key");
        QTest::newRow("plain") << "sk-123"_ba << "sk-123"_ba;
        QTest::newRow("line break at the end") << "sk-123\r\n"_ba << "sk-123"_ba;
        QTest::newRow("spaces around") << " \tsk-123 "_ba << "sk-123"_ba;
        QTest::newRow("first and last character") << "!~"_ba << "!~"_ba;
        QTest::newRow("one character") << "k"_ba << "k"_ba;
        QTest::newRow("512 characters") << QByteArray(512, 'k') << QByteArray(512, 'k');
        for (const char *odd : {"a*b*", "_sk-123_", "sk-1=="})
            QTest::newRow(odd) << QByteArray(odd) << QByteArray(odd);
    }

    void acceptsValidKeys()
    {
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, key);
        const auto read = rc::keyFromInput(input);
        QVERIFY(read);
        QCOMPARE(read->reveal(), key);
    }

    void recognizesKeyKinds_data()
    {
        addColumns<QByteArray, KeyKind>("key", "kind");
        const QByteArray rest(43, 'a');
        QTest::newRow("an account's") << "alv_account_" + rest << KeyKind::Account;
        QTest::newRow("a resource's") << "alv_resource_" + rest << KeyKind::Resource;
        QTest::newRow("a team's of another product") << "acme_team_" + rest << KeyKind::Team;
        QTest::newRow("without a kind") << "sk-" + rest << KeyKind::Unknown;
        QTest::newRow("too short") << QByteArray("alv_team_abc") << KeyKind::Unknown;
    }
    void recognizesKeyKinds()
    {
        QFETCH(QByteArray, key);
        QTEST(keyKindOf(Secret(key)), "kind");
    }

    void refusesInvalidKeys_data();
    void refusesInvalidKeys();

    void aFieldTakesAKeyOutOfItsLine()
    {
        for (const char *typed :
             {"hush-0123456789", "\"hush-0123456789\"", "“hush-0123456789”", "ACME_API_KEY=hush-0123456789",
              " export ACME_API_KEY='hush-0123456789'\n", "'ACME_API_KEY=hush-0123456789'"}) {
            const auto read = rc::keyFromField(typed);
            QVERIFY2(read, typed);
            QCOMPARE(read->reveal(), QByteArray("hush-0123456789"));
        }
        for (const char *typed : {"", "“”", "ACME_API_KEY=sk-****1234", "ACME_API_KEY=${KEY}", "two words"})
            QVERIFY2(!rc::keyFromField(typed), typed);
    }

    void writesIngestHeaders()
    {
        const auto headers = rc::ingestHeaders({rc::Secret("sk-1"_ba), {u"ada"_s, {}}});
        QVERIFY(headers);
        QCOMPARE(*headers, rc::HeaderList({{"X-API-Key", "sk-1"}, {"X-User-Username", "ada"}}));
        const auto none = rc::ingestHeaders({});
        QVERIFY(!none);
        QCOMPARE(none.error().kind, rc::ErrorKind::NoKey);
    }

    void invalidKeysAreNotInHeaders()
    {
        for (const auto &headers : {rc::ingestHeaders({rc::Secret("hush\r\nX-Evil: 1"_ba), {}}),
                                    rc::toolHeaders({rc::Secret("hush\r\nX-Evil: 1"_ba), {u"ada"_s, {}}}, general)}) {
            QVERIFY(!headers);
            QCOMPARE(headers.error().kind, rc::ErrorKind::BadInput);
            QVERIFY(!headers.error().detail.text().contains("hush"_L1));
        }
    }

    void writesToolHeaders_data()
    {
        addColumns<QString, QString, QByteArray, rc::HeaderList>("username", "email", "emailHeader", "expected");
        const QPair<QByteArray, QByteArray> key{"X-API-Key", "sk-1"};
        const QByteArray usual = "X-User-Email";
        QTest::newRow("username") << u"ada"_s << QString() << usual << rc::HeaderList{key, {"X-User-Username", "ada"}};
        QTest::newRow("user name in Latin-1")
            << u"jürgen"_s << QString() << usual << rc::HeaderList{key, {"X-User-Username", "j\xfcrgen"}};
        QTest::newRow("spaces around") << u" ada "_s << QString() << usual
                                       << rc::HeaderList{key, {"X-User-Username", "ada"}};
        QTest::newRow("e-mail") << QString() << u"ada@example.net"_s << usual
                                << rc::HeaderList{key, {"X-User-Email", "ada@example.net"}};
        QTest::newRow("header of another name")
            << QString() << u"ada@example.net"_s << "X-Mail"_ba << rc::HeaderList{key, {"X-Mail", "ada@example.net"}};
        QTest::newRow("both: the user name")
            << u"ada"_s << u"ada@example.net"_s << usual << rc::HeaderList{key, {"X-User-Username", "ada"}};
        QTest::newRow("none: the key only") << QString() << QString() << usual << rc::HeaderList{key};
        QTest::newRow("256 bytes") << QString(256, u'a') << QString() << usual
                                   << rc::HeaderList{key, {"X-User-Username", QByteArray(256, 'a')}};
    }

    void writesToolHeaders()
    {
        QFETCH(QString, username);
        QFETCH(QString, email);
        QFETCH(QByteArray, emailHeader);
        QFETCH(rc::HeaderList, expected);
        const auto headers = rc::toolHeaders({rc::Secret("sk-1"_ba), {username, email, emailHeader}}, general);
        QVERIFY(headers);
        QCOMPARE(*headers, expected);
    }

    void refusesInvalidUsernames_data()
    {
        addColumns<QString, QString, QByteArray>("username", "email", "emailHeader");
        const QByteArray usual = "X-User-Email";
        QTest::newRow("second header") << u"ada\r\nX-Evil: 1"_s << QString() << usual;
        QTest::newRow("NUL") << (u"ada"_s + QChar(u'\0')) << QString() << usual;
        QTest::newRow("C1 control") << u"ada\u0085"_s << QString() << usual;
        QTest::newRow("lone surrogate") << (u"ada"_s + QChar(0xD800)) << QString() << usual;
        QTest::newRow("257 bytes") << QString(257, u'a') << QString() << usual;
        QTest::newRow("a snowman") << u"☃"_s << QString() << usual;
        QTest::newRow("line break in the e-mail") << QString() << u"ada@example.net\n"_s << usual;
        QTest::newRow("empty header name") << QString() << u"ada@example.net"_s << QByteArray();
        QTest::newRow("header name with a colon") << QString() << u"ada@example.net"_s << "X-A: b"_ba;
        QTest::newRow("header name with a line break") << QString() << u"ada@example.net"_s << "X-A\r\nX-B"_ba;
        QTest::newRow("the key's header") << QString() << u"ada@example.net"_s << "x-api-key"_ba;
        QTest::newRow("the host's header") << QString() << u"ada@example.net"_s << "Host"_ba;
    }

    void refusesInvalidUsernames()
    {
        QFETCH(QString, username);
        QFETCH(QString, email);
        QFETCH(QByteArray, emailHeader);
        const auto headers = rc::toolHeaders({rc::Secret("sk-1"_ba), {username, email, emailHeader}}, general);
        QVERIFY(!headers);
        QCOMPARE(headers.error().kind, rc::ErrorKind::BadInput);
        QVERIFY(!headers.error().detail.isEmpty());
    }

    void validatesProfileNames_data()
    {
        addColumns<QString, bool>("name", "good");
        QTest::newRow("plain") << u"Production"_s << true;
        QTest::newRow("spaces inside") << u"Web shop, staging"_s << true;
        QTest::newRow("umlaut") << u"Küche"_s << true;
        QTest::newRow("64 characters") << QString(64, u'a') << true;
        QTest::newRow("65 characters") << QString(65, u'a') << false;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("spaces only") << u"  "_s << false;
        QTest::newRow("space at the end") << u"a "_s << false;
        QTest::newRow("line break") << u"a\nb"_s << false;
        QTest::newRow("tab") << u"a\tb"_s << false;
        QTest::newRow("escape") << u"a\x1b[m"_s << false;
        QTest::newRow("right-to-left override") << u"a\u202eb"_s << false;
    }

    void validatesProfileNames()
    {
        QFETCH(QString, name);
        QTEST(rc::profileNameFault(name).isEmpty(), "good");
    }

    void validatesHeaderNames_data()
    {
        addColumns<QString, bool>("name", "good");
        QTest::newRow("usual") << u"X-API-Key"_s << true;
        QTest::newRow("every sign") << u"!#$%&'*+-.^_`|~09azAZ"_s << true;
        QTest::newRow("64 characters") << QString(64, u'a') << true;
        QTest::newRow("65 characters") << QString(65, u'a') << false;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("space") << u"X Key"_s << false;
        QTest::newRow("colon") << u"X-Key:"_s << false;
        QTest::newRow("line break") << u"X-Key\r\nX-Evil"_s << false;
        QTest::newRow("NUL") << (u"X-Key"_s + QChar(u'\0')) << false;
        QTest::newRow("umlaut") << u"X-Schlüssel"_s << false;
        QTest::newRow("Latin-1 of another letter") << u"X-\u0141"_s << false;
        for (const QString &taken :
             {u"Host"_s, u"content-length"_s, u"Content-Type"_s, u"ACCEPT"_s, u"Accept-Encoding"_s, u"User-Agent"_s,
              u"Connection"_s, u"Transfer-Encoding"_s, u"Mcp-Session-Id"_s, u"MCP-Protocol-Version"_s,
              u"Proxy-Authorization"_s, u"Cookie"_s})
            QTest::newRow(qPrintable(taken)) << taken << false;
        // Names that servers log, and names that JavaScript cannot use as members.
        for (const QString &logged :
             {u"Referer"_s, u"origin"_s, u"From"_s, u"Via"_s, u"Forwarded"_s, u"X-Forwarded-For"_s,
              u"x-forwarded-host"_s, u"X-Real-IP"_s, u"X-Request-Id"_s, u"traceparent"_s, u"TraceState"_s, u"baggage"_s,
              u"X-B3-TraceId"_s, u"__proto__"_s, u"constructor"_s, u"prototype"_s})
            QTest::newRow(qPrintable(logged)) << logged << false;
        QTest::newRow("not quite Origin") << u"X-Origin-Key"_s << true;
    }

    void validatesHeaderNames()
    {
        QFETCH(QString, name);
        QTEST(rc::headerNameFault(name).isEmpty(), "good");
    }

    void headerNamesMustDiffer_data()
    {
        addColumns<QString, QString, QString, bool>("key", "username", "email", "good");
        QTest::newRow("as they are") << u"X-API-Key"_s << u"X-User-Username"_s << u"X-User-Email"_s << true;
        QTest::newRow("name in the key's") << u"X-Key"_s << u"x-key"_s << u"X-User-Email"_s << false;
        QTest::newRow("e-mail in the key's") << u"X-Key"_s << u"X-User"_s << u"X-KEY"_s << false;
        QTest::newRow("e-mail in the name's") << u"X-Key"_s << u"X-User"_s << u"x-user"_s << false;
        QTest::newRow("one that is none") << u"X-Key"_s << u"X User"_s << u"X-Mail"_s << false;
    }

    void headerNamesMustDiffer()
    {
        rc::Profile profile;
        QFETCH(QString, key);
        QFETCH(QString, username);
        QFETCH(QString, email);
        profile.keyHeader = key;
        profile.usernameHeader = username;
        profile.emailHeader = email;
        QTEST(rc::headerNamesFault(profile).isEmpty(), "good");
    }

    void theKeyAsABearerToken()
    {
        rc::Profile profile;
        profile.bearer = true;
        profile.username = u"ada"_s;
        rc::Credentials who{rc::Secret("sk-1"_ba), rc::identityOf(profile)};
        QCOMPARE(*rc::toolHeaders(who, general),
                 rc::HeaderList({{"Authorization", "Bearer sk-1"}, {"X-User-Username", "ada"}}));
        QCOMPARE(*rc::ingestHeaders(who), rc::HeaderList({{"X-API-Key", "sk-1"}, {"X-User-Username", "ada"}}));
        who.setToken(rc::CatalogKind::CodeHosting, rc::Secret("ghp_1"_ba)); // one header cannot hold both
        QCOMPARE(rc::toolHeaders(who, rc::CatalogKind::CodeHosting).error().kind, rc::ErrorKind::BadInput);
    }

    void profileHeadersAreSent()
    {
        rc::Profile profile;
        profile.keyHeader = u"X-Own-Key"_s;
        profile.usernameHeader = u"X-Own-Name"_s;
        profile.username = u"ada"_s;
        const auto headers = rc::toolHeaders({rc::Secret("sk-1"_ba), rc::identityOf(profile)}, general);
        QVERIFY(headers);
        QCOMPARE(*headers, rc::HeaderList({{"X-Own-Key", "sk-1"}, {"X-Own-Name", "ada"}}));
        profile.usernameHeader = u"x-own-key"_s;
        QVERIFY(!rc::toolHeaders({rc::Secret("sk-1"_ba), rc::identityOf(profile)}, general));
        profile.keyHeader = u"X-Own-Key\r\nX-Evil: 1"_s;
        for (const auto &unfit : {rc::ingestHeaders({rc::Secret("hush"_ba), rc::identityOf(profile)}),
                                  rc::toolHeaders({rc::Secret("hush"_ba), rc::identityOf(profile)}, general)}) {
            QVERIFY(!unfit);
            QCOMPARE(unfit.error().kind, rc::ErrorKind::BadInput);
            QVERIFY(!unfit.error().detail.text().contains("hush"_L1));
        }
    }

    void usernameIsSentUnlessDisabled()
    {
        rc::Profile profile;
        profile.username = u"ada"_s;
        profile.email = u"ada@example.net"_s;
        const auto headersNow = [&] { return rc::ingestHeaders({rc::Secret("sk-1"_ba), rc::identityOf(profile)}); };
        QCOMPARE(*headersNow(), rc::HeaderList({{"X-API-Key", "sk-1"}, {"X-User-Username", "ada"}}));
        profile.usernameOnIngest = false;
        QCOMPARE(*headersNow(), rc::HeaderList({{"X-API-Key", "sk-1"}}));
        profile.usernameOnIngest = true;
        profile.username.clear(); // the interface only has the email for the tools
        QCOMPARE(*headersNow(), rc::HeaderList({{"X-API-Key", "sk-1"}}));
    }

    void profileTimeoutsOverridePreferences()
    {
        using std::chrono::seconds;
        rc::WireLimits set;
        set.deadline = seconds(20);
        set.streamDeadline = seconds(40);
        rc::Profile profile;
        QCOMPARE(rc::limitsFor(profile, set), set);
        profile.deadline = 90;
        QCOMPARE(rc::limitsFor(profile, set).deadline, seconds(90));
        QCOMPARE(rc::limitsFor(profile, set).streamDeadline, seconds(40));
        profile.streamDeadline = 300;
        QCOMPARE(rc::limitsFor(profile, set).streamDeadline, seconds(300));
        QVERIFY(rc::deadlineFault(0).isEmpty());
        QVERIFY(rc::deadlineFault(1).isEmpty());
        QVERIFY(rc::deadlineFault(3600).isEmpty());
        QVERIFY(!rc::deadlineFault(3601).isEmpty());
        QVERIFY(!rc::deadlineFault(-1).isEmpty());
    }

    void tokensGoOnlyToTheirCatalog()
    {
        const rc::CatalogKind asana(u"asana"_s, u"/asana/"_s);
        rc::Credentials who{rc::Secret("sk-1"_ba), {u"ada"_s, {}}};
        who.setToken(general, rc::Secret("t-0"_ba)); // never has one
        who.setToken(rc::CatalogKind::CodeHosting, rc::Secret("t-2"_ba));
        who.setToken(asana, rc::Secret("t-3"_ba));
        const rc::HeaderList plain{{"X-API-Key", "sk-1"}, {"X-User-Username", "ada"}};
        QCOMPARE(*rc::toolHeaders(who, general), plain);
        QCOMPARE(*rc::ingestHeaders(who), plain);
        rc::HeaderList with = plain;
        with.append(qMakePair(QByteArray("Authorization"), QByteArray("Bearer t-2")));
        QCOMPARE(*rc::toolHeaders(who, rc::CatalogKind::CodeHosting), with);
        with.last().second = "Bearer t-3";
        QCOMPARE(*rc::toolHeaders(who.clone(), asana), with);
        QCOMPARE(*rc::toolHeaders(who, {u"renamed"_s, u"/asana/"_s}), with);    // the same server behind it
        QCOMPARE(*rc::toolHeaders(who, {u"asana"_s, u"/elsewhere/"_s}), plain); // another one
        QCOMPARE(rc::redactorFor(who)->redacted(u"sk-1 t-2 t-3"_s), u"••• ••• •••"_s);
        // an unreadable token only blocks what needs it
        who.setToken(rc::CatalogKind::CodeHosting, {});
        QCOMPARE(*rc::toolHeaders(who, rc::CatalogKind::CodeHosting), plain);
        who.setToken(rc::CatalogKind::CodeHosting, {}, rc::Error{rc::ErrorKind::KeychainLocked, {}, {}, 0});
        QCOMPARE(rc::toolHeaders(who, rc::CatalogKind::CodeHosting).error().kind, rc::ErrorKind::KeychainLocked);
        QCOMPARE(*rc::toolHeaders(who, general), plain);
        QCOMPARE(*rc::toolHeaders(who, asana), with);
        QCOMPARE(*rc::ingestHeaders(who), plain);
        // no second value in a header
        who.setToken(rc::CatalogKind::CodeHosting, rc::Secret("t-2"_ba));
        who.identity.keyHeader = "authorization";
        const auto taken = rc::toolHeaders(who, rc::CatalogKind::CodeHosting);
        QVERIFY(!taken);
        QCOMPARE(taken.error().kind, rc::ErrorKind::BadInput);
        QVERIFY(!taken.error().detail.text().contains("t-2"_L1));
    }

    void everyTokenHasItsOwnVariable()
    {
        rc::Profile profile;
        profile.customCatalogs = {{u"code_hosting"_s, u"/a/"_s}, {u"a-b"_s, u"/b/"_s}, {u"a_b"_s, u"/c/"_s}};
        QStringList names;
        for (const rc::CatalogKind &catalog : rc::catalogsWithToken(profile))
            names.append(rc::tokenVariable(profile, catalog));
        QCOMPARE(names,
                 (QStringList{u"CODE_HOSTING_TOKEN"_s, u"CODE_HOSTING_2_TOKEN"_s, u"A_B_TOKEN"_s, u"A_B_2_TOKEN"_s}));
        QCOMPARE(rc::tokenVariable(profile, {u"asana"_s, u"/asana/"_s}), u"ASANA_TOKEN"_s);
    }

    void tokensAreValidatedLikeKeys_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("token"); // empty: refused
        QTest::newRow("as it is") << "ghp_0123"_ba << "ghp_0123"_ba;
        QTest::newRow("spaces around") << " ghp_0123\r\n"_ba << "ghp_0123"_ba;
        QTest::newRow("with its scheme") << " bearer  ghp_0123"_ba << "ghp_0123"_ba;
        QTest::newRow("2,048 characters") << QByteArray(2048, 'a') << QByteArray(2048, 'a');
        QTest::newRow("2,049 characters") << QByteArray(2049, 'a') << QByteArray();
        QTest::newRow("none") << " \n"_ba << QByteArray();
        QTest::newRow("the scheme alone") << "Bearer "_ba << QByteArray();
        QTest::newRow("two words") << "hush hush"_ba << QByteArray();
        QTest::newRow("second header") << "hush\r\nX-Evil: 1"_ba << QByteArray();
        QTest::newRow("not ASCII") << "h\xc3\xbcsh"_ba << QByteArray();
    }

    void tokensAreValidatedLikeKeys()
    {
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, token);
        const auto read = rc::tokenFromInput(input);
        QCOMPARE(read.has_value(), !token.isEmpty());
        if (read) {
            QCOMPARE(read->reveal(), token);
            return;
        }
        QCOMPARE(read.error().kind, rc::ErrorKind::BadInput);
        QVERIFY(!read.error().detail.isEmpty() && !read.error().detail.text().contains("hush"_L1));
    }
};

void TestCredentials::refusesInvalidKeys_data()
{
    addColumns<QByteArray, QString>("input", "reason");
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("spaces only") << " \r\n"_ba << QString();
    QTest::newRow("space inside") << "hush hush"_ba << u"a space or line break at position 5"_s;
    QTest::newRow("tab inside") << "hush\thush"_ba << u"a space or line break at position 5"_s;
    QTest::newRow("second header") << "hush\r\nX-Evil: 1"_ba << u"a space or line break at position 5"_s;
    QTest::newRow("line feed inside") << "hush\nhush"_ba << u"a space or line break at position 5"_s;
    QTest::newRow("position counts from the key") << "  hush hush"_ba << u"position 5"_s;
    QTest::newRow("NUL") << QByteArray("hush\0hush", 9) << u"a character at position 5"_s;
    QTest::newRow("NUL at the end") << QByteArray("hush\0", 5) << u"a character at position 5"_s;
    QTest::newRow("delete") << "hush\x7f"_ba << u"a character at position 5"_s;
    QTest::newRow("umlaut") << "hush\xc3\xbc"_ba << u"ASCII"_s;
    QTest::newRow("513 characters") << "hush" + QByteArray(509, 'k') << u"512"_s;
    QTest::newRow("a variable") << "${ACME_KEY}"_ba << u"placeholder"_s;
    QTest::newRow("words in brackets") << "<YOUR_API_KEY>"_ba << u"placeholder"_s;
    QTest::newRow("filled up") << "sk-xxxxxxxx"_ba << u"placeholder"_s;
    QTest::newRow("a preview") << "alv_accoun...abcd"_ba << u"shortened key"_s;
    for (const char *preview : {"alv_acc…abcd", "sk-****1234", "alv_account_********abcd", "••••••••1234"})
        QTest::newRow(preview) << QByteArray(preview) << u"shortened key"_s;
    QTest::newRow("words with a space") << "<your key>"_ba << u"placeholder"_s;
    for (const char *quoted : {"“hush-0123456789”", "‘hush-0123456789’"})
        QTest::newRow(quoted) << QByteArray(quoted) << u"marks around it"_s;
    for (const char *setting : {"API key: hush-0123456789", "X-API-Key: hush-0123456789",
                                "$env:ACME_API_KEY=\"hush-0123456789\"", R"({"api_key":"hush-0123456789"})"})
        QTest::newRow(setting) << QByteArray(setting) << u"NAME=value"_s;
    QTest::newRow("an address") << "https://logs.example.net/u/mara/"_ba << u"an address"_s;
    QTest::newRow("in quotation marks") << "\"hush-0123456789\""_ba << u"marks around it"_s;
    for (const char *marked : {"*hush-0123456789*", "**hush-0123456789**", "***hush-0123456789***",
                               "__hush-0123456789__", "||hush-0123456789||"})
        QTest::newRow(marked) << QByteArray(marked) << u"marks around it"_s;
    for (const char *bracketed : {"<hush-Q7x9Zk2Lm4Vb8>", "[hush-Q7x9Zk2Lm4Vb8]", "(hush-Q7x9Zk2Lm4Vb8)"})
        QTest::newRow(bracketed) << QByteArray(bracketed) << u"marks around it"_s;
    for (const char *followed : {"hush-0123456789,", "hush-0123456789;", "\"hush-0123456789\","})
        QTest::newRow(followed) << QByteArray(followed) << u"marks around it"_s;
    QTest::newRow("a header's value") << "Bearer hush-0123456789"_ba << u"after it"_s;
    QTest::newRow("a setting") << "ACME_API_KEY=hush-0123456789"_ba << u"NAME=value"_s;
}

void TestCredentials::refusesInvalidKeys()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, reason);
    const auto read = rc::keyFromInput(input);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, reason.isEmpty() ? rc::ErrorKind::NoKey : rc::ErrorKind::BadInput);
    QVERIFY2(read.error().detail.text().contains(reason), qPrintable(read.error().detail));
    QVERIFY(!(read.error().detail + read.error().quote).contains("hush"_L1));
}

RC_PLAIN_TEST(TestCredentials)

} // namespace rc::tst_credentials

#include "tst_credentials.moc"
