// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a drill, its result, and the medians over many.
#include "session/activity/drill.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_drill {

class TestDrill : public QObject
{
    Q_OBJECT

private slots:
    void aRecordGivesItsReportBack();
    void whatIsNoReportGivesNone_data();
    void whatIsNoReportGivesNone();
    void whatADrillComesTo_data();
    void whatADrillComesTo();
    void anAlertThatLeftKeepsTheDrillUnderWay_data();
    void anAlertThatLeftKeepsTheDrillUnderWay();
    void medianIsTheMiddle_data();
    void medianIsTheMiddle();
    void mediansAreOfAllAndOfEachMonth();
};

namespace {

constexpr std::nullopt_t none = std::nullopt;

using Came = std::array<std::optional<qint64>, drillStageCount>;

LogEntry alert()
{
    LogEntry entry;
    entry.level = Level::Alert;
    entry.message = u"[TEST] pager drill"_s;
    entry.marker = u"7F3A-19C2-5B0E"_s;
    return entry;
}

ActivityRecord drill(const QDateTime &at, const Came &came, bool left = true)
{
    ActivityRecord record = drillRecord({u"payments"_s, u"https://logs.example.net/"_s}, alert());
    record.at = at.toUTC();
    complete(record, DrillReport{came, 60'000, left, 0});
    return record;
}

} // namespace

void TestDrill::aRecordGivesItsReportBack()
{
    ActivityRecord record = drillRecord({u"payments"_s, u"r"_s}, alert());
    QCOMPARE(record.kind, ActivityKind::Drill);
    QCOMPARE(record.outcome, ActivityOutcome::Sending);
    QCOMPARE(record.marker, alert().marker);
    QCOMPARE(drillOf(record).value(), DrillReport());
    const DrillReport report{{3210, none, 0, 42'000}, 60'000, true, 0};
    complete(record, report);
    QCOMPARE(drillOf(record).value(), report);
    QCOMPARE(record.report, uR"({"left":true,"stages":[{"name":"phone","ms":3210},{"name":"chat","ms":0},)"
                            uR"({"name":"acknowledged","ms":42000}],"endedMs":60000})"_s);
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
    QTest::addColumn<Came>("came");
    QTest::addColumn<bool>("ended");
    QTest::addColumn<qint64>("within");
    QTest::addColumn<ActivityOutcome>("outcome");
    QTest::newRow("under way") << Came{100} << false << qint64(0) << ActivityOutcome::Sending;
    QTest::newRow("acknowledged") << Came{none, none, none, 100} << true << qint64(0) << ActivityOutcome::Passed;
    QTest::newRow("came, nobody answered") << Came{none, 100} << true << qint64(0) << ActivityOutcome::Warned;
    QTest::newRow("came nowhere") << Came{} << true << qint64(0) << ActivityOutcome::Failed;
    QTest::newRow("came into the log only")
        << Came{none, none, none, none, 100} << true << qint64(0) << ActivityOutcome::Failed;
    QTest::newRow("by itself, in time") << Came{none, none, none, none, 100} << true << qint64(100)
                                        << ActivityOutcome::Passed;
    QTest::newRow("by itself, late") << Came{none, none, none, none, 101} << true << qint64(100)
                                     << ActivityOutcome::Warned;
    QTest::newRow("by itself, not seen") << Came{} << true << qint64(100) << ActivityOutcome::Failed;
}

void TestDrill::whatADrillComesTo()
{
    QFETCH(Came, came);
    QFETCH(bool, ended);
    QFETCH(qint64, within);
    QFETCH(ActivityOutcome, outcome);
    ActivityRecord record = drillRecord({}, alert());
    DrillReport report{came, std::nullopt, true, within, came.back().value_or(0) > within};
    if (ended)
        report.endedMs = 200;
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

void TestDrill::medianIsTheMiddle_data()
{
    QTest::addColumn<QList<qint64>>("values");
    QTest::addColumn<qint64>("median"); // -1: none
    QTest::newRow("none") << QList<qint64>() << qint64(-1);
    QTest::newRow("one") << QList<qint64>{7} << qint64(7);
    QTest::newRow("odd, unsorted") << QList<qint64>{90, 10, 20} << qint64(20);
    QTest::newRow("even") << QList<qint64>{40, 10, 20, 1000} << qint64(30);
    QTest::newRow("huge") << QList<qint64>(2, std::numeric_limits<qint64>::max()) << std::numeric_limits<qint64>::max();
}

void TestDrill::medianIsTheMiddle()
{
    QFETCH(QList<qint64>, values);
    QFETCH(qint64, median);
    QCOMPARE(medianOf(values).value_or(-1), median);
}

void TestDrill::mediansAreOfAllAndOfEachMonth()
{
    const QDateTime october({2026, 10, 3}, {12, 0});
    const QDateTime november({2026, 11, 21}, {12, 0});
    const QList<DrillMedians> medians =
        drillMedians({drill(november, {1000, 2000}), drill(october, {3000, none, none, 9000}), drill(october, {5000}),
                      drill(october, {1}, false), ActivityRecord()});
    QCOMPARE(medians.size(), 3);
    QVERIFY(!medians.first().month.isValid());
    QCOMPARE(medians.first().drills, 3); // a drill whose alert was not sent does not count
    QCOMPARE(medians.first().medians, (Came{3000, 2000, none, 9000}));
    QCOMPARE(medians.first().counts, (std::array<int, drillStageCount>{3, 1, 0, 1, 0}));
    QCOMPARE(medians.first().slowest95, (Came{5000, 2000, none, 9000}));
    QCOMPARE(medians.at(1).month, QDate(2026, 11, 1));
    QCOMPARE(medians.at(1).medians, (Came{1000, 2000}));
    QCOMPARE(medians.at(2).month, QDate(2026, 10, 1));
    QCOMPARE(medians.at(2).medians, (Came{4000, none, none, 9000}));
    QVERIFY(drillMedians({}).isEmpty());
}

RC_TEST(TestDrill)

} // namespace rc::tst_drill

#include "tst_drill.moc"
