// SPDX-License-Identifier: GPL-3.0-or-later
// activity confirm and explain: what became of an entry that is recorded, asked of the service itself.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

/// Looks for the entry with that marker in the service's log, and records what is known then. Nothing is sent.
[[nodiscard]] int confirmArrival(const Arguments &arguments, Terminal &terminal);
/// Asks the service's own tool why nobody was told of that entry.
[[nodiscard]] int explainAlert(const Arguments &arguments, Terminal &terminal);

/// --yes and those of arrivalOptions(), and who and where without --profile.
[[nodiscard]] QList<OptionRow> confirmOptions();

} // namespace rc
