// SPDX-License-Identifier: GPL-3.0-or-later
// Profiles are duplicated, removed, restored and reordered; two windows lose no edit to each other, and unsaved input
// is never discarded.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/first/firstpage.h"
#include "ui/setup/setuppage.h"

#include <QSpinBox>

#include <csignal>
#include <sys/resource.h>

namespace rc::tst_profilechanges {

namespace {

/// Makes every write to a file fail, as on a full disk, until it is destroyed.
class FullDisk
{
public:
    FullDisk()
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        RC_REQUIRE(getrlimit(RLIMIT_FSIZE, &m_before) == 0);
        const rlimit none{0, m_before.rlim_max};
        RC_REQUIRE(setrlimit(RLIMIT_FSIZE, &none) == 0);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

/// Profiles a, b and c, and a store that acts as another window or a command.
struct ChangesBench : NamedBench
{
    ChangesBench()
        : NamedBench({u"a"_s, u"b"_s, u"c"_s})
    {
    }
    [[nodiscard]] Profile stored(const QString &name) const
    {
        const auto list = other.load();
        const qsizetype index = list ? indexOfProfile(*list, name) : -1;
        return index < 0 ? Profile() : list->at(index);
    }

    const ProfileStore other{folder.path() + u"/profiles.json"_s};
};

} // namespace

class TestProfileChanges : public QObject
{
    Q_OBJECT

private slots:
    void editInAnotherWindowIsShownAndInputKept()
    {
        ChangesBench console;
        const SetupPage page(console.session, console.theme);
        const QSignalSpy said(&console.session.book(), &ProfileBook::changedExternally);
        part<QLineEdit>(page, u"usernameField"_s)->setText(u"mara"_s);
        Profile after = profileOf(u"a"_s);
        after.threshold = Threshold::Error;
        QVERIFY(console.other.change(profileOf(u"a"_s), after));
        QTRY_COMPARE(part<QComboBox>(page, u"thresholdBox"_s)->currentText(), u"ERROR"_s);
        QCOMPARE(said.size(), 1);
        QCOMPARE(part<QLineEdit>(page, u"usernameField"_s)->text(), u"mara"_s);
        part<QPushButton>(page, u"saveButton"_s)->click();
        QCOMPARE(console.stored(u"a"_s).username, u"mara"_s);
        QCOMPARE(console.stored(u"a"_s).threshold, Threshold::Error);
    }

    /// The message stays on other pages, because it reports a fault. The damaged file is kept beside the restored list.
    void unreadableProfilesAreReportedAndKept()
    {
        WindowOn<ChangesBench> console;
        MainWindow &window = *console.window;
        const auto *message = part<QWidget>(window, u"resourceMessage"_s);
        QVERIFY(!message->isVisible());
        writeBytes(console.folder.filePath(u"profiles.json"_s), "[{");
        QTRY_VERIFY(message->isVisible());
        console.session.book().reload(); // the replaced file is noticed
        QVERIFY(message->isVisible());
        window.showPage(u"setup"_s);
        QVERIFY(message->isVisible());
        const QStringList all{u"a"_s, u"b"_s, u"c"_s};
        QCOMPARE(console.profileNames(), all);
        QCOMPARE(console.session.profile().name, u"a"_s);
        QStringList stored;
        for (const Profile &profile : console.other.load().value_or(QList<Profile>()))
            stored.append(profile.name);
        QCOMPARE(stored, all);
        QCOMPARE(QDir(console.folder.path()).entryList({u"profiles.json.corrupt-*"_s}).size(), 1);
    }

    /// The disk is full when the list is damaged. A later look finds no file, and no profile counts as removed; the
    /// next look that has room writes them again.
    void unwritableProfilesAreKept()
    {
        ChangesBench console;
        ProfileBook &book = console.session.book();
        const QSignalSpy unreadable(&book, &ProfileBook::unreadable);
        const QString file = console.folder.path() + u"/profiles.json"_s;
        const QStringList all{u"a"_s, u"b"_s, u"c"_s};
        const auto damageOnAFullDisk = [&] {
            writeBytes(file, "[{");
            const FullDisk full;
            book.reload();
            book.reload();
        };
        damageOnAFullDisk();
        QVERIFY(!QFile::exists(file));
        QCOMPARE(console.profileNames(), all);
        QCOMPARE(unreadable.size(), 1);
        book.reload();
        QCOMPARE(console.profileNames(), all);
        QCOMPARE(console.other.load().value_or(QList<Profile>()).size(), all.size());

        damageOnAFullDisk();
        Profile edited = console.session.profile();
        edited.username = u"mara"_s;
        QVERIFY(book.save(edited)); // before the next look at the file
        QCOMPARE(console.other.load().value_or(QList<Profile>()).size(), all.size());
        QCOMPARE(console.stored(u"a"_s).username, u"mara"_s);

        QVERIFY(book.remove(u"b"_s, true));
        damageOnAFullDisk();
        QVERIFY(book.undoRemove()); // undoing a removal works, too
        QCOMPARE(console.other.load().value_or(QList<Profile>()).size(), all.size());
        QVERIFY(console.other.remove(u"a"_s) && console.other.remove(u"b"_s) && console.other.remove(u"c"_s));
        book.reload(); // another window may empty the list
        QVERIFY(console.profileNames().isEmpty());
    }

    void conflictingEditIsReportedAndResolved()
    {
        ChangesBench console;
        const SetupPage page(console.session, console.theme);
        part<QLineEdit>(page, u"usernameField"_s)->setText(u"mara"_s);
        Profile after = profileOf(u"a"_s);
        after.username = u"jon"_s;
        QVERIFY(console.other.change(profileOf(u"a"_s), after));
        // The change is not noticed yet.
        part<QPushButton>(page, u"saveButton"_s)->click();
        QCOMPARE(console.stored(u"a"_s).username, u"jon"_s);
        QVERIFY(!part<QWidget>(page, u"setupMessage"_s)->isHidden());
        QCOMPARE(part<QLineEdit>(page, u"usernameField"_s)->text(), u"mara"_s);
        // The change was shown, and the user decided.
        part<QPushButton>(page, u"saveButton"_s)->click();
        QCOMPARE(console.stored(u"a"_s).username, u"mara"_s);
    }

    void profileRemovedElsewhereIsReportedAndSaveRestoresIt()
    {
        ChangesBench console;
        const SetupPage page(console.session, console.theme);
        const QSignalSpy said(&console.session.book(), &ProfileBook::changedExternally);
        part<QLineEdit>(page, u"usernameField"_s)->setText(u"mara"_s);
        QVERIFY(console.other.remove(u"a"_s));
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(console.profileNames(), QStringList({u"b"_s, u"c"_s}));
        QCOMPARE(console.session.profile().name, u"a"_s);
        QCOMPARE(part<QLineEdit>(page, u"usernameField"_s)->text(), u"mara"_s);
        part<QPushButton>(page, u"saveButton"_s)->click();
        QCOMPARE(console.stored(u"a"_s).username, u"mara"_s);
        QVERIFY(console.session.book().isSaved());
    }

    void profileRenamedElsewhereIsFollowed()
    {
        ChangesBench console;
        const SetupPage page(console.session, console.theme);
        part<QLineEdit>(page, u"usernameField"_s)->setText(u"mara"_s);
        QVERIFY(console.other.change(profileOf(u"a"_s), profileOf(u"alpha"_s)));
        QTRY_COMPARE(console.session.profile().name, u"alpha"_s);
        QCOMPARE(part<QLineEdit>(page, u"nameField"_s)->text(), u"alpha"_s);
        QCOMPARE(part<QLineEdit>(page, u"usernameField"_s)->text(), u"mara"_s);
        QCOMPARE(console.settings.profile(), u"alpha"_s);
    }

    void inputIsKeptPerProfile()
    {
        ChangesBench console;
        SetupPage page(console.session, console.theme);
        auto *field = part<QLineEdit>(page, u"usernameField"_s);
        field->setText(u"mara"_s);
        console.session.book().select(u"b"_s);
        QCOMPARE(field->text(), QString());
        QVERIFY(!part<QPushButton>(page, u"saveButton"_s)->isEnabled());
        console.session.book().select(u"a"_s);
        QCOMPARE(field->text(), u"mara"_s);
        QVERIFY(part<QPushButton>(page, u"saveButton"_s)->isEnabled());
        part<QPushButton>(page, u"revertButton"_s)->click();
        QCOMPARE(field->text(), QString());
        console.session.book().select(u"b"_s);
        console.session.book().select(u"a"_s);
        QCOMPARE(field->text(), QString());
    }

    void keyIsRestoredWithItsProfile()
    {
        WindowOn<ChangesBench> console;
        console.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        console.session.keys().remove(u"a"_s, ProfileKeys::KeyRemoval::Forget, this,
                                      [](const std::optional<Error> &) {});
        QTRY_COMPARE(console.profileNames(), QStringList({u"b"_s, u"c"_s}));
        QVERIFY(!console.session.book().removed().constLast().keyDeleted);
        QCOMPARE(console.keys.knownState(u"a"_s), KeyState::Absent); // until then nothing keeps it
        QVERIFY(console.session.book().undoRemove());
        QCOMPARE(console.session.profile().name, u"a"_s);
        QCOMPARE(console.session.keys().state(), KeyState::SessionOnly);
    }

    void lastProfileCanBeRestoredFromTheFirstPage()
    {
        WindowBench bench;
        MainWindow &window = *bench.window;
        bench.session.keys().remove(u"payments-prod"_s, ProfileKeys::KeyRemoval::Forget, this,
                                    [](const std::optional<Error> &) {});
        QVERIFY(window.findChild<FirstPage *>()->isVisible());
        auto *undo = part<QPushButton>(window, u"undoRemove"_s);
        QVERIFY(undo->isVisible());
        undo->click();
        QCOMPARE(bench.session.profile().name, u"payments-prod"_s);
        QVERIFY(!window.findChild<FirstPage *>()->isVisible());
    }

    void invalidHeaderIsReportedInPlace_data()
    {
        addColumns<QString, QString>("field", "text");
        QTest::newRow("a header of HTTP") << u"keyHeaderField"_s << u"Host"_s;
        QTest::newRow("no name") << u"usernameHeaderField"_s << u"X User"_s;
        QTest::newRow("nothing") << u"emailHeaderField"_s << QString();
        QTest::newRow("the key's") << u"emailHeaderField"_s << u"x-api-key"_s;
    }

    void invalidHeaderIsReportedInPlace()
    {
        QFETCH(QString, field);
        QFETCH(QString, text);
        ChangesBench console;
        SetupPage page(console.session, console.theme);
        page.show();
        auto *more = part<QPushButton>(page, u"moreButton"_s);
        auto *edit = part<QLineEdit>(page, field);
        QVERIFY(!more->isChecked() && !edit->isVisible());
        edit->setText(text);
        QVERIFY(more->isChecked() && edit->isVisible());
        const auto *note = part<QLabel>(page, field + u"Note"_s);
        QVERIFY(note->isVisible() && !note->text().isEmpty());
        QVERIFY(!part<QPushButton>(page, u"saveButton"_s)->isEnabled());
        more->click();
        QVERIFY(edit->isVisible()); // the invalid field stays in view
        edit->setText(u"X-Own"_s);
        QVERIFY(!note->isVisible());
        more->click();
        QVERIFY(!edit->isVisible());
        part<QPushButton>(page, u"saveButton"_s)->click();
        QCOMPARE(console.stored(u"a"_s), console.session.profile());
        QVERIFY(console.stored(u"a"_s) != profileOf(u"a"_s));
    }

    void rareFieldsAreSaved()
    {
        ChangesBench console;
        Profile expected = console.stored(u"a"_s);
        const SetupPage page(console.session, console.theme);
        part<QComboBox>(page, u"colourBox"_s)->setCurrentIndex(int(ProfileColor::Violet));
        part<QSpinBox>(page, u"deadlineBox"_s)->setValue(90);
        part<QSpinBox>(page, u"streamDeadlineBox"_s)->setValue(300);
        part<QComboBox>(page, u"dialectBox"_s)->setCurrentIndex(2);
        part<QAbstractButton>(page, u"onIngestBox"_s)->click();
        part<QLineEdit>(page, u"keyHeaderField"_s)->setText(u" X-Own-Key "_s);
        part<QLineEdit>(page, u"catalogsField"_s)->setText(u"asana = asana/"_s);
        part<QPushButton>(page, u"saveButton"_s)->click();
        expected.color = ProfileColor::Violet;
        expected.deadline = 90;
        expected.streamDeadline = 300;
        expected.dialect = Dialect::Session;
        expected.usernameOnIngest = false;
        expected.keyHeader = u"X-Own-Key"_s;
        expected.customCatalogs = {{u"asana"_s, u"/asana/"_s}};
        QCOMPARE(console.stored(u"a"_s), expected);
        QCOMPARE(console.session.limits().deadline, std::chrono::seconds(90));
        QCOMPARE(console.session.identity().keyHeader, QByteArray("X-Own-Key"));
        QCOMPARE(console.session.identity().dialect, Dialect::Session);
    }
};

RC_WIDGET_TEST(TestProfileChanges)

} // namespace rc::tst_profilechanges

#include "tst_profilechanges.moc"
