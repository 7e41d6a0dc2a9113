// SPDX-License-Identifier: GPL-3.0-or-later
// A server that continues a call as a task: the task is queried, and the tool is called once.
#include "core/json/jsontext.h"
#include "core/tool/tool.h"
#include "toolcalls.h"

#include <QElapsedTimer>

namespace rc::tst_servertasks {

namespace {

const QByteArray done = R"j({"content":[{"type":"text","text":"done"}]})j";
const QByteArray nameForm =
    R"j({"method":"elicitation/create","params":{"message":"Who?","requestedSchema":{"type":"object","properties":)j"
    R"j({"name":{"type":"string","default":"Jo"}}}}})j";

/// A task of the extension, with further members.
QByteArray task(const QByteArray &status, const QByteArray &more = {}, const QByteArray &type = "complete",
                const QByteArray &id = "t-1")
{
    return "{\"resultType\":\"" + type + "\",\"taskId\":\"" + id + "\",\"status\":\"" + status +
           "\",\"createdAt\":\"2026-11-25T10:30:00Z\",\"ttlMs\":60000,\"pollIntervalMs\":100" +
           (more.isEmpty() ? QByteArray() : ',' + more) + '}';
}

/// Same for 2025-11-25.
QByteArray oldTask(const QByteArray &status)
{
    return "{\"taskId\":\"t-1\",\"status\":\"" + status +
           "\",\"createdAt\":\"2025-11-25T10:30:00Z\",\"ttl\":60000,\"pollInterval\":100}";
}

ReceivedRequest lastOf(const ScriptedServer &server, const QByteArray &method)
{
    ReceivedRequest last;
    for (const ReceivedRequest &seen : server.seen()) {
        if (seen.asks(method))
            last = seen;
    }
    return last;
}

const QByteArray taskCapabilities = R"j({"tasks":{"cancel":{},"requests":{"tools":{"call":{}}}},"tools":{}})j";

} // namespace

class TestServerTasks : public QObject
{
    Q_OBJECT

private slots:
    void taskIsPolledUntilItEnds();
    void taskIsPolledAtTheServersInterval()
    {
        QElapsedTimer clock;
        qint64 first = 0;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.asks("tools/call")) {
                clock.start();
                return rpcReply(r, R"j({"resultType":"task","taskId":"t-1","status":"working",)j"
                                   R"j("pollIntervalMs":400})j");
            }
            first = clock.elapsed();
            return rpcReply(r, task("completed", "\"result\":" + done));
        });
        QCOMPARE(callWith(server).result.outcome, CallOutcome::Answered);
        QVERIFY2(first >= 380, QByteArray::number(first).constData());

        ServerTask wanted;
        QCOMPARE(pollPause(wanted), defaultPollPause);
        wanted.pollMs = 0;
        QCOMPARE(pollPause(wanted), minPollPause);
        wanted.pollMs = 1'000'000'000;
        QCOMPARE(pollPause(wanted), maxPollPause);
    }

    void inputIsSentOnce()
    {
        int updates = 0;
        int gets = 0;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.asks("tools/call"))
                return rpcReply(r, task("working", {}, "task"));
            if (r.asks("tasks/update")) {
                ++updates;
                return rpcReply(r, R"j({"resultType":"complete"})j");
            }
            // For a while it has not processed the answer.
            return rpcReply(r, ++gets < 4 ? task("input_required", R"j("inputRequests":{"who":)j" + nameForm + '}')
                                          : task("completed", "\"result\":" + done));
        });
        const CallLog called = callWith(server, {.answers = true});
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QCOMPARE(called.questions.size(), 1);
        QCOMPARE(updates, 1);
        QCOMPARE(countOf(server, "tools/call"), 1);
        QVERIFY(lastOf(server, "tasks/update")
                    .body.contains(R"j("inputResponses":{"who":{"action":"accept","content":{"name":"Jo"}}})j"));
        QCOMPARE(lastOf(server, "tasks/update").headers.value("mcp-name"), QByteArray("t-1"));
        QCOMPARE(called.result.exchanges.size(), 1);

        // No answers: the call is left, and can be answered later.
        gets = 0;
        const CallLog alone = callWith(server);
        QCOMPARE(alone.result.outcome, CallOutcome::InProgress);
        QCOMPARE(alone.result.error->kind, ErrorKind::AnswerRequired);
        QCOMPARE(alone.result.exchanges.size(), 1);
        QVERIFY(!alone.result.exchanges.first().answer);
        QCOMPARE(updates, 1);
    }

    void failsOrIsCanceled_data()
    {
        addColumns<QByteArray, CallOutcome>("state", "outcome");
        QTest::newRow("an error of the tool")
            << task("completed", R"j("result":{"isError":true,"content":[]})j") << CallOutcome::ToolError;
        // The request was executed once: whatever the response, the tool may have run.
        QTest::newRow("an error of the protocol")
            << task("failed", R"j("error":{"code":-32602,"message":"no such city"})j") << CallOutcome::Unknown;
        QTest::newRow("canceled there") << task("cancelled") << CallOutcome::Unknown;
        QTest::newRow("no result") << task("completed") << CallOutcome::Unknown;
        QTest::newRow("another task") << task("working", {}, "complete", "t-2") << CallOutcome::Unknown;
        QTest::newRow("another state") << task("pondering") << CallOutcome::Unknown;
    }

    void failsOrIsCanceled()
    {
        QFETCH(QByteArray, state);
        QFETCH(CallOutcome, outcome);
        ScriptedServer server([&](const ReceivedRequest &r) {
            return rpcReply(r, r.asks("tools/call") ? task("working", {}, "task") : state);
        });
        const CallLog called = callWith(server);
        QCOMPARE(called.result.outcome, outcome);
        QCOMPARE(called.result.error.has_value(), outcome == CallOutcome::Unknown);
        QCOMPARE(called.ends, 1);
        QCOMPARE(countOf(server, "tools/call"), 1);
        QCOMPARE(countOf(server, "tasks/get"), 1);
    }

    void timeoutLeavesTheTaskInProgress()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            return rpcReply(r, task("working", {}, r.asks("tools/call") ? "task" : "complete"));
        });
        const CallLog called = callWith(server, {.deadline = 2500ms});
        QCOMPARE(called.result.outcome, CallOutcome::InProgress);
        QCOMPARE(called.result.error->kind, ErrorKind::TimedOut);
        QCOMPARE(called.result.task->id, u"t-1"_s);
        QVERIFY(called.result.isTaskReported);
        QVERIFY(countOf(server, "tasks/get") > 0);
        QCOMPARE(countOf(server, "tasks/cancel"), 0);
        QCOMPARE(countOf(server, "tools/call"), 1);
    }

    void cancelIsSentToTheServer()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            return rpcReply(r, task("working", {}, r.asks("tools/call") ? "task" : "complete"));
        });
        const CallLog called = callWith(server, {.changed = [](ToolCallJob &job, const ServerTask &) { job.abort(); },
                                                 .until = [&] { return countOf(server, "tasks/cancel") > 0; }});
        QCOMPARE(called.result.outcome, CallOutcome::Unknown);
        QCOMPARE(called.result.error->kind, ErrorKind::Canceled);
        QCOMPARE(countOf(server, "tasks/cancel"), 1);
        QCOMPARE(lastOf(server, "tasks/cancel").headers.value("mcp-name"), QByteArray("t-1"));
        QCOMPARE(countOf(server, "notifications/cancelled"), 0);
        QCOMPARE(called.ends, 1);
    }

    void briefOutageIsRetried()
    {
        int gets = 0;
        QElapsedTimer clock;
        qint64 pause = 0;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.asks("tools/call"))
                return rpcReply(r, task("working", {}, "task"));
            ++gets;
            if (gets == 1)
                return QByteArray(); // the connection closes
            if (gets == 2) {
                clock.start();
                return httpResponse(503, "busy", "text/plain", "Retry-After: 1\r\n");
            }
            pause = clock.elapsed();
            return rpcReply(r, task("completed", "\"result\":" + done));
        });
        const CallLog called = callWith(server);
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QCOMPARE(countOf(server, "tools/call"), 1);
        QVERIFY(pause >= 900); // a coarse timer may fire early
    }

    void sessionTask()
    {
        int gets = 0;
        ScriptedServer server([&](const ReceivedRequest &r) {
            return sessionResponse(
                r,
                [&]() -> QByteArray {
                    if (r.asks("tools/call"))
                        return rpcReply(r, "{\"task\":" + oldTask("working") + '}');
                    if (r.asks("tasks/result"))
                        return rpcReply(r, done);
                    return rpcReply(r, oldTask(++gets < 2 ? "working" : "completed"));
                },
                taskCapabilities);
        });
        const CallLog called = callWith(server, {.dialect = Dialect::Session, .tasks = TaskSupport::Optional});
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QVERIFY(lastOf(server, "tools/call").body.contains("\"task\":{}"));
        QCOMPARE(countOf(server, "tools/call"), 1);
        QCOMPARE(countOf(server, "tasks/get"), 2);
        QCOMPARE(countOf(server, "tasks/result"), 1);
        QVERIFY(!lastOf(server, "tasks/get").body.contains("_meta"));
        QCOMPARE(server.seen().last().verb, QByteArray("DELETE"));

        // A call that was left continues, with its session.
        gets = -100;
        const CallLog left = callWith(server, {.dialect = Dialect::Session,
                                               .tasks = TaskSupport::Required,
                                               .changed = [](ToolCallJob &job, const ServerTask &) { job.leave(); }});
        QCOMPARE(left.result.outcome, CallOutcome::InProgress);
        QVERIFY(server.seen().last().verb != "DELETE");
    }

    void sessionTaskWithAQuestion()
    {
        QByteArray replied;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.body.contains("\"id\":\"q-1\",\"result\"")) {
                replied = r.body;
                return httpResponse(202, "");
            }
            return sessionResponse(
                r,
                [&]() -> QByteArray {
                    if (r.asks("tools/call"))
                        return rpcReply(r, "{\"task\":" + oldTask("working") + '}');
                    if (r.asks("tasks/result") && replied.isEmpty())
                        return openStream({R"j({"jsonrpc":"2.0","id":"q-1",)j" + nameForm.sliced(1)});
                    if (r.asks("tasks/result"))
                        return rpcReply(r, done);
                    return rpcReply(r, oldTask(replied.isEmpty() ? "input_required" : "completed"));
                },
                taskCapabilities);
        });
        server.keepConnections();
        const CallLog called = callWith(
            server, {.dialect = Dialect::Session, .answers = true, .tasks = TaskSupport::Optional, .deadline = 4s});
        QCOMPARE(called.questions.size(), 1);
        QCOMPARE(replied, R"j({"jsonrpc":"2.0","id":"q-1","result":{"action":"accept","content":{"name":"Jo"}}})j");
        QCOMPARE(countOf(server, "tools/call"), 1);
        // This stream never ends, and so does the wait: the task is known to continue. If the stream was given up
        // before the call's timeout, the result came over the next one.
        QVERIFY(called.result.outcome == CallOutcome::InProgress || countOf(server, "tasks/result") > 1);
    }

    void sessionWithoutTasksIsCalledAsBefore_data()
    {
        addColumns<QByteArray, TaskSupport>("capabilities", "support");
        QTest::newRow("a server without") << QByteArray(R"j({"tools":{}})j") << TaskSupport::Required;
        QTest::newRow("a tool without") << taskCapabilities << TaskSupport::Forbidden;
    }

    void sessionWithoutTasksIsCalledAsBefore()
    {
        QFETCH(QByteArray, capabilities);
        QFETCH(TaskSupport, support);
        ScriptedServer server([&](const ReceivedRequest &r) {
            return sessionResponse(r, [&] { return rpcReply(r, done); }, capabilities);
        });
        const CallLog called = callWith(server, {.dialect = Dialect::Session, .tasks = support});
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QVERIFY(!lastOf(server, "tools/call").body.contains("\"task\""));
    }

    void invalidTasks_data();
    void invalidTasks()
    {
        QFETCH(QByteArray, result);
        QFETCH(CallOutcome, outcome);
        ScriptedServer server([&](const ReceivedRequest &r) { return rpcReply(r, result); });
        const CallLog called = callWith(server);
        QCOMPARE(called.result.outcome, outcome);
        QVERIFY(!called.result.task);
        QCOMPARE(server.seen().size(), 1);
    }

    void supportIsReadFromTheTool()
    {
        Tool tool;
        tool.raw = R"j({"name":"a","description":"taskSupport"})j";
        QCOMPARE(taskSupport(tool), TaskSupport::Forbidden);
        tool.raw = R"j({"name":"a","execution":{"taskSupport":"optional"}})j";
        QCOMPARE(taskSupport(tool), TaskSupport::Optional);
        tool.raw = R"j({"name":"a","execution":{"taskSupport":"required"}})j";
        QCOMPARE(taskSupport(tool), TaskSupport::Required);
        tool.raw = R"j({"name":"a","execution":{"taskSupport":"forbidden"}})j";
        QCOMPARE(taskSupport(tool), TaskSupport::Forbidden);
    }
};

void TestServerTasks::taskIsPolledUntilItEnds()
{
    int asked = 0;
    ScriptedServer server([&](const ReceivedRequest &r) {
        if (r.asks("tools/call"))
            return rpcReply(r, task("working", {}, "task"));
        return rpcReply(r, ++asked < 3
                               ? task("working", R"j("statusMessage":"step )j" + QByteArray::number(asked) + '"')
                               : task("completed", "\"result\":" + done));
    });
    const CallLog called = callWith(server);
    QCOMPARE(called.result.outcome, CallOutcome::Answered);
    QCOMPARE(textOf(called.result.result), u"done"_s);
    QCOMPARE(called.ends, 1);
    QCOMPARE(countOf(server, "tools/call"), 1);
    QCOMPARE(countOf(server, "tasks/get"), 3);
    const ReceivedRequest get = lastOf(server, "tasks/get");
    QCOMPARE(get.headers.value("mcp-name"), QByteArray("t-1"));
    QCOMPARE(get.headers.value("mcp-method"), QByteArray("tasks/get"));
    for (const ReceivedRequest &seen : server.seen())
        QVERIFY(seen.body.contains(R"j("extensions":{"io.modelcontextprotocol/tasks":{}})j"));
    QCOMPARE(called.states.first(), TaskStatus::Working);
    QCOMPARE(called.states.last(), TaskStatus::Completed);
    QCOMPARE(called.result.task->id, u"t-1"_s);
}

void TestServerTasks::invalidTasks_data()
{
    addColumns<QByteArray, CallOutcome>("result", "outcome");
    QTest::newRow("without an ID") << QByteArray(R"j({"resultType":"task","status":"working"})j")
                                   << CallOutcome::Unknown;
    QTest::newRow("an ID of 1 MB") << R"j({"resultType":"task","status":"working","taskId":")j" +
                                          QByteArray(900'000, 'x') + "\"}"
                                   << CallOutcome::Unknown;
    QTest::newRow("a result that speaks of one")
        << QByteArray(R"j({"content":[],"task":{"taskId":"t-1","status":"working"}})j") << CallOutcome::Answered;
}

RC_TEST(TestServerTasks)

} // namespace rc::tst_servertasks

#include "tst_servertasks.moc"
