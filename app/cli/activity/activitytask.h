// SPDX-License-Identifier: GPL-3.0-or-later
// activity task: asks about the task that a tool server made of an earlier call. Calls no tool.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

class Terminal;

[[nodiscard]] int askAboutTask(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] QList<OptionRow> taskOptions();

} // namespace rc
