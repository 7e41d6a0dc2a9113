// SPDX-License-Identifier: GPL-3.0-or-later
// Where Tab goes on when parts of a page are built later than those behind them.
#pragma once

class QWidget;

namespace rc {

/// Tab reaches what is in `part` where `part` itself was built, although its contents were built later: Qt has those at
/// the end of the window.
void placeTabs(QWidget *part);

} // namespace rc
