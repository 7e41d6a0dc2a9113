// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces a key and keeps the old one as the previous key until it is deleted: a crash loses neither.
#pragma once

#include "core/key/keybinding.h"
#include "core/key/keystate.h"
#include "core/result.h"

#include <QString>

#include <functional>

class QObject;

namespace rc {

class KeyStore;

/// The account for a profile's previous key. No profile can have this name. KeyStore::forget() of the profile removes
/// it, too.
[[nodiscard]] QString previousKeyAccount(const QString &profile);

struct SwitchedKey
{
    KeyState state = KeyState::Saved; ///< of both keys: Saved or SessionOnly
    QString where;
    QString before; ///< fingerprints
    QString after;
};

using SwitchDone = std::function<void(Result<SwitchedKey>)>;

// Each function calls back once in the event loop, or never if `context` is gone. At any time the profile has a key in
// the keychain, old or new, and the old one exists: it is copied to its second account and verified, then the new one
// replaces it and is verified. If the process ends in between, previousKey() finds the old one. On error the profile
// has the old key, except with KeychainUnverified: then it may be either, and undoSwitch() restores the old one.

/// NoKey if there is no key to replace; BadInput if `newKey` is the same key. `binding`: confirmed for the new key. The
/// old one keeps its binding.
void switchKey(KeyStore &keys, const QString &profile, Secret newKey, const KeyBinding &binding, QObject *context,
               SwitchDone done);
/// Restores the previous key, and removes its second copy. NoKey if there is none.
void undoSwitch(KeyStore &keys, const QString &profile, QObject *context, SwitchDone done);
void deletePreviousKey(KeyStore &keys, const QString &profile, QObject *context,
                       std::function<void(std::optional<Error>)> done);
/// The previous key, if any: after a switch, or after a process that ended during one.
void previousKey(KeyStore &keys, const QString &profile, QObject *context, std::function<void(KeyReading)> done);

} // namespace rc
