// SPDX-License-Identifier: GPL-3.0-or-later
// Menus, combo boxes, popovers and suggestions look alike: one frame, and rows of one height at one inset.
#include "support/testprogram.h"
#include "ui/buttons/popuppanel.h"
#include "ui/fields/calmcombo.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_popups {

namespace {

/// Of an open popup.
struct PopupLook
{
    QColor frame;
    int left = 0; ///< of a row
    int height = 0;

    bool operator==(const PopupLook &) const = default;
};

PopupLook lookOf(QWidget *popup, const QRect &row)
{
    return {popup->grab().toImage().pixelColor(popup->width() / 2, 0), row.left(), row.height()};
}

PopupLook lookOf(const QAbstractItemView *view, const QModelIndex &row)
{
    QWidget *popup = view->window();
    return lookOf(popup, view->visualRect(row).translated(view->viewport()->mapTo(popup, QPoint())));
}

} // namespace

class TestPopups : public QObject
{
    Q_OBJECT

private slots:
    void allLookAlike_data();
    void allLookAlike();
    void onlyTheSelectedRowIsMarked_data();
    void onlyTheSelectedRowIsMarked();
    void aLongMenuScrolls();
};

void TestPopups::allLookAlike_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("contrast") << ThemeChoice::Contrast;
}

void TestPopups::allLookAlike()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme(choice);
    QWidget window;
    window.resize(600, 400);
    window.show();

    QMenu menu(&window);
    QAction *action = menu.addAction(u"Copy message"_s);
    menu.popup(window.mapToGlobal(QPoint(10, 10)));
    const PopupLook expected = lookOf(&menu, menu.actionGeometry(action));
    menu.hide();
    QCOMPARE(expected.frame, theme.color(Token::Field));

    CalmCombo combo(&window);
    combo.addItems({u"Copy message"_s, u"Copy marker"_s});
    combo.show();
    combo.showPopup();
    QVERIFY(lookOf(combo.view(), combo.model()->index(0, 0)) == expected);
    combo.hidePopup();

    QPushButton button(u"More"_s, &window);
    button.show();
    PopupPanel panel(&button);
    auto *row = new QPushButton(u"Copy message"_s);
    panel.addButton(row);
    button.click();
    QVERIFY(lookOf(&panel, row->geometry()) == expected);
    panel.hide();
}

void TestPopups::onlyTheSelectedRowIsMarked_data()
{
    allLookAlike_data();
}

void TestPopups::onlyTheSelectedRowIsMarked()
{
    QFETCH(ThemeChoice, choice);
    const Theme theme(choice);
    QMenu menu;
    QAction *selected = menu.addAction(u"Copy message"_s);
    QAction *other = menu.addAction(u"Copy marker"_s);
    menu.popup(QPoint(10, 10));
    menu.setActiveAction(selected);
    const QImage image = menu.grab().toImage();
    const auto background = [&](QAction *action) {
        const QRect row = menu.actionGeometry(action);
        return image.pixelColor(row.left() + 8, row.center().y()); // in the margin before the text
    };
    QCOMPARE(background(selected), theme.color(Token::AccentSoft));
    QCOMPARE(background(other), theme.color(Token::Base));
}

void TestPopups::aLongMenuScrolls()
{
    const Theme theme(ThemeChoice::Light);
    QMenu menu;
    for (int i = 0; i < 100; ++i)
        menu.addAction(QString::number(i));
    menu.popup(QPoint(10, 10));
    const QList<QAction *> actions = menu.actions();
    QCOMPARE(menu.actionGeometry(actions.last()).left(), menu.actionGeometry(actions.first()).left());
}

RC_WIDGET_TEST(TestPopups)

} // namespace rc::tst_popups

#include "tst_popups.moc"
