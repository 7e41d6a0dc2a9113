// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar and the title name the program, and the sidebar makes room in a narrow window.
#include "support/require.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/frame/navigation.h"
#include "ui/frame/sidebar.h"

#include <QDialog>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_sidebar {

class TestSidebar : public QObject
{
    Q_OBJECT

private slots:
    void namesTheProgram();
    void titleNamesProfileAndPage();
    void narrowWindowShowsIconsAlone();
    void versionLeadsToAbout();
    void keysAreNamedFromLeftToRight();
};

void TestSidebar::namesTheProgram()
{
    Bench bench;
    bench.keepSample();
    const auto window = std::make_unique<MainWindow>(bench.session, bench.checks, bench.theme, bench.settings, false);
    window->show();
    const auto *sidebar = window->findChild<Sidebar *>();
    QVERIFY(sidebar->isVisible());
    QVERIFY(!sidebar->findChild<QLabel *>(u"programMark"_s)->pixmap().isNull());
    QVERIFY(sidebar->findChild<QLabel *>(u"programName"_s)->isVisible());
}

void TestSidebar::titleNamesProfileAndPage()
{
    Bench bench;
    bench.keepSample();
    const auto window = std::make_unique<MainWindow>(bench.session, bench.checks, bench.theme, bench.settings, false);
    window->show();
    window->showPage(u"send"_s);
    const QStringList parts = window->windowTitle().split(u" · "_s);
    QCOMPARE(parts.size(), 3);
    QCOMPARE(parts.first(), bench.session.profile().name);
    window->showPage(u"tools"_s);
    QVERIFY(window->windowTitle().split(u" · "_s).at(1) != parts.at(1));
    QCOMPARE(window->windowTitle().split(u" · "_s).last(), parts.last());
}

void TestSidebar::narrowWindowShowsIconsAlone()
{
    Bench bench;
    bench.keepSample();
    const auto window = std::make_unique<MainWindow>(bench.session, bench.checks, bench.theme, bench.settings, false);
    window->resize(1180, 760);
    window->show();
    RC_REQUIRE(QTest::qWaitForWindowExposed(window.get()));
    auto *sidebar = window->findChild<Sidebar *>();
    QVERIFY(!sidebar->isCompact());
    const int wide = sidebar->width();
    window->resize(800, 500);
    QTRY_VERIFY(sidebar->isCompact());
    QTRY_VERIFY(sidebar->width() < wide / 2);
    QVERIFY(!sidebar->findChild<QLabel *>(u"programName"_s)->isVisible());
    const auto *pages = sidebar->pages();
    for (int i = 0; i < pages->count(); ++i)
        QVERIFY2(pages->item(i)->toolTip().contains(pages->item(i)->text()), qPrintable(pages->item(i)->text()));
    window->resize(1180, 760);
    QTRY_COMPARE(sidebar->width(), wide);
    QVERIFY(pages->item(0)->toolTip().isEmpty());
}

void TestSidebar::versionLeadsToAbout()
{
    Bench bench;
    bench.keepSample();
    const auto window = std::make_unique<MainWindow>(bench.session, bench.checks, bench.theme, bench.settings, false);
    window->show();
    auto *about = window->findChild<QPushButton *>(u"aboutButton"_s);
    QVERIFY(about->text().contains(QCoreApplication::applicationVersion()));
    about->click();
    QTRY_VERIFY(!window->findChildren<QDialog *>().isEmpty());
}

/// The comma of Ctrl+, is its last character, also in a right-to-left layout.
void TestSidebar::keysAreNamedFromLeftToRight()
{
    const Theme theme(ThemeChoice::Light);
    Navigation pages(theme);
    pages.setLayoutDirection(Qt::RightToLeft);
    pages.addPage(u"preferences"_s, u"sliders"_s, u"Preferences"_s, QKeySequence(Qt::CTRL | Qt::Key_Comma));
    pages.resize(pages.width(), 80);
    pages.show();
    const QRect row = pages.visualItemRect(pages.item(0));
    const QImage drawn = pages.viewport()->grab(row).toImage();
    const QRgb ground = drawn.pixel(2, drawn.height() / 2);
    const int half = QFontMetrics(theme.small()).horizontalAdvance(u"Ctrl+,"_s) +
                     14; // between the end of the shortcuts and the start of the title
    int last = 0;
    int highest = drawn.height();
    for (int x = 3; x < half; ++x) {
        for (int y = 0; y < drawn.height(); ++y) {
            if (drawn.pixel(x, y) != ground)
                last = x;
        }
    }
    QVERIFY(last > 0);
    for (int y = drawn.height() - 1; y >= 0; --y) {
        if (drawn.pixel(last, y) != ground)
            highest = y;
    }
    QVERIFY2(highest > drawn.height() / 2, qPrintable(QString::number(highest)));
}

RC_WIDGET_TEST(TestSidebar)

} // namespace rc::tst_sidebar

#include "tst_sidebar.moc"
