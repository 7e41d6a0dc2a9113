// SPDX-License-Identifier: GPL-3.0-or-later
// A log lookup by the user: the allowed tool, the record, and that nothing is sent; and what a drill comes to.
#include "core/datetimes.h"
#include "session/activity/records.h"
#include "session/arrival/arrivaloperation.h"
#include "session/arrival/arrivalrecord.h"
#include "session/recordcases.h"
#include "session/send/drilloperation.h"
#include "session/send/sendoperation.h"
#include "session/testprofilecontext.h"
#include "support/logservice.h"
#include "support/testprogram.h"

namespace rc::tst_arrivaloperation {

namespace {

constexpr ArrivalTiming quick{.within = 60ms, .firstPause = 1ms, .maxPause = 10ms};

ArrivalRequest wishFor(const QStringList &markers, const QString &tool = {})
{
    ArrivalRequest wish;
    for (const QString &marker : markers)
        wish.markers.append({marker, QDateTime::currentDateTimeUtc(), {}});
    wish.pace = quick;
    wish.confirmedTool = tool;
    return wish;
}

ArrivalResult looked(ProfileContext &open, const ArrivalRequest &wish)
{
    ArrivalOperation look(open);
    QSignalSpy finished(&look, &ArrivalOperation::finished);
    look.start(wish);
    if (finished.isEmpty() && !finished.wait(20'000))
        return {};
    return finished.constFirst().constFirst().value<ArrivalResult>();
}

/// Sent together; returns their markers.
QStringList sent(ProfileContext &open, int count)
{
    SendOperation send(open);
    QSignalSpy finished(&send, &SendOperation::finished);
    SendRequest order;
    QStringList markers;
    for (int i = 0; i < count; ++i) {
        LogEntry one = entry();
        one.marker = u"AAAA-BBBB-%1"_s.arg(i, 4, 16, QLatin1Char('0')).toUpper();
        markers.append(one.marker);
        order.plan.entries.append(one);
    }
    order.plan.perRequest = count;
    send.start(order);
    if (finished.isEmpty())
        finished.wait(20'000);
    return markers;
}

LogToolPlan planAt(const LogService &service)
{
    return {.server = service.base(),
            .catalog = u"general"_s,
            .tool = u"resource_logs"_s,
            .arguments = R"({"resource_uuid":"{resource_uuid}","limit":"{limit:200}"})"};
}

LogEntry alert()
{
    LogEntry entry;
    entry.level = Level::Alert;
    entry.message = u"[TEST] pager drill"_s;
    entry.marker = u"7F3A-19C2-5B0E"_s;
    return entry;
}

} // namespace

class TestArrivalOperation : public QObject
{
    Q_OBJECT

private slots:
    void onlyReadOnlyOrApprovedToolsAreCalled_data()
    {
        addColumns<LogBehavior, QString>("behaviour", "named");
        QTest::addColumn<bool>("saved"); ///< a plan for this server
        addColumns<ArrivalEnd, bool>("end", "called");
        LogBehavior silent;
        silent.isReadOnly = false;
        LogBehavior without;
        without.hasTool = false;
        const QString name = u"resource_logs"_s;
        QTest::newRow("states that it reads") << LogBehavior() << QString() << false << ArrivalEnd::Searched << true;
        QTest::newRow("states nothing") << silent << QString() << false << ArrivalEnd::NeedsConfirmation << false;
        QTest::newRow("states nothing, named") << silent << name << false << ArrivalEnd::Searched << true;
        QTest::newRow("states nothing, saved") << silent << QString() << true << ArrivalEnd::Searched << true;
        QTest::newRow("another one named") << silent << u"other"_s << true << ArrivalEnd::NoTool << false;
        QTest::newRow("there is none") << without << QString() << false << ArrivalEnd::NoTool << false;
    }
    void onlyReadOnlyOrApprovedToolsAreCalled()
    {
        QFETCH(LogBehavior, behaviour);
        QFETCH(QString, named);
        QFETCH(bool, saved);
        QFETCH(bool, called);
        LogService service(behaviour);
        TestProfileContext open(service.base());
        service.store(u"one"_s);
        if (saved)
            open.here.logTool = planAt(service);
        const ArrivalResult result = looked(open, wishFor({u"one"_s}, named));
        QTEST(result.end, "end");
        QCOMPARE(service.calls() > 0, called);
        QCOMPARE(result.report.count(Arrival::Arrived), called ? 1 : 0);
        QCOMPARE(service.requests(), 0); // nothing is sent
        if (result.end == ArrivalEnd::NeedsConfirmation)
            QCOMPARE(result.tool->tool.name, u"resource_logs"_s);
    }

    void approvalForAnotherServerDoesNotCount()
    {
        LogBehavior silent;
        silent.isReadOnly = false;
        LogService service(silent);
        TestProfileContext open(service.base());
        open.here.logTool = planAt(service);
        open.here.logTool.server = u"https://elsewhere.example.net/"_s;
        QCOMPARE(looked(open, wishFor({u"one"_s})).end, ArrivalEnd::NeedsConfirmation);
        QCOMPARE(service.calls(), 0);
    }

    void findingTheToolCallsNothing()
    {
        LogService service;
        TestProfileContext open(service.base());
        ArrivalOperation look(open);
        QSignalSpy finished(&look, &ArrivalOperation::finished);
        look.find();
        QTRY_COMPARE(finished.count(), 1);
        const auto result = finished.constFirst().constFirst().value<ArrivalResult>();
        QCOMPARE(result.end, ArrivalEnd::Found);
        QCOMPARE(result.plan.tool, u"resource_logs"_s);
        QCOMPARE(service.calls(), 0);
    }

    void arrivalIsRecorded_data()
    {
        addColumns<int, int>("entries", "loseEvery");
        QTest::newRow("one") << 1 << 0;
        QTest::newRow("some, one lost") << 3 << 3;
        QTest::newRow("many, some lost") << 60 << 7;
    }
    void arrivalIsRecorded()
    {
        QFETCH(int, entries);
        QFETCH(int, loseEvery);
        LogBehavior behaviour;
        behaviour.loseEvery = loseEvery;
        LogService service(behaviour);
        TestProfileContext open(service.base());
        const QStringList markers = sent(open, entries);
        const ArrivalResult result = looked(open, wishFor(markers));
        const int lost = loseEvery == 0 ? 0 : entries / loseEvery;
        QCOMPARE(result.report.count(Arrival::Missing), lost);
        int missing = 0;
        for (const ActivityRecord &record : open.recorded()) {
            const auto kept = arrivalOf(record); // also from the rows of a table
            QVERIFY(kept);
            const MarkerArrival *told = result.report.of(record.marker);
            QCOMPARE(kept->arrival, told->arrival);
            QCOMPARE(kept->afterMs, told->afterMs);
            QCOMPARE(record.outcome, ActivityOutcome::Accepted);
            missing += kept->arrival == Arrival::Missing ? 1 : 0;
        }
        QCOMPARE(missing, lost);
        QCOMPARE(service.accepted(), entries); // each at most once
    }

    void arrivedEntriesStayArrived()
    {
        ActivityRecord record = sendRecord({u"p"_s, u"r"_s}, entry());
        MarkerArrival one{.marker = record.marker, .arrival = Arrival::Arrived, .afterMs = 1200};
        one.seenAt = utcFromMSecs(1795269731204);
        ArrivalReport report;
        report.within = 60s;
        complete(record, one, report);
        const RecordedArrival seen{Arrival::Arrived, 1200, false, one.seenAt, 60'000};
        QCOMPARE(arrivalOf(record), seen);
        complete(record, {.marker = record.marker, .arrival = Arrival::Missing}, report);
        QCOMPARE(arrivalOf(record), seen);
        QVERIFY(!arrivalOf(ActivityRecord()));
    }

    void drillMeasuresItsStages_data()
    {
        addColumns<int, std::chrono::milliseconds, ActivityOutcome>("visibleFromCall", "within", "outcome");
        QTest::newRow("in time") << 2 << 10'000ms << ActivityOutcome::Passed;
        QTest::newRow("late") << 3 << 1ms << ActivityOutcome::Warned;
        QTest::newRow("never") << 1'000'000 << 10'000ms << ActivityOutcome::Failed;
    }
    void drillMeasuresItsStages()
    {
        QFETCH(int, visibleFromCall);
        QFETCH(std::chrono::milliseconds, within);
        LogBehavior behaviour;
        behaviour.visibleFromCall = visibleFromCall;
        LogService service(behaviour);
        TestProfileContext open(service.base());
        DrillOperation drill(open);
        QSignalSpy finished(&drill, &DrillOperation::finished);
        ArrivalTiming pace = quick;
        if (visibleFromCall < 10)
            pace.within = 10min;
        drill.start(entry(), DrillArrival{planAt(service), pace, within});
        QTRY_COMPARE(finished.count(), 1);
        const QList<ActivityRecord> records = open.recorded();
        QCOMPARE(records.size(), 1);
        QCOMPARE(records.constFirst().kind, ActivityKind::Drill);
        QTEST(records.constFirst().outcome, "outcome");
        const bool arrived = visibleFromCall < 10;
        QCOMPARE(drillOf(records.constFirst())->logMs.has_value(), arrived);
        QCOMPARE(arrivalOf(records.constFirst())->arrival, arrived ? Arrival::Arrived : Arrival::Missing);
        QCOMPARE(service.accepted(), 1);
    }

    void refusedDrillSearchesNothing()
    {
        ScriptedServer server([](const ReceivedRequest &) { return httpResponse(403, R"({"error":"forbidden"})"); });
        TestProfileContext open(server.base());
        DrillOperation drill(open);
        QSignalSpy ended(&drill, &DrillOperation::alertEnded);
        drill.start(entry(),
                    DrillArrival{
                        .plan = {.server = server.base(), .catalog = u"general"_s, .tool = u"t"_s, .arguments = "{}"}});
        QTRY_COMPARE(ended.count(), 1);
        QVERIFY(!drill.isRunning());
        QTRY_VERIFY(!drill.isLooking()); // it began while the response was pending
        QVERIFY(!drill.arrival());
    }

    void reportRoundTripsThroughItsRecord()
    {
        ActivityRecord record = drillRecord({u"payments"_s, u"r"_s}, alert());
        QCOMPARE(record.kind, ActivityKind::Drill);
        QCOMPARE(record.outcome, ActivityOutcome::Sending);
        QCOMPARE(record.marker, alert().marker);
        QCOMPARE(drillOf(record).value(), DrillReport());
        const DrillReport report{.acknowledgedMs = 42'000, .logMs = 0, .endedMs = 60'000};
        complete(record, report);
        QCOMPARE(drillOf(record).value(), report);
        QCOMPARE(record.report, uR"({"left":true,"stages":[{"name":"acknowledged","ms":42000},{"name":"log","ms":0}],)"
                                uR"("endedMs":60000})"_s);
    }

    void stagesOfEarlierVersionsAreIgnored()
    {
        ActivityRecord record = drillRecord({}, alert());
        record.report = uR"({"left":true,"stages":[{"name":"phone","ms":3210},{"name":"log","ms":7}],"endedMs":9})"_s;
        const DrillReport report{.logMs = 7, .endedMs = 9};
        QCOMPARE(drillOf(record).value(), report);
    }

    void invalidReportsAreIgnored_data()
    {
        QTest::addColumn<QString>("report");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no JSON") << u"{"_s;
        QTest::newRow("of a check") << uR"({"rungs":[]})"_s;
        QTest::newRow("a list") << u"[]"_s;
    }

    void invalidReportsAreIgnored()
    {
        QFETCH(QString, report);
        ActivityRecord record = drillRecord({}, alert());
        record.report = report;
        QVERIFY(!drillOf(record));
        record = drillRecord({}, alert());
        record.kind = ActivityKind::Check;
        QVERIFY(!drillOf(record));
    }

    void drillOutcome_data()
    {
        addColumns<DrillReport, ActivityOutcome>("report", "outcome");
        const auto row = [](const char *name, const DrillReport &report, ActivityOutcome outcome) {
            QTest::newRow(name) << report << outcome;
        };
        row("under way", {.acknowledgedMs = 100}, ActivityOutcome::Sending);
        row("acknowledged", {.acknowledgedMs = 100, .endedMs = 200}, ActivityOutcome::Passed);
        row("reached nobody", {.endedMs = 200}, ActivityOutcome::Failed);
        row("came into the log only", {.logMs = 100, .endedMs = 200}, ActivityOutcome::Failed);
        row("by itself, in time", {.logMs = 100, .endedMs = 200, .withinMs = 100}, ActivityOutcome::Passed);
        row("by itself, late", {.logMs = 101, .endedMs = 200, .withinMs = 100, .logIsLate = true},
            ActivityOutcome::Warned);
        row("by itself, not seen", {.endedMs = 200, .withinMs = 100}, ActivityOutcome::Failed);
    }

    void drillOutcome()
    {
        QFETCH(DrillReport, report);
        QFETCH(ActivityOutcome, outcome);
        ActivityRecord record = drillRecord({}, alert());
        complete(record, report);
        QCOMPARE(record.outcome, outcome);
    }

    void drillContinuesIfTheAlertMayHaveBeenDelivered_data()
    {
        addColumns<Outcome, ActivityOutcome>("alertsOutcome", "outcome");
        QTest::newRow("accepted") << Outcome::Accepted << ActivityOutcome::Sending;
        QTest::newRow("may have been delivered") << Outcome::Unknown << ActivityOutcome::Sending;
        QTest::newRow("refused") << Outcome::Refused << ActivityOutcome::Refused;
        QTest::newRow("not sent") << Outcome::NotSent << ActivityOutcome::NotSent;
    }

    void drillContinuesIfTheAlertMayHaveBeenDelivered()
    {
        QFETCH(Outcome, alertsOutcome);
        QFETCH(ActivityOutcome, outcome);
        ActivityRecord record = drillRecord({}, alert());
        SendResult result;
        result.entry = alert();
        result.outcome = alertsOutcome;
        result.status = 200;
        complete(record, result);
        QCOMPARE(record.outcome, outcome);
        QCOMPARE(record.status, 200);
    }
};

RC_TEST(TestArrivalOperation)

} // namespace rc::tst_arrivaloperation

#include "tst_arrivaloperation.moc"
