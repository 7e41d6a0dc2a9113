// SPDX-License-Identifier: GPL-3.0-or-later
// profile add --paste and profile edit --paste: what a text of any kind says of a profile.
#pragma once

#include "cli/frame/arguments.h"
#include "config/paste/pasteanything.h"
#include "core/profile/profile.h"

namespace rc {

class ProfileStore;
class Terminal;

[[nodiscard]] QList<OptionRow> pasteOptions();

/// What the file that --paste names says, or standard input for -; nothing understood without the option. Of several
/// servers the one that --server names counts, else the only one at an origin that `profile` has. BadInput when the
/// text says nothing of a profile, or which server is meant is open. Notes and faults go to standard error.
[[nodiscard]] Result<PasteReading> pastedReading(const Arguments &arguments, const Profile &profile,
                                                 Terminal &terminal);

/// Keeps the key of a pasted text in the keychain, and the mark of it with the profile. Returns the exit code.
[[nodiscard]] Result<int> keepPastedKey(const Profile &profile, PasteReading reading, const ProfileStore &store,
                                        Terminal &terminal);

} // namespace rc
