// SPDX-License-Identifier: GPL-3.0-or-later
// The environment's key and name are only sent to servers from the same environment, from the command line, or allowed
// by the user: no file, import or paste determines the servers or the variable. Whatever /etc/hosts says about
// localhost, it is this machine: the program under test gets another file in a mount namespace.
#include "console.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"

#include <QTcpServer>
#include <QUrl>

namespace rc::tst_cli_envkey {

namespace {

const QByteArray key = "environment-key-0123456789";
const QByteArray name = "name-of-the-environment";

/// A home with a key and a name in the environment under several prefixes, and a foreign server.
class Home
{
public:
    Home()
    {
        for (ScriptedServer *one : {&theirs, &mine})
            one->setResponse(resultResponse(R"({})"));
        for (const QString &prefix : listOf("SERVICE_ OPENAI_ DB_")) {
            console.set(prefix + u"API_KEY"_s, QString::fromLatin1(key));
            console.set(prefix + u"USERNAME"_s, QString::fromLatin1(name));
        }
    }

    [[nodiscard]] RunResult run(const QStringList &words, const QByteArray &input = {}) const
    {
        return console.run(words, input);
    }
    void succeed(const QStringList &words, const QByteArray &input = {}) const { ended(0, run(words, input)); }
    void saveTheirs() const
    {
        succeed(listOf("profile add p --resource", theirs.resourceUrl(), "--mcp-url", theirs.base()));
    }
    /// A foreign profiles document.
    [[nodiscard]] QByteArray document(QJsonObject profile) const
    {
        profile.insert(u"name"_s, u"p"_s);
        profile.insert(u"resource"_s, theirs.resourceUrl());
        profile.insert(u"toolServer"_s, theirs.base());
        return QJsonDocument(QJsonObject{{u"version"_s, 1}, {u"profiles"_s, QJsonArray{profile}}}).toJson();
    }
    [[nodiscard]] static bool hasSecrets(const QList<QByteArray> &requests)
    {
        return std::any_of(requests.cbegin(), requests.cend(),
                           [](const QByteArray &one) { return one.contains(key) || one.contains(name); });
    }

    ScriptedServer theirs;
    ScriptedServer mine;
    Console console;
};

const QList<QStringList> &commands()
{
    static const QList<QStringList> all{
        listOf("check"),
        listOf("check --json"),
        listOf("check --all-profiles"),
        listOf("send hi"),
        listOf("send hi --confirm-arrival --log-tool resource_logs"),
        listOf("send hi --count 2 --interval 0"),
        listOf("drill --level info"),
        listOf("tools"),
        listOf("tools call ping"),
        listOf("tools instructions"),
    };
    return all;
}

const QByteArray localKey = "test-key-0123456789";

/// The command for a new mount namespace: as root, or as a user if the system allows it.
QStringList namespaceOfItsOwn()
{
    for (const QStringList &words : {listOf("unshare --mount"), listOf("unshare --map-root-user --mount")}) {
        QProcess attempt;
        attempt.start(words.first(), words.mid(1) + listOf("sh -c", u"mount --bind /etc/hosts /etc/hosts"_s));
        if (attempt.waitForFinished() && attempt.exitStatus() == QProcess::NormalExit && attempt.exitCode() == 0)
            return words;
    }
    return {};
}

} // namespace

class TestCliEnvKey : public QObject
{
    Q_OBJECT

private slots:
    void otherServersGetNoKey_data()
    {
        QTest::addColumn<QString>("how");
        for (const QString &how :
             {u"added"_s, u"imported"_s, u"imported with a prefix"_s, u"imported with a grant"_s,
              u"imported over a profile"_s, u"pasted settings"_s, u"pasted other prefix"_s, u"duplicated"_s})
            QTest::newRow(qPrintable(how)) << how;
    }

    void otherServersGetNoKey()
    {
        QFETCH(const QString, how);
        const Home home;
        const QStringList import = listOf("profile import -");
        const QByteArray origin = home.theirs.base().toUtf8();
        const QJsonArray grants{u"DB_API_KEY "_s + home.theirs.base(), u"SERVICE_API_KEY "_s + home.theirs.base()};
        const auto pasted = [&](const QByteArray &prefix) {
            const QByteArray text = prefix + "RESOURCE=" + home.theirs.resourceUrl().toUtf8() + '\n' + prefix +
                                    "USERNAME=them\n" + prefix + "MCP_URL=" + home.theirs.base().toUtf8() + '\n';
            home.succeed(listOf("profile add p --paste", home.console.write(u"pasted"_s, text)));
        };
        if (how == u"added"_s) {
            home.saveTheirs();
        } else if (how == u"imported"_s) {
            home.succeed(import, home.document({{u"username"_s, u"them"_s}}));
        } else if (how == u"imported with a prefix"_s) {
            home.succeed(import, home.document({{u"envPrefix"_s, u"OPENAI_"_s}}));
        } else if (how == u"imported with a grant"_s) {
            home.succeed(import, home.document({{u"envPrefix"_s, u"DB_"_s}, {u"environmentGrants"_s, grants}}));
        } else if (how == u"imported over a profile"_s) {
            home.succeed(listOf("profile add p --resource", home.mine.resourceUrl(), "--env-prefix OPENAI_"));
            home.succeed(listOf("key allow --env-key"));
            home.succeed(import + listOf("--clash replace"), home.document({{u"envPrefix"_s, u"DB_"_s}}));
        } else if (how == u"pasted settings"_s) {
            pasted("SERVICE_");
        } else if (how == u"pasted other prefix"_s) {
            pasted("DB_");
        } else {
            home.saveTheirs();
            home.succeed(listOf("key allow --env-key"));
            QVERIFY(home.run(listOf("key status --env-key --json")).out.contains(origin));
            home.succeed(listOf("profile duplicate p q"));
            home.succeed(listOf("profile remove p"));
        }
        for (const QStringList &words : commands())
            (void)home.run(words);
        QVERIFY2(!Home::hasSecrets(home.theirs.requests()), home.theirs.requests().join("\n---\n"));
        const RunResult sent = ended(2, home.run(listOf("send hi")));
        QVERIFY2(sent.err.contains(origin), sent.details());
    }

    void policyInTheFolderSelectsNoServer()
    {
        Home home;
        home.saveTheirs();
        home.succeed(listOf("profile add other --resource", home.mine.resourceUrl()));
        const QString policy = home.console.write(u"resource-console.toml"_s, "profile = \"p\"\n");
        for (const QStringList &words : {listOf("check"), listOf("tools lint")})
            (void)home.run(words + listOf("--policy", policy));
        QVERIFY(!Home::hasSecrets(home.theirs.requests()));
    }

    void addressesOnTheCommandLineGetTheKey_data()
    {
        QTest::addColumn<QString>("how");
        for (const QString &how :
             {u"options"_s, u"environment"_s, u"options beside a profile"_s, u"--env-key-for"_s, u"another prefix"_s})
            QTest::newRow(qPrintable(how)) << how;
    }

    void addressesOnTheCommandLineGetTheKey()
    {
        QFETCH(const QString, how);
        Home home;
        QStringList words = listOf("send hi");
        const QStringList resource = listOf("--resource", home.theirs.resourceUrl());
        if (how == u"options"_s) {
            words += resource;
        } else if (how == u"environment"_s) {
            home.console.set(u"SERVICE_RESOURCE"_s, home.theirs.resourceUrl());
        } else if (how == u"options beside a profile"_s) {
            home.succeed(listOf("profile add p --resource", home.mine.resourceUrl()));
            words += resource + listOf("--profile p");
        } else if (how == u"--env-key-for"_s) {
            home.saveTheirs();
            words += {u"--env-key-for"_s, home.theirs.base()};
        } else {
            words += resource + listOf("--env-prefix DB_");
        }
        ended(0, home.run(words));
        QCOMPARE(home.theirs.requests().size(), 1);
        QVERIFY(home.theirs.requests().first().contains(key));
        QVERIFY(home.theirs.requests().first().contains(name));
    }

    void allowedServerGetsTheKey()
    {
        const Home home;
        home.saveTheirs();
        home.succeed(listOf("key allow --env-key"));
        const RunResult status = home.run(listOf("key status --env-key --json"));
        QCOMPARE(status.json()["variable"_L1].toString(), u"SERVICE_API_KEY"_s);
        QCOMPARE(status.json()["goesTo"_L1].toArray(), QJsonArray{home.theirs.base()});
        home.succeed(listOf("send hi"));
        QVERIFY(Home::hasSecrets(home.theirs.requests()));
        // not to another server added to the profile later
        home.succeed(listOf("profile edit p --mcp-url", home.mine.base()));
        ended(2, home.run({u"tools"_s}));
        QCOMPARE(home.mine.requests(), QList<QByteArray>());
        home.succeed(listOf("key allow --env-key"));
        home.succeed(listOf("key forget --env-key"));
        ended(2, home.run(listOf("send hi")));
        QCOMPARE(home.mine.requests(), QList<QByteArray>());
    }

    void permissionIsForOneVariable()
    {
        const Home home;
        home.saveTheirs();
        home.succeed(listOf("key allow --env-key"));
        home.succeed(listOf("profile edit p --env-prefix OPENAI_"));
        ended(2, home.run(listOf("send hi")));
        QVERIFY(!Home::hasSecrets(home.theirs.requests()));
    }

    void foreignProfilesFileAllowsNothing()
    {
        const Home home;
        home.saveTheirs();
        home.succeed(listOf("key allow --env-key"));
        const QString file = u"/resource-console/profiles.json"_s;
        const Home other;
        QVERIFY(QDir().mkpath(QFileInfo(other.console.home() + file).absolutePath()));
        QVERIFY(QFile::copy(home.console.home() + file, other.console.home() + file));
        ended(2, other.run(listOf("send hi")));
        QVERIFY(!Home::hasSecrets(home.theirs.requests()));
    }

    void otherAuthoritiesAreNotAllowed()
    {
        const TlsCertificates certificates;
        const Home home;
        home.saveTheirs();
        home.succeed(listOf("key allow --env-key"));
        home.succeed(listOf("profile edit p --ca-file", certificates.authorityFile()));
        ended(2, home.run(listOf("send hi")));
        QVERIFY(!Home::hasSecrets(home.theirs.requests()));
    }

    /// The command line names the server, but a profiles file names the variable.
    void savedPrefixSelectsNoVariable()
    {
        const Home home;
        home.saveTheirs();
        home.succeed(listOf("profile edit p --env-prefix OPENAI_"));
        const QStringList send = listOf("send hi --profile p");
        (void)home.run(send + listOf("--resource", home.mine.resourceUrl(), "--mcp-url", home.mine.base()));
        (void)home.run(send + listOf("--env-key-for", home.theirs.base()));
        QVERIFY(!Home::hasSecrets(home.mine.requests() + home.theirs.requests()));
    }

    void unsavedPermissionDoesNotCount()
    {
        const Home home;
        home.saveTheirs();
        // the salt's folder, under both possible names in the test environment
        QVERIFY(QDir().mkpath(home.console.home() + u"/resource-console/fingerprint-salt"_s));
        QVERIFY(home.run(listOf("key allow --env-key")).exitCode != 0);
        ended(2, home.run(listOf("send hi")));
        QVERIFY(!Home::hasSecrets(home.theirs.requests()));
    }

    void invalidUtf8IsRefused()
    {
#ifdef Q_OS_UNIX
        const Home home;
        const QString script =
            u"SERVICE_RESOURCE=\"$(printf '%s/u/m\\344ra/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/' \"$1\")\" \"$0\" send hi"_s;
        ended(2, home.console.runProgram(u"/bin/sh"_s, {u"-c"_s, script, rc::consoleBinary(), home.theirs.base()}));
        QCOMPARE(home.theirs.requests(), QList<QByteArray>());
#endif
    }

    void placeholdersAreRefused_data()
    {
        addColumns<QString, QString>("variable", "value");
        QTest::newRow("address") << u"SERVICE_RESOURCE"_s << u"${ACME_RESOURCE}"_s;
        QTest::newRow("tool server") << u"SERVICE_MCP_URL"_s << u"<YOUR_MCP_URL>"_s;
        QTest::newRow("name") << u"SERVICE_USERNAME"_s << u"YOUR_USERNAME"_s;
        QTest::newRow("email") << u"SERVICE_EMAIL"_s << u"{{email}}"_s;
        QTest::newRow("key") << u"SERVICE_API_KEY"_s << u"%ACME_KEY%"_s;
        QTest::newRow("quoted name") << u"SERVICE_USERNAME"_s << u"\"mara\""_s;
        QTest::newRow("quoted email") << u"SERVICE_EMAIL"_s << u"'mara@example.com'"_s;
        QTest::newRow("quoted key") << u"SERVICE_API_KEY"_s << u"\"key-0123456789\""_s;
    }

    void placeholdersAreRefused()
    {
        QFETCH(const QString, variable);
        QFETCH(const QString, value);
        Home home;
        home.console.set(u"SERVICE_RESOURCE"_s, home.theirs.resourceUrl());
        home.console.set(variable, value);
        ended(2, home.run(listOf("send hi")));
        QCOMPARE(home.theirs.requests(), QList<QByteArray>());
    }

    void localhostIgnoresTheHostsFile_data()
    {
        addColumns<QStringList, QString>("words", "option");
        QTest::newRow("one entry") << listOf("send hello") << u"--resource"_s;
        QTest::newRow("a burst") << listOf("send hello --count 3") << u"--resource"_s;
        QTest::newRow("a check") << listOf("check") << u"--resource"_s;
        QTest::newRow("a list of tools") << listOf("tools") << u"--mcp-url"_s;
    }

    void localhostIgnoresTheHostsFile()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, option);
        const QStringList before = namespaceOfItsOwn();
        if (before.isEmpty())
            return; // containers and accounts without that right: tst_proxy still tests the rule
        ScriptedServer server;
        server.setResponse(httpResponse(200, R"({"status":"ok"})"));
        const QString address = option == "--resource"_L1 ? server.resourceUrl() : server.base();
        const QUrl url(address);
        QTcpServer stranger;
        QVERIFY2(stranger.listen(QHostAddress(u"127.0.0.9"_s), quint16(url.port())),
                 qPrintable(stranger.errorString()));

        Console console;
        const QString hosts = console.write(u"hosts"_s, "127.0.0.9 localhost\n");
        QUrl named(url);
        named.setHost(u"localhost"_s);
        words += {option, named.toString(), u"--username"_s, u"mara"_s, u"--key-stdin"_s, u"--timeout"_s, u"20"_s};
        const QString script =
            u"mount --bind '%1' /etc/hosts && getent hosts localhost >&2 && exec \"$0\" \"$@\""_s.arg(hosts);
        const RunResult ran = console.runProgram(
            before.first(), before.mid(1) + listOf("sh -c", script, rc::consoleBinary()) + words, localKey + '\n');
        QVERIFY2(ran.err.startsWith("127.0.0.9"), ran.details()); // the file is used there
        QVERIFY2(!stranger.hasPendingConnections(), ran.details());
        QVERIFY2(!server.requests().isEmpty(), ran.details());
        for (const QByteArray &request : server.requests()) {
            QVERIFY2(request.contains(localKey), request);
            QVERIFY2(request.toLower().contains("host: localhost:" + QByteArray::number(url.port())), request);
        }
    }
};

RC_TEST(TestCliEnvKey)

} // namespace rc::tst_cli_envkey

#include "tst_cli_envkey.moc"
