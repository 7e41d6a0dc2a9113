// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page on a real file: new rows, filters, the keyboard, and changes while the page is visible.
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/frame/statusline.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_activityscreen {

using namespace activitytest;

class TestActivityScreen : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void rowsComeNewestFirstWithTheirWords();
    void rowsAreFetchedWhileScrolling();
    void whatIsTypedFilters();
    void aMenuWritesTheWordAndFilters();
    void aWordNobodyKnowsIsSaidAndNothingElseGoes();
    void nothingFoundIsSaid();
    void newRowsComeByThemselvesAndKeepSelectionAndPlace();
    void theKeyboardReachesEverything();
    void everythingHasAnAccessibleName();
    void mirroredColumnsRunFromTheRight();
};

void TestActivityScreen::rowsComeNewestFirstWithTheirWords()
{
    KeepingConsole console;
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
    const auto cell = [&](int row, int column) { return shown.model->index(row, column).data().toString(); };
    QCOMPARE(cell(0, ActivityModel::What), u"Error"_s);
    QCOMPARE(cell(0, ActivityModel::Outcome),
             outcomeName(ActivityKind::Send, ActivityOutcome::Unknown).toLower() + u", 200"_s);
    QCOMPARE(cell(0, ActivityModel::Took), u"84 ms"_s);
    QCOMPARE(cell(0, ActivityModel::Marker), u"7F3A-19C2-000A"_s);
    QCOMPARE(cell(1, ActivityModel::What), u"Check"_s);
    QCOMPARE(cell(1, ActivityModel::Message), u"payments: 9 passed, 1 warning"_s);
    QCOMPARE(cell(1, ActivityModel::Outcome), u"passed with warnings"_s);
    QVERIFY2(cell(2, ActivityModel::Message).contains(u"117"_s), qPrintable(cell(2, ActivityModel::Message)));
    QCOMPARE(cell(3, ActivityModel::Message), u"disk at 91 %"_s);
    QCOMPARE(cell(3, ActivityModel::Outcome), u"refused, 403"_s);
    // Outcomes never differ by color alone.
    QVERIFY(shown.model->index(0, ActivityModel::Outcome).data(ActivityModel::IconRole) !=
            shown.model->index(3, ActivityModel::Outcome).data(ActivityModel::IconRole));
    const QAbstractItemModelTester tester(shown.model);
}

void TestActivityScreen::rowsAreFetchedWhileScrolling()
{
    KeepingConsole console;
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

void TestActivityScreen::whatIsTypedFilters()
{
    KeepingConsole console;
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

void TestActivityScreen::aMenuWritesTheWordAndFilters()
{
    KeepingConsole console;
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

void TestActivityScreen::aWordNobodyKnowsIsSaidAndNothingElseGoes()
{
    KeepingConsole console;
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

void TestActivityScreen::nothingFoundIsSaid()
{
    KeepingConsole console;
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

void TestActivityScreen::newRowsComeByThemselvesAndKeepSelectionAndPlace()
{
    KeepingConsole console;
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

void TestActivityScreen::theKeyboardReachesEverything()
{
    KeepingConsole console;
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
    shown.table->setFocus();
    select(shown, 1);
    QTest::keyClick(shown.table, Qt::Key_Delete);
    QTRY_COMPARE(shown.messages(), QStringList{u"newer"_s});
}

void TestActivityScreen::everythingHasAnAccessibleName()
{
    KeepingConsole console;
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

void TestActivityScreen::mirroredColumnsRunFromTheRight()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 10)});
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    {
        const Shown shown(console);
        QVERIFY(shown.table->visualRect(shown.model->index(0, ActivityModel::When)).left() >
                shown.table->visualRect(shown.model->index(0, ActivityModel::Outcome)).left());
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

RC_WIDGET_TEST(TestActivityScreen)

} // namespace rc::tst_activityscreen

#include "tst_activityscreen.moc"
