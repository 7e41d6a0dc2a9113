// SPDX-License-Identifier: GPL-3.0-or-later
// Entry point of the window.
#pragma once

#include <QStringList>

namespace rc {

/// Shows the window and runs until it is closed; returns the exit code. Needs a QApplication. `arguments`: without the
/// program's name: --demo, --new-check, --profile NAME, a Resource URL.
[[nodiscard]] int runWindow(const QStringList &arguments);

} // namespace rc
