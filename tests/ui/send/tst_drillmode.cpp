// SPDX-License-Identifier: GPL-3.0-or-later
// A drill sends one alert by a hold, keeps each tick as it comes, and counts in the medians; what was never sent does
// not.
#include "session/activity/drill.h"
#include "support/testprogram.h"
#include "tests/ui/keepingconsole.h"
#include "ui/parts/alertstep.h"
#include "ui/send/drill/drillhistory.h"
#include "ui/send/drill/drillmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_drillmode {

namespace {

/// Holds the button of the drill until its alert has gone out or could not.
void hold(SendPage &page)
{
    page.startDrill();
    auto *button = page.findChild<DrillMode *>()->findChild<AlertStep *>()->button();
    button->setHoldTime(20ms);
    QSignalSpy held(button, &HoldButton::held);
    QTest::mousePress(button, Qt::LeftButton);
    QTRY_COMPARE(held.count(), 1);
    QTest::mouseRelease(button, Qt::LeftButton);
    QTRY_VERIFY(!page.isBusy());
}

} // namespace

class TestDrillMode : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void nothingIsSentBeforeTheHold();
    void itIsInSightInALowWindow();
    void aDrillIsKeptWithItsTicks();
    void itsLevelIsTheChosenOne();
    void aTickCanBeTakenBack();
    void aDrillThatRunsIsKeptAsItStandsWhenTheWindowCloses();
    void anAlertThatNeverLeftEndsTheDrill();
    void mediansCountEveryDrillOfTheProfile();
};

void TestDrillMode::nothingIsSentBeforeTheHold()
{
    KeepingBench bench;
    QVERIFY(bench.session.useDemo());
    SendPage page(bench.session, bench.theme);
    page.show();
    page.startDrill();
    const auto *mode = page.findChild<DrillMode *>();
    QVERIFY(mode->isVisible());
    QVERIFY(!mode->isRunning() && !page.isBusy());
    QVERIFY(bench.session.demo()->received().isEmpty());
    QVERIFY(!part<QPushButton>(page, u"drill-phone"_s)->isVisible());
}

/// Wherever the page was scrolled to, and although the palette gives the focus back to where it was.
void TestDrillMode::itIsInSightInALowWindow()
{
    KeepingBench bench;
    QVERIFY(bench.session.useDemo());
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    window.resize(800, 500);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(u"send"_s);
    Page *page = window.builtPage(u"send"_s);
    page->firstFocus()->setFocus();
    auto *bar = part<QScrollArea>(*page, u"composerArea"_s)->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    QTest::keyClick(window.focusWidget(), Qt::Key_K, Qt::ControlModifier);
    auto *field = part<QLineEdit>(window, u"paletteField"_s);
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, u"start drill"_s);
    QTest::keyClick(field, Qt::Key_Return);
    const auto *button = page->findChild<DrillMode *>()->findChild<AlertStep *>()->button();
    QTRY_VERIFY(button->hasFocus());
    QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
}

void TestDrillMode::aDrillIsKeptWithItsTicks()
{
    KeepingBench bench;
    QVERIFY(bench.session.useDemo());
    SendPage page(bench.session, bench.theme);
    page.show();
    hold(page);
    QVERIFY(page.findChild<DrillMode *>()->isRunning());
    QCOMPARE(bench.session.demo()->received().size(), 1);
    const ReceivedEntry alert = bench.session.demo()->received().first();
    QCOMPARE(alert.level, u"alert"_s);
    QVERIFY2(alert.message.contains(alert.marker), qPrintable(alert.message)); // the placeholder was filled in
    QCOMPARE(bench.kept().value(0).outcome, ActivityOutcome::Sending);

    part<QPushButton>(page, u"drill-phone"_s)->click();
    QVERIFY(drillOf(bench.kept().value(0)).value().at(DrillStage::Phone));
    part<QPushButton>(page, u"drill-acknowledged"_s)->click();
    part<QPushButton>(page, u"endDrill"_s)->click();
    QVERIFY(!page.findChild<DrillMode *>()->isRunning());
    const QList<ActivityRecord> kept = bench.kept();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().kind, ActivityKind::Drill);
    QCOMPARE(kept.first().outcome, ActivityOutcome::Passed);
    QCOMPARE(kept.first().marker, alert.marker);
    const DrillReport report = drillOf(kept.first()).value();
    QVERIFY(report.at(DrillStage::Phone) && report.at(DrillStage::Acknowledged) && report.endedMs);
    QVERIFY(*report.at(DrillStage::Phone) <= *report.at(DrillStage::Acknowledged));
    QVERIFY(!report.at(DrillStage::Mail) && !report.at(DrillStage::Chat));
    QCOMPARE(bench.session.demo()->received().size(), 1);
}

void TestDrillMode::itsLevelIsTheChosenOne()
{
    KeepingBench bench;
    QVERIFY(bench.session.useDemo());
    SendPage page(bench.session, bench.theme);
    page.show();
    page.startDrill();
    const auto *step = page.findChild<DrillMode *>()->findChild<AlertStep *>();
    QCOMPARE(step->button(), step->button(Level::Alert));
    part<SegmentedControl>(page, u"drillLevels"_s)->setCurrentIndex(1);
    QCOMPARE(step->button(), step->button(Level::Error));
    QVERIFY(step->button(Level::Error)->isVisible() && !step->button(Level::Alert)->isVisible());
    QVERIFY(bench.session.demo()->received().isEmpty());
    hold(page);
    QCOMPARE(bench.session.demo()->received().size(), 1);
    QCOMPARE(bench.session.demo()->received().first().level, u"error"_s);
    QVERIFY(page.isDrillRunning());
}

void TestDrillMode::aTickCanBeTakenBack()
{
    KeepingBench bench;
    QVERIFY(bench.session.useDemo());
    SendPage page(bench.session, bench.theme);
    page.show();
    hold(page);
    auto *mail = part<QPushButton>(page, u"drill-mail"_s);
    mail->click();
    QVERIFY(mail->isChecked());
    mail->click();
    QVERIFY(!mail->isChecked());
    part<QPushButton>(page, u"endDrill"_s)->click();
    const ActivityRecord kept = bench.kept().value(0);
    QVERIFY(!drillOf(kept).value().at(DrillStage::Mail));
    QCOMPARE(kept.outcome, ActivityOutcome::Failed);
}

void TestDrillMode::aDrillThatRunsIsKeptAsItStandsWhenTheWindowCloses()
{
    KeepingBench bench;
    QVERIFY(bench.session.useDemo());
    {
        SendPage page(bench.session, bench.theme);
        page.show();
        hold(page);
        part<QPushButton>(page, u"drill-chat"_s)->click();
    }
    const ActivityRecord kept = bench.kept().value(0);
    QCOMPARE(kept.outcome, ActivityOutcome::Warned);
    QVERIFY(drillOf(kept).value().at(DrillStage::Chat));
}

void TestDrillMode::anAlertThatNeverLeftEndsTheDrill()
{
    KeepingBench bench;
    Profile profile;
    profile.name = u"no key"_s;
    profile.resource = sampleUrl;
    QVERIFY(bench.session.book().keep(profile));
    SendPage page(bench.session, bench.theme);
    page.show();
    hold(page);
    QVERIFY(!page.findChild<DrillMode *>()->isRunning());
    QCOMPARE(page.findChild<OutcomeCard *>()->accessibleName(), outcomeName(Outcome::NotSent));
    QCOMPARE(bench.kept().value(0).outcome, ActivityOutcome::NotSent);
    QVERIFY(page.findChild<DrillMode *>()->findChild<AlertStep *>()->button()->isEnabled());
}

void TestDrillMode::mediansCountEveryDrillOfTheProfile()
{
    KeepingBench bench;
    QVERIFY(bench.session.useDemo());
    const auto keep = [&](const QString &profile, qint64 phone) {
        LogEntry alert;
        alert.level = Level::Alert;
        ActivityRecord record = drillRecord({profile, u"r"_s}, alert);
        complete(record, DrillReport{{phone}, 60'000, true});
        bench.log.keep({record}, nullptr);
    };
    keep(bench.session.profile().name, 10'000);
    keep(bench.session.profile().name, 90'000);
    keep(bench.session.profile().name, 30'000);
    keep(u"another"_s, 1);
    SendPage page(bench.session, bench.theme);
    page.show();
    page.startDrill();
    auto *history = page.findChild<DrillHistory *>();
    QTRY_COMPARE(history->drills().size(), 3);
    QStringList words;
    for (const QLabel *label : part<QWidget>(*history, u"drillMedians"_s)->findChildren<QLabel *>())
        words.append(label->text());
    QVERIFY2(words.contains(drillTimeText(30'000)), qPrintable(words.join(u'|')));
    QVERIFY2(words.contains(drillTimeText(90'000)), qPrintable(words.join(u'|'))); // 95 of 100 were not slower
    QVERIFY(part<QPushButton>(*history, u"exportDrills"_s)->isEnabled());
}

RC_WIDGET_TEST(TestDrillMode)

} // namespace rc::tst_drillmode

#include "tst_drillmode.moc"
