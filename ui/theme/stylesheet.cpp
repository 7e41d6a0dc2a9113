// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto styleTemplate = R"(
QToolTip { color: @text; background: @base; border: 1px solid @line; padding: 4px 6px; }
QMainWindow, QScrollArea, QScrollArea > QWidget > QWidget[look~="pageContent"] { background: @window; border: none; }

QPushButton { min-height: 22px; padding: 4px 14px; border: 1px solid @field; border-radius: 6px; background: @base; color: @text; outline: none; }
QPushButton:hover { background: @raised; border-color: @quiet; }
QPushButton:pressed, QPushButton:checked { background: @accentSoft; color: @accent; border-color: @chosen; }
QPushButton:focus { border-color: @accent; }
QPushButton:checked:focus { border-color: @accent; }
QPushButton:disabled { color: @skipped; background: @window; border-color: @line; }
QPushButton[look~="chosen"] { background: @accentSoft; color: @accent; border-color: @chosen; }
QPushButton[look~="chosen"]:focus { border-color: @accent; }
QPushButton::menu-indicator { image: none; width: 0px; }
QPushButton[look~="primary"] { background: @accent; color: @onAccent; border-color: @accent; font-weight: 600; }
QPushButton[look~="primary"]:hover { border-color: @text; }
QPushButton[look~="primary"]:pressed { background: @text; color: @base; }
QPushButton[look~="primary"]:disabled { background: @raised; color: @quiet; border-color: @line; font-weight: 600; }
QPushButton[look~="link"] { border: none; background: transparent; color: @accent; padding: 3px 0px; }
QPushButton[look~="link"]:hover { text-decoration: underline; }
QPushButton[look~="link"]:disabled { color: @skipped; }
QPushButton[look~="segment"] { min-height: 20px; padding: 2px 12px; border: 1px solid transparent; border-radius: 5px; background: transparent; }
QPushButton[look~="segment"]:hover { background: @raised; }
QPushButton[look~="segment"]:checked { background: @accentSoft; color: @accent; border-color: @chosen; }
QPushButton[look~="segment"]:focus { border-color: transparent; }
QPushButton[look~="tab"] { min-height: 20px; padding: 2px 6px; border: 1px solid transparent; border-radius: 5px; background: transparent; color: @quiet; }
QPushButton[look~="tab"]:hover { color: @text; }
QPushButton[look~="tab"]:focus { border-color: transparent; }
QPushButton[look~="tab"]:checked { color: @accent; border-radius: 0px; border-bottom-color: @accent; }

QPushButton[look~="chip"] { min-height: 16px; border: 1px solid @line; border-radius: 6px; background: @raised; color: @text; padding: 3px 8px; }
QPushButton[look~="chip"]:hover { border-color: @quiet; }
QPushButton[look~="chip"]:focus { border-color: @accent; }
QPushButton[look~="lead"] { text-align: left; }
QPushButton[look~="row"] { border: 1px solid transparent; border-bottom-color: @line; border-radius: 0px; border-top-left-radius: 7px; border-top-right-radius: 7px; background: transparent; padding: 3px 11px; }
QPushButton[look~="row"]:hover { background: @raised; }
QPushButton[look~="row"]:checked { background: @accentSoft; border-color: @chosen; }
QPushButton[look~="row"]:focus { border-bottom-color: @line; }
QPushButton[look~="danger"] { color: @failed; }
QPushButton[look~="danger"]:disabled { color: @skipped; }

QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px; background: transparent; color: @text; }
QToolButton:hover { background: @accentSoft; }
QToolButton:focus { border-color: @accent; }

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit { border: 1px solid @field; border-radius: 6px; background: @base;
    selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit { min-height: 24px; padding: 3px 8px; }
QLineEdit[look~="tall"] { min-height: 36px; }
QComboBox, QSpinBox { min-height: 24px; padding: 3px 10px; color: @text; combobox-popup: 0; }
QPlainTextEdit { padding: 6px; }
QPlainTextEdit[look~="code"] { background: @raised; border-color: @line; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus { border-color: @accent; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QPlainTextEdit:disabled { background: @window; border-color: @line; }
QComboBox:disabled, QSpinBox:disabled { color: @skipped; }
QLineEdit[look~="wrong"], QPlainTextEdit[look~="wrong"] { border-color: @failed; }
QComboBox::drop-down { border: none; width: ~26px; }
QComboBox::down-arrow { image: url(:/icons/chevron-plain.svg); width: ~12px; height: ~12px; }

QAbstractItemView { border: 1px solid @line; border-radius: 8px; background: @base; color: @text; outline: 0px;
    alternate-background-color: @raised; selection-background-color: @accentSoft; selection-color: @text; }
QAbstractItemView:focus { border-color: @accent; }
QAbstractItemView QLineEdit { min-height: 0px; padding: 0px 4px; border-radius: 0px; }
QAbstractItemView[look~="bare"] { border: none; border-radius: 0px; padding: 0px; }
#navigation { padding: 8px; }
#palette { background: @base; border: 1px solid @accent; border-radius: 8px; }
#navigation::item { padding: 8px 9px; border: 1px solid transparent; border-radius: 6px; color: @text; }
#navigation::item:hover { background: @raised; }
#navigation::item:selected { background: @accentSoft; color: @accent; border-color: @chosen; }
QHeaderView { background: transparent; border: none; border-radius: 0px; }
QHeaderView::section { background: @raised; color: @quiet; border: none; border-bottom: 1px solid @line; padding: 4px 8px; }
QHeaderView::section:first { border-top-@edge-radius: 7px; }
QHeaderView::section:last { border-top-@end-radius: 7px; }
QHeaderView::section:only-one { border-top-left-radius: 7px; border-top-right-radius: 7px; }

QFrame[look~="card"] { background: @base; border: 1px solid @line; border-radius: 8px; }
QFrame[look~="segments"] { background: @base; border: 1px solid @field; border-radius: 6px; }
QFrame[look~="bar"] { background: @base; border: none; }
QFrame[look~="rule"] { background: @line; border: none; }

QLabel[look~="quiet"] { color: @quiet; }
QLabel[look~="chip"] { border: 1px solid @line; border-radius: 6px; background: @raised; color: @text; padding: 3px 8px; }

QFrame[look~="popup"], QMenu, QComboBox QAbstractItemView { background: @base; border: 1px solid @field; border-radius: 8px; color: @text; }
QMenu, QComboBox QAbstractItemView { padding: 4px; }
QMenu { menu-scrollable: 1; }
QComboBox QAbstractItemView:focus { border-color: @field; }
QComboBoxPrivateContainer { background: @base; border: none; }
QMenu::item, QComboBox QAbstractItemView::item { min-height: 22px; padding: 3px 11px; border: 1px solid transparent; border-radius: 6px; }
QMenu::item { padding-right: 23px; }
QPushButton[look~="item"] { border: 1px solid transparent; background: transparent; text-align: left; padding: 3px 11px; }
QMenu::item:selected, QComboBox QAbstractItemView::item:selected,
QPushButton[look~="item"]:hover, QPushButton[look~="item"]:focus { background: @accentSoft; color: @accent; border-color: @chosen; }
QPushButton[look~="item"][look~="danger"]:hover, QPushButton[look~="item"][look~="danger"]:focus { background: @failedSoft; color: @failed; border-color: @failed; }
QMenu::item:disabled { color: @skipped; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::indicator { width: ~12px; height: ~12px; padding-left: 6px; }

QProgressBar { border: none; border-radius: 2px; background: @line; min-height: 4px; max-height: 4px; }
QProgressBar::chunk { border-radius: 2px; background: @accent; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0px; border: none; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0px; border: none; }
QScrollBar::handle { background: @line; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @skipped; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QCheckBox::indicator, QAbstractItemView::indicator { width: ~14px; height: ~14px; border: 1px solid @quiet; border-radius: 4px; background: @base; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/check-on-@scheme.svg); }
QCheckBox::indicator:focus { border-color: @accent; }
QCheckBox::indicator:disabled { border-color: @line; background: @window; }
QSplitter::handle { background: transparent; }
)";

constexpr auto toneSheet = R"(
QLabel[tone="@name"] { color: @ink; }
QPushButton[look~="chip"][tone="@name"] { color: @ink; background: @soft; border-color: @soft; }
QPushButton[look~="chip"][tone="@name"]:hover { border-color: @ink; }
QPushButton[look~="chip"][tone="@name"]:focus { border-color: @ink; }
QLabel[look~="chip"][tone="@name"] { color: @ink; background: @soft; border-color: @soft; }
QFrame[look~="banner"][tone="@name"] { background: @soft; border: none; border-@edge: 4px solid @ink; border-radius: 6px; }
QFrame[look~="card"][tone="@name"] { border-@edge: 4px solid @ink; }
QFrame[look~="banner"][tone="@name"], QFrame[look~="card"][tone="@name"] { border-top-@edge-radius: 0px; border-bottom-@edge-radius: 0px; }
)";

/// Longer names must come first, because a shorter one may be their beginning.
QString filled(QString text, const QList<std::pair<QLatin1StringView, Token>> &names, Scheme scheme)
{
    for (const auto &[name, token] : names)
        text.replace(name, tokenColor(token, scheme).name());
    return text;
}

/// Raises the minimum heights of widgets with a text line to `line`.
QString withRoomFor(int line, QString text)
{
    if (line == 0) // saves compiling an expression at the start
        return text;
    static const QRegularExpression height(u"min-height: (2\\d)px"_s);
    qsizetype from = 0;
    for (QRegularExpressionMatch match = height.match(text); match.hasMatch(); match = height.match(text, from)) {
        const QString grown = QString::number(qMax(match.captured(1).toInt(), line));
        text.replace(match.capturedStart(1), match.capturedLength(1), grown);
        from = match.capturedStart(1) + grown.size();
    }
    return text;
}

/// Scales the marked lengths, of icons and boxes next to a text line, like Theme::scaledLength().
QString withScaledMarks(int line, QString text)
{
    constexpr double defaultLine = 18;
    const double factor = std::max(1.0, line / defaultLine);
    for (const int length : {12, 14, 26})
        text.replace(u"~%1px"_s.arg(length), u"%1px"_s.arg(qRound(length * factor)));
    return text;
}

/// Removes spaces, because Qt keeps forty bytes for each token and space of the sheet.
QString dense(const QString &spaced)
{
    QString text = spaced.simplified();
    for (const QChar sign : u"{};"_s)
        text.replace(QString(u' ') + sign, sign);
    for (const QChar sign : u"{};:,"_s)
        text.replace(sign + QString(u' '), sign);
    return text;
}

} // namespace

QString styleSheet(Scheme scheme, int line)
{
    const QList<std::pair<QLatin1StringView, Token>> names = {
        {"@accentSoft"_L1, Token::AccentSoft}, {"@accent"_L1, Token::Accent},
        {"@chosen"_L1, Token::Chosen},         {"@onAccent"_L1, Token::OnAccent},
        {"@window"_L1, Token::Window},         {"@base"_L1, Token::Base},
        {"@raised"_L1, Token::Raised},         {"@text"_L1, Token::Text},
        {"@quiet"_L1, Token::Quiet},           {"@line"_L1, Token::Line},
        {"@failedSoft"_L1, Token::FailedSoft}, {"@failed"_L1, Token::Failed},
        {"@skipped"_L1, Token::Skipped},       {"@field"_L1, Token::Field},
    };
    QString result =
        filled(withScaledMarks(line, withRoomFor(line, QString::fromLatin1(styleTemplate))), names, scheme);
    // Fusion's own box is invisible in dark mode.
    result.replace("@scheme"_L1, scheme == Scheme::Light ? "light"_L1 : "dark"_L1);
    const bool isMirrored = QGuiApplication::isRightToLeft();
    const QLatin1StringView leadingEdge = isMirrored ? "right"_L1 : "left"_L1;
    result.replace("@edge"_L1, leadingEdge);
    result.replace("@end"_L1, isMirrored ? "left"_L1 : "right"_L1);
    const QList<Token> tones = {Token::Accent, Token::Passed, Token::Warned,  Token::Failed,
                                Token::Alert,  Token::Debug,  Token::Skipped, Token::Quiet};
    for (const Token tone : tones) {
        QString part = QString::fromLatin1(toneSheet);
        part.replace("@name"_L1, toneName(tone));
        part.replace("@edge"_L1, leadingEdge);
        result += filled(part, {{"@ink"_L1, tone}, {"@soft"_L1, softOf(tone)}}, scheme);
    }
    // A border, because its background is nearly the page's.
    result += filled(
        u"QLabel[look~=\"chip\"][tone=\"%1\"], QPushButton[look~=\"chip\"][tone=\"%1\"] { border-color: @line; }"_s.arg(
            toneName(Token::Quiet)),
        names, scheme);
    return dense(result);
}

} // namespace rc
