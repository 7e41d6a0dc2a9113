// SPDX-License-Identifier: GPL-3.0-or-later
// A drill sends one alert after a hold, runs a stopwatch until the alert has reached a person, and is one record.
#include "session/activity/records.h"
#include "support/logservice.h"
#include "support/testprogram.h"
#include "tests/ui/recordingbench.h"
#include "ui/parts/alertstep.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QDialog>
#include <QScrollBar>

namespace rc::tst_drillmode {

namespace {

using DrillBench = PageOn<SendPage, DemoRecordingBench>;

HoldButton *holdButton(const QWidget &page)
{
    return page.findChild<DrillMode *>()->sendBar()->findChild<AlertStep *>()->button();
}

/// Holds the drill's button until its alert was sent or failed.
void hold(SendPage &page)
{
    page.startDrill();
    HoldButton *button = holdButton(page);
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

private slots:
    void stopwatchTexts_data()
    {
        addColumns<qint64, QString>("milliseconds", "text");
        QTest::newRow("nothing") << qint64(0) << u"0:00.0"_s;
        QTest::newRow("tenths are rounded") << qint64(1'960) << u"0:02.0"_s;
        QTest::newRow("a minute") << qint64(62'340) << u"1:02.3"_s;
        QTest::newRow("over an hour") << qint64(3'723'400) << u"62:03.4"_s;
        QTest::newRow("less than nothing") << qint64(-5) << u"0:00.0"_s;
    }

    void stopwatchTexts()
    {
        QFETCH(qint64, milliseconds);
        QFETCH(QString, text);
        QCOMPARE(stopwatchText(milliseconds), text);
    }

    void reachedButtonEndsTheDrill()
    {
        DrillBench bench;
        SendPage &page = bench.page;
        hold(page);
        const auto *mode = page.findChild<DrillMode *>();
        QVERIFY(mode->isRunning());
        QCOMPARE(bench.demoEntries(), 1);
        const ReceivedEntry alert = bench.session.demo()->received().first();
        QCOMPARE(alert.level, u"alert"_s);
        QVERIFY2(alert.message.contains(alert.marker), qPrintable(alert.message)); // the placeholder was filled in
        QCOMPARE(bench.kept().value(0).outcome, ActivityOutcome::Sending);
        QVERIFY(!holdButton(page)->isVisible()); // one at a time
        const auto *face = part<QLabel>(page, u"stopwatchFace"_s);
        QTRY_VERIFY(face->text() != stopwatchText(0));

        part<QPushButton>(page, u"drillReached"_s)->click();
        QVERIFY(!mode->isRunning());
        QVERIFY(part<QWidget>(page, u"drillStopwatch"_s)->isVisible()); // its result
        QVERIFY(!part<QPushButton>(page, u"drillReached"_s)->isVisible());
        const QList<ActivityRecord> kept = bench.kept();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept.first().kind, ActivityKind::Drill);
        QCOMPARE(kept.first().outcome, ActivityOutcome::Passed);
        QCOMPARE(kept.first().marker, alert.marker);
        const DrillReport report = drillOf(kept.first()).value();
        QCOMPARE(report.endedMs, report.acknowledgedMs);
        QCOMPARE(face->text(), stopwatchText(*report.endedMs));
        QCOMPARE(bench.demoEntries(), 1);
    }

    void arrivalIsShownOnceInTheLog()
    {
        DrillBench bench;
        SendPage &page = bench.page;
        hold(page);
        QTRY_VERIFY(drillOf(bench.kept().value(0)).value().logMs); // automatically
        QVERIFY(part<QLabel>(page, u"drillArrival"_s)->isVisible());
        const auto *card = page.findChild<OutcomeCard *>();
        QTRY_VERIFY(card->findChild<QLabel *>(u"arrivalState"_s)); // also after the next drill
        QWidget *bar = page.findChild<DrillMode *>()->sendBar();
        QVERIFY(!part<QLabel>(*bar, u"besideSend"_s)->isVisible()); // nothing repeats the stopwatch
        QVERIFY(page.isDrillRunning());                             // the log does not show that people were reached
        part<QPushButton>(page, u"drillReached"_s)->click();
        const DrillReport report = drillOf(bench.kept().value(0)).value();
        QVERIFY(report.logMs && report.acknowledgedMs);
    }

    void usesTheChosenLevel()
    {
        DrillBench bench;
        SendPage &page = bench.page;
        page.startDrill();
        const auto *step = page.findChild<DrillMode *>()->sendBar()->findChild<AlertStep *>();
        QCOMPARE(step->button(), step->button(Level::Alert));
        part<SegmentedControl>(page, u"drillLevels"_s)->setCurrentIndex(1);
        QCOMPARE(step->button(), step->button(Level::Error));
        QVERIFY(step->button(Level::Error)->isVisible() && !step->button(Level::Alert)->isVisible());
        QCOMPARE(bench.demoEntries(), 0);
        hold(page);
        QCOMPARE(bench.demoEntries(), 1);
        QCOMPARE(bench.session.demo()->received().first().level, u"error"_s);
        QVERIFY(page.isDrillRunning());
        part<QPushButton>(page, u"endDrill"_s)->click(); // ended without a confirmation
        QVERIFY(!page.isDrillRunning());
        QVERIFY(!drillOf(bench.kept().value(0)).value().acknowledgedMs);
        QCOMPARE(bench.kept().value(0).outcome, ActivityOutcome::Failed);
        QVERIFY(holdButton(page)->isVisible());
    }

    /// Closing the window would end the drill.
    void closingDuringADrillAsks()
    {
        DemoRecordingBench bench;
        MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
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
        part<QPushButton>(*page, u"drillReached"_s)->click();
        QVERIFY(window.close());
    }

    /// As on the command line; a log that no tool reads leaves the time to the person.
    void unreadableLogSendsNothing_data()
    {
        QTest::addColumn<bool>("hasTool");
        QTest::newRow("the tool fails") << true;
        QTest::newRow("no tool reads it") << false;
    }
    void unreadableLogSendsNothing()
    {
        QFETCH(bool, hasTool);
        LogService service({.status = 500, .hasTool = hasTool});
        RecordingBench bench;
        bench.openAt(service.resourceUrl(), service.base(), "test-key");
        SendPage page(bench.session, bench.theme);
        page.show();
        hold(page);
        QCOMPARE(service.accepted(), hasTool ? 0 : 1);
        QCOMPARE(page.isDrillRunning(), !hasTool);
        QCOMPARE(holdButton(page)->isEnabled(), hasTool); // it needs no rest
    }

    void unsentAlertEndsTheDrill()
    {
        RecordingBench bench;
        Profile profile;
        profile.name = u"no key"_s;
        profile.resource = sampleUrl;
        QVERIFY(bench.session.book().save(profile));
        SendPage page(bench.session, bench.theme);
        page.show();
        hold(page);
        QVERIFY(!page.isDrillRunning());
        QCOMPARE(page.findChild<OutcomeCard *>()->accessibleName(), outcomeName(Outcome::NotSent));
        QCOMPARE(bench.kept().value(0).outcome, ActivityOutcome::NotSent);
        QVERIFY(!part<QWidget>(page, u"drillStopwatch"_s)->isVisible());
        QVERIFY(holdButton(page)->isEnabled());
    }
};

RC_WIDGET_TEST(TestDrillMode)

} // namespace rc::tst_drillmode

#include "tst_drillmode.moc"
