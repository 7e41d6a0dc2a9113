// SPDX-License-Identifier: GPL-3.0-or-later
// profile import and profile export.
#pragma once

#include "cli/frame/arguments.h"
#include "core/profile/profile.h"

namespace rc {

class ProfileStore;

/// FILE or - for standard input.
[[nodiscard]] int importProfiles(const Arguments &arguments, const ProfileStore &store, Terminal &terminal);
/// The named ones, or all.
[[nodiscard]] int exportProfiles(const Arguments &arguments, const QList<Profile> &profiles, Terminal &terminal);

} // namespace rc
