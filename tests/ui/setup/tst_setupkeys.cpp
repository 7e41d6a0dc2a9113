// SPDX-License-Identifier: GPL-3.0-or-later
// The Setup page with a failing keychain: nothing is removed or renamed partially, and the page never blocks.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/setup/setuppage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/holdbutton.h"

#include <QMouseEvent>

namespace rc::tst_setupkeys {

namespace {

/// The Setup page on a console of its own.
class Setup : public Bench
{
public:
    explicit Setup(bool keySaved = false)
    {
        saveSampleProfile();
        if (keySaved) {
            // An earlier run saved a key in a keychain that is now unreachable.
            Profile profile = session.profile();
            profile.keySaved = true;
            RC_REQUIRE(session.book().save(profile).has_value());
        }
        page = std::make_unique<SetupPage>(session, theme);
        remove = part<ConfirmButton>(u"removeButton"_s);
    }

    template<typename Widget>
    [[nodiscard]] Widget *part(const QString &name) const
    {
        return ::part<Widget>(*page, name);
    }
    [[nodiscard]] bool complains() const { return !part<QWidget>(u"setupMessage"_s)->isHidden(); }
    void removeTwice() const
    {
        remove->click();
        remove->click();
    }
    void typeName(const QString &name) const
    {
        part<QLineEdit>(u"nameField"_s)->setText(name);
        part<QPushButton>(u"saveButton"_s)->click();
    }
    void saveKey() const
    {
        part<QLineEdit>(u"keyField"_s)->setText(u"k3y-0f-a-test"_s);
        part<QPushButton>(u"saveKeyButton"_s)->click();
    }
    [[nodiscard]] QString keyText() const { return part<QLabel>(u"keyStateText"_s)->text(); }

    std::unique_ptr<SetupPage> page;
    ConfirmButton *remove = nullptr;
};

} // namespace

class TestSetupKeys : public QObject
{
    Q_OBJECT

private slots:
    void confirmationTimesOut()
    {
        Setup setup;
        const QString text = setup.remove->text();
        setup.remove->setTimeout(std::chrono::milliseconds(1));
        setup.remove->click();
        QTRY_COMPARE(setup.remove->text(), text);
        setup.remove->setTimeout(std::chrono::minutes(1));
        setup.remove->click();
        QVERIFY(setup.remove->isAsking());
        QFocusEvent leaves(QEvent::FocusOut);
        QCoreApplication::sendEvent(setup.remove, &leaves);
        QCOMPARE(setup.remove->text(), text);
        setup.remove->click();
        setup.page->cancel(); // Esc
        QCOMPARE(setup.remove->text(), text);
        // A double click does not answer it.
        setup.page->show();
        QVERIFY(QTest::qWaitForWindowExposed(setup.page.get()));
        const QPointF middle = setup.remove->rect().center();
        const auto mouse = [&](QEvent::Type type, Qt::MouseButtons buttons) {
            QMouseEvent event(type, middle, setup.remove->mapToGlobal(middle), Qt::LeftButton, buttons, Qt::NoModifier);
            QCoreApplication::sendEvent(setup.remove, &event);
        };
        mouse(QEvent::MouseButtonPress, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, Qt::NoButton);
        QVERIFY(setup.remove->isAsking());
        mouse(QEvent::MouseButtonDblClick, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, Qt::NoButton);
        QVERIFY(setup.remove->isAsking());
        QCOMPARE(setup.session.book().profiles().size(), 1);
    }

    void aProfileCanBeRemovedWithoutItsKeyWhenAsked()
    {
        Setup setup(true);
        auto *leave = setup.part<QPushButton>(u"leaveKeyButton"_s);
        QVERIFY(leave->isHidden());
        setup.removeTwice();
        QTRY_VERIFY(setup.complains());
        QCOMPARE(setup.session.book().profiles().size(), 1);
        QVERIFY(setup.session.profile().keySaved);
        QVERIFY(setup.remove->isEnabled());
        QTRY_VERIFY(!leave->isHidden());
        leave->click();
        QCOMPARE(setup.session.book().profiles().size(), 0);
    }

    void removeErrorIsReported()
    {
        Setup setup;
        const QString file = setup.folder.filePath(u"profiles.json"_s);
        QVERIFY(QFile::remove(file) && QDir().mkpath(file + u"/in-the-way"_s));
        setup.removeTwice();
        QVERIFY(setup.complains());
        QVERIFY(setup.part<QPushButton>(u"leaveKeyButton"_s)->isHidden()); // that would not help
        QCOMPARE(setup.session.book().profiles().size(), 1);
    }

    void profileKeepsItsNameIfTheKeyCannotMove()
    {
        Setup setup(true);
        setup.typeName(u"payments"_s);
        QTRY_VERIFY(setup.complains());
        QCOMPARE(setup.session.profile().name, u"payments-prod"_s);
        QCOMPARE(setup.part<QLineEdit>(u"nameField"_s)->text(), u"payments"_s); // typed text is not lost
        QVERIFY(setup.part<QPushButton>(u"saveButton"_s)->isEnabled());
        const Console again(setup.folder.path());
        QCOMPARE(again.session.profile().name, u"payments-prod"_s);
        QVERIFY(again.session.profile().keySaved);
    }

    void sessionKeyFollowsTheNewName()
    {
        Setup setup;
        setup.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        setup.typeName(u"payments"_s);
        QTRY_COMPARE(setup.session.profile().name, u"payments"_s);
        QCOMPARE(setup.session.keys().state(), KeyState::SessionOnly);
        QCOMPARE(setup.keys.knownState(u"payments"_s), KeyState::SessionOnly);
        QCOMPARE(setup.keys.knownState(u"payments-prod"_s), KeyState::Absent);
    }

    void savedKeyCanBecomeASessionKey()
    {
        Setup setup;
        setup.saveKey();
        auto *hold = setup.part<QPushButton>(u"holdKeyButton"_s);
        QVERIFY(!hold->isHidden()); // while the keychain is pending, and with an empty field
        QVERIFY(!setup.part<QPushButton>(u"saveKeyButton"_s)->isEnabled());
        // The keychain's question is told meanwhile.
        const QString waiting = setup.keyText();
        emit setup.keys.prompting(u"another profile"_s);
        QCOMPARE(setup.keyText(), waiting);
        emit setup.keys.prompting(u"payments-prod"_s);
        QVERIFY(setup.keyText() != waiting);
        QVERIFY(setup.keyText().contains(u"prompt"_s));
        hold->click();
        QTRY_COMPARE(setup.session.keys().state(), KeyState::SessionOnly);
        QVERIFY(hold->isHidden());
        QVERIFY2(!setup.keyText().contains(u"Waiting"_s), qPrintable(setup.keyText()));
    }

    void focusStaysInTheKeyRow()
    {
        Setup setup;
        setup.page->show();
        setup.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        auto *forget = setup.part<QPushButton>(u"forgetKeyButton"_s);
        QTRY_VERIFY(forget->isVisible());
        forget->setFocus();
        forget->click();
        QTRY_COMPARE(setup.session.keys().state(), KeyState::Absent);
        QVERIFY(!setup.session.keys().key().error().has_value()); // although there is no keychain
        QTRY_VERIFY(!forget->isVisible());
        QTRY_COMPARE(setup.page->focusWidget(), setup.part<QLineEdit>(u"keyField"_s));
    }

    void unreadableKeyOffersARetry()
    {
        Setup setup(true);
        auto *again = setup.part<QPushButton>(u"readKeyAgainButton"_s);
        QVERIFY(again->isHidden());
        setup.session.keys().read(this, {});
        QTRY_VERIFY(!again->isHidden());
        again->click();
        QVERIFY(again->isHidden());
        QTRY_VERIFY(!again->isHidden());
        QCOMPARE(setup.session.keys().state(), KeyState::Unavailable);
    }

    void tokenHasItsOwnRow()
    {
        Setup setup;
        auto *field = setup.part<QLineEdit>(u"tokenField"_s);
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        QVERIFY(!setup.part<QLabel>(u"tokenNote"_s)->isHidden());
        field->setText(u"two words"_s);
        setup.part<QPushButton>(u"saveTokenButton"_s)->click();
        QCOMPARE(field->text(), u"two words"_s);
        QCOMPARE(setup.session.keys().token().state(), KeyState::Absent);
        field->setText(u" Bearer t0ken-of-a-test"_s);
        setup.part<QPushButton>(u"saveTokenButton"_s)->click();
        QVERIFY(field->text().isEmpty());
        setup.part<QPushButton>(u"holdTokenButton"_s)->click();
        QTRY_COMPARE(setup.session.keys().token().state(), KeyState::SessionOnly);
        QCOMPARE(setup.session.keys().state(), KeyState::Absent); // the key is independent of it
        setup.part<QPushButton>(u"forgetTokenButton"_s)->click();
        QTRY_COMPARE(setup.session.keys().token().state(), KeyState::Absent);
        QVERIFY(!setup.session.keys().token().error().has_value());
    }

    void sessionTokenFollowsItsProfileAndUndo()
    {
        Setup setup;
        setup.session.keys().token().holdForSession(Secret("t0ken-of-a-test"));
        setup.typeName(u"payments"_s);
        QTRY_COMPARE(setup.session.profile().name, u"payments"_s);
        QCOMPARE(setup.session.keys().token().state(), KeyState::SessionOnly);
        const auto stateOf = [&setup](const QString &name) {
            return setup.keys.knownState(secretAccount(name, CatalogKind::CodeHosting.path()));
        };
        QCOMPARE(stateOf(u"payments"_s), KeyState::SessionOnly);
        QCOMPARE(stateOf(u"payments-prod"_s), KeyState::Absent);
        QVERIFY(setup.session.book().duplicate(u"payments"_s));
        QCOMPARE(setup.session.keys().token().state(), KeyState::Absent);
        setup.session.book().select(u"payments"_s);
        QCOMPARE(setup.session.keys().token().state(), KeyState::SessionOnly);
        setup.removeTwice();
        QTRY_COMPARE(setup.session.book().profiles().size(), 1);
        QCOMPARE(stateOf(u"payments"_s), KeyState::Absent);
        QVERIFY(setup.session.book().undoRemove());
        QCOMPARE(setup.session.profile().name, u"payments"_s);
        QCOMPARE(setup.session.keys().token().state(), KeyState::SessionOnly);
    }

    void aSavedTokenIsReadWhenItsRowIsSeen()
    {
        Setup setup;
        Profile profile = setup.session.profile();
        profile.tokensSaved = {CatalogKind::CodeHosting.path()};
        QVERIFY(setup.session.book().save(profile));
        QVERIFY(!setup.session.keys().token().isKnown());
        setup.page->show();
        QTRY_VERIFY(setup.session.keys().token().isKnown());
        QCOMPARE(setup.session.keys().token().state(), KeyState::Unavailable);
        QVERIFY(!setup.part<QPushButton>(u"readTokenAgainButton"_s)->isHidden());
        setup.removeTwice(); // it may still be in the keychain
        QTRY_VERIFY(setup.complains());
        QCOMPARE(setup.session.book().profiles().size(), 1);
    }

    void tokenIsUsedWithItsProfilesCredentials()
    {
        Setup setup;
        setup.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        QByteArray token;
        int answers = 0;
        const auto ask = [&] {
            setup.session.withAccess(this, [&](const Result<Access> &credentials) {
                const CatalogToken *sent =
                    credentials ? credentials->credentials.tokenOf(CatalogKind::CodeHosting) : nullptr;
                token = !credentials ? "none" : sent ? sent->secret.reveal() : QByteArray();
                ++answers;
            });
        };
        ask();
        QTRY_COMPARE(answers, 1);
        QCOMPARE(token, QByteArray());
        setup.session.keys().token().holdForSession(Secret("t0ken-of-a-test"));
        ask();
        QTRY_COMPARE(answers, 2);
        QCOMPARE(token, QByteArray("t0ken-of-a-test"));
        QVERIFY(setup.session.book().duplicate(u"payments-prod"_s));
        setup.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        ask();
        QTRY_COMPARE(answers, 3);
        QCOMPARE(token, QByteArray());
    }

    void everyFurtherCatalogHasItsOwnToken()
    {
        Setup setup;
        const CatalogKind asana(u"asana"_s, u"/asana/"_s);
        QVERIFY(setup.page->findChild<QWidget *>(u"furtherTokens"_s) == nullptr);
        Profile profile = setup.session.profile();
        profile.customCatalogs = {asana, {u"crm"_s, u"/crm/"_s}};
        QVERIFY(setup.session.book().save(profile));
        setup.part<QLineEdit>(u"tokenField-asana"_s)->setText(u"asana-t0ken"_s);
        setup.part<QPushButton>(u"saveTokenButton-asana"_s)->click();
        setup.part<QPushButton>(u"holdTokenButton-asana"_s)->click();
        QTRY_COMPARE(setup.session.keys().token(asana).state(), KeyState::SessionOnly);
        QCOMPARE(setup.session.keys().token().state(), KeyState::Absent);
        QVERIFY(setup.session.keys().hasToken(asana));
        QVERIFY(!setup.session.keys().hasToken(CatalogKind::General));
        setup.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        std::optional<Credentials> credentials;
        setup.session.withAccess(this, [&](const Result<Access> &came) {
            QVERIFY(came);
            credentials = came->credentials.clone();
        });
        QTRY_VERIFY(credentials);
        QCOMPARE(credentials->tokens.size(), 1U);
        QCOMPARE(credentials->tokenOf(asana)->secret.reveal(), QByteArray("asana-t0ken"));
        // it follows its profile and its path, and goes with its catalog
        setup.typeName(u"payments"_s);
        QTRY_COMPARE(setup.session.profile().name, u"payments"_s);
        QCOMPARE(setup.session.keys().token(asana).state(), KeyState::SessionOnly);
        profile = setup.session.profile();
        profile.customCatalogs = {{u"tracker"_s, u"/asana/"_s}};
        QVERIFY(setup.session.book().save(profile));
        QCOMPARE(setup.session.keys().token(asana).state(), KeyState::SessionOnly);
        profile.customCatalogs = {{u"tracker"_s, u"/elsewhere/"_s}};
        QVERIFY(setup.session.book().save(profile));
        QTRY_COMPARE(setup.keys.knownState(secretAccount(u"payments"_s, u"/asana/"_s)), KeyState::Absent);
        profile.customCatalogs.clear();
        QVERIFY(setup.session.book().save(profile));
        QTRY_VERIFY(setup.page->findChild<QWidget *>(u"furtherTokens"_s) == nullptr);
    }
};

RC_WIDGET_TEST(TestSetupKeys)

} // namespace rc::tst_setupkeys

#include "tst_setupkeys.moc"
