// SPDX-License-Identifier: GPL-3.0-or-later
// What a command that works for one profile begins with, and how it ends when that fails.
#pragma once

#include "cli/frame/commandprofile.h"

#include <functional>

namespace rc {

class Terminal;

/// Runs `work` with the profile that the arguments name; what is done is recorded in Activity. The exit code is that of
/// `work`, or that of what went wrong, which is said on the terminal.
[[nodiscard]] int withProfile(const Arguments &arguments, Terminal &terminal,
                              const std::function<Result<int>(CommandProfile &)> &work);

} // namespace rc
