// SPDX-License-Identifier: GPL-3.0-or-later
// Each list of the window has a context menu for its rows: by the right button, the Menu key and Shift+F10.
#include "support/testprogram.h"
#include "tests/ui/recordingbench.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/page.h"
#include "ui/shownpage.h"
#include "ui/tools/page/toolspage.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QPointer>
#include <QTableView>

namespace rc::tst_contextmenus {

namespace {

/// Whether the view is a menu itself, cannot be focused, or shows the rows of another view.
bool needsNone(const QAbstractItemView &view)
{
    const QWidget *holder = view.parentWidget();
    return qobject_cast<const QHeaderView *>(&view) != nullptr || view.objectName() == "navigation"_L1 ||
           view.objectName() == "forwardedLevels"_L1 ||
           (holder != nullptr && holder->inherits("QComboBoxPrivateContainer"));
}

QStringList withoutMenu(const QWidget &window)
{
    QStringList missing;
    for (const QAbstractItemView *view : window.findChildren<QAbstractItemView *>()) {
        if (!needsNone(*view) && !hasRowMenu(*view))
            missing.append(QString::fromLatin1(view->metaObject()->className()) + u' ' + view->objectName());
    }
    return missing;
}

QMenu *openMenu()
{
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

/// Opens the menu of the current row as the Menu key does; the caller closes it.
QMenu *menuAtCurrent(QWidget *view)
{
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, view->mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(view, &asked);
    return openMenu();
}

QStringList actionsOf(const QMenu &menu)
{
    QStringList texts;
    for (const QAction *action : menu.actions()) {
        if (!action->isSeparator() && action->isEnabled())
            texts.append(action->text());
    }
    return texts;
}

QAction *action(const QMenu &menu, const QString &text)
{
    for (QAction *one : menu.actions()) {
        if (one->text() == text)
            return one;
    }
    return nullptr;
}

void choose(QMenu *menu, const QString &text)
{
    QAction *wanted = action(*menu, text);
    RC_REQUIRE(wanted != nullptr && wanted->isEnabled());
    wanted->trigger();
    menu->close();
}

struct DemoWindow : WindowOn<DemoRecordingBench>
{
    Page *page(const QString &id) const
    {
        window->showPage(id);
        return window->builtPage(id);
    }

    /// Opens the Tools page with the lists of the demo service.
    Page *tools() const
    {
        Page *tools = page(u"tools"_s);
        tools->refresh();
        RC_TRY_REQUIRE(!tools->isBusy());
        return tools;
    }

    /// Sends one entry and shows its result.
    void send() const
    {
        Page *send = page(u"send"_s);
        send->findChild<QPushButton *>(u"sendButton"_s)->click();
        RC_TRY_REQUIRE(!send->isBusy() && session.demo()->received().size() == 1);
    }
};

} // namespace

class TestContextMenus : public QObject
{
    Q_OBJECT

private slots:
    void everyListHasAContextMenu_data() { addPageRows(); }

    void everyListHasAContextMenu()
    {
        QFETCH(QString, id);
        Bench bench;
        const auto window = windowOn(bench, id);
        QCOMPARE(withoutMenu(*window), QStringList());
    }

    void everyRowOffersSomething()
    {
        const DemoWindow on;
        Page *tools = on.tools();
        on.send();
        Page *check = on.page(u"check"_s);
        check->refresh();
        QTRY_VERIFY(!check->isBusy());
        QSet<QString> seen;
        const auto hasRows = [&](const QString &name) { // for rows that are computed in the background
            const auto *view = on.window->findChild<QAbstractItemView *>(name);
            return view != nullptr && view->isVisible() && view->model()->rowCount() > 0;
        };
        const auto look = [&](const QString &where) {
            for (QAbstractItemView *view : on.window->findChildren<QAbstractItemView *>()) {
                if (needsNone(*view) || !view->isVisible() || view->model()->rowCount() == 0)
                    continue;
                seen.insert(view->objectName());
                bool offers = false;
                for (int row = 0; row < view->model()->rowCount() && !offers; ++row) {
                    view->setCurrentIndex(view->model()->index(row, 0)); // a heading has no menu
                    const QPointer<QMenu> menu = menuAtCurrent(view);
                    offers = menu != nullptr && !actionsOf(*menu).isEmpty();
                    if (menu)
                        menu->close();
                }
                QVERIFY2(offers, qPrintable(where + u": "_s + view->objectName()));
            }
        };
        for (const QString &id : {u"check"_s, u"send"_s, u"activity"_s, u"setup"_s}) {
            on.page(id);
            if (id == "activity"_L1)
                QTRY_VERIFY(on.window->findChild<QTableView *>(u"activityTable"_s)->model()->rowCount() > 0);
            look(id);
        }
        on.page(u"tools"_s);
        QTRY_VERIFY(hasRows(u"toolList"_s) && hasRows(u"parameters"_s));
        look(u"tools"_s);
        tools->findChild<QPushButton *>(u"catalogItem"_s)->click();
        auto *tabs = tools->findChild<SegmentedControl *>(u"catalogTabs"_s);
        for (const auto &[tab, name] : {std::pair(0, u"modelReading"_s), {1, u"findings"_s}}) {
            tabs->setCurrentIndex(tab);
            QTRY_VERIFY2(hasRows(name), qPrintable(name));
            look(name);
        }
        const QSet<QString> expected{u"steps"_s,      u"receivedView"_s, u"activityTable"_s, u"toolList"_s,
                                     u"parameters"_s, u"modelReading"_s, u"findings"_s};
        QCOMPARE(expected - seen, QSet<QString>());
    }

    void keysAndRightClickOpenTheMenu()
    {
        const DemoWindow on;
        Page *tools = on.tools();
        auto *list = tools->findChild<QListView *>(u"toolList"_s);
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        list->setCurrentIndex(list->model()->index(2, 0));
        QTest::keyClick(list, Qt::Key_F10, Qt::ShiftModifier);
        const QPointer<QMenu> menu = openMenu();
        QVERIFY(menu);
        QVERIFY(action(*menu, u"Copy name"_s) != nullptr);
        const QRect row(list->viewport()->mapToGlobal(list->visualRect(list->currentIndex()).topLeft()),
                        list->visualRect(list->currentIndex()).size());
        QVERIFY(row.adjusted(-1, -1, 1, 1).contains(menu->pos()) || menu->geometry().intersects(row));
        menu->close();
        // A field has its own menu.
        auto *filter = tools->findChild<QLineEdit *>(u"toolFilter"_s);
        filter->setFocus();
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClick(filter, Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(openMenu() != nullptr);
        openMenu()->close();
        // The right button chooses the row below it first.
        const QModelIndex second = list->model()->index(1, 0);
        const QPoint at = list->visualRect(second).center();
        QTest::mouseClick(list->viewport(), Qt::RightButton, {}, at);
        QCOMPARE(list->currentIndex(), second);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, list->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(list->viewport(), &asked);
        QVERIFY(openMenu() != nullptr);
        choose(openMenu(), u"Copy name"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), tools->findChild<QLabel *>(u"toolName"_s)->text());
        // There is no menu below the last row.
        const QPoint empty(5, list->viewport()->height() + 5000);
        QContextMenuEvent nowhere(QContextMenuEvent::Mouse, empty, list->viewport()->mapToGlobal(empty));
        QCoreApplication::sendEvent(list->viewport(), &nowhere);
        QVERIFY(openMenu() == nullptr);
    }

    void sentEntriesHaveMenus()
    {
        const DemoWindow on;
        on.send();
        const QString marker = on.session.demo()->received().constFirst().marker;
        auto *card = on.window->findChild<QWidget *>(u"outcomeCard"_s);
        QVERIFY(card != nullptr && !marker.isEmpty());
        choose(menuAtCurrent(card), u"Copy result"_s);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u'\n'));
        choose(menuAtCurrent(card), u"Copy marker"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), marker);
        auto *received = on.window->findChild<QAbstractItemView *>(u"receivedView"_s);
        received->setCurrentIndex(received->model()->index(0, 0));
        choose(menuAtCurrent(received), u"Show in Activity"_s);
        QCOMPARE(on.window->currentPage(), u"activity"_s);
        QCOMPARE(on.window->findChild<QLineEdit *>(u"activitySearch"_s)->text(), marker);
        QTRY_COMPARE(on.window->findChild<QTableView *>(u"activityTable"_s)->model()->rowCount(), 1);
    }

    /// The focus stays in the field.
    void menuKeyInAFieldOpensItsListsMenu()
    {
        Bench bench;
        const auto window = windowOn(bench, u"check"_s);
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        auto *field = window->findChild<QLineEdit *>(u"paletteField"_s);
        QTRY_VERIFY(field->isVisible());
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, field->mapToGlobal(QPoint()));
        QCoreApplication::sendEvent(field, &asked);
        const QPointer<QMenu> menu = openMenu();
        QVERIFY(menu);
        choose(menu, u"Copy name"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"payments-prod"_s);
    }
};

RC_WIDGET_TEST(TestContextMenus)

} // namespace rc::tst_contextmenus

#include "tst_contextmenus.moc"
