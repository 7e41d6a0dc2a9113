// SPDX-License-Identifier: GPL-3.0-or-later
// When the records of a burst are written: before its entries leave, and not one by one.
#include "activity/burstrecords.h"
#include "activity/recordcases.h"
#include "support/testprogram.h"

#include <QTest>

namespace rc::tst_burstrecords {

namespace {

/// The file as the records handed out for writing leave it.
class Written
{
public:
    void write(const QList<ActivityRecord> &records)
    {
        writes += records.isEmpty() ? 0 : 1;
        for (const ActivityRecord &record : records)
            m_outcomes.insert(record.marker, record.outcome);
    }
    [[nodiscard]] ActivityOutcome of(const LogEntry &sent) const { return m_outcomes.value(sent.marker); }
    [[nodiscard]] qsizetype count(ActivityOutcome outcome) const { return m_outcomes.values().count(outcome); }
    int writes = 0;

private:
    QHash<QString, ActivityOutcome> m_outcomes;
};

} // namespace

class TestBurstRecords : public QObject
{
    Q_OBJECT

private slots:
    void noEntryLeavesBeforeItIsWritten_data();
    void noEntryLeavesBeforeItIsWritten();
    void aSingleEntryTakesTwoWrites();
    void aFastBurstWritesInBatches();
    void whatWasNotBegunStaysPlanned();
    void theRestOfABurstIsLeftOut();
    void aLargePlanComesInPortions();
    void allEntriesOfARequestAreUnderWayTogether();
};

void TestBurstRecords::noEntryLeavesBeforeItIsWritten_data()
{
    QTest::addColumn<int>("entries");
    QTest::addColumn<int>("window");
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("one, fast") << 1 << 64;
    QTest::newRow("some, slowly") << 7 << 1;
    QTest::newRow("fewer than a window") << 10 << 64;
    QTest::newRow("just a window") << 64 << 64;
    QTest::newRow("many") << 1'000 << 64;
}

void TestBurstRecords::noEntryLeavesBeforeItIsWritten()
{
    QFETCH(int, entries);
    QFETCH(int, window);
    QList<LogEntry> list;
    for (int i = 0; i < entries; ++i)
        list.append(entry());
    BurstRecords records(place, list, window);
    Written file;
    file.write(records.plan());
    for (int i = 0; i < entries; ++i) {
        file.write(records.beforeSend(i));
        QCOMPARE(file.of(list.at(i)), ActivityOutcome::Sending); // whatever happens now, it is told
        QVERIFY(file.count(ActivityOutcome::Sending) <= 2 * window);
        file.write(records.ended(i, accepted(list.at(i))));
    }
    file.write(records.rest());
    QCOMPARE(file.count(ActivityOutcome::Accepted), entries);
}

void TestBurstRecords::aSingleEntryTakesTwoWrites()
{
    const LogEntry sent = entry();
    BurstRecords records(place, {sent}, 1);
    Written file;
    file.write(records.plan());
    file.write(records.beforeSend(0));
    file.write(records.ended(0, accepted(sent)));
    file.write(records.rest());
    QCOMPARE(file.writes, 2);
}

void TestBurstRecords::aFastBurstWritesInBatches()
{
    QList<LogEntry> list;
    constexpr int entries = 10 * BurstRecords::fastWindow;
    for (int i = 0; i < entries; ++i)
        list.append(entry());
    BurstRecords records(place, list, BurstRecords::fastWindow);
    Written file;
    file.write(records.plan());
    for (int i = 0; i < entries; ++i) {
        file.write(records.beforeSend(i));
        file.write(records.ended(i, accepted(list.at(i))));
    }
    file.write(records.rest());
    // the plan; of each window the marks and four parts of its outcomes
    QVERIFY2(file.writes <= 1 + 5 * 10, qPrintable(QString::number(file.writes)));
}

void TestBurstRecords::whatWasNotBegunStaysPlanned()
{
    QList<LogEntry> list;
    constexpr int more = 100;
    for (int i = 0; i < BurstRecords::fastWindow + more; ++i)
        list.append(entry());
    BurstRecords records(place, list, BurstRecords::fastWindow);
    Written file;
    file.write(records.plan());
    file.write(records.beforeSend(0));
    QCOMPARE(file.count(ActivityOutcome::Sending), BurstRecords::fastWindow);
    QCOMPARE(file.count(ActivityOutcome::Planned), more);
}

void TestBurstRecords::theRestOfABurstIsLeftOut()
{
    QList<LogEntry> list;
    for (int i = 0; i < 5; ++i)
        list.append(entry());
    BurstRecords records(place, list, 1);
    Written file;
    file.write(records.plan());
    file.write(records.beforeSend(0));
    file.write(records.ended(0, accepted(list.at(0))));
    file.write(records.leftOut(1, {ErrorKind::Cancelled, {}, {}, 0}));
    QVERIFY(records.leftOut(1, {ErrorKind::Cancelled, {}, {}, 0}).isEmpty());
    QCOMPARE(file.count(ActivityOutcome::Accepted), 1);
    QCOMPARE(file.count(ActivityOutcome::NotSent), 4);
}

void TestBurstRecords::aLargePlanComesInPortions()
{
    QList<LogEntry> list;
    constexpr int more = 7;
    for (int i = 0; i < BurstRecords::portion + more; ++i)
        list.append(entry());
    BurstRecords records(place, list, 1);
    QCOMPARE(records.plan().size(), BurstRecords::portion);
    QCOMPARE(records.plan().size(), more);
    QVERIFY(records.plan().isEmpty());
}

void TestBurstRecords::allEntriesOfARequestAreUnderWayTogether()
{
    QList<LogEntry> list;
    for (int i = 0; i < 10; ++i)
        list.append(entry());
    BurstRecords records(place, list, 1);
    QCOMPARE(records.beforeSend(0, 4).size(), 4);
    QVERIFY(records.beforeSend(2, 2).isEmpty());
    QCOMPARE(records.beforeSend(4, 4).size(), 4);
}

RC_TEST(TestBurstRecords)

} // namespace rc::tst_burstrecords

#include "tst_burstrecords.moc"
