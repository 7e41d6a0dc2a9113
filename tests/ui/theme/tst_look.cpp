// SPDX-License-Identifier: GPL-3.0-or-later
// What a widget is told of its look shows, whether it is told before the widget is seen or later.
#include "support/testprogram.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace rc::tst_look {

namespace {

/// The ground of a button, away from its border and its text.
QColor groundOf(QWidget &button)
{
    constexpr int inside = 6;
    return button.grab().toImage().pixelColor(inside, inside);
}

} // namespace

class TestLook : public QObject
{
    Q_OBJECT

private slots:
    void aFlagThatIsSetBeforeOrAfterShowingShows_data()
    {
        QTest::addColumn<bool>("before");
        QTest::newRow("before") << true;
        QTest::newRow("after") << false;
    }
    void aFlagThatIsSetBeforeOrAfterShowingShows()
    {
        QFETCH(bool, before);
        const Theme theme(ThemeChoice::Light);
        QPushButton button;
        button.resize(120, 40);
        if (before)
            setFlag(&button, "primary");
        button.ensurePolished();
        if (!before) {
            QCOMPARE(groundOf(button), theme.color(Token::Base));
            setFlag(&button, "primary");
        }
        QCOMPARE(groundOf(button), theme.color(Token::Accent));
        setFlag(&button, "primary", false);
        QCOMPARE(groundOf(button), theme.color(Token::Base));
    }

    void flagsStandBesideEachOther()
    {
        QPushButton button;
        QVERIFY(!hasFlag(&button, "link"));
        setFlag(&button, "link");
        setFlag(&button, "danger");
        setFlag(&button, "link"); // twice is once
        QVERIFY(hasFlag(&button, "link") && hasFlag(&button, "danger"));
        setFlag(&button, "link", false);
        QVERIFY(!hasFlag(&button, "link") && hasFlag(&button, "danger"));
        QVERIFY(!hasFlag(&button, "dang"));
    }

    void aToneShowsAndIsTakenOff()
    {
        const Theme theme(ThemeChoice::Light);
        QLabel label;
        label.ensurePolished();
        setTone(&label, Token::Failed);
        QCOMPARE(label.palette().color(QPalette::WindowText), theme.color(Token::Failed));
        setTone(&label, Token::Text);
        QCOMPARE(label.palette().color(QPalette::WindowText), theme.color(Token::Text));
    }
};

RC_WIDGET_TEST(TestLook)

} // namespace rc::tst_look

#include "tst_look.moc"
