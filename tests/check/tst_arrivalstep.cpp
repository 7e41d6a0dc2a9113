// SPDX-License-Identifier: GPL-3.0-or-later
// The last step of a check: its entries, found in the service's own log.
#include "check/report/reportjson.h"
#include "check/runcheck.h"
#include "support/logservice.h"
#include "support/testprogram.h"

namespace rc::tst_arrivalstep {

namespace {

CheckPlan planAt(const LogService &service, const QString &named = {})
{
    CheckPlan plan = planFor(service.base());
    plan.resource = service.resourceUrl();
    plan.arrival = ArrivalCheck{.confirmedTool = named, .pace = {.within = 60ms, .firstPause = 1ms, .maxPause = 10ms}};
    return plan;
}

} // namespace

class TestArrivalStep : public QObject
{
    Q_OBJECT

private slots:
    void reportsArrival_data()
    {
        addColumns<LogBehavior, QString, StepState, QString, bool>("behaviour", "named", "state", "cause", "called");
        QTest::newRow("arrived") << LogBehavior{.clockSeconds = 1} << QString() << StepState::Warned
                                 << u"stored-otherwise"_s << true;
        QTest::newRow("one lost") << LogBehavior{.loseEvery = 2} << QString() << StepState::Failed << u"not-in-log"_s
                                  << true;
        QTest::newRow("log not read") << LogBehavior{.refusedCalls = 1000} << QString() << StepState::Warned
                                      << u"log-not-read"_s << true;
        QTest::newRow("beyond the tool") << LogBehavior{.others = 200} << QString() << StepState::Warned
                                         << u"beyond-log-tool"_s << true;
        QTest::newRow("no tool") << LogBehavior{.hasTool = false} << QString() << StepState::Warned << u"no-log-tool"_s
                                 << false;
        QTest::newRow("no list of tools")
            << LogBehavior{.listStatus = 404} << QString() << StepState::Warned << u"log-not-read"_s << false;
        QTest::newRow("not confirmed") << LogBehavior{.isReadOnly = false} << QString() << StepState::Warned
                                       << u"log-tool-unconfirmed"_s << false;
        QTest::newRow("named") << LogBehavior{.clockSeconds = 1, .isReadOnly = false} << u"resource_logs"_s
                               << StepState::Warned << u"stored-otherwise"_s << true;
    }
    void reportsArrival()
    {
        QFETCH(LogBehavior, behaviour);
        QFETCH(QString, named);
        QFETCH(bool, called);
        LogService service(behaviour);
        const CheckReport report = reportOf(planAt(service, named));
        const StepResult step = stepOf(report, StepId::Arrival);
        QTEST(step.state, "state");
        QTEST(step.cause, "cause");
        QVERIFY(!step.summary.isEmpty());
        QCOMPARE(service.calls() > 0, called);
        QCOMPARE(service.accepted(), 2); // the entry and the level: none for the lookup
        QCOMPARE(step.exitCode == 0, step.cause == "stored-otherwise"_L1);
    }

    void runsOnlyWhenRequested()
    {
        LogService service;
        CheckPlan plan = planAt(service);
        plan.arrival.reset();
        const CheckReport report = reportOf(plan);
        QCOMPARE(indexOfStep(StepId::Arrival, report.steps), -1);
        QCOMPARE(service.calls(), 0);
    }

    void isSkippedWithoutAnAcceptedEntry()
    {
        ScriptedServer server([](const ReceivedRequest &request) {
            return isEntry(request) ? httpResponse(403, R"({"error":"forbidden"})") : successResponse(request);
        });
        CheckPlan plan = planFor(server.base());
        plan.arrival.emplace();
        QCOMPARE(stepOf(reportOf(plan), StepId::Arrival).state, StepState::Skipped);
    }

    void runsByItself()
    {
        LogService service;
        CheckPlan plan = planAt(service);
        const CheckReport first = reportOf(plan);
        plan.only = {StepId::Arrival, StepId::ToolsGeneral};
        plan.earlierSteps = first.steps;
        const int accepted = service.accepted();
        const CheckReport again = reportOf(plan);
        QCOMPARE(service.accepted(), accepted); // nothing is sent again
        QCOMPARE(stepOf(again, StepId::Arrival).state, StepState::Passed);
    }
};

RC_TEST(TestArrivalStep)

} // namespace rc::tst_arrivalstep

#include "tst_arrivalstep.moc"
