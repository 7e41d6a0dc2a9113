// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of catalogs as users save and use them, with a real keyring, inside tests/support/session.sh.
#include "cli/scriptedservice.h"
#include "console.h"
#include "support/require.h"
#include "support/testprogram.h"
#include "tests/trust/keyspellings.h"

namespace rc::tst_cli_token {

namespace {

const QByteArray key = "test-key-0123456789";
const QByteArray token = "ghp_test-token-0123456789";
const QByteArray asanaToken = "asana_test-token-9876543210";

/// A home with the profile “work” and its own server, which records its requests.
class Home
{
public:
    Home()
    {
        const QByteArray list = R"({"jsonrpc":"2.0","id":"@ID@","result":{"tools":[{"name":"ping",)"
                                R"("annotations":{"readOnlyHint":true}}],"content":[]}})";
        server.setAnswer(serviceAnswer(200, "application/json", "{}"));
        server.setAnswer("/mcp/", serviceAnswer(200, "application/json", list));
        server.setAnswer("/github/", serviceAnswer(200, "application/json", list));
        server.setAnswer("/asana/", serviceAnswer(200, "application/json", list));
        console.useKeyring();
        for (const QString &folder : {u"TMPDIR"_s, u"XDG_STATE_HOME"_s})
            console.set(folder, console.home());
    }
    ~Home()
    {
        for (const QString &name : {u"work"_s, u"moved"_s})
            (void)run({u"profile"_s, u"remove"_s, name});
    }

    [[nodiscard]] Ran run(const QStringList &words, const QByteArray &input = {}) const
    {
        return console.run(words, input);
    }
    /// "0 saved"
    [[nodiscard]] QString token(const QString &action, const QByteArray &input = {},
                                const QString &profile = u"work"_s) const
    {
        const Ran ran = run({u"key"_s, action, u"--code-hosting-token"_s, u"--profile"_s, profile, u"--json"_s}, input);
        return u"%1 %2"_s.arg(ran.exitCode).arg(ran.json().value("state"_L1).toString());
    }
    void keepBoth() const
    {
        const Ran added = run({u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, server.resourceUrl(), u"--mcp-url"_s,
                               server.toolServerUrl(), u"--username"_s, u"mara"_s});
        RC_REQUIRE(added.exitCode == 0);
        const Ran set = run({u"key"_s, u"set"_s}, key + '\n');
        RC_REQUIRE(set.exitCode == 0);
        RC_REQUIRE(token(u"set"_s, rc::tst_cli_token::token + '\n') == u"0 saved"_s);
    }
    void keepAsana() const
    {
        const Ran edited = run({u"profile"_s, u"edit"_s, u"work"_s, u"--further-catalogs"_s, u"asana=/asana/"_s});
        RC_REQUIRE(edited.exitCode == 0);
        const Ran set = run({u"key"_s, u"set"_s, u"--catalog"_s, u"asana"_s}, asanaToken + '\n');
        RC_REQUIRE(set.exitCode == 0);
    }
    /// The requests with the token so far, by path.
    [[nodiscard]] QList<QByteArray> carriers(const QByteArray &of = rc::tst_cli_token::token) const
    {
        QList<QByteArray> paths;
        for (const QByteArray &request : server.requests()) {
            if (request.contains(of))
                paths.append(request.split(' ').value(1));
        }
        return paths;
    }

    ScriptedService server;
    Console console;
};

} // namespace

class TestCliToken : public QObject
{
    Q_OBJECT

private slots:
    void isSavedToldAndForgottenApartFromTheKey();
    void goesToTheCodeHostingEndpointAlone();
    void isNowhereButInTheKeychain();
    void goesAlongWithTheNameAndWithTheProfile();
    void whatIsNoTokenIsNotKept();
    void eachCatalogGetsItsOwn();
    void aTokenGoesWithItsCatalog();
    void anImportWithoutTheCatalogDeletesItsToken();
};

void TestCliToken::isSavedToldAndForgottenApartFromTheKey()
{
    const Home home;
    home.keepBoth();
    QCOMPARE(home.token(u"status"_s), u"0 saved"_s);
    QVERIFY(home.run({u"profile"_s, u"show"_s, u"work"_s, u"--json"_s}).json()["codeHostingTokenSaved"_L1].toBool());
    QCOMPARE(home.token(u"forget"_s), u"0 absent"_s);
    QCOMPARE(home.token(u"status"_s), u"0 absent"_s);
    const Ran kept = home.run({u"key"_s, u"status"_s, u"--json"_s});
    QCOMPARE(kept.json()["state"_L1].toString(), u"saved"_s);
    QCOMPARE(membersOf(kept.json()), (QStringList{u"goesTo"_s, u"profile"_s, u"state"_s, u"where"_s}));
    // and vice versa
    QCOMPARE(home.token(u"set"_s, token + '\n'), u"0 saved"_s);
    QCOMPARE(home.run({u"key"_s, u"forget"_s}).exitCode, 0);
    QCOMPARE(home.token(u"status"_s), u"0 saved"_s);
}

void TestCliToken::goesToTheCodeHostingEndpointAlone()
{
    const Home home;
    home.keepBoth();
    QCOMPARE(home.run({u"send"_s, u"hello"_s}).exitCode, 0);
    QCOMPARE(home.run({u"tools"_s, u"--catalog"_s, u"general"_s}).exitCode, 0);
    QCOMPARE(home.carriers(), QList<QByteArray>());
    QCOMPARE(home.run({u"tools"_s}).exitCode, 0);
    QCOMPARE(home.carriers(), QList<QByteArray>{"/github/"});
    const Ran call = home.run({u"tools"_s, u"call"_s, u"ping"_s, u"--catalog"_s, u"code-hosting"_s});
    QVERIFY2(call.exitCode == 0, call.told());
    const Ran check = home.run({u"check"_s});
    QVERIFY2(check.exitCode == 0, check.told());
    QCOMPARE(home.carriers().size(), 4);
    QCOMPARE(home.carriers().count("/github/"), 4);
    QCOMPARE(home.run({u"check"_s, u"--all-profiles"_s}).exitCode, 0);
    QCOMPARE(home.carriers().count("/github/"), 5);
    for (const QByteArray &request : home.server.requests())
        QCOMPARE(request.toLower().contains("authorization:"), request.startsWith("POST /github/"));
}

/// Not in any output, configuration, curl command, report, record or file.
void TestCliToken::isNowhereButInTheKeychain()
{
    Home home;
    home.server.setAnswer("/github/", serviceAnswer(401, "text/plain", "no: " + token + ' ' + token.toBase64()));
    home.keepBoth();
    QList<Ran> runs{home.run({u"send"_s, QString::fromLatin1("my token is " + token)}),
                    home.run({u"tools"_s, u"--json"_s}),
                    home.run({u"tools"_s}),
                    home.run({u"check"_s, u"--json"_s}),
                    home.run({u"check"_s, u"--markdown"_s}),
                    home.run({u"profile"_s, u"show"_s, u"work"_s}),
                    home.run({u"profile"_s, u"export"_s}),
                    home.run({u"key"_s, u"status"_s, u"--code-hosting-token"_s})};
    for (const QString &format : {u"env"_s, u"curl"_s, u"tool-spec"_s, u"mcp-json"_s})
        runs.append(home.run({u"config"_s, u"--format"_s, format}));
    QCOMPARE(home.run({u"activity"_s, u"export"_s, home.console.home() + u"/kept.jsonl"_s}).exitCode, 0);
    runs.append(home.run({u"activity"_s, u"list"_s, u"--json"_s}));
    QVERIFY2(runs.constLast().out.contains("my token is"), runs.constLast().told());
    for (const Ran &ran : std::as_const(runs)) {
        QVERIFY2(timesSeen(ran.out, token) == 0, ran.told());
        QVERIFY2(timesSeen(ran.err, token) == 0, ran.told());
    }
    QVERIFY(!home.carriers().isEmpty());
    QCOMPARE(filesWithKey(home.console.home(), token), QStringList());
}

void TestCliToken::goesAlongWithTheNameAndWithTheProfile()
{
    const Home home;
    home.keepBoth();
    QCOMPARE(home.run({u"profile"_s, u"rename"_s, u"work"_s, u"moved"_s}).exitCode, 0);
    QCOMPARE(home.token(u"status"_s, {}, u"moved"_s), u"0 saved"_s);
    QCOMPARE(home.run({u"tools"_s}).exitCode, 0);
    QCOMPARE(home.carriers(), QList<QByteArray>{"/github/"});
    // nothing remains under the old name, nor under the new one after removing the profile
    const auto addAgain = [&home](const QString &name) {
        return home.run({u"profile"_s, u"add"_s, name, u"--resource"_s, home.server.resourceUrl()}).exitCode;
    };
    QCOMPARE(addAgain(u"work"_s), 0);
    QCOMPARE(home.token(u"status"_s), u"0 absent"_s);
    QCOMPARE(home.run({u"profile"_s, u"remove"_s, u"moved"_s}).exitCode, 0);
    QCOMPARE(addAgain(u"moved"_s), 0);
    QCOMPARE(home.token(u"status"_s, {}, u"moved"_s), u"0 absent"_s);
}

void TestCliToken::whatIsNoTokenIsNotKept()
{
    const Home home;
    home.keepBoth();
    const Ran ran = home.run({u"key"_s, u"set"_s, u"--code-hosting-token"_s}, "hush hush\n");
    QVERIFY2(ran.exitCode == 2, ran.told());
    QVERIFY(!ran.err.contains("hush"));
    QCOMPARE(home.run({u"key"_s, u"rotate"_s, u"--code-hosting-token"_s}, "x\n").exitCode, 2);
}

/// Nor does another server that a redirect or an option names.
void TestCliToken::eachCatalogGetsItsOwn()
{
    const Home home;
    home.keepBoth();
    home.keepAsana();
    const Ran status = home.run({u"key"_s, u"status"_s, u"--catalog"_s, u"asana"_s, u"--json"_s});
    QCOMPARE(status.json()["state"_L1].toString(), u"saved"_s);
    QCOMPARE(status.json()["catalog"_L1].toString(), u"asana"_s);
    QCOMPARE(home.run({u"key"_s, u"status"_s, u"--catalog"_s, u"nobody"_s}).exitCode, 2);
    QCOMPARE(home.run({u"send"_s, u"hello"_s}).exitCode, 0);
    QVERIFY(home.run({u"tools"_s}).exitCode == 0);
    QVERIFY(home.run({u"check"_s}).exitCode == 0);
    QCOMPARE(home.carriers(), (QList<QByteArray>{"/github/", "/github/"}));
    QCOMPARE(home.carriers(asanaToken), (QList<QByteArray>{"/asana/", "/asana/"}));
    // no other server gets it
    ScriptedService other;
    other.setAnswer(serviceAnswer(401, "text/plain", "Unauthorized"));
    (void)home.run({u"tools"_s, u"--profile"_s, u"work"_s, u"--mcp-url"_s, other.toolServerUrl(), u"--key-stdin"_s},
                   key + '\n');
    QCOMPARE(other.requests().size(), 3);
    for (const QByteArray &request : other.requests())
        QVERIFY(!request.contains(token) && !request.contains(asanaToken));
    // the output does not contain it either
    for (const QStringList &words : {QStringList{u"config"_s, u"--format"_s, u"mcp-json"_s},
                                     {u"config"_s, u"--format"_s, u"tool-spec"_s},
                                     {u"profile"_s, u"show"_s, u"work"_s},
                                     {u"profile"_s, u"export"_s}}) {
        const Ran ran = home.run(words);
        QVERIFY2(ran.exitCode == 0 && timesSeen(ran.out, asanaToken) == 0, ran.told());
        QCOMPARE(ran.out.contains("${SERVICE_ASANA_TOKEN}"), words.contains(u"config"_s));
    }
    QCOMPARE(filesWithKey(home.console.home(), asanaToken), QStringList());
}

void TestCliToken::aTokenGoesWithItsCatalog()
{
    const Home home;
    home.keepBoth();
    home.keepAsana();
    const auto edit = [&home](const QString &profile, const QString &catalogs) {
        return home.run({u"profile"_s, u"edit"_s, profile, u"--further-catalogs"_s, catalogs}).exitCode;
    };
    QCOMPARE(home.run({u"profile"_s, u"rename"_s, u"work"_s, u"moved"_s}).exitCode, 0);
    QCOMPARE(edit(u"moved"_s, u"tracker=/asana/"_s), 0); // the same server behind it
    QCOMPARE(home.run({u"tools"_s, u"--catalog"_s, u"tracker"_s}).exitCode, 0);
    QCOMPARE(home.carriers(asanaToken), QList<QByteArray>{"/asana/"});
    QCOMPARE(edit(u"moved"_s, u"tracker=/elsewhere/"_s), 0);
    QCOMPARE(edit(u"moved"_s, u"tracker=/asana/"_s), 0);
    const Ran status = home.run({u"key"_s, u"status"_s, u"--catalog"_s, u"tracker"_s, u"--json"_s});
    QCOMPARE(status.json()["state"_L1].toString(), u"absent"_s);
    QCOMPARE(home.token(u"status"_s, {}, u"moved"_s), u"0 saved"_s); // the other one stays
}

void TestCliToken::anImportWithoutTheCatalogDeletesItsToken()
{
    const Home home;
    home.keepBoth();
    const QByteArray without = home.run({u"profile"_s, u"export"_s, u"work"_s}).out;
    home.keepAsana();
    const Ran replaced = home.run({u"profile"_s, u"import"_s, u"-"_s, u"--clash"_s, u"replace"_s}, without);
    QVERIFY2(replaced.exitCode == 0, replaced.told());
    const Ran edited = home.run({u"profile"_s, u"edit"_s, u"work"_s, u"--further-catalogs"_s, u"asana=/asana/"_s});
    QVERIFY2(edited.exitCode == 0, edited.told());
    const Ran status = home.run({u"key"_s, u"status"_s, u"--catalog"_s, u"asana"_s, u"--json"_s});
    QCOMPARE(status.json()["state"_L1].toString(), u"absent"_s);
    QCOMPARE(home.token(u"status"_s), u"0 saved"_s);
}

RC_TEST(TestCliToken)

} // namespace rc::tst_cli_token

#include "tst_cli_token.moc"
