// SPDX-License-Identifier: GPL-3.0-or-later
// The one object that knows the colours, sizes and fonts of the window.
#pragma once

#include "core/themechoice.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>

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
    Field, ///< borders of what is filled in or pressed
    Count,
};

enum class Scheme {
    Light,
    Dark,
    Contrast, ///< high, on black
};

/// The colour of a token; look.md's table. Pure, so that a test can hold the contrasts.
[[nodiscard]] QColor tokenColor(Token token, Scheme scheme);

/// The ground behind text that costs more the higher `step` is: from 0, which is Base, to heatSteps.
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
constexpr int contentWidth = 1200; ///< content is centred beyond
constexpr int narrowWidth = 1000;  ///< below: two columns become one
} // namespace grid

class SystemScheme;

/// Built once, outlives all widgets, passed to those that paint. Sets palette and style sheet of the application.
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
    /// Of the desktop's text size, in per cent; what is shown already changes at once.
    void setTextSize(int percent);
    [[nodiscard]] QFont body() const;
    [[nodiscard]] QFont strong() const; ///< the body, semibold
    [[nodiscard]] QFont small() const;  ///< second words
    [[nodiscard]] QFont title() const;  ///< page title
    [[nodiscard]] QFont digits() const; ///< of a clock that is read from afar
    [[nodiscard]] QFont mono() const;   ///< URLs, keys, UUIDs, JSON

    /// An icon of resources/icons by its name without ".svg", tinted; follows neither theme nor palette by itself.
    [[nodiscard]] QIcon icon(const QString &name, Token tint) const;

    /// Asks the desktop for its preference and follows it. For after the first paint.
    void followSystem();

signals:
    void changed(); ///< colours, or the size of text

private:
    void apply();
    [[nodiscard]] QString sheet() const;
    void update();
    [[nodiscard]] Scheme wanted() const;

    ThemeChoice m_choice;
    QFont m_desktop; ///< its font
    QFont m_body;
    bool m_systemDark = false;
    Scheme m_scheme = Scheme::Light;
    SystemScheme *m_system = nullptr;
};

/// The soft background that goes with a token (Passed → PassedSoft …; Raised where there is none).
[[nodiscard]] Token softOf(Token token);
/// The token's word in the style sheet's `tone` property; empty for those that are no tone.
[[nodiscard]] QLatin1StringView toneName(Token token);

} // namespace rc
