// SPDX-License-Identifier: GPL-3.0-or-later
// The only way to get a saved key into a request: only to servers that the key is bound to.
#pragma once

#include "core/files/regularfile.h"
#include "core/key/keybinding.h"
#include "core/key/keystate.h"
#include "core/profile/profile.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QObject;

namespace rc {

class KeyStore;

/// The account for the binding of a secret, in the same storage. No profile can have this name. KeyStore::forget() and
/// drop() of the secret remove it, too.
[[nodiscard]] QString bindingAccount(const QString &account);

/// The binding that `profile` needs for its key and token. The CA file counts by its content, and an unreadable one
/// matches nothing. A request uses the same `file` for TLS.
[[nodiscard]] KeyBinding keyBindingOf(const Profile &profile, const AuthoritiesFile &file);
[[nodiscard]] KeyBinding tokenBindingOf(const Profile &profile, const AuthoritiesFile &file);
/// Same, reading the file now.
[[nodiscard]] KeyBinding keyBindingOf(const Profile &profile);
[[nodiscard]] KeyBinding tokenBindingOf(const Profile &profile);

// `account`: the secret's name in the key store. Each function calls back once in the event loop, or never if `context`
// is gone.

/// KeyStore::read(), for requests bound to `required`. A secret with another binding is not returned: the state is
/// Withheld, and the error KeyUnbound or KeyBoundElsewhere names both sets of servers. If the binding is unreadable,
/// reports the keychain's error.
void readBoundKey(KeyStore &keys, const QString &account, bool expected, const KeyBinding &required, QObject *context,
                  std::function<void(KeyReading)> done);
/// KeyStore::save() of a secret that the user gave for `binding`, together with that binding.
void saveBoundKey(KeyStore &keys, const QString &account, Secret secret, const KeyBinding &binding, QObject *context,
                  std::function<void(KeyReading)> done);
/// Same for KeyStore::holdForSession().
void holdBoundKey(KeyStore &keys, const QString &account, Secret secret, const KeyBinding &binding);
/// Replaces the binding of a saved secret after the user confirmed `binding`. The error: why it could not.
void bindKey(KeyStore &keys, const QString &account, const KeyBinding &binding, QObject *context,
             std::function<void(std::optional<Error>)> done);
/// KeyStore::save() or holdForSession() of `secret`, which was read from `from`, as `to`, with its binding. `where`:
/// Saved or SessionOnly; a reading with another state means failure. Without a binding, or if it cannot be saved, the
/// user will be asked.
void copyBoundKey(KeyStore &keys, const QString &from, const QString &to, const std::shared_ptr<const Secret> &secret,
                  KeyState where, QObject *context, std::function<void(KeyReading)> done);
/// The secret's binding for display: nullopt if there is no secret or no binding.
void readBinding(KeyStore &keys, const QString &account, QObject *context,
                 std::function<void(std::optional<KeyBinding>)> done);

} // namespace rc
