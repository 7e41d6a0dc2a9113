// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and loads the window's part of the program.
#pragma once

namespace rc {

/// Runs the window until it is closed; returns the process's exit code. Needs that no QCoreApplication is there: it
/// makes its own. Where the part is missing or cannot be loaded, it says so on standard error and returns 1.
[[nodiscard]] int runWindowPart(int argc, char *argv[]);

} // namespace rc
