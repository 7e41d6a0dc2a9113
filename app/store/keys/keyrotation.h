// SPDX-License-Identifier: GPL-3.0-or-later
// A new key in the place of an old one, with the old one kept beside it until it is let go of: a crash loses neither.
#pragma once

#include "core/key/keybinding.h"
#include "core/key/keystate.h"
#include "core/result.h"

#include <QString>

#include <functional>

class QObject;

namespace rc {

class KeyStore;

/// The account under which a profile's key of before is kept. No profile can have this name. KeyStore::forget() of the
/// profile removes it, too.
[[nodiscard]] QString previousKeyAccount(const QString &profile);

struct SwitchedKey
{
    KeyState state = KeyState::Saved; ///< of both keys: Saved, or ThisRun
    QString where;
    QString before; ///< fingerprints
    QString after;
};

using SwitchDone = std::function<void(Result<SwitchedKey>)>;

// Each answers once, in the event loop, and not at all when `context` is gone. At any moment in between the profile has
// a key in the keychain, the old one or the new one, and the old one is somewhere in it: it is kept under its second
// account and read back first, then the new one replaces it, and is read back. A process that ends in between leaves
// what previousKey() finds. With an error the profile's key is the one of before, unless the error is told with
// KeychainUnverified: then it may be either, and undoSwitch() makes it the old one.

/// NoKey when there is none to be replaced; BadInput when `fresh` is the key that it has. `binding`: where a person
/// gave the new one for. The old one stays bound to what it was bound to.
void switchKey(KeyStore &keys, const QString &profile, Secret fresh, const KeyBinding &binding, QObject *context,
               SwitchDone done);
/// Puts the key of before back, and forgets that it was kept. NoKey when none is kept.
void undoSwitch(KeyStore &keys, const QString &profile, QObject *context, SwitchDone done);
/// Lets go of the key of before.
void forgetPreviousKey(KeyStore &keys, const QString &profile, QObject *context,
                       std::function<void(std::optional<Error>)> done);
/// The key of before, if one is kept: after a switch, or after a process that ended in the middle of one.
void previousKey(KeyStore &keys, const QString &profile, QObject *context, std::function<void(KeyReading)> done);

} // namespace rc
