// SPDX-License-Identifier: GPL-3.0-or-later
// Enter presses a focused button once, as Space does. A copy button gives feedback in place, and briefly.
#include "support/testprogram.h"
#include "ui/buttons/copybutton.h"
#include "ui/buttons/keys.h"
#include "ui/theme/theme.h"
#include "ui/widgets/confirmbutton.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

namespace rc::tst_buttons {

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

    ProgramKeys keys{this};
    QPushButton button;
    ConfirmButton confirm;
    QLineEdit field;
};

} // namespace

class TestButtons : public QObject
{
    Q_OBJECT

private slots:
    void enterPressesAButtonOnce_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter") << Qt::Key_Enter;
        QTest::newRow("Space") << Qt::Key_Space;
    }

    void enterPressesAButtonOnce()
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

    void withAnotherKeyItIsAnotherThing()
    {
        Window window;
        QSignalSpy clicked(&window.button, &QPushButton::clicked);
        window.button.setFocus();
        for (const Qt::KeyboardModifier modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::ShiftModifier})
            QTest::keyClick(&window.button, Qt::Key_Return, modifier);
        QCOMPARE(clicked.size(), 0);
    }

    void aQuestionIsAskedFirst()
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

    void itAnswersForAMoment()
    {
        CopyButton button(u"Copy report"_s);
        button.setAccessibleDescription(u"without the key"_s);
        button.setMoment(1ms);
        button.show();
        button.copy(u"text"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"text"_s);
        QVERIFY(button.isAnswering());
        QVERIFY(button.text() != u"Copy report"_s);
        QCOMPARE(button.accessibleDescription(), button.text());
        QTRY_COMPARE(button.text(), u"Copy report"_s);
        QCOMPARE(button.accessibleDescription(), u"without the key"_s);
    }
};

RC_WIDGET_TEST(TestButtons)

} // namespace rc::tst_buttons

#include "tst_buttons.moc"
