// SPDX-License-Identifier: GPL-3.0-or-later
// A batch is one row that leads to its entries, and a click on a header sorts.
#include "session/arrival/arrivalrecord.h"
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/activity/list/activitywords.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_activityrows {

using namespace activitytest;

namespace {

/// A burst of five entries that was stopped after the second; its first entry is `ago` seconds old.
QList<ActivityRecord> stoppedBurst(int ago, const QUuid &batch = QUuid::createUuid())
{
    QList<ActivityRecord> records;
    for (int i = 0; i < 5; ++i) {
        records.append(
            entry(u"burst %1"_s.arg(i + 1), ago - i, i < 2 ? ActivityOutcome::Accepted : ActivityOutcome::NotSent));
        records.last().batch = batch;
        if (i >= 2) {
            records.last().errorKind = u"cancelled"_s;
            records.last().status = 0;
            records.last().elapsedMs = 0;
        }
    }
    return records;
}

QString cell(const Shown &shown, int row, int column, int role = Qt::DisplayRole)
{
    return shown.model->index(row, column).data(role).toString();
}

} // namespace

class TestActivityRows : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void aBurstIsOneRowThatLeadsToItsEntries();
    void aBurstIsDeletedWhole();
    void aBatchShowsHowManyArrived();
    void aBatchInWords_data();
    void aBatchInWords();
    void aHeaderSorts();
    void whatMovesKeepsTheRest();
    void notSentIsNoFailure();
};

void TestActivityRows::aBurstIsOneRowThatLeadsToItsEntries()
{
    KeepingConsole console;
    console.keep(stoppedBurst(30) + QList{entry(u"older"_s, 60), entry(u"newer"_s, 5)});
    Shown shown(console);
    const QAbstractItemModelTester tester(shown.model);
    QCOMPARE(shown.model->rowCount(), 3);
    QTRY_COMPARE(shown.words(u"activityCount"_s).left(1), u"7"_s);
    QCOMPARE(cell(shown, 1, ActivityModel::Outcome), u"2 of 5 accepted, canceled"_s);
    QCOMPARE(shown.model->index(1, ActivityModel::Outcome).data(ActivityModel::InkRole).toInt(), int(Token::Passed));
    shown.table->setFocus();
    select(shown, 1);
    QCOMPARE(shown.table->selectedRecords(), 5);
    QTest::keyClick(shown.table, Qt::Key_Return);
    QTRY_COMPARE(shown.messages(), (QStringList{u"burst 5"_s, u"burst 4"_s, u"burst 3"_s, u"burst 2"_s, u"burst 1"_s}));
    QTRY_COMPARE(shown.table->currentIndex().row(), 0); // the keyboard goes on from here
    const auto *line = part<QWidget>(shown.page, u"batchLine"_s);
    QVERIFY(line->isVisible() && shown.words(u"batchWords"_s).contains(u'5'));
    QVERIFY(shown.field->text().isEmpty()); // a UUID says nothing to a person
    // An entry of a batch is a record like any other.
    shown.open(3);
    QCOMPARE(shown.detail()->record()->message, u"burst 2"_s);
    shown.page.cancel(); // the detail first
    QCOMPARE(shown.model->rowCount(), 5);
    shown.page.cancel();
    QTRY_COMPARE(shown.model->rowCount(), 3);
    QVERIFY(!line->isVisible() && shown.table->hasFocus());
    QCOMPARE(shown.table->currentIndex().row(), 1); // the burst itself
    // A search lists the entries that it finds in the batch, and a button leads back as Esc does.
    QTest::keyClick(shown.table, Qt::Key_Return);
    QTRY_COMPARE(shown.model->rowCount(), 5);
    shown.field->setText(u"outcome:accepted"_s);
    QTRY_COMPARE(shown.messages(), (QStringList{u"burst 2"_s, u"burst 1"_s}));
    shown.button(u"leaveBatch"_s)->setFocus();
    shown.button(u"leaveBatch"_s)->click();
    QTRY_VERIFY(shown.model->rowCount() == 3 && shown.model->batch(1)); // accepted ones
    QVERIFY(!line->isVisible() && shown.table->hasFocus());
}

void TestActivityRows::aBurstIsDeletedWhole()
{
    KeepingConsole console;
    console.keep(stoppedBurst(30) + QList{entry(u"stays"_s, 60)});
    const Shown shown(console);
    shown.table->setFocus();
    select(shown, 0);
    QTest::keyClick(shown.table, Qt::Key_Delete);
    QTRY_COMPARE(shown.messages(), QStringList{u"stays"_s});
    QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u'5'));
    QTest::keyClick(shown.table, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(shown.model->rowCount(), 2);
    // With a filter, a row represents only the entries that the filter finds.
    shown.field->setText(u"outcome:not-sent"_s);
    QTRY_VERIFY(shown.model->rowCount() == 1 && shown.model->batch(0) && shown.model->batch(0)->count == 3);
    select(shown, 0);
    QTest::keyClick(shown.table, Qt::Key_Delete);
    QTRY_COMPARE(shown.model->rowCount(), 0);
    shown.field->clear();
    QTRY_COMPARE(shown.model->rowCount(), 2);
    QTRY_COMPARE(shown.model->batch(0)->count, 2);
}

void TestActivityRows::aBatchShowsHowManyArrived()
{
    KeepingConsole console;
    QList<ActivityRecord> burst = stoppedBurst(30);
    console.keep(burst);
    const Shown shown(console);
    QVERIFY(cell(shown, 0, ActivityModel::Arrived).isEmpty());
    complete(burst[0], {.marker = burst.at(0).marker, .arrival = Arrival::Arrived, .afterMs = 52}, {});
    complete(burst[1], {.marker = burst.at(1).marker, .arrival = Arrival::Missing}, {});
    console.keep(burst);
    QTRY_COMPARE(cell(shown, 0, ActivityModel::Arrived), u"1 of 2"_s);
    QCOMPARE(shown.model->index(0, ActivityModel::Arrived).data(ActivityModel::InkRole).toInt(), int(Token::Warned));
    QVERIFY(shown.model->showsArrivals());
    complete(burst[1], {.marker = burst.at(1).marker, .arrival = Arrival::Arrived, .afterMs = 60}, {});
    console.keep(burst);
    QTRY_COMPARE(cell(shown, 0, ActivityModel::Arrived), u"2 of 2"_s);
    QCOMPARE(shown.model->index(0, ActivityModel::Arrived).data(ActivityModel::InkRole).toInt(), int(Token::Passed));
}

void TestActivityRows::aBatchInWords_data()
{
    using O = ActivityOutcome;
    QTest::addColumn<ActivityBatch>("batch");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("ink");
    const auto batch = [](QList<std::pair<O, qint64>> outcomes, qint64 cancelled = 0) {
        ActivityBatch made{0, std::move(outcomes), cancelled};
        for (const auto &[outcome, count] : std::as_const(made.outcomes))
            made.count += count;
        return made;
    };
    QTest::newRow("all") << batch({{O::Accepted, 100}}) << u"100 accepted"_s << int(Token::Passed);
    QTest::newRow("stopped") << batch({{O::Accepted, 5}, {O::NotSent, 95}}, 95) << u"5 of 100 accepted, canceled"_s
                             << int(Token::Passed);
    QTest::newRow("some not sent") << batch({{O::Accepted, 97}, {O::NotSent, 3}}) << u"97 of 100 accepted, 3 not sent"_s
                                   << int(Token::Passed);
    QTest::newRow("refused") << batch({{O::Accepted, 2}, {O::Refused, 1}}) << u"2 of 3 accepted, 1 refused"_s
                             << int(Token::Failed);
    QTest::newRow("unknown") << batch({{O::Accepted, 2}, {O::Unknown, 1}})
                             << u"2 of 3 accepted, 1 may have been delivered"_s << int(Token::Warned);
    QTest::newRow("none left") << batch({{O::NotSent, 4}}, 4) << u"4 not sent"_s << int(Token::Skipped);
    QTest::newRow("running") << batch({{O::Planned, 7}, {O::Sending, 1}, {O::Accepted, 2}})
                             << u"2 of 10 accepted, 7 planned, 1 in progress"_s << int(Token::Accent);
}

void TestActivityRows::aBatchInWords()
{
    QFETCH(ActivityBatch, batch);
    QFETCH(QString, words);
    QFETCH(int, ink);
    QCOMPARE(batchOutcome(batch), words);
    QCOMPARE(int(tokenFor(batch)), ink);
}

void TestActivityRows::aHeaderSorts()
{
    KeepingConsole console;
    ActivityRecord slow = entry(u"slow"_s, 50);
    slow.elapsedMs = 3'000;
    ActivityRecord quick = entry(u"quick"_s, 10, ActivityOutcome::Refused);
    quick.elapsedMs = 12;
    console.keep({slow, quick, entry(u"usual"_s, 30)});
    const Shown shown(console);
    QCOMPARE(shown.messages(), (QStringList{u"quick"_s, u"usual"_s, u"slow"_s}));
    const auto click = [&shown](int column) {
        QHeaderView *header = shown.table->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(column) + 20, header->height() / 2));
    };
    click(ActivityModel::Took);
    QTRY_COMPARE(shown.messages(), (QStringList{u"slow"_s, u"usual"_s, u"quick"_s}));
    QCOMPARE(shown.table->horizontalHeader()->sortIndicatorSection(), int(ActivityModel::Took));
    QVERIFY(shown.table->accessibleName().contains(u"Duration"_s));
    click(ActivityModel::Took);
    QTRY_COMPARE(shown.messages(), (QStringList{u"quick"_s, u"usual"_s, u"slow"_s}));
    QCOMPARE(shown.table->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder); // the style's arrow goes up
    click(ActivityModel::Outcome);
    QCOMPARE(shown.table->horizontalHeader()->sortIndicatorSection(), int(ActivityModel::Outcome));
    QCOMPARE(shown.model->order().by, ActivityOrder::By::Outcome);
    QTRY_COMPARE(shown.messages().first(), u"quick"_s);
    click(ActivityModel::Arrived); // this column cannot be sorted, and the page says so
    QCOMPARE(shown.table->horizontalHeader()->sortIndicatorSection(), int(ActivityModel::Outcome));
    click(ActivityModel::When);
    QTRY_COMPARE(shown.messages(), (QStringList{u"quick"_s, u"usual"_s, u"slow"_s}));
    // The menu sorts, too.
    shown.table->setFocus();
    select(shown, 0);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    QCoreApplication::sendEvent(shown.table, &event);
    auto *sorting = shown.table->findChild<QMenu *>(u"sortMenu"_s);
    QVERIFY(sorting != nullptr);
    sorting->actions().constLast()->trigger();
    QTRY_COMPARE(shown.messages().first(), u"slow"_s);
}

void TestActivityRows::whatMovesKeepsTheRest()
{
    KeepingConsole console;
    QList<ActivityRecord> records;
    for (int i = 0; i < 6; ++i) {
        records.append(entry(QString::number(i), 50 - i));
        records.last().elapsedMs = 1000 - 100 * i;
    }
    console.keep(records);
    const Shown shown(console);
    const QAbstractItemModelTester tester(shown.model);
    shown.model->setOrder({.by = ActivityOrder::By::Took, .grouped = true});
    QTRY_COMPARE(shown.messages().join(QString()), u"012345"_s);
    select(shown, 3);
    QSignalSpy reset(shown.model, &QAbstractItemModel::modelReset);
    records[5].elapsedMs = 10'000;
    console.keep({records.at(5)});
    QTRY_COMPARE(shown.messages().join(QString()), u"501234"_s);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(shown.table->currentRecord()->message, u"3"_s);
}

void TestActivityRows::notSentIsNoFailure()
{
    QCOMPARE(tokenFor(ActivityOutcome::NotSent), Token::Skipped);
    QCOMPARE(tokenFor(ActivityOutcome::Cancelled), Token::Skipped);
    QCOMPARE(tokenFor(ActivityOutcome::Unknown), Token::Warned);
    ActivityRecord record = entry(u"m"_s, 1, ActivityOutcome::Refused);
    record.status = 503;
    const QString service = outcomeText(record);
    record.status = 403;
    QVERIFY(outcomeText(record) != service && !service.contains(outcomeWords(ActivityOutcome::Refused)));
    record.outcome = ActivityOutcome::Unknown; // entries that may have arrived are reported first
    record.status = 504;
    QVERIFY(outcomeText(record).contains(outcomeWords(ActivityOutcome::Unknown)));
}

RC_WIDGET_TEST(TestActivityRows)

} // namespace rc::tst_activityrows

#include "tst_activityrows.moc"
