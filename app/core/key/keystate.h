// SPDX-License-Identifier: GPL-3.0-or-later
// Where a profile's key is stored.
#pragma once

#include "core/error.h"
#include "core/key/credentials.h"
#include "core/key/secret.h"

#include <QLatin1StringView>

#include <optional>

namespace rc {

enum class KeyState {
    Saved,       ///< in the OS keychain
    SessionOnly, ///< in memory until the program exits
    Absent,      ///< no key was saved for this profile
    Locked,      ///< the keychain is locked, so the key may or may not exist
    Withheld,    ///< in the keychain or in memory, but not allowed for this profile: see keybinding.h
    Unavailable, ///< no usable keychain: not installed, not running, denied, timed out
};

[[nodiscard]] QLatin1StringView wireWord(KeyState state); ///< saved this-run absent locked withheld unavailable
[[nodiscard]] QString keyStateName(KeyState state);   ///< translated: "key in keychain", "key for this session only", …
[[nodiscard]] QString tokenStateName(KeyState state); ///< same for a token: "token in keychain", …

struct KeyReading
{
    KeyState state = KeyState::Absent;
    Secret key;    ///< empty unless Saved or SessionOnly
    QString where; ///< "GNOME Keyring" or the like, "this session only", or empty
    qint64 elapsedMs = 0;
    std::optional<Error> error; ///< for Locked, Withheld and Unavailable, and for a save that ended as SessionOnly
    /// After a save that ended as SessionOnly: the keychain may have the key anyway. Never promise that it does not.
    bool mayBeSaved = false;
};

/// Turns a key reading into one of a token, with errors about a token.
[[nodiscard]] KeyReading asToken(KeyReading reading);

/// Adds the token of a catalog, or why a saved one is missing.
void setToken(Credentials &credentials, const CatalogKind &kind, KeyReading token);

} // namespace rc
