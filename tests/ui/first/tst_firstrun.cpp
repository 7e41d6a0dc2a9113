// SPDX-License-Identifier: GPL-3.0-or-later
// A first run from nothing to a result: missing values are requested in place, and the key presses are counted.
#include "support/deployment.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/first/clipboardoffer.h"
#include "ui/first/firstpage.h"

#include <QMimeData>

namespace rc::tst_firstrun {

namespace {

/// A service that behaves like a real deployment, and nothing to offer from the clipboard.
struct AtDeployment : Bench
{
    AtDeployment() { QGuiApplication::clipboard()->clear(); }

    Deployment deployment;
    ScriptedServer server{deployment};
};

/// A window without a profile.
class FirstRun : public WindowOn<AtDeployment>
{
public:
    FirstRun() { RC_TRY_REQUIRE(field()->hasFocus()); }

    [[nodiscard]] QString url() const { return server.base() + deployment.resourcePath(); }
    [[nodiscard]] static QString key() { return QString::fromLatin1(Deployment::accountKey("mara")); }
    [[nodiscard]] QString env() const
    {
        return u"SERVICE_RESOURCE=%1\nSERVICE_API_KEY=%2\nSERVICE_USERNAME=mara\nSERVICE_CLOUD_LEVEL=error\n"_s.arg(
            url(), key());
    }
    [[nodiscard]] QLineEdit *field() const { return part<QLineEdit>(u"firstField"_s); }
    [[nodiscard]] ClipboardOffer *offer() const { return window->findChild<ClipboardOffer *>(); }
    /// Presses a key in the focused widget and counts it.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++presses;
        QTest::keyClick(window->focusWidget(), key, modifiers);
    }
    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        press(Qt::Key_V, Qt::ControlModifier);
    }
    /// Activates the window again.
    void comeBack() const
    {
        window->findChild<FirstPage *>()->setFocus();
        field()->clearFocus();
        field()->setFocus(Qt::ActiveWindowFocusReason);
        QCoreApplication::processEvents();
    }
    /// The widgets that Tab visits from the field until it returns there.
    [[nodiscard]] QStringList tabs()
    {
        QStringList names;
        field()->setFocus();
        do {
            names.append(window->focusWidget()->objectName());
            press(Qt::Key_Tab);
        } while (!field()->hasFocus() && names.size() < 20);
        return names;
    }
    [[nodiscard]] bool isChecking() const
    {
        const Page *page = window->builtPage(u"check"_s);
        return window->currentPage() == "check"_L1 && page != nullptr && page->isBusy();
    }
    [[nodiscard]] StepState result(const StepId &id)
    {
        const auto report = checks.of(session.profile().name);
        return report ? stateOf(id, report->steps) : StepState::Waiting;
    }

    int presses = 0;
};

} // namespace

class TestFirstRun : public QObject
{
    Q_OBJECT

private slots:
    void fourClicksFromAddressToCheck()
    {
        FirstRun run;
        run.paste(run.url());
        run.paste(FirstRun::key());
        run.paste(run.server.base());
        run.press(Qt::Key_Return);
        QCOMPARE(run.presses, 4);
        QTRY_VERIFY(run.isChecking());
        QCOMPARE(run.session.profile().toolServer, run.server.base());
        QTRY_COMPARE(run.result(StepId::Ingest), StepState::Passed);
        QCOMPARE(run.result(StepId::LevelError), StepState::Skipped);
        QCOMPARE(run.result(StepId::LevelAlert), StepState::Skipped);
        QCOMPARE(run.session.keys().state(), KeyState::SessionOnly); // there is no keychain here
    }

    void twoClicksFromEnvFileToCheck()
    {
        FirstRun run;
        run.paste(run.env());
        QVERIFY(run.field()->hasFocus());
        run.press(Qt::Key_Return);
        QCOMPARE(run.presses, 2);
        QTRY_COMPARE(run.result(StepId::Ingest), StepState::Passed);
        QCOMPARE(run.session.profile().name, u"mara-127.0.0.1"_s);
        QCOMPARE(run.session.profile().username, u"mara"_s);
        QCOMPARE(run.session.profile().threshold, Threshold::Error);
        QCOMPARE(run.readKey(), FirstRun::key().toUtf8()); // for this session, because there is no keychain here
        QVERIFY(!shownTexts(*run.window).join(u'\n').contains(FirstRun::key()));
    }

    void oneClickFromClipboardToCheck()
    {
        FirstRun run;
        QGuiApplication::clipboard()->setText(run.env());
        run.comeBack();
        QVERIFY(run.offer()->isVisible());
        QVERIFY(run.field()->text().isEmpty());
        run.press(Qt::Key_Return);
        QCOMPARE(run.presses, 1);
        QTRY_COMPARE(run.result(StepId::Ingest), StepState::Passed);
    }

    void aToolServerAloneIsEnough_data()
    {
        addColumns<QString, bool>("path", "isEndpoint");
        QTest::newRow("general") << u"/mcp/"_s << true;
        QTest::newRow("code hosting") << u"/github/"_s << true;
        QTest::newRow("an origin is one once Enter was pressed") << QString() << false;
    }

    void aToolServerAloneIsEnough()
    {
        QFETCH(QString, path);
        QFETCH(bool, isEndpoint);
        FirstRun run;
        run.paste(run.server.base() + path);
        QCOMPARE(run.part(u"firstFields"_s)->isVisible(), isEndpoint);
        if (!isEndpoint)
            run.press(Qt::Key_Return);
        QVERIFY(run.part(u"firstKeyField"_s)->hasFocus());
        QVERIFY(!run.part(u"firstToolServerField"_s)->isVisible());
        QVERIFY(!run.part(u"firstSends"_s)->isVisible()); // only its tools are checked
        run.paste(FirstRun::key());
        run.press(Qt::Key_Return);
        QVERIFY(run.session.book().hasProfile());
        QCOMPARE(run.session.profile().toolServer, run.server.base());
        QVERIFY(run.session.profile().resource.isEmpty());
        QVERIFY(!run.session.profile().name.isEmpty());
        QTRY_VERIFY(run.result(StepId::ToolsGeneral) != StepState::Waiting);
        QVERIFY(run.result(StepId::ToolsGeneral) != StepState::Skipped);
        QCOMPARE(run.result(StepId::Ingest), StepState::Skipped);
    }

    void unwritableFolderDoesNotPreventACheck()
    {
        FirstRun run;
        QVERIFY(QDir().mkpath(run.profiles.path() + u"/in-the-way"_s));
        run.paste(run.env());
        run.press(Qt::Key_Return);
        QTRY_COMPARE(run.result(StepId::Ingest), StepState::Passed);
        QVERIFY(run.session.book().profiles().isEmpty());
        QVERIFY(run.part(u"resourceMessage"_s)->isVisible()); // which says so
        run.window->close();
        QVERIFY(run.window->isVisible()); // it asks first
    }

    void onlyMissingFieldsAreShown()
    {
        FirstRun run;
        const auto asked = [&run](const QString &name) { return run.part(name)->isVisible(); };
        QVERIFY(!asked(u"firstFields"_s));
        run.paste(run.url());
        QVERIFY(asked(u"firstKeyField"_s) && asked(u"firstToolServerField"_s) && asked(u"firstUsernameField"_s));
        QCOMPARE(run.part<QLineEdit>(u"firstKeyField"_s)->echoMode(), QLineEdit::Password);
        run.paste(FirstRun::key());
        run.press(Qt::Key_Escape); // discards the text
        QVERIFY(!asked(u"firstFields"_s));
        QVERIFY(run.field()->text().isEmpty());
        QVERIFY(run.part<QLineEdit>(u"firstKeyField"_s)->text().isEmpty());
        run.paste(run.env());
        QVERIFY(!asked(u"firstKeyField"_s) && asked(u"firstToolServerField"_s) && !asked(u"firstUsernameField"_s));
    }

    void correctingTheAddressKeepsOtherFields()
    {
        FirstRun run;
        run.paste(run.url() + u"x/"_s); // not valid yet
        QVERIFY(!run.part(u"firstFields"_s)->isVisible());
        run.field()->setText(run.url());
        run.part<QLineEdit>(u"firstKeyField"_s)->setText(FirstRun::key());
        run.field()->setFocus();
        QTest::keyClicks(run.field(), u"x/"_s);
        QVERIFY(!run.part(u"firstFields"_s)->isVisible());
        QTest::keyClick(run.field(), Qt::Key_Backspace);
        QTest::keyClick(run.field(), Qt::Key_Backspace);
        QTest::keyClick(run.field(), Qt::Key_Return);
        QTRY_COMPARE(run.result(StepId::Ingest), StepState::Passed); // the key was already there
    }

    void firstClickAsksForAMissingKey()
    {
        FirstRun run;
        QTest::keyClicks(run.field(), run.url());
        run.press(Qt::Key_Return);
        QVERIFY(run.part(u"firstKeyField"_s)->hasFocus());
        QVERIFY(run.part(u"firstNote"_s)->isVisible());
        QVERIFY(!run.session.book().hasProfile());
        QVERIFY(run.server.seen().isEmpty());
        run.press(Qt::Key_Return);
        QVERIFY(run.session.book().hasProfile());
        QTRY_COMPARE(run.result(StepId::Key), StepState::Failed);
    }

    void invalidInputIsReportedInPlace_data()
    {
        addColumns<QStringList, QString>("pasted", "field");
        QTest::newRow("a key") << QStringList{u"two words"_s} << u"firstKeyField"_s;
        QTest::newRow("a tool server") << QStringList{FirstRun::key(), u"ftp://tools.example.net"_s}
                                       << u"firstToolServerField"_s;
    }

    void invalidInputIsReportedInPlace()
    {
        QFETCH(QStringList, pasted);
        QFETCH(QString, field);
        FirstRun run;
        run.paste(run.url());
        for (const QString &text : pasted)
            run.paste(text);
        run.press(Qt::Key_Return);
        QVERIFY(run.part(u"firstNote"_s)->isVisible());
        QVERIFY(run.part(field)->hasFocus());
        QVERIFY(!run.session.book().hasProfile());
    }

    void clipboardIsOfferedOnlyWithAnAddress_data()
    {
        addColumns<QString, bool>("text", "offered");
        const QString address = sampleUrl;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("words") << u"good morning"_s << false;
        QTest::newRow("a key alone") << u"SERVICE_API_KEY=k3y-0f-a-test"_s << false;
        QTest::newRow("a tool server") << u"https://mcp.example.net/mcp/"_s << false;
        QTest::newRow("an address") << address << true;
        QTest::newRow("a .env file") << u"SERVICE_RESOURCE="_s + address << true;
        QTest::newRow("a long document with one") << QString(100'000, u'a') + u'\n' + address << false;
    }

    void clipboardIsOfferedOnlyWithAnAddress()
    {
        QFETCH(QString, text);
        QFETCH(bool, offered);
        FirstRun run;
        QGuiApplication::clipboard()->setText(text);
        QVERIFY(!run.offer()->isVisible()); // not until the field has the focus again
        run.comeBack();
        QCOMPARE(run.offer()->isVisible(), offered);
        QTest::keyClicks(run.field(), u"x"_s);
        QVERIFY(!run.offer()->isVisible());
    }

    void passwordManagerTextIsNotRead()
    {
        FirstRun run;
        auto *held = new QMimeData;
        held->setText(run.env());
        held->setData(u"x-kde-passwordManagerHint"_s, "secret");
        QGuiApplication::clipboard()->setMimeData(held);
        run.comeBack();
        QVERIFY(!run.offer()->isVisible());
    }

    void changedClipboardIsShownBeforeImport()
    {
        FirstRun run;
        QGuiApplication::clipboard()->setText(run.env());
        run.comeBack();
        const QString before = run.offer()->accessibleText();
        QGuiApplication::clipboard()->setText(run.env().replace(u"/u/mara/"_s, u"/u/jon/"_s));
        run.press(Qt::Key_Return);
        QVERIFY(!run.session.book().hasProfile());
        QVERIFY(run.offer()->isVisible() && run.offer()->accessibleText() != before);
        QGuiApplication::clipboard()->clear();
        run.press(Qt::Key_Return);
        QVERIFY(!run.session.book().hasProfile());
        QVERIFY(!run.offer()->isVisible());
    }

    void clipboardTextIsNeverShownRaw()
    {
        FirstRun run;
        QGuiApplication::clipboard()->setText(run.env());
        run.comeBack();
        QVERIFY(run.offer()->accessibleText().contains(u"mara"_s));
        for (const QLabel *label : run.window->findChildren<QLabel *>())
            QVERIFY(!label->text().contains(FirstRun::key()) && !label->accessibleName().contains(FirstRun::key()));
        QVERIFY(!run.field()->accessibleDescription().contains(FirstRun::key()));
        // An ignored offer leaves nothing behind.
        QTest::keyClicks(run.field(), u"x"_s);
        QVERIFY(run.offer()->accessibleText().isEmpty());
        QCOMPARE(run.part<QLabel>(u"offerContents"_s)->text(), QString());
        QCOMPARE(run.part<QPushButton>(u"useClipboard"_s)->accessibleDescription(), QString());
    }

    void oneClickChangesHttpToHttps()
    {
        FirstRun run;
        auto *correct = run.part<QPushButton>(u"useHttps"_s);
        QTest::keyClicks(run.field(), QString(sampleUrl).replace(u"https:"_s, u"http:"_s));
        QVERIFY(correct->isVisible());
        correct->click();
        QCOMPARE(run.field()->text(), sampleUrl);
        QVERIFY(!correct->isVisible());
        QVERIFY(!run.session.book().hasProfile());
    }

    void cancelWhileSavingTheKeyStartsNoCheck()
    {
        FirstRun run;
        run.paste(run.env());
        run.press(Qt::Key_Return);
        QVERIFY(run.isChecking()); // the keychain is queried, and nothing is sent before it has answered
        run.window->builtPage(u"check"_s)->cancel();
        QVERIFY(!run.isChecking());
        QTRY_COMPARE(run.session.keys().state(), KeyState::SessionOnly);
        QVERIFY(run.server.seen().isEmpty());
        QVERIFY(!run.checks.of(run.session.profile().name));
    }

    void tabMovesDownThePage()
    {
        FirstRun run;
        const QStringList below{u"continueButton"_s, u"demoButton"_s};
        QCOMPARE(run.tabs(), QStringList{u"firstField"_s} + below);
        run.paste(run.url());
        const QStringList asked{u"firstKeyField"_s, u"firstSaveKey"_s, u"firstToolServerField"_s,
                                u"firstUsernameField"_s};
        QCOMPARE(run.tabs(), QStringList{u"firstField"_s} + asked + below);
        run.press(Qt::Key_Escape);
        run.paste(run.env());
        const QStringList pasted{u"pastedKeyBox"_s, u"firstClearClipboard"_s, u"firstForget"_s};
        QCOMPARE(run.tabs(), QStringList{u"firstField"_s} + pasted + QStringList{u"firstToolServerField"_s} + below);
        run.press(Qt::Key_Escape);
        run.comeBack();
        QTRY_VERIFY(run.offer()->isVisible());
        QCOMPARE(run.tabs(), QStringList({u"firstField"_s, u"useClipboard"_s, u"demoButton"_s}));
    }
};

RC_WIDGET_TEST(TestFirstRun)

} // namespace rc::tst_firstrun

#include "tst_firstrun.moc"
