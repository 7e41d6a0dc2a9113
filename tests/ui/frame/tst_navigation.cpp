// SPDX-License-Identifier: GPL-3.0-or-later
// The list of pages when it shows only icons: a square marks the selected one instead of a stripe.
#include "support/testprogram.h"
#include "ui/frame/navigation.h"
#include "ui/frame/sidebar.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QKeySequence>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_navigation {

class TestNavigation : public QObject
{
    Q_OBJECT

private slots:
    void anIconAloneIsInASquare();
    void theTitleIsBesideItsIcon_data();
    void theTitleIsBesideItsIcon();
    void theNameIsBesideTheMark();
};

void TestNavigation::anIconAloneIsInASquare()
{
    const Theme theme(ThemeChoice::Light);
    Navigation pages(theme);
    pages.addPage(u"check"_s, u"check"_s, u"Check"_s, QKeySequence(Qt::ALT | Qt::Key_1));
    pages.setCompact(true);
    pages.resize(pages.width(), 200);
    pages.show();
    const QSize square = pages.visualItemRect(pages.item(0)).size();
    QVERIFY2(qAbs(square.width() - square.height()) <= 6,
             qPrintable(u"%1x%2"_s.arg(square.width()).arg(square.height())));
    pages.setCompact(false);
    QTRY_VERIFY(pages.visualItemRect(pages.item(0)).width() > 3 * square.width());
}

void TestNavigation::theTitleIsBesideItsIcon_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

/// The shortcuts are at the other end.
void TestNavigation::theTitleIsBesideItsIcon()
{
    QFETCH(Qt::LayoutDirection, direction);
    const Theme theme(ThemeChoice::Light);
    Navigation pages(theme);
    pages.setLayoutDirection(direction);
    pages.addPage(u"check"_s, u"check"_s, u"MM"_s, QKeySequence(Qt::ALT | Qt::Key_1));
    pages.resize(pages.width(), 80);
    pages.show();
    const QImage row = pages.viewport()->grab(pages.visualItemRect(pages.item(0))).toImage();
    const auto isDrawn = [&row, direction](int from, int to) {
        const QRgb ground = row.pixel(row.width() / 2, 4);
        for (int x = from; x < to; ++x) {
            for (int y = 6; y < row.height() - 6; ++y) {
                if (row.pixel(direction == Qt::LeftToRight ? x : row.width() - 1 - x, y) != ground)
                    return true;
            }
        }
        return false;
    };
    constexpr int besideIcon = 36;
    QVERIFY(isDrawn(besideIcon, besideIcon + 16));
    QVERIFY(isDrawn(row.width() - 24, row.width() - 10));
    QVERIFY(!isDrawn(row.width() - 8, row.width() - 2));
}

void TestNavigation::theNameIsBesideTheMark()
{
    const Theme theme(ThemeChoice::Light);
    Sidebar sidebar(theme);
    sidebar.setLayoutDirection(Qt::RightToLeft);
    sidebar.pages()->addPage(u"check"_s, u"check"_s, QString(60, u'M'),
                             QKeySequence(Qt::ALT | Qt::Key_1)); // a wide window
    sidebar.show();
    const auto *mark = sidebar.findChild<QWidget *>(u"programMark"_s);
    const auto *name = sidebar.findChild<QLabel *>(u"programName"_s);
    QVERIFY(mark->geometry().left() - name->geometry().right() <= grid::gap + 1);
    QVERIFY(name->width() <= name->sizeHint().width());
}

RC_WIDGET_TEST(TestNavigation)

} // namespace rc::tst_navigation

#include "tst_navigation.moc"
