// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line returns for an error, and for a look into the log.
#pragma once

#include "core/error.h"

namespace rc {

struct ArrivalReport;

constexpr int usageExitCode = 2;      ///< usage or bad input
constexpr int keychainExitCode = 6;   ///< keychain unavailable or locked
constexpr int notArrivedExitCode = 7; ///< the log was read and does not show the entry
constexpr int lateExitCode = 8;       ///< it does, after the time that was set
constexpr int notReadExitCode = 10;   ///< the log could not be read, or not far enough back
constexpr int interruptedExitCode = 130;

/// The process's exit code (design: "exit"): 1 refused, 2 bad input, 3 not reached, 4 credentials refused,
/// 5 not understood, 6 keychain,
/// 7 the server asked for something and nobody answered, 130 interrupted.
[[nodiscard]] int exitCodeFor(ErrorKind kind);
/// 0 when all was seen, else the gravest of the above; that of the error where the log tool could not be reached or
/// refused the key.
[[nodiscard]] int exitCodeFor(const ArrivalReport &report);

} // namespace rc
