// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets without domain knowledge: code as high as its lines, messages with a picture, text that wraps between words,
// and menus, combo boxes and popovers that look alike: one frame, and rows of one height at one inset.
#include "support/testprogram.h"
#include "ui/buttons/rowmenu.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/focusring.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/wrappedtext.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QDialog>
#include <QFontMetrics>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStringListModel>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>

namespace rc::tst_widgets {

namespace {

constexpr int maxLines = 12;

/// Whether each line is fully visible without scrolling.
bool fits(const CodeView &view)
{
    return view.verticalScrollBar()->maximum() == 0;
}

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

class TestWidgets : public QObject
{
    Q_OBJECT

private slots:
    void pictureIsShownOnlyWhenEmpty()
    {
        const Theme theme(ThemeChoice::Light);
        MessageCard card(theme);
        const auto *picture = card.findChild<QLabel *>(u"messagePicture"_s);
        QVERIFY(picture->isHidden());
        card.showEmpty(u"empty-check"_s, u"Nothing yet"_s, {u"One sentence."_s});
        QVERIFY(!picture->isHidden());
        QVERIFY(!picture->pixmap().isNull());
        QCOMPARE(card.findChild<QLabel *>(u"messageTitle"_s)->text(), u"Nothing yet"_s);
        card.showMessage(u"It failed"_s, {});
        QVERIFY(picture->isHidden());
    }

    void bannerPutsItsButtonsBelowASqueezedText()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        auto *banner = new Banner(theme, &window);
        QVBoxLayout layout(&window);
        layout.addWidget(banner);
        auto *button = new QPushButton(u"Open the setup of this profile"_s);
        banner->addAction(button);
        banner->showMessage(Token::Failed, u"failed"_s, u"The key was not accepted."_s,
                            u"The server may not know it. "_s.repeated(8));
        const auto *text = banner->findChild<LeadText *>();
        window.resize(800, 300);
        window.show();
        QTRY_VERIFY(button->geometry().left() >= text->geometry().right());
        window.resize(420, 300);
        QTRY_VERIFY(button->geometry().top() >= text->geometry().bottom());
        button->hide();
        QTRY_VERIFY(text->height() <= banner->height());
        banner->showMessage(Token::Passed, u"passed"_s, u"Saved."_s); // a short text stays beside it
        button->show();
        QTRY_VERIFY(button->geometry().left() >= text->geometry().right());
    }

    void rowsExtendUnderTheScrollBar_data()
    {
        addColumns<int, bool>("kind", "isMany");
        for (const bool isMany : {false, true}) {
            QTest::addRow("a list, %d", isMany) << 0 << isMany;
            QTest::addRow("a tree, %d", isMany) << 1 << isMany;
            QTest::addRow("a table, %d", isMany) << 2 << isMany;
        }
    }

    void rowsExtendUnderTheScrollBar()
    {
        QFETCH(int, kind);
        QFETCH(bool, isMany);
        const Theme theme(ThemeChoice::Light);
        QTableView table;
        table.verticalHeader()->hide();
        QListView list;
        QTreeView tree;
        const QList<QAbstractItemView *> views{&list, &tree, &table};
        QAbstractItemView &view = *views.at(kind);
        QStringListModel model(QStringList(isMany ? 100 : 1, u"a row"_s));
        view.setModel(&model);
        overlayScrollBar(&view);
        view.resize(300, 200);
        view.show();
        const QScrollBar *bar = view.verticalScrollBar();
        QTRY_COMPARE(bar->isVisible(), isMany);
        const QRect rows = view.viewport()->geometry();
        QCOMPARE(rows.width(), view.width() - 2 * view.frameWidth());
        QCOMPARE(bar->geometry(), rows.adjusted(rows.width() - gutterWidth(), 0, 0, 0));
    }

    void longLineIsFullyVisible()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        CodeView view(theme, &window);
        view.showText(u"a word "_s.repeated(30));
        view.fitLines(maxLines); // before it has a width
        view.resize(400, view.height());
        window.resize(900, 600);
        window.show();
        QTRY_VERIFY(fits(view));
        const int wide = view.height();
        view.resize(260, wide);
        QTRY_VERIFY(fits(view));
        QVERIFY(view.height() > wide);
        view.resize(800, view.height());
        QTRY_VERIFY(view.height() < wide);
        QVERIFY(fits(view));
    }

    void ringIsShownUntilTheMouseIsUsed()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        window.resize(600, 200);
        QLineEdit field(&window);
        QCheckBox box(u"x"_s, &window);
        box.setGeometry(0, 100, 600, 30);
        const FocusRing focusRing(theme, &window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field.setFocus(); // at the start
        const auto *ring = window.findChild<QWidget *>(u"focusRing"_s);
        QVERIFY(ring != nullptr && ring->isVisible());
        QTest::keyClick(&field, Qt::Key_Tab);
        QVERIFY(box.hasFocus());
        QTRY_VERIFY(ring->geometry().top() > 90);
        QVERIFY(ring->width() < 100); // around its words, not its row
        QTest::mouseClick(&field, Qt::LeftButton);
        QTRY_VERIFY(!ring->isVisible());
    }

    /// As a screen reader gets them.
    void partsAreReadWithoutTags()
    {
        const Theme theme(ThemeChoice::Light);
        ElidedLabel label(u"a <b>"_s);
        QCOMPARE(QAccessible::queryAccessibleInterface(&label)->text(QAccessible::Description), label.text());
        SegmentedControl segments;
        segments.setChoices({u"One"_s, u"Two"_s});
        for (int i = 0; i < segments.count(); ++i)
            QCOMPARE(QAccessible::queryAccessibleInterface(segments.button(i))->role(), QAccessible::RadioButton);
    }

    void wordsAreNotBroken()
    {
        const QFont font;
        const QFontMetrics metrics(font);
        const int line = wrappedHeight(font, 1000, u"x"_s);
        // As wide as "seven Setu": counting letters, two lines would be enough for the three words.
        const int width = metrics.horizontalAdvance(u"seven Setu"_s) + 1;
        QCOMPARE(wrappedHeight(font, width, u"seven Setup seven"_s), 3 * line);
    }

    void controlsShareOneStyle_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("contrast") << ThemeChoice::Contrast;
    }

    void controlsShareOneStyle()
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

        NoWheelComboBox combo(&window);
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

    void onlyTheSelectedRowIsMarked_data() { controlsShareOneStyle_data(); }

    void onlyTheSelectedRowIsMarked()
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

    void aLongMenuScrolls()
    {
        const Theme theme(ThemeChoice::Light);
        QMenu menu;
        for (int i = 0; i < 100; ++i)
            menu.addAction(QString::number(i));
        menu.popup(QPoint(10, 10));
        const QList<QAction *> actions = menu.actions();
        QCOMPARE(menu.actionGeometry(actions.last()).left(), menu.actionGeometry(actions.first()).left());
    }
};

RC_WIDGET_TEST(TestWidgets)

} // namespace rc::tst_widgets

#include "tst_widgets.moc"
