// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line returns for an error.
#pragma once

#include "core/error.h"

namespace rc {

/// The process's exit code (design: "exit"): 1 refused, 2 bad input, 3 not reached, 4 credentials refused,
/// 5 not understood, 6 keychain,
/// 7 the server asked for something and nobody answered, 130 interrupted.
[[nodiscard]] int exitCodeFor(ErrorKind kind);

} // namespace rc
