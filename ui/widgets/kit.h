// SPDX-License-Identifier: GPL-3.0-or-later
// Labels and buttons for all pages, with plain text in the theme's colors and fonts, named for tests and screen
// readers; helpers for layout and focus.
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>
#include <QPointer>
#include <QWidget>

class QAbstractScrollArea;
class QButtonGroup;
class QLineEdit;
class QPainter;
class QPushButton;
class QWidget;

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
/// A tooltip with outside text: safe to display and never rich. Also the accessible description, unless it has another.
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

/// A picture of the theme, in its colors; `side` pixels high and wide at the default text size.
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
void reserveGutter(QAbstractScrollArea *area);
/// The same for a list or table whose texts end before the bar: its rows extend below it.
void overlayScrollBar(QAbstractScrollArea *list);
/// The width of that room.
[[nodiscard]] int gutterWidth();

/// Whether a widget retains its space while hidden, so that nothing moves.
void setRetainsSpace(QWidget *widget, bool retains = true);

/// A field for a secret: dots, left to right, and nothing that an input method would learn.
void makeSecret(QLineEdit *field);

/// Scales a width for the default text size to the text size of `widget`.
[[nodiscard]] int scaledLength(int width, const QWidget &widget);

/// The margins of a page with this width: content wider than grid::contentWidth is centered.
[[nodiscard]] int pageMargin(int pageWidth);

/// Paints a chip like Chip's, in the color of `ink`, for delegates. `text`: as for Chip::showText().
void paintChip(QPainter &painter, const QRect &rect, const QString &text, const Theme &theme, Token ink);

/// Paints the background of a selected row.
void paintSelection(QPainter &painter, const QRect &row, const Theme &theme);

/// One short fact in a small rounded box.
class Chip : public QLabel
{
    Q_OBJECT

public:
    explicit Chip(const Theme &theme, QWidget *parent = nullptr);

    /// `text` is shown unchanged: outside text must pass displayText() first. Text or Quiet: no color of its own.
    void showText(const QString &text, Token tone = Token::Text);
};

/// One line of text that is elided with …; the tooltip has the full text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setElideMode(Qt::TextElideMode mode);
    void setText(const QString &text);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

/// For URLs, keys, UUIDs: monospace, left to right in every language, selectable with the mouse.
class MonoLabel : public ElidedLabel
{
    Q_OBJECT

public:
    MonoLabel(const Theme &theme, const QString &text = {}, QWidget *parent = nullptr);
};

/// Moves the focus on if its widget gets hidden or disabled. Create it before parts of `container` change.
class FocusGuard
{
public:
    explicit FocusGuard(const QWidget *container)
        : m_container(container)
    {
        QWidget *focused = container->window()->focusWidget();
        if (focused != nullptr && container->isAncestorOf(focused))
            m_focused = focused;
    }

    /// Call after the changes.
    void moveFocusIfLost(QWidget *next) const
    {
        if (m_focused && !(m_focused->isVisibleTo(m_container) && m_focused->isEnabled()))
            next->setFocus(Qt::OtherFocusReason);
    }

private:
    const QWidget *m_container;
    QPointer<QWidget> m_focused;
};

/// Puts the contents of `part` at its own position in the tab order, because Qt appends contents built later to the
/// window's end.
void fixTabOrder(QWidget *part);

/// Tab goes to the checked button of an exclusive group; Qt would go to the first until one has had the focus. A screen
/// reader reads its buttons as radio buttons. Call before one is checked.
void tabToChecked(QButtonGroup *group);

} // namespace rc
