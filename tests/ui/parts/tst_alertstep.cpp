// SPDX-License-Identifier: GPL-3.0-or-later
// Levels that may notify people are sent once, only when the button is held long enough, and then have a cooldown.
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "tests/ui/steprow.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/parts/alertstep.h"
#include "ui/widgets/holdbutton.h"

namespace rc::tst_alertstep {

namespace {

qsizetype notifyingAt(const Bench &bench)
{
    const QList<ReceivedEntry> entries = bench.session.demo()->received();
    return std::count_if(entries.begin(), entries.end(), [](const auto &entry) {
        const auto level = levelFromWord(entry.level);
        return level && mayNotify(*level);
    });
}

constexpr auto soon = 30ms;
constexpr auto never = 1h;

} // namespace

class TestAlertStep : public QObject
{
    Q_OBJECT

private slots:
    void aHoldSendsOneEntry_data()
    {
        addColumns<QString, StepId>("name", "id");
        QTest::newRow("error") << u"errorButton"_s << StepId(StepId::LevelError);
        QTest::newRow("alert") << u"alertButton"_s << StepId(StepId::LevelAlert);
    }

    void aHoldSendsOneEntry()
    {
        QFETCH(QString, name);
        QFETCH(StepId, id);
        PageOn<CheckPage, DemoBench> bench;
        CheckPage &page = bench.page;
        auto *button = page.findChild<HoldButton *>(name);
        button->setHoldTime(soon);
        QTest::mousePress(button, Qt::LeftButton);
        QVERIFY(button->isHeld());
        QVERIFY(!page.isBusy());
        QSignalSpy busy(&page, &Page::busyChanged);
        QTRY_COMPARE(busy.count(), 2);
        QTest::mouseRelease(button, Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(notifyingAt(bench), 1);
        // Nothing else was sent, and the check shows that.
        QCOMPARE(bench.session.demo()->received().size(), 1);
        const auto *model = page.findChild<StepModel *>();
        QCOMPARE(model->steps().at(int(id.kind())).state, StepState::Passed);
        QCOMPARE(model->steps().at(int(StepId::Ingest)).state, StepState::Skipped);
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->text().contains(u"60"_s) || button->text().contains(u"59"_s), qPrintable(button->text()));
        // The other level is a separate action.
        for (HoldButton *other : page.findChildren<HoldButton *>())
            QCOMPARE(other->isEnabled(), other != button);
    }

    void releasingEarlySendsNothing_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"mouse", "space", "enter", "focus lost", "hidden", "other mouse button"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }

    void releasingEarlySendsNothing()
    {
        QFETCH(QString, how);
        PageOn<CheckPage, DemoBench> bench;
        CheckPage &page = bench.page;
        auto *button = page.findChild<HoldButton *>(u"alertButton"_s);
        button->setHoldTime(never);
        button->setFocus();
        QSignalSpy held(button, &HoldButton::held);
        if (how == "mouse"_L1)
            QTest::mouseClick(button, Qt::LeftButton);
        else if (how == "space"_L1)
            QTest::keyClick(button, Qt::Key_Space);
        else if (how == "enter"_L1)
            QTest::keyClick(button, Qt::Key_Return);
        else if (how == "other mouse button"_L1)
            QTest::mouseClick(button, Qt::RightButton);
        else
            QTest::keyPress(button, Qt::Key_Space);
        if (how == "focus lost"_L1) {
            QFocusEvent lost(QEvent::FocusOut);
            QCoreApplication::sendEvent(button, &lost);
        }
        if (how == "hidden"_L1)
            page.hide();
        QVERIFY(!button->isHeld());
        QCOMPARE(held.count(), 0);
        QVERIFY(!page.isBusy());
        QVERIFY(bench.session.demo()->received().isEmpty());
        QVERIFY(button->isEnabled());
        if (how != "other mouse button"_L1)
            QVERIFY(page.findChild<QLabel *>(u"alertWords"_s)->text().contains(u"Nothing was sent"_s));
    }

    void heldKeyActsOnce()
    {
        const Theme theme(ThemeChoice::Light);
        HoldButton button(u"Hold"_s, theme);
        button.show();
        button.setHoldTime(soon);
        QSignalSpy held(&button, &HoldButton::held);
        QTest::keyPress(&button, Qt::Key_Space);
        const auto repeat = [&button](QEvent::Type type) {
            QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier, u" "_s, true);
            QCoreApplication::sendEvent(&button, &event);
        };
        // X11 reports a held key as repeated releases and presses.
        for (int i = 0; i < 3; ++i) {
            repeat(QEvent::KeyRelease);
            repeat(QEvent::KeyPress);
            QVERIFY(button.isHeld());
        }
        QTRY_COMPARE(held.count(), 1);
        repeat(QEvent::KeyRelease);
        repeat(QEvent::KeyPress);
        QVERIFY(!button.isHeld());
        QTest::keyRelease(&button, Qt::Key_Space);
        QCOMPARE(held.count(), 1);
        QCOMPARE(button.progress(), 0.0);
    }

    void unsentAlertStartsNoCooldown()
    {
        PageOn<CheckPage, SampleBench> bench; // without a key
        CheckPage &page = bench.page;
        auto *button = page.findChild<HoldButton *>(u"alertButton"_s);
        button->setHoldTime(soon);
        QSignalSpy busy(&page, &Page::busyChanged);
        QTest::keyPress(button, Qt::Key_Space);
        QTRY_COMPARE(busy.count(), 2);
        QVERIFY(button->isEnabled());
        QCOMPARE(page.findChild<StepModel *>()->steps().at(int(StepId::LevelAlert)).state, StepState::Skipped);
    }

    void cooldownIsPerResource()
    {
        const Theme theme(ThemeChoice::Light);
        AlertCooldown cooldown;
        AlertStep step(cooldown, theme);
        step.show();
        step.setResource(u"one"_s);
        step.button()->setHoldTime(soon);
        QSignalSpy requested(&step, &AlertStep::requested);
        QTest::keyPress(step.button(), Qt::Key_Space);
        QTRY_COMPARE(requested.count(), 1);
        QVERIFY(!step.button()->isEnabled());
        step.setResource(u"two"_s);
        QVERIFY(step.button()->isEnabled());
        step.setBusy(true);
        QVERIFY(!step.button()->isEnabled());
        step.setBusy(false);
        step.setResource(u"one"_s);
        QVERIFY(!step.button()->isEnabled());
    }

    void aCheckSendsNone()
    {
        PageOn<CheckPage, DemoBench> bench;
        CheckPage &page = bench.page;
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        auto *view = page.findChild<StepView *>();
        for (const StepId id : {StepId::LevelError, StepId::LevelAlert}) {
            view->setCurrentIndex(shownStep(*page.findChild<StepModel *>(), id));
            QTest::keyClick(view, Qt::Key_R);
            QVERIFY(!page.isBusy());
        }
        view->setCurrentIndex(shownStep(*page.findChild<StepModel *>(), StepId::LevelWarning));
        QTest::keyClick(view, Qt::Key_R, Qt::ShiftModifier);
        QVERIFY(page.isBusy());
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(notifyingAt(bench), 0);
    }
};

RC_WIDGET_TEST(TestAlertStep)

} // namespace rc::tst_alertstep

#include "tst_alertstep.moc"
