// SPDX-License-Identifier: GPL-3.0-or-later
// When a burst's records are written: before its entries are sent, and not one by one.
#include "session/recordcases.h"
#include "session/send/detail/sendrecords.h"
#include "support/testprogram.h"

#include <QTest>

namespace rc::tst_sendrecords {

namespace {

/// The file's state after writing the returned records.
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

class TestSendRecords : public QObject
{
    Q_OBJECT

private slots:
    void noEntryLeavesBeforeItIsWritten_data();
    void noEntryLeavesBeforeItIsWritten();
    void aSingleEntryTakesTwoWrites();
    void aFastBurstWritesInBatches();
    void whatWasNotBegunStaysPlanned();
    void aLargePlanComesInPortions();
    void allEntriesOfARequestAreUnderWayTogether();
};

void TestSendRecords::noEntryLeavesBeforeItIsWritten_data()
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

void TestSendRecords::noEntryLeavesBeforeItIsWritten()
{
    QFETCH(int, entries);
    QFETCH(int, window);
    QList<LogEntry> list;
    for (int i = 0; i < entries; ++i)
        list.append(entry());
    SendRecords records(samplePlace, list, window);
    Written file;
    file.write(records.plan());
    for (int i = 0; i < entries; ++i) {
        file.write(records.beforeSend(i));
        QCOMPARE(file.of(list.at(i)), ActivityOutcome::Sending); // recorded, whatever happens next
        QVERIFY(file.count(ActivityOutcome::Sending) <= 2 * window);
        file.write(records.ended(i, {accepted(list.at(i))}));
    }
    file.write(records.rest());
    QCOMPARE(file.count(ActivityOutcome::Accepted), entries);
}

void TestSendRecords::aSingleEntryTakesTwoWrites()
{
    const LogEntry sent = entry();
    SendRecords records(samplePlace, {sent}, 1);
    Written file;
    file.write(records.beforeSend(0));
    file.write(records.ended(0, {accepted(sent)}));
    file.write(records.rest());
    QCOMPARE(file.writes, 2);
}

void TestSendRecords::aFastBurstWritesInBatches()
{
    QList<LogEntry> list;
    constexpr int entries = 10 * SendRecords::fastWindow;
    for (int i = 0; i < entries; ++i)
        list.append(entry());
    SendRecords records(samplePlace, list, SendRecords::fastWindow);
    Written file;
    file.write(records.plan());
    for (int i = 0; i < entries; ++i) {
        file.write(records.beforeSend(i));
        file.write(records.ended(i, {accepted(list.at(i))}));
    }
    file.write(records.rest());
    // the plan; for each window the marks and four parts of its outcomes
    QVERIFY2(file.writes <= 1 + 5 * 10, qPrintable(QString::number(file.writes)));
}

void TestSendRecords::whatWasNotBegunStaysPlanned()
{
    QList<LogEntry> list;
    constexpr int more = 100;
    for (int i = 0; i < SendRecords::fastWindow + more; ++i)
        list.append(entry());
    SendRecords records(samplePlace, list, SendRecords::fastWindow);
    Written file;
    file.write(records.plan());
    file.write(records.beforeSend(0));
    QCOMPARE(file.count(ActivityOutcome::Sending), SendRecords::fastWindow);
    QCOMPARE(file.count(ActivityOutcome::Planned), more);
}

void TestSendRecords::aLargePlanComesInPortions()
{
    QList<LogEntry> list;
    constexpr int more = 7;
    for (int i = 0; i < SendRecords::portion + more; ++i)
        list.append(entry());
    SendRecords records(samplePlace, list, 1);
    QCOMPARE(records.plan().size(), SendRecords::portion);
    QCOMPARE(records.plan().size(), more);
    QVERIFY(records.plan().isEmpty());
}

void TestSendRecords::allEntriesOfARequestAreUnderWayTogether()
{
    QList<LogEntry> list;
    for (int i = 0; i < 10; ++i)
        list.append(entry());
    SendRecords records(samplePlace, list, 1);
    QCOMPARE(records.beforeSend(0, 4).size(), 4);
    QVERIFY(records.beforeSend(2, 2).isEmpty());
    QCOMPARE(records.beforeSend(4, 4).size(), 4);
}

RC_TEST(TestSendRecords)

} // namespace rc::tst_sendrecords

#include "tst_sendrecords.moc"
