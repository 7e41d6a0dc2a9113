// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects the tab order of parts that are built later than the following ones.
#pragma once

class QWidget;

namespace rc {

/// Puts the contents of `part` at its own position in the tab order, because Qt appends contents built later to the
/// window's end.
void placeTabs(QWidget *part);

} // namespace rc
