// SPDX-License-Identifier: GPL-3.0-or-later
// Output of saved profiles: as a list, in full, and as JSON.
#pragma once

#include "cli/frame/arguments.h"
#include "core/profile/profile.h"

#include <QByteArray>
#include <QList>

namespace rc {

class ProfileStore;
class Terminal;

/// profileMembers() and keySaved.
[[nodiscard]] QByteArray profileJson(const Profile &profile);

void listProfiles(const QList<Profile> &profiles, bool json, Terminal &terminal);
void showProfile(const Profile &profile, bool json, Terminal &terminal);

/// --before, --first, --last.
[[nodiscard]] QList<OptionRow> moveOptions();

/// The profile exists; the other arguments are checked here. All return the exit code.
[[nodiscard]] Result<int> duplicateProfile(const Arguments &arguments, const ProfileStore &store, Terminal &terminal);
[[nodiscard]] Result<int> moveProfile(const Arguments &arguments, const ProfileStore &store, Terminal &terminal);

/// FILE, or - for standard input.
[[nodiscard]] Result<int> importProfiles(const Arguments &arguments, const ProfileStore &store, Terminal &terminal);
/// The named profiles, or all.
[[nodiscard]] Result<int> exportProfiles(const Arguments &arguments, const QList<Profile> &profiles,
                                         Terminal &terminal);

} // namespace rc
