// SPDX-License-Identifier: GPL-3.0-or-later
// A call that its server continues is found again in Activity, and queried without another call.
#include "check/run/calltext.h"
#include "session/activity/records.h"
#include "session/testprofilecontext.h"
#include "session/tools/calloperation.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_calltasks {

namespace {

QByteArray taskOf(const QByteArray &type, const QByteArray &status, const QByteArray &more = {})
{
    return "{\"resultType\":\"" + type + "\",\"taskId\":\"t-1\",\"pollIntervalMs\":100,\"status\":\"" + status + '"' +
           more + '}';
}

const QByteArray result = ",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"done\"}]}";

const ToolCall slow{CatalogKind::General, u"slow"_s, "{\"n\":1.0}"};

qsizetype callsAt(const ScriptedServer &server)
{
    return std::count_if(server.seen().cbegin(), server.seen().cend(),
                         [](const ReceivedRequest &seen) { return seen.asks("tools/call"); });
}

} // namespace

class TestCallTasks : public QObject
{
    Q_OBJECT

private slots:
    void taskIsRecordedImmediately();
    void recordedTaskIsResumedAndCompleted();
    void taskIsKeptIfTheServerDoesNotRespond_data();
    void taskIsKeptIfTheServerDoesNotRespond();
    void renamedProfileIsRecognizedByItsKey();
    void aTaskOfAnEarlierSession_data();
    void aTaskOfAnEarlierSession();
    void taskLifetime();
    void onlyOpenTasksCanBeResumed();

private:
    /// A record of a call whose task continues.
    static ActivityRecord left(TestProfileContext &open, ScriptedServer &server);
};

ActivityRecord TestCallTasks::left(TestProfileContext &open, ScriptedServer &server)
{
    open.dialects().remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Modern);
    CallOperation call(open);
    QSignalSpy finished(&call, &CallOperation::finished);
    connect(&call, &CallOperation::taskChanged, &call, &CallOperation::leave);
    call.start(QUrl(server.base()), slow);
    if (finished.isEmpty())
        finished.wait(20'000);
    const QList<ActivityRecord> all = open.recorded();
    return all.isEmpty() ? ActivityRecord() : open.whole(all.first().id);
}

void TestCallTasks::taskIsRecordedImmediately()
{
    ScriptedServer server([](const ReceivedRequest &r) {
        return httpResponse(200, rpcResult(r, taskOf(r.asks("tools/call") ? "task" : "complete", "working")));
    });
    TestProfileContext open(server.base());
    open.dialects().remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Modern);
    CallOperation call(open);
    QSignalSpy changed(&call, &CallOperation::taskChanged);
    QSignalSpy finished(&call, &CallOperation::finished);
    call.start(QUrl(server.base()), slow);
    QTRY_VERIFY(!changed.isEmpty());
    // As found if this program ends here: its outcome becomes “may have run”, and the task can be queried.
    ActivityRecord record = open.whole(open.recorded().first().id);
    QCOMPARE(record.outcome, ActivityOutcome::Sending);
    QVERIFY(openTaskOf(record).isEmpty());
    record.outcome = ActivityOutcome::Unknown;
    QCOMPARE(openTaskOf(record), u"t-1"_s);
    call.leave();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!finished.first().first().value<ToolCallResult>().error);
    QVERIFY(std::none_of(server.seen().cbegin(), server.seen().cend(),
                         [](const ReceivedRequest &seen) { return seen.asks("tasks/cancel"); }));
    record = open.whole(record.id);
    QCOMPARE(record.outcome, ActivityOutcome::InProgress);
    QCOMPARE(openTaskOf(record), u"t-1"_s);
    QVERIFY(callOf(record)); // with the call
    QCOMPARE(callOf(record)->arguments, slow.arguments);
}

void TestCallTasks::recordedTaskIsResumedAndCompleted()
{
    bool isDone = false;
    ScriptedServer server([&](const ReceivedRequest &r) {
        if (r.asks("tools/call"))
            return httpResponse(200, rpcResult(r, taskOf("task", "working")));
        return httpResponse(
            200, rpcResult(r, isDone ? taskOf("complete", "completed", result) : taskOf("complete", "working")));
    });
    TestProfileContext open(server.base());
    const ActivityRecord record = left(open, server);
    QCOMPARE(record.outcome, ActivityOutcome::InProgress);

    CallOperation again(open);
    QSignalSpy finished(&again, &CallOperation::finished);
    again.askAgain(record); // not finished yet
    QTRY_VERIFY(server.seen().last().asks("tasks/get"));
    again.cancel();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(open.whole(record.id).outcome, ActivityOutcome::InProgress);
    isDone = true;
    again.askAgain(open.whole(record.id));
    QTRY_COMPARE(finished.size(), 2);
    QVERIFY(finished.last().first().value<ToolCallResult>().isTaskReported);
    const ActivityRecord whole = open.whole(record.id);
    QCOMPARE(whole.outcome, ActivityOutcome::Passed);
    QVERIFY(whole.reply.contains(u"done"_s));
    QVERIFY(openTaskOf(whole).isEmpty());
    QCOMPARE(whole.at, record.at);
    QCOMPARE(open.recorded().size(), 1);
    QCOMPARE(callsAt(server), 1);
}

void TestCallTasks::taskIsKeptIfTheServerDoesNotRespond_data()
{
    QTest::addColumn<QString>("hindrance");
    for (const QString &one : {u"another server"_s, u"another profile"_s, u"no key"_s, u"silence"_s, u"canceled"_s})
        QTest::newRow(one.toLatin1().constData()) << one;
}

void TestCallTasks::taskIsKeptIfTheServerDoesNotRespond()
{
    QFETCH(QString, hindrance);
    bool isSilent = false;
    ScriptedServer server([&](const ReceivedRequest &r) {
        return isSilent ? QByteArray("silent") : httpResponse(200, rpcResult(r, taskOf("task", "working")));
    });
    ScriptedServer other([](const ReceivedRequest &) { return httpResponse(200, "{}"); });
    TestProfileContext open(server.base());
    const ActivityRecord record = left(open, server);
    isSilent = true;
    const qsizetype asked = server.seen().size();
    if (hindrance == u"another server"_s)
        open.here.toolServer = other.base();
    if (hindrance == u"another profile"_s) {
        open.here.name = u"another"_s;
        open.key = "key-5678";
    }
    if (hindrance == u"no key"_s)
        open.hasKey = false;
    CallOperation again(open);
    QSignalSpy finished(&again, &CallOperation::finished);
    again.askAgain(record, 300ms);
    if (hindrance == u"canceled"_s)
        again.cancel();
    QTRY_COMPARE(finished.size(), 1);
    const ToolCallResult told = finished.first().first().value<ToolCallResult>();
    QCOMPARE(told.outcome, CallOutcome::InProgress);
    QCOMPARE(told.error.has_value(), hindrance != u"canceled"_s);
    QCOMPARE(open.whole(record.id), record);
    QCOMPARE(callsAt(server), 1);
    QVERIFY(other.seen().isEmpty());
    if (hindrance == u"another profile"_s)
        QCOMPARE(server.seen().size(), asked); // its key was never sent there
}

void TestCallTasks::renamedProfileIsRecognizedByItsKey()
{
    ScriptedServer server([](const ReceivedRequest &r) {
        return httpResponse(200, rpcResult(r, r.asks("tools/call") ? taskOf("task", "working")
                                                                   : taskOf("complete", "completed", result)));
    });
    TestProfileContext open(server.base());
    const ActivityRecord record = left(open, server);
    open.here.name = u"another name"_s;
    CallOperation again(open);
    QSignalSpy finished(&again, &CallOperation::finished);
    again.askAgain(record);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(open.whole(record.id).outcome, ActivityOutcome::Passed);
}

void TestCallTasks::aTaskOfAnEarlierSession_data()
{
    addColumns<QByteArray, QString, CallOutcome, bool>("response", "circumstance", "outcome", "unknown");
    const QByteArray gone = httpResponse(200, rpcError(-32602, "Failed to retrieve task: Task not found"));
    QTest::newRow("unknown") << gone << QString() << CallOutcome::Unknown << true;
    QTest::newRow("unknown, its time is over") << gone << u"expired"_s << CallOutcome::Unknown << true;
    QTest::newRow("unknown to another key") << gone << u"key"_s << CallOutcome::Unknown << true;
    QTest::newRow("refused") << httpResponse(401, R"({"detail":"Invalid API key"})") << QString()
                             << CallOutcome::InProgress << false;
    QTest::newRow("another key is refused")
        << httpResponse(403, R"({"error":"forbidden"})") << u"key"_s << CallOutcome::InProgress << false;
    // None of these says anything about the task.
    QTest::newRow("no tasks any more") << httpResponse(200, rpcError(-32601, "Method not found")) << QString()
                                       << CallOutcome::InProgress << false;
    QTest::newRow("a fault of its own") << httpResponse(200, rpcError(-32603, "Internal error")) << QString()
                                        << CallOutcome::InProgress << false;
    QTest::newRow("another page") << httpResponse(404, "<html>", "text/html") << QString() << CallOutcome::InProgress
                                  << false;
}

void TestCallTasks::aTaskOfAnEarlierSession()
{
    QFETCH(QByteArray, response);
    QFETCH(QString, circumstance);
    QFETCH(CallOutcome, outcome);
    QFETCH(bool, unknown);
    const QByteArray life = circumstance == u"expired"_s ? ",\"ttlMs\":1" : ",\"ttlMs\":600000";
    ScriptedServer server([&](const ReceivedRequest &r) {
        return r.asks("tools/call") ? httpResponse(200, rpcResult(r, taskOf("task", "working", life))) : response;
    });
    TestProfileContext open(server.base());
    const ActivityRecord record = left(open, server);
    QVERIFY(taskExpiry(record).isValid());
    if (circumstance == u"key"_s)
        open.key = "key-5678"; // replaced meanwhile
    CallOperation again(open);
    QSignalSpy finished(&again, &CallOperation::finished);
    again.askAgain(record, 20s);
    QTRY_COMPARE(finished.size(), 1);
    const auto told = finished.first().first().value<ToolCallResult>();
    QCOMPARE(told.outcome, outcome);
    QCOMPARE(told.taskUnknown, unknown);
    QCOMPARE(told.isTaskReported, unknown);
    QVERIFY(told.error);
    QCOMPARE(told.lossHints.callerKey, circumstance == u"key"_s ? record.key : QString());
    QCOMPARE(told.lossHints.expiresAt <= told.at, circumstance == u"expired"_s);
    // The record agrees, and it can be queried again.
    const ActivityRecord whole = open.whole(record.id);
    QCOMPARE(whole.outcome, unknown ? ActivityOutcome::Unknown : ActivityOutcome::InProgress);
    QCOMPARE(openTaskOf(whole), u"t-1"_s);
    QCOMPARE(taskExpiry(whole), taskExpiry(record));
    // Each case has its own wording.
    if (unknown || !circumstance.isEmpty()) {
        ToolCallResult plain = told;
        plain.lossHints = {};
        QCOMPARE(callText(plain).hint != callText(told).hint, !circumstance.isEmpty());
    }
    QCOMPARE(callsAt(server), 1);
    QCOMPARE(server.seen().size(), 2); // and not in another dialect
}

void TestCallTasks::taskLifetime()
{
    ActivityRecord record = callRecord(u"p"_s, QUrl(u"https:/"_s + u"/t.example"_s), slow);
    QVERIFY(!taskExpiry(record).isValid());
    const QDateTime made = QDateTime::fromString(u"2026-11-25T10:30:00.000Z"_s, Qt::ISODateWithMs);
    ServerTask task;
    task.id = u"t-1"_s;
    complete(record, task, made);
    QVERIFY(!taskExpiry(record).isValid()); // not stated
    task.ttlMs = 60'000;
    complete(record, task, made.addSecs(30)); // counted from its creation
    QCOMPARE(taskExpiry(record), made.addSecs(60));
    task.ttlMs.reset();
    complete(record, task, made.addSecs(40));
    QCOMPARE(taskExpiry(record), made.addSecs(60));
    task.ttlMs = std::numeric_limits<qint64>::max();
    complete(record, task, made);
    QVERIFY(!taskExpiry(record).isValid());
    task.id = u"t-2"_s;
    task.ttlMs = 1'000;
    complete(record, task, made.addSecs(90));
    QCOMPARE(taskExpiry(record), made.addSecs(91));
}

void TestCallTasks::onlyOpenTasksCanBeResumed()
{
    ActivityRecord record = callRecord(u"p"_s, QUrl(u"https:/"_s + u"/t.example"_s), slow);
    record.outcome = ActivityOutcome::Unknown;
    QVERIFY(openTaskOf(record).isEmpty());
    ServerTask task;
    task.id = u"a \"b\"\\\u202e"_s;
    complete(record, task);
    complete(record, task); // again, still only once
    QCOMPARE(openTaskOf(record), task.id);
    QCOMPARE(record.extra.count(u"\"task\""_s), 1);
    for (const ActivityOutcome over : {ActivityOutcome::Passed, ActivityOutcome::Failed, ActivityOutcome::Sending}) {
        record.outcome = over;
        QVERIFY(openTaskOf(record).isEmpty());
    }
    record.outcome = ActivityOutcome::InProgress;
    record.kind = ActivityKind::Send;
    QVERIFY(openTaskOf(record).isEmpty());
}

RC_TEST(TestCallTasks)

} // namespace rc::tst_calltasks

#include "tst_calltasks.moc"
