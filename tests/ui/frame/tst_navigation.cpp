// SPDX-License-Identifier: GPL-3.0-or-later
// The list of pages, when it shows icons alone: what is chosen is marked by a square and not by a stripe.
#include "support/testprogram.h"
#include "ui/frame/navigation.h"
#include "ui/theme/theme.h"

#include <QKeySequence>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_navigation {

class TestNavigation : public QObject
{
    Q_OBJECT

private slots:
    void anIconAloneIsInASquare();
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

RC_WIDGET_TEST(TestNavigation)

} // namespace rc::tst_navigation

#include "tst_navigation.moc"
