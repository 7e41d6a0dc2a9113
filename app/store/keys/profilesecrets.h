// SPDX-License-Identifier: GPL-3.0-or-later
// A profile's secrets in the keychain, its key and the tokens of its catalogs, copied or removed together.
#pragma once

#include "core/key/keystate.h"
#include "core/profile/profile.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QObject;

namespace rc {

class KeyStore;

// `path`: that of a token's catalog; empty for the key.

/// The account of a profile's secret: of the key, the profile's name; of a token, a name that no profile can have.
[[nodiscard]] QString secretAccount(const QString &profile, const QString &path);
[[nodiscard]] bool isTokenAccount(const QString &account);

/// Whether it is marked as saved.
[[nodiscard]] bool isSecretSaved(const Profile &profile, const QString &path);
/// The paths of the secrets marked as saved, the key first.
[[nodiscard]] QStringList savedSecrets(const Profile &profile);
void setSavedSecrets(Profile &profile, QStringList paths);

using SecretsDeleted = std::function<void(std::optional<Error>)>;
/// KeyStore::forget() of each, in order; stops at the first error.
void deleteSecrets(KeyStore &keys, const QString &profile, QStringList paths, QObject *context, SecretsDeleted done);
/// KeyStore::drop() of each.
void dropSecrets(KeyStore &keys, const QString &profile, const QStringList &paths);

/// Copies the key of `from` to `to` in the same storage (keychain or memory), and verifies it. With `savedToo` also the
/// saved key hidden by one in memory. The state is the best storage of the copy; a key that certainly does not exist is
/// not an error: Absent. Calls back once in the event loop, unless `context` is gone. On error nothing remains as `to`,
/// as far as known, and `from` is unchanged.
void copyKey(KeyStore &keys, const QString &from, const QString &to, bool savedToo, QObject *context,
             std::function<void(KeyState, std::optional<Error>)> done);

/// copyKey() of each; `savedToo`: secrets that may also be in the keychain behind one in memory. Returns the copies in
/// the keychain. On error nothing remains as `to`, as far as known.
void copySecrets(KeyStore &keys, const QString &from, const QString &to, const QStringList &paths,
                 const QStringList &savedToo, QObject *context,
                 std::function<void(const QStringList &saved, std::optional<Error>)> done);
/// Removes the copies, of which `saved` are in the keychain, without waiting for the result.
void discardCopies(KeyStore &keys, const QString &profile, const QStringList &paths, const QStringList &saved,
                   QObject *context);

} // namespace rc
