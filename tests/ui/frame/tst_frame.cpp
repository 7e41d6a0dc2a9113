// SPDX-License-Identifier: GPL-3.0-or-later
// The window around the pages: first start, resource bar, keyboard navigation, and the state that survives a restart.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/first/firstpage.h"
#include "ui/frame/navigation.h"
#include "ui/frame/statusline.h"
#include "ui/parts/page.h"
#include "ui/tools/page/toolspage.h"

#include <QDialog>
#include <QIcon>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>

namespace rc::tst_frame {

namespace {

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

class TestFrame : public QObject
{
    Q_OBJECT

private slots:
    void theFocusIsShownFromTheStart()
    {
        const WindowBench console;
        QVERIFY(QApplication::focusWidget() != nullptr);
        QTRY_VERIFY(console.part(u"focusRing"_s) != nullptr && console.part(u"focusRing"_s)->isVisible());
    }

    void firstStartAsksOnlyForAUrl()
    {
        WindowBench console(false);
        MainWindow &window = *console.window;
        QVERIFY(window.findChild<FirstPage *>()->isVisible());
        const auto hasNoFrame = [&window] {
            return window.findChild<Navigation *>() == nullptr &&
                   window.findChild<QWidget *>(u"resourceBar"_s) == nullptr;
        };
        QVERIFY(hasNoFrame()); // parts that are not visible are not built
        for (const QString &id : {u"check"_s, u"send"_s, u"tools"_s, u"setup"_s})
            QVERIFY(window.builtPage(id) == nullptr);
        for (const QString &name : {u"firstKeyField"_s, u"useClipboard"_s, u"firstForget"_s})
            QVERIFY2(!window.findChild<QWidget *>(name)->isVisible(), qPrintable(name));
        // Shortcuts of the bar and the navigation have no effect yet.
        for (const QKeySequence &keys : {QKeySequence(u"Ctrl+L"_s), QKeySequence(u"Ctrl+1"_s), QKeySequence(u"F5"_s),
                                         QKeySequence(u"Alt+2"_s), QKeySequence(u"Ctrl+Z"_s)})
            QTest::keySequence(&window, keys);
        window.resize(window.width() / 2, window.height());
        console.theme.setChoice(ThemeChoice::Dark);
        QVERIFY(hasNoFrame());
        QCOMPARE(window.focusWidget(), field(window, u"firstField"_s));
    }

    void windowFromALargerScreenIsFitted()
    {
        Bench console;
        const QSize room = QGuiApplication::primaryScreen()->availableSize();
        QWidget large;
        large.setGeometry(0, 0, 3 * room.width(), 3 * room.height());
        console.settings.windowGeometry.set(large.saveGeometry());
        const MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        QVERIFY(window.width() < room.width());
        QVERIFY(window.height() < room.height());
    }

    void textAroundTheAddressIsIgnoredAndReported()
    {
        const WindowBench console;
        auto *line = field(*console.window, u"resourceField"_s);
        type(line, QString(sampleUrl).replace(u"mara"_s, u"nora"_s) + u"logs/?x=1"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(console.part(u"resourceMessage"_s)->isVisible());
        console.click(u"saveAddress"_s);
        QVERIFY(console.profiles.peek().constFirst().resource.endsWith(
            u"/u/nora/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s));
    }

    void invalidUrlIsExplainedBelowTheBar()
    {
        WindowBench console;
        MainWindow &window = *console.window;
        type(field(window, u"resourceField"_s), u"http://logs.example.net/tools/"_s);
        QTest::keyClick(field(window, u"resourceField"_s), Qt::Key_Return);
        auto *message = window.findChild<QWidget *>(u"resourceMessage"_s);
        QVERIFY(message->isVisible());
        QVERIFY(!message->accessibleName().isEmpty());
        QCOMPARE(console.session.profile().resource, sampleUrl);
        QTest::keyClick(field(window, u"resourceField"_s), Qt::Key_Escape); // discards the text
        QCOMPARE(field(window, u"resourceField"_s)->text(), sampleUrl);
    }

    void altAndDigitShowsAPage()
    {
        WindowBench console;
        MainWindow &window = *console.window;
        for (const auto &[keys, page] :
             {std::pair(Qt::ALT | Qt::Key_2, u"send"_s), std::pair(Qt::ALT | Qt::Key_1, u"check"_s),
              std::pair(Qt::ALT | Qt::Key_3, u"tools"_s), std::pair(Qt::ALT | Qt::Key_4, u"activity"_s),
              std::pair(Qt::ALT | Qt::Key_5, u"setup"_s), std::pair(Qt::CTRL | Qt::Key_Comma, u"preferences"_s)}) {
            QTest::keySequence(&window, keys);
            QCOMPARE(window.currentPage(), page);
            QVERIFY(window.builtPage(page)->isVisible());
        }
    }

    void theDemoIsCheckedAfterTheFirstPaint()
    {
        Bench console;
        MainWindow window(console.session, console.checks, console.theme, console.settings, true);
        QVERIFY(!console.session.isDemo());
        window.show();
        QTRY_VERIFY(console.session.isDemo());
        QVERIFY(field(window, u"resourceField"_s)->text().contains(u"127.0.0.1"_s));
        QVERIFY(console.session.book().profiles().isEmpty()); // the demo profile is not saved on disk
        QTRY_VERIFY(console.checks.of({}));
    }

    void oneClickChecksTheDemo()
    {
        WindowBench console(false);
        MainWindow &window = *console.window;
        window.findChild<QPushButton *>(u"demoButton"_s)->click();
        QVERIFY(console.session.isDemo());
        QTRY_VERIFY(console.checks.of({}));
    }

    void toolsWithoutAServerLinkToItsField()
    {
        WindowBench console;
        MainWindow &window = *console.window;
        window.showPage(u"tools"_s);
        emit window.findChild<ToolsScreen *>()->setupRequested();
        QCOMPARE(window.focusWidget(), field(window, u"toolServerField"_s));
    }

    void titleNamesProfileAndPage()
    {
        const WindowBench bench;
        const auto &window = bench.window;
        window->showPage(u"send"_s);
        const QStringList parts = window->windowTitle().split(u" · "_s);
        QCOMPARE(parts.size(), 3);
        QCOMPARE(parts.first(), bench.session.profile().name);
        window->showPage(u"tools"_s);
        QVERIFY(window->windowTitle().split(u" · "_s).at(1) != parts.at(1));
        QCOMPARE(window->windowTitle().split(u" · "_s).last(), parts.last());
    }

    void versionLeadsToAbout()
    {
        const WindowBench bench;
        const auto &window = bench.window;
        auto *about = window->findChild<QPushButton *>(u"aboutButton"_s);
        QVERIFY(about->text().contains(QCoreApplication::applicationVersion()));
        about->click();
        QTRY_VERIFY(!window->findChildren<QDialog *>().isEmpty());
    }

    void runningOperationKeepsItsMessage()
    {
        const Theme theme(ThemeChoice::Light);
        StatusLine line(theme);
        line.setTimeout(1ms);
        line.setBusy(true);
        line.showMessage(u"sending"_s);
        QSignalSpy turned(&line, &QObject::objectNameChanged);
        QTimer::singleShot(30ms, &line, [&line] { line.setObjectName(u"later"_s); });
        QTRY_COMPARE(turned.count(), 1);
        QCOMPARE(line.text(), u"sending"_s);
        line.setLasting(u"lasts"_s);
        line.setBusy(false);
        QTRY_COMPARE(line.text(), u"lasts"_s); // the message has gone by itself
        QCOMPARE(line.message(), QString());
    }

    void resultOfAHiddenPageIsShownOnReturn()
    {
        WindowBench bench;
        MainWindow &window = *bench.window;
        window.showPage(u"send"_s);
        window.showPage(u"setup"_s);
        emit window.builtPage(u"send"_s)->statusChanged(u"ended"_s);
        const auto *line = window.findChild<StatusLine *>();
        QVERIFY(!line->text().contains(u"ended"_s));
        window.showPage(u"send"_s);
        QVERIFY(line->text().contains(u"ended"_s));
        window.showPage(u"setup"_s); // a message goes with its page
        QVERIFY(!line->text().contains(u"ended"_s));
        window.showPage(u"send"_s);
        QVERIFY(!line->text().contains(u"ended"_s));
    }

    void onlyOneCancelButton()
    {
        const Theme theme(ThemeChoice::Light);
        StatusLine line(theme);
        const auto *cancel = line.findChild<QPushButton *>(u"cancelButton"_s);
        line.setBusy(true);
        QVERIFY(!cancel->isHidden());
        line.setBusy(true, false); // the page has its own progress
        QVERIFY(cancel->isHidden());
        SampleBench bench;
        MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
        for (const QString &page : {u"check"_s, u"send"_s, u"tools"_s}) {
            window.showPage(page);
            QVERIFY2(window.builtPage(page)->showsProgress(), qPrintable(page));
        }
    }
};

RC_WIDGET_TEST(TestFrame)

} // namespace rc::tst_frame

#include "tst_frame.moc"
