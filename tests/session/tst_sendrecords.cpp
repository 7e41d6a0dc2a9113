// SPDX-License-Identifier: GPL-3.0-or-later
// When a burst's records are written: before its entries are sent, and not one by one. A fast burst does not wait for
// that.
#include "session/recordcases.h"
#include "session/send/detail/sendrecords.h"
#include "support/testprogram.h"

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
    [[nodiscard]] qsizetype count(ActivityOutcome outcome) const { return m_outcomes.values().count(outcome); }
    int writes = 0;

private:
    QHash<QString, ActivityOutcome> m_outcomes;
};

/// A file that writes on command.
struct SlowFile
{
    QList<ActivityRecord> written;
    QList<std::pair<QList<ActivityRecord>, std::function<void()>>> waiting;

    SendGate::Write writer()
    {
        return [this](const QList<ActivityRecord> &records, const std::function<void()> &then) {
            waiting.append({records, then});
        };
    }
    void writeOne()
    {
        const auto [records, then] = waiting.takeFirst();
        written += records;
        then();
    }
    [[nodiscard]] qsizetype underWay() const
    {
        return std::count_if(written.cbegin(), written.cend(),
                             [](const ActivityRecord &one) { return one.outcome == ActivityOutcome::Sending; });
    }
};

QList<LogEntry> entries(qsizetype count)
{
    QList<LogEntry> made;
    for (qsizetype i = 0; i < count; ++i)
        made.append(entry());
    return made;
}

} // namespace

class TestSendRecords : public QObject
{
    Q_OBJECT

private slots:
    void aSingleEntryTakesTwoWrites()
    {
        const LogEntry sent = entry();
        SendRecords records(samplePlace, {sent}, 1);
        Written file;
        file.write(records.beforeSend(0));
        file.write(records.ended(0, {accepted(sent)}));
        file.write(records.rest());
        QCOMPARE(file.writes, 2);
    }

    void aFastBurstWritesInBatches()
    {
        const QList<LogEntry> list = entries(10 * SendRecords::fastWindow);
        SendRecords records(samplePlace, list, SendRecords::fastWindow);
        Written file;
        file.write(records.plan());
        for (qsizetype i = 0; i < list.size(); ++i) {
            file.write(records.beforeSend(i));
            file.write(records.ended(i, {accepted(list.at(i))}));
        }
        file.write(records.rest());
        // the plan; for each window the marks and four parts of its outcomes
        QVERIFY2(file.writes <= 1 + 5 * 10, qPrintable(QString::number(file.writes)));
    }

    void whatWasNotBegunStaysPlanned()
    {
        constexpr int more = 100;
        const QList<LogEntry> list = entries(SendRecords::fastWindow + more);
        SendRecords records(samplePlace, list, SendRecords::fastWindow);
        Written file;
        file.write(records.plan());
        file.write(records.beforeSend(0));
        QCOMPARE(file.count(ActivityOutcome::Sending), SendRecords::fastWindow);
        QCOMPARE(file.count(ActivityOutcome::Planned), more);
    }

    void aLargePlanComesInPortions()
    {
        constexpr int more = 7;
        const QList<LogEntry> list = entries(SendRecords::portion + more);
        SendRecords records(samplePlace, list, 1);
        QCOMPARE(records.plan().size(), SendRecords::portion);
        QCOMPARE(records.plan().size(), more);
        QVERIFY(records.plan().isEmpty());
    }

    void allEntriesOfARequestAreUnderWayTogether()
    {
        SendRecords records(samplePlace, entries(10), 1);
        QCOMPARE(records.beforeSend(0, 4).size(), 4);
        QVERIFY(records.beforeSend(2, 2).isEmpty());
        QCOMPARE(records.beforeSend(4, 4).size(), 4);
    }

    void nothingLeavesUnwritten_data()
    {
        QTest::addColumn<int>("window");
        QTest::addColumn<int>("perRequest");
        for (const int window : {1, 2, 7, 256}) {
            for (const int perRequest : {1, 3, 300})
                QTest::addRow("%d, %d a request", window, perRequest) << window << perRequest;
        }
    }

    void nothingLeavesUnwritten()
    {
        QFETCH(int, window);
        QFETCH(int, perRequest);
        constexpr qsizetype all = 1000;
        SendRecords records({}, entries(all), window);
        SlowFile file;
        SendGate gate(records, file.writer());
        for (qsizetype first = 0; first < all; first += perRequest) {
            const qsizetype count = std::min<qsizetype>(perRequest, all - first);
            bool gone = false;
            gate.ask(first, count, [&gone] { gone = true; });
            while (!gone) {
                QVERIFY(!file.waiting.isEmpty());
                file.writeOne();
            }
            QVERIFY(file.underWay() >= first + count);
        }
        while (!file.waiting.isEmpty())
            file.writeOne();
        QCOMPARE(file.underWay(), all); // each of them once
    }

    void theNextWindowIsWrittenMeanwhile()
    {
        constexpr qsizetype window = 100;
        SendRecords records({}, entries(1000), window);
        SlowFile file;
        SendGate gate(records, file.writer());
        qsizetype gone = 0;
        const auto ask = [&] { gate.ask(gone, 1, [&gone] { ++gone; }); };
        ask();
        QCOMPARE(gone, 0);
        file.writeOne();
        QCOMPARE(gone, 1);
        while (file.waiting.isEmpty()) {
            QVERIFY(gone < window); // requested before it is needed
            ask();
        }
        while (gone < window)
            ask(); // and these continue
        ask();
        QCOMPARE(gone, window);
        file.writeOne();
        QCOMPARE(gone, window + 1);
    }

    void aSlowBurstIsWrittenOneByOne()
    {
        SendRecords records({}, entries(5), 1);
        SlowFile file;
        SendGate gate(records, file.writer());
        for (qsizetype i = 0; i < 5; ++i) {
            bool gone = false;
            gate.ask(i, 1, [&gone] { gone = true; });
            QCOMPARE(file.waiting.size(), 1);
            file.writeOne();
            QVERIFY(gone);
            QCOMPARE(file.underWay(), i + 1); // a crash now leaves the others as not sent
        }
    }

    void whatComesAfterTheEndIsIgnored()
    {
        SendRecords records({}, entries(5), 1);
        SlowFile file;
        bool gone = false;
        {
            SendGate gate(records, file.writer());
            gate.ask(0, 1, [&gone] { gone = true; });
        }
        file.writeOne();
        QVERIFY(!gone);
    }
};

RC_TEST(TestSendRecords)

} // namespace rc::tst_sendrecords

#include "tst_sendrecords.moc"
