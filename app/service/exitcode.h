// SPDX-License-Identifier: GPL-3.0-or-later
// Exit codes of the command line, for errors and for searches in the log.
#pragma once

#include "core/error.h"

namespace rc {

constexpr int usageExitCode = 2;      ///< usage or bad input
constexpr int keychainExitCode = 6;   ///< keychain unavailable or locked
constexpr int notArrivedExitCode = 7; ///< the log does not show the entry
constexpr int lateExitCode = 8;       ///< the log shows the entry, but after the time limit
constexpr int notReadExitCode = 10;   ///< the log is unreadable, or does not go back far enough
constexpr int interruptedExitCode = 130;

/// The process's exit code: 1 refused, 2 bad input, 3 not reached, 4 credentials refused, 5 not understood, 6 keychain,
/// 9 the server's question was not answered, 130 interrupted.
[[nodiscard]] int exitCodeFor(ErrorKind kind);

} // namespace rc
