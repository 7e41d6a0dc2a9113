// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a row of a list or with a card, as a menu: by the right button, and by the keyboard at the row
// that it is on.
#pragma once

#include <functional>

class QAbstractItemView;
class QAction;
class QMenu;
class QModelIndex;
class QString;
class QWidget;

namespace rc {

/// Adds what can be done with `row`; what would do nothing there is left out or disabled.
using RowActions = std::function<void(QMenu &menu, const QModelIndex &row)>;
using CardActions = std::function<void(QMenu &menu)>;

/// The menu of a view's rows. A row for which nothing is added has none. Given anew, the last one counts.
void giveRowMenu(QAbstractItemView *view, RowActions actions);
[[nodiscard]] bool hasRowMenu(const QAbstractItemView &view);
/// Opens it at the current row: for a view whose keys go to a field.
void openRowMenu(QAbstractItemView &view);

/// The menu of a card or another widget as a whole, also for what is inside of it and has no menu of its own.
void giveMenu(QWidget *widget, CardActions actions);

/// All that the labels of a card say, a line each, as far as they are shown.
[[nodiscard]] QString cardText(const QWidget &card);

/// Adds an action that copies `text`; disabled without one.
QAction *addCopy(QMenu &menu, const QString &label, const QString &text);

} // namespace rc
