// SPDX-License-Identifier: GPL-3.0-or-later
// The values of an environment taken into the form of the Setup page: unsaved, said, taken back; the key by itself.
#include "support/testprogram.h"
#include "ui/buttons/enterkeys.h"
#include "ui/console.h"
#include "ui/setup/environment/environmentcard.h"
#include "ui/setup/profile/profileform.h"
#include "ui/setup/setuppage.h"
#include "ui/widgets/banner.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_environmentfill {

namespace {

const QByteArray mine = "k3y-of-the-profile";
const QByteArray theirs = "k3y-of-the-environment";

/// The Setup page of a profile with a key of this run, beside a file.
class Shown : public Bench
{
public:
    explicit Shown(const QByteArray &text)
    {
        keepSample();
        session.keys().key().holdForThisRun(Secret(mine));
        page = std::make_unique<SetupPage>(session, theme);
        page->resize(1000, 700);
        page->show();
        read(text);
    }

    void read(const QByteArray &text)
    {
        QFile file(folder.filePath(u".env"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QSignalSpy compared(card(), &EnvironmentCard::compared);
        card()->setSource({EnvironmentSource::Kind::File, file.fileName()});
        QTRY_VERIFY(!compared.isEmpty());
    }

    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(folder.filePath(u".env"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    template<typename Widget = QPushButton>
    [[nodiscard]] Widget *part(const QString &name) const
    {
        auto *found = page->findChild<Widget *>(name);
        Q_ASSERT(found != nullptr);
        return found;
    }
    [[nodiscard]] EnvironmentCard *card() const { return page->findChild<EnvironmentCard *>(); }
    [[nodiscard]] QPushButton *fill() const { return part(u"environmentFill"_s); }
    [[nodiscard]] QPushButton *saveKey() const { return part(u"environmentSaveKey"_s); }
    [[nodiscard]] QString username() const { return part<QLineEdit>(u"usernameField"_s)->text(); }
    [[nodiscard]] QString message() const { return part<Banner>(u"setupMessage"_s)->accessibleName(); }

    std::unique_ptr<SetupPage> page;
};

QByteArray key(Session &session)
{
    QByteArray found;
    QObject context;
    bool done = false;
    session.keys().read(&context, [&](const KeyReading &reading) {
        found = reading.key.reveal();
        done = true;
    });
    (void)rc::waitFor([&done] { return done; });
    return found;
}

} // namespace

class TestEnvironmentFill : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void nothingIsOfferedWhereNothingDiffers()
    {
        const Shown shown("SERVICE_RESOURCE=" + sampleUrl.toUtf8() + "\nSERVICE_USERNAME=jon\nSERVICE_API_KEY=" + mine);
        QVERIFY(!shown.fill()->isVisible());
        QVERIFY(!shown.saveKey()->isVisible());
    }

    void whatDiffersIsFilledInAndNotSaved()
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
        QTRY_VERIFY(!shown.fill()->isVisible()); // the form has it all now
        shown.part(u"saveButton"_s)->click();
        QCOMPARE(shown.session.profile().username, u"nora"_s);
        QCOMPARE(shown.session.profile().threshold, Threshold::Error);
    }

    void escapeTakesItBack()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.fill()->click();
        QCOMPARE(shown.username(), u"nora"_s);
        shown.page->cancel();
        QCOMPARE(shown.username(), u"jon"_s);
        QTRY_VERIFY(shown.fill()->isVisible()); // and is offered again
    }

    void whatIsTypedInOtherFieldsStays()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.part<QLineEdit>(u"nameField"_s)->setText(u"renamed"_s);
        shown.fill()->click(); // before it was compared again
        QCOMPARE(shown.username(), u"nora"_s);
        QCOMPARE(shown.part<QLineEdit>(u"nameField"_s)->text(), u"renamed"_s);
    }

    void whatDoesNotFitIsSeenInPlace()
    {
        Shown shown("SERVICE_EMAIL=nobody\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.fill()->click();
        QVERIFY(!shown.part(u"saveButton"_s)->isEnabled());
        QCOMPARE(shown.page->focusWidget(), shown.part<QLineEdit>(u"nameField"_s));
    }

    void aPrefixWithoutItsUnderscoreIsTheSame()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        auto *field = shown.part<QLineEdit>(u"envPrefixField"_s);
        auto *note = shown.part<QLabel>(u"envPrefixNote"_s);
        QCOMPARE(note->text(), u"SERVICE_RESOURCE, SERVICE_API_KEY, …"_s);
        QVERIFY(note->isVisible() && field->isVisible());
        field->setText(u"SERVICE"_s);
        QVERIFY2(note->text().contains(u"SERVICEAPI_KEY"_s) && note->text().contains(u"SERVICE_API_KEY"_s),
                 qPrintable(note->text()));
        QVERIFY(shown.part(u"saveButton"_s)->isEnabled()); // it may be meant
        auto *words = shown.part<QLabel>(u"environmentWords"_s);
        QTRY_VERIFY2(words->text().contains(u"treated as the same"_s), qPrintable(words->text()));
        shown.fill()->click();
        QCOMPARE(field->text(), u"SERVICE_"_s);
        QCOMPARE(shown.username(), u"nora"_s);
        field->setText(u"2nd"_s);
        QVERIFY(note->text().contains(u"Do not start with a digit"_s));
    }

    void theKeyIsNeverTakenWithTheValues()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_API_KEY=" + theirs);
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.fill()->click();
        shown.part(u"saveButton"_s)->click();
        QCOMPARE(key(shown.session), mine);
    }

    void theKeyIsSavedByAPressOfItsOwn()
    {
        Shown shown("SERVICE_API_KEY=" + theirs);
        QTRY_VERIFY(shown.saveKey()->isVisible());
        QVERIFY(!shown.fill()->isVisible());
        QVERIFY(shown.saveKey()->text().contains(u"Replace the saved key"_s));
        QCOMPARE(key(shown.session), mine);
        shown.saveKey()->setFocus();
        QTest::keyClick(shown.saveKey(), Qt::Key_Space);
        // there is no keychain here: it is held for this run
        QTRY_COMPARE(key(shown.session), theirs);
        QTRY_VERIFY(!shown.saveKey()->isVisible());
        QTRY_COMPARE(shown.page->focusWidget(), shown.part(u"replaceKeyButton"_s)); // there is one: no field is open
        QVERIFY(shown.part<QLineEdit>(u"keyField"_s)->text().isEmpty());
    }

    /// The address that the key belongs to may be among the fields that are not saved.
    void aKeyWaitsForTheFieldsBesideIt()
    {
        Shown shown("SERVICE_RESOURCE=" + QString(sampleUrl).replace(u"mara"_s, u"nora"_s).toUtf8() +
                    "\nSERVICE_API_KEY=" + theirs);
        shown.session.keys().key().holdForThisRun(Secret("key-of-before"));
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.fill()->click();
        QVERIFY(shown.saveKey()->isVisible());
        shown.saveKey()->click();
        QCOMPARE(key(shown.session), QByteArray("key-of-before"));
        QTRY_VERIFY(shown.part(u"saveButton"_s)->isEnabled());
        shown.part(u"saveButton"_s)->click();
        QTRY_COMPARE(key(shown.session), QByteArray(theirs));
    }

    void tabGoesThroughTheCardFromTheTopDown()
    {
        const Shown shown("SERVICE_USERNAME=nora\n");
        const QStringList wanted{u"environmentFile"_s,      u"environmentUnit"_s,     u"environmentOwn"_s,
                                 u"environmentUnitField"_s, u"environmentUnitRead"_s, u"environmentView"_s,
                                 u"environmentFill"_s,      u"environmentSaveKey"_s,  u"environmentTake"_s};
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

    void oneValueIsTakenByItself()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_EMAIL=nora@example.net\nSERVICE_CLOUD_LEVEL=ERROR\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.part(u"environmentUse_SERVICE_CLOUD_LEVEL"_s)->click();
        auto *threshold = shown.part<QComboBox>(u"thresholdBox"_s);
        QTRY_COMPARE(threshold->currentText(), u"ERROR"_s);
        QCOMPARE(shown.username(), u"jon"_s); // and no other
        QVERIFY(shown.part(u"saveButton"_s)->isEnabled());
    }

    /// Where the profile and the file spell the prefix in two ways, which count as the same.
    void theArrowsGoByTheNamesOfTheFile()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_EMAIL=jon@example.net\nSERVICE_API_KEY=" + theirs + "\n");
        auto *prefix = shown.part<QLineEdit>(u"envPrefixField"_s);
        QSignalSpy compared(shown.card(), &EnvironmentCard::compared);
        prefix->setText(u"SERVICE"_s);
        QTRY_VERIFY(!compared.isEmpty());
        QTRY_VERIFY(shown.part(u"environmentUse_SERVICE_API_KEY"_s)->isVisible());
        // out of the profile
        shown.part(u"environmentWrite_SERVICE_USERNAME"_s)->click();
        QVERIFY(shown.part<QWidget>(u"changePreview"_s)->isVisible());
        shown.part(u"changeCancel"_s)->click();
        shown.part(u"environmentWrite_SERVICE_API_KEY"_s)->click();
        QTRY_VERIFY(shown.part<QWidget>(u"changePreview"_s)->isVisible());
        shown.part(u"changeWrite"_s)->click();
        QVERIFY(shown.bytes().contains("SERVICE_API_KEY=" + mine + "\n"));
        // and into it
        shown.part(u"environmentUse_SERVICE_USERNAME"_s)->click();
        QTRY_COMPARE(shown.username(), u"nora"_s);
        QCOMPARE(prefix->text(), u"SERVICE"_s); // that is a value of its own
    }

    void aValueIsWrittenAfterALook()
    {
        Shown shown("# mine\nSERVICE_USERNAME='nora' # who\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.part(u"environmentWrite_SERVICE_USERNAME"_s)->click();
        auto *preview = shown.part<QWidget>(u"changePreview"_s);
        QVERIFY(preview->isVisible());
        QVERIFY(shown.part<QLabel>(u"changeAfter"_s)->text().contains(u"SERVICE_USERNAME='jon' # who"_s));
        QCOMPARE(shown.bytes(), QByteArray("# mine\nSERVICE_USERNAME='nora' # who\n"));
        shown.part(u"changeWrite"_s)->click();
        QCOMPARE(shown.bytes(), QByteArray("# mine\nSERVICE_USERNAME='jon' # who\n"));
        QVERIFY(!preview->isVisible());
        QTRY_VERIFY(!shown.fill()->isVisible()); // they are equal now
    }

    void enterWritesNothingUnseen_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("a value") << u"SERVICE_USERNAME"_s << QByteArray("SERVICE_USERNAME=jon\n");
        QTest::newRow("the key") << u"SERVICE_API_KEY"_s << "SERVICE_API_KEY=" + mine + '\n';
    }

    void enterWritesNothingUnseen()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, written);
        const QByteArray before = "SERVICE_USERNAME=nora\nSERVICE_API_KEY=" + theirs + '\n';
        Shown shown(before);
        shown.page->activateWindow();
        shown.page->resize(1000, 420); // the card is at the end of the page
        QVERIFY(QTest::qWaitForWindowActive(shown.page.get()));
        const EnterKeys enter(nullptr);
        const auto *preview = shown.part<QWidget>(u"changePreview"_s);
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        const QPushButton *cancel = shown.part(u"changeCancel"_s);
        QPushButton *arrow = shown.part(u"environmentWrite_"_s + name);
        const auto look = [press, preview, cancel](QPushButton *pressed) {
            QTRY_VERIFY(pressed->isVisible());
            pressed->setFocus();
            QTRY_VERIFY(pressed->hasFocus());
            press(Qt::Key_Return);
            QTRY_VERIFY(preview->isVisible());
            QTRY_VERIFY(cancel->hasFocus());
            QTRY_COMPARE(preview->visibleRegion().boundingRect().height(), preview->height()); // all of it is seen
        };
        look(arrow);
        press(Qt::Key_Return);
        QVERIFY(!preview->isVisible());
        QCOMPARE(shown.bytes(), before);
        QVERIFY(shown.part(u"environmentWrite_"_s + name)->hasFocus());
        look(shown.part(u"environmentWrite_"_s + name));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(shown.part(u"changeWrite"_s)->hasFocus());
        press(Qt::Key_Return);
        QVERIFY2(shown.bytes().contains(written), shown.bytes());
        QVERIFY(!preview->isVisible());
    }

    void cancelWritesNothing()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.part(u"environmentWrite_SERVICE_USERNAME"_s)->click();
        shown.part(u"changeCancel"_s)->click();
        QVERIFY(!shown.part<QWidget>(u"changePreview"_s)->isVisible());
        QCOMPARE(shown.bytes(), QByteArray("SERVICE_USERNAME=nora\n"));
    }

    void whatOthersWroteMeanwhileStays()
    {
        Shown shown("SERVICE_USERNAME=nora\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.part(u"environmentWrite_SERVICE_USERNAME"_s)->click();
        QFile file(shown.folder.filePath(u".env"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SERVICE_USERNAME=else\n") > 0);
        file.close();
        shown.part(u"changeWrite"_s)->click();
        QCOMPARE(shown.bytes(), QByteArray("SERVICE_USERNAME=else\n"));
        QVERIFY(!shown.part<QLabel>(u"environmentWords"_s)->text().isEmpty());
    }

    void theKeyIsMaskedAndWrittenOnlyAtItsOwnLine()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_API_KEY=" + theirs + "\n");
        QTRY_VERIFY(shown.fill()->isVisible());
        shown.part(u"environmentWrite_SERVICE_USERNAME"_s)->click();
        shown.part(u"changeWrite"_s)->click();
        QVERIFY(!shown.bytes().contains(mine));
        QTRY_VERIFY(shown.part(u"environmentWrite_SERVICE_API_KEY"_s)->isVisible());
        shown.part(u"environmentWrite_SERVICE_API_KEY"_s)->click();
        QTRY_VERIFY(shown.part<QWidget>(u"changePreview"_s)->isVisible());
        for (const QLabel *label : shown.page->findChildren<QLabel *>())
            QVERIFY2(!label->text().contains(QString::fromUtf8(mine)) &&
                         !label->text().contains(QString::fromUtf8(theirs)),
                     qPrintable(label->objectName()));
        shown.part(u"changeWrite"_s)->click();
        QCOMPARE(shown.bytes(), "SERVICE_USERNAME=jon\nSERVICE_API_KEY=" + QByteArray(mine) + "\n");
    }

    void theDemoDecidesItsOwnFields()
    {
        Shown shown("SERVICE_USERNAME=nora\nSERVICE_API_KEY=" + theirs);
        QTRY_VERIFY(shown.fill()->isVisible());
        QVERIFY(shown.session.useDemo().has_value());
        QTRY_VERIFY(!shown.fill()->isVisible());
        QVERIFY(!shown.saveKey()->isVisible());
    }
};

RC_WIDGET_TEST(TestEnvironmentFill)

} // namespace rc::tst_environmentfill

#include "tst_environmentfill.moc"
