// SPDX-License-Identifier: GPL-3.0-or-later
// activity confirm and activity task: what became of a recorded entry, by the service's own log, and of the task of a
// recorded call. Both call no tool but the log's.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

class Terminal;

/// Looks up the entry with that marker in the service's log, and records the result. Sends no entry.
[[nodiscard]] Result<int> confirmArrival(const Arguments &arguments, Terminal &terminal);

/// arrivalOptions(), and the credentials without --profile.
[[nodiscard]] QList<OptionRow> confirmOptions();

[[nodiscard]] Result<int> askAboutTask(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] QList<OptionRow> taskOptions();

} // namespace rc
