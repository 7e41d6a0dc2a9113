// SPDX-License-Identifier: GPL-3.0-or-later
// The window around the pages: first start, resource bar, keyboard navigation, and the state that survives a restart.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/first/firstpage.h"
#include "ui/frame/navigation.h"
#include "ui/parts/page.h"
#include "ui/tools/page/toolsscreen.h"

#include <QApplication>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace rc::tst_frame {

class TestFrame : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void init();
    void firstStartAsksForAUrlOnly();
    void aWindowOfALargerScreenIsFittedToThisOne();
    void theIconComesAfterTheFirstPicture();
    void aCheckOfANewResourceAsksForTheKeyFirst();
    void badUrlIsExplainedInPlaceOnTheFirstPage();
    void urlIsReadOutAsTyped();
    void enterOpensTheUrlAndSaveKeepsIt();
    void badUrlIsExplainedUnderTheBar();
    void escapeTakesBackWhatWasTyped();
    void altAndDigitShowsAPage_data();
    void altAndDigitShowsAPage();
    void pagesAreBuiltWhenFirstShown();
    void pageAndGeometrySurviveARestart();
    void newProfileLeavesTheOldOneAlone();
    void demoStartsAfterTheFirstPaint();
    void theDemoIsCheckedByOnePress();
    void toolsWithoutAServerLeadToItsField();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFrame::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

namespace {

void showAndWait(QWidget &window)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
}

QLineEdit *field(const QWidget &window, const QString &name)
{
    auto *found = window.findChild<QLineEdit *>(name);
    Q_ASSERT(found != nullptr);
    return found;
}

void type(QLineEdit *line, const QString &text)
{
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

} // namespace

void TestFrame::firstStartAsksForAUrlOnly()
{
    Console console(m_folder->path());
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    QVERIFY(window.findChild<FirstPage *>()->isVisible());
    const auto hasNoFrame = [&window] {
        return window.findChild<Navigation *>() == nullptr && window.findChild<QWidget *>(u"resourceBar"_s) == nullptr;
    };
    QVERIFY(hasNoFrame()); // parts that are not visible are not built
    for (const QString &id : {u"check"_s, u"send"_s, u"tools"_s, u"setup"_s})
        QVERIFY(window.builtPage(id) == nullptr);
    for (const QString &name : {u"firstKeyField"_s, u"useClipboard"_s, u"pastedKeyBox"_s, u"firstForget"_s})
        QVERIFY2(window.findChild<QWidget *>(name) == nullptr, qPrintable(name));
    // Shortcuts of the bar and the navigation have no effect yet.
    for (const QKeySequence &keys : {QKeySequence(u"Ctrl+L"_s), QKeySequence(u"Ctrl+1"_s), QKeySequence(u"F5"_s),
                                     QKeySequence(u"Alt+2"_s), QKeySequence(u"Ctrl+Z"_s)})
        QTest::keySequence(&window, keys);
    window.resize(window.width() / 2, window.height());
    console.theme.setChoice(ThemeChoice::Dark);
    QVERIFY(hasNoFrame());
    QCOMPARE(window.focusWidget(), field(window, u"firstField"_s));
}

void TestFrame::aWindowOfALargerScreenIsFittedToThisOne()
{
    Console console(m_folder->path());
    const QSize room = QGuiApplication::primaryScreen()->availableSize();
    QWidget large;
    large.setGeometry(0, 0, 3 * room.width(), 3 * room.height());
    console.settings.windowGeometry.set(large.saveGeometry());
    const MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    QVERIFY(window.width() < room.width());
    QVERIFY(window.height() < room.height());
}

void TestFrame::theIconComesAfterTheFirstPicture()
{
    QApplication::setWindowIcon({});
    Console console(m_folder->path());
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    QVERIFY(QApplication::windowIcon().isNull());
    showAndWait(window);
    QTRY_VERIFY(!window.windowIcon().isNull());
    QVERIFY(!QApplication::windowIcon().isNull()); // also for later windows
}

void TestFrame::aCheckOfANewResourceAsksForTheKeyFirst()
{
    Console console(m_folder->path());
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    type(field(window, u"firstField"_s), localUrl);
    QTest::keyClick(field(window, u"firstField"_s), Qt::Key_Return);
    QVERIFY(!console.session.book().hasProfile());
    QCOMPARE(window.focusWidget(), field(window, u"firstKeyField"_s));
    QTest::keyClick(field(window, u"firstKeyField"_s), Qt::Key_Return);
    QCOMPARE(console.session.profile().resource, localUrl);
    QCOMPARE(console.session.profile().name, u"mara-127.0.0.1"_s);
    QCOMPARE(window.currentPage(), u"check"_s);
    QVERIFY(window.builtPage(u"check"_s)->isBusy());
    // The bar is now above the page, and the navigation is beside both.
    const auto *bar = window.findChild<QWidget *>(u"resourceBar"_s);
    const Page *page = window.builtPage(u"check"_s);
    const auto *navigation = window.findChild<Navigation *>();
    QTRY_VERIFY(bar->isVisible() && navigation->isVisible() && page->isVisible());
    QTRY_VERIFY(page->mapTo(&window, QPoint()).y() >= bar->mapTo(&window, bar->rect().bottomLeft()).y());
    QVERIFY(navigation->mapTo(&window, navigation->rect().topRight()).x() < bar->mapTo(&window, QPoint()).x());
}

void TestFrame::badUrlIsExplainedInPlaceOnTheFirstPage()
{
    Console console(m_folder->path());
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    type(field(window, u"firstField"_s), u"ftp://logs.example.net/"_s);
    QTest::mouseClick(window.findChild<QPushButton *>(u"continueButton"_s), Qt::LeftButton);
    QVERIFY(!window.findChild<QLabel *>(u"firstVerdict"_s)->text().isEmpty());
    QVERIFY(!console.session.book().hasProfile());
    QVERIFY(QApplication::activeModalWidget() == nullptr);
}

void TestFrame::urlIsReadOutAsTyped()
{
    Console console(m_folder->path());
    console.keepSample();
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    QString other = sampleUrl;
    other.replace(u"mara"_s, u"nora"_s);
    type(field(window, u"resourceField"_s), other);
    QVERIFY(window.findChild<QPushButton *>(u"ownerChip"_s)->text().contains(u"nora"_s));
    QCOMPARE(window.findChild<QPushButton *>(u"uuidChip"_s)->text(), u"3e2ad894…009c"_s);
    QCOMPARE(console.session.profile().resource, sampleUrl); // not until Enter is pressed
}

void TestFrame::enterOpensTheUrlAndSaveKeepsIt()
{
    {
        Console console(m_folder->path());
        console.keepSample();
        MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        showAndWait(window);
        QString other = sampleUrl;
        other.replace(u"mara"_s, u"nora"_s).append(u"logs/?x=1"_s);
        type(field(window, u"resourceField"_s), other);
        QTest::keyClick(field(window, u"resourceField"_s), Qt::Key_Return);
        QVERIFY(window.findChild<QWidget *>(u"resourceMessage"_s)->isVisible()); // names the part that was dropped
        window.findChild<QPushButton *>(u"saveAddress"_s)->click();
    }
    const Console again(m_folder->path());
    QVERIFY(again.session.profile().resource.endsWith(u"/u/nora/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s));
}

void TestFrame::badUrlIsExplainedUnderTheBar()
{
    Console console(m_folder->path());
    console.keepSample();
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    type(field(window, u"resourceField"_s), u"http://logs.example.net/tools/"_s);
    QTest::keyClick(field(window, u"resourceField"_s), Qt::Key_Return);
    auto *message = window.findChild<QWidget *>(u"resourceMessage"_s);
    QVERIFY(message->isVisible());
    QVERIFY(!message->accessibleName().isEmpty());
    QCOMPARE(console.session.profile().resource, sampleUrl);
}

void TestFrame::escapeTakesBackWhatWasTyped()
{
    Console console(m_folder->path());
    console.keepSample();
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    type(field(window, u"resourceField"_s), u"nonsense"_s);
    QTest::keyClick(field(window, u"resourceField"_s), Qt::Key_Escape);
    QCOMPARE(field(window, u"resourceField"_s)->text(), sampleUrl);
}

void TestFrame::altAndDigitShowsAPage_data()
{
    QTest::addColumn<Qt::Key>("digit");
    QTest::addColumn<QString>("page");
    QTest::newRow("check") << Qt::Key_1 << u"check"_s;
    QTest::newRow("send") << Qt::Key_2 << u"send"_s;
    QTest::newRow("tools") << Qt::Key_3 << u"tools"_s;
    QTest::newRow("setup") << Qt::Key_5 << u"setup"_s;
}

void TestFrame::altAndDigitShowsAPage()
{
    QFETCH(Qt::Key, digit);
    QFETCH(QString, page);
    Console console(m_folder->path());
    console.keepSample();
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    window.activateWindow();
    QTRY_VERIFY(window.isActiveWindow());
    window.showPage(page == u"check"_s ? u"send"_s : u"check"_s);
    QTest::keyClick(&window, digit, Qt::AltModifier);
    QCOMPARE(window.currentPage(), page);
    QVERIFY(window.builtPage(page)->isVisible());
}

void TestFrame::pagesAreBuiltWhenFirstShown()
{
    Console console(m_folder->path());
    console.keepSample();
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    QVERIFY(window.builtPage(u"check"_s) != nullptr);
    QVERIFY(window.builtPage(u"setup"_s) == nullptr);
    window.showPage(u"setup"_s);
    QVERIFY(window.builtPage(u"setup"_s) != nullptr);
    QVERIFY(window.builtPage(u"tools"_s) == nullptr);
}

void TestFrame::pageAndGeometrySurviveARestart()
{
    {
        Console console(m_folder->path());
        console.keepSample();
        MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        showAndWait(window);
        window.resize(1010, 640);
        window.showPage(u"setup"_s);
        window.close();
    }
    Console console(m_folder->path());
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    QCOMPARE(window.currentPage(), u"setup"_s);
    QCOMPARE(console.session.profile().name, u"payments-prod"_s);
    // The offscreen screen is 800 pixels wide and geometries are fitted to it, so only the bytes can be compared.
    QVERIFY(!console.settings.windowGeometry().isEmpty());
}

void TestFrame::newProfileLeavesTheOldOneAlone()
{
    Console console(m_folder->path());
    console.keepSample();
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    console.session.book().beginNew();
    QVERIFY(window.findChild<FirstPage *>()->isVisible());
    type(field(window, u"firstField"_s), localUrl);
    QTest::keyClick(field(window, u"firstField"_s), Qt::Key_Return);
    QTest::keyClick(field(window, u"firstKeyField"_s), Qt::Key_Return);
    QCOMPARE(console.session.book().profiles().size(), 2);
    QCOMPARE(console.session.book().profiles().constFirst().name, u"payments-prod"_s);
}

void TestFrame::demoStartsAfterTheFirstPaint()
{
    Console console(m_folder->path());
    MainWindow window(console.session, console.checks, console.theme, console.settings, true);
    QVERIFY(!console.session.isDemo());
    showAndWait(window);
    QTRY_VERIFY(console.session.isDemo());
    QVERIFY(field(window, u"resourceField"_s)->text().contains(u"127.0.0.1"_s));
    QVERIFY(console.session.book().profiles().isEmpty()); // the demo profile is not saved on disk
}

void TestFrame::theDemoIsCheckedByOnePress()
{
    Console console(m_folder->path());
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    window.findChild<QPushButton *>(u"demoButton"_s)->click();
    QVERIFY(console.session.isDemo());
    QTRY_VERIFY(console.checks.of({}));
}

void TestFrame::toolsWithoutAServerLeadToItsField()
{
    Console console(m_folder->path());
    console.keepSample();
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    showAndWait(window);
    window.showPage(u"tools"_s);
    emit window.findChild<ToolsScreen *>()->setupWanted();
    QCOMPARE(window.focusWidget(), field(window, u"toolServerField"_s));
}

RC_WIDGET_TEST(TestFrame)

} // namespace rc::tst_frame

#include "tst_frame.moc"
