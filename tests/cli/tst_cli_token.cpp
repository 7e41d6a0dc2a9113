// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of catalogs as users save and use them, with a real keyring, inside tests/support/session.sh.
#include "console.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "tests/trust/keyencodings.h"

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
        server.setResponse(httpResponse(200, "{}"));
        server.setResponse("/mcp/", httpResponse(200, list));
        server.setResponse("/github/", httpResponse(200, list));
        server.setResponse("/asana/", httpResponse(200, list));
        console.useKeyring();
        for (const QString &folder : listOf("TMPDIR XDG_STATE_HOME"))
            console.set(folder, console.home());
    }
    ~Home()
    {
        for (const QString &name : listOf("work moved"))
            (void)run(listOf("profile remove", name));
    }

    [[nodiscard]] RunResult run(const QStringList &words, const QByteArray &input = {}) const
    {
        return console.run(words, input);
    }
    /// "0 saved"
    [[nodiscard]] QString token(const QString &action, const QByteArray &input = {},
                                const QString &profile = u"work"_s) const
    {
        const RunResult ran = run(listOf("key", action, "--code-hosting-token --profile", profile, "--json"), input);
        return u"%1 %2"_s.arg(ran.exitCode).arg(ran.json()["state"_L1].toString());
    }
    void keepBoth() const
    {
        ended(0, run(listOf("profile add work --resource", server.resourceUrl(), "--mcp-url", server.base(),
                            "--username mara")));
        ended(0, run(listOf("key set"), key + '\n'));
        RC_REQUIRE(token(u"set"_s, rc::tst_cli_token::token + '\n') == u"0 saved"_s);
    }
    void keepAsana() const
    {
        ended(0, run(listOf("profile edit work --further-catalogs asana=/asana/")));
        ended(0, run(listOf("key set --catalog asana"), asanaToken + '\n'));
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

    ScriptedServer server;
    Console console;
};

} // namespace

class TestCliToken : public QObject
{
    Q_OBJECT

private slots:
    void tokenIsSavedShownAndDeletedSeparately()
    {
        const Home home;
        home.keepBoth();
        QCOMPARE(home.token(u"status"_s), u"0 saved"_s);
        QVERIFY(home.run(listOf("profile show work --json")).json()["codeHostingTokenSaved"_L1].toBool());
        QCOMPARE(home.token(u"forget"_s), u"0 absent"_s);
        QCOMPARE(home.token(u"status"_s), u"0 absent"_s);
        const RunResult kept = home.run(listOf("key status --json"));
        QCOMPARE(kept.json()["state"_L1].toString(), u"saved"_s);
        QCOMPARE(membersOf(kept.json()), listOf("goesTo profile state where"));
        // and vice versa
        QCOMPARE(home.token(u"set"_s, token + '\n'), u"0 saved"_s);
        ended(0, home.run(listOf("key forget")));
        QCOMPARE(home.token(u"status"_s), u"0 saved"_s);
    }

    /// Not in any output, configuration, curl command, report, record or file.
    void tokenIsOnlyInTheKeychain()
    {
        Home home;
        home.server.setResponse("/github/", httpResponse(401, "no: " + token + ' ' + token.toBase64(), "text/plain"));
        home.keepBoth();
        QList<RunResult> runs{home.run({u"send"_s, QString::fromLatin1("my token is " + token)}),
                              home.run(listOf("tools --json")),
                              home.run({u"tools"_s}),
                              home.run(listOf("check --json")),
                              home.run(listOf("check --markdown")),
                              home.run(listOf("profile show work")),
                              home.run(listOf("profile export")),
                              home.run(listOf("key status --code-hosting-token"))};
        for (const QString &format : listOf("env curl tool-spec mcp-json"))
            runs.append(home.run(listOf("config --format", format)));
        ended(0, home.run(listOf("activity export", home.console.home() + u"/kept.jsonl"_s)));
        runs.append(home.run(listOf("activity list --json")));
        QVERIFY2(runs.constLast().out.contains("my token is"), runs.constLast().details());
        for (const RunResult &ran : std::as_const(runs)) {
            QVERIFY2(timesSeen(ran.out, token) == 0, ran.details());
            QVERIFY2(timesSeen(ran.err, token) == 0, ran.details());
        }
        QVERIFY(!home.carriers().isEmpty());
        QCOMPARE(filesWithKey(home.console.home(), token), QStringList());
    }

    void tokenFollowsARenamedProfile()
    {
        const Home home;
        home.keepBoth();
        ended(0, home.run(listOf("profile rename work moved")));
        QCOMPARE(home.token(u"status"_s, {}, u"moved"_s), u"0 saved"_s);
        ended(0, home.run({u"tools"_s}));
        QCOMPARE(home.carriers(), QList<QByteArray>{"/github/"});
        // nothing remains under the old name, nor under the new one after removing the profile
        const auto addAgain = [&home](const QString &name) {
            return home.run(listOf("profile add", name, "--resource", home.server.resourceUrl())).exitCode;
        };
        QCOMPARE(addAgain(u"work"_s), 0);
        QCOMPARE(home.token(u"status"_s), u"0 absent"_s);
        ended(0, home.run(listOf("profile remove moved")));
        QCOMPARE(addAgain(u"moved"_s), 0);
        QCOMPARE(home.token(u"status"_s, {}, u"moved"_s), u"0 absent"_s);
    }

    void invalidTokenIsNotSaved()
    {
        const Home home;
        home.keepBoth();
        const RunResult ran = ended(2, home.run(listOf("key set --code-hosting-token"), "hush hush\n"));
        QVERIFY(!ran.err.contains("hush"));
        ended(2, home.run(listOf("key rotate --code-hosting-token"), "x\n"));
    }

    /// Nor does another server that a redirect or an option names.
    void eachCatalogGetsItsOwnToken()
    {
        const Home home;
        home.keepBoth();
        home.keepAsana();
        const RunResult status = home.run(listOf("key status --catalog asana --json"));
        QCOMPARE(status.json()["state"_L1].toString(), u"saved"_s);
        QCOMPARE(status.json()["catalog"_L1].toString(), u"asana"_s);
        ended(2, home.run(listOf("key status --catalog nobody")));
        ended(0, home.run(listOf("send hello")));
        QVERIFY(home.run({u"tools"_s}).exitCode == 0);
        QVERIFY(home.run({u"check"_s}).exitCode == 0);
        ended(0, home.run(listOf("check --all-profiles")));
        QCOMPARE(home.carriers(), (QList<QByteArray>{"/github/", "/github/", "/github/"}));
        QCOMPARE(home.carriers(asanaToken), (QList<QByteArray>{"/asana/", "/asana/", "/asana/"}));
        // no other server gets it
        ScriptedServer other;
        other.setResponse(httpResponse(401, "Unauthorized", "text/plain"));
        (void)home.run(listOf("tools --profile work --mcp-url", other.base(), "--key-stdin"), key + '\n');
        QCOMPARE(other.requests().size(), 3);
        for (const QByteArray &request : other.requests())
            QVERIFY(!request.contains(token) && !request.contains(asanaToken));
        // the output does not contain it either
        for (const QStringList &words : {listOf("config --format mcp-json"), listOf("config --format tool-spec"),
                                         listOf("profile show work"), listOf("profile export")}) {
            const RunResult ran = ended(0, home.run(words));
            QVERIFY2(timesSeen(ran.out, asanaToken) == 0, ran.details());
            QCOMPARE(ran.out.contains("${SERVICE_ASANA_TOKEN}"), words.contains(u"config"_s));
        }
        QCOMPARE(filesWithKey(home.console.home(), asanaToken), QStringList());
    }

    void removingACatalogDeletesItsToken()
    {
        const Home home;
        home.keepBoth();
        home.keepAsana();
        const auto edit = [&home](const QString &profile, const QString &catalogs) {
            return home.run(listOf("profile edit", profile, "--further-catalogs", catalogs)).exitCode;
        };
        ended(0, home.run(listOf("profile rename work moved")));
        QCOMPARE(edit(u"moved"_s, u"tracker=/asana/"_s), 0); // the same server behind it
        ended(0, home.run(listOf("tools --catalog tracker")));
        QCOMPARE(home.carriers(asanaToken), QList<QByteArray>{"/asana/"});
        QCOMPARE(edit(u"moved"_s, u"tracker=/elsewhere/"_s), 0);
        QCOMPARE(edit(u"moved"_s, u"tracker=/asana/"_s), 0);
        const RunResult status = home.run(listOf("key status --catalog tracker --json"));
        QCOMPARE(status.json()["state"_L1].toString(), u"absent"_s);
        QCOMPARE(home.token(u"status"_s, {}, u"moved"_s), u"0 saved"_s); // the other one stays
    }

    void anImportWithoutTheCatalogDeletesItsToken()
    {
        const Home home;
        home.keepBoth();
        const QByteArray without = home.run(listOf("profile export work")).out;
        home.keepAsana();
        ended(0, home.run(listOf("profile import - --clash replace"), without));
        ended(0, home.run(listOf("profile edit work --further-catalogs asana=/asana/")));
        const RunResult status = home.run(listOf("key status --catalog asana --json"));
        QCOMPARE(status.json()["state"_L1].toString(), u"absent"_s);
        QCOMPARE(home.token(u"status"_s), u"0 saved"_s);
    }
};

RC_TEST(TestCliToken)

} // namespace rc::tst_cli_token

#include "tst_cli_token.moc"
