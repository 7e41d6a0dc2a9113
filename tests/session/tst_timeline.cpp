// SPDX-License-Identifier: GPL-3.0-or-later
// The points of the chart: single ones while they fit, groups beyond, the time they stand for, median and worst.
#include "core/datetimes.h"
#include "session/activity/timeline.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

namespace rc::tst_timeline {

namespace {

const QDateTime now = utcTime(QDate(2026, 11, 21), QTime(14, 0));

ActivityRecord took(qint64 milliseconds, int secondsAgo, ActivityOutcome outcome = ActivityOutcome::Accepted)
{
    ActivityRecord record = activitytest::sent(u"x"_s, outcome);
    record.at = now.addSecs(-secondsAgo);
    record.elapsedMs = milliseconds;
    return record;
}

} // namespace

class TestTimeline : public QObject
{
    Q_OBJECT

private slots:
    void withoutATimeItIsTheLastDay();
    void theTimeOfTheFilterIsKept();
    void onlyRequestsUnlessOthersAreAskedFor();
    void eachRequestIsAPointOldestFirst();
    void medianAndWorstLeaveOutWhatTookNoTime_data();
    void medianAndWorstLeaveOutWhatTookNoTime();
    void manyRequestsBecomeAFewPoints();
    void deletedRowsAreNoPoints();
};

void TestTimeline::withoutATimeItIsTheLastDay()
{
    const ActivityFilter filter = timelineFilter({}, now);
    QCOMPARE(filter.from.msecsTo(filter.before), 86'400'000);
    QVERIFY(filter.before > now); // what happens in this very millisecond is in
    ActivityFilter until;
    until.before = now.addDays(-3);
    QCOMPARE(timelineFilter(until, now).from, now.addDays(-4));
}

void TestTimeline::theTimeOfTheFilterIsKept()
{
    ActivityFilter filter;
    filter.from = now.addDays(-30);
    filter.text = u"disk"_s;
    const ActivityFilter span = timelineFilter(filter, now);
    QCOMPARE(span.from, filter.from);
    QCOMPARE(span.text, u"disk"_s);
}

void TestTimeline::onlyRequestsUnlessOthersAreAskedFor()
{
    const activitytest::Place place;
    ActivityFile file(place.file());
    ActivityRecord check = took(5'000, 20);
    check.kind = ActivityKind::Check;
    KEPT(file.write({took(80, 10), check}, Redactor()));
    QCOMPARE(readTimeline(file, {}, now)->points.size(), 1);
    ActivityFilter checks;
    checks.kinds = {ActivityKind::Check};
    QCOMPARE(readTimeline(file, checks, now)->points.first().tookMs, 5'000);
}

void TestTimeline::eachRequestIsAPointOldestFirst()
{
    const activitytest::Place place;
    ActivityFile file(place.file());
    ActivityRecord late = took(80, 10);
    late.batch = QUuid::createUuid();
    const ActivityRecord early = took(90, 3'600, ActivityOutcome::Refused);
    KEPT(file.write({late, early, took(70, 2 * 86'400)}, Redactor()));
    const auto timeline = readTimeline(file, {}, now);
    KEPT(timeline);
    QVERIFY(!timeline->grouped);
    QCOMPARE(timeline->points,
             (QList<TimelinePoint>{{early.at, ActivityOutcome::Refused, 90, 1, early.id, {}},
                                   {late.at, ActivityOutcome::Accepted, 80, 1, late.id, late.batch}}));
}

void TestTimeline::medianAndWorstLeaveOutWhatTookNoTime_data()
{
    QTest::addColumn<QList<qint64>>("times");
    QTest::addColumn<qint64>("median");
    QTest::addColumn<qint64>("worst");
    QTest::newRow("nothing") << QList<qint64>{} << 0LL << 0LL;
    QTest::newRow("nothing took time") << QList<qint64>{0, 0} << 0LL << 0LL;
    QTest::newRow("one") << QList<qint64>{84} << 84LL << 84LL;
    QTest::newRow("odd") << QList<qint64>{2'100, 80, 84} << 84LL << 2'100LL;
    QTest::newRow("even, the lower one") << QList<qint64>{10, 40, 20, 30} << 20LL << 40LL;
    QTest::newRow("with some that took none") << QList<qint64>{0, 0, 0, 10, 20, 30} << 20LL << 30LL;
}

void TestTimeline::medianAndWorstLeaveOutWhatTookNoTime()
{
    QFETCH(QList<qint64>, times);
    QFETCH(qint64, median);
    QFETCH(qint64, worst);
    const activitytest::Place place;
    ActivityFile file(place.file());
    QList<ActivityRecord> records;
    for (const qint64 time : times)
        records.append(took(time, 10 + int(records.size())));
    KEPT(file.write(records, Redactor()));
    const auto timeline = readTimeline(file, {}, now);
    KEPT(timeline);
    QCOMPARE(timeline->latency.medianMs, median);
    QCOMPARE(timeline->latency.worstMs, worst);
}

void TestTimeline::manyRequestsBecomeAFewPoints()
{
    const activitytest::Place place;
    ActivityFile file(place.file());
    QList<ActivityRecord> records;
    for (int i = 0; i < 5'000; ++i)
        records.append(
            took(100 + i % 3, 10 + 17 * i, i % 50 == 0 ? ActivityOutcome::Refused : ActivityOutcome::Accepted));
    KEPT(file.write(records, Redactor()));
    const auto timeline = readTimeline(file, {}, now);
    KEPT(timeline);
    QVERIFY(timeline->grouped);
    QVERIFY(timeline->stretch.count() > 0 && timeline->stretch * 50 < std::chrono::hours(24));
    QVERIFY(timeline->points.size() <= 300);
    qint64 count = 0;
    qint64 refused = 0;
    for (const TimelinePoint &point : timeline->points) {
        count += point.count;
        refused += point.outcome == ActivityOutcome::Refused ? point.count : 0;
        QVERIFY(point.tookMs >= 100 && point.tookMs <= 102);
    }
    QCOMPARE(count, 5'000);
    QCOMPARE(refused, 100);
    QCOMPARE(timeline->latency.medianMs, 101);
}

void TestTimeline::deletedRowsAreNoPoints()
{
    const activitytest::Place place;
    ActivityFile file(place.file());
    KEPT(file.write({took(80, 10), took(90, 20)}, Redactor()));
    KEPT(file.remove({}));
    const auto timeline = readTimeline(file, {}, now);
    KEPT(timeline);
    QVERIFY(timeline->points.isEmpty());
    QCOMPARE(timeline->latency, ActivityLatency());
}

RC_TEST(TestTimeline)

} // namespace rc::tst_timeline

#include "tst_timeline.moc"
