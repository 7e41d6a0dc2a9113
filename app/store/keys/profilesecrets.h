// SPDX-License-Identifier: GPL-3.0-or-later
// What a profile keeps in the keychain, its key and its code-hosting token, taken along or removed together.
#pragma once

#include "core/key/keystate.h"
#include "core/profile/profile.h"

#include <QString>

#include <functional>
#include <optional>

class QObject;

namespace rc {

class KeyStore;

/// The account under which a profile's code-hosting token is kept. No profile can have this name.
[[nodiscard]] QString codeHostingTokenAccount(const QString &profile);

/// Which of the two are meant.
struct ProfileSecrets
{
    bool key = false;
    bool token = false;

    [[nodiscard]] bool any() const { return key || token; }
};

/// Those that a profile's marks say are saved.
[[nodiscard]] ProfileSecrets savedSecrets(const Profile &profile);

using SecretsForgotten = std::function<void(std::optional<Error>)>;
/// KeyStore::forget() of each, one after the other; the first error ends it.
void forgetSecrets(KeyStore &keys, const QString &profile, ProfileSecrets which, QObject *context,
                   SecretsForgotten done);
/// KeyStore::drop() of each.
void dropSecrets(KeyStore &keys, const QString &profile, ProfileSecrets which);

/// Where the copies are at best.
struct CopiedSecrets
{
    KeyState key = KeyState::Absent;
    KeyState token = KeyState::Absent;
};

/// copyKey() of each; `savedToo` are those that may be in the keychain behind one that is held for this run. With an
/// error neither is kept as `to`, as far as can be known.
void copySecrets(KeyStore &keys, const QString &from, const QString &to, ProfileSecrets which, ProfileSecrets savedToo,
                 QObject *context, std::function<void(CopiedSecrets, std::optional<Error>)> done);
/// Takes copies back. Whether it works is not waited for.
void letGoOf(KeyStore &keys, const QString &profile, const CopiedSecrets &copied, QObject *context);

} // namespace rc
