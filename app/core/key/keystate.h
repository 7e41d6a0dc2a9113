// SPDX-License-Identifier: GPL-3.0-or-later
// Where the key of a profile is.
#pragma once

#include "core/error.h"
#include "core/key/credentials.h"
#include "core/key/secret.h"

#include <QLatin1StringView>

#include <optional>

namespace rc {

enum class KeyState {
    Saved,       ///< in the OS keychain
    ThisRun,     ///< held in memory until the program ends
    Absent,      ///< no key was saved for this profile
    Locked,      ///< the keychain is locked: whether it has the key is not known
    Withheld,    ///< in the keychain or in memory, and not handed out for this profile: see keybinding.h
    Unavailable, ///< no keychain can be used: none installed, not running, denied, timed out
};

[[nodiscard]] QLatin1StringView wireWord(KeyState state); ///< saved this-run absent locked withheld unavailable
[[nodiscard]] QString keyStateName(KeyState state);   ///< translated: "key in keychain", "key for this session only", …
[[nodiscard]] QString tokenStateName(KeyState state); ///< the same of a code-hosting token: "token in keychain", …

/// What reading a key gave.
struct KeyReading
{
    KeyState state = KeyState::Absent;
    Secret key;    ///< empty unless Saved or ThisRun
    QString where; ///< "GNOME Keyring" or the like, "this session only", or empty
    qint64 elapsedMs = 0;
    std::optional<Error> error; ///< for Locked, Withheld and Unavailable, and for a save that ended as ThisRun: why
    /// After a save that ended as ThisRun: the keychain may have the key all the same. Never promise that it has not.
    bool mayBeSaved = false;
};

/// What reading a code-hosting token gave, with an error that speaks of a token.
[[nodiscard]] KeyReading asToken(KeyReading reading);

/// Who speaks with `key`, and to the code-hosting endpoint with the token that was read, too.
[[nodiscard]] Credentials credentialsFrom(Secret key, Identity identity, KeyReading token);

} // namespace rc
