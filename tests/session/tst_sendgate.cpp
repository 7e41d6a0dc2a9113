// SPDX-License-Identifier: GPL-3.0-or-later
// No entry of a burst is sent before its record says so, and a fast burst does not wait for that.
#include "session/send/detail/sendrecords.h"
#include "support/testprogram.h"

#include <QTest>

namespace rc::tst_sendgate {

namespace {

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
        made.append({Level::Debug, QString::number(i), {}, {}, {}});
    return made;
}

} // namespace

class TestSendGate : public QObject
{
    Q_OBJECT

private slots:
    void nothingLeavesUnwritten_data();
    void nothingLeavesUnwritten();
    void theNextWindowIsWrittenMeanwhile();
    void aSlowBurstIsWrittenOneByOne();
    void whatComesAfterTheEndIsIgnored();
};

void TestSendGate::nothingLeavesUnwritten_data()
{
    QTest::addColumn<int>("window");
    QTest::addColumn<int>("perRequest");
    for (const int window : {1, 2, 7, 256}) {
        for (const int perRequest : {1, 3, 300})
            QTest::addRow("%d, %d a request", window, perRequest) << window << perRequest;
    }
}

void TestSendGate::nothingLeavesUnwritten()
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

void TestSendGate::theNextWindowIsWrittenMeanwhile()
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

void TestSendGate::aSlowBurstIsWrittenOneByOne()
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

void TestSendGate::whatComesAfterTheEndIsIgnored()
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

RC_TEST(TestSendGate)

} // namespace rc::tst_sendgate

#include "tst_sendgate.moc"
