// SPDX-License-Identifier: GPL-3.0-or-later
// The fields set by the options of `profile add` and `profile edit`.
#pragma once

#include "cli/frame/arguments.h"
#include "config/paste/pasteimport.h"
#include "core/profile/profile.h"

#include <QByteArray>
#include <QList>

namespace rc {

class ProfileStore;
class Terminal;

/// profile add --paste and profile edit --paste: reads profile fields from any text.
[[nodiscard]] QList<OptionRow> pasteOptions();

/// Reads the file from --paste, or standard input for -; empty without the option. With several servers, uses the one
/// from --server, else the only one at an origin of `profile`. BadInput if the text has no profile fields, or if the
/// server is ambiguous. Its fields, notes and faults go to standard error.
[[nodiscard]] Result<PasteResult> pastedReading(const Arguments &arguments, const Profile &profile, Terminal &terminal);

/// Saves the key of a pasted text in the keychain and marks it as saved in the profile. Returns the exit code.
[[nodiscard]] Result<int> savePastedKey(const Profile &profile, PasteResult reading, const ProfileStore &store,
                                        Terminal &terminal);

/// --resource … --identity-on-ingest; --timeout and --stream-timeout are general options.
[[nodiscard]] QList<OptionRow> profileFieldOptions();

/// `before` with the options applied. An empty value clears an optional field. BadInput if the result is invalid.
[[nodiscard]] Result<Profile> profileWith(const Arguments &arguments, const Profile &before);

/// Whether any field option is given.
[[nodiscard]] bool hasFieldOption(const Arguments &arguments);

/// profileMembers() and keySaved.
[[nodiscard]] QByteArray profileJson(const Profile &profile);

void showProfile(const Profile &profile, bool json, Terminal &terminal);
/// That the profile was added, and how to save its key.
[[nodiscard]] QString addedText(const QString &name);

// Actions of the command.
[[nodiscard]] Result<int> listProfiles(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] Result<int> duplicateProfile(const Arguments &arguments, Terminal &terminal);
/// FILE, or - for standard input.
[[nodiscard]] Result<int> importProfiles(const Arguments &arguments, const ProfileStore &store, Terminal &terminal);
/// The named profiles, or all.
[[nodiscard]] Result<int> exportProfiles(const Arguments &arguments, Terminal &terminal);

} // namespace rc
