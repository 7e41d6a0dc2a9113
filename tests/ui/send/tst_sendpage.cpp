// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Send page: one press is one entry, an alert needs intent, numbers keep their digits, outcomes are accurate.
#include "service/arrival/arrivaltext.h"
#include "support/logservice.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepspanel.h"
#include "ui/parts/alertstep.h"
#include "ui/send/batch/batchtable.h"
#include "ui/send/compose/composer.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/outcome/receivedview.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QDialog>
#include <QSet>

namespace rc::tst_sendpage {

namespace {

QPushButton *button(const SendPage &page)
{
    return page.findChild<QPushButton *>(u"sendButton"_s);
}

void eachLevel(const SendPage &page)
{
    page.findChild<QAction *>(u"eachLevel"_s)->trigger();
}

qsizetype cards(const SendPage &page)
{
    return page.findChildren<QWidget *>(u"outcomeCard"_s).size();
}

} // namespace

class TestSendPage : public QObject
{
    Q_OBJECT

private slots:
    void rowErrorsAreNamed()
    {
        const QStringList faults = extraFaults({{u"a"_s, ExtraField::Type::Text, {}},
                                                {u"a"_s, ExtraField::Type::Text, {}},
                                                {{}, ExtraField::Type::Text, u"x"_s},
                                                {u"marker"_s, ExtraField::Type::Text, u"x"_s},
                                                {u"n"_s, ExtraField::Type::Number, u"1,5"_s},
                                                {u"m"_s, ExtraField::Type::Number, u"1e-7"_s}});
        QVERIFY(faults.at(0).isEmpty() && faults.at(5).isEmpty());
        QVERIFY(faults.at(1).contains(u"“a”"_s));
        for (const int row : {2, 3, 4})
            QVERIFY2(!faults.at(row).isEmpty(), qPrintable(QString::number(row)));
    }

    void aDoubleClickSendsOnce()
    {
        // Long enough that a busy machine does not see three single clicks.
        const auto restored =
            qScopeGuard([usual = QApplication::doubleClickInterval()] { QApplication::setDoubleClickInterval(usual); });
        QApplication::setDoubleClickInterval(60'000);
        PageOn<SendPage, DemoBench> bench;
        SendPage &page = bench.page;
        QTest::mouseClick(button(page), Qt::LeftButton);
        QTest::mouseClick(button(page), Qt::LeftButton); // the button is now Cancel, which a double click must not
                                                         // press either
        QTRY_COMPARE(cards(page), 1);
        QTest::mouseClick(button(page), Qt::LeftButton); // and the same for Send again
        QVERIFY(!page.isBusy());
        QCOMPARE(bench.session.demo()->received().size(), 1);
        QCOMPARE(page.findChild<QLabel *>(u"outcomeMarker"_s)->text(), bench.session.demo()->received().first().marker);
    }

    void notifyingLevelNeedsAHoldAndCoolsDown_data()
    {
        QTest::addColumn<Level>("level");
        QTest::newRow("error") << Level::Error;
        QTest::newRow("alert") << Level::Alert;
    }

    void notifyingLevelNeedsAHoldAndCoolsDown()
    {
        QFETCH(Level, level);
        PageOn<SendPage, DemoBench> bench;
        SendPage &page = bench.page;
        auto *step = page.findChild<AlertStep *>();
        QVERIFY(step->isHidden());
        page.findChild<LevelPicker *>()->setLevel(level);
        QVERIFY(step->isVisible());
        QVERIFY(!button(page)->isVisible()); // a simple press cannot send it
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTest::keyClick(page.firstFocus(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!page.isBusy() && step->button(level)->hasFocus());
        step->button()->setHoldTime(30ms);
        QTest::mouseClick(step->button(), Qt::LeftButton);
        QVERIFY(!page.isBusy());
        QTest::mousePress(step->button(), Qt::LeftButton);
        QTRY_COMPARE(cards(page), 1);
        QTest::mouseRelease(step->button(), Qt::LeftButton);
        QCOMPARE(bench.session.demo()->received().size(), 1);
        QCOMPARE(bench.session.demo()->received().first().level, QString(wireWord(level)));
        QVERIFY(!step->button()->isEnabled());
        // The same resource also rests on the Check page.
        QVERIFY(bench.session.alertCooldown().remaining(bench.session.profile().resource, level) > 50s);
        CheckPage check(bench.session, bench.checks, bench.theme);
        QVERIFY(!check.findChild<AlertStep *>()->button(level)->isEnabled());
        check.refresh(); // sends no alert, and so ends no pause
        QTRY_VERIFY(check.findChild<StepsPanel *>()->hasResult() && !check.isBusy());
        QVERIFY(bench.session.alertCooldown().remaining(bench.session.profile().resource, level) > 40s);
    }

    /// The button rests, and the key may still be down: it must not come to the next control.
    void aHeldKeyPressesNothingAfterItsAlert()
    {
        PageOn<SendPage, DemoBench> bench;
        SendPage &page = bench.page;
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.findChild<LevelPicker *>()->setLevel(Level::Alert);
        auto *step = page.findChild<AlertStep *>();
        HoldButton *hold = step->button();
        hold->setHoldTime(30ms);
        hold->setFocus();
        QTest::keyPress(hold, Qt::Key_Space);
        QTRY_COMPARE(cards(page), 1);
        QVERIFY(step->hasFocus());
        QTest::keyRelease(page.focusWidget(), Qt::Key_Space);
        page.startDrill(); // whose button rests as well
        QVERIFY(page.findChild<DrillMode *>()->isAncestorOf(page.focusWidget()));
    }

    /// As on the command line: a service may store it at once, and answer much later or never.
    void searchStartsWhileTheResponseIsPending()
    {
        const LogService service({.responseAfterMs = 60'000});
        Bench bench;
        bench.openAt(service.resourceUrl(), service.base(), "test-key");
        SendPage page(bench.session, bench.theme);
        page.show();
        QVERIFY(bench.session.confirmLogTool({.server = service.base(),
                                              .catalog = u"general"_s,
                                              .tool = u"resource_logs"_s,
                                              .arguments = R"({"resource_uuid":"{resource_uuid}"})"}));
        QTest::mouseClick(button(page), Qt::LeftButton);
        QTRY_VERIFY(service.accepted() == 1 && service.calls() > 0 && page.isBusy());
        page.cancel();
        QTRY_COMPARE(cards(page), 1);
        const auto *card = page.findChild<QWidget *>(u"outcomeCard"_s);
        QTRY_VERIFY(card->accessibleName() != outcomeName(Outcome::Unknown)); // the log has settled it
        QCOMPARE(card->accessibleName(), card->findChild<QLabel *>(u"outcomeName"_s)->text());
        QCOMPARE(service.accepted(), 1);
    }

    void everyEntryIsSearchedOnceTheToolIsApproved()
    {
        const LogService service;
        Bench bench;
        bench.openAt(service.resourceUrl(), service.base(), "test-key");
        SendPage page(bench.session, bench.theme);
        page.show();
        const auto restored =
            qScopeGuard([usual = QApplication::doubleClickInterval()] { QApplication::setDoubleClickInterval(usual); });
        QApplication::setDoubleClickInterval(0); // the test presses faster than a person does
        const auto send = [&] {
            const int before = service.accepted();
            QTest::mouseClick(button(page), Qt::LeftButton);
            QTRY_VERIFY(service.accepted() == before + 1 && !page.isBusy());
        };
        const auto markersLookedFor = [&service] {
            QSet<QString> markers;
            for (const QJsonObject &arguments : service.arguments())
                markers.insert(arguments.value("contains"_L1).toString());
            return markers.size();
        };
        send();
        QCOMPARE(service.calls(), 0);
        QVERIFY(bench.session.confirmLogTool(
            {.server = service.base(),
             .catalog = u"general"_s,
             .tool = u"resource_logs"_s,
             .arguments = R"({"resource_uuid":"{resource_uuid}","contains":"{marker}"})"}));
        for (int looked = 1; looked <= 2; ++looked) {
            send();
            QTRY_COMPARE(markersLookedFor(), looked);
        }
        QCOMPARE(service.accepted(), 3);
    }

    void oneAtEachLevelExcludesNotifyingLevels()
    {
        PageOn<SendPage, DemoBench> bench;
        SendPage &page = bench.page;
        auto *step = page.findChild<AlertStep *>();
        LogEntry composed;
        composed.message = u"disk full"_s;
        page.fillIn(composed);
        eachLevel(page);
        QVERIFY(page.isBusy());
        QTRY_VERIFY(!page.isBusy());
        QStringList levels;
        QSet<QString> markers;
        for (const ReceivedEntry &entry : bench.session.demo()->received()) {
            levels.append(entry.level);
            markers.insert(entry.marker);
        }
        QCOMPARE(levels, QStringList({u"debug"_s, u"info"_s, u"warning"_s}));
        QCOMPARE(markers.size(), 3);
        auto *card = page.findChild<GroupCard *>();
        QVERIFY(card != nullptr);
        QCOMPARE(card->findChildren<QLabel *>(u"groupMarker"_s).size(), 3);
        QVERIFY(card->findChild<QPushButton *>(u"lookInLog"_s));
        QVERIFY2(card->accessibleName().contains(u"3 accepted"_s), qPrintable(card->accessibleName()));
        for (const QLabel *outcome : card->findChildren<QLabel *>(u"groupOutcome"_s))
            QVERIFY2(!outcome->text().contains(u" 0 ms"_s), qPrintable(outcome->text()));
        QCOMPARE(card->findChild<QLabel *>(u"outcomeWhat"_s)->text(), composed.message);
        // The other two are separate steps, which are now offered.
        for (const auto &[level, count] : {std::pair(Level::Error, 4), std::pair(Level::Alert, 5)}) {
            QVERIFY2(step->isVisible(), wireWord(level).data());
            QVERIFY2(step->button(level)->isVisible(), wireWord(level).data());
            step->button(level)->setHoldTime(30ms);
            QTest::mousePress(step->button(level), Qt::LeftButton);
            QTRY_COMPARE(bench.session.demo()->received().size(), count);
            QCOMPARE(bench.session.demo()->received().last().level, QString(wireWord(level)));
            QTRY_VERIFY(!page.isBusy());
            QVERIFY(!step->button(level)->isVisible());
        }
        QVERIFY(step->isHidden());
        QCOMPARE(page.findChild<LevelPicker *>()->level(), Level::Info);
    }

    void aRowShowsTheArrivalOfItsEntry()
    {
        const Theme theme(ThemeChoice::Light);
        QList<SendResult> results(2);
        ArrivalReport report;
        for (qsizetype i = 0; i < results.size(); ++i) {
            results[i].entry.marker = u"AAAA-BBBB-000%1"_s.arg(i);
            results[i].outcome = Outcome::Accepted;
            report.markers.prepend(
                {.marker = results.at(i).entry.marker, .arrival = Arrival::Arrived, .afterMs = 50 + i});
        }
        SendTally tally;
        tally.planned = tally.accepted = 2;
        GroupCard card(u"One at each level"_s, results, tally, theme);
        const auto cells = card.findChildren<QLabel *>(u"groupArrival"_s);
        QCOMPARE(cells.size(), 2);
        QVERIFY(cells.at(0)->text().isEmpty() && cells.at(1)->text().isEmpty());
        card.showArrivals(report);
        QCOMPARE(cells.at(0)->text(), arrivalSentence(report.markers.at(1), report));
        QCOMPARE(cells.at(1)->text(), arrivalSentence(report.markers.at(0), report));
    }

    void aProxyIsNamed()
    {
        SendResult result;
        QVERIFY(outcomeSentences(result).isEmpty());
        result.proxy = u"http://proxy.example:3128"_s;
        QVERIFY(outcomeSentences(result).join(u' ').contains(result.proxy));
    }

    void keysOneToFiveSelectTheLevel()
    {
        Theme theme(ThemeChoice::Light);
        LevelPicker picker(theme);
        QSignalSpy changes(&picker, &LevelPicker::levelChanged);
        QTest::keyClick(&picker, Qt::Key_4);
        QCOMPARE(picker.level(), Level::Error);
        QTest::keyClick(&picker, Qt::Key_1, Qt::AltModifier); // Alt+1 opens a page
        QCOMPARE(picker.level(), Level::Error);
        QCOMPARE(changes.count(), 1);
        for (const auto *each : picker.findChildren<QAbstractButton *>())
            QCOMPARE((each->focusPolicy() & Qt::TabFocus) != 0, each->isChecked()); // Tab leads to the chosen level
    }

    void longResponseIsShownInFull()
    {
        const Theme theme(ThemeChoice::Light);
        SendResult result;
        result.outcome = Outcome::Refused;
        result.reply = "short";
        QVERIFY(OutcomeCard(result, theme).findChild<QPushButton *>(u"wholeReply"_s) == nullptr);
        result.outcome = Outcome::Accepted; // the card says it in words, and leads to the response
        const OutcomeCard accepted(result, theme);
        QVERIFY(accepted.findChild<QPushButton *>(u"wholeReply"_s) && !accepted.findChild<QLabel *>(u"outcomeReply"_s));
        result.outcome = Outcome::Refused;
        result.reply = QByteArray(5000, 'a') + "\u202ethe end";
        OutcomeCard card(result, theme);
        card.findChild<QPushButton *>(u"wholeReply"_s)->click();
        const QString shown = card.findChild<QDialog *>(u"textWindow"_s)->findChild<QPlainTextEdit *>()->toPlainText();
        QVERIFY(shown.startsWith(QString(5000, u'a')));
        QVERIFY2(shown.endsWith(u"\u27e8U+202E\u27e9the end"_s), qPrintable(shown.right(30)));
    }

    void aResultIsShownWithItsProfileOnly()
    {
        PageOn<SendPage, DemoBench> bench;
        SendPage &page = bench.page;
        const auto *none = page.findChild<QWidget *>(u"noResult"_s);
        QVERIFY(none->isVisible());
        QTest::mouseClick(button(page), Qt::LeftButton);
        QTRY_COMPARE(cards(page), 1);
        QVERIFY(!none->isVisible());
        const QString what = page.findChild<QLabel *>(u"outcomeWhat"_s)->text();
        QVERIFY2(what.startsWith(levelName(Level::Info)), qPrintable(what));
        const auto *card = page.findChild<OutcomeCard *>();
        QVERIFY(card->isVisible());
        bench.saveSampleProfile(); // another resource
        QVERIFY(!card->isVisible() && none->isVisible());
        QVERIFY(bench.session.useDemo());
        QVERIFY(card->isVisible());
        QCOMPARE(cards(page), 1);
    }

    void lateResultBelongsToItsProfile()
    {
        DemoBench bench;
        SendPage page(bench.session, bench.theme);
        page.show();
        QTest::mouseClick(button(page), Qt::LeftButton);
        QVERIFY(page.isBusy());
        bench.saveSampleProfile();
        QTRY_COMPARE(cards(page), 1);
        QVERIFY(!page.findChild<OutcomeCard *>()->isVisible());
        QVERIFY(bench.session.useDemo());
        QVERIFY(page.findChild<OutcomeCard *>()->isVisible());
    }

    void clickWithoutEffectIsExplained()
    {
        PageOn<SendPage, DemoBench> bench;
        SendPage &page = bench.page;
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.findChild<QPlainTextEdit *>(u"message"_s)->clear();
        QSignalSpy said(&page, &Page::statusChanged);
        QTest::keyClick(page.firstFocus(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!page.isBusy());
        QCOMPARE(said.count(), 1);
        QCOMPARE(said.first().first().toString(), page.findChild<QLabel *>(u"besideSend"_s)->text());
    }
};

RC_WIDGET_TEST(TestSendPage)

} // namespace rc::tst_sendpage

#include "tst_sendpage.moc"
