// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of the demo service can be chosen in the window, and the next check shows them.
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/frame/commandpalette.h"
#include "ui/send/outcome/receivedview.h"

#include <QTreeWidget>

namespace rc::tst_demoscenario {

namespace {

/// A window on the demo service.
struct Shown : WindowOn<DemoBench>
{
    [[nodiscard]] QPushButton *button() const { return part<QPushButton>(u"scenarioButton"_s); }
    void choose(const QString &name) const { part<QMenu>(u"scenarioMenu"_s)->findChild<QAction *>(name)->trigger(); }
    [[nodiscard]] QString scenario() const { return session.scenario().name; }

    /// The causes that the Check page shows after another check.
    [[nodiscard]] QStringList causes() const
    {
        window->showPage(u"check"_s);
        auto *page = part<CheckPage>({});
        page->refresh();
        if (!rc::waitFor([page] { return !page->isBusy(); }))
            return {u"still running"_s};
        QStringList causes;
        for (const StepResult &step : page->findChild<StepModel *>()->steps()) {
            if (!step.cause.isEmpty())
                causes.append(step.cause);
        }
        return causes;
    }
};

} // namespace

class TestDemoScenario : public QObject
{
    Q_OBJECT

private slots:
    void menuIsShownOnlyForTheDemoService()
    {
        Shown shown;
        QVERIFY(shown.button()->isVisible());
        shown.choose(u"stranger"_s);
        shown.session.book().beginNew();
        QVERIFY(!shown.button()->isVisible());
        shown.saveSampleProfile(); // uses the sample profile
        QVERIFY(!shown.button()->isVisible());
        // The demo starts again.
        QVERIFY(shown.session.useDemo().has_value());
        QVERIFY(shown.button()->isVisible());
        QCOMPARE(shown.scenario(), u"well"_s);
        QVERIFY(shown.part<QMenu>(u"scenarioMenu"_s)->findChild<QAction *>(u"well"_s)->isChecked());
    }

    void menuHasAllScenarios()
    {
        const Shown shown;
        QStringList names;
        for (const QAction *action : shown.part<QMenu>(u"scenarioMenu"_s)->actions()) {
            if (!action->isSeparator())
                names.append(action->objectName());
        }
        QCOMPARE(names, demoScenarioNames());
        for (const DemoScenario &scenario : demoScenarios()) {
            shown.choose(scenario.name);
            QCOMPARE(shown.scenario(), QString(scenario.name));
            QVERIFY(shown.button()->accessibleName().contains(demoScenarioTitle(scenario)));
            // The profile matches the current settings of the service.
            QCOMPARE(shown.session.profile().resource, shown.session.demo()->resourceUrl());
            QCOMPARE(shown.session.profile().username, shown.session.demo()->username());
            QVERIFY(shown.part<QWidget>(u"resourceMessage"_s)->isVisible());
        }
    }

    void nextCheckShowsTheScenario()
    {
        const Shown shown;
        QCOMPARE(shown.causes(), QStringList());
        shown.choose(u"wrong-key"_s);
        QVERIFY(shown.causes().contains(u"key-or-name-wrong"_s));
        shown.choose(u"stranger"_s);
        QCOMPARE(shown.causes(), QStringList{u"no-access"_s});
        shown.choose(u"well"_s);
        QCOMPARE(shown.causes(), QStringList());
    }

    void paletteHasAllScenarios()
    {
        const Shown shown;
        QTest::keyClick(shown.window.get(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(shown.part<CommandPalette>({}) != nullptr && shown.part<CommandPalette>({})->isVisible());
        QTest::keyClicks(shown.part<QLineEdit>(u"paletteField"_s), demoScenarioTitle(*demoScenario(u"deleted"_s)));
        QTest::keyClick(shown.part<QLineEdit>(u"paletteField"_s), Qt::Key_Return);
        QTRY_COMPARE(shown.scenario(), u"deleted"_s);
    }

    void inboxShowsWhomARealServiceWouldNotify()
    {
        const ReceivedEntry quiet{QDateTime::currentDateTime(), u"info"_s, u"hello"_s, {}, u"7F3A-19C2-5B0E"_s, {}};
        ReceivedEntry loud = quiet;
        loud.level = u"alert"_s;
        loud.wouldNotify = {u"mara"_s, u"jon"_s};
        const Theme theme(ThemeChoice::Light);
        ReceivedCard card(theme);
        card.add({quiet, loud});
        const auto *list = card.findChild<QTreeWidget *>();
        QVERIFY(list->topLevelItem(0)->text(ReceivedCard::Message).contains(u"mara, jon"_s));
        QVERIFY(list->topLevelItem(0)
                    ->data(ReceivedCard::Time, Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"mara, jon"_s));
        QCOMPARE(list->topLevelItem(1)->text(ReceivedCard::Message), u"hello"_s);
    }
};

RC_WIDGET_TEST(TestDemoScenario)

} // namespace rc::tst_demoscenario

#include "tst_demoscenario.moc"
