// SPDX-License-Identifier: GPL-3.0-or-later
// The Setup page: fields validated in place, saving, the states of the key, and texts without the key.
#include "support/testprogram.h"
#include "support/tlscertificates.h"
#include "ui/buttons/rowmenu.h"
#include "ui/console.h"
#include "ui/setup/setuppage.h"
#include "ui/theme/theme.h"
#include "wire/tls/tlsauthorities.h"

#include <QFileDialog>

namespace rc::tst_setup {

class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    void menuOpensAtItsFirstItem()
    {
        PageOn<SetupPage, SampleBench> console;
        SetupPage &page = console.page;
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto *more = part<QPushButton>(page, u"profileMoreButton"_s);
        auto *panel = more->findChild<PopupPanel *>();
        for (int time = 0; time < 2; ++time) {
            more->click();
            QVERIFY(panel->isVisible());
            QCOMPARE(panel->focusWidget(), part<QPushButton>(page, u"duplicateButton"_s));
            panel->hide();
        }
    }

    /// Ctrl+Z works in a field and outside of it, until the user types again.
    void revertCanBeUndone()
    {
        PageOn<SetupPage, SampleBench> console;
        SetupPage &page = console.page;
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto *name = part<QLineEdit>(page, u"usernameField"_s);
        auto *address = part<QLineEdit>(page, u"setupResourceField"_s);
        name->setText(u"mara"_s);
        address->setText(u"nonsense"_s);
        part<QPushButton>(page, u"revertButton"_s)->click();
        QCOMPARE(name->text(), u"jon"_s);
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(name->text(), u"mara"_s);
        QCOMPARE(address->text(), u"nonsense"_s);
        part<QPushButton>(page, u"revertButton"_s)->click();
        QCOMPARE(address->text(), sampleUrl);
        QTest::keyClick(&page, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(name->text(), u"mara"_s);
        part<QPushButton>(page, u"revertButton"_s)->click();
        part<QLineEdit>(page, u"emailField"_s)->setText(u"a@b.example"_s);
        QVERIFY(!page.undoRemoval());
        QCOMPARE(name->text(), u"jon"_s);
    }

    void invalidFieldIsExplainedAndNotSaved_data()
    {
        addColumns<QString, QString, QString>("field", "text", "note");
        QTest::newRow("no resource") << u"setupResourceField"_s << u"https://logs.example.net/"_s << u"resourceNote"_s;
        QTest::newRow("plain http") << u"toolServerField"_s << u"http://mcp.example.net"_s << u"toolServerNote"_s;
        QTest::newRow("no catalog") << u"catalogsField"_s << u"asana=/asana/, general=/x/"_s << u"catalogsFieldNote"_s;
    }

    void invalidFieldIsExplainedAndNotSaved()
    {
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, note);
        PageOn<SetupPage, SampleBench> console;
        const SetupPage &page = console.page;
        part<QLineEdit>(page, field)->setText(text);
        QVERIFY(!part<QLabel>(page, note)->isHidden());
        QVERIFY(!part<QLabel>(page, note)->text().isEmpty());
        QVERIFY(!part<QPushButton>(page, u"saveButton"_s)->isEnabled());
    }

    void authoritiesFileIsReadInPlace()
    {
        const QString file = testCertificates().authorityFile();
        SampleBench console;
        const SetupPage page(console.session, console.theme);
        const auto *found = part<QLabel>(page, u"caFileText"_s);
        QVERIFY(found->isHidden());
        part<QLineEdit>(page, u"caFileField"_s)->setText(u' ' + file);
        QTRY_VERIFY(!found->isHidden());
        QVERIFY2(found->text().startsWith(u"1 certificate: CN=Test authority, O=Resource Console tests, until 20"_s),
                 qPrintable(found->text()));
        part<QPushButton>(page, u"saveButton"_s)->click();
        QTRY_COMPARE(console.session.profile().caFile, file);
        QVERIFY(!part<QPushButton>(page, u"saveButton"_s)->isEnabled());
        const auto trusted = console.session.authoritiesIn(readAuthorities(console.session.profile().caFile));
        QVERIFY(trusted.has_value());
        QCOMPARE(trusted->own, testCertificates().authorities());
        QVERIFY(trusted->system.valid());
    }

    void invalidAuthoritiesFileIsExplainedAndNotSaved()
    {
        PageOn<SetupPage, SampleBench> console;
        const SetupPage &page = console.page;
        auto *field = part<QLineEdit>(page, u"caFileField"_s);
        const auto *found = part<QLabel>(page, u"caFileText"_s);
        const QString missing = u"/nonexistent/ca.pem"_s;
        const QString aKey = testCertificates().keyFile();
        const QList<std::pair<QString, QString>> rows{
            {missing, authoritiesFrom(readAuthorities(missing)).error().detail},
            {aKey, authoritiesFrom(readAuthorities(aKey)).error().detail},
            {u"ca.pem"_s, u"full path"_s}};
        for (const auto &[path, words] : rows) {
            field->setText(path);
            QTRY_VERIFY2(found->text().contains(words), qPrintable(found->text()));
            QVERIFY(!part<QPushButton>(page, u"saveButton"_s)->isEnabled());
        }
        field->setText(testCertificates().authorityFile());
        QTRY_VERIFY(part<QPushButton>(page, u"saveButton"_s)->isEnabled());
    }

    void chosenFileIsPutIntoTheField()
    {
        PageOn<SetupPage, SampleBench> console;
        const SetupPage &page = console.page;
        part<QPushButton>(page, u"caFileButton"_s)->click();
        auto *dialog = page.findChild<QFileDialog *>(u"caFileDialog"_s);
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(testCertificates().authorityFile());
        QCOMPARE(part<QLineEdit>(page, u"caFileField"_s)->text(), testCertificates().authorityFile());
        dialog->close();
    }

    void duplicateNameIsRefusedInPlace()
    {
        SampleBench console;
        console.add(profileOf(u"second"_s));
        const SetupPage page(console.session, console.theme);
        part<QLineEdit>(page, u"nameField"_s)->setText(u"payments-prod"_s);
        part<QPushButton>(page, u"saveButton"_s)->click();
        QVERIFY(!part<QWidget>(page, u"setupMessage"_s)->isHidden());
        QCOMPARE(console.session.profile().name, u"second"_s);
    }

    void keyIsUsedForThisSessionUnlessItHasASpace()
    {
        PageOn<SetupPage, SampleBench> console;
        auto *field = part<QLineEdit>(console.page, u"keyField"_s);
        const auto *state = part<QLabel>(console.page, u"keyStateText"_s);
        field->setText(u"two words"_s);
        part<QPushButton>(console.page, u"holdKeyButton"_s)->click();
        QCOMPARE(console.session.keys().state(), KeyState::Absent);
        QVERIFY(!state->text().isEmpty() && !state->text().contains(u"words"_s)); // the key itself is never shown
        field->setText(u"k3y-0f-a-test"_s);
        part<QPushButton>(console.page, u"holdKeyButton"_s)->click();
        QCOMPARE(console.session.keys().state(), KeyState::SessionOnly);
        QVERIFY(state->text().contains(keyStateName(KeyState::SessionOnly)));
        QVERIFY(field->text().isEmpty());
    }

    void configurationFollowsTheFieldsAndHasNoKey()
    {
        SampleBench console;
        console.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        const SetupPage page(console.session, console.theme);
        part<QLineEdit>(page, u"usernameField"_s)->setText(u"nora"_s);
        const QString text = part<QPlainTextEdit>(page, u"configText"_s)->toPlainText();
        QVERIFY(text.contains(u"nora"_s));
        QVERIFY(!text.contains(u"k3y-0f-a-test"_s));
    }

    void onlyTheOwnersNameIsConfirmed()
    {
        PageOn<SetupPage, SampleBench> console;
        const QString owner = parseResourceUrl(sampleUrl)->resource.owner;
        const auto *note = part<QLabel>(console.page, u"usernameNote"_s);
        for (const auto &[name, token] : {std::pair(owner, Token::Passed), {u"somebody-else"_s, Token::Quiet}}) {
            part<QLineEdit>(console.page, u"usernameField"_s)->setText(name);
            QVERIFY(!note->isHidden());
            QCOMPARE(note->property("tone").toString(), QString(toneName(token)));
        }
    }

    void thresholdIsExplained()
    {
        PageOn<SetupPage, SampleBench> console;
        const SetupPage &page = console.page;
        part<QComboBox>(page, u"thresholdBox"_s)->setCurrentText(u"ERROR"_s);
        const QString words = part<QWidget>(page, u"forwardedLevels"_s)->accessibleDescription();
        QVERIFY(words.contains(levelName(Level::Alert)));
        QVERIFY(!words.contains(levelName(Level::Warning)));
    }
};

RC_WIDGET_TEST(TestSetup)

} // namespace rc::tst_setup

#include "tst_setup.moc"
