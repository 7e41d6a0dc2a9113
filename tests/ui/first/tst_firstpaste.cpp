// SPDX-License-Identifier: GPL-3.0-or-later
// Settings can be pasted where a Resource URL is expected: the fields are shown before they are used, the keyboard is
// enough, and a key is never shown.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/first/firstpage.h"
#include "ui/parts/addressfield.h"
#include "ui/parts/pastepanel.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMimeData>

namespace rc::tst_firstpaste {

namespace {

const QString key = u"k3y-0f-a-test"_s;

QString envText(const QString &url = localUrl)
{
    return u"# for the payments service\nSERVICE_RESOURCE="_s + url + u"\nSERVICE_USERNAME=nora\nSERVICE_API_KEY="_s +
           key + u"\nSERVICE_CLOUD_LEVEL=error\n"_s;
}

void paste(QWidget *into, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(into, Qt::Key_V, Qt::ControlModifier);
}

QString saidBy(const QWidget &window)
{
    return shownTexts(window).join(u'\n');
}

struct Shown : WindowBench
{
    explicit Shown(bool withProfile = false)
        : WindowBench(withProfile)
    {
    }
    [[nodiscard]] AddressField *first() const { return part<AddressField>(u"firstField"_s); }
    [[nodiscard]] AddressField *bar() const { return part<AddressField>(u"resourceField"_s); }
};

} // namespace

class TestFirstPaste : public QObject
{
    Q_OBJECT

private slots:
    void textBeyondAnAddressIsPassedOn_data()
    {
        addColumns<QString, bool>("text", "more");
        QTest::newRow("Resource URL") << sampleUrl << false;
        QTest::newRow("in a sentence that begins as code does") << u"From the mail: "_s + sampleUrl << false;
        QTest::newRow("a tool server") << u"https://mcp.example.net/mcp/"_s << false;
        QTest::newRow("words") << u"good morning"_s << false;
        QTest::newRow("words that begin as code does") << u"let me see"_s << false;
        QTest::newRow(".env") << envText() << true;
        QTest::newRow(".env in one line") << u"SERVICE_API_KEY="_s + key << true;
        QTest::newRow("a key that is none") << u"SERVICE_API_KEY=two words"_s << true;
        QTest::newRow("somebody else's secret") << u"DATABASE_PASSWORD=hidden"_s << true;
        QTest::newRow("curl") << u"curl -H 'X-API-Key: "_s + key + u"' "_s + sampleUrl + u"logs/"_s << true;
        QTest::newRow("tool spec") << u"{\"type\": \"mcp\", \"server_url\": \"https://mcp.example.net/mcp/\"}"_s
                                   << true;
    }

    void textBeyondAnAddressIsPassedOn()
    {
        QFETCH(QString, text);
        QFETCH(bool, more);
        AddressField field;
        QSignalSpy given(&field, &AddressField::textDiverted);
        paste(&field, text);
        QCOMPARE(given.size(), more ? 1 : 0);
        QCOMPARE(field.text().isEmpty(), more);
        if (more)
            QCOMPARE(given.first().first().toByteArray(), text.toUtf8()); // including its line breaks
        QCOMPARE(field.isUndoAvailable(), !more);
        QCOMPARE(field.divertOwnText(), false);
        QFocusEvent leaves(QEvent::FocusOut);
        QCoreApplication::sendEvent(&field, &leaves);
        QCOMPARE(field.cursorPosition(), 0);
    }

    void menuPasteWorksLikeTheShortcut()
    {
        AddressField field;
        QSignalSpy given(&field, &AddressField::textDiverted);
        QGuiApplication::clipboard()->setText(envText());
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(&field, &wanted);
        auto *menu = field.findChild<QMenu *>();
        QVERIFY(menu != nullptr);
        for (QAction *action : menu->actions()) {
            if (action->text().contains(u"Paste"_s))
                action->trigger();
        }
        QCOMPARE(given.size(), 1);
        QVERIFY(field.text().isEmpty());
        menu->close();
    }

    void droppedTextIsPassedOn()
    {
        AddressField field;
        QSignalSpy given(&field, &AddressField::textDiverted);
        QMimeData held;
        held.setText(envText());
        QDragEnterEvent enter(QPoint(4, 4), Qt::CopyAction | Qt::MoveAction, &held, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&field, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(4, 4), Qt::CopyAction | Qt::MoveAction, &held, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&field, &drop);
        QCOMPARE(given.size(), 1);
        QVERIFY(field.text().isEmpty());
        QCOMPARE(drop.dropAction(), Qt::CopyAction);
    }

    void typedKeyIsCleared()
    {
        const Shown shown;
        QTest::keyClicks(shown.first(), u"SERVICE_API_KEY="_s + key);
        QTest::keyClick(shown.first(), Qt::Key_Tab);
        QVERIFY(shown.first()->text().isEmpty());
        QVERIFY(!shown.first()->isUndoAvailable());
        QVERIFY(!saidBy(*shown.window).contains(key));
        QVERIFY(shown.part(u"firstPasted"_s)->isVisible());
    }

    void previewIsShownBeforeImport()
    {
        const Shown shown;
        QVERIFY(!shown.part(u"firstPasted"_s)->isVisible());
        paste(shown.first(), envText());
        QVERIFY(shown.part(u"firstPasted"_s)->isVisible());
        const QString said = saidBy(*shown.window);
        for (const QString &word : {u"a .env file"_s, u"nora"_s, u"ERROR"_s, u"found on line 4"_s})
            QVERIFY2(said.contains(word), qPrintable(word + u" is not in\n"_s + said));
        QVERIFY2(!said.contains(key), qPrintable(said));
        QCOMPARE(shown.first()->text(), localUrl);
        QVERIFY(shown.first()->hasFocus());
        QVERIFY(!shown.session.book().hasProfile());
        QCOMPARE(shown.session.keys().state(), KeyState::Absent);
    }

    void clearingTheClipboardIsOfferedForAKeyOnly()
    {
        const Shown shown;
        paste(shown.first(), u"SERVICE_USERNAME=nora"_s);
        auto *clear = shown.part<QPushButton>(u"firstClearClipboard"_s);
        QVERIFY(!clear->isVisible());
        paste(shown.first(), envText());
        QVERIFY(clear->isVisible());
        clear->setFocus();
        QTest::keyClick(clear, Qt::Key_Space);
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
        QVERIFY(!clear->isVisible());
        QVERIFY(shown.first()->hasFocus());
    }

    void textWithoutAnAddressAsksForItAndKeepsTheRest()
    {
        const Shown shown;
        paste(shown.first(), u"export SERVICE_USERNAME=nora\nexport SERVICE_DEBUG=on\n"_s);
        QVERIFY(!shown.part<QLabel>(u"firstVerdict"_s)->text().isEmpty());
        QTest::keyClick(shown.first(), Qt::Key_Return);
        QVERIFY(!shown.session.book().hasProfile());
        paste(shown.first(), localUrl);
        QTest::keyClick(shown.first(), Qt::Key_Return);
        QTest::keyClick(shown.first(), Qt::Key_Return); // without a key
        QCOMPARE(shown.session.profile().resource, localUrl);
        QCOMPARE(shown.session.profile().username, u"nora"_s);
        QVERIFY(shown.session.profile().debug);
    }

    void anotherTextReplacesTheFormerOne()
    {
        const Shown shown;
        paste(shown.first(), envText());
        paste(shown.first(), u"SERVICE_USERNAME=nora"_s);
        QVERIFY(shown.first()->text().isEmpty());
        paste(shown.first(), envText());
        shown.first()->selectAll();
        paste(shown.first(), u"good morning"_s);
        QVERIFY(!shown.part(u"firstPasted"_s)->isVisible());
    }

    void pastedKeyAnswersTheQuestionForIt()
    {
        const Shown shown;
        QTest::keyClicks(shown.first(), localUrl);
        QTest::keyClick(shown.first(), Qt::Key_Return);
        QVERIFY(shown.part(u"firstNote"_s)->isVisible());
        paste(shown.first(), envText());
        QVERIFY(!shown.part(u"firstNote"_s)->isVisible());
    }

    void typedAddressReplacesThePastedOne()
    {
        const Shown shown;
        paste(shown.first(), envText());
        QString other = localUrl;
        other.replace(u"mara"_s, u"nora"_s);
        shown.first()->selectAll();
        QTest::keyClicks(shown.first(), other);
        QVERIFY(!saidBy(*shown.window).contains(localUrl)); // the address is no longer shown beside it
        QTest::keyClick(shown.first(), Qt::Key_Return);
        QCOMPARE(shown.session.profile().resource, other);
        QCOMPARE(shown.session.profile().username, u"nora"_s);
    }

    void escapeDiscardsThePreview()
    {
        const Shown shown;
        paste(shown.first(), envText());
        QTest::keyClick(shown.first(), Qt::Key_Escape);
        QVERIFY(!shown.part(u"firstPasted"_s)->isVisible());
        QVERIFY(shown.first()->text().isEmpty());
        QTest::keyClicks(shown.first(), localUrl);
        QTest::keyClick(shown.first(), Qt::Key_Return);
        QTest::keyClick(shown.first(), Qt::Key_Return); // without a key
        QVERIFY(shown.session.profile().username.isEmpty());
        QCOMPARE(shown.session.keys().state(), KeyState::Absent);
    }

    void leavingThePageDiscardsThePreview()
    {
        Shown shown;
        paste(shown.first(), envText());
        shown.part<QPushButton>(u"demoButton"_s)->click();
        QTRY_VERIFY(shown.session.isDemo());
        shown.session.book().beginNew();
        QVERIFY(shown.window->findChild<FirstPage *>()->isVisible());
        QVERIFY(!shown.part(u"firstPasted"_s)->isVisible());
    }

    void addressBarOpensSetupWithThePreview()
    {
        Shown shown(true);
        const Profile before = shown.session.profile();
        shown.bar()->setFocus();
        shown.bar()->selectAll();
        paste(shown.bar(), envText(sampleUrl));
        QCOMPARE(shown.window->currentPage(), u"setup"_s);
        auto *panel = shown.window->findChild<PastePanel *>();
        QVERIFY(panel->isVisible());
        const QString said = saidBy(*panel);
        for (const QString &word : {u"nora"_s, u"jon"_s, u"the same"_s, u"found on line 4"_s})
            QVERIFY2(said.contains(word), qPrintable(word + u" is not in\n"_s + said));
        QVERIFY(!saidBy(*shown.window).contains(key));
        QCOMPARE(shown.bar()->text(), sampleUrl); // unchanged
        QCOMPARE(shown.session.profile(), before);
        // The keyboard is enough: the button that uses the settings has the focus, and nothing is saved yet.
        QTRY_COMPARE(shown.window->focusWidget(), shown.part(u"applyPastedButton"_s));
        QTest::keyClick(shown.window->focusWidget(), Qt::Key_Space);
        QCOMPARE(shown.part<QLineEdit>(u"usernameField"_s)->text(), u"nora"_s);
        QCOMPARE(shown.part<QComboBox>(u"thresholdBox"_s)->currentText(), u"ERROR"_s);
        QCOMPARE(shown.session.profile().username, u"jon"_s);
        QCOMPARE(shown.session.keys().state(), KeyState::Absent);
        QTest::keyClick(shown.window.get(), Qt::Key_S, Qt::ControlModifier); // saves both or neither
        QCOMPARE(shown.session.profile().username, u"nora"_s);
        QTRY_COMPARE(shown.session.keys().state(), KeyState::SessionOnly);
    }

    void addressBarReadsInputOnEnter()
    {
        const Shown shown(true);
        shown.bar()->setFocus();
        shown.bar()->selectAll();
        QTest::keyClicks(shown.bar(), u"SERVICE_USERNAME=nora"_s);
        QCOMPARE(shown.window->currentPage(), u"check"_s);
        QTest::keyClick(shown.bar(), Qt::Key_Return);
        QCOMPARE(shown.window->currentPage(), u"setup"_s);
        QVERIFY(saidBy(*shown.window->findChild<PastePanel *>()).contains(u"nora"_s));
    }

    /// One field for an address, and no key that is read for ever.
    void newProfileHasOneAddressField()
    {
        Shown shown(true);
        shown.session.book().beginNew();
        QVERIFY(shown.part(u"profileButton"_s)->isVisible());
        QVERIFY(!shown.bar()->isVisible());
        QVERIFY(!shown.part(u"keyChip"_s)->isVisible());
        shown.part(u"demoButton"_s)->setFocus();
        QTest::keyClick(shown.window.get(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(shown.first()->hasFocus());
        shown.session.book().select(shown.session.book().profiles().constFirst().name);
        QVERIFY(shown.bar()->isVisible());
        QVERIFY(shown.part(u"keyChip"_s)->isVisible());
    }
};

RC_WIDGET_TEST(TestFirstPaste)

} // namespace rc::tst_firstpaste

#include "tst_firstpaste.moc"
