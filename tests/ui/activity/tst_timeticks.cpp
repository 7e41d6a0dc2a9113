// SPDX-License-Identifier: GPL-3.0-or-later
// The times below a chart are round, evenly spaced, and as many as there is room for.
#include "core/datetimes.h"
#include "support/testprogram.h"
#include "ui/activity/timeticks.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_timeticks {

class TestTimeTicks : public QObject
{
    Q_OBJECT

private slots:
    void theyAreRound_data();
    void theyAreRound();
    void theyAreEvenlySpacedAndNotTooMany();
};

void TestTimeTicks::theyAreRound_data()
{
    QTest::addColumn<QDateTime>("from");
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QStringList>("texts");
    const QDateTime from(QDate(2026, 11, 24), QTime(15, 37, 11));
    constexpr qint64 day = 86'400;
    QTest::newRow("seconds") << from << qint64(20)
                             << QStringList{u"15:37:15"_s, u"15:37:20"_s, u"15:37:25"_s, u"15:37:30"_s};
    QTest::newRow("an hour") << from << qint64(3'600) << QStringList{u"15:45"_s, u"16:00"_s, u"16:15"_s, u"16:30"_s};
    QTest::newRow("a day") << from << day << QStringList{u"18:00"_s, u"25 Nov"_s, u"06:00"_s, u"12:00"_s};
    QTest::newRow("two days") << from << 2 * day << QStringList{u"25 Nov"_s, u"12:00"_s, u"26 Nov"_s, u"12:00"_s};
    QTest::newRow("from midnight") << QDateTime(QDate(2026, 11, 24), QTime(0, 0)) << day
                                   << QStringList{u"24 Nov"_s, u"06:00"_s, u"12:00"_s, u"18:00"_s, u"25 Nov"_s};
    QTest::newRow("a year") << from << 365 * day
                            << QStringList{u"Jan 2027"_s, u"Apr 2027"_s, u"Jul 2027"_s, u"Oct 2027"_s};
}

void TestTimeTicks::theyAreRound()
{
    QFETCH(QDateTime, from);
    QFETCH(qint64, seconds);
    QFETCH(QStringList, texts);
    QStringList found;
    for (const TimeTick &tick : timeTicks(from, from.addSecs(seconds), 6))
        found.append(tick.text);
    QCOMPARE(found, texts);
}

void TestTimeTicks::theyAreEvenlySpacedAndNotTooMany()
{
    const QDateTime from = utcTime(QDate(2026, 11, 3), QTime(9, 41, 7)); // no clock is changed after it
    for (int most = 2; most < 10; ++most) {
        for (qint64 seconds = 7; seconds < 80 * 86'400; seconds += 1 + seconds / 3) {
            const QList<TimeTick> ticks = timeTicks(from, from.addSecs(seconds), most);
            const QByteArray shown = QByteArray::number(seconds) + " s, " + QByteArray::number(ticks.size()) + " of " +
                                     QByteArray::number(most);
            QVERIFY2(ticks.size() <= most, shown.constData());
            for (const TimeTick &tick : ticks)
                QVERIFY2(tick.at >= from && tick.at <= from.addSecs(seconds), shown.constData());
            for (qsizetype i = 2; i < ticks.size() && seconds < 30 * 86'400; ++i)
                QVERIFY2(ticks.at(i - 2).at.msecsTo(ticks.at(i - 1).at) == ticks.at(i - 1).at.msecsTo(ticks.at(i).at),
                         shown.constData());
        }
    }
}

RC_TEST(TestTimeTicks)

} // namespace rc::tst_timeticks

#include "tst_timeticks.moc"
