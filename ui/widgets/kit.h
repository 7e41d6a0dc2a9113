// SPDX-License-Identifier: GPL-3.0-or-later
// What every page makes its labels and buttons with: plain text only, in the theme's colours and fonts, named for tests
// and for those who listen.
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

class QAbstractScrollArea;
class QPushButton;

namespace rc {

/// The widget with the name by which tests and style sheet know it, and the one that a screen reader says.
template<typename Widget>
Widget *named(Widget *widget, const QString &name)
{
    widget->setObjectName(name);
    return widget;
}

template<typename Widget>
Widget *named(Widget *widget, const QString &name, const QString &accessibleName)
{
    widget->setAccessibleName(accessibleName);
    return named(widget, name);
}

/// A label that shows plain text only, whatever the text looks like.
[[nodiscard]] QLabel *plainLabel(const QString &text, QWidget *parent);
/// Second words: smaller, quiet, wrapping.
[[nodiscard]] QLabel *quietLabel(const QString &text, const Theme &theme, QWidget *parent);
/// A bold line above a group of things.
[[nodiscard]] QLabel *headingLabel(const QString &text, QWidget *parent);
/// Text as a tool tip shows it plain, whatever it looks like; for models.
[[nodiscard]] QString plainToolTip(const QString &text);
/// A tool tip of outside text: safe for display and never rich.
void setPlainToolTip(QWidget *widget, const QString &text);

[[nodiscard]] QPushButton *primaryButton(const QString &text, QWidget *parent);
/// A button that looks like a word.
[[nodiscard]] QPushButton *linkButton(const QString &text, QWidget *parent);

enum class TextSize {
    Body,
    Strong,
    Small,
    Title,
    Mono
};

/// A plain-text label that wraps and follows the theme. `theme` outlives it.
[[nodiscard]] QLabel *plainLabel(const QString &text, const Theme &theme, Token tint, TextSize size, QWidget *parent);

/// A picture of the theme, `side` pixels high and wide, in its colours. `theme` outlives it.
[[nodiscard]] QLabel *iconLabel(const QString &icon, const Theme &theme, Token tint, int side, QWidget *parent);

/// Gives a widget's text a colour of the theme, also after the theme changed.
void tint(QWidget *widget, const Theme &theme, Token token);

/// Calls `fit` now, and again whenever the colours or the size of text have changed. `theme` outlives `owner`.
template<typename Fit>
void fitToTheme(QObject *owner, const Theme &theme, const Fit &fit)
{
    fit();
    QObject::connect(&theme, &Theme::changed, owner, fit);
}

/// Room for the vertical scroll bar is there also while there is nothing to scroll, so that what stands beside it does
/// not move when it comes; the bar itself is not seen then.
void keepGutter(QAbstractScrollArea *area);
/// The same for a list of painted rows, whose texts end before it: the rows themselves reach the edge below the bar.
void keepGutterOver(QAbstractScrollArea *list);
/// How wide that room is.
[[nodiscard]] int gutterWidth();

/// A width that was chosen for text of the usual size, for the text of `widget`, which may be larger.
[[nodiscard]] int grown(int width, const QWidget &widget);

/// The margins around a page of this width: content beyond grid::contentWidth is centred.
[[nodiscard]] int pageMargin(int pageWidth);

} // namespace rc
