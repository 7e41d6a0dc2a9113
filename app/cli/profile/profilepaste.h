// SPDX-License-Identifier: GPL-3.0-or-later
// profile add --paste and profile edit --paste: reads profile fields from any text.
#pragma once

#include "cli/frame/arguments.h"
#include "config/paste/pasteanything.h"
#include "core/profile/profile.h"

namespace rc {

class ProfileStore;
class Terminal;

[[nodiscard]] QList<OptionRow> pasteOptions();

/// Reads the file from --paste, or standard input for -; empty without the option. With several servers, uses the one
/// from --server, else the only one at an origin of `profile`. BadInput if the text has no profile fields, or if the
/// server is ambiguous. Its fields,
/// notes and faults go to standard error.
[[nodiscard]] Result<PasteReading> pastedReading(const Arguments &arguments, const Profile &profile,
                                                 Terminal &terminal);

/// Keeps the key of a pasted text in the keychain, and the mark of it with the profile. Returns the exit code.
[[nodiscard]] Result<int> keepPastedKey(const Profile &profile, PasteReading reading, const ProfileStore &store,
                                        Terminal &terminal);

} // namespace rc
