// SPDX-License-Identifier: GPL-3.0-or-later
// A saved key is only sent to the servers it was given for, whatever happens to its profile: with a real keyring,
// inside tests/support/session.sh.
#include "console.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <QProcess>

namespace rc::tst_cli_keyplaces {

namespace {

const QByteArray key = "test-key-0123456789";
constexpr int withheldCode = 6;

/// A home with the profile “work”, whose key was given for one server; the other server is foreign.
class Home
{
public:
    Home()
    {
        for (ScriptedServer *one : {&server, &other})
            one->setResponse(httpResponse(200, R"({"status":"ok"})"));
        console.useKeyring();
        for (const QString &folder : listOf("TMPDIR XDG_STATE_HOME"))
            console.set(folder, console.home());
        succeed(listOf("profile add work --resource", server.resourceUrl()));
        succeed(listOf("key set"), key + '\n');
    }
    ~Home() { (void)run(listOf("profile remove work")); }

    [[nodiscard]] RunResult run(const QStringList &words, const QByteArray &input = {}) const
    {
        return console.run(words, input);
    }
    void succeed(const QStringList &words, const QByteArray &input = {}) const { ended(0, run(words, input)); }
    [[nodiscard]] QString state() const
    {
        return run(listOf("key status --profile work --json")).json()["state"_L1].toString();
    }
    void moveAway() const { succeed(listOf("profile edit work --resource", other.resourceUrl())); }

    ScriptedServer server;
    ScriptedServer other;
    Console console;
};

/// As stored by a user's script.
void keepWithSecretTool(const QByteArray &secret)
{
    QProcess tool;
    tool.start(u"secret-tool"_s, listOf("store --label work server resource-console user work type plaintext"));
    QVERIFY(tool.waitForStarted());
    tool.write(secret);
    tool.closeWriteChannel();
    QVERIFY(tool.waitForFinished() && tool.exitCode() == 0);
}

QByteArray hostOf(const QString &origin)
{
    return QUrl(origin).authority().toUtf8();
}

} // namespace

class TestCliKeyPlaces : public QObject
{
    Q_OBJECT

private slots:
    void statusShowsWhereTheKeyGoes()
    {
        const Home home;
        const RunResult told = home.run(listOf("key status --json"));
        QCOMPARE(told.json()["goesTo"_L1].toArray(), QJsonArray{home.server.base()});
        home.succeed(listOf("send hello"));
        QCOMPARE(home.server.requests().size(), 1);
    }

    void editedAddressDoesNotGetTheKey()
    {
        const Home home;
        home.moveAway();
        QCOMPARE(home.state(), u"withheld"_s);
        const RunResult sent = ended(withheldCode, home.run(listOf("send hello")));
        QVERIFY2(sent.err.contains(hostOf(home.server.base())) && sent.err.contains(hostOf(home.other.base())),
                 sent.details()); // names both servers
        QCOMPARE(home.other.requests(), QList<QByteArray>());
        // no question for the original server
        home.succeed(listOf("profile edit work --resource", home.server.resourceUrl()));
        home.succeed(listOf("send hello"));
    }

    void allowedServerGetsTheKey()
    {
        const Home home;
        home.moveAway();
        ended(2, home.run(listOf("key allow"))); // not confirmed
        QCOMPARE(home.state(), u"withheld"_s);
        home.succeed(listOf("key allow --yes"));
        QCOMPARE(home.state(), u"saved"_s);
        home.succeed(listOf("send hello"));
        QCOMPARE(home.other.requests().size(), 1);
        QVERIFY(home.other.requests().first().contains(key));
    }

    void overridingAddressDoesNotGetTheKey()
    {
        const Home home;
        ended(withheldCode, home.run(listOf("send --profile work --resource", home.other.resourceUrl(), "hi")));
        ended(withheldCode, home.run(listOf("tools --profile work --mcp-url", home.other.base())));
        QCOMPARE(home.other.requests(), QList<QByteArray>());
        // works with its own key
        ended(0, home.run(listOf("send --profile work --resource", home.other.resourceUrl(), "--key-stdin hi"),
                          "another-key\n"));
        QVERIFY(!home.other.requests().first().contains(key));
    }

    void importedProfileDoesNotGetTheKey()
    {
        const Home home;
        QByteArray text = home.run(listOf("profile export")).out;
        QVERIFY(text.contains(QUrl(home.server.base()).authority().toUtf8()));
        text.replace(QUrl(home.server.base()).authority().toUtf8(), QUrl(home.other.base()).authority().toUtf8());
        (void)home.run(listOf("profile import - --clash replace"), text);
        (void)home.run(listOf("send hello"));
        QCOMPARE(home.other.requests(), QList<QByteArray>());
    }

    void otherHeaderDoesNotCarryTheKey()
    {
        const Home home;
        home.succeed(listOf("profile edit work --key-header X-Logged"));
        QCOMPARE(home.state(), u"withheld"_s);
        ended(withheldCode, home.run(listOf("send hello")));
        QCOMPARE(home.server.requests(), QList<QByteArray>());
    }

    /// Also a key saved by an earlier version, or left under a name.
    void keysSavedByOthersAreNotSent()
    {
        const Home home;
        home.succeed(listOf("profile remove work"));
        keepWithSecretTool("somebody-elses-key");
        home.succeed(listOf("profile add work --resource", home.server.resourceUrl()));
        ended(withheldCode, home.run(listOf("key status")));
        QCOMPARE(home.state(), u"withheld"_s);
        ended(withheldCode, home.run(listOf("send hello")));
        QCOMPARE(home.server.requests(), QList<QByteArray>());
        home.succeed(listOf("key allow --yes"));
        home.succeed(listOf("send hello"));
        home.succeed(listOf("key forget"));
    }

    void renamedProfileKeepsItsKey()
    {
        const Home home;
        home.succeed(listOf("profile rename work moved"));
        home.succeed(listOf("send hello"));
        QCOMPARE(home.server.requests().size(), 1);
        home.succeed(listOf("profile rename moved work"));
        home.moveAway();
        QCOMPARE(home.state(), u"withheld"_s);
    }

    void everyCommandWithholdsTheKey()
    {
        const Home home;
        home.succeed(listOf("profile edit work --mcp-url", home.other.base()));
        for (const QStringList &words : {listOf("tools"), listOf("check"), listOf("check --all-profiles"),
                                         listOf("send hi"), listOf("tools call ping")}) {
            const RunResult ran = home.run(words);
            QVERIFY2(ran.exitCode != 0, ran.details());
        }
        ended(withheldCode, home.run(listOf("key rotate --yes"), "another-key\n"));
        for (const QByteArray &request : home.server.requests() + home.other.requests())
            QVERIFY2(!request.contains(key), request);
    }
};

RC_TEST(TestCliKeyPlaces)

} // namespace rc::tst_cli_keyplaces

#include "tst_cli_keyplaces.moc"
