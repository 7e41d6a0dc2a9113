// SPDX-License-Identifier: GPL-3.0-or-later
// The last step of a check: its entries, found in the service's own log.
#include "check/ladder.h"
#include "check/report/reportjson.h"
#include "support/logservice.h"
#include "support/testprogram.h"

namespace rc::tst_arrivalrung {

namespace {

CheckPlan planAt(const LogService &service, const QString &named = {})
{
    CheckPlan plan = planFor(service.base());
    plan.resource = service.resourceUrl();
    plan.arrival = ArrivalCheck{.confirmedTool = named, .pace = {.within = 60ms, .first = 1ms, .longest = 10ms}};
    return plan;
}

} // namespace

class TestArrivalRung : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatWasSeen_data()
    {
        QTest::addColumn<LogBehaviour>("behaviour");
        QTest::addColumn<QString>("named");
        QTest::addColumn<RungState>("state");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<bool>("called");
        QTest::newRow("arrived") << LogBehaviour{.clockSeconds = 1} << QString() << RungState::Warned
                                 << u"stored-otherwise"_s << true;
        QTest::newRow("one lost") << LogBehaviour{.loseEvery = 2} << QString() << RungState::Failed << u"not-in-log"_s
                                  << true;
        QTest::newRow("log not read") << LogBehaviour{.refusedLooks = 1000} << QString() << RungState::Warned
                                      << u"log-not-read"_s << true;
        QTest::newRow("beyond the tool") << LogBehaviour{.others = 200} << QString() << RungState::Warned
                                         << u"beyond-log-tool"_s << true;
        QTest::newRow("no tool") << LogBehaviour{.hasTool = false} << QString() << RungState::Warned << u"no-log-tool"_s
                                 << false;
        QTest::newRow("no list of tools")
            << LogBehaviour{.listStatus = 404} << QString() << RungState::Warned << u"log-not-read"_s << false;
        QTest::newRow("not confirmed") << LogBehaviour{.statesReading = false} << QString() << RungState::Warned
                                       << u"log-tool-unconfirmed"_s << false;
        QTest::newRow("named") << LogBehaviour{.clockSeconds = 1, .statesReading = false} << u"resource_logs"_s
                               << RungState::Warned << u"stored-otherwise"_s << true;
    }
    void saysWhatWasSeen()
    {
        QFETCH(LogBehaviour, behaviour);
        QFETCH(QString, named);
        QFETCH(bool, called);
        LogService service(behaviour);
        const CheckReport report = reportOf(planAt(service, named));
        const RungResult rung = rungOf(report, RungId::Arrival);
        QTEST(rung.state, "state");
        QTEST(rung.cause, "cause");
        QVERIFY(!rung.summary.isEmpty());
        QCOMPARE(service.calls() > 0, called);
        QCOMPARE(service.accepted(), 2); // the entry and the level: none for the lookup
        QCOMPARE(rung.exitCode == 0, rung.cause == "stored-otherwise"_L1);
    }

    void onlyWhereItIsWanted()
    {
        LogService service;
        CheckPlan plan = planAt(service);
        plan.arrival.reset();
        const CheckReport report = reportOf(plan);
        QCOMPARE(placeOf(RungId::Arrival, report.rungs), -1);
        QCOMPARE(service.calls(), 0);
    }

    void notWithoutAnEntry()
    {
        ScriptedServer server([](const SeenRequest &request) {
            return isEntry(request) ? httpAnswer(403, R"({"error":"forbidden"})") : wellAnswer(request);
        });
        CheckPlan plan = planFor(server.base());
        plan.arrival.emplace();
        QCOMPARE(rungOf(reportOf(plan), RungId::Arrival).state, RungState::Skipped);
    }

    void alone()
    {
        LogService service;
        CheckPlan plan = planAt(service);
        const CheckReport first = reportOf(plan);
        plan.only = {RungId::Arrival, RungId::ToolsGeneral};
        plan.kept = first.rungs;
        const int accepted = service.accepted();
        const CheckReport again = reportOf(plan);
        QCOMPARE(service.accepted(), accepted); // nothing is sent again
        QCOMPARE(rungOf(again, RungId::Arrival).state, RungState::Passed);
    }
};

RC_TEST(TestArrivalRung)

} // namespace rc::tst_arrivalrung

#include "tst_arrivalrung.moc"
