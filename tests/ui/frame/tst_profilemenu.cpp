// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of profiles: opening, order, Ctrl+1 to Ctrl+9, and the other actions on the open one.
#include "support/testprogram.h"
#include "ui/buttons/leadbutton.h"
#include "ui/console.h"
#include "ui/widgets/holdbutton.h"

#include <QGuiApplication>

namespace rc::tst_profilemenu {

namespace {

struct ProfileBench : WindowOn<NamedBench>
{
    explicit ProfileBench(const QStringList &names = {u"a"_s, u"b"_s, u"c"_s})
        : WindowOn(names)
    {
    }

    /// An action of the menu as it is when it opens.
    [[nodiscard]] QAction *action(const QString &name) const
    {
        auto *menu = part<QMenu>(u"profileMenu"_s);
        emit menu->aboutToShow();
        return menu->findChild<QAction *>(name);
    }
    void take(const QString &name) const
    {
        QAction *found = action(name);
        RC_REQUIRE(found != nullptr && found->isEnabled());
        found->trigger();
    }
};

} // namespace

class TestProfileMenu : public QObject
{
    Q_OBJECT

private slots:
    void menuOpensAProfile()
    {
        const ProfileBench on({u"payments-prod"_s, u"billing & more"_s});
        QVERIFY(on.action(u"profile-1"_s)->isChecked());
        on.take(u"profile-2"_s);
        QCOMPARE(on.session.profile().name, u"billing & more"_s);
        QVERIFY(on.action(u"profile-2"_s)->isChecked());
        QVERIFY(on.action(u"profile-2"_s)->text().startsWith(u"billing && more\t"_s));
        QVERIFY(!on.action(u"profile-1"_s)->isChecked());
        on.take(u"profileDemo"_s);
        QVERIFY(on.session.isDemo());
        QVERIFY(on.action(u"profileRemove"_s) == nullptr); // it is no profile
        on.take(u"profileFind"_s);
        QVERIFY(on.part<QLineEdit>(u"paletteField"_s)->hasFocus());
    }

    void openProfileIsAlwaysListed()
    {
        QStringList names;
        for (int i = 1; i <= 30; ++i)
            names.append(u"p%1"_s.arg(i));
        ProfileBench on(names);
        QVERIFY(on.action(u"profile-12"_s) != nullptr && on.action(u"profile-13"_s) == nullptr);
        on.session.book().select(u"p30"_s);
        QVERIFY(on.action(u"profile-30"_s) != nullptr && on.action(u"profile-30"_s)->isChecked());
        QVERIFY(on.action(u"profile-29"_s) == nullptr);
    }

    void shortcutsOpenTheFirstNineProfiles()
    {
        const ProfileBench on;
        QTest::keyClick(on.window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(on.session.profile().name, u"c"_s);
        QTest::keyClick(on.window.get(), Qt::Key_9, Qt::ControlModifier); // no profile has that number
        QCOMPARE(on.session.profile().name, u"c"_s);
        QTest::keyClick(on.window.get(), Qt::Key_1, Qt::ControlModifier); // opening one changes no numbers
        QCOMPARE(on.session.profile().name, u"a"_s);
    }

    void orderCanBeChanged()
    {
        const ProfileBench on;
        QVERIFY(!on.action(u"profileUp"_s)->isEnabled());
        on.take(u"profileDown"_s);
        QCOMPARE(on.profileNames(), QStringList({u"b"_s, u"a"_s, u"c"_s}));
        on.take(u"profileDown"_s);
        QCOMPARE(on.profileNames(), QStringList({u"b"_s, u"c"_s, u"a"_s}));
        QVERIFY(!on.action(u"profileDown"_s)->isEnabled());
        on.take(u"profileUp"_s);
        QCOMPARE(on.profileNames(), QStringList({u"b"_s, u"a"_s, u"c"_s}));
    }

    void removalAsksAndCanBeUndone_data()
    {
        addColumns<QStringList, QString>("names", "focused");
        QTest::newRow("a button") << QStringList{u"a"_s, u"b"_s, u"c"_s} << u"profileButton"_s;
        QTest::newRow("a field with nothing to undo") << QStringList{u"a"_s, u"b"_s} << u"resourceField"_s;
        QTest::newRow("the field of the first page") << QStringList{u"a"_s} << u"firstField"_s;
    }

    void removalAsksAndCanBeUndone()
    {
        QFETCH(QStringList, names);
        QFETCH(QString, focused);
        const ProfileBench on(names);
        on.take(u"profileRemove"_s);
        auto *remove = on.part<ConfirmButton>(u"removeButton"_s);
        QTRY_VERIFY(remove->isVisible() && remove->isAsking());
        QCOMPARE(on.profileNames(), names);
        remove->click();
        QTRY_COMPARE(on.profileNames(), names.mid(1));
        QTRY_VERIFY(on.part<QWidget>(focused)->isVisible());
        on.part<QWidget>(focused)->setFocus();
        QTest::keyClick(on.part<QWidget>(focused), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(on.profileNames(), names);
    }

    void renameOpensSetupAndDuplicateHasNoKey()
    {
        ProfileBench on;
        on.take(u"profile-2"_s);
        on.take(u"profileRename"_s);
        QCOMPARE(on.window->currentPage(), u"setup"_s);
        QCOMPARE(on.part<QLineEdit>(u"nameField"_s)->selectedText(), u"b"_s);
        on.session.keys().key().holdForSession(Secret("a-key-of-this-test"));
        on.take(u"profileDuplicate"_s);
        QCOMPARE(on.profileNames(), QStringList({u"a"_s, u"b"_s, u"b copy"_s, u"c"_s}));
        QCOMPARE(on.session.profile().name, u"b copy"_s);
        QCOMPARE(on.session.profile().resource, sampleUrl);
        QCOMPARE(on.session.keys().state(), KeyState::Absent);
        QVERIFY(on.part(u"setupMessage"_s)->isVisible());
    }

    void chipsCopy()
    {
        const ProfileBench on;
        on.window->resize(1280, 800);
        auto *uuid = on.part<ChipButton>(u"uuidChip"_s);
        QTRY_VERIFY(uuid->isVisible());
        uuid->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"3e2ad894-5e5f-4c34-9899-1f9c2158009c"_s);
        QVERIFY(uuid->isConfirming());
        QTRY_VERIFY(!uuid->isConfirming());
        on.click(u"ownerChip"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"mara"_s);
    }

    void missingKeyIsRequested()
    {
        ProfileBench on;
        QTRY_VERIFY(on.session.keys().key().isKnown());
        on.session.keys().key().holdForSession(Secret("a-key-of-this-test"));
        on.click(u"keyChip"_s);
        auto *facts = on.part<QWidget>(u"keyPanel"_s);
        QVERIFY(facts->isVisible());
        on.click(u"chipReplaceKey"_s);
        QVERIFY(!facts->isVisible());
        QCOMPARE(on.window->currentPage(), u"setup"_s);
        QTRY_VERIFY(on.part<QLineEdit>(u"keyField"_s)->isVisible());
    }
};

RC_WIDGET_TEST(TestProfileMenu)

} // namespace rc::tst_profilemenu

#include "tst_profilemenu.moc"
