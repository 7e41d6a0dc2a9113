// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a drill and its result.
#include "session/activity/drill.h"
#include "support/testprogram.h"

namespace rc::tst_drill {

class TestDrill : public QObject
{
    Q_OBJECT

private slots:
    void aRecordGivesItsReportBack();
    void stagesOfEarlierVersionsAreIgnored();
    void whatIsNoReportGivesNone_data();
    void whatIsNoReportGivesNone();
    void whatADrillComesTo_data();
    void whatADrillComesTo();
    void anAlertThatLeftKeepsTheDrillUnderWay_data();
    void anAlertThatLeftKeepsTheDrillUnderWay();
};

namespace {

LogEntry alert()
{
    LogEntry entry;
    entry.level = Level::Alert;
    entry.message = u"[TEST] pager drill"_s;
    entry.marker = u"7F3A-19C2-5B0E"_s;
    return entry;
}

} // namespace

void TestDrill::aRecordGivesItsReportBack()
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

void TestDrill::stagesOfEarlierVersionsAreIgnored()
{
    ActivityRecord record = drillRecord({}, alert());
    record.report = uR"({"left":true,"stages":[{"name":"phone","ms":3210},{"name":"log","ms":7}],"endedMs":9})"_s;
    const DrillReport report{.logMs = 7, .endedMs = 9};
    QCOMPARE(drillOf(record).value(), report);
}

void TestDrill::whatIsNoReportGivesNone_data()
{
    QTest::addColumn<QString>("report");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no JSON") << u"{"_s;
    QTest::newRow("of a check") << uR"({"rungs":[]})"_s;
    QTest::newRow("a list") << u"[]"_s;
}

void TestDrill::whatIsNoReportGivesNone()
{
    QFETCH(QString, report);
    ActivityRecord record = drillRecord({}, alert());
    record.report = report;
    QVERIFY(!drillOf(record));
    record = drillRecord({}, alert());
    record.kind = ActivityKind::Check;
    QVERIFY(!drillOf(record));
}

void TestDrill::whatADrillComesTo_data()
{
    QTest::addColumn<DrillReport>("report");
    QTest::addColumn<ActivityOutcome>("outcome");
    const auto row = [](const char *name, const DrillReport &report, ActivityOutcome outcome) {
        QTest::newRow(name) << report << outcome;
    };
    row("under way", {.acknowledgedMs = 100}, ActivityOutcome::Sending);
    row("acknowledged", {.acknowledgedMs = 100, .endedMs = 200}, ActivityOutcome::Passed);
    row("reached nobody", {.endedMs = 200}, ActivityOutcome::Failed);
    row("came into the log only", {.logMs = 100, .endedMs = 200}, ActivityOutcome::Failed);
    row("by itself, in time", {.logMs = 100, .endedMs = 200, .withinMs = 100}, ActivityOutcome::Passed);
    row("by itself, late", {.logMs = 101, .endedMs = 200, .withinMs = 100, .logIsLate = true}, ActivityOutcome::Warned);
    row("by itself, not seen", {.endedMs = 200, .withinMs = 100}, ActivityOutcome::Failed);
}

void TestDrill::whatADrillComesTo()
{
    QFETCH(DrillReport, report);
    QFETCH(ActivityOutcome, outcome);
    ActivityRecord record = drillRecord({}, alert());
    complete(record, report);
    QCOMPARE(record.outcome, outcome);
}

void TestDrill::anAlertThatLeftKeepsTheDrillUnderWay_data()
{
    QTest::addColumn<Outcome>("alertsOutcome");
    QTest::addColumn<ActivityOutcome>("outcome");
    QTest::newRow("accepted") << Outcome::Accepted << ActivityOutcome::Sending;
    QTest::newRow("may have been delivered") << Outcome::Unknown << ActivityOutcome::Sending;
    QTest::newRow("refused") << Outcome::Refused << ActivityOutcome::Refused;
    QTest::newRow("not sent") << Outcome::NotSent << ActivityOutcome::NotSent;
}

void TestDrill::anAlertThatLeftKeepsTheDrillUnderWay()
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

RC_TEST(TestDrill)

} // namespace rc::tst_drill

#include "tst_drill.moc"
