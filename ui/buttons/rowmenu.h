// SPDX-License-Identifier: GPL-3.0-or-later
// Context menus for rows of a list and for cards, by right click, and by keyboard for the current row; and a panel of
// rare actions under a button.
#pragma once

#include <QFrame>

#include <functional>

class QAbstractItemView;
class QAction;
class QMenu;
class QModelIndex;
class QPushButton;
class QString;
class QVBoxLayout;
class QWidget;

namespace rc {

/// Adds the actions for `row`; omits or disables those without effect.
using RowActions = std::function<void(QMenu &menu, const QModelIndex &row)>;
using CardActions = std::function<void(QMenu &menu)>;

/// Sets the menu of a view's rows. A row without actions has no menu. A second call replaces the first.
void attachRowMenu(QAbstractItemView *view, RowActions actions);
[[nodiscard]] bool hasRowMenu(const QAbstractItemView &view);
/// Opens it at the current row: for a view whose keys go to a field.
void openRowMenu(QAbstractItemView &view);

/// Sets the menu of a card or another whole widget, including children without a menu.
void attachMenu(QWidget *widget, CardActions actions);

/// The visible text of all labels in a card, one per line.
[[nodiscard]] QString cardText(const QWidget &card);

/// Adds an action that copies `text`; disabled if it is empty.
QAction *addCopyAction(QMenu &menu, const QString &label, const QString &text);

/// A small panel under a button for rare actions; a press elsewhere or Esc closes it.
class PopupPanel : public QFrame
{
    Q_OBJECT

public:
    /// A press on `button` opens it below.
    explicit PopupPanel(QPushButton *button);

    /// Adds a button that looks like a menu item.
    void addButton(QPushButton *button);
    [[nodiscard]] QVBoxLayout *lines() const { return m_lines; }
    void open(); ///< focuses its first item

private:
    QPushButton *m_button;
    QVBoxLayout *m_lines;
};

} // namespace rc
