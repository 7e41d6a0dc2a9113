// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved input: an address in the bar (D1), fields in Setup (D6), and closing the window over both (D7). Uses real
// sockets and counts the connections.
#include "demo/demoservice.h"
#include "session/send/sendoperation.h"
#include "session/tools/calloperation.h"
#include "session/tools/listoperation.h"
#include "support/testprogram.h"
#include "ui/check/checkpage.h"
#include "ui/console.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/setup/setuppage.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/banner.h"

#include <QMessageBox>
#include <QTcpServer>

namespace rc::tst_unsaved {

namespace {

/// A foreign server that counts connections and never answers.
class Stranger
{
public:
    Stranger()
    {
        RC_REQUIRE(m_server.listen(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] { ++visits; });
    }
    [[nodiscard]] QString resourceUrl() const
    {
        return u"http://127.0.0.1:%1/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s.arg(
            m_server.serverPort());
    }

    int visits = 0;

private:
    QTcpServer m_server;
};

struct AtService : Bench
{
    AtService()
    {
        RC_REQUIRE(service.start());
        saveProfile(profileOf(u"prod"_s, service.resourceUrl(), service.toolServerUrl(), service.username()));
        session.keys().key().holdForSession(service.key());
    }

    DemoService service;
};

struct ProfileBench : WindowOn<AtService>
{
    void openAddress(const QString &address) const
    {
        auto *field = part<QLineEdit>(u"resourceField"_s);
        field->setText(address);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] QString onDisk() const { return profiles.load()->first().resource; }
    void typeInSetup(const QString &text, const QString &fieldName = u"usernameField"_s) const
    {
        window->showPage(u"setup"_s);
        auto *field = part<QLineEdit>(fieldName);
        field->clear();
        QTest::keyClicks(field, text);
    }
    [[nodiscard]] CheckPage *checkPage() const
    {
        window->showPage(u"check"_s);
        return qobject_cast<CheckPage *>(window->builtPage(u"check"_s));
    }
};

std::unique_ptr<Operation> begun(const QByteArray &which, Session &session)
{
    const LogEntry entry{Level::Debug, u"hello"_s, QDateTime::currentDateTimeUtc(), {}, u"7F3A-19C2-5B0E"_s};
    if (which == "send" || which == "batch") {
        auto send = std::make_unique<SendOperation>(session);
        const qsizetype count = which == "send" ? 1 : 3;
        send->start({.plan = {.entries = QList<LogEntry>(count, entry), .perRequest = count}});
        return send;
    }
    if (which == "list") {
        auto list = std::make_unique<ListOperation>(session);
        list->start(interfaceCatalogs());
        return list;
    }
    auto call = std::make_unique<CallOperation>(session);
    call->start(*session.toolServer(), {CatalogKind::General, u"echo"_s});
    return call;
}

const QByteArrayList operations{"send", "batch", "list", "call"};

} // namespace

class TestUnsaved : public QObject
{
    Q_OBJECT

private slots:
    void aRenamedProfileKeepsItsResultsAndLists()
    {
        ProfileBench opened;
        opened.window->showPage(u"send"_s);
        opened.click(u"sendButton"_s);
        QTRY_VERIFY(opened.part<OutcomeCard>(u"outcomeCard"_s) != nullptr);
        opened.window->showPage(u"tools"_s);
        auto *tools = qobject_cast<ToolsScreen *>(opened.window->builtPage(u"tools"_s));
        tools->refresh();
        QTRY_VERIFY(!tools->isBusy() && !tools->page()->catalogs().isEmpty());
        Profile renamed = opened.session.profile();
        renamed.name = u"production"_s;
        opened.session.keys().rename(renamed, opened.window.get(), {});
        QTRY_COMPARE(opened.session.profile().name, renamed.name);
        QVERIFY(!tools->page()->catalogs().isEmpty());
        opened.window->showPage(u"send"_s);
        QVERIFY(opened.part<OutcomeCard>(u"outcomeCard"_s)->isVisible());
    }

    void enterInTheBarSavesNothing()
    {
        const ProfileBench opened;
        const Stranger stranger;
        const QString before = opened.onDisk();
        opened.openAddress(stranger.resourceUrl());
        QVERIFY(opened.session.book().isEdited());
        QCOMPARE(opened.session.profile().resource, stranger.resourceUrl());
        QCOMPARE(opened.onDisk(), before);
        QVERIFY(opened.part<QWidget>(u"editedMessage"_s)->isVisible());
        QVERIFY(opened.part<QPushButton>(u"profileButton"_s)->text().contains(u"prod • "_s));
        opened.click(u"revertAddress"_s);
        QVERIFY(!opened.session.book().isEdited());
        QCOMPARE(opened.part<QLineEdit>(u"resourceField"_s)->text(), before);
        QVERIFY(!opened.part<QWidget>(u"editedMessage"_s)->isVisible());
    }

    void nothingIsSentToAnUnsavedServer()
    {
        ProfileBench opened;
        const Stranger stranger;
        opened.openAddress(stranger.resourceUrl());
        CheckPage *page = opened.checkPage();
        page->refresh();
        QVERIFY(!page->isBusy());
        QVERIFY(!opened.part(u"checkButton"_s)->isEnabled());
        bool failed = false;
        opened.session.withAccess(page, [&failed](const Result<Access> &credentials) { failed = !credentials; });
        QTRY_VERIFY(failed);
        for (const QByteArray &which : operations) {
            const auto operation = begun(which, opened.session);
            QTRY_VERIFY2(!operation->isBusy(), which);
        }
        QCOMPARE(stranger.visits, 0);
        QCOMPARE(opened.service.received().size(), 0);
    }

    void operationsWaitForUnsavedFields_data()
    {
        QTest::addColumn<QByteArray>("which");
        for (const QByteArray &which : operations)
            QTest::newRow(which) << which;
    }

    void operationsWaitForUnsavedFields()
    {
        QFETCH(QByteArray, which);
        ProfileBench opened;
        opened.typeInSetup(u"somebody"_s);
        QSignalSpy asked(&opened.session.fields(), &UnsavedFields::asked);
        const auto operation = begun(which, opened.session);
        QCOMPARE(asked.size(), 1);
        QVERIFY(operation->isBusy());
        opened.click(u"leaveFieldsOut"_s);
        QTRY_VERIFY(!operation->isBusy());
    }

    void aWaitingSendIsNotReportedAsSending()
    {
        ProfileBench opened;
        opened.typeInSetup(u"somebody"_s);
        opened.window->showPage(u"send"_s);
        const auto *beside = opened.part<QLabel>(u"besideSend"_s);
        const auto *status = opened.part<QLabel>(u"statusText"_s);
        opened.click(u"sendButton"_s);
        QVERIFY(opened.part(u"fieldsMessage"_s)->isVisible());
        QVERIFY(!beside->isVisible());
        const QString waits = status->text();
        opened.window->builtPage(u"send"_s)->cancel();
        QTRY_VERIFY(!opened.part(u"fieldsMessage"_s)->isVisible());
        QVERIFY(!opened.session.fields().isAwaited());
        QVERIFY(status->text() != waits);
        QCOMPARE(opened.service.received().size(), 0);
    }

    void pageContinuesAfterTheFieldsAreSaved()
    {
        ProfileBench opened;
        opened.typeInSetup(u"a@example.com"_s, u"emailField"_s);
        opened.window->showPage(u"send"_s);
        opened.click(u"sendButton"_s);
        opened.click(u"saveFields"_s);
        QTRY_COMPARE(opened.service.received().size(), 1);
        opened.typeInSetup(u"b@example.com"_s, u"emailField"_s);
        opened.window->showPage(u"tools"_s);
        auto *tools = qobject_cast<ToolsScreen *>(opened.window->builtPage(u"tools"_s));
        tools->refresh();
        opened.click(u"saveFields"_s);
        QTRY_VERIFY(!tools->isBusy());
        QVERIFY(!tools->page()->catalogs().isEmpty());
    }

    void focusReturnsFromTheBanner_data()
    {
        QTest::addColumn<QString>("response");
        QTest::newRow("saved settings") << u"leaveFieldsOut"_s;
        QTest::newRow("saving them") << u"saveFields"_s;
    }

    void focusReturnsFromTheBanner()
    {
        QFETCH(QString, response);
        ProfileBench opened;
        opened.typeInSetup(u"a@example.com"_s, u"emailField"_s);
        opened.window->showPage(u"send"_s);
        auto *message = opened.part<QPlainTextEdit>(u"message"_s);
        message->setFocus();
        QTest::keyClick(message, Qt::Key_Return, Qt::ControlModifier);
        opened.part<QPushButton>(response)->setFocus();
        opened.click(response);
        QTRY_VERIFY(!opened.part(u"fieldsMessage"_s)->isVisible());
        QTRY_COMPARE(opened.window->focusWidget(), static_cast<QWidget *>(message));
    }

    void invalidFieldIsShownInsteadOfSaved_data()
    {
        addColumns<QString, QString>("name", "text");
        QTest::newRow("an email address") << u"emailField"_s << u"nobody"_s;
        QTest::newRow("a folded header") << u"uuidHeaderField"_s << u"not a header"_s;
    }

    void invalidFieldIsShownInsteadOfSaved()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        ProfileBench opened;
        opened.typeInSetup(text, name);
        opened.window->showPage(u"send"_s);
        opened.click(u"sendButton"_s);
        opened.click(u"saveFields"_s);
        auto *field = opened.part<QLineEdit>(name);
        QVERIFY(field->isVisible());
        QCOMPARE(opened.window->focusWidget(), static_cast<QWidget *>(field));
        QVERIFY(!field->accessibleDescription().isEmpty());
        const auto *message = opened.part<Banner>(u"setupMessage"_s);
        QVERIFY(message->isVisible());
        QVERIFY(message->text().contains(field->accessibleDescription()));
        opened.window->builtPage(u"send"_s)->cancel();
    }

    void aSendCanceledAtTheBannerIsNoFailure()
    {
        ProfileBench opened;
        opened.typeInSetup(u"somebody"_s);
        opened.window->showPage(u"send"_s);
        opened.click(u"sendButton"_s);
        opened.window->builtPage(u"send"_s)->cancel();
        QTRY_VERIFY(opened.part<OutcomeCard>(u"outcomeCard"_s) != nullptr);
        QCOMPARE(opened.part(u"outcomeCard"_s)->property("tone").toString(), QString(toneName(Token::Skipped)));
    }

    void aWaitingFetchIsNotReportedAsFetching()
    {
        ProfileBench opened;
        opened.typeInSetup(u"somebody"_s);
        opened.window->showPage(u"tools"_s);
        const auto *title = opened.part(u"toolsMessage"_s)->findChild<QLabel *>(u"messageTitle"_s);
        const QString before = title->text();
        auto *tools = qobject_cast<ToolsScreen *>(opened.window->builtPage(u"tools"_s));
        tools->refresh();
        QVERIFY(tools->isBusy());
        QCOMPARE(title->text(), before);
        opened.click(u"leaveFieldsOut"_s);
        QVERIFY(title->text() != before);
        QTRY_VERIFY(!tools->isBusy());
    }

    void nothingIsSentAfterReverting_data()
    {
        QTest::addColumn<QString>("button");
        addTextRows("revertButton\ncancelWaiting");
    }
    void nothingIsSentAfterReverting()
    {
        QFETCH(QString, button);
        ProfileBench opened;
        opened.typeInSetup(u"somebody"_s);
        opened.window->showPage(u"send"_s);
        opened.click(u"sendButton"_s);
        opened.checkPage()->refresh();
        opened.window->showPage(u"setup"_s);
        opened.click(button);
        QTRY_VERIFY(!opened.session.fields().isAwaited());
        QTRY_VERIFY(!opened.window->builtPage(u"send"_s)->isBusy());
        QVERIFY(!opened.checkPage()->isBusy());
        QCOMPARE(opened.service.received().size(), 0);
    }

    void windowClosesWithAWaitingSend()
    {
        ProfileBench opened;
        opened.typeInSetup(u"somebody"_s);
        opened.window->showPage(u"send"_s);
        opened.click(u"sendButton"_s);
        QVERIFY(opened.session.fields().isAwaited());
        opened.window.reset();
        QTRY_VERIFY(!opened.session.fields().isAwaited());
        QCOMPARE(opened.service.received().size(), 0);
    }

    void unsavedAddressOnTheSameServerIsUsed()
    {
        const ProfileBench opened;
        const QString before = opened.onDisk();
        opened.openAddress(QString(before).replace(u"/u/"_s, u"/u/not-"_s));
        CheckPage *page = opened.checkPage();
        page->refresh();
        QVERIFY(page->isBusy());
        QTRY_VERIFY(!page->isBusy());
        QCOMPARE(opened.onDisk(), before);
        QVERIFY(opened.session.book().isEdited());
        opened.click(u"saveAddress"_s);
        QVERIFY(opened.onDisk().contains(u"/u/not-"_s));
        QVERIFY(!opened.session.book().isEdited());
    }

    void savingAsNewDoesNotCopyTheKey()
    {
        const ProfileBench opened;
        const Stranger stranger;
        const QString before = opened.onDisk();
        opened.openAddress(stranger.resourceUrl());
        opened.click(u"saveAddressAsNew"_s);
        QCOMPARE(opened.session.book().profiles().size(), 2);
        QCOMPARE(opened.onDisk(), before);
        QCOMPARE(opened.session.profile().resource, stranger.resourceUrl());
        QVERIFY(opened.session.profile().name != u"prod"_s);
        QVERIFY(opened.keys.knownState(opened.session.profile().name) != KeyState::SessionOnly);
    }

    void savedAddressOnAnotherServerWithholdsTheKey_data()
    {
        addColumns<QString, KeyState>("response", "state");
        QTest::newRow("and keeps it") << u"keepWithheld"_s << KeyState::Withheld;
        QTest::newRow("until it is allowed there") << u"allowWithheld"_s << KeyState::SessionOnly;
    }

    void savedAddressOnAnotherServerWithholdsTheKey()
    {
        QFETCH(QString, response);
        QFETCH(KeyState, state);
        const ProfileBench opened;
        const Stranger stranger;
        opened.openAddress(stranger.resourceUrl());
        opened.click(u"saveAddress"_s);
        QTRY_COMPARE(opened.session.keys().state(), KeyState::Withheld);
        QVERIFY(opened.part<QWidget>(u"withheldMessage"_s)->isVisible());
        QVERIFY(!opened.part(u"allowWithheld"_s)->hasFocus());
        opened.click(response);
        QTRY_COMPARE(opened.session.keys().state(), state);
        QVERIFY(!opened.part<QWidget>(u"withheldMessage"_s)->isVisible());
    }

    void aCheckWithUnsavedFieldsAsks_data()
    {
        addColumns<QString, QString>("response", "username");
        QTest::newRow("saved first") << u"saveFields"_s << u"somebody"_s;
        QTest::newRow("Skipped") << u"leaveFieldsOut"_s << QString();
    }

    void aCheckWithUnsavedFieldsAsks()
    {
        QFETCH(QString, response);
        QFETCH(QString, username);
        const ProfileBench opened;
        const QString before = opened.session.profile().username;
        opened.typeInSetup(u"somebody"_s);
        CheckPage *page = opened.checkPage();
        page->refresh();
        QVERIFY(!page->isBusy());
        QVERIFY(opened.part<QWidget>(u"fieldsMessage"_s)->isVisible());
        opened.click(response);
        QTRY_VERIFY(page->isBusy());
        QVERIFY(!opened.part<QWidget>(u"fieldsMessage"_s)->isVisible());
        QCOMPARE(opened.session.profile().username, username.isEmpty() ? before : username);
        page->cancel();
        QTRY_VERIFY(!page->isBusy());
        page->refresh(); // asked only once
        QVERIFY(page->isBusy());
        page->cancel();
        QTRY_VERIFY(!page->isBusy());
    }

    void unsavedFieldsAreMarked()
    {
        const ProfileBench opened;
        const QString plain = opened.part<QPushButton>(u"profileButton"_s)->text();
        opened.typeInSetup(u"somebody"_s);
        QVERIFY(opened.part<QPushButton>(u"profileButton"_s)->text() != plain);
        QTest::keyClick(opened.part<QLineEdit>(u"usernameField"_s), Qt::Key_Escape); // loses nothing
        QCOMPARE(opened.part<QLineEdit>(u"usernameField"_s)->text(), u"somebody"_s);
        opened.click(u"revertButton"_s);
        QTRY_COMPARE(opened.part<QPushButton>(u"profileButton"_s)->text(), plain);
    }

    void closingAsksOnce_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("fields") << u"fields"_s;
        QTest::newRow("an address") << u"address"_s;
        QTest::newRow("a running check") << u"check"_s;
    }

    void closingAsksOnce()
    {
        QFETCH(QString, what);
        const ProfileBench opened;
        if (what == u"fields"_s)
            opened.typeInSetup(u"somebody"_s);
        else if (what == u"address"_s)
            opened.openAddress(opened.onDisk().replace(u"/u/"_s, u"/u/not-"_s));
        else
            opened.checkPage()->refresh();
        opened.window->close();
        QVERIFY(opened.window->isVisible());
        auto *question = opened.part<QMessageBox>(u"leavingQuestion"_s);
        QVERIFY(question != nullptr);
        opened.window->close(); // the same question is not asked twice
        QCOMPARE(opened.window->findChildren<QMessageBox *>().size(), 1);
        QCOMPARE(question->defaultButton()->objectName(), u"stayOpen"_s);
        QCOMPARE(opened.part(u"saveAndClose"_s) == nullptr, what == u"check"_s); // nothing is unsaved
        opened.click(u"stayOpen"_s);
        QVERIFY(opened.window->isVisible());
        QTRY_VERIFY(opened.part<QMessageBox>(u"leavingQuestion"_s) == nullptr);
        if (what == u"check"_s) {
            opened.checkPage()->cancel();
            QTRY_VERIFY(!opened.checkPage()->isBusy());
            return;
        }
        opened.window->close();
        opened.click(u"closeAllTheSame"_s);
        QVERIFY(!opened.window->isVisible());
    }

    void closingSavesTheChosenChanges_data()
    {
        QTest::addColumn<bool>("isAddress");
        QTest::newRow("fields") << false;
        QTest::newRow("an address") << true;
    }

    void closingSavesTheChosenChanges()
    {
        QFETCH(bool, isAddress);
        const ProfileBench opened;
        const QString other = opened.onDisk().replace(u"/u/"_s, u"/u/not-"_s);
        if (isAddress)
            opened.openAddress(other);
        else
            opened.typeInSetup(u"somebody"_s);
        opened.window->close();
        opened.click(u"saveAndClose"_s);
        QTRY_VERIFY(!opened.window->isVisible());
        QCOMPARE(opened.onDisk() == other, isAddress);
        QCOMPARE(opened.profiles.peek().constFirst().username == u"somebody"_s, !isAddress);
    }

    void closingWithoutUnsavedWorkDoesNotAsk()
    {
        const ProfileBench opened;
        opened.window->close();
        QVERIFY(!opened.window->isVisible());
    }

    void saveIsAwaitedEvenAfterDiscarding()
    {
        UnsavedFields fields;
        fields.set(true);
        fields.useSaved();
        fields.save();
        bool isSettled = false;
        fields.whenSettled(this, [&isSettled](bool continues) { isSettled = continues; });
        QVERIFY(!isSettled);
        fields.saved();
        fields.set(false);
        QTRY_VERIFY(isSettled);
    }
};

RC_WIDGET_TEST(TestUnsaved)

} // namespace rc::tst_unsaved

#include "tst_unsaved.moc"
