// SPDX-License-Identifier: GPL-3.0-or-later
// tools call: one tool, called once.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

[[nodiscard]] int runToolsCall(const Arguments &arguments, Terminal &terminal);

} // namespace rc
