// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page on a real file: new rows, filters, the keyboard, batches as one row, sorting, and changes while the
// page is visible.
#include "session/arrival/arrivalrecord.h"
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/activity/list/activitywords.h"
#include "ui/frame/statusline.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QScrollBar>

namespace rc::tst_activityscreen {

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

class TestActivityScreen : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreSortedNewestFirst()
    {
        DemoRecordingBench console;
        ActivityRecord list = entry(u"general"_s, 30, ActivityOutcome::Passed);
        list.kind = ActivityKind::List;
        list.level.reset();
        list.extra = u"{\"tools\":117,\"complete\":true}"_s;
        ActivityRecord check = entry(u"9 passed, 1 warning"_s, 20, ActivityOutcome::Warned);
        check.kind = ActivityKind::Check;
        check.level.reset();
        check.status = 0;
        console.keep({entry(u"disk at 91 %"_s, 40, ActivityOutcome::Refused, Level::Warning), list, check,
                      entry(u"failover"_s, 10, ActivityOutcome::Unknown, Level::Error)});
        const Shown shown(console);
        QCOMPARE(shown.model->rowCount(), 4);
        QCOMPARE(cell(shown, 0, ActivityModel::What), u"Error"_s);
        QCOMPARE(cell(shown, 0, ActivityModel::Outcome),
                 outcomeName(ActivityKind::Send, ActivityOutcome::Unknown).toLower() + u", 200"_s);
        QCOMPARE(cell(shown, 0, ActivityModel::Duration), u"84 ms"_s);
        QCOMPARE(cell(shown, 0, ActivityModel::Marker), u"7F3A-19C2-000A"_s);
        QCOMPARE(cell(shown, 1, ActivityModel::What), u"Check"_s);
        QCOMPARE(cell(shown, 1, ActivityModel::Message), u"9 passed, 1 warning"_s);
        QCOMPARE(cell(shown, 1, ActivityModel::Outcome), u"passed with warnings"_s);
        QVERIFY2(cell(shown, 2, ActivityModel::Message).contains(u"117"_s),
                 qPrintable(cell(shown, 2, ActivityModel::Message)));
        QCOMPARE(cell(shown, 3, ActivityModel::Message), u"disk at 91 %"_s);
        QCOMPARE(cell(shown, 3, ActivityModel::Outcome), u"refused, 403"_s);
        // Outcomes never differ by color alone.
        QVERIFY(shown.model->index(0, ActivityModel::Outcome).data(ActivityModel::IconRole) !=
                shown.model->index(3, ActivityModel::Outcome).data(ActivityModel::IconRole));
        const QAbstractItemModelTester tester(shown.model);
    }

    void checksOfSeveralProfilesAreListedWithTheirProfile()
    {
        DemoRecordingBench console;
        ActivityRecord check = entry(u"9 passed"_s, 20, ActivityOutcome::Passed);
        check.kind = ActivityKind::Check;
        ActivityRecord other = check;
        other.id = QUuid::createUuid();
        other.profile = u"search"_s;
        console.keep({check, other});
        const Shown shown(console);
        QTRY_COMPARE(cell(shown, 0, ActivityModel::Message), u"search: 9 passed"_s);
        shown.field->setText(u"profile:search"_s);
        QTRY_COMPARE(cell(shown, 0, ActivityModel::Message), u"9 passed"_s);
    }

    void shortOutcomesLeaveTheirRoomToMessages()
    {
        DemoRecordingBench console;
        console.keep({entry(u"one"_s, 10)});
        const Shown shown(console);
        const int narrow = shown.table->columnWidth(ActivityModel::Outcome);
        console.keep({entry(u"two"_s, 5, ActivityOutcome::Unknown)});
        QTRY_VERIFY(shown.table->columnWidth(ActivityModel::Outcome) > narrow);
    }

    void rowsAreFetchedWhileScrolling()
    {
        DemoRecordingBench console;
        console.keep(many(3 * ActivityModel::pageRows));
        const Shown shown(console);
        QCOMPARE(shown.model->rowCount(), ActivityModel::pageRows);
        QTRY_VERIFY(shown.words(u"activityCount"_s).contains(u"600"_s));
        QTRY_VERIFY(shown.table->verticalScrollBar()->maximum() > 0);
        shown.table->verticalScrollBar()->setValue(shown.table->verticalScrollBar()->maximum());
        QTRY_COMPARE(shown.model->rowCount(), 2 * ActivityModel::pageRows);
        shown.table->verticalScrollBar()->setValue(shown.table->verticalScrollBar()->maximum());
        QTRY_COMPARE(shown.model->rowCount(), 3 * ActivityModel::pageRows);
        QVERIFY(!shown.model->canFetchMore({}));
        for (int row = 0; row < shown.model->rowCount(); ++row)
            QCOMPARE(shown.model->record(row).message, u"entry %1"_s.arg(row));
    }

    void typingFilters()
    {
        DemoRecordingBench console;
        console.keep({entry(u"failover begins"_s, 30), entry(u"failover"_s, 20, ActivityOutcome::Unknown),
                      entry(u"deploy"_s, 10, ActivityOutcome::Unknown)});
        const Shown shown(console);
        QCOMPARE(shown.model->rowCount(), 3);
        shown.field->setFocus();
        QTest::keyClicks(shown.field, u"failover outcome:unknown"_s);
        QTRY_COMPARE(shown.messages(), QStringList{u"failover"_s});
        QTRY_COMPARE(shown.words(u"activityCount"_s), u"1 of 3"_s);
        shown.field->clear();
        QTRY_COMPARE(shown.model->rowCount(), 3);
        QTest::keyClick(shown.field, Qt::Key_Z, Qt::ControlModifier); // the text is restored
        QTRY_COMPARE(shown.model->rowCount(), 1);
    }

    void menuAddsTheTermAndFilters()
    {
        DemoRecordingBench console;
        console.keep({entry(u"one"_s, 30, ActivityOutcome::Accepted, Level::Error),
                      entry(u"two"_s, 20, ActivityOutcome::Accepted, Level::Alert), entry(u"three"_s, 10)});
        Shown shown(console);
        shown.choose(u"filter-level"_s, u"Error"_s);
        QCOMPARE(shown.field->text(), u"level:error"_s);
        QTRY_COMPARE(shown.messages(), QStringList{u"one"_s});
        shown.choose(u"filter-level"_s, u"Alert"_s);
        QCOMPARE(shown.field->text(), u"level:error,alert"_s);
        QTRY_COMPARE(shown.messages(), (QStringList{u"two"_s, u"one"_s}));
        shown.choose(u"filter-since"_s, u"Last hour"_s);
        QCOMPARE(shown.field->text(), u"level:error,alert since:1h"_s);
        shown.choose(u"filter-level"_s, u"All"_s);
        QCOMPARE(shown.field->text(), u"since:1h"_s);
        QTRY_COMPARE(shown.model->rowCount(), 3);
        shown.choose(u"filter-profile"_s, u"payments"_s);
        QCOMPARE(shown.field->text(), u"since:1h profile:payments"_s);
        QVERIFY(shown.page.findChild<QMenu *>(u"filter-profile"_s)->title().contains(u"payments"_s));
    }

    void unknownTermIsReportedAndIgnored()
    {
        DemoRecordingBench console;
        console.keep({entry(u"one"_s, 10)});
        const Shown shown(console);
        shown.field->setText(u"level:eror"_s);
        QTRY_VERIFY(shown.words(u"activityFaults"_s).contains(u"eror"_s));
        QTRY_VERIFY(shown.words(u"activityCount"_s).startsWith(u'1'));
        // The rows do not match the search text, so they are neither deleted nor exported as "found".
        const QList<QAction *> actions = shown.button(u"moreButton"_s)->menu()->actions();
        for (const QAction *action : actions) {
            if (action->text().startsWith(u"Delete all"_s))
                QVERIFY(!action->isEnabled());
        }
    }

    void emptyResultIsExplained()
    {
        DemoRecordingBench console;
        const Shown shown(console);
        QTRY_COMPARE(shown.words(u"messageTitle"_s), u"No activity yet"_s);
        QVERIFY(!shown.table->isVisible());
        console.keep({entry(u"one"_s, 10)});
        QTRY_VERIFY(shown.table->isVisible());
        shown.field->setText(u"zebra"_s);
        QTRY_COMPARE(shown.words(u"messageTitle"_s), u"No matches"_s);
        shown.field->setText({});
        QTRY_VERIFY(shown.table->isVisible());
    }

    void newRowsKeepSelectionAndScrollPosition()
    {
        DemoRecordingBench console;
        console.keep(many(100));
        Shown shown(console);
        shown.table->setCurrentIndex(shown.model->index(50, ActivityModel::Message));
        shown.table->scrollTo(shown.model->index(45, 0), QAbstractItemView::PositionAtTop);
        const auto topMessage = [&] {
            return shown.table->indexAt(QPoint(2, 2)).siblingAtColumn(ActivityModel::Message).data().toString();
        };
        const QString top = topMessage();
        QVERIFY(!top.isEmpty());
        console.keep({entry(u"new one"_s, 1), entry(u"newer one"_s, 0)});
        QTRY_COMPARE(shown.model->rowCount(), 102);
        QCOMPARE(shown.model->record(0).message, u"newer one"_s);
        QCOMPARE(shown.table->currentRecord()->message, u"entry 50"_s);
        QCOMPARE(shown.table->currentIndex().row(), 52);
        QCOMPARE(shown.table->selected().ids.size(), 1);
        QCOMPARE(topMessage(), top);
    }

    void theKeyboardReachesEverything()
    {
        DemoRecordingBench console;
        console.keep({entry(u"older"_s, 20), entry(u"newer"_s, 10)});
        const Shown shown(console);
        shown.table->setFocus();
        QTest::keyClick(shown.table, Qt::Key_Down);
        QTest::keyClick(shown.table, Qt::Key_Down);
        QCOMPARE(shown.table->currentRecord()->message, u"older"_s);
        QTest::keyClick(shown.table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"7F3A-19C2-0014"_s);
        QTest::keyClick(shown.table, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(shown.table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.first().contains(u"newer\taccepted, 200"_s));
        QTest::keyClick(shown.table, Qt::Key_Return);
        QTRY_VERIFY(shown.detail()->isVisible());
        const_cast<ActivityScreen &>(shown.page).cancel(); // the window forwards Esc
        QVERIFY(!shown.detail()->isVisible());
        QVERIFY(shown.table->hasFocus());
        QTest::keyClick(shown.table, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(shown.field->hasFocus());
        shown.table->selectionModel()->clear();
        QTest::keyClick(shown.field, Qt::Key_Down); // from the search text straight to the results
        QVERIFY(shown.table->hasFocus());
        QCOMPARE(shown.table->selectedCount(), 1);
    }

    void everythingHasAnAccessibleName()
    {
        DemoRecordingBench console;
        console.keep({activitytest::full()});
        const Shown shown(console);
        shown.open(0);
        for (const QWidget *widget : shown.page.findChildren<QWidget *>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr)
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
            QVERIFY2(named,
                     qPrintable(widget->objectName() + u' ' + QString::fromLatin1(widget->metaObject()->className())));
        }
        QVERIFY(!shown.model->index(0, ActivityModel::Outcome).data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void batchRowOpensItsEntries()
    {
        DemoRecordingBench console;
        ActivityRecord newer = entry(u"newer"_s, 5);
        console.keep(stoppedBurst(30) + QList{entry(u"older"_s, 60), newer});
        Shown shown(console);
        const QAbstractItemModelTester tester(shown.model);
        QCOMPARE(shown.model->rowCount(), 3);
        QTRY_COMPARE(shown.words(u"activityCount"_s).left(1), u"7"_s);
        QCOMPARE(cell(shown, 1, ActivityModel::Outcome), u"2 of 5 accepted, canceled"_s);
        QCOMPARE(shown.model->index(1, ActivityModel::Outcome).data(ActivityModel::TokenRole).toInt(),
                 int(Token::Warned));
        shown.table->setFocus();
        QTest::mouseClick(shown.table->viewport(), Qt::LeftButton, Qt::NoModifier,
                          shown.table->visualRect(shown.model->index(1, ActivityModel::Message)).center());
        QTRY_VERIFY(shown.detail()->isVisible());
        const QPointer<QPushButton> show = shown.button(u"showEntries"_s);
        newer.message = u"changed"_s;
        console.keep({newer});
        QTRY_COMPARE(cell(shown, 0, ActivityModel::Message), newer.message);
        QVERIFY(show != nullptr); // a press in progress is not lost
        show->click();
        QTRY_COMPARE(shown.model->rowCount(), 5);
        QTRY_VERIFY(shown.detail()->record().has_value()); // of its newest entry
        shown.page.cancel();
        shown.page.cancel();
        QTRY_COMPARE(shown.model->rowCount(), 3);
        select(shown, 1);
        QCOMPARE(shown.table->selectedRecords(), 5);
        QTest::keyClick(shown.table, Qt::Key_Return);
        QTRY_COMPARE(shown.messages(),
                     (QStringList{u"burst 5"_s, u"burst 4"_s, u"burst 3"_s, u"burst 2"_s, u"burst 1"_s}));
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

    void batchIsDeletedAsAWhole()
    {
        DemoRecordingBench console;
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

    void aBatchShowsHowManyArrived()
    {
        DemoRecordingBench console;
        QList<ActivityRecord> burst = stoppedBurst(30);
        console.keep(burst);
        const Shown shown(console);
        QVERIFY(cell(shown, 0, ActivityModel::Arrived).isEmpty());
        complete(burst[0], {.marker = burst.at(0).marker, .arrival = Arrival::Arrived, .afterMs = 52}, {});
        complete(burst[1], {.marker = burst.at(1).marker, .arrival = Arrival::Missing}, {});
        console.keep(burst);
        QTRY_COMPARE(cell(shown, 0, ActivityModel::Arrived), u"1 of 2"_s);
        QCOMPARE(shown.model->index(0, ActivityModel::Arrived).data(ActivityModel::TokenRole).toInt(),
                 int(Token::Warned));
        QVERIFY(shown.model->showsArrivals());
        complete(burst[1], {.marker = burst.at(1).marker, .arrival = Arrival::Arrived, .afterMs = 60}, {});
        console.keep(burst);
        QTRY_COMPARE(cell(shown, 0, ActivityModel::Arrived), u"2 of 2"_s);
        QCOMPARE(shown.model->index(0, ActivityModel::Arrived).data(ActivityModel::TokenRole).toInt(),
                 int(Token::Passed));
    }

    void batchOutcomeText_data()
    {
        using O = ActivityOutcome;
        addColumns<ActivityBatch, QString, int>("batch", "words", "ink");
        const auto batch = [](QList<std::pair<O, qint64>> outcomes, qint64 canceled = 0) {
            ActivityBatch made{0, std::move(outcomes), canceled};
            for (const auto &[outcome, count] : std::as_const(made.outcomes))
                made.count += count;
            return made;
        };
        QTest::newRow("all") << batch({{O::Accepted, 100}}) << u"100 accepted"_s << int(Token::Passed);
        QTest::newRow("stopped") << batch({{O::Accepted, 5}, {O::NotSent, 95}}, 95) << u"5 of 100 accepted, canceled"_s
                                 << int(Token::Warned);
        QTest::newRow("some not sent") << batch({{O::Accepted, 97}, {O::NotSent, 3}})
                                       << u"97 of 100 accepted, 3 not sent"_s << int(Token::Warned);
        QTest::newRow("refused") << batch({{O::Accepted, 2}, {O::Refused, 1}}) << u"2 of 3 accepted, 1 refused"_s
                                 << int(Token::Failed);
        QTest::newRow("unknown") << batch({{O::Accepted, 2}, {O::Unknown, 1}})
                                 << u"2 of 3 accepted, 1 may have been delivered"_s << int(Token::Warned);
        QTest::newRow("none left") << batch({{O::NotSent, 4}}, 4) << u"4 not sent"_s << int(Token::Skipped);
        QTest::newRow("running") << batch({{O::Planned, 7}, {O::Sending, 1}, {O::Accepted, 2}})
                                 << u"2 of 10 accepted, 7 planned, 1 in progress"_s << int(Token::Accent);
    }

    void batchOutcomeText()
    {
        QFETCH(ActivityBatch, batch);
        QFETCH(QString, words);
        QFETCH(int, ink);
        QCOMPARE(batchOutcome(batch), words);
        QCOMPARE(int(tokenFor(batch)), ink);
    }

    void headerClickSorts()
    {
        DemoRecordingBench console;
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
        click(ActivityModel::Duration);
        QTRY_COMPARE(shown.messages(), (QStringList{u"slow"_s, u"usual"_s, u"quick"_s}));
        QCOMPARE(shown.table->horizontalHeader()->sortIndicatorSection(), int(ActivityModel::Duration));
        QVERIFY(shown.table->accessibleName().contains(u"Duration"_s));
        click(ActivityModel::Duration);
        QTRY_COMPARE(shown.messages(), (QStringList{u"quick"_s, u"usual"_s, u"slow"_s}));
        QCOMPARE(shown.table->horizontalHeader()->sortIndicatorOrder(),
                 Qt::DescendingOrder); // the style's arrow goes up
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

    void movedRowsKeepSelectionAndFocus()
    {
        DemoRecordingBench console;
        QList<ActivityRecord> records;
        for (int i = 0; i < 6; ++i) {
            records.append(entry(QString::number(i), 50 - i));
            records.last().elapsedMs = 1000 - 100 * i;
        }
        console.keep(records);
        const Shown shown(console);
        const QAbstractItemModelTester tester(shown.model);
        shown.model->setOrder({.by = ActivityOrder::By::Duration, .grouped = true});
        QTRY_COMPARE(shown.messages().join(QString()), u"012345"_s);
        select(shown, 3);
        QSignalSpy reset(shown.model, &QAbstractItemModel::modelReset);
        records[5].elapsedMs = 10'000;
        console.keep({records.at(5)});
        QTRY_COMPARE(shown.messages().join(QString()), u"501234"_s);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(shown.table->currentRecord()->message, u"3"_s);
    }

    void notSentIsNotAFailure()
    {
        QCOMPARE(tokenFor(ActivityOutcome::NotSent), Token::Skipped);
        QCOMPARE(tokenFor(ActivityOutcome::Canceled), Token::Skipped);
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
};

RC_WIDGET_TEST(TestActivityScreen)

} // namespace rc::tst_activityscreen

#include "tst_activityscreen.moc"
