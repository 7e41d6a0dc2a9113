// SPDX-License-Identifier: GPL-3.0-or-later
// A request as a curl command in a real shell: the same bytes, and the key only as a variable on standard input.
#include "config/entrycurl.h"
#include "interpreter.h"
#include "support/testprogram.h"

namespace rc::tst_entrycurl {

class TestEntryCurl : public QObject
{
    Q_OBJECT

private slots:
    void theShellGivesCurlTheSameBytes_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("plain") << QByteArray("{\"logs\":[{\"level\":\"info\",\"message\":\"hello\"}]}");
        QTest::newRow("quotes") << QByteArray("{\"message\":\"it's \\\"here\\\" $HOME `id` \\\\\"}");
        QTest::newRow("an at sign first") << QByteArray("@/etc/passwd");
        QTest::newRow("line breaks") << QByteArray("{\n \"a\": 1\r\n}");
        QTest::newRow("any letters") << QByteArray("{\"message\":\"\xc3\xbc\xf0\x9f\x94\xa5\"}");
    }

    void theShellGivesCurlTheSameBytes()
    {
        QFETCH(QByteArray, body);
        const QTemporaryDir folder;
        const QString script =
            u"curl() { printf '%s\\0' \"$@\"; cat; }\n"_s +
            entryCurl(u"https://logs.example.net/tools/u/o'hara/resources/x/logs/"_s, body, u"SERVICE_"_s);
        QVERIFY(!script.contains(u"k3y"_s));
        const rctest::Printed printed = rctest::run(u"sh"_s, script, folder);
        QVERIFY2(printed.well, qPrintable(printed.fault));
        const QList<QByteArray> words = printed.output.split('\0');
        QCOMPARE(words.last(), QByteArray("X-API-Key: k3y\n"));
        QVERIFY(words.contains("https://logs.example.net/tools/u/o'hara/resources/x/logs/"));
        QCOMPARE(words.at(words.indexOf("--data-binary") + 1), body);
    }

    /// Also on standard input, because any user of the machine can read arguments.
    void aTokenGoesTheWayOfTheKey()
    {
        const QTemporaryDir folder;
        const QString script =
            u"curl() { printf '%s\\0' \"$@\"; cat; }\nSERVICE_CODE_HOSTING_TOKEN=t0ken\n"_s +
            callCurl(u"https://mcp.example.net/github/"_s, {}, "{}", u"SERVICE_"_s, {}, u"CODE_HOSTING_TOKEN"_s);
        const rctest::Printed printed = rctest::run(u"sh"_s, script, folder);
        QVERIFY2(printed.well, qPrintable(printed.fault));
        const QList<QByteArray> words = printed.output.split('\0');
        QCOMPARE(words.last(), QByteArray("X-API-Key: k3y\nAuthorization: Bearer t0ken\n"));
        QVERIFY(std::none_of(words.cbegin(), words.cend() - 1,
                             [](const QByteArray &word) { return word.contains("t0ken"); }));
    }

    void aCallHasItsHeadersAndANameForTheUser()
    {
        const QTemporaryDir folder;
        const QByteArray body = "{\"method\":\"tools/call\",\"params\":{\"name\":\"it's\"}}";
        const QList<QPair<QByteArray, QByteArray>> headers{{"Content-Type", "application/json"},
                                                           {"Mcp-Name", "it's $(id)"}};
        const QString script = u"curl() { printf '%s\\0' \"$@\"; cat; }\nSERVICE_USERNAME=mara\n"_s +
                               callCurl(u"https://mcp.example.net/mcp/"_s, headers, body, u"SERVICE_"_s);
        const rctest::Printed printed = rctest::run(u"sh"_s, script, folder);
        QVERIFY2(printed.well, qPrintable(printed.fault));
        const QList<QByteArray> words = printed.output.split('\0');
        QCOMPARE(words.last(), QByteArray("X-API-Key: k3y\n"));
        QVERIFY(words.contains("Mcp-Name: it's $(id)"));
        QVERIFY(words.contains("X-User-Username: mara"));
        QCOMPARE(words.at(words.indexOf("--data-binary") + 1), body);
        Identity bearer;
        bearer.bearer = true;
        QVERIFY(callCurl(u"https://mcp.example.net/mcp/"_s, headers, body, u"SERVICE_"_s, bearer)
                    .startsWith(u"printf 'Authorization: Bearer %s\\n' \"$SERVICE_API_KEY\""_s));
        // A known name is used.
        const QString named = callCurl(u"https://mcp.example.net/mcp/"_s,
                                       {{"X-User-Email", "m@example.net"}, {"A", "b"}}, body, u"SERVICE_"_s);
        QVERIFY(!named.contains(u"X-User-Username"_s));
    }

    void headersHaveTheNamesOfTheProfile_data()
    {
        QTest::addColumn<QByteArray>("keyHeader");
        QTest::newRow("plain") << QByteArray("X-Own-Key");
        QTest::newRow("everything a shell reads") << QByteArray("!#$%&'*+-.^_`|~s");
        QTest::newRow("like an option") << QByteArray("-n%s");
    }

    void headersHaveTheNamesOfTheProfile()
    {
        QFETCH(QByteArray, keyHeader);
        const QTemporaryDir folder;
        Identity who;
        who.username = u"o'hara"_s;
        who.keyHeader = keyHeader;
        who.usernameHeader = "X-$Own'Name";
        who.onIngest = false;
        const auto words = [&](const QString &text) {
            const QString script = u"curl() { printf '%s\\0' \"$@\"; cat; }\nSERVICE_USERNAME=mara\n"_s + text;
            return rctest::run(u"sh"_s, script, folder).output.split('\0');
        };
        const auto entry = [&] { return words(entryCurl(u"https://x.example.net/logs/"_s, "{}", u"SERVICE_"_s, who)); };
        QCOMPARE(entry().last(), keyHeader + ": k3y\n");
        QVERIFY(!entry().contains("X-$Own'Name: o'hara"));
        who.onIngest = true;
        QVERIFY(entry().contains("X-$Own'Name: o'hara"));
        const auto call = words(callCurl(u"https://x.example.net/mcp/"_s, {}, "{}", u"SERVICE_"_s, who));
        QCOMPARE(call.last(), keyHeader + ": k3y\n");
        QVERIFY(call.contains("X-$Own'Name: mara"));
    }

    void aPrefixThatIsNoNameIsNotPutIntoTheScript_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("variable");
        QTest::newRow("a name") << u"ACME_"_s << u"$ACME_API_KEY"_s;
        QTest::newRow("a command") << u"$(id)"_s << u"$SERVICE_API_KEY"_s;
        QTest::newRow("a quote") << u"A\";id;\""_s << u"$SERVICE_API_KEY"_s;
        QTest::newRow("a line break at its end") << u"A\n"_s << u"$SERVICE_API_KEY"_s;
        QTest::newRow("nothing") << QString() << u"$SERVICE_API_KEY"_s;
    }

    void aPrefixThatIsNoNameIsNotPutIntoTheScript()
    {
        QFETCH(QString, prefix);
        QFETCH(QString, variable);
        const QString text = entryCurl(u"https://x.example.net/"_s, "{}", prefix);
        QVERIFY(text.startsWith(u"printf 'X-API-Key: %s\\n' \""_s + variable + u"\" |"_s));
    }
};

RC_PLAIN_TEST(TestEntryCurl)

} // namespace rc::tst_entrycurl

#include "tst_entrycurl.moc"
