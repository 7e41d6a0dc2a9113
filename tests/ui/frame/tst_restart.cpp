// SPDX-License-Identifier: GPL-3.0-or-later
// The state after a restart: the window's position and size, the page and the profile. The screen is larger than the
// default offscreen one, so that nothing has to be fitted.
#include "core/textsof.h"
#include "session/check/checkoperation.h"
#include "support/pseudolocale.h"
#include "support/testprogram.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/console.h"
#include "ui/frame/window.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/tools/list/toollistpane.h"
#include "ui/tools/page/toolsheader.h"
#include "ui/tools/page/toolspage.h"

#include <QPointer>

namespace rc::tst_restart {

namespace {

void openAndClose(MainWindow &window, const std::function<void()> &meanwhile)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    meanwhile();
    window.close();
}

} // namespace

class TestRestart : public QObject
{
    Q_OBJECT

public:
    static void initMain()
    {
        static QTemporaryDir screens;
        const QString file = screens.filePath(u"screens.json"_s);
        writeBytes(file,
                   R"({"synchronousWindowSystemEvents": true, "windowFrameMargins": false, "screens": [{"name": "large",
        "x": 0, "y": 0, "width": 1920, "height": 1200, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.toLocal8Bit());
    }

private slots:
    void windowGeometryIsRestored()
    {
        const QRect place(140, 90, 1210, 830);
        {
            Console console(m_folder.path());
            console.saveSampleProfile();
            MainWindow window(console.session, console.checks, console.theme, console.settings, false);
            openAndClose(window, [&] { window.setGeometry(place); });
        }
        Console console(m_folder.path());
        MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.screen()->size(), QSize(1920, 1200));
        QCOMPARE(window.geometry(), place);
    }

    void maximizedWindowIsRestored()
    {
        {
            Console console(m_folder.path());
            MainWindow window(console.session, console.checks, console.theme, console.settings, false);
            openAndClose(window, [&] { window.showMaximized(); });
        }
        Console console(m_folder.path());
        const MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        QVERIFY(window.isMaximized());
    }

    void pageAndProfileAreRestored()
    {
        {
            Console console(m_folder.path());
            for (const QString &name : {u"first"_s, u"second"_s, u"third"_s})
                console.add(profileOf(name));
            console.session.book().select(u"second"_s);
            MainWindow window(console.session, console.checks, console.theme, console.settings, false);
            openAndClose(window, [&] { window.showPage(u"tools"_s); });
        }
        Console console(m_folder.path());
        const MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        QCOMPARE(console.session.profile().name, u"second"_s);
        QCOMPARE(window.currentPage(), u"tools"_s);
    }

    void invalidSettingsStillShowAWindow()
    {
        {
            Console before(m_folder.path());
            before.settings.profile.set(u"of another computer"_s);
        }
        Console console(m_folder.path());
        QVERIFY(console.session.book().hasProfile()); // another one
        console.settings.windowGeometry.set("rubbish");
        console.settings.page.set(u"no such page"_s);
        MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        QCOMPARE(window.currentPage(), u"check"_s);
        QVERIFY(window.width() >= window.minimumWidth() && !window.size().isEmpty());
    }

    /// The window is made again in the language that was chosen, on the same page and with the unsent entry.
    void languageChangeNeedsNoRestart()
    {
        const std::array<const char *, 3> variables{"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"};
        const std::array<QByteArray, 3> values{qgetenv(variables[0]), qgetenv(variables[1]), qgetenv(variables[2])};
        const auto restored = qScopeGuard([&, locale = QLocale()] {
            for (std::size_t i = 0; i < variables.size(); ++i)
                qputenv(variables[i], values[i]);
            QLocale::setDefault(locale);
            QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        });
        for (const char *variable : variables)
            qputenv(variable, m_folder.path().toLocal8Bit());

        const QString typed = u"typed before the change"_s;
        QPointer<MainWindow> before;
        QString after;
        QTimer person;
        connect(&person, &QTimer::timeout, qApp, [&] {
            const QWidgetList shown = QApplication::topLevelWidgets();
            const auto found = std::find_if(shown.cbegin(), shown.cend(),
                                            [](QWidget *widget) { return qobject_cast<MainWindow *>(widget); });
            auto *window = found == shown.cend() ? nullptr : qobject_cast<MainWindow *>(*found);
            if (window == nullptr || window == before)
                return;
            if (after.isNull()) { // the first window checks the demo
                const auto *check = window->findChild<CheckPage *>();
                if (check == nullptr || check->isBusy() ||
                    !check->findChild<QWidget *>(u"verdictBanner"_s)->isVisibleTo(check))
                    return;
            }
            window->showPage(u"send"_s);
            auto *message = window->findChild<QPlainTextEdit *>(u"message"_s);
            if (after.isNull()) {
                before = window;
                after = u"not yet"_s;
                message->setPlainText(typed);
                window->showPage(u"preferences"_s);
                auto *languages = window->findChild<QComboBox *>(u"languageBox"_s);
                languages->setCurrentIndex(languages->findData(u"ar"_s));
                QTest::keyClick(languages, Qt::Key_Return);
            } else {
                after = message->toPlainText();
                window->close();
            }
        });
        person.start(10);
        QTimer::singleShot(100'000, &person, &QCoreApplication::quit);
        QCOMPARE(runWindow({u"--demo"_s}), 0);
        QCOMPARE(after, typed);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QCOMPARE(QLocale().language(), QLocale::Arabic);
    }

    /// The demo service's name, its last check and an unchanged entry, which outlive the window.
    void theDemoAndAnUnchangedEntryFollowTheLanguage()
    {
        Console console(m_folder.path());
        QVERIFY(console.session.useDemo());
        CheckReport report = canceledReport();
        report.steps[0].summary = Phrase("rc::StepOutcome", "owner %1").arg(u"mara"_s);
        console.checks.set({}, report);
        const auto summary = [](const MainWindow &window) {
            return window.findChild<StepModel *>()->indexOf(StepId::Url).data(StepModel::SummaryRole).toString();
        };
        const QString name = console.session.profile().name;
        const auto message = [](MainWindow &window) {
            window.showPage(u"send"_s);
            return window.findChild<QPlainTextEdit *>(u"message"_s)->toPlainText();
        };
        MainWindow before(console.session, console.checks, console.theme, console.settings, false);
        before.show();
        const QString usual = message(before);
        before.showPage(u"check"_s);
        QCOMPARE(summary(before), u"owner mara"_s);
        PseudoLocale locale(PseudoScript::Accented);
        QVERIFY(QCoreApplication::installTranslator(&locale));
        const auto asBefore = qScopeGuard([&locale] { QCoreApplication::removeTranslator(&locale); });
        console.session.retranslate();
        QVERIFY(console.session.isDemo() && console.session.profile().name != name);
        MainWindow after(console.session, console.checks, console.theme, console.settings, false);
        after.continueFrom(before);
        after.show();
        QVERIFY(message(after) != usual);
        after.showPage(u"check"_s);
        QCOMPARE(summary(after), pseudoText(u"owner %1"_s, PseudoScript::Accented).arg(u"mara"_s));
    }

    /// The language changes: results keep their arrival, and Tools keeps its selection.
    void theNextWindowContinues()
    {
        Console console(m_folder.path());
        QVERIFY(console.session.useDemo());
        auto before =
            std::make_unique<MainWindow>(console.session, console.checks, console.theme, console.settings, false);
        before->show();
        before->resize(1364, 1190); // larger than a new window may be
        before->showPage(u"send"_s);
        part<QPushButton>(*before, u"sendButton"_s)->click();
        QTRY_VERIFY(before->findChild<OutcomeCard *>() != nullptr);
        QTRY_VERIFY(!part<QLabel>(*before, u"arrivalDetails"_s)->isHidden());
        part<QAction>(*before, u"eachLevel"_s)->trigger();
        const auto texts = [](const MainWindow &window, const QString &name) {
            return textsOf(window.builtPage(u"send"_s)->findChildren<QLabel *>(name), &QLabel::text);
        };
        QTRY_VERIFY(!texts(*before, u"groupArrival"_s).value(0).isEmpty());
        QHash<QString, QStringList> shown{{u"outcomeName"_s, {}},   {u"groupHead"_s, {}},      {u"groupOutcome"_s, {}},
                                          {u"groupArrival"_s, {}},  {u"arrivalDetails"_s, {}}, {u"arrivalState"_s, {}},
                                          {u"outcomeMarker"_s, {}}, {u"groupMarker"_s, {}}};
        for (auto each = shown.begin(); each != shown.end(); ++each)
            *each = texts(*before, each.key());
        before->showPage(u"tools"_s);
        before->builtPage(u"tools"_s)->refresh();
        const auto lists = [](const MainWindow &window) {
            return qobject_cast<ToolsScreen *>(window.builtPage(u"tools"_s))->page()->catalogs().size();
        };
        QTRY_VERIFY(!before->builtPage(u"tools"_s)->isBusy());
        const auto count = lists(*before);
        QVERIFY(count > 0);
        const auto tools = [](const MainWindow &window) {
            return qobject_cast<ToolsScreen *>(window.builtPage(u"tools"_s))->page();
        };
        const auto chosen = [&tools](const MainWindow &window) {
            return tools(window)->findChild<ToolListPane *>()->currentKey();
        };
        tools(*before)->choose(CatalogKind::CodeHosting,
                               tools(*before)->catalog(CatalogKind::CodeHosting)->tools.last().name);
        part<QLineEdit>(*before, u"toolFilter"_s)->setText(u"a"_s);
        const ToolKey tool = chosen(*before);
        QCOMPARE(tool.catalog, CatalogKind::CodeHosting);
        PseudoLocale locale(PseudoScript::Accented);
        QVERIFY(QCoreApplication::installTranslator(&locale));
        MainWindow after(console.session, console.checks, console.theme, console.settings, false);
        after.continueFrom(*before);
        const QSize size = before->size();
        before.reset();
        after.show();
        QCOMPARE(after.size(), size);
        QCOMPARE(lists(after), count);
        QCOMPARE(tools(after)->header().shown(), QList<CatalogKind>{CatalogKind::CodeHosting});
        QTRY_COMPARE(chosen(after), tool);
        QCOMPARE(part<QLineEdit>(after, u"toolFilter"_s)->text(), u"a"_s);
        for (auto each = shown.cbegin(); each != shown.cend(); ++each) {
            const QStringList now = texts(after, each.key());
            QCOMPARE(now.size(), each->size());
            for (const QString &text : now) // only the markers are the same in every language
                QCOMPARE(each->contains(text) && !text.isEmpty(), each.key().endsWith("Marker"_L1));
        }
        after.showPage(u"send"_s);
        auto *card = after.findChild<OutcomeCard *>();
        QVERIFY(card != nullptr && card->isVisible());
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {}, Qt::NoModifier);
        QCoreApplication::sendEvent(card, &event); // its menu belongs to the new page
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QApplication::activePopupWidget()->close();
    }

    void languageChangeWaitsForUnsavedWork()
    {
        Console console(m_folder.path());
        console.saveSampleProfile();
        MainWindow window(console.session, console.checks, console.theme, console.settings, false);
        window.show();
        window.showPage(u"send"_s);
        auto *threshold = window.findChild<QCheckBox *>(u"asSdk"_s);
        threshold->setChecked(true);
        window.showPage(u"preferences"_s);
        const QSignalSpy chosen(&window, &MainWindow::languageChosen);
        auto *languages = window.findChild<QComboBox *>(u"languageBox"_s);
        languages->setCurrentIndex(languages->findData(u"de"_s));
        QTest::keyClick(languages, Qt::Key_Return);
        QTRY_COMPARE(console.settings.language(), u"de"_s);
        QVERIFY(window.findChild<QLabel *>(u"languageVerdict"_s)->isVisible());
        QCOMPARE(chosen.size(), 0);
        threshold->setChecked(false);
        languages->setCurrentIndex(languages->findData(u"fr"_s));
        QTest::keyClick(languages, Qt::Key_Return);
        QTRY_COMPARE(chosen.size(), 1);
    }

private:
    QTemporaryDir m_folder;
};

RC_WIDGET_TEST(TestRestart)

} // namespace rc::tst_restart

#include "tst_restart.moc"
