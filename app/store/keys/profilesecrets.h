// SPDX-License-Identifier: GPL-3.0-or-later
// A profile's secrets in the keychain, its key and its code-hosting token, copied or removed together.
#pragma once

#include "core/key/keystate.h"
#include "core/profile/profile.h"

#include <QString>

#include <functional>
#include <optional>

class QObject;

namespace rc {

class KeyStore;

/// The account for a profile's code-hosting token. No profile can have this name.
[[nodiscard]] QString codeHostingTokenAccount(const QString &profile);

struct ProfileSecrets
{
    bool key = false;
    bool token = false;

    [[nodiscard]] bool any() const { return key || token; }
};

/// The secrets marked as saved in a profile.
[[nodiscard]] ProfileSecrets savedSecrets(const Profile &profile);

using SecretsForgotten = std::function<void(std::optional<Error>)>;
/// KeyStore::forget() of each, in order; stops at the first error.
void forgetSecrets(KeyStore &keys, const QString &profile, ProfileSecrets which, QObject *context,
                   SecretsForgotten done);
/// KeyStore::drop() of each.
void dropSecrets(KeyStore &keys, const QString &profile, ProfileSecrets which);

/// The best storage of each copy.
struct CopiedSecrets
{
    KeyState key = KeyState::Absent;
    KeyState token = KeyState::Absent;
};

/// copyKey() of each; `savedToo`: secrets that may also be in the keychain behind one in memory. On error nothing
/// remains as `to`, as far as known.
void copySecrets(KeyStore &keys, const QString &from, const QString &to, ProfileSecrets which, ProfileSecrets savedToo,
                 QObject *context, std::function<void(CopiedSecrets, std::optional<Error>)> done);
/// Removes copies without waiting for the result.
void letGoOf(KeyStore &keys, const QString &profile, const CopiedSecrets &copied, QObject *context);

} // namespace rc
