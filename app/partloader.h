// SPDX-License-Identifier: GPL-3.0-or-later
// Loads the command line or the window, each a module with its own libraries.
#pragma once

#include <optional>

namespace rc {

/// Returned by the command line's part if the arguments are for the window. Exit codes are never negative.
constexpr int forTheWindow = -1;

/// Runs the command and returns the exit code; nullopt if the arguments are for the window. If the part is missing or
/// cannot be loaded, reports it on standard error and returns 1. No QCoreApplication may exist: it creates its own.
[[nodiscard]] std::optional<int> runCommandPart(int argc, char *argv[]);

/// Runs the window until it is closed; returns the exit code. Otherwise like above.
[[nodiscard]] int runWindowPart(int argc, char *argv[]);

} // namespace rc
