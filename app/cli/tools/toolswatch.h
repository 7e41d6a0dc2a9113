// SPDX-License-Identifier: GPL-3.0-or-later
// tools watch: fetches the lists again when they may have changed, and prints what did. tools sign-in: what the tool
// server says about signing in.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

class Terminal;

[[nodiscard]] int runToolsWatch(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] int runToolsSignIn(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] QList<OptionRow> watchOptions();

} // namespace rc
