// SPDX-License-Identifier: GPL-3.0-or-later
// The colors, sizes and fonts of the window.
#pragma once

#include "core/themechoice.h"

#include <QBitArray>
#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPointer>

namespace rc {

enum class Token {
    Window,
    Base,
    Raised,
    Text,
    Quiet,
    Line,
    Accent,
    AccentSoft,
    Chosen, ///< border of the selected item; visible only in high contrast
    OnAccent,
    Passed,
    PassedSoft,
    Warned,
    WarnedSoft,
    Failed,
    FailedSoft,
    Alert,
    AlertSoft,
    Debug,
    Skipped,
    Field, ///< borders of input fields and buttons
    Count,
};

enum class Scheme {
    Light,
    Dark,
    Contrast, ///< high, on black
};

/// The color of a token. Pure, so that a test can check the contrasts.
[[nodiscard]] QColor tokenColor(Token token, Scheme scheme);

/// The background of text by its cost: from step 0, which is Base, to heatSteps.
constexpr int heatSteps = 4;
[[nodiscard]] QColor heatColor(int step, Scheme scheme);

namespace grid {
constexpr int unit = 4;
constexpr int margin = 24; ///< around a page
constexpr int gap = 12;    ///< between controls
constexpr int cardRadius = 8;
constexpr int controlRadius = 6;
constexpr int controlHeight = 32;
constexpr int rowHeight = 36;
constexpr int contentWidth = 1200; ///< wider content is centered
constexpr int narrowWidth = 1000;  ///< below this, two columns become one
} // namespace grid

class PortalSetting;
class ProgramStyle;

/// Created once, passed to the widgets that paint, and outlives all of them. Sets the application's palette and style
/// sheet.
class Theme : public QObject
{
    Q_OBJECT

public:
    explicit Theme(ThemeChoice choice, QObject *parent = nullptr);

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    [[nodiscard]] bool isDark() const { return m_scheme != Scheme::Light; }

    [[nodiscard]] QColor color(Token token) const { return tokenColor(token, m_scheme); }
    [[nodiscard]] QColor heat(int step) const { return heatColor(step, m_scheme); }
    /// Percent of the desktop's text size; applies immediately.
    void setTextSize(int percent);
    [[nodiscard]] QFont body() const;
    [[nodiscard]] QFont strong() const; ///< the body, semibold
    [[nodiscard]] QFont small() const;  ///< secondary text
    [[nodiscard]] QFont title() const;  ///< page title
    [[nodiscard]] QFont digits() const; ///< large digits of a stopwatch
    [[nodiscard]] QFont mono() const;   ///< URLs, keys, UUIDs, JSON

    /// Scales a length for the default text size, such as an icon's side, to the current one.
    [[nodiscard]] int scaledLength(int length) const;

    /// An icon of resources/icons by its name without ".svg", tinted; does not follow the theme.
    [[nodiscard]] QIcon icon(const QString &name, Token tint) const;

    /// Reads and follows the desktop's preferences for colors and motion. For use after the first paint.
    void followSystem();
    /// Disables animations.
    void setReducedMotion(bool isReduced);

signals:
    void changed(); ///< colors or text size

private:
    void apply();
    [[nodiscard]] QString sheet() const;
    void update();
    [[nodiscard]] Scheme chosenScheme() const;

    ThemeChoice m_choice;
    QFont m_desktop; ///< the desktop's font
    QFont m_body;
    bool m_systemDark = false;
    Scheme m_scheme = Scheme::Light;
    QPointer<ProgramStyle> m_style; ///< the application's, until another theme replaces it
    PortalSetting *m_system = nullptr;
    QBitArray m_reducesMotion; ///< by index in motionSettings()
};

/// `line`: the height of a text line in buttons and fields; 0: default. For its properties see ui/theme/look.h.
[[nodiscard]] QString styleSheet(Scheme scheme, int line);

/// The program's icon, rendered here: Qt needs a plug-in to read SVG icons, which Debian 13 packages separately.
[[nodiscard]] QIcon programIcon();

/// The soft background for a token (Passed → PassedSoft …; otherwise Raised).
[[nodiscard]] Token softOf(Token token);
/// The token's word in the style sheet's `tone` property; empty if it is not a tone.
[[nodiscard]] QLatin1StringView toneName(Token token);

} // namespace rc
