// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of Qt's tab order.
#pragma once

class QButtonGroup;
class QWidget;

namespace rc {

/// Puts the contents of `part` at its own position in the tab order, because Qt appends contents built later to the
/// window's end.
void placeTabs(QWidget *part);

/// Tab goes to the checked button of an exclusive group. Qt goes to the first until one has had the focus. Call before
/// one is checked.
void tabToChecked(QButtonGroup *group);

} // namespace rc
