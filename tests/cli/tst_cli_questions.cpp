// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool server asks for on the command line: answers during a call, dialects, time, a sign-in.
#include "cli/console.h"
#include "cli/ptyprocess.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "tests/everything/everythingserver.h"

namespace rc::tst_cli_questions {

namespace {

const QString key = u"key-of-everything-1"_s;

} // namespace

class TestCliQuestions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_console = std::make_unique<Console>();
        QVERIFY(m_server.port() != 0);
        m_console->set(u"SERVICE_API_KEY"_s, key);
    }

    void answers_data()
    {
        addColumns<QString, QString, QByteArray, int, QByteArray>("tool", "answers", "input", "code", "out");
        const auto row = [](const char *name, const char *tool, const char *answers, const char *input, int code,
                            const char *out) {
            QTest::newRow(name) << u"test_input_required_result_"_s + QString::fromLatin1(tool)
                                << QString::fromLatin1(answers) << QByteArray(input) << code << QByteArray(out);
        };
        row("a form", "elicitation", "-", R"({"name":"Mo"})", 0, "Hello, Mo!");
        row("as the protocol has it", "elicitation", "-", R"({"action":"accept","content":{"name":"Mo"}})", 0,
            "Hello, Mo!");
        row("declined", "elicitation", "-", R"({"action":"decline"})", 0, "Hello, whoever you are.");
        row("one after the other", "multi_round", "-", R"([{"name":"Mo"},{"color":"red"}])", 0,
            "Both steps done: red.");
        row("the state comes back", "request_state", "-", R"({"ok":true})", 0, "state-ok");
        row("too few", "multi_round", "-", R"([{"name":"Mo"}])", 9, "");
        row("one that does not fit", "elicitation", "-", R"({"name":7})", 9, "Hello, whoever you are.");
        row("no default", "elicitation", "defaults", "", 9, "Hello, whoever you are.");
        row("nobody to ask", "elicitation", "", "", 9, "");
    }

    void answers()
    {
        QFETCH(QString, tool);
        QFETCH(QString, answers);
        QFETCH(QByteArray, input);
        QFETCH(int, code);
        QFETCH(QByteArray, out);
        const RunResult ran =
            ended(code, call(tool, answers.isEmpty() ? QStringList() : listOf("--answers", answers), input));
        QVERIFY2(ran.out.contains(out), ran.details());
        QCOMPARE(ran.err.isEmpty(), false); // the question is always shown
    }

    void invalidResponses_data()
    {
        addColumns<QStringList, QByteArray>("words", "input");
        QTest::newRow("no JSON") << listOf("--answers -") << QByteArray("{");
        QTest::newRow("no object") << listOf("--answers -") << QByteArray("[7]");
        QTest::newRow("both from standard input") << listOf("--answers - --args -") << QByteArray("{}");
    }

    void invalidResponses()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, input);
        ended(2, call(u"test_input_required_result_elicitation"_s, words, input));
    }

    void defaultsAreAnsweredOnce()
    {
        int calls = 0;
        const ScriptedServer server([&calls](const ReceivedRequest &request) {
            const QByteArray list = "{\"tools\":[{\"name\":\"ask\",\"inputSchema\":{\"type\":\"object\"},"
                                    "\"annotations\":{\"readOnlyHint\":true}}]}";
            const QByteArray asking =
                "{\"resultType\":\"input_required\",\"requestState\":\"s\",\"inputRequests\":{\"who\":{\"method\":"
                "\"elicitation/create\",\"params\":{\"message\":\"Who?\",\"requestedSchema\":{\"type\":\"object\","
                "\"properties\":{\"name\":{\"type\":\"string\",\"default\":\"Jo\"}}}}}}}";
            const bool isCall = request.asks("tools/call");
            calls += isCall ? 1 : 0;
            return rpcReply(request, isCall ? asking : list);
        });
        ended(9, m_console->run(listOf("tools call ask --mcp-url", server.base(),
                                       "--catalog general --dialect modern --username demo --answers defaults")));
        QCOMPARE(calls, 2);
    }

    void answersAtTheTerminal()
    {
        QByteArray shown;
        QByteArrayList typed{"y\n", "Mo\n"};
        PtyProcess *running = nullptr;
        PtyProcess process(rc::consoleBinary(), listOf("tools call test_input_required_result_elicitation", where()),
                           m_console->environment(), {200, 24}, [&](const QByteArray &bytes) {
                               shown += bytes;
                               if (running != nullptr && shown.endsWith(": ") && !typed.isEmpty())
                                   running->type(typed.takeFirst());
                           });
        running = &process;
        QCOMPARE(process.waitForEnd(), 0);
        QVERIFY2(shown.contains("What is your name?"), shown.constData());
        QVERIFY2(shown.contains("Hello, Mo!"), shown.constData());
    }

    void questionsAreRecorded()
    {
        ended(0, call(u"test_input_required_result_elicitation"_s, listOf("--answers -"), R"({"name":"Zora"})"));
        const RunResult ran = m_console->run(listOf("activity list --json"));
        QVERIFY2(ran.out.contains("What is your name?"), ran.details());
        QVERIFY2(ran.out.contains("Zora"), ran.details());
        QVERIFY(!ran.out.contains(key.toLatin1()));
    }

    void dialects_data()
    {
        addColumns<QString, QString>("word", "version");
        QTest::newRow("modern") << u"modern"_s << u"2026-07-28"_s;
        QTest::newRow("session") << u"session"_s << u"2025-11-25"_s;
        QTest::newRow("plain") << u"plain"_s << QString();
    }

    void dialects()
    {
        QFETCH(QString, word);
        QFETCH(QString, version);
        const RunResult ran = ended(0, m_console->run(listOf("tools --json --dialect", word, where())));
        const QJsonObject catalog = firstOf(ran, "catalogs");
        QCOMPARE(catalog["dialect"_L1].toString(), word);
        QCOMPARE(catalog["protocolVersion"_L1].toString(), version);
        QCOMPARE(catalog["server"_L1].toObject()["name"_L1].toString(),
                 word == "plain"_L1 ? QString() : u"resource-console-demo"_s);
    }

    void instructions()
    {
        const RunResult ran = ended(0, m_console->run(listOf("tools instructions --json", where())));
        const QJsonObject catalog = firstOf(ran, "catalogs");
        QVERIFY(catalog["instructions"_L1].toString().startsWith("Each tool shows"_L1));
        QVERIFY(catalog["tokens"_L1].toInt() > 10);
    }

    /// Its schema marks an object as a header.
    void forbiddenTool()
    {
        ScriptedServer service;
        service.setResponse(resultResponse(
            R"({"resultType":"complete","tools":[)"
            R"({"name":"good","description":"Good.","inputSchema":{"type":"object"},"annotations":{"readOnlyHint":true}},)"
            R"({"name":"bad","description":"Bad.","inputSchema":{"type":"object","properties":{"a":{"type":"object",)"
            R"("description":"A.","x-mcp-header":"A"}}},"annotations":{"readOnlyHint":true}}]})"));
        const auto run = [&](const QStringList &words) {
            return m_console->run(listOf("tools", words, "--mcp-url", service.base(), "--catalog general"));
        };
        ended(2, run(listOf("call bad --unchecked --yes")));
        QVERIFY(!service.requests().last().contains("tools/call"));
        const RunResult spec = run({u"--tool-spec"_s});
        QVERIFY2(spec.out.contains("good") && !spec.out.contains("bad"), spec.details());
        const RunResult lint = ended(1, run(listOf("lint --json --at-least danger")));
        QVERIFY2(lint.out.contains("unusable-header"), lint.details());
        const QJsonArray recorded =
            run({u"--json"_s}).json()["catalogs"_L1].toArray().first().toObject()["notForModels"_L1].toArray();
        QCOMPARE(recorded.size(), 1);
        QCOMPARE(recorded.first().toObject()["name"_L1].toString(), u"bad"_s);
    }

    void tasksAreAwaited()
    {
        const auto run = [this](const QString &tool, const QStringList &more = {}) {
            return call(tool, more + listOf("--yes --json"));
        };
        const QStringList second = listOf("--args {\"seconds\":1}");
        const RunResult ran = ended(0, run(u"slow_compute"_s, second));
        QCOMPARE(ran.json()["outcome"_L1].toString(), u"answered"_s);
        const RunResult broke = run(u"protocol_error_job"_s);
        QCOMPARE(broke.json()["outcome"_L1].toString(), u"unknown"_s);
        QVERIFY(broke.err.contains("broke down")); // the server's own words
        const RunResult session = ended(0, run(u"slow_compute"_s, second + listOf("--dialect session")));
        QCOMPARE(session.json()["outcome"_L1].toString(), u"answered"_s);
        QVERIFY(session.json().contains("task"_L1));
    }

    void signInServerIsShown()
    {
        ScriptedServer service;
        service.setResponse(httpResponse(401, "{\"error\":\"invalid_token\"}", "application/json",
                                         "WWW-Authenticate: Bearer scope=\"tools\", resource_metadata=\"" +
                                             service.base().toLatin1() + "/meta\"\r\n"));
        service.setResponse("/meta",
                            httpResponse(200, "{\"resource\":\"" + service.base().toLatin1() +
                                                  "\",\"authorization_servers\":[\"https:\\/\\/auth.example\"]}"));
        const QStringList who =
            listOf("--mcp-url", service.base(), "--resource", service.resourceUrl(), "--catalog general");
        const RunResult listed = ended(4, m_console->run(listOf("tools", who)));
        QVERIFY(listed.err.contains("OAuth"));
        const qsizetype before = service.requests().size();
        const RunResult shown = ended(0, m_console->run(listOf("tools sign-in --json", who)));
        const QJsonObject catalog = firstOf(shown, "catalogs");
        QCOMPARE(catalog["metadata"_L1].toObject()["authorizationServers"_L1].toArray().first().toString(),
                 u"https:/"_s + u"/auth.example"_s);
        QCOMPARE(service.requests().size(), before + 2);
        for (const QByteArray &request : service.requests().mid(before))
            QVERIFY(!request.contains(key.toLatin1()));
    }

private:
    [[nodiscard]] QStringList where() const
    {
        return {u"--mcp-url"_s,  m_server.base(), u"--catalog"_s, u"everything=/everything/"_s,
                u"--username"_s, u"demo"_s};
    }
    [[nodiscard]] RunResult call(const QString &tool, const QStringList &more = {}, const QByteArray &input = {}) const
    {
        return m_console->run(listOf("tools call", tool, more, where()), input);
    }

    std::unique_ptr<Console> m_console;
    EverythingServer m_server;
};

RC_TEST(TestCliQuestions)

} // namespace rc::tst_cli_questions

#include "tst_cli_questions.moc"
