// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: which results a few letters find, in which order, and use without a mouse or without sight.
#include "session/check/watch.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/frame/commandpalette.h"
#include "ui/setup/setuppage.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QScrollBar>
#include <QTreeView>

namespace rc::tst_palette {

namespace {

/// A window with profiles of these names.
class Windowed : public WindowOn<NamedBench>
{
public:
    using WindowOn::WindowOn;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget *focus = window->focusWidget();
        QTest::keyClick(focus == nullptr ? window.get() : focus, key, modifiers);
    }
    void openPalette() const
    {
        press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(palette() != nullptr && palette()->isVisible());
    }
    /// Types into the palette and takes the first row.
    void take(const QString &typed) const
    {
        openPalette();
        QTest::keyClicks(field(), typed);
        press(Qt::Key_Return);
    }
    [[nodiscard]] CommandPalette *palette() const { return window->findChild<CommandPalette *>(); }
    [[nodiscard]] QLineEdit *field() const { return window->findChild<QLineEdit *>(u"paletteField"_s); }
    [[nodiscard]] QTreeView *view() const { return window->findChild<QTreeView *>(u"paletteView"_s); }
    [[nodiscard]] QString chosen() const { return view()->currentIndex().data().toString(); }
};

/// Replaces the profile with the demo service, which has received nothing yet.
void emptyDemo(Windowed &on)
{
    QVERIFY(on.session.useDemo());
    QCOMPARE(on.session.demo()->received().size(), 0);
}

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT

private slots:
    void lettersFindRows_data()
    {
        addColumns<QString, std::optional<int>>("typed", "rank");
        using Rank = std::optional<int>;
        QTest::newRow("nothing typed") << QString() << Rank(0);
        QTest::newRow("the beginning") << u"pay"_s << Rank(0);
        QTest::newRow("any case") << u"PAY"_s << Rank(0);
        QTest::newRow("the beginning of a word") << u"prod"_s << Rank(1);
        QTest::newRow("within a word") << u"ment"_s << Rank(2);
        QTest::newRow("two words in any order") << u" prod  pay "_s << Rank(1);
        QTest::newRow("in the detail") << u"mara"_s << Rank(8);
        QTest::newRow("in both") << u"pay example"_s << Rank(8);
        QTest::newRow("one word of two") << u"pay nobody"_s << Rank();
        QTest::newRow("no pattern") << u".*"_s << Rank();
    }

    void lettersFindRows()
    {
        QFETCH(QString, typed);
        QTEST(paletteRank(u"payments-prod"_s, u"mara on logs.example.net"_s, paletteWords(typed)), "rank");
    }

    void theScrollBarAndTheColumnsAreSideBySide()
    {
        const Windowed on(QStringList{u"payments"_s, u"web"_s});
        on.openPalette();
        const QTreeView *view = on.view();
        QVERIFY(view->verticalScrollBar()->isVisible());
        const QAbstractItemModel *model = view->model();
        for (const auto column : {PaletteModel::Shortcut, PaletteModel::Group}) {
            for (int row = 0; row < model->rowCount(); ++row) {
                const QString text = model->index(row, column).data().toString();
                QVERIFY2(view->columnWidth(column) >= view->fontMetrics().horizontalAdvance(text), qPrintable(text));
            }
        }
    }

    /// A part that was renamed would be a row that does nothing.
    void everyTargetExists()
    {
        const Windowed on(QStringList{u"payments"_s, u"web"_s});
        for (const PalettePart &one : paletteParts()) {
            on.window->showPage(one.page);
            const QWidget *page = on.window->builtPage(one.page);
            const auto *segments = page->findChild<SegmentedControl *>(one.part);
            QVERIFY2(page->findChild<QAction *>(one.part) || page->findChild<QPushButton *>(one.part) ||
                         (segments && one.choice < segments->count()),
                     one.title);
        }
        on.take(u"send batch"_s);
        QCOMPARE(on.window->currentPage(), u"send"_s);
        QCOMPARE(on.window->findChild<SegmentedControl *>(u"sendModes"_s)->currentIndex(), 1);
    }

    void toolsAreFoundByNameAndTitle()
    {
        Windowed on(QStringList{u"payments"_s});
        emptyDemo(on);
        on.window->showPage(u"tools"_s);
        auto *screen = qobject_cast<ToolsScreen *>(on.window->builtPage(u"tools"_s));
        screen->refresh();
        QTRY_VERIFY(!screen->isBusy() && screen->page()->catalogs().size() == 2);
        const Tool tool = screen->page()->catalogs().constFirst().tools.constFirst();
        QVERIFY(tool.name != tool.shownName());
        for (const QString &typed : {tool.name, tool.shownName()}) {
            on.window->showPage(u"check"_s);
            on.openPalette();
            QTest::keyClicks(on.field(), typed);
            QCOMPARE(on.chosen(), tool.shownName());
            on.press(Qt::Key_Return);
            QCOMPARE(on.window->currentPage(), u"tools"_s);
            QCOMPARE(on.window->findChild<QLabel *>(u"toolName"_s)->text(), tool.name);
        }
    }

    void bestMatchComesFirst()
    {
        const Theme theme(ThemeChoice::Light);
        PaletteModel model(theme);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({{u"p"_s, u"approach"_s, u"prod"_s},
                       {u"p"_s, u"x"_s, u"a prod"_s},
                       {u"p"_s, u"web prod"_s},
                       {u"p"_s, u"Prod 2"_s},
                       {u"p"_s, u"prod 1"_s},
                       {u"p"_s, u"none"_s}});
        model.filter(u"prod"_s);
        QStringList titles;
        for (int i = 0; i < model.rowCount(); ++i)
            titles.append(model.row(i).title);
        QCOMPARE(titles, QStringList({u"Prod 2"_s, u"prod 1"_s, u"web prod"_s, u"approach"_s, u"x"_s}));
    }

    void rowsAreFoundByTheirEnglishText()
    {
        const Theme theme(ThemeChoice::Light);
        PaletteModel model(theme);
        model.setRows({{.kind = u"a"_s, .title = u"Prüfung starten"_s, .source = u"Run check"_s},
                       {.kind = u"p"_s, .title = u"shop"_s, .detail = u"runs checks"_s}});
        model.filter(u"run check"_s);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.row(0).title, u"shop"_s); // a match in visible text ranks higher
        QCOMPARE(model.row(1).title, u"Prüfung starten"_s);
        model.filter(u"prüf"_s);
        QCOMPARE(model.rowCount(), 1);
    }

    void actionsAndPagesHaveEnglishKeywords()
    {
        Windowed on(QStringList{u"payments"_s, u"web"_s});
        const PalettePage page{u"check"_s, u"Prüfung"_s, {}};
        QList<PaletteRow> rows = paletteRows(on.session, {page}, {});
        emptyDemo(on);
        rows += paletteRows(on.session, {page}, {});
        qsizetype profiles = 0;
        for (const PaletteRow &row : std::as_const(rows)) {
            if (row.group == profileRows(on.session).constFirst().group)
                ++profiles;
            else
                QVERIFY2(!row.source.isEmpty(), qPrintable(row.title));
        }
        QCOMPARE(profiles, 4);
    }

    /// Many programs say "settings" for preferences.
    void thePreferencesAreFoundAsSettings()
    {
        Windowed on(QStringList{u"payments"_s});
        PaletteModel model(on.theme);
        model.setRows(paletteRows(on.session, {{u"preferences"_s, u"Préférences"_s, {}}}, {}));
        for (const QString &word : {u"settings"_s, u"options"_s, u"preferences"_s}) {
            model.filter(word);
            const int last = model.rowCount() - 1;
            QVERIFY2(last >= 0 && model.row(last).title == u"Préférences"_s, qPrintable(word));
        }
    }

    void profileIsSelectedWithTheKeyboard()
    {
        const Windowed on(QStringList{u"payments"_s, u"web shop"_s, u"web staging"_s});
        on.openPalette();
        QTest::keyClicks(on.field(), u"web"_s);
        QCOMPARE(on.chosen(), u"web shop"_s);
        on.press(Qt::Key_Down);
        QCOMPARE(on.chosen(), u"web staging"_s);
        on.press(Qt::Key_Return);
        QVERIFY(!on.palette()->isVisible());
        QCOMPARE(on.session.profile().name, u"web staging"_s);
        // The field is empty when the palette opens again.
        on.openPalette();
        QCOMPARE(on.field()->text(), QString());
        QCOMPARE(on.chosen(), u"payments"_s);
    }

    void escapeRestoresFocus()
    {
        const Windowed on(QStringList{u"payments"_s});
        on.window->showPage(u"setup"_s);
        auto *name = on.window->findChild<QLineEdit *>(u"nameField"_s);
        name->setFocus();
        name->setText(u"being typed"_s);
        on.openPalette();
        QVERIFY(on.field()->hasFocus());
        QTest::keyClicks(on.field(), u"nothing like it"_s);
        QVERIFY(!on.view()->isVisible());
        on.press(Qt::Key_Return); // nothing is selected
        QVERIFY(on.palette()->isVisible());
        on.press(Qt::Key_Escape);
        QVERIFY(!on.palette()->isVisible());
        QVERIFY(name->hasFocus());
        QCOMPARE(name->text(), u"being typed"_s);
    }

    void watchCanBeStarted()
    {
        Windowed on(QStringList{u"payments"_s});
        emptyDemo(on);
        on.window->showPage(u"send"_s);
        on.take(u"watch resource"_s);
        QCOMPARE(on.window->currentPage(), u"check"_s);
        const auto *page = on.window->builtPage(u"check"_s);
        QVERIFY(page->findChild<Watch *>()->isOn());
        QTRY_VERIFY(on.checks.of(QString()) && !page->isBusy()); // the check of the demo service
        on.take(u"watch tool"_s);
        QCOMPARE(on.window->currentPage(), u"tools"_s);
        QVERIFY(on.window->findChild<ToolsPage *>()->isWatching());
    }

    void pagesAndActionsAreListed()
    {
        Windowed on(QStringList{u"payments"_s, u"web"_s});
        on.take(u"setup"_s);
        QCOMPARE(on.window->currentPage(), u"setup"_s);
        on.window->showPage(u"check"_s);
        on.take(u"rotate"_s);
        QCOMPARE(on.window->currentPage(), u"setup"_s);
        QTRY_VERIFY(on.window->findChild<QLineEdit *>(u"rotateField"_s)->hasFocus());
        on.take(u"import set"_s);
        QTRY_VERIFY(on.window->findChild<QWidget *>(u"pasteField"_s)->hasFocus());
        on.take(u"switch theme"_s);
        QCOMPARE(on.settings.theme(), on.theme.choice());
        QCOMPARE(on.theme.choice(), ThemeChoice::Dark);
        on.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        on.take(u"dupl"_s);
        QCOMPARE(on.session.profile().name, u"payments copy"_s);
        QCOMPARE(on.session.keys().state(), KeyState::Absent);
        on.take(u"new prof"_s);
        QVERIFY(!on.session.book().hasProfile());
        on.take(u"web"_s); // also on the first page
        QCOMPARE(on.session.profile().name, u"web"_s);
    }

    void fieldAnnouncesTheSelection()
    {
        const Windowed on(QStringList{u"payments"_s, u"web"_s});
        on.openPalette();
        QTest::keyClicks(on.field(), u"web"_s);
        const QAccessibleInterface *field = QAccessible::queryAccessibleInterface(on.field());
        QVERIFY(field != nullptr && !field->text(QAccessible::Name).isEmpty());
        const QString told = field->text(QAccessible::Description);
        QVERIFY2(told.contains(u"web"_s) && told.contains(u"Profile"_s) && told.contains(u"logs.example.net"_s) &&
                     told.contains(u"1 of 1"_s),
                 qPrintable(told));
    }
};

RC_WIDGET_TEST(TestPalette)

} // namespace rc::tst_palette

#include "tst_palette.moc"
