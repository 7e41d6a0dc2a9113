// SPDX-License-Identifier: GPL-3.0-or-later
// The environment doctor on the Setup page: a file beside the profile, read again after changes, with no visible key.
// Its values fill the form: unsaved, announced and undoable; the key is separate.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/setup/environment/environmentcard.h"
#include "ui/setup/profile/profileform.h"
#include "ui/setup/setuppage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/fittedtable.h"

namespace rc::tst_environmentfill {

namespace {

const QByteArray mine = "k3y-of-the-profile";
const QByteArray theirs = "k3y-of-the-environment";
const QByteArray good =
    "SERVICE_RESOURCE=" + sampleUrl.toUtf8() + "\nSERVICE_USERNAME=jon\nSERVICE_API_KEY=" + mine + "\n";

/// The Setup page of a profile with a key in memory only, and an environment file.
class Shown : public Bench
{
public:
    explicit Shown(const QByteArray &text)
    {
        saveSampleProfile();
        session.keys().key().holdForSession(Secret(mine));
        page = std::make_unique<SetupPage>(session, theme);
        page->resize(1000, 700);
        page->show();
        read(text);
    }

    void read(const QByteArray &text)
    {
        writeBytes(path(), text);
        compareWith({path()});
    }

    void compareWith(const EnvironmentSource &source)
    {
        QSignalSpy compared(card(), &EnvironmentCard::compared);
        card()->setSource(source);
        QTRY_VERIFY(!compared.isEmpty());
    }

    [[nodiscard]] QString path() const { return folder.filePath(u".env"_s); }
    [[nodiscard]] FittedTable *table() const { return card()->findChild<FittedTable *>(); }
    [[nodiscard]] QString markOf(const QString &name) const
    {
        for (const EnvironmentRow &row : card()->rows()) {
            if (row.name == name)
                return QString(wireWord(row.status));
        }
        return {};
    }

    [[nodiscard]] QByteArray bytes(const QString &name = u".env"_s) const { return bytesOf(folder.filePath(name)); }

    template<typename Widget = QPushButton>
    [[nodiscard]] Widget *part(const QString &name) const
    {
        return ::part<Widget>(*page, name);
    }
    [[nodiscard]] EnvironmentCard *card() const { return page->findChild<EnvironmentCard *>(); }
    [[nodiscard]] QPushButton *fill() const { return part(u"environmentFill"_s); }
    [[nodiscard]] QPushButton *write() const { return part(u"environmentWrite"_s); }
    [[nodiscard]] QPushButton *saveKey() const { return part(u"environmentSaveKey"_s); }
    [[nodiscard]] QString username() const { return part<QLineEdit>(u"usernameField"_s)->text(); }
    [[nodiscard]] QString message() const { return part<Banner>(u"setupMessage"_s)->accessibleName(); }

    std::unique_ptr<SetupPage> page;
};

} // namespace

class TestEnvironmentFill : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsOfferedIfNothingDiffers()
    {
        const Shown shown("SERVICE_RESOURCE=" + sampleUrl.toUtf8() + "\nSERVICE_USERNAME=jon\nSERVICE_API_KEY=" + mine);
        QVERIFY(!shown.fill()->isVisible());
        QVERIFY(!shown.saveKey()->isVisible());
    }

    void differencesAreFilledInButNotSaved()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_CLOUD_LEVEL=error\nSERVICE_RESOURCE=http://x/\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        QVERIFY(shown.fill()->accessibleDescription().contains(u"Username, Threshold"_s));
        shown.fill()->setFocus();
        QTest::keyClick(shown.fill(), Qt::Key_Space);
        QCOMPARE(shown.username(), u"nora"_s);
        QCOMPARE(shown.part<QLineEdit>(u"setupResourceField"_s)->text(), sampleUrl);
        QCOMPARE(shown.session.profile().username, u"jon"_s);
        for (const QString &word : {u"Username, Threshold"_s, u"SERVICE_RESOURCE"_s, u"Unsaved changes"_s})
            QVERIFY2(shown.message().contains(word), qPrintable(shown.message()));
        QVERIFY(shown.part(u"saveButton"_s)->isEnabled());
        QCOMPARE(shown.page->focusWidget(), shown.part(u"saveButton"_s));
        QTRY_VERIFY(!shown.fill()->isVisible()); // the form now has all values
        shown.part(u"saveButton"_s)->click();
        QCOMPARE(shown.session.profile().username, u"nora"_s);
        QCOMPARE(shown.session.profile().threshold, Threshold::Error);
    }

    void inputInOtherFieldsIsKept()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.part<QLineEdit>(u"nameField"_s)->setText(u"renamed"_s);
        shown.fill()->click(); // before the next comparison
        QCOMPARE(shown.username(), u"nora"_s);
        QCOMPARE(shown.part<QLineEdit>(u"nameField"_s)->text(), u"renamed"_s);
    }

    void invalidValueIsReportedInPlace()
    {
        Shown shown("SERVICE_EMAIL=nobody\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.fill()->click();
        QVERIFY(!shown.part(u"saveButton"_s)->isEnabled());
        QCOMPARE(shown.page->focusWidget(), shown.part<QLineEdit>(u"nameField"_s));
    }

    void prefixUnderscoreIsOptional()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        auto *field = shown.part<QLineEdit>(u"envPrefixField"_s);
        auto *note = shown.part<QLabel>(u"envPrefixNote"_s);
        QCOMPARE(note->text(), u"SERVICE_RESOURCE, SERVICE_API_KEY, …"_s);
        QVERIFY(note->isVisible() && field->isVisible());
        field->setText(u"SERVICE"_s);
        QVERIFY2(note->text().contains(u"SERVICEAPI_KEY"_s) && note->text().contains(u"SERVICE_API_KEY"_s),
                 qPrintable(note->text()));
        QVERIFY(shown.part(u"saveButton"_s)->isEnabled()); // the change may be intended
        auto *words = shown.part<QLabel>(u"environmentWords"_s);
        QTRY_VERIFY2(words->text().contains(u"but the prefix is set to"_s), qPrintable(words->text()));
        shown.fill()->click();
        QCOMPARE(field->text(), u"SERVICE"_s); // values from a file never change which key is sent
        QCOMPARE(shown.username(), u"nora"_s);
        field->setText(u"2nd"_s);
        QVERIFY(note->text().contains(u"Do not start with a digit"_s));
    }

    void keyIsNotImportedWithTheValues()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_API_KEY=" + theirs);
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.fill()->click();
        shown.part(u"saveButton"_s)->click();
        QCOMPARE(shown.readKey(), mine);
    }

    void keyIsSavedByItsOwnButton()
    {
        Shown shown("SERVICE_API_KEY=" + theirs);
        QTRY_VERIFY(shown.saveKey()->isVisible());
        QVERIFY(!shown.fill()->isVisible());
        QVERIFY(shown.saveKey()->text().contains(u"Replace the saved key"_s));
        QCOMPARE(shown.readKey(), mine);
        shown.saveKey()->setFocus();
        QTest::keyClick(shown.saveKey(), Qt::Key_Space);
        // There is no keychain here, so the key is used for this session only.
        QTRY_COMPARE(shown.readKey(), theirs);
        QTRY_VERIFY(!shown.saveKey()->isVisible());
        QTRY_COMPARE(shown.page->focusWidget(), shown.part(u"replaceKeyButton"_s)); // there is a key already, so no
                                                                                    // field is open
        QVERIFY(shown.part<QLineEdit>(u"keyField"_s)->text().isEmpty());
    }

    /// The key's address may be among the unsaved fields.
    void keyWaitsForUnsavedFields()
    {
        Shown shown("SERVICE_RESOURCE=" + QString(sampleUrl).replace(u"mara"_s, u"nora"_s).toUtf8() +
                    "\nSERVICE_API_KEY=" + theirs);
        shown.session.keys().key().holdForSession(Secret("key-of-before"));
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.fill()->click();
        QVERIFY(shown.saveKey()->isVisible());
        shown.saveKey()->click();
        QCOMPARE(shown.readKey(), QByteArray("key-of-before"));
        QTRY_VERIFY(shown.part(u"saveButton"_s)->isEnabled());
        shown.part(u"saveButton"_s)->click();
        QTRY_COMPARE(shown.readKey(), theirs);
    }

    void tabMovesDownTheCard()
    {
        const Shown shown("SERVICE_USERNAME=nora\n");
        const QStringList wanted{u"environmentFile"_s,    u"environmentOwn"_s,   u"environmentView"_s,
                                 u"environmentFill"_s,    u"environmentWrite"_s, u"environmentSaveKey"_s,
                                 u"environmentWriteKey"_s};
        QStringList order;
        const QWidget *first = shown.part<QWidget>(wanted.first());
        const QWidget *at = first;
        do {
            if (wanted.contains(at->objectName()))
                order.append(at->objectName());
            at = at->nextInFocusChain();
        } while (at != first);
        QCOMPARE(order, wanted);
    }

    void valuesAreWrittenOnTheSecondClickWithABackup()
    {
        const QByteArray before =
            "# mine\nSERVICE_USERNAME='nora' # who\nOTHER=1\nSERVICE_RESOURCE=" + sampleUrl.toUtf8() + "\n";
        Shown shown(before);
        QTRY_VERIFY(shown.write()->isVisible());
        shown.write()->click();
        QCOMPARE(shown.bytes(), before); // it asks first
        shown.write()->click();
        QTRY_COMPARE(shown.bytes(), QByteArray(before).replace("'nora' # who", "jon"));
        QCOMPARE(shown.bytes(u".env.bak"_s), before);
        QVERIFY(!shown.bytes().contains(mine));   // the key is not among the written values
        QTRY_VERIFY(!shown.write()->isVisible()); // the values are now equal
    }

    /// The profile and the file may spell the prefix differently, and both count as the same.
    void variableNamesFollowTheFile()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_EMAIL=jon@example.net\nSERVICE_API_KEY=" + theirs + "\n");
        auto *prefix = shown.part<QLineEdit>(u"envPrefixField"_s);
        QSignalSpy compared(shown.card(), &EnvironmentCard::compared);
        prefix->setText(u"SERVICE"_s);
        QTRY_VERIFY(!compared.isEmpty());
        QTRY_VERIFY(shown.write()->isVisible());
        shown.write()->click();
        shown.write()->click();
        QTRY_VERIFY2(shown.bytes().contains("SERVICE_USERNAME=jon\n"), shown.bytes());
        QVERIFY(!shown.bytes().contains("SERVICEUSERNAME"));
    }

    void keyIsWrittenByItsOwnButton()
    {
        Shown shown("SERVICE_USERNAME=jon\nSERVICE_API_KEY=" + theirs + "\n");
        auto *button = shown.part(u"environmentWriteKey"_s);
        QTRY_VERIFY(button->isVisible());
        button->click();
        QVERIFY(!shown.bytes().contains(mine)); // it asks first
        button->click();
        QTRY_VERIFY(shown.bytes().contains("SERVICE_API_KEY=" + mine + "\n"));
        QTRY_VERIFY(!button->isVisible());
        for (const QLabel *label : shown.page->findChildren<QLabel *>())
            QVERIFY2(!label->text().contains(QString::fromUtf8(mine)), qPrintable(label->objectName()));
    }

    void writeErrorIsReported()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        QTRY_VERIFY(shown.write()->isVisible());
        QVERIFY(QDir(shown.folder.path()).mkdir(u".env.bak"_s)); // no backup copy can be made
        shown.write()->click();
        shown.write()->click();
        QTRY_VERIFY(!shown.part<QLabel>(u"environmentWords"_s)->text().isEmpty());
        QCOMPARE(shown.bytes(), "SERVICE_USERNAME=nora\n"_ba);
    }

    void demoFieldsAreNotChanged()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_API_KEY=" + theirs);
        QTRY_VERIFY(shown.fill()->isVisible());
        QVERIFY(shown.session.useDemo().has_value());
        QTRY_VERIFY(!shown.fill()->isVisible());
        QVERIFY(!shown.saveKey()->isVisible());
        QVERIFY(!shown.write()->isVisible());
    }

    void fileIsComparedWithTheProfile()
    {
        Shown shown(good + "SERVICE_CLOUD_LEVEL=\"INFO \"\n");
        QTRY_COMPARE(shown.markOf(u"SERVICE_RESOURCE"_s), u"equal"_s);
        QTRY_COMPARE(shown.markOf(u"SERVICE_API_KEY"_s), u"equal"_s);
        QTRY_COMPARE(shown.markOf(u"SERVICE_CLOUD_LEVEL"_s), u"suspicious"_s);
        QTRY_COMPARE(shown.markOf(u"SERVICE_DEBUG"_s), u"not-set"_s);
        QTRY_VERIFY(shown.card()->findChild<QLabel *>(u"environmentFrom"_s)->text().contains(u"SERVICE_* from "_s));
        QTRY_VERIFY(shown.table()->isVisible());
    }

    void changedFileIsReadAgain()
    {
        Shown shown(good);
        QTRY_COMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"equal"_s);
        writeBytes(shown.path(), QByteArray(good).replace("jon", "mara"));
        QTRY_COMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"different"_s);
        // Editors also replace the file with another one.
        const QString other = shown.path() + u".new"_s;
        writeBytes(other, good);
        QVERIFY(QFile::remove(shown.path()) && QFile::rename(other, shown.path()));
        QTRY_COMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"equal"_s);
    }

    void unsavedFieldsAreCompared()
    {
        Shown shown(good);
        shown.part<QLineEdit>(u"usernameField"_s)->setText(u"mara"_s);
        QTRY_COMPARE(shown.markOf(u"SERVICE_USERNAME"_s), u"different"_s);
    }

    void otherPrefixIsReported()
    {
        Shown shown(QByteArray(good).replace("SERVICE_", "ACME_"));
        QTRY_VERIFY(shown.card()->findChild<QLabel *>(u"environmentWords"_s)->text().contains(u"ACME_RESOURCE"_s));
    }

    void missingVariablesAreReported()
    {
        Shown shown("OTHER=1\n");
        QTRY_COMPARE(shown.table()->rowCount(), 0);
        QTRY_VERIFY(!shown.table()->isVisible());
        QTRY_VERIFY(shown.card()->findChild<QLabel *>(u"environmentWords"_s)->text().contains(u"SERVICE_"_s));
    }

    void readErrorIsReported()
    {
        Shown shown(good);
        shown.compareWith({u"/nowhere/.env"_s});
        auto *words = shown.card()->findChild<QLabel *>(u"environmentWords"_s);
        QTRY_VERIFY(words->isVisible() && words->text().contains(u"/nowhere/.env"_s));
        shown.read(QByteArray("A\0B", 3));
        QTRY_VERIFY(words->text().contains(u"binary"_s));
        shown.read(good + "SERVICE_DEBUG=\"true\nX=1\n");
        QTRY_VERIFY2(words->text().contains(u"Line 4: SERVICE_DEBUG"_s), qPrintable(words->text()));
    }

    void keysAreNeverShown()
    {
        Shown shown(good + "SERVICE_EMAIL=" + mine + "\n");
        const auto texts = [&shown] { return shownTexts(*shown.card()).join(u'\n'); };
        QTRY_VERIFY2(texts().contains(u"fingerprint "_s), qPrintable(texts()));
        QVERIFY2(!texts().contains(QString::fromLatin1(mine)), qPrintable(texts()));
    }
};

RC_WIDGET_TEST(TestEnvironmentFill)

} // namespace rc::tst_environmentfill

#include "tst_environmentfill.moc"
