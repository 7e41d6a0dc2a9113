// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/profilesecrets.h"

#include "store/keys/boundkeys.h"
#include "store/keys/keystore.h"

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// profileNameFault() and catalog paths refuse control characters
const QString codeHostingAccounts = u"\u0001code-hosting\u0001"_s;
const QString tokenAccounts = u"\u0001token\u0001"_s;

void deleteAccounts(KeyStore &keys, QStringList accounts, QObject *context, const SecretsDeleted &done)
{
    if (accounts.isEmpty()) {
        done(std::nullopt);
        return;
    }
    const QString account = accounts.takeFirst();
    keys.forget(account, context, [&keys, accounts, context, done](const std::optional<Error> &error) {
        if (error)
            done(error);
        else
            deleteAccounts(keys, accounts, context, done);
    });
}

using Copied = std::function<void(KeyState, std::optional<Error>)>;

void saveAs(KeyStore &keys, const QString &from, const QString &to, Secret key, QObject *context, const Copied &done)
{
    const auto secret = std::make_shared<const Secret>(key.clone());
    keys.save(to, std::move(key), context, [&keys, from, to, secret, context, done](const KeyReading &saved) {
        if (saved.state == KeyState::Saved) {
            copyBinding(keys, {from, secret}, {to, secret}, KeyState::Saved, context,
                        [done] { done(KeyState::Saved, std::nullopt); });
            return;
        }
        // not waiting for the removal of the incomplete copy, because the first error counts
        keys.forget(to, context, [](const std::optional<Error> &) {});
        done(saved.state, saved.error.value_or(Error{ErrorKind::Canceled}));
    });
}

struct SecretsCopy
{
    QString from;
    QString to;
    ProfileSecrets which;
    ProfileSecrets savedToo;
    ProfileSecrets rest;  ///< to be copied
    ProfileSecrets saved; ///< copies in the keychain
};

void copyRest(KeyStore &keys, SecretsCopy copy, QObject *context,
              const std::function<void(const ProfileSecrets &, std::optional<Error>)> &done)
{
    if (!copy.rest.any()) {
        done(copy.saved, std::nullopt);
        return;
    }
    const bool isKey = std::exchange(copy.rest.key, false);
    const QString path = isKey ? QString() : copy.rest.tokens.takeFirst();
    const auto accountOf = [&](const QString &profile) { return isKey ? profile : tokenAccount(profile, path); };
    const bool savedToo = isKey ? copy.savedToo.key : copy.savedToo.tokens.contains(path);
    copyKey(keys, accountOf(copy.from), accountOf(copy.to), savedToo, context,
            [&keys, copy, isKey, path, context, done](KeyState state, const std::optional<Error> &error) mutable {
                if (error) { // an incomplete copy is useless
                    discardCopies(keys, copy.to, copy.which, copy.saved, context);
                    done({}, error);
                    return;
                }
                if (isKey)
                    copy.saved.key = state == KeyState::Saved;
                else if (state == KeyState::Saved)
                    copy.saved.tokens.append(path);
                copyRest(keys, std::move(copy), context, done);
            });
}

} // namespace

void copyKey(KeyStore &keys, const QString &from, const QString &to, bool savedToo, QObject *context,
             std::function<void(KeyState, std::optional<Error>)> done)
{
    keys.read(from, false, context, [&keys, from, to, savedToo, context, done = std::move(done)](KeyReading reading) {
        if (reading.error) {
            done(reading.state, reading.error);
        } else if (reading.state == KeyState::Saved) {
            saveAs(keys, from, to, std::move(reading.key), context, done);
        } else if (reading.state == KeyState::SessionOnly && savedToo) {
            // The secret in memory would hide the saved one, so drop it and its binding for the copy.
            const auto held = std::make_shared<const Secret>(std::move(reading.key));
            readBinding(keys, from, context,
                        [&keys, from, to, held, context, done](const std::optional<KeyBinding> &bound) {
                            keys.drop(from);
                            const Copied restoreHeld = [&keys, from, to, held, bound,
                                                        done](KeyState state, const std::optional<Error> &error) {
                                const QString account = error ? from : to;
                                if (bound)
                                    holdBoundKey(keys, account, held->clone(), *bound);
                                else
                                    keys.holdForSession(account, held->clone());
                                done(state == KeyState::Absent ? KeyState::SessionOnly : state, error);
                            };
                            copyKey(keys, from, to, false, context, restoreHeld);
                        });
        } else if (reading.state == KeyState::SessionOnly) {
            const auto held = std::make_shared<const Secret>(std::move(reading.key));
            keys.holdForSession(to, held->clone());
            copyBinding(keys, {from, held}, {to, held}, KeyState::SessionOnly, context,
                        [done] { done(KeyState::SessionOnly, std::nullopt); });
        } else {
            done(reading.state, std::nullopt);
        }
    });
}

QString tokenAccount(const QString &profile, const QString &path)
{
    return path == CatalogKind::CodeHosting.path() ? codeHostingAccounts + profile
                                                   : tokenAccounts + path + u'\u0001' + profile;
}

bool isTokenAccount(const QString &account)
{
    return account.startsWith(codeHostingAccounts) || account.startsWith(tokenAccounts);
}

QStringList ProfileSecrets::accounts(const QString &profile) const
{
    QStringList accounts;
    if (key)
        accounts.append(profile);
    for (const QString &path : tokens)
        accounts.append(tokenAccount(profile, path));
    return accounts;
}

ProfileSecrets savedSecrets(const Profile &profile)
{
    return {profile.keySaved, profile.tokensSaved};
}

void deleteSecrets(KeyStore &keys, const QString &profile, const ProfileSecrets &which, QObject *context,
                   SecretsDeleted done)
{
    deleteAccounts(keys, which.accounts(profile), context, done);
}

void dropSecrets(KeyStore &keys, const QString &profile, const ProfileSecrets &which)
{
    for (const QString &account : which.accounts(profile))
        keys.drop(account);
}

void discardCopies(KeyStore &keys, const QString &profile, const ProfileSecrets &which, const ProfileSecrets &saved,
                   QObject *context)
{
    dropSecrets(keys, profile, which);
    deleteSecrets(keys, profile, saved, context, [](const std::optional<Error> &) {});
}

void copySecrets(KeyStore &keys, const QString &from, const QString &to, const ProfileSecrets &which,
                 const ProfileSecrets &savedToo, QObject *context,
                 std::function<void(const ProfileSecrets &saved, std::optional<Error>)> done)
{
    copyRest(keys, {from, to, which, savedToo, which, {}}, context, done);
}

} // namespace rc
