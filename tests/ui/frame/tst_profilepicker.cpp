// SPDX-License-Identifier: GPL-3.0-or-later
// The picker: finding a profile, pins and recent profiles, Ctrl+1 to Ctrl+9, and the other actions on profiles.
#include "support/require.h"
#include "support/testprogram.h"
#include "ui/buttons/leadbutton.h"
#include "ui/console.h"
#include "ui/frame/profilepicker.h"
#include "ui/widgets/confirmbutton.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc::tst_profilepicker {

namespace {

struct Opened : WindowOn<NamedBench>
{
    explicit Opened(const QStringList &names = {u"a"_s, u"b"_s, u"c"_s})
        : WindowOn(names)
    {
        RC_REQUIRE(QTest::qWaitForWindowActive(window.get()));
    }

    template<typename Part>
    [[nodiscard]] Part *part(const QString &name) const
    {
        auto *found = window->findChild<Part *>(name);
        RC_REQUIRE(found != nullptr);
        return found;
    }
    [[nodiscard]] ProfilePicker *picker() const { return part<ProfilePicker>(u"profilePicker"_s); }
    [[nodiscard]] QListView *list() const { return part<QListView>(u"profilesView"_s); }
    [[nodiscard]] QLineEdit *field() const { return part<QLineEdit>(u"pickerField"_s); }
    void open() const
    {
        part<QPushButton>(u"profileButton"_s)->click();
        RC_REQUIRE(picker()->isVisible());
    }
    void press(const QString &button) const { part<QPushButton>(button)->click(); }
    [[nodiscard]] QStringList shown() const
    {
        QStringList names;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            names.append(list()->model()->index(row, 0).data().toString());
        return names;
    }
    [[nodiscard]] QStringList kept() const
    {
        QStringList names;
        for (const Profile &profile : session.book().profiles())
            names.append(profile.name);
        return names;
    }
};

} // namespace

class TestProfilePicker : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void aProfileIsFoundByItsName();
    void theKeysOpenTheFirstNine();
    void whatIsOpenedKeepsItsNumber();
    void pinsStandFirstAndStay();
    void whatWasOpenedLastIsNext();
    void aNewNameKeepsItsPin();
    void theOrderIsChangedWithTheKeyboard();
    void aRemovalComesBack();
    void anUnpinnedProfileIsPinnedAgain();
    void theQuestionIsAboutOneProfile();
    void renamingIsInSetup();
    void chipsCopy();
    void theKeyIsAskedForWhereThereIsNone();
};

void TestProfilePicker::aProfileIsFoundByItsName()
{
    const Opened on({u"payments-prod"_s, u"billing"_s});
    on.open();
    QTest::keyClicks(on.field(), u"bil"_s);
    QCOMPARE(on.shown().first(), u"billing"_s);
    QTest::keyClick(on.field(), Qt::Key_Return);
    QCOMPARE(on.session.profile().name, u"billing"_s);
    QVERIFY(!on.picker()->isVisible());
}

void TestProfilePicker::theKeysOpenTheFirstNine()
{
    const Opened on;
    QTest::keyClick(on.window.get(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(on.session.profile().name, u"c"_s);
    QTest::keyClick(on.window.get(), Qt::Key_9, Qt::ControlModifier); // no profile has that number
    QCOMPARE(on.session.profile().name, u"c"_s);
    on.open();
    QTest::keyClick(on.field(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(on.session.profile().name, u"b"_s);
    QVERIFY(!on.picker()->isVisible());
}

/// Users memorize numbers, so a number stays the same however often profiles are switched.
void TestProfilePicker::whatIsOpenedKeepsItsNumber()
{
    Opened on;
    for (int turn = 0; turn < 2; ++turn) {
        for (const auto &[key, name] : {std::pair(Qt::Key_3, u"c"_s), std::pair(Qt::Key_1, u"a"_s)}) {
            QTest::keyClick(on.window.get(), key, Qt::ControlModifier);
            QCOMPARE(on.session.profile().name, name);
        }
    }
    on.settings.pinnedProfiles.set({u"b"_s}); // a pin is an explicit choice, so pinned profiles come first
    QTest::keyClick(on.window.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(on.session.profile().name, u"b"_s);
    QTest::keyClick(on.window.get(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(on.session.profile().name, u"a"_s);
}

void TestProfilePicker::pinsStandFirstAndStay()
{
    const Opened on;
    on.open();
    on.press(u"manageProfiles"_s);
    QTest::keyClick(on.field(), Qt::Key_Down);
    QTest::keyClick(on.field(), Qt::Key_Down);
    on.press(u"profilePin"_s);
    QCOMPARE(on.shown().first(), u"c"_s);
    QCOMPARE(on.settings.pinnedProfiles(), QStringList({u"c"_s}));
    on.press(u"profilePin"_s); // it is still selected
    QCOMPARE(on.settings.pinnedProfiles(), QStringList());
}

void TestProfilePicker::whatWasOpenedLastIsNext()
{
    Opened on;
    on.session.book().select(u"b"_s);
    on.session.book().select(u"c"_s);
    on.open();
    QCOMPARE(on.shown().first(3), QStringList({u"c"_s, u"b"_s, u"a"_s}));
}

void TestProfilePicker::aNewNameKeepsItsPin()
{
    Opened on;
    on.settings.pinnedProfiles.set({u"a"_s});
    Profile renamed = on.session.profile();
    renamed.name = u"other"_s;
    on.session.keys().rename(renamed, on.window.get(), [](const std::optional<Error> &) {});
    QTRY_COMPARE(on.settings.pinnedProfiles(), QStringList({u"other"_s}));
}

void TestProfilePicker::theOrderIsChangedWithTheKeyboard()
{
    const Opened on;
    on.open();
    QTest::keyClick(on.field(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(on.kept(), QStringList({u"b"_s, u"a"_s, u"c"_s}));
    QTest::keyClick(on.field(), Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(on.field(), Qt::Key_Down, Qt::AltModifier); // it is at the end
    QCOMPARE(on.kept(), QStringList({u"b"_s, u"c"_s, u"a"_s}));
}

void TestProfilePicker::aRemovalComesBack()
{
    const Opened on;
    on.open();
    on.press(u"manageProfiles"_s);
    auto *remove = on.part<ConfirmButton>(u"profileRemove"_s);
    remove->click();
    QCOMPARE(on.kept().size(), 3); // it asks first
    remove->click();
    QTRY_COMPARE(on.kept(), QStringList({u"b"_s, u"c"_s}));
    on.part<QPushButton>(u"profileButton"_s)->setFocus();
    QTest::keyClick(on.part<QPushButton>(u"profileButton"_s), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(on.kept(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
}

void TestProfilePicker::anUnpinnedProfileIsPinnedAgain()
{
    const Opened on;
    on.open();
    on.press(u"manageProfiles"_s);
    on.press(u"profilePin"_s);
    QTest::keyClick(on.field(), Qt::Key_End);
    QVERIFY(!on.settings.pinnedProfiles().isEmpty());
    const QStringList pinned = on.settings.pinnedProfiles();
    on.press(u"profilePin"_s);
    QCOMPARE(on.settings.pinnedProfiles(), QStringList());
    QTest::keyClick(on.field(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(on.settings.pinnedProfiles(), pinned);
    QTest::keyClick(on.field(), Qt::Key_Z, Qt::ControlModifier); // there is nothing left to undo
    QCOMPARE(on.settings.pinnedProfiles(), pinned);
}

void TestProfilePicker::theQuestionIsAboutOneProfile()
{
    const Opened on;
    on.open();
    on.press(u"manageProfiles"_s);
    auto *remove = on.part<ConfirmButton>(u"profileRemove"_s);
    remove->click();
    QTest::keyClick(on.field(), Qt::Key_Down);
    remove->click(); // asks again, because it is a different profile
    QCOMPARE(on.kept().size(), 3);
}

void TestProfilePicker::renamingIsInSetup()
{
    const Opened on;
    on.open();
    on.press(u"manageProfiles"_s);
    QTest::keyClick(on.field(), Qt::Key_Down);
    on.press(u"profileRename"_s);
    QCOMPARE(on.session.profile().name, u"b"_s);
    QCOMPARE(on.window->currentPage(), u"setup"_s);
    QCOMPARE(on.part<QLineEdit>(u"nameField"_s)->selectedText(), u"b"_s);
}

void TestProfilePicker::chipsCopy()
{
    const Opened on;
    on.window->resize(1280, 800);
    auto *uuid = on.part<ChipButton>(u"uuidChip"_s);
    QTRY_VERIFY(uuid->isVisible());
    uuid->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"3e2ad894-5e5f-4c34-9899-1f9c2158009c"_s);
    QVERIFY(uuid->isAnswering());
    QTRY_VERIFY(!uuid->isAnswering());
    on.press(u"ownerChip"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"mara"_s);
}

void TestProfilePicker::theKeyIsAskedForWhereThereIsNone()
{
    Opened on;
    QTRY_VERIFY_WITH_TIMEOUT(on.session.keys().key().isKnown(), 30'000);
    on.session.keys().key().holdForThisRun(Secret("a-key-of-this-test"));
    on.press(u"keyChip"_s);
    auto *facts = on.part<QWidget>(u"keyPanel"_s);
    QVERIFY(facts->isVisible());
    on.press(u"chipReplaceKey"_s);
    QVERIFY(!facts->isVisible());
    QCOMPARE(on.window->currentPage(), u"setup"_s);
    QTRY_VERIFY(on.part<QLineEdit>(u"keyField"_s)->isVisible());
}

RC_WIDGET_TEST(TestProfilePicker)

} // namespace rc::tst_profilepicker

#include "tst_profilepicker.moc"
