// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of the program, not of a profile: they are saved and take effect at once, and never make the program
// unusable.
#include "store/activitycases.h"
#include "support/testprogram.h"
#include "tests/ui/recordingbench.h"
#include "ui/parts/alertstep.h"
#include "ui/preferences/preferencespage.h"
#include "ui/send/sendpage.h"
#include "ui/widgets/holdbutton.h"

#include <QSpinBox>
#include <QWheelEvent>

namespace rc::tst_preferences {

namespace {

QSpinBox *boxOf(const QWidget &page, const LimitRow &row)
{
    return page.findChild<QSpinBox *>(row.word + "Box"_L1);
}

QString besideOf(const QWidget &page, const LimitRow &row)
{
    return page.findChild<QLabel *>(row.word + "Default"_L1)->text();
}

} // namespace

class TestPreferences : public QObject
{
    Q_OBJECT

private slots:
    void textSizeAndLanguagePersist()
    {
        Bench bench;
        {
            const PreferencesPage page(bench.session, bench.theme, bench.settings);
            auto *sizes = page.findChild<QComboBox *>(u"textSizeBox"_s);
            QCOMPARE(sizes->currentData().toInt(), 100);
            const double before = bench.theme.body().pointSizeF();
            sizes->setCurrentIndex(sizes->findData(130));
            QCOMPARE(bench.theme.body().pointSizeF(), before * 1.3);
            bench.theme.setTextSize(100); // the application's font outlives this bench
            auto *languages = page.findChild<QComboBox *>(u"languageBox"_s);
            const QSignalSpy chosen(&page, &PreferencesPage::languageChosen);
            languages->setCurrentIndex(languages->findData(u"de"_s));
            QTest::keyClick(languages, Qt::Key_Return);
            QTRY_COMPARE(chosen.size(), 1);
        }
        QCOMPARE(bench.settings.textSize(), 130);
        QCOMPARE(bench.settings.language(), u"de"_s);
        const PreferencesPage again(bench.session, bench.theme, bench.settings);
        QCOMPARE(again.findChild<QComboBox *>(u"textSizeBox"_s)->currentData().toInt(), 130);
        QCOMPARE(again.findChild<QComboBox *>(u"languageBox"_s)->currentText(), u"Deutsch"_s);
    }

    void languageIsAppliedByAnActOfItsOwn_data()
    {
        QTest::addColumn<QString>("act");
        for (const QString &act : {u"Enter"_s, u"Tab"_s, u"list"_s})
            QTest::newRow(qPrintable(act)) << act;
    }

    void languageIsAppliedByAnActOfItsOwn()
    {
        QFETCH(QString, act);
        Bench bench;
        PreferencesPage page(bench.session, bench.theme, bench.settings);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto *languages = page.findChild<QComboBox *>(u"languageBox"_s);
        const QSignalSpy chosen(&page, &PreferencesPage::languageChosen);
        languages->setFocus();
        if (act == u"list"_s) {
            languages->showPopup();
            QTest::keyClick(languages->view(), Qt::Key_Down);
        } else {
            QTest::keyClick(languages, Qt::Key_Down);
            QCOMPARE(languages->currentIndex(), 1);
        }
        QCoreApplication::processEvents();
        QCOMPARE(chosen.size(), 0);
        if (act == u"list"_s)
            QTest::keyClick(languages->view(), Qt::Key_Return);
        else
            QTest::keyClick(languages, act == u"Tab"_s ? Qt::Key_Tab : Qt::Key_Return);
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(bench.settings.language(), languages->itemData(1).toString());
    }

    void invalidSettingsUseDefaults()
    {
        Bench bench;
        bench.backing.setValue("textSize"_L1, 4000);
        bench.backing.setValue("language"_L1, u"../../etc"_s);
        bench.backing.setValue("holdTime"_L1, 0);
        QCOMPARE(bench.settings.textSize(), 100);
        QCOMPARE(bench.settings.language(), QString());
        QCOMPARE(bench.settings.holdTime(), 1200); // the hold time is never zero
        const PreferencesPage page(bench.session, bench.theme, bench.settings);
        QCOMPARE(page.findChild<QComboBox *>(u"holdTimeBox"_s)->currentData().toInt(), 1200);
    }

    void alertHoldTimeIsConfigurable()
    {
        DemoBench bench;
        const SendPage open(bench.session, bench.theme);
        QCOMPARE(open.findChild<AlertStep *>()->button()->holdTime(), 1200ms);
        const PreferencesPage page(bench.session, bench.theme, bench.settings);
        auto *times = page.findChild<QComboBox *>(u"holdTimeBox"_s);
        times->setCurrentIndex(times->findData(3000));
        for (const AlertStep *step : open.findChildren<AlertStep *>())
            QCOMPARE(step->button()->holdTime(), 3000ms);
        const SendPage later(bench.session, bench.theme);
        QCOMPARE(later.findChild<AlertStep *>()->button()->holdTime(), 3000ms);
        KeyStore keys;
        const Session next(bench.profiles, keys, bench.settings); // the next run
        QCOMPARE(const_cast<Session &>(next).alertCooldown().holdTime(), 3000ms);
    }

    void shortcutSendsOnTheSecondPress()
    {
        DemoBench bench;
        const PreferencesPage page(bench.session, bench.theme, bench.settings);
        page.findChild<QCheckBox *>(u"secondPressBox"_s)->setChecked(true);
        SendPage send(bench.session, bench.theme);
        send.show();
        QVERIFY(QTest::qWaitForWindowActive(&send));
        auto *message = send.findChild<QPlainTextEdit *>(u"message"_s);
        message->setPlainText(u"hello"_s);
        message->setFocus();
        QSignalSpy status(&send, &Page::statusChanged);
        QTest::keyClick(message, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!send.isBusy());
        QCOMPARE(status.size(), 1);
        QVERIFY(status.first().first().toString().contains(u"Not sent yet"_s));
        QTest::keyClick(message, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(bench.session.demo()->received().size(), 1);
        QTRY_VERIFY(!send.isBusy());
        // The button needs no second press, and the next Ctrl+Enter has to be confirmed again.
        QTest::keyClick(message, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!send.isBusy());
        auto *button = send.findChild<QPushButton *>(u"sendButton"_s);
        QTRY_VERIFY((button->click(), send.isBusy())); // a press soon after the last one counts as a double click
        QTRY_COMPARE(bench.session.demo()->received().size(), 2);
        page.findChild<QCheckBox *>(u"secondPressBox"_s)->setChecked(false);
        QTRY_VERIFY(!send.isBusy());
        QTRY_VERIFY((QTest::keyClick(message, Qt::Key_Return, Qt::ControlModifier), send.isBusy()));
        QTRY_COMPARE(bench.session.demo()->received().size(), 3);
    }

    void retentionIsApplied()
    {
        RecordingBench bench;
        ActivityRecord old = activitytest::sent(u"old"_s);
        old.at = QDateTime::currentDateTimeUtc().addDays(-40);
        bench.keep({old, activitytest::sent(u"new"_s)});
        PreferencesPage page(bench.session, bench.theme, bench.settings);
        page.show();
        auto *box = page.findChild<QComboBox *>(u"retentionBox"_s);
        const auto *note = page.findChild<QLabel *>(u"retentionNote"_s);
        QVERIFY(note->isHidden());
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentData().toInt(), 30);
        QTRY_VERIFY(!note->isHidden());
        QCOMPARE(bench.kept().size(), 2); // a wrong choice can still be corrected
        QTest::keyClick(box, Qt::Key_Up);
        QTRY_VERIFY(note->isHidden());
        QTest::keyClick(box, Qt::Key_Down);
        QTRY_VERIFY(!note->isHidden());
        ActivityFile file(bench.log.path());
        QCOMPARE(file.retentionDays().value_or(-1), 30);
        file.close();
        QCOMPARE(activitytest::messagesOf(bench.kept()), QStringList{u"new"_s});
    }

    void retentionOfTheCommandLineIsShown()
    {
        RecordingBench bench;
        {
            ActivityFile file(bench.log.path());
            QVERIFY(file.setRetentionDays(7).has_value());
        }
        PreferencesPage page(bench.session, bench.theme, bench.settings);
        page.show();
        const auto *box = page.findChild<QComboBox *>(u"retentionBox"_s);
        QTRY_COMPARE(box->currentData().toInt(), 7);
        QVERIFY(page.findChild<QLabel *>(u"retentionNote"_s)->isHidden());
    }

    void changesApplyImmediatelyAndPersist()
    {
        Bench bench;
        const PreferencesPage page(bench.session, bench.theme, bench.settings);
        for (const LimitRow &row : limitTable()) {
            boxOf(page, row)->setValue(row.max);
            QCOMPARE(limitOf(bench.session.limits(), row.id), row.max);
            QVERIFY(besideOf(page, row).contains(limitText(row, limitOf({}, row.id))));
        }
        const PreferencesPage again(bench.session, bench.theme, bench.settings);
        for (const LimitRow &row : limitTable())
            QCOMPARE(boxOf(again, row)->value(), row.max);
    }

    void partialNumbersAreNotSaved()
    {
        Bench bench;
        PreferencesPage page(bench.session, bench.theme, bench.settings);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QSpinBox *box = boxOf(page, limitRow(LimitId::Deadline));
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, u"45"_s);
        QCOMPARE(bench.settings.wireLimits(), WireLimits());
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(bench.settings.wireLimits().deadline, std::chrono::seconds(45));
    }

    void scrollingOverAFieldChangesNothing()
    {
        Bench bench;
        PreferencesPage page(bench.session, bench.theme, bench.settings);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QSpinBox *box = boxOf(page, limitRow(LimitId::Deadline));
        QVERIFY(!box->hasFocus());
        const QPoint middle = box->rect().center();
        QWheelEvent wheel(middle, box->mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(box, &wheel);
        QCOMPARE(box->value(), 30);
    }

    void invalidValueIsReportedUntilChanged()
    {
        Bench bench;
        bench.backing.setValue("limits/timeout"_L1, u"<b>soon</b>"_s);
        const PreferencesPage page(bench.session, bench.theme, bench.settings);
        const auto *faults = page.findChild<QLabel *>(u"limitFaults"_s);
        QVERIFY(!faults->isHidden());
        QVERIFY2(faults->text().contains(u"<b>soon</b>"_s) && faults->text().contains(u"30 s"_s),
                 qPrintable(faults->text()));
        QCOMPARE(faults->textFormat(), Qt::PlainText);
        boxOf(page, limitRow(LimitId::Deadline))->setValue(31);
        QVERIFY(faults->isHidden());
    }
};

RC_WIDGET_TEST(TestPreferences)

} // namespace rc::tst_preferences

#include "tst_preferences.moc"
