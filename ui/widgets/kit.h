// SPDX-License-Identifier: GPL-3.0-or-later
// Creates labels and buttons for all pages: plain text only, in the theme's colors and fonts, named for tests and
// screen readers.
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

class QAbstractScrollArea;
class QLineEdit;
class QPushButton;

namespace rc {

/// Sets the object name for tests and the style sheet, and the accessible name.
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

/// A label that always shows plain text.
[[nodiscard]] QLabel *plainLabel(const QString &text, QWidget *parent);
/// Secondary text: smaller, quiet, wrapping.
[[nodiscard]] QLabel *quietLabel(const QString &text, const Theme &theme, QWidget *parent);
/// A bold line above a group.
[[nodiscard]] QLabel *headingLabel(const QString &text, QWidget *parent);
/// Text escaped for a tooltip; for models.
[[nodiscard]] QString plainToolTip(const QString &text);
/// A tooltip with outside text: safe to display and never rich.
void setPlainToolTip(QWidget *widget, const QString &text);

[[nodiscard]] QPushButton *primaryButton(const QString &text, QWidget *parent);
/// A button that looks like a link.
[[nodiscard]] QPushButton *linkButton(const QString &text, QWidget *parent);

enum class TextSize {
    Body,
    Strong,
    Small,
    Title,
    Mono
};

/// A plain-text label that wraps and follows the theme.
[[nodiscard]] QLabel *plainLabel(const QString &text, const Theme &theme, Token tint, TextSize size, QWidget *parent);

/// A picture of the theme, `side` pixels high and wide, in its colors.
[[nodiscard]] QLabel *iconLabel(const QString &icon, const Theme &theme, Token tint, int side, QWidget *parent);

/// Shows such a picture in `label` as the theme is now; hides it if `icon` is empty.
void showIcon(QLabel *label, const QString &icon, const Theme &theme, Token tint, int side);

/// Gives a widget's text a color of the theme, including later themes.
void tint(QWidget *widget, const Theme &theme, Token token);

/// Calls `fit` now and after changes of colors or text size. `theme` must outlive `owner`.
template<typename Fit>
void fitToTheme(QObject *owner, const Theme &theme, const Fit &fit)
{
    fit();
    QObject::connect(&theme, &Theme::changed, owner, fit);
}

/// Reserves room for the vertical scroll bar even while it is hidden, so that nothing moves when it appears.
void keepGutter(QAbstractScrollArea *area);
/// The same for a list or table whose texts end before it: the rows themselves reach the edge below the bar.
void keepGutterOver(QAbstractScrollArea *list);
/// The width of that room.
[[nodiscard]] int gutterWidth();

/// Whether a widget keeps its room while it is hidden, so that nothing moves.
void setKeepsRoom(QWidget *widget, bool keeps = true);

/// A field for a secret: dots, left to right, and nothing that an input method would learn.
void makeSecret(QLineEdit *field);

/// Scales a width for the default text size to the text size of `widget`.
[[nodiscard]] int grown(int width, const QWidget &widget);

/// The margins of a page with this width: content wider than grid::contentWidth is centered.
[[nodiscard]] int pageMargin(int pageWidth);

} // namespace rc
