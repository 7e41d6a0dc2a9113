// SPDX-License-Identifier: GPL-3.0-or-later
// Pages in every order, and batches as one record: content, counts, and no repeated or skipped records.
#include "core/datetimes.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

namespace rc::tst_activityorder {

using namespace activitytest;

namespace {

ActivityRecord at(int second, const QString &message, ActivityOutcome outcome = ActivityOutcome::Accepted,
                  const QUuid &batch = {})
{
    ActivityRecord record = sent(message, outcome);
    record.at = utcFromMSecs(1'760'000'000'000 + second * 1000LL);
    record.batch = batch;
    record.elapsedMs = 100;
    if (outcome == ActivityOutcome::NotSent)
        record.elapsedMs = 0;
    return record;
}

/// Every record of a filter, in pages of `limit`.
QStringList pagedThrough(ActivityFile &file, const ActivityFilter &filter, const ActivityOrder &order, int limit)
{
    QStringList messages;
    std::optional<ActivityCursor> after;
    for (int i = 0; i < 1000; ++i) {
        const auto page = file.page(filter, after, limit, ActivityDetail::Row, order);
        if (!page)
            return {page.error().detail};
        messages += messagesOf(page->records);
        if (!page->next)
            return messages;
        after = page->next;
    }
    return {u"no end"_s};
}

} // namespace

class TestActivityOrder : public QObject
{
    Q_OBJECT

private slots:
    void aBatchIsOneRecord()
    {
        const Place place;
        ActivityFile file(place.file());
        const QUuid burst = QUuid::createUuid();
        const QUuid single = QUuid::createUuid();
        QList<ActivityRecord> records{at(0, u"before"_s)};
        for (int i = 1; i <= 5; ++i)
            records.append(at(i, u"burst %1"_s.arg(i), ActivityOutcome::Accepted, burst));
        for (int i = 6; i <= 100; ++i) {
            records.append(at(i, u"burst %1"_s.arg(i), ActivityOutcome::NotSent, burst));
            records.last().errorKind = u"cancelled"_s;
        }
        records.append(at(50, u"in between"_s));
        records.append(at(200, u"alone"_s, ActivityOutcome::Accepted, single));
        KEPT(file.write(records, Redactor()));
        const auto page = file.page({}, {}, 50, ActivityDetail::Row, {.grouped = true});
        KEPT(page);
        QCOMPARE(messagesOf(page->records), (QStringList{u"alone"_s, u"in between"_s, u"burst 1"_s, u"before"_s}));
        QCOMPARE(page->batches.size(), 1); // a single record is not a batch
        const ActivityBatch batch = page->batches.value(burst);
        QCOMPARE(batch.count, 100);
        QCOMPARE(batch.of(ActivityOutcome::Accepted), 5);
        QCOMPARE(batch.of(ActivityOutcome::NotSent), 95);
        QCOMPARE(batch.cancelled, 95);
        QCOMPARE(pagedThrough(file, {}, {.grouped = true}, 1), messagesOf(page->records));
        ActivityFilter members;
        members.batch = burst;
        const auto inside = file.page(members, {}, 3, ActivityDetail::Row, {.descending = false, .grouped = true});
        KEPT(inside);
        QCOMPARE(messagesOf(inside->records), (QStringList{u"burst 1"_s, u"burst 2"_s, u"burst 3"_s}));
    }

    void aFilterCountsWhatItFinds()
    {
        const Place place;
        ActivityFile file(place.file());
        const QUuid burst = QUuid::createUuid();
        KEPT(
            file.write({at(1, u"1"_s, ActivityOutcome::Accepted, burst), at(2, u"2"_s, ActivityOutcome::Refused, burst),
                        at(3, u"3"_s, ActivityOutcome::Refused, burst), at(4, u"4"_s, ActivityOutcome::Refused)},
                       Redactor()));
        ActivityFilter refused;
        refused.outcomes = {ActivityOutcome::Refused};
        const auto page = file.page(refused, {}, 10, ActivityDetail::Row, {.grouped = true});
        KEPT(page);
        QCOMPARE(messagesOf(page->records), (QStringList{u"4"_s, u"2"_s}));
        QCOMPARE(page->batches.value(burst).count, 2);
        QCOMPARE(page->batches.value(burst).of(ActivityOutcome::Accepted), 0);
    }

    void whatIsDeletedStandsForNoBatch()
    {
        const Place place;
        ActivityFile file(place.file());
        const QUuid burst = QUuid::createUuid();
        QList<ActivityRecord> records;
        for (int i = 0; i < 6; ++i)
            records.append(
                at(i, QString::number(i), i % 2 == 0 ? ActivityOutcome::Accepted : ActivityOutcome::Refused, burst));
        KEPT(file.write(records, Redactor()));
        ActivityFilter first;
        first.ids = {records.at(0).id, records.at(1).id};
        KEPT(file.remove(first));
        ActivityFilter refused;
        refused.outcomes = {ActivityOutcome::Refused};
        for (const bool descending : {true, false}) {
            const ActivityOrder order{.descending = descending, .grouped = true};
            QCOMPARE(pagedThrough(file, {}, order, 1), QStringList{u"2"_s});
            QCOMPARE(pagedThrough(file, refused, order, 1), QStringList{u"3"_s});
        }
    }

    void whatIsSearchedForComesSingly()
    {
        const Place place;
        ActivityFile file(place.file());
        const QUuid burst = QUuid::createUuid();
        KEPT(file.write({at(1, u"deploy 1"_s, ActivityOutcome::Accepted, burst),
                         at(2, u"deploy 2"_s, ActivityOutcome::Accepted, burst)},
                        Redactor()));
        ActivityFilter filter;
        filter.text = u"deploy"_s;
        const auto page = file.page(filter, {}, 10, ActivityDetail::Row, {.grouped = true});
        KEPT(page);
        QCOMPARE(page->records.size(), 2);
        QVERIFY(page->batches.isEmpty());
        const auto byTook =
            file.page({}, {}, 10, ActivityDetail::Row, {.by = ActivityOrder::By::Took, .grouped = true});
        KEPT(byTook);
        QCOMPARE(byTook->records.size(), 2);
    }

    void anOrderIsPagedThrough_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("descending");
        QTest::addColumn<QStringList>("messages");
        using By = ActivityOrder::By;
        QTest::newRow("newest") << int(By::When) << true << QStringList{u"d"_s, u"c"_s, u"B"_s, u"a"_s};
        QTest::newRow("oldest") << int(By::When) << false << QStringList{u"a"_s, u"B"_s, u"c"_s, u"d"_s};
        QTest::newRow("longest") << int(By::Took) << true << QStringList{u"B"_s, u"d"_s, u"a"_s, u"c"_s};
        QTest::newRow("shortest") << int(By::Took) << false << QStringList{u"c"_s, u"a"_s, u"d"_s, u"B"_s};
        QTest::newRow("worst") << int(By::Outcome) << true << QStringList{u"c"_s, u"d"_s, u"a"_s, u"B"_s};
        QTest::newRow("loudest") << int(By::Type) << true << QStringList{u"a"_s, u"B"_s, u"c"_s, u"d"_s};
        QTest::newRow("by message") << int(By::Message) << false << QStringList{u"a"_s, u"B"_s, u"c"_s, u"d"_s};
    }

    void anOrderIsPagedThrough();

    void aBatchIsDeletedWhole()
    {
        const Place place;
        ActivityFile file(place.file());
        const QUuid burst = QUuid::createUuid();
        const ActivityRecord other = at(5, u"other"_s);
        KEPT(file.write({at(1, u"1"_s, ActivityOutcome::Accepted, burst),
                         at(2, u"2"_s, ActivityOutcome::Refused, burst), at(3, u"stays"_s), other},
                        Redactor()));
        ActivityFilter chosen;
        chosen.batches = {burst};
        chosen.ids = {other.id};
        const auto removal = file.remove(chosen);
        KEPT(removal);
        QCOMPARE(removal->rows, 3);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"stays"_s});
    }
};

void TestActivityOrder::anOrderIsPagedThrough()
{
    QFETCH(int, by);
    QFETCH(bool, descending);
    QFETCH(QStringList, messages);
    const Place place;
    ActivityFile file(place.file());
    QList<ActivityRecord> records{at(1, u"a"_s, ActivityOutcome::NotSent), at(2, u"B"_s),
                                  at(3, u"c"_s, ActivityOutcome::Refused), at(4, u"d"_s, ActivityOutcome::Unknown)};
    const QList<int> took{40, 3'000, 20, 900};
    const QList<Level> levels{Level::Alert, Level::Error, Level::Warning, Level::Info};
    for (qsizetype i = 0; i < records.size(); ++i) {
        records[i].elapsedMs = took.at(i);
        records[i].level = levels.at(i);
    }
    KEPT(file.write(records, Redactor()));
    const ActivityOrder order{ActivityOrder::By(by), descending, true};
    for (const int limit : {1, 3, 100})
        QCOMPARE(pagedThrough(file, {}, order, limit), messages);
}

RC_TEST(TestActivityOrder)

} // namespace rc::tst_activityorder

#include "tst_activityorder.moc"
