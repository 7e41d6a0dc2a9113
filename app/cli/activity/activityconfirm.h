// SPDX-License-Identifier: GPL-3.0-or-later
// activity confirm: what became of a recorded entry, by the service's own log.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

class Terminal;

/// Looks up the entry with that marker in the service's log, and records the result. Sends no entry.
[[nodiscard]] Result<int> confirmArrival(const Arguments &arguments, Terminal &terminal);

/// arrivalOptions(), and the credentials without --profile.
[[nodiscard]] QList<OptionRow> confirmOptions();

} // namespace rc
