// SPDX-License-Identifier: GPL-3.0-or-later
// Loads the part of the program that a start is for: the command line or the window, each a module with what it links.
#pragma once

#include <optional>

namespace rc {

/// What the command line's part returns when the arguments are the window's. No exit code is negative.
constexpr int forTheWindow = -1;

/// Runs the command to its end and returns the process's exit code; nothing when the arguments are the window's. Where
/// the part is missing or cannot be loaded, it says so on standard error and returns 1. Needs that no QCoreApplication
/// is there: it makes its own.
[[nodiscard]] std::optional<int> runCommandPart(int argc, char *argv[]);

/// Runs the window until it is closed; returns the process's exit code. Otherwise as above.
[[nodiscard]] int runWindowPart(int argc, char *argv[]);

} // namespace rc
