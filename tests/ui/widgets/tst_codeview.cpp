// SPDX-License-Identifier: GPL-3.0-or-later
// Text to copy is as high as its lines, also after its width is known.
#include "support/testprogram.h"
#include "ui/widgets/codeview.h"

#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_codeview {

namespace {

constexpr int most = 12;

/// Whether each line is fully visible without scrolling.
bool fits(const CodeView &view)
{
    return view.verticalScrollBar()->maximum() == 0;
}

} // namespace

class TestCodeView : public QObject
{
    Q_OBJECT

private slots:
    void oneLongLineIsSeenWhole()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        CodeView view(theme, &window);
        view.showText(u"a word "_s.repeated(30));
        view.fitLines(most); // before it has a width
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

    void moreLinesThanMeantAreScrolled()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        CodeView view(theme, &window);
        view.showText(u"a line\n"_s.repeated(5 * most));
        view.fitLines(most);
        const int height = view.height();
        view.showText(u"a line\n"_s.repeated(50 * most));
        view.fitLines(most);
        QCOMPARE(view.height(), height);
        view.resize(400, height);
        window.resize(900, 900);
        window.show();
        QTRY_VERIFY(!fits(view));
        QCOMPARE(view.height(), height);
    }
};

RC_WIDGET_TEST(TestCodeView)

} // namespace rc::tst_codeview

#include "tst_codeview.moc"
