// SPDX-License-Identifier: GPL-3.0-or-later
// Contrasts of the tokens and of painted pages (text 4.5:1, field borders and focus ring 3:1), because a style sheet
// can blend colors; the style sheet, icons, flags of widgets, and short or no animations.
#include "support/testprogram.h"
#include "ui/buttons/leadbutton.h"
#include "ui/shownpage.h"
#include "ui/theme/look.h"
#include "ui/theme/systemmotion.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QColor>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>

#include <array>
#include <cmath>

namespace rc::tst_theme {

namespace {

constexpr std::array schemes{Scheme::Light, Scheme::Dark, Scheme::Contrast};

double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrastOf(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

constexpr double minTextContrast = 4.5;
constexpr double minMarkContrast = 3.0;
constexpr int tabStopsPerPage = 12;

/// The visible part of the widget in the picture of its window.
QRect shownPart(const QWidget *widget, const QImage &picture)
{
    const QRect part = widget->visibleRegion().boundingRect();
    const QRect placed(widget->mapTo(widget->window(), part.topLeft()), part.size());
    return placed & picture.rect();
}

/// The most frequent color is the background, and the one with the highest contrast is the text.
double contrastIn(const QImage &picture, const QRect &area)
{
    QHash<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    QRgb background = 0;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        if (counts.value(background) < count.value())
            background = count.key();
    }
    double highest = 1;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        highest = std::max(highest, contrastOf(QColor(count.key()), QColor(background)));
    return highest;
}

bool hasText(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return !label->text().trimmed().isEmpty();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return !button->text().isEmpty();
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->text().isEmpty() || !line->placeholderText().isEmpty();
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->toPlainText().trimmed().isEmpty() || !edit->placeholderText().isEmpty();
    return qobject_cast<const QComboBox *>(widget) != nullptr;
}

/// Whether the widget is an input field with its own border.
bool isField(const QWidget *widget)
{
    if (qobject_cast<const QSpinBox *>(widget->parentWidget()) != nullptr ||
        qobject_cast<const QComboBox *>(widget->parentWidget()) != nullptr)
        return false;
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->isReadOnly();
    return qobject_cast<const QLineEdit *>(widget) != nullptr || qobject_cast<const QComboBox *>(widget) != nullptr ||
           qobject_cast<const QSpinBox *>(widget) != nullptr;
}

/// The contrast of the ring against its surroundings and its inside; 0 if there is no ring.
double contrastOfRing(QWidget &window)
{
    const auto *ring = window.findChild<QWidget *>(u"focusRing"_s);
    if (ring == nullptr || !ring->isVisible())
        return 0;
    const QRect ringRect = ring->geometry();
    const int outside = ringRect.left() < 2 ? 0 : 2; // the window may end there
    const QImage picture = window.grab(ringRect.adjusted(-outside, 0, 0, 0)).toImage();
    const auto at = [&](int x) { return QColor(picture.pixel(outside + x, picture.height() / 2)); };
    const double within = contrastOf(at(1), at(3));
    return outside == 0 ? within : std::min(within, contrastOf(at(1), at(-2)));
}

/// The background of a button, away from its border and text.
QColor groundOf(QWidget &button)
{
    constexpr int inside = 6;
    return button.grab().toImage().pixelColor(inside, inside);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void flagsSetBeforeOrAfterShowingAreVisible_data()
    {
        QTest::addColumn<bool>("before");
        QTest::newRow("before") << true;
        QTest::newRow("after") << false;
    }
    void flagsSetBeforeOrAfterShowingAreVisible()
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

    void dangerStaysRedWithTheFocus()
    {
        const Theme theme(ThemeChoice::Light);
        QPushButton button(u"Remove"_s);
        setFlag(&button, "item");
        setFlag(&button, "danger");
        button.resize(120, 40);
        button.show();
        button.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&button));
        button.setFocus();
        QCOMPARE(groundOf(button), theme.color(Token::FailedSoft));
    }

    void textIsReadable_data()
    {
        addColumns<Token, Token, Scheme>("words", "background", "scheme");
        for (const Scheme scheme : schemes) {
            const auto add = [scheme](const char *name, Token words, Token background) {
                QTest::addRow("%s on %d, scheme %d", name, int(background), int(scheme))
                    << words << background << scheme;
            };
            for (const Token background : {Token::Window, Token::Base, Token::Raised}) {
                add("text", Token::Text, background);
                add("quiet", Token::Quiet, background);
                add("accent", Token::Accent, background);
                add("debug", Token::Debug, background);
                add("skipped", Token::Skipped, background);
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

    void textIsReadable()
    {
        QFETCH(Token, words);
        QFETCH(Token, background);
        QFETCH(Scheme, scheme);
        const double ratio = contrastOf(tokenColor(words, scheme), tokenColor(background, scheme));
        QVERIFY2(ratio >= (scheme == Scheme::Contrast ? 7.0 : 4.5), qPrintable(QString::number(ratio)));
    }

    void textIsReadableOnTheHottestBackground()
    {
        for (const Scheme scheme : schemes) {
            QCOMPARE(heatColor(0, scheme), tokenColor(Token::Base, scheme));
            for (int step = 0; step <= heatSteps; ++step)
                QVERIFY(contrastOf(tokenColor(Token::Text, scheme), heatColor(step, scheme)) >= 4.5);
            for (int step = 0; step < heatSteps; ++step)
                QVERIFY(heatColor(step, scheme) != heatColor(step + 1, scheme));
        }
    }

    void styleSheetHasNoUnknownColors()
    {
        for (const Scheme scheme : schemes)
            QVERIFY2(!styleSheet(scheme, 16).contains(u'@'), "a token's name was not replaced");
    }

    void aChoiceOverridesTheSystem()
    {
        Theme theme(ThemeChoice::Light);
        QVERIFY(!theme.isDark());
        theme.setChoice(ThemeChoice::Dark);
        QVERIFY(theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), tokenColor(Token::Window, Scheme::Dark));
        theme.setChoice(ThemeChoice::Contrast);
        QCOMPARE(QApplication::palette().color(QPalette::Window), tokenColor(Token::Window, Scheme::Contrast));
    }

    void iconHasItsTint_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"passed",       "warned",        "failed",      "skipped",     "running",        "waiting",     "debug",
              "info",         "warning",       "error",       "alert",       "copy",           "search",      "check",
              "send",         "tools",         "setup",       "key",         "close",          "plus",        "dot",
              "chevron-down", "chevron-right", "empty-check", "empty-tools", "empty-activity", "empty-search"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void iconHasItsTint()
    {
        QFETCH(QString, name);
        const auto isTinted = [&name](ThemeChoice choice, Token tint) {
            const Theme theme(choice);
            const QImage image = theme.icon(name, tint).pixmap(64, 64).toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == theme.color(tint))
                        return true;
                }
            }
            return false;
        };
        QVERIFY(isTinted(ThemeChoice::Light, Token::Failed));
        QVERIFY(isTinted(ThemeChoice::Contrast, Token::Text)); // white, as is the paper in an icon's file
    }

    void chosenIsSeenInHighContrast()
    {
        const Theme theme(ThemeChoice::Contrast);
        const QColor ground = theme.color(Token::Base);
        QImage row(40, 20, QImage::Format_RGB32);
        QPainter painter(&row);
        paintSelection(painter, row.rect(), theme);
        painter.end();
        QVERIFY(contrastOf(row.pixelColor(20, 0), ground) >= minMarkContrast);
        SegmentedControl segments;
        segments.setChoices({u"One"_s, u"Two"_s});
        QPushButton *chosen = segments.button(0);
        chosen->resize(80, 30);
        QVERIFY(contrastOf(chosen->grab().toImage().pixelColor(0, 15), ground) >= minMarkContrast);
        QVERIFY(contrastOf(theme.color(Token::Text), qApp->palette().placeholderText().color()) >= 2);
    }

    void iconsFollowTheTextSize()
    {
        Theme theme(ThemeChoice::Light);
        QWidget window;
        QCheckBox box(u"x"_s, &window);
        const std::unique_ptr<QLabel> icon(iconLabel(u"passed"_s, theme, Token::Passed, 18, &window));
        ChipButton chip(u"copy"_s, theme, &window);
        window.show();
        const auto sides = [&] {
            QStyleOptionButton option;
            option.initFrom(&box);
            return QList<int>{box.style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, &box).width(),
                              box.style()->pixelMetric(QStyle::PM_LineEditIconSize, nullptr, &box),
                              icon->pixmap().width(), chip.iconSize().width()};
        };
        const QList<int> usual = sides();
        theme.setTextSize(200);
        const QList<int> large = sides();
        theme.setTextSize(100);
        for (qsizetype i = 0; i < usual.size(); ++i)
            QVERIFY2(large.at(i) > usual.at(i) * 4 / 3, qPrintable(QString::number(i)));
        QCOMPARE(sides(), usual);
    }

    void linkBeginsAtTheEdge()
    {
        const Theme theme(ThemeChoice::Light);
        const std::unique_ptr<QPushButton> link(linkButton(u"Link"_s, nullptr));
        link->ensurePolished();
        QVERIFY(link->sizeHint().width() - link->fontMetrics().horizontalAdvance(link->text()) <= 1);
    }

    void disabledPrimaryIsReadable_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("contrast") << ThemeChoice::Contrast;
    }

    void disabledPrimaryIsReadable()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(choice);
        const std::unique_ptr<QPushButton> button(primaryButton(u"Send"_s, nullptr));
        button->setEnabled(false);
        button->resize(100, 36);
        const QImage picture = button->grab().toImage();
        QVERIFY(contrastIn(picture, picture.rect().adjusted(6, 6, -6, -6)) >= minTextContrast);
    }

    void everyPage_data() { addPageRows(); }

    void everyPage()
    {
        QFETCH(QString, id);
        Bench bench;
        const auto window = windowOn(bench, id);
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            bench.theme.setChoice(choice);
            // Waits until layouts and background reads have finished.
            QTRY_VERIFY2(weakIn(*window).isEmpty(), qPrintable(weakIn(*window).join(u'\n')));
            focusIsSeen(*window);
        }
    }

    void animationsAreShort()
    {
        Theme theme(ThemeChoice::Light);
        const QPushButton button;
        const auto duration = [&button] {
            return button.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &button);
        };
        QVERIFY(duration() > 0 && duration() <= 120);
        theme.setReducedMotion(true);
        QCOMPARE(duration(), 0);
        theme.setReducedMotion(false);
        QVERIFY(duration() > 0);
        QVERIFY(!QApplication::isEffectEnabled(Qt::UI_FadeMenu) && !QApplication::isEffectEnabled(Qt::UI_AnimateCombo));
    }

    void reducedMotionSettingsAreRecognized_data()
    {
        addColumns<int, QVariant, bool>("setting", "value", "isStill");
        QTest::newRow("portal: reduced") << 0 << QVariant(1U) << true;
        QTest::newRow("portal: no preference") << 0 << QVariant(0U) << false;
        QTest::newRow("GNOME: off") << 1 << QVariant(false) << true;
        QTest::newRow("GNOME: on") << 1 << QVariant(true) << false;
        QTest::newRow("KDE: instant") << 2 << QVariant(u"0"_s) << true;
        QTest::newRow("KDE: faster") << 2 << QVariant(u"0.5"_s) << false;
        QTest::newRow("KDE: unreadable") << 2 << QVariant(u"fast"_s) << false;
    }

    void reducedMotionSettingsAreRecognized()
    {
        QFETCH(int, setting);
        QFETCH(QVariant, value);
        QTEST(motionSettings().at(std::size_t(setting)).reducesMotion(value), "isStill");
    }

private:
    static QStringList weakTexts(const QWidget &window, const QImage &picture)
    {
        QStringList weak;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || !widget->isEnabled() || !hasText(widget))
                continue;
            const QRect part = shownPart(widget, picture);
            if (part.width() < widget->width() / 2 || part.height() < widget->height() * 3 / 4)
                continue; // it is scrolled out of view
            if (const double ratio = contrastIn(picture, part.adjusted(3, 3, -3, -3)); ratio < minTextContrast)
                weak.append(u"%1 %2 (%3,%4 %5x%6)"_s.arg(nameOf(widget))
                                .arg(ratio)
                                .arg(part.x())
                                .arg(part.y())
                                .arg(part.width())
                                .arg(part.height()));
        }
        return weak;
    }

    static QStringList weakFields(const QWidget &window, const QImage &picture)
    {
        QStringList weak;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || !widget->isEnabled() || !isField(widget))
                continue;
            const QRect part = shownPart(widget, picture);
            if (part.size() != widget->size() || part.left() < 2)
                continue;
            const auto at = [&](int x) { return QColor(picture.pixel(part.left() + x, part.center().y())); };
            const double ratio = std::min(contrastOf(at(0), at(2)), contrastOf(at(0), at(-2)));
            if (ratio < minMarkContrast)
                weak.append(u"%1 %2"_s.arg(nameOf(widget)).arg(ratio));
        }
        return weak;
    }

    static QStringList weakIn(QWidget &window)
    {
        const QImage picture = window.grab().toImage();
        return weakTexts(window, picture) + weakFields(window, picture);
    }

    static void focusIsSeen(QWidget &window)
    {
        for (int stop = 0; stop < tabStopsPerPage; ++stop) {
            QWidget *before = QApplication::focusWidget();
            QTest::keyClick(before == nullptr ? &window : before,
                            Qt::Key_Tab); // its area scrolls, and the ring follows
            QTRY_VERIFY2(contrastOfRing(window) >= minMarkContrast,
                         qPrintable(nameOf(QApplication::focusWidget()) + QString::number(contrastOfRing(window))));
        }
    }
};

RC_WIDGET_TEST(TestTheme)

} // namespace rc::tst_theme

#include "tst_theme.moc"
