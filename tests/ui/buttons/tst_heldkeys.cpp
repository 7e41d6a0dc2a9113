// SPDX-License-Identifier: GPL-3.0-or-later
// A held key acts once in any widget. Enter presses a focused button, like Space. A copy button confirms briefly.
#include "support/testprogram.h"
#include "ui/buttons/copybutton.h"
#include "ui/buttons/keyfilter.h"
#include "ui/theme/theme.h"
#include "ui/widgets/holdbutton.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>

namespace rc::tst_heldkeys {

namespace {

/// Sends a key press with auto-repeat, as a keyboard does.
void hold(QWidget *widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString &text = {})
{
    constexpr int repeats = 42;
    QTest::simulateEvent(widget, true, key, modifiers, text, false);
    for (int i = 0; i < repeats; ++i)
        QTest::simulateEvent(widget, true, key, modifiers, text, true);
    QTest::simulateEvent(widget, false, key, modifiers, text, false);
}

struct Window : QWidget
{
    Window()
        : field(this)
        , text(this)
        , button(u"Do it"_s, this)
        , confirm(u"Delete"_s, u"Really?"_s, this)
    {
        show();
        RC_REQUIRE(QTest::qWaitForWindowActive(this));
        field.setFocus();
    }

    KeyFilter keys{this};
    QLineEdit field;
    QPlainTextEdit text;
    QPushButton button;
    ConfirmButton confirm;
};

/// Counts the keys that it receives, like a view that acts on them.
struct KeyCounter : QListWidget
{
    explicit KeyCounter(QWidget *parent)
        : QListWidget(parent)
    {
    }
    void keyPressEvent(QKeyEvent *) override { ++keyCount; }
    int keyCount = 0;
};

} // namespace

class TestHeldKeys : public QObject
{
    Q_OBJECT

private slots:
    void heldShortcutActsOnce_data()
    {
        QTest::addColumn<int>("keys");
        QTest::newRow("F5") << int(Qt::Key_F5);
        QTest::newRow("Ctrl+Enter") << QKeyCombination(Qt::CTRL, Qt::Key_Return).toCombined();
        QTest::newRow("Ctrl+S") << QKeyCombination(Qt::CTRL, Qt::Key_S).toCombined();
        QTest::newRow("Esc") << int(Qt::Key_Escape);
    }

    void heldShortcutActsOnce()
    {
        QFETCH(int, keys);
        Window window;
        const QKeyCombination combination = QKeyCombination::fromCombined(keys);
        QShortcut shortcut(QKeySequence(combination), &window);
        int activated = 0;
        connect(&shortcut, &QShortcut::activated, this, [&activated] { ++activated; });
        hold(&window.field, combination.key(), combination.keyboardModifiers());
        QCOMPARE(activated, 1);
        hold(&window.field, combination.key(), combination.keyboardModifiers());
        QCOMPARE(activated, 2); // another press starts another action
    }

    void heldEnterInAFieldActsOnce()
    {
        Window window;
        int activated = 0;
        connect(&window.field, &QLineEdit::returnPressed, this, [&activated] { ++activated; });
        hold(&window.field, Qt::Key_Return, Qt::NoModifier, u"\r"_s);
        QCOMPARE(activated, 1);
    }

    void viewGetsHeldKeyOnce_data()
    {
        addColumns<Qt::Key, Qt::KeyboardModifier>("key", "modifier");
        QTest::newRow("R") << Qt::Key_R << Qt::NoModifier;
        QTest::newRow("Shift+R") << Qt::Key_R << Qt::ShiftModifier;
        QTest::newRow("Delete") << Qt::Key_Delete << Qt::NoModifier;
        QTest::newRow("Enter") << Qt::Key_Return << Qt::NoModifier;
    }

    void viewGetsHeldKeyOnce()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifier, modifier);
        Window window;
        KeyCounter counter(&window);
        counter.show();
        counter.setFocus();
        hold(&counter, key, modifier, u"r"_s);
        QCOMPARE(counter.keyCount, 1);
    }

    void typingRepeats()
    {
        Window window;
        hold(&window.field, Qt::Key_A, Qt::NoModifier, u"a"_s);
        QVERIFY(window.field.text().size() > 2);
        hold(&window.field, Qt::Key_Backspace);
        QCOMPARE(window.field.text(), QString());
        window.text.setFocus();
        hold(&window.text, Qt::Key_Return, Qt::NoModifier, u"\r"_s);
        QVERIFY(window.text.blockCount() > 2);
    }

    void navigationRepeats()
    {
        Window window;
        window.field.setText(u"0123456789"_s);
        hold(&window.field, Qt::Key_Left);
        QCOMPARE(window.field.cursorPosition(), 0);
    }

    void heldEnterPressesAButtonOnce_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter") << Qt::Key_Enter;
        QTest::newRow("Space") << Qt::Key_Space;
    }

    void heldEnterPressesAButtonOnce()
    {
        QFETCH(Qt::Key, key);
        Window window;
        QSignalSpy clicked(&window.button, &QPushButton::clicked);
        window.button.setFocus();
        QTest::keyClick(&window.button, key);
        QCOMPARE(clicked.size(), 1);
        hold(&window.button, key); // is still one press
        QCOMPARE(clicked.size(), 2);
    }

    void enterWithAModifierDoesNotPress()
    {
        Window window;
        QSignalSpy clicked(&window.button, &QPushButton::clicked);
        window.button.setFocus();
        for (const Qt::KeyboardModifier modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::ShiftModifier})
            QTest::keyClick(&window.button, Qt::Key_Return, modifier);
        QCOMPARE(clicked.size(), 0);
    }

    void confirmsBeforeActing()
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

    void copyButtonShowsConfirmationBriefly()
    {
        CopyButton button(u"Copy report"_s);
        button.setAccessibleDescription(u"without the key"_s);
        button.setConfirmTime(1ms);
        button.show();
        button.copy(u"text"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"text"_s);
        QVERIFY(button.isConfirming());
        QVERIFY(button.text() != u"Copy report"_s);
        QCOMPARE(button.accessibleDescription(), button.text());
        QTRY_COMPARE(button.text(), u"Copy report"_s);
        QCOMPARE(button.accessibleDescription(), u"without the key"_s);
    }
};

RC_WIDGET_TEST(TestHeldKeys)

} // namespace rc::tst_heldkeys

#include "tst_heldkeys.moc"
