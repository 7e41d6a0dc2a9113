// SPDX-License-Identifier: GPL-3.0-or-later
// A widget shows its look, whether it is set before or after the widget is shown.
#include "support/testprogram.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace rc::tst_look {

namespace {

/// The background of a button, away from its border and text.
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
        setFlag(&button, "link"); // setting it twice has no further effect
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
