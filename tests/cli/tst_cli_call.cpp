// SPDX-License-Identifier: GPL-3.0-or-later
// tools call as users run it: requests, output, refusals, and exit codes.
#include "cli/console.h"
#include "cli/serving.h"
#include "service/tools/toolcalljob.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_cli_call {

namespace {
const QString resource = u"\"resource\":\"3e2ad894-5e5f-4c34-9899-1f9c2158009c\""_s;
}

class TestCliCall : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_console = std::make_unique<Console>();
        m_serving = std::make_unique<DemoProcess>(*m_console);
        QVERIFY(!m_serving->key().isEmpty());
        m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(m_serving->key()));
    }

    void answers_data()
    {
        addColumns<QStringList, int, QByteArray, QByteArray>("words", "code", "out", "err");
        const auto row = [](const char *name, const QString &tool, const QString &arguments, int code, const char *out,
                            const char *err) {
            QTest::newRow(name) << listOf(tool, "--args", u"{%1}"_s.arg(arguments)) << code << QByteArray(out)
                                << QByteArray(err);
        };
        row("text", u"list_alerts"_s, {}, 0, "a-17: open\na-18: open\n", "");
        row("structured content", u"get_resource_health"_s, resource, 0, "\"state\": \"degraded\"", "");
        row("image", u"count_entries"_s, resource + u",\"since\":\"2026-11-21T13:00:00Z\""_s, 0,
            "[image, image/png, 797 bytes: see --json]", "");
        row("an error of the tool", u"acknowledge_alert"_s, u"\"alert_id\":\"a-99\""_s, 1, "There is no alert named",
            outcomeName(CallOutcome::ToolError).text().toUtf8());
        row("a tool that is only shown", u"mute_resource"_s, resource + u",\"minutes\":5"_s, 1,
            "The demo service shows this tool and does not run it.",
            outcomeName(CallOutcome::ToolError).text().toUtf8());
    }

    void answers()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        QFETCH(QByteArray, out);
        QFETCH(QByteArray, err);
        const RunResult ran = ended(code, call(words));
        QVERIFY2(ran.out.contains(out), ran.details());
        QVERIFY2(ran.err.contains(err) && ran.err.isEmpty() == err.isEmpty(), ran.details());
    }

    void refusesBeforeCalling_data()
    {
        addColumns<QStringList, QByteArray>("words", "why");
        QTest::addColumn<int>("requestCount"); // requests, only for the list
        const auto row = [](const char *name, const QStringList &words, const char *why, int requestCount) {
            QTest::newRow(name) << words << QByteArray(why) << requestCount;
        };
        row("no name", {}, "call NAME", 0);
        row("two names", listOf("a b"), "call NAME", 0);
        row("no JSON", listOf("list_alerts --args {a:1}"), "--args is not JSON", 0);
        row("no object", listOf("list_alerts --args [1]"), "must be a JSON object", 0);
        row("no file", listOf("list_alerts --args @/nonexistent"), "Cannot read /nonexistent", 0);
        row("a layout", listOf("list_alerts --names"), "--names can only be used with tools list", 0);
        row("no such tool", {u"nothing_here"_s}, "No tool named", 1);
        row("missing", {u"get_entry"_s}, "entry_id: Required", 1);
        row("wrong type", listOf("get_entry --args {\"entry_id\":7}"), "entry_id: Must be text", 1);
        row("a name the schema does not know", listOf("list_alerts --args {\"x\":1}"), "x: ", 1);
        row("destructive because nothing is stated",
            listOf("restart_service --args", u"{%1,\"unit\":\"x\"}"_s.arg(resource)), "does not declare whether", 1);
        row("destructive by its own word", listOf("delete_alert_rule --args {\"rule_id\":\"r-1\"}"),
            "marked as destructive", 1);
    }

    void refusesBeforeCalling()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, why);
        QFETCH(int, requestCount);
        const qsizetype before = requests();
        const RunResult ran = ended(2, call(words + listOf("--catalog general")));
        QVERIFY2(ran.err.contains(why), ran.details());
        QVERIFY2(ran.out.isEmpty(), ran.details());
        QTRY_COMPARE(requests() - before, requestCount);
    }

    void destructiveToolNeedsYes()
    {
        const QString arguments = u"{%1,\"unit\":\"x\"}"_s.arg(resource);
        const RunResult ran = ended(1, call(listOf("restart_service --yes --args",
                                                   arguments))); // called; the demo's tool reports that it does not run
        QVERIFY2(ran.out.contains("does not run it"), ran.details());
        // Invalid arguments are only sent on request; then the tool refuses.
        const RunResult unchecked = ended(1, call(listOf("get_entry --unchecked --args {\"entry_id\":7}")));
        QVERIFY2(unchecked.out.contains("Input validation error"), unchecked.details());
    }

    void argumentsFromFileAndStandardInput()
    {
        const QByteArray arguments = "\n{\"alert_id\": \"a-18\"}\n";
        for (const QString &from : {u"@"_s + m_console->write(u"arguments.json"_s, arguments), u"-"_s}) {
            const RunResult ran =
                ended(0, call(listOf("acknowledge_alert --args", from), from == "-"_L1 ? arguments : QByteArray()));
            QVERIFY2(ran.out.contains("a-18 is acknowledged"), ran.details());
        }
        ended(2, call(listOf("list_alerts --args - --key-stdin"), "x\n"));
    }

    void jsonFollowsTheContract()
    {
        const RunResult ran = ended(0, call(listOf("get_resource_health --json --args", u"{%1}"_s.arg(resource))));
        const QJsonObject told = ran.json();
        QCOMPARE(membersOf(told),
                 listOf("asked catalog content dialect elapsedMs error findings name outcome problems protocolVersion "
                        "reply status structureFaults structuredContent url"));
        QCOMPARE(told["outcome"_L1].toString(), u"answered"_s);
        QCOMPARE(told["structuredContent"_L1]["state"_L1].toString(), u"degraded"_s);
        QCOMPARE(told["content"_L1].toArray().size(), 2);
        QCOMPARE(told["structureFaults"_L1].toArray().size(), 0);
        const RunResult failed = ended(1, call(listOf("acknowledge_alert --json --args {\"alert_id\":\"x\"}")));
        QCOMPARE(failed.json()["outcome"_L1].toString(), u"tool-error"_s);
    }

    void unknownOutcomeIsReported()
    {
        // The list is returned, and the call fails with a server error.
        ScriptedServer server;
        const QByteArray tool =
            R"({"name":"ping","annotations":{"readOnlyHint":true},"inputSchema":{"type":"object"}})";
        server.setResponse(toolsResponse(tool));
        const QStringList command =
            listOf("tools call ping --catalog general --mcp-url", server.base(), "--username mara");
        const RunResult ran = ended(5, m_console->run(command)); // a tool list is not a tool's result
        QVERIFY2(ran.err.contains(outcomeName(CallOutcome::Unknown).text().toUtf8()), ran.details());
        QCOMPARE(std::count_if(server.requests().cbegin(), server.requests().cend(),
                               [](const QByteArray &request) { return request.contains("tools/call"); }),
                 1);
    }

    /// The general tools are complete, the code-hosting ones are refused.
    void misspelledNameExitsWithOne()
    {
        ScriptedServer server;
        server.setResponse("/mcp/", toolsResponse(R"({"name":"ping"})"));
        server.setResponse("/github/", httpResponse(401, "Unauthorized", "text/plain"));
        const QStringList where = listOf("--mcp-url", server.base(), "--username mara");
        const RunResult list = ended(4, m_console->run(listOf("tools --catalog code-hosting", where)));
        const RunResult refused =
            ended(4, m_console->run(listOf("tools call ping --catalog code-hosting --json", where)));
        QCOMPARE(refused.json()["outcome"_L1].toString(), u"not-sent"_s);
        QVERIFY2(!refused.json()["error"_L1].toString().isEmpty(), refused.details());
        const RunResult call = ended(2, m_console->run(listOf("tools call pign", where)));
        QVERIFY2(!list.err.isEmpty() && call.err.contains(list.err.trimmed()), call.details());
        QVERIFY2(call.err.contains("Did you mean “ping”?"), call.details());
        const RunResult misspelt = ended(2, m_console->run(listOf("tools call pign --catalog general", where)));
        QVERIFY2(misspelt.err.contains("No tool named “pign”"), misspelt.details());
        QVERIFY(std::none_of(server.requests().cbegin(), server.requests().cend(),
                             [](const QByteArray &request) { return request.contains("tools/call"); }));
    }

    /// Calls a tool whatever happens to the other list.
    void otherCatalogDoesNotMatter()
    {
        ScriptedServer server;
        server.setResponse("/mcp/", resultResponse(R"({"content":[],"tools":[{"name":"ping",)"
                                                   R"("annotations":{"readOnlyHint":true}}]})"));
        server.setResponse("/github/", httpResponse(502, R"({"detail":"MCP upstream request failed"})"));
        const RunResult call =
            ended(0, m_console->run(listOf("tools call ping --mcp-url", server.base(), "--username mara")));
        QVERIFY2(call.err.isEmpty(), call.details());
    }

    void cleanupTestCase() { m_serving.reset(); }

private:
    [[nodiscard]] RunResult call(const QStringList &words, const QByteArray &input = {}) const
    {
        return m_console->run(listOf("tools call", words, "--mcp-url", m_serving->toolServerUrl(), "--username demo"),
                              input);
    }

    [[nodiscard]] qsizetype requests() { return m_serving->served().count("\"endpoint\":\"general\""); }

    std::unique_ptr<Console> m_console;
    std::unique_ptr<DemoProcess> m_serving;
};

RC_TEST(TestCliCall)

} // namespace rc::tst_cli_call

#include "tst_cli_call.moc"
