// SPDX-License-Identifier: GPL-3.0-or-later
// The one way by which a kept key comes into a request: only where it is bound to where that request goes.
#pragma once

#include "core/files/authoritiesfile.h"
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

/// The account under which the binding of a secret is kept, in the same place as the secret. No profile can have this
/// name. KeyStore::forget() and drop() of the secret take it along.
[[nodiscard]] QString bindingAccount(const QString &account);

/// What `profile` wants of its key and of its code-hosting token. The file with its authorities counts by its content,
/// and one that cannot be read is like no other. A request takes the same `file` for TLS.
[[nodiscard]] KeyBinding keyBindingOf(const Profile &profile, const AuthoritiesFile &file);
[[nodiscard]] KeyBinding tokenBindingOf(const Profile &profile, const AuthoritiesFile &file);
/// The same, with the file read now.
[[nodiscard]] KeyBinding keyBindingOf(const Profile &profile);
[[nodiscard]] KeyBinding tokenBindingOf(const Profile &profile);

// `account` is what the key store calls the secret. Each answers once, in the event loop, and not at all when
// `context` is gone.

/// KeyStore::read(), for requests that go as `wanted` says. A secret that is not bound to that is not handed out: the
/// state is Withheld then, and the error KeyUnbound or KeyBoundElsewhere, which names both places. A binding that
/// cannot be read now gives what the keychain said of it.
void readBoundKey(KeyStore &keys, const QString &account, bool expected, const KeyBinding &wanted, QObject *context,
                  std::function<void(KeyReading)> done);
/// KeyStore::save() of a secret that a person gave for `binding`, and its binding with it, in the same place.
void saveBoundKey(KeyStore &keys, const QString &account, Secret secret, const KeyBinding &binding, QObject *context,
                  std::function<void(KeyReading)> done);
/// The same of KeyStore::holdForThisRun().
void holdBoundKey(KeyStore &keys, const QString &account, Secret secret, const KeyBinding &binding);
/// A person confirmed that the secret that is kept may go out as `binding` says, and no longer as before. The error:
/// why it may not yet.
void bindKey(KeyStore &keys, const QString &account, const KeyBinding &binding, QObject *context,
             std::function<void(std::optional<Error>)> done);
/// A secret and what the key store calls it.
struct NamedSecret
{
    QString account;
    std::shared_ptr<const Secret> secret;
};
/// Binds `to`, a copy of `from` or what takes its place in the same profile, to what that is bound to. `where`: where
/// `to` is kept. One that is bound to nothing makes none; a binding that cannot be kept will be asked for.
void carryBinding(KeyStore &keys, const NamedSecret &from, const NamedSecret &to, KeyState where, QObject *context,
                  std::function<void()> done);
/// What the secret is bound to, for telling people: nothing when there is none, or it is bound to nothing yet.
void readBinding(KeyStore &keys, const QString &account, QObject *context,
                 std::function<void(std::optional<KeyBinding>)> done);

} // namespace rc
