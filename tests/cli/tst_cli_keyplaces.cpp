// SPDX-License-Identifier: GPL-3.0-or-later
// A saved key is only sent to the servers it was given for, whatever happens to its profile: with a real keyring,
// inside tests/support/session.sh.
#include "cli/scriptedservice.h"
#include "console.h"
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
        for (ScriptedService *one : {&server, &other})
            one->setAnswer(serviceAnswer(200, "application/json", R"({"status":"ok"})"));
        console.useKeyring();
        for (const QString &folder : {u"TMPDIR"_s, u"XDG_STATE_HOME"_s})
            console.set(folder, console.home());
        well({u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, server.resourceUrl()});
        well({u"key"_s, u"set"_s}, key + '\n');
    }
    ~Home() { (void)run({u"profile"_s, u"remove"_s, u"work"_s}); }

    [[nodiscard]] Ran run(const QStringList &words, const QByteArray &input = {}) const
    {
        return console.run(words, input);
    }
    void well(const QStringList &words, const QByteArray &input = {}) const
    {
        const Ran ran = run(words, input);
        RC_REQUIRE(ran.exitCode == 0);
    }
    [[nodiscard]] QString state() const
    {
        return run({u"key"_s, u"status"_s, u"--profile"_s, u"work"_s, u"--json"_s}).json()["state"_L1].toString();
    }
    void moveAway() const { well({u"profile"_s, u"edit"_s, u"work"_s, u"--resource"_s, other.resourceUrl()}); }

    ScriptedService server;
    ScriptedService other;
    Console console;
};

/// As stored by a user's script.
void keepWithSecretTool(const QByteArray &secret)
{
    QProcess tool;
    tool.start(u"secret-tool"_s, {u"store"_s, u"--label"_s, u"work"_s, u"server"_s, u"resource-console"_s, u"user"_s,
                                  u"work"_s, u"type"_s, u"plaintext"_s});
    QVERIFY(tool.waitForStarted());
    tool.write(secret);
    tool.closeWriteChannel();
    QVERIFY(tool.waitForFinished() && tool.exitCode() == 0);
}

} // namespace

class TestCliKeyPlaces : public QObject
{
    Q_OBJECT

private slots:
    void itIsToldWhereItGoes()
    {
        const Home home;
        const Ran told = home.run({u"key"_s, u"status"_s, u"--json"_s});
        QCOMPARE(told.json()["goesTo"_L1].toArray(), QJsonArray{home.server.origin()});
        home.well({u"send"_s, u"hello"_s});
        QCOMPARE(home.server.requests().size(), 1);
    }

    void anEditedProfileDoesNotTakeItAlong()
    {
        const Home home;
        home.moveAway();
        QCOMPARE(home.state(), u"withheld"_s);
        const Ran sent = ended(withheldCode, home.run({u"send"_s, u"hello"_s}));
        QVERIFY2(sent.err.contains(home.server.origin().toUtf8()) && sent.err.contains(home.other.origin().toUtf8()),
                 sent.told()); // names both servers
        QCOMPARE(home.other.requests(), QList<QByteArray>());
        // no question for the original server
        home.well({u"profile"_s, u"edit"_s, u"work"_s, u"--resource"_s, home.server.resourceUrl()});
        home.well({u"send"_s, u"hello"_s});
    }

    void allowedItGoesThere()
    {
        const Home home;
        home.moveAway();
        QCOMPARE(home.run({u"key"_s, u"allow"_s}).exitCode, 2); // not confirmed
        QCOMPARE(home.state(), u"withheld"_s);
        home.well({u"key"_s, u"allow"_s, u"--yes"_s});
        QCOMPARE(home.state(), u"saved"_s);
        home.well({u"send"_s, u"hello"_s});
        QCOMPARE(home.other.requests().size(), 1);
        QVERIFY(home.other.requests().first().contains(key));
    }

    void aResourceBesideTheProfileDoesNotGetIt()
    {
        const Home home;
        ended(withheldCode,
              home.run({u"send"_s, u"--profile"_s, u"work"_s, u"--resource"_s, home.other.resourceUrl(), u"hi"_s}));
        ended(withheldCode,
              home.run({u"tools"_s, u"--profile"_s, u"work"_s, u"--mcp-url"_s, home.other.toolServerUrl()}));
        QCOMPARE(home.other.requests(), QList<QByteArray>());
        // works with its own key
        ended(0, home.run({u"send"_s, u"--profile"_s, u"work"_s, u"--resource"_s, home.other.resourceUrl(),
                           u"--key-stdin"_s, u"hi"_s},
                          "another-key\n"));
        QVERIFY(!home.other.requests().first().contains(key));
    }

    void anImportedProfileDoesNotTakeItAlong()
    {
        const Home home;
        QByteArray text = home.run({u"profile"_s, u"export"_s}).out;
        QVERIFY(text.contains(QUrl(home.server.origin()).authority().toUtf8()));
        text.replace(QUrl(home.server.origin()).authority().toUtf8(), QUrl(home.other.origin()).authority().toUtf8());
        (void)home.run({u"profile"_s, u"import"_s, u"-"_s, u"--clash"_s, u"replace"_s}, text);
        (void)home.run({u"send"_s, u"hello"_s});
        QCOMPARE(home.other.requests(), QList<QByteArray>());
    }

    void anotherHeaderDoesNotCarryIt()
    {
        const Home home;
        home.well({u"profile"_s, u"edit"_s, u"work"_s, u"--key-header"_s, u"X-Logged"_s});
        QCOMPARE(home.state(), u"withheld"_s);
        QCOMPARE(home.run({u"send"_s, u"hello"_s}).exitCode, withheldCode);
        QCOMPARE(home.server.requests(), QList<QByteArray>());
    }

    /// Also a key saved by an earlier version, or left under a name.
    void whatOthersKeptIsNotSent()
    {
        const Home home;
        home.well({u"profile"_s, u"remove"_s, u"work"_s});
        keepWithSecretTool("somebody-elses-key");
        home.well({u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, home.server.resourceUrl()});
        ended(withheldCode, home.run({u"key"_s, u"status"_s}));
        QCOMPARE(home.state(), u"withheld"_s);
        QCOMPARE(home.run({u"send"_s, u"hello"_s}).exitCode, withheldCode);
        QCOMPARE(home.server.requests(), QList<QByteArray>());
        home.well({u"key"_s, u"allow"_s, u"--yes"_s});
        home.well({u"send"_s, u"hello"_s});
        home.well({u"key"_s, u"forget"_s});
    }

    void aRenamedProfileKeepsIt()
    {
        const Home home;
        home.well({u"profile"_s, u"rename"_s, u"work"_s, u"moved"_s});
        home.well({u"send"_s, u"hello"_s});
        QCOMPARE(home.server.requests().size(), 1);
        home.well({u"profile"_s, u"rename"_s, u"moved"_s, u"work"_s});
        home.moveAway();
        QCOMPARE(home.state(), u"withheld"_s);
    }

    void everyCommandAsksTheSameWay()
    {
        const Home home;
        home.well({u"profile"_s, u"edit"_s, u"work"_s, u"--mcp-url"_s, home.other.toolServerUrl()});
        for (const QStringList &words : {QStringList{u"tools"_s},
                                         {u"check"_s},
                                         {u"check"_s, u"--all-profiles"_s},
                                         {u"send"_s, u"hi"_s},
                                         {u"tools"_s, u"call"_s, u"ping"_s}}) {
            const Ran ran = home.run(words);
            QVERIFY2(ran.exitCode != 0, ran.told());
        }
        ended(withheldCode, home.run({u"key"_s, u"rotate"_s, u"--yes"_s}, "another-key\n"));
        for (const QByteArray &request : home.server.requests() + home.other.requests())
            QVERIFY2(!request.contains(key), request);
    }
};

RC_TEST(TestCliKeyPlaces)

} // namespace rc::tst_cli_keyplaces

#include "tst_cli_keyplaces.moc"
