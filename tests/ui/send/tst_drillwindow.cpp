// SPDX-License-Identifier: GPL-3.0-or-later
// The stopwatch is another view of the page's one drill: a tick here is a tick there, closing it ends nothing, and it
// stays on top as long as a person wants that.
#include "support/require.h"
#include "support/testprogram.h"
#include "tests/ui/keepingconsole.h"
#include "ui/parts/alertstep.h"
#include "ui/send/drill/drillhistory.h"
#include "ui/send/drill/drillmode.h"
#include "ui/send/drill/drillresult.h"
#include "ui/send/drill/drillwindow.h"
#include "ui/send/drill/stopwatchface.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"

#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_drillwindow {

namespace {

/// The window is no child of anybody.
DrillWindow *stopwatch()
{
    for (QWidget *each : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<DrillWindow *>(each))
            return window;
    }
    return nullptr;
}

DrillWindow *opened(const QWidget &page)
{
    part<QPushButton>(page, u"openStopwatch"_s)->click();
    DrillWindow *window = stopwatch();
    RC_REQUIRE(window != nullptr && QTest::qWaitForWindowActive(window));
    return window;
}

void hold(SendPage &page)
{
    page.startDrill();
    auto *button = page.findChild<DrillMode *>()->findChild<AlertStep *>()->button();
    button->setHoldTime(20ms);
    QSignalSpy held(button, &HoldButton::held);
    QTest::mousePress(button, Qt::LeftButton);
    RC_REQUIRE(rc::waitFor([&held] { return held.count() == 1; }));
    QTest::mouseRelease(button, Qt::LeftButton);
    RC_REQUIRE(rc::waitFor([&page] { return !page.isBusy(); }));
}

bool isTicked(const QWidget &view, const QString &stage)
{
    return part<QPushButton>(view, u"drill-"_s + stage)->isChecked();
}

} // namespace

class TestDrillWindow : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void digitsAreWritten_data();
    void digitsAreWritten();
    void itSendsNothingByItself();
    void aTickIsOneForBoth();
    void keysTickTheChannels();
    void aHeldKeyTicksOnce();
    void closingItEndsNothing();
    void theResultStandsBesideTheOthers();
    void itStaysOnTopAsLongAsWanted();
    void itIsWhereItWas();
    void itsMenuCopiesAndKeepsItOnTop();
    void closingTheWindowAsksWhileADrillRuns();
};

void TestDrillWindow::digitsAreWritten_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << u"0:00.0"_s;
    QTest::newRow("tenths are rounded") << qint64(1'960) << u"0:02.0"_s;
    QTest::newRow("a minute") << qint64(62'340) << u"1:02.3"_s;
    QTest::newRow("over an hour") << qint64(3'723'400) << u"62:03.4"_s;
    QTest::newRow("less than nothing") << qint64(-5) << u"0:00.0"_s;
}

void TestDrillWindow::digitsAreWritten()
{
    QFETCH(qint64, milliseconds);
    QFETCH(QString, text);
    QCOMPARE(stopwatchText(milliseconds), text);
}

void TestDrillWindow::itSendsNothingByItself()
{
    KeepingConsole shown;
    SendPage page(shown.session, shown.theme);
    page.show();
    page.startDrill();
    const DrillWindow *window = opened(page);
    QCOMPARE(part<StopwatchFace>(*window, u"stopwatchFace"_s)->text(), stopwatchText(0));
    QVERIFY(!part<QPushButton>(*window, u"drill-phone"_s)->isVisible());
    QVERIFY(!part<QPushButton>(*window, u"endDrillHere"_s)->isVisible());
    QVERIFY(shown.session.demo()->received().isEmpty());
    QVERIFY(!page.isDrillRunning());
}

void TestDrillWindow::itsMenuCopiesAndKeepsItOnTop()
{
    KeepingConsole shown;
    SendPage page(shown.session, shown.theme);
    page.show();
    page.startDrill();
    DrillWindow *window = opened(page);
    QContextMenuEvent asked(QContextMenuEvent::Mouse, {}, window->mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(window, &asked);
    const auto *menu = window->findChild<QMenu *>(u"contextMenu"_s);
    QVERIFY(menu != nullptr);
    menu->actions().constFirst()->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), stopwatchText(0));
    QVERIFY(!menu->actions().at(1)->isEnabled()); // no marker before something is sent
    auto *box = part<QCheckBox>(*window, u"keepOnTop"_s);
    const bool before = box->isChecked();
    menu->actions().constLast()->trigger();
    QCOMPARE(box->isChecked(), !before);
    delete menu;
}

void TestDrillWindow::aTickIsOneForBoth()
{
    KeepingConsole shown;
    SendPage page(shown.session, shown.theme);
    page.show();
    hold(page);
    DrillWindow *window = opened(page);
    part<QPushButton>(*window, u"drill-mail"_s)->click();
    QVERIFY(isTicked(page, u"mail"_s));
    part<QPushButton>(page, u"drill-phone"_s)->click();
    QVERIFY(isTicked(*window, u"phone"_s));
    QTRY_VERIFY(part<StopwatchFace>(*window, u"stopwatchFace"_s)->text() != stopwatchText(0)); // it runs
    part<QPushButton>(*window, u"endDrillHere"_s)->click();
    QVERIFY(!page.isDrillRunning());
    QVERIFY(part<DrillResult>(page, u"drillResult"_s)->isVisible());
    QVERIFY(part<DrillResult>(*window, u"drillResult"_s)->isVisible());
    QCOMPARE(shown.session.demo()->received().size(), 1);
}

void TestDrillWindow::keysTickTheChannels()
{
    KeepingConsole shown;
    SendPage page(shown.session, shown.theme);
    page.show();
    hold(page);
    DrillWindow *window = opened(page);
    QTest::keyClick(window, Qt::Key_3);
    QVERIFY(isTicked(*window, u"chat"_s));
    QTest::keyClick(window, Qt::Key_4, Qt::ShiftModifier); // as on a keyboard that has its digits there
    QVERIFY(isTicked(page, u"acknowledged"_s));
    QTest::keyClick(window, Qt::Key_3);
    QVERIFY(!isTicked(page, u"chat"_s));
    for (const Qt::Key key : {Qt::Key_0, Qt::Key_5, Qt::Key_A})
        QTest::keyClick(window, key);
    QTest::keyClick(window, Qt::Key_1, Qt::ControlModifier);
    for (const QString &stage : {u"phone"_s, u"mail"_s, u"log"_s})
        QVERIFY2(!isTicked(page, stage), qPrintable(stage));
    QTest::keyClick(part<QPushButton>(page, u"drill-phone"_s), Qt::Key_2); // on the page as well
    QVERIFY(isTicked(*window, u"mail"_s));
}

void TestDrillWindow::aHeldKeyTicksOnce()
{
    KeepingConsole shown;
    SendPage page(shown.session, shown.theme);
    page.show();
    hold(page);
    DrillWindow *window = opened(page);
    QTest::keyPress(window, Qt::Key_1);
    QKeyEvent again(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, u"1"_s, true);
    QCoreApplication::sendEvent(window, &again);
    QVERIFY(isTicked(page, u"phone"_s));
}

void TestDrillWindow::closingItEndsNothing()
{
    KeepingConsole shown;
    SendPage page(shown.session, shown.theme);
    page.show();
    hold(page);
    DrillWindow *window = opened(page);
    QTest::keyClick(window, Qt::Key_1);
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(!window->isVisible());
    QVERIFY(page.isDrillRunning() && isTicked(page, u"phone"_s));
    QCOMPARE(opened(page), window); // the same one, where it was
    QVERIFY(isTicked(*window, u"phone"_s));
    QVERIFY(!window->testAttribute(Qt::WA_QuitOnClose)); // it keeps no program running
}

void TestDrillWindow::theResultStandsBesideTheOthers()
{
    KeepingConsole shown;
    LogEntry alert;
    alert.level = Level::Alert;
    alert.marker = u"0000-0000-0000"_s;
    ActivityRecord earlier = drillRecord({shown.session.profile().name, u"r"_s}, alert);
    complete(earlier, DrillReport{{90'000}, 100'000, true});
    shown.log.keep({earlier}, nullptr);
    SendPage page(shown.session, shown.theme);
    page.show();
    hold(page);
    DrillWindow *window = opened(page);
    QTest::keyClick(window, Qt::Key_1);
    QTest::keyClick(window, Qt::Key_4);
    part<QPushButton>(*window, u"endDrillHere"_s)->click();
    for (const QWidget *view : {static_cast<const QWidget *>(window), static_cast<const QWidget *>(&page)}) {
        const auto words = [view](const QString &stage) {
            const auto *label = view->findChild<QLabel *>(u"drillResult-"_s + stage);
            return label == nullptr ? QStringList() : label->text().split(u" · "_s);
        };
        QTRY_COMPARE(words(u"phone"_s).size(), 3); // time, median, best of the month
        QVERIFY(words(u"phone"_s).at(1).contains(drillTimeText(90'000)));
        QCOMPARE(words(u"acknowledged"_s).size(), 1); // the first of its kind
        QVERIFY(words(u"mail"_s).isEmpty());
    }
}

void TestDrillWindow::itStaysOnTopAsLongAsWanted()
{
    KeepingConsole shown;
    {
        SendPage page(shown.session, shown.theme);
        page.show();
        page.startDrill();
        DrillWindow *window = opened(page);
        QVERIFY(window->windowFlags() & Qt::WindowStaysOnTopHint);
        QVERIFY(window->windowHandle()->flags() & Qt::WindowStaysOnTopHint);
        part<QCheckBox>(*window, u"keepOnTop"_s)->click();
        QVERIFY(window->isVisible()); // it does not go away for that
        QVERIFY(!(window->windowHandle()->flags() & Qt::WindowStaysOnTopHint));
    }
    QVERIFY(stopwatch() == nullptr); // goes with its page
    SendPage page(shown.session, shown.theme);
    page.show();
    page.startDrill();
    DrillWindow *window = opened(page);
    QVERIFY(!part<QCheckBox>(*window, u"keepOnTop"_s)->isChecked());
    QVERIFY(!(window->windowHandle()->flags() & Qt::WindowStaysOnTopHint));
}

void TestDrillWindow::itIsWhereItWas()
{
    KeepingConsole shown;
    QPoint place;
    {
        SendPage page(shown.session, shown.theme);
        page.show();
        page.startDrill();
        DrillWindow *window = opened(page);
        window->move(120, 90);
        place = window->pos();
        window->close();
    }
    SendPage page(shown.session, shown.theme);
    page.show();
    page.startDrill();
    QCOMPARE(opened(page)->pos(), place);
}

/// Its drill would end with it, and somebody may look at the stopwatch only.
void TestDrillWindow::closingTheWindowAsksWhileADrillRuns()
{
    KeepingConsole shown;
    MainWindow window(shown.session, shown.checks, shown.theme, shown.settings, false);
    window.show();
    window.showPage(u"send"_s);
    auto *page = qobject_cast<SendPage *>(window.builtPage(u"send"_s));
    QVERIFY(page != nullptr);
    hold(*page);
    QVERIFY(!window.close());
    auto *question = window.findChild<QDialog *>(u"leavingQuestion"_s);
    QVERIFY(question != nullptr);
    part<QPushButton>(*question, u"stayOpen"_s)->click();
    QVERIFY(page->isDrillRunning());
    part<QPushButton>(*page, u"endDrill"_s)->click();
    QVERIFY(window.close());
}

RC_WIDGET_TEST(TestDrillWindow)

} // namespace rc::tst_drillwindow

#include "tst_drillwindow.moc"
