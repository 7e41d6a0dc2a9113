// SPDX-License-Identifier: GPL-3.0-or-later
// Repeats a part of a check; the rest is unchanged, and nothing unrequested is sent.
#include "check/evidence/steprows.h"
#include "check/run/checkrun.h"
#include "check/runcheck.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_partialrun {

namespace {

QByteArrayList levelsSent(const QList<ReceivedRequest> &seen)
{
    QByteArrayList levels;
    for (const ReceivedRequest &request : seen) {
        if (isEntry(request))
            levels.append(request.body.mid(19, request.body.indexOf('"', 19) - 19));
    }
    return levels;
}

QByteArray alertRefused(const ReceivedRequest &request)
{
    return request.body.contains("\"level\":\"info\"") ? httpResponse(503, R"({"error":"later"})")
                                                       : successResponse(request);
}

CheckPlan again(CheckPlan plan, const QSet<StepId> &only, const CheckReport &earlier)
{
    plan.only = only;
    plan.earlierSteps = earlier.steps;
    return plan;
}

} // namespace

class TestPartialRun : public QObject
{
    Q_OBJECT

private slots:
    void oneStepIsRepeatedAndTheOthersStay()
    {
        ScriptedServer server(successResponse);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        const CheckReport part = reportOf(again(planFor(server.base()), {StepId::LevelInfo}, whole));
        QCOMPARE(levelsSent(server.seen().mid(before)), QByteArrayList{"info"});
        QCOMPARE(server.seen().size(), before + 1);
        QCOMPARE(part.steps.size(), whole.steps.size());
        QVERIFY(part.marker != whole.marker);
        QCOMPARE(stepOf(part, StepId::LevelInfo).marker, part.marker);
        QCOMPARE(stepOf(part, StepId::Ingest).marker, whole.marker);
        QCOMPARE(stepOf(part, StepId::Ingest).at, stepOf(whole, StepId::Ingest).at);
        QVERIFY(stepOf(part, StepId::LevelInfo).at > stepOf(whole, StepId::LevelInfo).at);
        QCOMPARE(oldestResultTime(part.steps), stepOf(whole, StepId::Dns).at);
        // Kept steps are not on this run's time axis
        QVERIFY(stepOf(part, StepId::LevelInfo).startedUs >= 0);
        for (const StepId kept : {StepId::Dns, StepId::Tcp, StepId::Ingest, StepId::ToolsGeneral})
            QCOMPARE(stepOf(part, kept).startedUs, -1);
    }

    void withoutAnEarlierRunOtherStepsAreNotTested()
    {
        ScriptedServer server(successResponse);
        CheckPlan plan = planFor(server.base());
        plan.only = {StepId::ToolsGeneral};
        const CheckReport report = reportOf(plan);
        QCOMPARE(server.seen().size(), 2); // the list, then the health
        QVERIFY(levelsSent(server.seen()).isEmpty());
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Passed);
        QCOMPARE(stepOf(report, StepId::Url).state, StepState::Passed);
        QCOMPARE(stepOf(report, StepId::Key).state, StepState::Passed);
        QCOMPARE(stepOf(report, StepId::Ingest).state, StepState::Skipped);
        QCOMPARE(stepOf(report, StepId::Ingest).summary, u"not requested"_s);
    }

    void aToolServerAloneIsChecked()
    {
        ScriptedServer server(successResponse);
        CheckPlan plan = planFor(server.base());
        plan.resource.clear();
        plan.toolServer += u"/mcp"_s;
        const CheckReport report = reportOf(plan);
        QVERIFY(levelsSent(server.seen()).isEmpty());
        QCOMPARE(server.seen().constFirst().path, "/mcp");
        QVERIFY(std::any_of(server.seen().cbegin(), server.seen().cend(),
                            [](const ReceivedRequest &seen) { return seen.path == "/health"; }));
        for (const StepId &id : standardSteps()) {
            const bool runs = id == StepId::Key || id.isToolStep();
            QCOMPARE(stepOf(report, id).state, runs ? StepState::Passed : StepState::Skipped);
        }
        QCOMPARE(stepOf(report, StepId::Url).cause, QString(notSetUp));
        QCOMPARE(verdictOf(report.steps), u"Sending is not set up. Both tool lists load."_s);
        QCOMPARE(overallState(report.steps), StepState::Passed);
    }

    void aStepAfterAFailedOneRunsOnRequest()
    {
        ScriptedServer server(successResponse);
        CheckReport failed = reportOf(planFor(server.base()));
        failed.steps[qsizetype(StepId::Ingest)].state = StepState::Failed;
        const CheckReport part = reportOf(again(planFor(server.base()), {StepId::LevelInfo}, failed));
        QCOMPARE(stepOf(part, StepId::LevelInfo).state, StepState::Passed);
        QCOMPARE(stepOf(part, StepId::Ingest).state, StepState::Failed);
    }

    void waitsForTheKey()
    {
        ScriptedServer server(successResponse);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        CheckPlan plan = again(planFor(server.base()), {StepId::LevelInfo}, whole);
        const KeySource atOnce = plan.key;
        QObject context;
        plan.key = [&](const std::function<void(KeyReading)> &done) {
            QMetaObject::invokeMethod(&context, [=] { atOnce(done); }, Qt::QueuedConnection);
        };
        const CheckReport part = reportOf(plan);
        QCOMPARE(stepOf(part, StepId::LevelInfo).state, StepState::Passed);
        QCOMPARE(server.seen().size(), before + 1);
        QCOMPARE(server.seen().last().headers.value("x-api-key"), "k-1234");
    }

    void nothingRunsWithoutAKey()
    {
        ScriptedServer server(successResponse);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        CheckPlan plan = again(planFor(server.base()), {StepId::LevelInfo, StepId::ToolsGeneral}, whole);
        plan.key = {};
        const CheckReport part = reportOf(plan);
        QCOMPARE(server.seen().size(), before);
        QCOMPARE(stepOf(part, StepId::Key).state, StepState::Failed);
        QCOMPARE(stepOf(part, StepId::ToolsGeneral).state, StepState::Skipped);
        QCOMPARE(stepOf(part, StepId::LevelInfo).state, StepState::Skipped);
        QCOMPARE(stepOf(part, StepId::LevelInfo).summary, notTested(StepId::Key));
    }

    void fromHereRunsTheStepsBelow()
    {
        ScriptedServer server(alertRefused);
        const CheckReport whole = reportOf(planFor(server.base()));
        QCOMPARE(stepOf(whole, StepId::LevelInfo).state, StepState::Failed);
        const qsizetype before = server.seen().size();
        const CheckReport part =
            reportOf(again(planFor(server.base()), stepsFrom(StepId::LevelInfo, whole.steps), whole));
        QCOMPARE(levelsSent(server.seen().mid(before)), QByteArrayList{"info"}); // the plan has no others
        QCOMPARE(server.seen().size(), before + 4);
        QCOMPARE(stepOf(part, StepId::Ingest).at, stepOf(whole, StepId::Ingest).at);
    }

    void stepsBelowNeverNotify()
    {
        const QList<StepResult> steps = waitingSteps();
        for (const StepId &id : standardSteps())
            QVERIFY(!stepsFrom(id, steps).contains(StepId::LevelError) &&
                    !stepsFrom(id, steps).contains(StepId::LevelAlert));
        QCOMPARE(stepsFrom(StepId::Url, steps).size(), int(standardSteps().size()) - 2);
        QCOMPARE(stepsFrom(StepId::ToolsGeneral, steps),
                 (QSet<StepId>{StepId::ToolsGeneral, StepId::ToolsCodeHosting}));
    }

    void notifyingStepNeedsItsLevelToo_data()
    {
        QTest::addColumn<StepId>("id");
        QTest::newRow("error") << StepId(StepId::LevelError);
        QTest::newRow("alert") << StepId(StepId::LevelAlert);
    }

    void notifyingStepNeedsItsLevelToo()
    {
        QFETCH(StepId, id);
        ScriptedServer server(successResponse);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        CheckPlan plan = again(planFor(server.base()), {id}, whole);
        // Named, but not among the levels: both are required.
        QCOMPARE(stepOf(reportOf(plan), id).state, StepState::Skipped);
        QCOMPARE(server.seen().size(), before);
        plan.levels.append(*levelOf(id));
        const CheckReport part = reportOf(plan);
        QCOMPARE(levelsSent(server.seen().mid(before)), QByteArrayList{QByteArray(wireWord(*levelOf(id)).data())});
        QCOMPARE(stepOf(part, id).state, StepState::Passed);
        QCOMPARE(stepOf(part, StepId::LevelInfo).at, stepOf(whole, StepId::LevelInfo).at);
    }
};

RC_TEST(TestPartialRun)

} // namespace rc::tst_partialrun

#include "tst_partialrun.moc"
