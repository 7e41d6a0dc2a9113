// SPDX-License-Identifier: GPL-3.0-or-later
// Enter presses a focused button once, as Space does, and a short press does not trigger a hold button.
#include "support/require.h"
#include "support/testprogram.h"
#include "ui/buttons/enterkeys.h"
#include "ui/buttons/heldkeys.h"
#include "ui/theme/theme.h"
#include "ui/widgets/confirmbutton.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_enterkeys {

namespace {

struct Window : QWidget
{
    Window()
        : button(u"Do it"_s, this)
        , confirm(u"Delete"_s, u"Really?"_s, this)
        , field(this)
    {
        show();
        RC_REQUIRE(QTest::qWaitForWindowActive(this));
    }

    HeldKeys held{this};
    EnterKeys enter{this};
    QPushButton button;
    ConfirmButton confirm;
    QLineEdit field;
};

} // namespace

class TestEnterKeys : public QObject
{
    Q_OBJECT

private slots:
    void enterPressesAButtonOnce_data();
    void enterPressesAButtonOnce();
    void withAnotherKeyItIsAnotherThing();
    void aDisabledButtonStaysUnpressed();
    void aQuestionIsAskedFirst();
    void aFieldHearsItsEnter();
};

void TestEnterKeys::enterPressesAButtonOnce_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
}

void TestEnterKeys::enterPressesAButtonOnce()
{
    QFETCH(Qt::Key, key);
    Window window;
    QSignalSpy clicked(&window.button, &QPushButton::clicked);
    window.button.setFocus();
    QTest::keyClick(&window.button, key);
    QCOMPARE(clicked.size(), 1);
    // A held key is still one press.
    QTest::simulateEvent(&window.button, true, key, Qt::NoModifier, {}, false);
    for (int i = 0; i < 20; ++i)
        QTest::simulateEvent(&window.button, true, key, Qt::NoModifier, {}, true);
    QTest::simulateEvent(&window.button, false, key, Qt::NoModifier, {}, false);
    QCOMPARE(clicked.size(), 2);
}

void TestEnterKeys::withAnotherKeyItIsAnotherThing()
{
    Window window;
    QSignalSpy clicked(&window.button, &QPushButton::clicked);
    window.button.setFocus();
    for (const Qt::KeyboardModifier modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::ShiftModifier})
        QTest::keyClick(&window.button, Qt::Key_Return, modifier);
    QCOMPARE(clicked.size(), 0);
}

void TestEnterKeys::aDisabledButtonStaysUnpressed()
{
    Window window;
    QSignalSpy clicked(&window.button, &QPushButton::clicked);
    window.button.setEnabled(false);
    QTest::keyClick(&window.button, Qt::Key_Return);
    QCOMPARE(clicked.size(), 0);
}

void TestEnterKeys::aQuestionIsAskedFirst()
{
    Window window;
    QSignalSpy confirmed(&window.confirm, &ConfirmButton::confirmed);
    window.confirm.setFocus();
    QTest::keyClick(&window.confirm, Qt::Key_Return);
    QVERIFY(window.confirm.isAsking());
    QCOMPARE(confirmed.size(), 0);
    QTest::keyClick(&window.confirm, Qt::Key_Return);
    QCOMPARE(confirmed.size(), 1);
}

void TestEnterKeys::aFieldHearsItsEnter()
{
    Window window;
    QSignalSpy entered(&window.field, &QLineEdit::returnPressed);
    window.field.setFocus();
    QTest::keyClick(&window.field, Qt::Key_Return);
    QCOMPARE(entered.size(), 1);
}

RC_WIDGET_TEST(TestEnterKeys)

} // namespace rc::tst_enterkeys

#include "tst_enterkeys.moc"
