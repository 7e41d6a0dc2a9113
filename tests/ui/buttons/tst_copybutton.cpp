// SPDX-License-Identifier: GPL-3.0-or-later
// A copy button gives feedback in place: briefly, without a change of its width, and to screen readers.
#include "support/testprogram.h"
#include "ui/buttons/copybutton.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_copybutton {

class TestCopyButton : public QObject
{
    Q_OBJECT

private slots:
    void itAnswersForAMoment();
    void aSecondPressIsNoOtherText();
    void nothingMoves_data();
    void nothingMoves();
    void hiddenItForgetsTheAnswer();
};

void TestCopyButton::itAnswersForAMoment()
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

void TestCopyButton::aSecondPressIsNoOtherText()
{
    CopyButton button(u"Copy"_s);
    button.setMoment(1ms);
    button.show();
    button.copy(u"one"_s);
    button.copy(u"two"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"two"_s);
    QTRY_COMPARE(button.text(), u"Copy"_s);
}

void TestCopyButton::nothingMoves_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("shorter than its answer") << u"i"_s;
    QTest::newRow("longer than its answer") << u"Copy a report for the operator"_s;
}

void TestCopyButton::nothingMoves()
{
    QFETCH(QString, text);
    const Theme theme(ThemeChoice::Light);
    QWidget window;
    QHBoxLayout row(&window);
    CopyButton *button = CopyButton::link(text, &window);
    auto *beside = new QPushButton(u"beside"_s, &window);
    row.addWidget(button);
    row.addWidget(beside);
    row.addStretch();
    window.resize(600, 60);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QRect before = button->geometry();
    const QRect besideBefore = beside->geometry();
    QVERIFY(before.width() >= button->sizeHint().width());
    button->copy(u"x"_s);
    window.layout()->activate();
    QCOMPARE(button->geometry(), before);
    QCOMPARE(beside->geometry(), besideBefore);
    QVERIFY(button->fontMetrics().horizontalAdvance(button->text()) < before.width());
}

void TestCopyButton::hiddenItForgetsTheAnswer()
{
    CopyButton button(u"Copy"_s);
    button.show();
    button.copy(u"x"_s);
    button.hide();
    QCOMPARE(button.text(), u"Copy"_s);
}

RC_WIDGET_TEST(TestCopyButton)

} // namespace rc::tst_copybutton

#include "tst_copybutton.moc"
