// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the color contrasts, the completeness of the style sheet, and that every named icon exists.
#include "support/testprogram.h"
#include "ui/contrastof.h"
#include "ui/theme/stylesheet.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QRegularExpression>
#include <QStyle>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;

namespace rc::tst_theme {

namespace {
constexpr std::array schemes{Scheme::Light, Scheme::Dark, Scheme::Contrast};
}

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void textIsReadable_data();
    void textIsReadable();
    void bordersOfFieldsAreSeen();
    void textIsReadOnTheHottestGround();
    void styleSheetNamesNoUnknownColour();
    void styleSheetHasNoNeedlessSpace();
    void aChoiceOverridesTheSystem();
    void iconIsDrawnInItsTint_data();
    void iconIsDrawnInItsTint();
    void whatClearsAFieldIsDrawnInTheTheme();
};

void TestTheme::textIsReadable_data()
{
    QTest::addColumn<Token>("words");
    QTest::addColumn<Token>("ground");
    QTest::addColumn<Scheme>("scheme");
    for (const Scheme scheme : schemes) {
        const auto add = [scheme](const char *name, Token words, Token ground) {
            QTest::addRow("%s on %d, scheme %d", name, int(ground), int(scheme)) << words << ground << scheme;
        };
        for (const Token ground : {Token::Window, Token::Base, Token::Raised}) {
            add("text", Token::Text, ground);
            add("quiet", Token::Quiet, ground);
            add("accent", Token::Accent, ground);
            add("debug", Token::Debug, ground);
            add("skipped", Token::Skipped, ground);
        }
        for (const Token state : {Token::Passed, Token::Warned, Token::Failed, Token::Alert, Token::Accent}) {
            add("state on base", state, Token::Base);
            add("state on its soft", state, softOf(state));
            add("text on a soft", Token::Text, softOf(state));
            add("quiet on a soft", Token::Quiet, softOf(state));
        }
        add("on accent", Token::OnAccent, Token::Accent);
    }
}

void TestTheme::textIsReadable()
{
    QFETCH(Token, words);
    QFETCH(Token, ground);
    QFETCH(Scheme, scheme);
    const double ratio = contrastOf(tokenColor(words, scheme), tokenColor(ground, scheme));
    QVERIFY2(ratio >= (scheme == Scheme::Contrast ? 7.0 : 4.5), qPrintable(QString::number(ratio)));
}

void TestTheme::bordersOfFieldsAreSeen()
{
    for (const Scheme scheme : schemes) {
        for (const Token ground : {Token::Window, Token::Base, Token::Raised})
            QVERIFY(contrastOf(tokenColor(Token::Field, scheme), tokenColor(ground, scheme)) >= 3.0);
    }
}

void TestTheme::textIsReadOnTheHottestGround()
{
    for (const Scheme scheme : schemes) {
        QCOMPARE(heatColor(0, scheme), tokenColor(Token::Base, scheme));
        for (int step = 0; step <= heatSteps; ++step)
            QVERIFY(contrastOf(tokenColor(Token::Text, scheme), heatColor(step, scheme)) >= 4.5);
        for (int step = 0; step < heatSteps; ++step)
            QVERIFY(heatColor(step, scheme) != heatColor(step + 1, scheme));
    }
}

void TestTheme::styleSheetNamesNoUnknownColour()
{
    for (const Scheme scheme : schemes)
        QVERIFY2(!styleSheet(scheme, 16).contains(u'@'), "a token's name was not replaced");
}

/// Qt keeps forty bytes for each space in every window.
void TestTheme::styleSheetHasNoNeedlessSpace()
{
    static const QRegularExpression needless(u"\\s{2,}|[\\n\\t]|\\s[{}:;,]|[{};,:]\\s"_s);
    const QRegularExpressionMatch match = needless.match(styleSheet(Scheme::Light, 0));
    QVERIFY2(!match.hasMatch(), qPrintable(styleSheet(Scheme::Light, 0).mid(match.capturedStart(), 60)));
}

void TestTheme::aChoiceOverridesTheSystem()
{
    Theme theme(ThemeChoice::Light);
    QVERIFY(!theme.isDark());
    theme.setChoice(ThemeChoice::Dark);
    QVERIFY(theme.isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window), tokenColor(Token::Window, Scheme::Dark));
    theme.setChoice(ThemeChoice::Contrast);
    QCOMPARE(QApplication::palette().color(QPalette::Window), tokenColor(Token::Window, Scheme::Contrast));
}

void TestTheme::iconIsDrawnInItsTint_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"passed",  "warned", "failed", "skipped", "running", "waiting", "debug",        "info",
          "warning", "error",  "alert",  "copy",    "search",  "check",   "send",         "tools",
          "setup",   "key",    "close",  "plus",    "dot",     "refresh", "chevron-down", "chevron-right"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestTheme::iconIsDrawnInItsTint()
{
    QFETCH(QString, name);
    const Theme theme(ThemeChoice::Light);
    const QImage image = theme.icon(name, Token::Failed).pixmap(64, 64).toImage();
    bool tinted = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            tinted |= image.pixelColor(x, y) == tokenColor(Token::Failed, Scheme::Light);
    }
    QVERIFY(tinted);
}

/// Also applies to a field that existed before the theme changed.
void TestTheme::whatClearsAFieldIsDrawnInTheTheme()
{
    Theme theme(ThemeChoice::Light);
    const QIcon icon = QApplication::style()->standardIcon(QStyle::SP_LineEditClearButton);
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        theme.setChoice(choice);
        const QImage image = icon.pixmap(64, 64).toImage();
        QCOMPARE(image.pixelColor(image.width() / 2, image.height() / 2), theme.color(Token::Quiet));
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
    }
}

RC_WIDGET_TEST(TestTheme)

} // namespace rc::tst_theme

#include "tst_theme.moc"
