// SPDX-License-Identifier: GPL-3.0-or-later
// check, tools and config with the demo service and scripted servers: JSON members, safe terminal output, and no ERROR
// or ALERT unless named: both notify people in a real deployment.
#include "cli/commandline.h"
#include "console.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_cli_commands {

namespace {

const QByteArray key = "test-key-0123456789";

int entriesAt(const ScriptedServer &server, const QByteArray &level)
{
    int count = 0;
    for (const QByteArray &request : server.requests())
        count += int(request.count("\"level\":\"" + level + '"'));
    return count;
}

} // namespace

class TestCliCommands : public QObject
{
    Q_OBJECT

private slots:
    void checkJsonFollowsTheContract()
    {
        const RunResult ran = ended(0, Console().run(listOf("check --demo --json")));
        const QJsonObject json = ran.json();
        QCOMPARE(membersOf(json),
                 listOf("at cancelled elapsedMs marker program resource rungs toolServer verdict version"));
        QVERIFY(json.value("resource"_L1).toObject().contains("uuid"_L1));
        QVERIFY(!json.value("verdict"_L1).toString().isEmpty());
        QStringList ids;
        const QStringList states = listOf("passed warned failed skipped");
        for (const auto &value : json.value("rungs"_L1).toArray()) {
            const QJsonObject step = value.toObject();
            QCOMPARE(membersOf(step), listOf("at cause elapsedMs elapsedUs evidence exitCode hint id marker reply "
                                             "startedUs state summary title"));
            QVERIFY(states.contains(step.value("state"_L1).toString()));
            ids.append(step.value("id"_L1).toString());
        }
        QCOMPARE(ids.join(u' '),
                 u"url key dns tcp tls ingest level-debug level-info level-warning level-error level-alert "
                 "tools-general tools-code-hosting"_s);
    }

    void keyMustBeTheOnlyInputLine_data()
    {
        addColumns<QByteArray, bool>("input", "isAccepted");
        QTest::newRow("no line break") << key << true;
        QTest::newRow("one line") << key + '\n' << true;
        QTest::newRow("one line of another system") << key + "\r\n" << true;
        QTest::newRow("an empty line behind it") << key + "\n\n" << true;
        QTest::newRow("two keys") << key + "\nother-key\n" << false;
        QTest::newRow("two keys, no line break at the end") << key + "\nother-key" << false;
        QTest::newRow("far below") << key + "\n\n\n  \nother-key\n" << false;
        QTest::newRow("a file of settings") << "SERVICE_RESOURCE=x\nSERVICE_API_KEY=" + key + '\n' << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + key + '\n' << true;
        const auto wide = [](const char *mark, bool isLittle) {
            QByteArray input = mark;
            for (const char byte : key + '\n')
                input += isLittle ? QByteArray(1, byte) + '\0' : '\0' + QByteArray(1, byte);
            return input;
        };
        QTest::newRow("UTF-16") << wide("\xFF\xFE", true) << true;
        QTest::newRow("UTF-16, high byte first") << wide("\xFE\xFF", false) << true;
        QTest::newRow("UTF-16 without a mark") << wide("", true) << false;
        QTest::newRow("UTF-16, two keys") << wide("\xFF\xFE", true) + wide("", true) << false;
    }

    void keyMustBeTheOnlyInputLine()
    {
        QFETCH(QByteArray, input);
        QFETCH(bool, isAccepted);
        ScriptedServer server;
        server.setResponse(httpResponse(200, R"({"status":"ok"})"));
        Console console;
        const RunResult ran =
            ended(isAccepted ? 0 : 2,
                  console.run(listOf("send hello --resource", server.resourceUrl(), "--key-stdin"), input));
        QCOMPARE(server.requests().size(), isAccepted ? 1 : 0);
        const RunResult result = console.run(listOf("key set --profile work"), input);
        QVERIFY2(result.exitCode == 2 || result.exitCode == 6,
                 result.details()); // there is neither a profile nor a keychain here
        QVERIFY(!(ran.out + ran.err + result.out + result.err).contains("other-key"));
    }

    void anOptionWithoutACommandOpensNoWindow_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("a key") << listOf("--key", QString::fromLatin1(key));
        QTest::newRow("a key, as one word") << QStringList{u"--key="_s + QString::fromLatin1(key)};
        QTest::newRow("one dash") << listOf("-key", QString::fromLatin1(key));
        QTest::newRow("beside the window's own") << listOf("--demo --api-key", QString::fromLatin1(key));
        QTest::newRow("a misspelt one") << listOf("--dmeo");
    }

    void anOptionWithoutACommandOpensNoWindow()
    {
        QFETCH(QStringList, words);
        Console console;
        const RunResult ran = ended(2, console.run(words));
        QVERIFY2(!(ran.out + ran.err).contains(key), ran.details());
        QVERIFY(rc::isCommandLine(words));
    }

    void toolsJsonFollowsTheContract()
    {
        const RunResult ran = ended(0, Console().run(listOf("tools --demo --json")));
        QCOMPARE(membersOf(ran.json()), listOf("catalogs"));
        const QJsonArray catalogs = ran.json()["catalogs"_L1].toArray();
        QCOMPARE(catalogs.size(), 2);
        for (const auto &value : catalogs) {
            const QJsonObject catalog = value.toObject();
            QCOMPARE(membersOf(catalog),
                     listOf("cacheScope complete dialect dialectSince elapsedMs listChanged name notForModels pages "
                            "problems protocolVersion remarks server tools ttlMs url"));
            QVERIFY(catalog.value("complete"_L1).toBool());
            QVERIFY(catalog.value("tools"_L1).toArray().size() > 5);
        }
        QCOMPARE(catalogs.at(0)["name"_L1].toString(), u"general"_s);
        QCOMPARE(catalogs.at(1)["name"_L1].toString(), u"code-hosting"_s);
    }

    void numbersKeepTheirDigits()
    {
        ScriptedServer server;
        const QByteArray tool =
            R"({"name":"n","inputSchema":{"type":"object","max":1.0,"big":9007199254740993,"small":1e-7}})";
        server.setResponse(toolsResponse(tool));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const RunResult ran = ended(0, console.run(listOf("tools --catalog general --json --mcp-url", server.base())));
        QVERIFY2(ran.out.contains(tool), ran.details());
    }

    void escapesNeverReachTheTerminal_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("list") << QStringList{};
        QTest::newRow("names") << listOf("--names");
        QTest::newRow("markdown") << listOf("--markdown");
        QTest::newRow("json") << listOf("--json");
        QTest::newRow("show") << listOf("show bad");
    }

    void escapesNeverReachTheTerminal();

    void showPrintsOneTool()
    {
        ScriptedServer server;
        server.setResponse(toolsResponse(
            R"({"name":"ping","title":"Ping it","description":"Says pong","inputSchema":{"type":"object","properties":{"host":{"type":"string"}}}})"));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const RunResult ran =
            ended(0, console.run(listOf("tools show ping --catalog general --mcp-url", server.base())));
        for (const char *part : {"Ping it", "Says pong", "\"host\""})
            QVERIFY2(ran.out.contains(part), part);
    }

    void configHasNoKey_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"env", "shell", "powershell", "python", "node", "curl", "mcp-json", "tool-spec"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    void configHasNoKey()
    {
        QFETCH(QString, format);
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const QStringList arguments =
            listOf("config --format", format,
                   "--username alice --mcp-url https://mcp.example.net --resource "
                   "https://logs.example.net/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c");
        const RunResult ran = ended(0, console.run(arguments));
        QVERIFY(ran.out.contains("example.net"));
        QVERIFY(!ran.out.contains(key));
        const RunResult json = console.run(arguments + listOf("--json"));
        QCOMPARE(membersOf(json.json()), listOf("format text"));
        QCOMPARE(json.json()["text"_L1].toString().toUtf8(), ran.out);
    }

    void configHasTheEndpointThatResponds()
    {
        ScriptedServer server;
        server.setResponse("/mcp", toolsResponse(R"({"name":"ping","inputSchema":{"type":"object"}})"));
        server.setResponse("/mcp/", httpResponse(404, "nothing here", "text/plain"));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const QString answers = server.base() + u"/mcp"_s;
        const QStringList where = listOf("--mcp-url", server.base());
        for (int again = 0; again < 2; ++again) { // found, then remembered
            const RunResult ran = ended(0, console.run(listOf("tools --catalog general --json", where)));
            QCOMPARE(firstOf(ran, "catalogs")["url"_L1].toString(), answers);
        }
        const QStringList config = listOf("config --username alice --format");
        const RunResult spec = ended(0, console.run(config + listOf("tool-spec") + where));
        QCOMPARE(QJsonDocument::fromJson(spec.out).array().at(0)["server_url"_L1].toString(), answers);
        const RunResult file = ended(0, console.run(config + listOf("mcp-json") + where));
        QCOMPARE(QJsonDocument::fromJson(file.out)["mcpServers"_L1]["general"_L1]["url"_L1].toString(), answers);
    }

    /// Not on a terminal, each step is printed once: with the cause that is known at the end.
    void pipedCheckPrintsTheFinalCause()
    {
        ScriptedServer server;
        server.setResponse(httpResponse(403, R"({"error":"forbidden"})"));
        constexpr int late = 300;
        for (const char *path : {"/mcp", "/github"})
            server.setResponse(path, delayed(late, httpResponse(401, R"({"detail":"Invalid API key"})")));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const QStringList check =
            listOf("check --resource", server.resourceUrl(), "--mcp-url", server.base(), "--username alice");
        const auto ingest = [&](const QStringList &arguments) {
            return stepOf(console.run(arguments + listOf("--json")), u"ingest"_s);
        };
        const QJsonObject whole = ingest(check);
        QCOMPARE(whole["cause"_L1].toString(), u"key-or-name-wrong"_s);
        const QJsonObject alone = ingest(check.mid(0, 3) + check.mid(5)); // without the tool server
        QCOMPARE(alone["cause"_L1].toString(), u"key-name-or-access"_s);
        const QString piped = QString::fromUtf8(console.run(check).out);
        QVERIFY2(piped.contains(whole["summary"_L1].toString()), qPrintable(piped));
        QVERIFY2(!piped.contains(alone["summary"_L1].toString()), qPrintable(piped));
    }

    void notifyingLevelsMustBeNamed_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QList<int>>("entries"); // received: below ERROR, at ERROR, at ALERT
        const auto row = [](const char *name, const QString &command, int quiet, int errors, int alerts) {
            QTest::newRow(name) << command.split(u' ') << QList<int>{quiet, errors, alerts};
        };
        row("check", u"check"_s, 4, 0, 0);
        row("send", u"send hi"_s, 1, 0, 0);
        row("each level", u"send hi --each-level"_s, 3, 0, 0);
        row("a burst", u"send hi --count 3 --interval 0"_s, 3, 0, 0);
        row("as an SDK", u"send hi --as-sdk"_s, 1, 0, 0);
        row("a file that holds them", u"send --file LOUD"_s, 0, 0, 0);
        row("a file with another level named", u"send --file LOUD --include-alert"_s, 0, 0, 0);
        row("a file with the level named", u"send --file LOUD --include-error"_s, 1, 1, 0);
        row("a burst with another level named", u"send hi --level alert --count 2 --include-error"_s, 0, 0, 0);
        row("a burst with the level named", u"send hi --level alert --count 2 --include-alert --interval 0"_s, 0, 0, 2);
        row("a file of another logger", u"send --file SEVERE"_s, 0, 0, 0);
        row("the same as warnings", u"send --file SEVERE --severe-as warning"_s, 2, 0, 0);
        row("the same as errors that were not named", u"send --file SEVERE --severe-as error"_s, 0, 0, 0);
        row("check, one level", u"check --levels info"_s, 2, 0, 0);
        row("check, alert alone", u"check --levels alert"_s, 1, 0, 1);
        row("check, error", u"check --levels info,error"_s, 2, 1, 0);
        row("check, alert", u"check --include-alert"_s, 4, 0, 1);
        row("each level, error", u"send hi --each-level --include-error"_s, 3, 1, 0);
        row("each level, alert", u"send hi --each-level --include-alert"_s, 3, 0, 1);
        row("send, error", u"send hi --level error"_s, 0, 1, 0);
        row("send, alert", u"send hi --level alert"_s, 0, 0, 1);
    }

    void notifyingLevelsMustBeNamed()
    {
        QFETCH(QStringList, command);
        QFETCH(QList<int>, entries);
        ScriptedServer server;
        server.setResponse(httpResponse(200, R"({"status":"ok"})"));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
        command.replaceInStrings(u"LOUD"_s, console.write(u"loud.jsonl"_s, R"({"message":"one"})"
                                                                           "\n"
                                                                           R"({"level":"error","message":"two"})"
                                                                           "\n"));
        command.replaceInStrings(u"SEVERE"_s, console.write(u"severe.jsonl"_s, R"({"level":"critical","message":"one"})"
                                                                               "\n"
                                                                               R"({"level":"fatal","message":"two"})"
                                                                               "\n"));
        const RunResult ran = console.run(command + listOf("--resource", server.resourceUrl()));
        const QList<int> received{entriesAt(server, "debug") + entriesAt(server, "info") + entriesAt(server, "warning"),
                                  entriesAt(server, "error"), entriesAt(server, "alert")};
        QVERIFY2(received == entries, ran.details());
    }
};

void TestCliCommands::escapesNeverReachTheTerminal()
{
    QFETCH(QStringList, words);
    ScriptedServer server;
    // An escape, a raw one-character CSI, a raw right-to-left override, and commands to CI services.
    server.setResponse(toolsResponse(
        R"({"name":"bad","title":"\u001b]0;owned\u0007","description":"\u001b[31mred)"
        "\xc2\x9b"
        "2J\xe2\x80\xae"
        R"(##vso[task.setvariable variable=PATH]/x ##[warning]\n\u00a0::error::x","inputSchema":{"x\u001b[2J":"\u009b)"
        "\xc2\x9b"
        R"("}})"));
    Console console;
    console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
    const RunResult ran = ended(0, console.run(listOf("tools", words, "--catalog general --mcp-url", server.base())));
    QVERIFY(ran.out.contains("bad"));
    for (const char *raw : {"\x1b", "\xc2\x9b", "\xe2\x80\xae", "\x07"})
        QVERIFY2(!(ran.out + ran.err).contains(raw), ran.details());
    if (words == QStringList{u"--markdown"_s})
        return; // a document for a file
    for (const char *command : {"##vso[", "##[", "\n\xc2\xa0::error"})
        QVERIFY2(!ran.out.contains(command), ran.details());
}

RC_TEST(TestCliCommands)

} // namespace rc::tst_cli_commands

#include "tst_cli_commands.moc"
