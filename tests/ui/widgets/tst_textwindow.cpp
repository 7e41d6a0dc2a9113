// SPDX-License-Identifier: GPL-3.0-or-later
// A text window is as high as its text, up to the height of the screen.
#include "support/testprogram.h"
#include "ui/theme/theme.h"
#include "ui/widgets/textwindow.h"

#include <QDialog>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_textwindow {

class TestTextWindow : public QObject
{
    Q_OBJECT

private slots:
    void itIsAsHighAsItsText();
};

void TestTextWindow::itIsAsHighAsItsText()
{
    const Theme theme(ThemeChoice::Light);
    QWidget owner;
    const auto heightOf = [&](const QString &text) {
        return showWholeText(u"A title"_s, text, theme, &owner)->height();
    };
    const int few = heightOf(u"One line\n"_s.repeated(7));
    const int more = heightOf(u"One line\n"_s.repeated(16));
    const int most = heightOf(u"One line\n"_s.repeated(2000));
    QVERIFY2(few < more && more < most, qPrintable(u"%1 %2 %3"_s.arg(few).arg(more).arg(most)));
    QCOMPARE(heightOf(QString(100'000, u'x')), most); // a long line wraps
    QVERIFY(most < 600);
}

RC_WIDGET_TEST(TestTextWindow)

} // namespace rc::tst_textwindow

#include "tst_textwindow.moc"
