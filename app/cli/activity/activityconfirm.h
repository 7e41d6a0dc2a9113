// SPDX-License-Identifier: GPL-3.0-or-later
// activity confirm: what became of an entry that is recorded, by the service's own log.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

/// Looks for the entry with that marker in the service's log, and records what is known then. Nothing is sent.
[[nodiscard]] int confirmArrival(const Arguments &arguments, Terminal &terminal);

/// Those of arrivalOptions(), and who and where without --profile.
[[nodiscard]] QList<OptionRow> confirmOptions();

} // namespace rc
