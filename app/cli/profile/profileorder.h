// SPDX-License-Identifier: GPL-3.0-or-later
// profile duplicate and profile move: a copy without the key, and another order.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

class ProfileStore;
class Terminal;

/// --before, --first, --last.
[[nodiscard]] QList<OptionRow> moveOptions();

/// The profile is there; what the other words say is judged here. All return the exit code.
[[nodiscard]] int duplicateProfile(const Arguments &arguments, const ProfileStore &store, Terminal &terminal);
[[nodiscard]] int moveProfile(const Arguments &arguments, const ProfileStore &store, Terminal &terminal);

} // namespace rc
