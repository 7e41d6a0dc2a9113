// SPDX-License-Identifier: GPL-3.0-or-later
// The keychain: the first page saves a key there only if the box is ticked; the Setup page offers to restore or delete
// a previous key, from an earlier run or an interrupted switch. Needs a real keyring (tests/support/session.sh).
#include "core/key/secret.h"
#include "demo/demoservice.h"
#include "store/activity/activitylog.h"
#include "store/keys/keyrotation.h"
#include "support/deployment.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/first/firstpage.h"
#include "ui/setup/key/rotatepanel.h"
#include "ui/setup/setuppage.h"

namespace rc::tst_previouskey {

namespace {

const QByteArray oldKey = "old-key-0123456789";
const QByteArray newKey = "new-key-0123456789";
const QByteArray pastedKey = "pasted-key-0123456789";

/// The Setup page of a profile whose key an earlier run saved.
class Setup : public Bench
{
public:
    Setup()
        : log(folder.filePath(u"activity.sqlite"_s))
        , again(profiles, keys, settings, &log)
    {
        saveSampleProfile();
        save(session.profile().name, newKey);
        again.book().reload();
        again.book().select(session.profile().name);
    }
    ~Setup()
    {
        for (const QString &account : {name(), previousKeyAccount(name()), u"another"_s})
            keys.forget(account, &again, [](const std::optional<Error> &) {});
    }

    [[nodiscard]] QString name() const { return session.profile().name; }
    void save(const QString &account, const QByteArray &key)
    {
        bool saved = false;
        if (account == name()) {
            session.keys().key().save(Secret(key), &session, [&saved](const KeyReading &) { saved = true; });
        } else {
            saveBoundKey(keys, account, Secret(key), keyBindingOf(session.profile()), &session,
                         [&saved](const KeyReading &) { saved = true; });
        }
        RC_TRY_REQUIRE(saved);
        keys.drop(account);
    }
    void open()
    {
        page = std::make_unique<SetupPage>(again, theme);
        page->resize(1000, 700);
        page->show();
        bool read = false;
        again.keys().read(&again, [&read](const KeyReading &) { read = true; });
        RC_TRY_REQUIRE(read);
    }
    void openWithPrevious()
    {
        save(previousKeyAccount(name()), oldKey);
        open();
        RC_TRY_REQUIRE(panel()->isVisible());
    }
    [[nodiscard]] QByteArray kept(const QString &account)
    {
        QByteArray key;
        bool read = false;
        keys.drop(account);
        keys.read(account, false, &again, [&](const KeyReading &reading) {
            key = reading.key.reveal();
            read = true;
        });
        RC_TRY_REQUIRE(read);
        return key;
    }
    /// Whether the panel is hidden when the keychain has told of a previous key.
    [[nodiscard]] bool isHiddenOnceAsked()
    {
        bool asked = false;
        again.keys().previous(&again, [&asked](const KeyReading &) { asked = true; });
        RC_TRY_REQUIRE(asked);
        return panel()->isHidden();
    }
    [[nodiscard]] RotatePanel *panel() const { return page->findChild<RotatePanel *>(); }
    [[nodiscard]] QPushButton *button(const QString &name) const { return page->findChild<QPushButton *>(name); }
    [[nodiscard]] QString words() const
    {
        QStringList words;
        for (const QLabel *label : panel()->findChildren<QLabel *>())
            words.append(label->text());
        for (const QWidget *widget : panel()->findChildren<QWidget *>())
            words.append(widget->accessibleName());
        return words.join(u'\n');
    }

    ActivityLog log;
    Session again;
    std::unique_ptr<SetupPage> page;
};

} // namespace

class TestPreviousKey : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsOfferedWithoutAPreviousKey()
    {
        Setup setup;
        setup.open();
        QVERIFY(setup.isHiddenOnceAsked());
    }

    void previousKeyIsRestored()
    {
        Setup setup;
        setup.openWithPrevious();
        QVERIFY2(setup.words().contains(keyFingerprint(Secret(oldKey))), qPrintable(setup.words()));
        QVERIFY(!setup.words().contains(QString::fromLatin1(oldKey)));
        setup.button(u"rotateUndo"_s)->click();
        QTRY_VERIFY(!setup.button(u"rotateUndo"_s)->isVisible());
        QCOMPARE(setup.kept(setup.name()), oldKey);
        QVERIFY(setup.kept(previousKeyAccount(setup.name())).isEmpty());
    }

    void previousKeyIsDeleted()
    {
        Setup setup;
        setup.openWithPrevious();
        setup.button(u"rotateLetGo"_s)->click();
        QTRY_VERIFY(!setup.button(u"rotateLetGo"_s)->isVisible());
        QCOMPARE(setup.kept(setup.name()), newKey);
        QVERIFY(setup.kept(previousKeyAccount(setup.name())).isEmpty());
    }

    void closedOfferStaysClosed()
    {
        Setup setup;
        setup.openWithPrevious();
        setup.button(u"rotateClose"_s)->click();
        setup.page->hide();
        setup.page->show();
        QVERIFY(setup.isHiddenOnceAsked());
        setup.button(u"rotateButton"_s)->click(); // a rotation has to show the previous key
        QTRY_VERIFY(setup.button(u"rotateUndo"_s)->isVisible());
    }

    void identicalPreviousKeyCanOnlyBeDeleted()
    {
        Setup setup;
        setup.save(previousKeyAccount(setup.name()), newKey);
        setup.open();
        QTRY_VERIFY(setup.button(u"rotateLetGo"_s)->isVisible());
        QVERIFY(!setup.button(u"rotateUndo"_s)->isVisible());
    }

    void lastUseOfTheKeyIsShown()
    {
        Setup setup;
        Profile another = setup.again.profile();
        another.name = u"another"_s;
        another.keySaved = true;
        QVERIFY(setup.profiles.add(another).has_value());
        setup.save(another.name, oldKey);
        setup.again.book().reload();
        ActivityRecord record;
        record.profile = u"long ago"_s;
        record.at = QDateTime::currentDateTimeUtc().addDays(-3);
        record.outcome = ActivityOutcome::Accepted;
        setup.log.write({record}, redactorFor(Secret(oldKey)));
        setup.save(previousKeyAccount(setup.name()), oldKey);
        setup.open();
        auto *activity = [&] {
            RC_TRY_REQUIRE(setup.button(u"rotateSeenActivity"_s)->isVisible());
            return setup.button(u"rotateSeenActivity"_s);
        }();
        QVERIFY2(setup.words().contains(u"another"_s) && setup.words().contains(u"long ago"_s),
                 qPrintable(setup.words()));
        QVERIFY(setup.panel()->stage() == RotateStage::Uses);
        // If the key is replaced there, it is looked up again.
        setup.save(another.name, newKey);
        setup.button(u"rotateSeenAgain"_s)->click();
        QTRY_VERIFY(setup.panel()->stage() == RotateStage::Delete);
        QVERIFY(!setup.words().contains(u"another"_s));
        QSignalSpy wanted(setup.page.get(), &SetupPage::activityRequested);
        activity->click();
        QCOMPARE(wanted.value(0).value(0).toString(), u"key:"_s + keyFingerprint(Secret(oldKey)));
    }

    /// Rotates from a key that the service refuses to its own key, on the demo service.
    void aKeyIsRotatedStepByStep()
    {
        Setup setup;
        DemoService demo;
        QVERIFY(demo.start());
        Profile here = setup.again.profile();
        here.name = u"another"_s;
        here.resource = demo.resourceUrl();
        here.toolServer = demo.toolServerUrl();
        here.username = demo.username();
        here.email.clear();
        QVERIFY(setup.profiles.add(here).has_value());
        setup.again.book().reload();
        setup.again.book().select(here.name);
        bool saved = false;
        setup.again.keys().key().save(Secret(oldKey), &setup.again, [&saved](const KeyReading &) { saved = true; });
        QTRY_VERIFY(saved);
        setup.open();
        setup.button(u"rotateButton"_s)->click();
        setup.page->findChild<QLineEdit *>(u"rotateField"_s)->setText(QString::fromLatin1(demo.key().reveal()));
        setup.button(u"rotateTry"_s)->click();
        QTRY_VERIFY(setup.panel()->stage() == RotateStage::Switch);
        QCOMPARE(setup.kept(here.name), oldKey); // nothing has changed yet
        setup.button(u"rotateSwitch"_s)->click();
        QTRY_VERIFY(setup.panel()->stage() == RotateStage::Delete);
        QCOMPARE(setup.kept(here.name), demo.key().reveal());
        QCOMPARE(setup.kept(previousKeyAccount(here.name)), oldKey);
        setup.button(u"rotateLetGo"_s)->click();
        QTRY_VERIFY(setup.panel()->stage() == RotateStage::Done);
        QVERIFY(setup.kept(previousKeyAccount(here.name)).isEmpty());
        QCOMPARE(setup.kept(here.name), demo.key().reveal());
    }

    /// A case from tst_keywalk: another window changes the profile while the keychain still saves the previous fields.
    void pastedKeyIsBoundToTheShownFields()
    {
        Setup setup;
        setup.open();
        setup.page->showPasted("SERVICE_RESOURCE=" + sampleUrl.toUtf8() + "\nSERVICE_API_KEY=" + pastedKey + '\n');
        setup.button(u"applyPastedButton"_s)->click();
        setup.page->findChild<QLineEdit *>(u"nameField"_s)->setText(u"another"_s);
        setup.button(u"saveButton"_s)->click();
        while (setup.again.profile().name != u"another"_s) // the keychain then continues with the key
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const ProfileStore other(setup.profiles.path());
        const Profile before = other.peek().first();
        Profile moved = before;
        moved.resource.replace(u"logs.example.net"_s, u"logs.evil.example"_s);
        QVERIFY(other.change(before, moved));
        setup.again.book().reload();
        QCOMPARE(setup.again.profile().resource, moved.resource);
        QTRY_COMPARE(setup.kept(u"another"_s), pastedKey);
        KeyState state = KeyState::Saved;
        bool read = false;
        setup.again.keys().read(&setup.again, [&](const KeyReading &reading) {
            state = reading.state;
            read = true;
        });
        QTRY_VERIFY(read);
        QCOMPARE(state, KeyState::Withheld);
    }

    void checkboxDecidesWhetherTheKeyIsSaved_data()
    {
        addColumns<bool, bool>("pasted", "ticked");
        QTest::newRow("typed, to be saved") << false << true;
        QTest::newRow("typed, not to be saved") << false << false;
        QTest::newRow("pasted, to be saved") << true << true;
        QTest::newRow("pasted, not to be saved") << true << false;
    }

    void checkboxDecidesWhetherTheKeyIsSaved()
    {
        QFETCH(bool, pasted);
        QFETCH(bool, ticked);
        const Deployment deployment;
        ScriptedServer server(deployment);
        WindowBench bench(false);
        MainWindow &window = *bench.window;
        auto *page = window.findChild<FirstPage *>();
        const QString url = server.base() + deployment.resourcePath();
        const QByteArray key = Deployment::accountKey("mara");
        if (pasted) {
            page->readText("SERVICE_RESOURCE=" + url.toUtf8() + "\nSERVICE_API_KEY=" + key + '\n');
            window.findChild<QCheckBox *>(u"pastedKeyBox"_s)->setChecked(ticked);
        } else {
            page->fill(url);
            window.findChild<QLineEdit *>(u"firstKeyField"_s)->setText(QString::fromLatin1(key));
            window.findChild<QCheckBox *>(u"firstSaveKey"_s)->setChecked(ticked);
        }
        window.findChild<QPushButton *>(u"continueButton"_s)->click();
        const QString profile = bench.session.profile().name;
        QTRY_VERIFY(bench.checks.of(profile).has_value());
        QCOMPARE(stateOf(StepId::Ingest, bench.checks.of(profile)->steps), StepState::Passed);

        bench.keys.drop(profile);
        QByteArray found;
        bool isRead = false;
        bench.keys.read(profile, false, &bench.session, [&](const KeyReading &reading) {
            found = reading.key.reveal();
            isRead = true;
        });
        QTRY_VERIFY(isRead);
        QCOMPARE(found, ticked ? key : QByteArray());
        bool isGone = false;
        bench.keys.forget(profile, &bench.session, [&isGone](const std::optional<Error> &) { isGone = true; });
        QTRY_VERIFY(isGone);
    }
};

RC_WIDGET_TEST(TestPreviousKey)

} // namespace rc::tst_previouskey

#include "tst_previouskey.moc"
