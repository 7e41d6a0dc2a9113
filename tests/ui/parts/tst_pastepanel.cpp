// SPDX-License-Identifier: GPL-3.0-or-later
// "Paste anything": shows the values found next to the current ones, applies them on request, and never shows a key.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/parts/pastepanel.h"
#include "ui/setup/setuppage.h"

namespace rc::tst_pastepanel {

namespace {

const QByteArray key = "k3y-0f-a-test"_ba;

QString visibleText(const QWidget &panel)
{
    return shownTexts(panel).join(u'\n');
}

} // namespace

class TestPastePanel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<SampleBench>();
        m_panel = std::make_unique<PastePanel>(m_console->session, m_console->theme);
        m_panel->setProfile(m_console->session.profile());
        m_panel->show();
    }
    void cleanup()
    {
        m_panel.reset();
        m_console.reset();
    }

    void oneOfSeveralServersIsSelected()
    {
        auto *button = part<QPushButton>(*m_panel, u"applyPastedButton"_s);
        QSignalSpy applyRequested(m_panel.get(), &PastePanel::applyRequested);
        const auto server = [](const QString &address, const QJsonObject &headers) {
            return QJsonObject{{u"url"_s, address}, {u"headers"_s, headers}};
        };
        const QJsonObject servers{
            {u"acme"_s, server(u"https://one.example/mcp/"_s,
                               {{u"x-user-username"_s, u"nora"_s}, {u"x-api-key"_s, u"other-key-0123"_s}})},
            {u"weather"_s, server(u"https://two.example/mcp/"_s, {{u"x-api-key"_s, QString::fromLatin1(key)}})}};
        m_panel->field()->readText(QJsonDocument(QJsonObject{{u"mcpServers"_s, servers}}).toJson());
        QVERIFY(!button->isEnabled());
        const QString shown = visibleText(*m_panel);
        QVERIFY2(!shown.contains(QString::fromLatin1(key)) && !shown.contains(u"other-key-0123"_s), qPrintable(shown));
        auto *box = part<QComboBox>(*m_panel, u"pastedServerBox"_s);
        QVERIFY(box->isVisibleTo(m_panel.get()));
        QCOMPARE(box->count(), 3);
        box->setCurrentIndex(2);
        emit box->activated(2);
        QVERIFY(button->isEnabled());
        button->click();
        QCOMPARE(applyRequested.size(), 1);
        const auto profile = applyRequested.takeFirst().first().value<Profile>();
        QCOMPARE(profile.toolServer, u"https://two.example"_s);
        QCOMPARE(profile.username, u"jon"_s); // not that of the other server
        QCOMPARE(m_panel->takeKey().reveal(), key);
        QVERIFY(m_panel->takeKey().isEmpty()); // only once
        QCOMPARE(m_console->session.keys().state(), KeyState::Absent);
    }

    void aKeyIsNeverShown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("as it is") << "SERVICE_API_KEY=" + key + "\nSERVICE_USERNAME=nora";
        QTest::newRow("twice") << "SERVICE_API_KEY=other-key-1\nSERVICE_API_KEY=" + key + "\nSERVICE_API_KEY=" + key;
        QTest::newRow("two of them") << "SERVICE_API_KEY=" + key + "\nSERVICE_API_KEY=another-key-2\n";
        QTest::newRow("with escapes") << "configure(api_key='k3y\\x2d0f-a-test')"_ba;
        QTest::newRow("curl") << "curl -H 'X-API-Key: " + key + "' " + sampleUrl.toUtf8() + "logs/";
    }

    void aKeyIsNeverShown()
    {
        QFETCH(QByteArray, text);
        m_panel->field()->readText(text);
        const QString shown = visibleText(*m_panel);
        QVERIFY2(!shown.contains(QString::fromLatin1(key)), qPrintable(shown));
        QVERIFY2(!shown.contains(u"k3y\\x2d"_s), qPrintable(shown));
        QVERIFY(shown.contains(u"found on line"_s));
        const QString heard = part<QPushButton>(*m_panel, u"applyPastedButton"_s)->accessibleDescription();
        QVERIFY2(heard.contains(u"found on line"_s) && !heard.contains(QString::fromLatin1(key)), qPrintable(heard));
        QVERIFY(!m_panel->field()->document()->isUndoAvailable());
        m_panel->field()->undo();
        QVERIFY(!visibleText(*m_panel).contains(QString::fromLatin1(key)));
    }

    void keyAndAddressAreSavedTogether()
    {
        m_console->session.keys().key().holdForSession(Secret("the-old-key"));
        const SetupPage page(m_console->session, m_console->theme);
        auto *panel = part<PastePanel>(page, u"pastePanel"_s);
        panel->field()->readText("curl https://logs.elsewhere.example/u/eve/resources/"
                                 "11111111-2222-4333-8444-555555555555/logs/ -H 'X-API-Key: " +
                                 key + "'");
        part<QPushButton>(*panel, u"applyPastedButton"_s)->click();
        QCOMPARE(m_console->readKey(), "the-old-key"_ba); // for the old address, which the profile still has
        part<QPushButton>(page, u"saveButton"_s)->click();
        QVERIFY(m_console->session.profile().resource.contains(u"elsewhere"_s));
        QTRY_COMPARE(m_console->readKey(), key); // for the new address
        QByteArray before;
        m_console->session.keys().previous(this, [&before](const KeyReading &kept) { before = kept.key.reveal(); });
        QTRY_COMPARE(before, "the-old-key"_ba); // as after a rotation
    }

    void undoSavesNeither()
    {
        m_console->session.keys().key().holdForSession(Secret("the-old-key"));
        SetupPage page(m_console->session, m_console->theme);
        auto *panel = part<PastePanel>(page, u"pastePanel"_s);
        panel->field()->readText("SERVICE_API_KEY=" + key);
        part<QPushButton>(*panel, u"applyPastedButton"_s)->click();
        QVERIFY(part<QPushButton>(page, u"saveButton"_s)->isEnabled());
        page.cancel();
        part<QPushButton>(page, u"revertButton"_s)->click();
        QVERIFY(!part<QPushButton>(page, u"saveButton"_s)->isEnabled());
        QCOMPARE(m_console->readKey(), "the-old-key"_ba);
    }

    void existingKeyIsKeptOnRequest()
    {
        m_panel->field()->readText("SERVICE_USERNAME=nora\nSERVICE_API_KEY=" + key);
        part<QCheckBox>(*m_panel, u"pastedKeyBox"_s)->setChecked(false);
        part<QPushButton>(*m_panel, u"applyPastedButton"_s)->click();
        QVERIFY(m_panel->takeKey().isEmpty());
    }

    void clearingTheClipboardIsOfferedForAKey()
    {
        auto *button = part<QPushButton>(*m_panel, u"clearClipboardButton"_s);
        QGuiApplication::clipboard()->setText(u"SERVICE_USERNAME=nora"_s);
        QTest::keyClick(m_panel->field(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(visibleText(*m_panel).contains(u"nora"_s));
        QVERIFY(button->isHidden());
        QGuiApplication::clipboard()->setText(u"SERVICE_API_KEY="_s + QString::fromLatin1(key));
        QTest::keyClick(m_panel->field(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!button->isHidden());
        button->click();
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
    }

    void ignoredTextIsReportedAndDiscarded()
    {
        const auto *apply = part<QPushButton>(*m_panel, u"applyPastedButton"_s);
        QTest::keyClicks(m_panel->field(), u"SERVICE_USERNAME=nora"_s); // the field is read-only
        QVERIFY(m_panel->field()->toPlainText().isEmpty());
        m_panel->field()->readText("good morning");
        QVERIFY(!part<QLabel>(*m_panel, u"pastedFaults"_s)->text().isEmpty());
        QVERIFY(!apply->isEnabled());
        m_panel->field()->readText("SERVICE_USERNAME=nora\nDATABASE_PASSWORD=hidden-word\n");
        QVERIFY(visibleText(*m_panel).contains(u"DATABASE_PASSWORD"_s));
        for (const QLabel *label : m_panel->findChildren<QLabel *>())
            QVERIFY(!label->text().contains(u"hidden-word"_s));
        QVERIFY(apply->isEnabled());
        part<QPushButton>(*m_panel, u"closePasteButton"_s)->click();
        QVERIFY(m_panel->isHidden());
        QVERIFY(m_panel->field()->toPlainText().isEmpty());
        QVERIFY(!apply->isEnabled());
    }

    void escapeClosesThePanelAndKeepsTheForm()
    {
        SetupPage page(m_console->session, m_console->theme);
        part<QLineEdit>(page, u"usernameField"_s)->setText(u"nora"_s);
        part<QPushButton>(page, u"pasteAnythingButton"_s)->click();
        page.cancel();
        QVERIFY(part<PastePanel>(page, u"pastePanel"_s)->isHidden());
        QCOMPARE(part<QLineEdit>(page, u"usernameField"_s)->text(), u"nora"_s);
        part<QPushButton>(page, u"revertButton"_s)->click();
        QCOMPARE(part<QLineEdit>(page, u"usernameField"_s)->text(), u"jon"_s);
    }

    void pageCreatesANewProfileWithItsKey()
    {
        const SetupPage page(m_console->session, m_console->theme);
        auto *panel = part<PastePanel>(page, u"pastePanel"_s);
        panel->field()->readText("SERVICE_USERNAME=nora\n");
        QVERIFY(!part<QPushButton>(*panel, u"newFromPastedButton"_s)->isEnabled()); // a profile needs an address
        panel->field()->readText("curl " + sampleUrl.toUtf8() + "logs/ -H 'X-API-Key: " + key + "'");
        part<QPushButton>(*panel, u"newFromPastedButton"_s)->click();
        QCOMPARE(m_console->session.book().profiles().size(), 2);
        QCOMPARE(m_console->session.profile().resource, sampleUrl);
        QVERIFY(m_console->session.profile().name != u"payments-prod"_s);
        QTRY_COMPARE(m_console->session.keys().state(), KeyState::SessionOnly);
    }

private:
    std::unique_ptr<SampleBench> m_console;
    std::unique_ptr<PastePanel> m_panel;
};

RC_WIDGET_TEST(TestPastePanel)

} // namespace rc::tst_pastepanel

#include "tst_pastepanel.moc"
