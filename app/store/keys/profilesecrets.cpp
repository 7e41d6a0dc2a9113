// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/profilesecrets.h"

#include "store/keys/boundkeys.h"
#include "store/keys/keystore.h"

#include <memory>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// profileNameFault() and catalog paths refuse control characters
const QString codeHostingAccounts = u"\u0001code-hosting\u0001"_s;
const QString tokenAccounts = u"\u0001token\u0001"_s;

struct SecretsCopy
{
    QString from;
    QString to;
    QStringList paths;
    QStringList savedToo;
    QStringList rest;  ///< to be copied
    QStringList saved; ///< copies in the keychain
};

void copyRest(KeyStore &keys, SecretsCopy copy, QObject *context,
              const std::function<void(const QStringList &, std::optional<Error>)> &done)
{
    if (copy.rest.isEmpty()) {
        done(copy.saved, std::nullopt);
        return;
    }
    const QString path = copy.rest.takeFirst();
    copyKey(keys, secretAccount(copy.from, path), secretAccount(copy.to, path), copy.savedToo.contains(path), context,
            [&keys, copy, path, context, done](KeyState state, const std::optional<Error> &error) mutable {
                if (error) { // an incomplete copy is useless
                    discardCopies(keys, copy.to, copy.paths, copy.saved, context);
                    done({}, error);
                    return;
                }
                if (state == KeyState::Saved)
                    copy.saved.append(path);
                copyRest(keys, std::move(copy), context, done);
            });
}

} // namespace

void copyKey(KeyStore &keys, const QString &from, const QString &to, bool savedToo, QObject *context,
             std::function<void(KeyState, std::optional<Error>)> done)
{
    keys.read(from, false, context, [&keys, from, to, savedToo, context, done = std::move(done)](KeyReading reading) {
        if (reading.error || reading.key.isEmpty()) {
            done(reading.state, reading.error);
            return;
        }
        const auto secret = std::make_shared<const Secret>(std::move(reading.key));
        if (reading.state == KeyState::SessionOnly && savedToo) {
            // The secret in memory would hide the saved one, so drop it and its binding for the copy.
            readBinding(keys, from, context,
                        [&keys, from, to, secret, context, done](const std::optional<KeyBinding> &bound) {
                            keys.drop(from);
                            const auto restoreHeld = [&keys, from, to, secret, bound,
                                                      done](KeyState state, const std::optional<Error> &error) {
                                const QString account = error ? from : to;
                                if (bound)
                                    holdBoundKey(keys, account, secret->clone(), *bound);
                                else
                                    keys.holdForSession(account, secret->clone());
                                done(state == KeyState::Absent ? KeyState::SessionOnly : state, error);
                            };
                            copyKey(keys, from, to, false, context, restoreHeld);
                        });
            return;
        }
        copyBoundKey(keys, from, to, secret, reading.state, context,
                     [&keys, to, where = reading.state, context, done](const KeyReading &copied) {
                         if (copied.state == where) {
                             done(where, std::nullopt);
                             return;
                         }
                         // not waiting for the removal of the incomplete copy, because the first error counts
                         keys.forget(to, context, [](const std::optional<Error> &) {});
                         done(copied.state, copied.error.value_or(Error{ErrorKind::Canceled}));
                     });
    });
}

QString secretAccount(const QString &profile, const QString &path)
{
    if (path.isEmpty())
        return profile;
    return path == CatalogKind::CodeHosting.path() ? codeHostingAccounts + profile
                                                   : tokenAccounts + path + u'\u0001' + profile;
}

bool isTokenAccount(const QString &account)
{
    return account.startsWith(codeHostingAccounts) || account.startsWith(tokenAccounts);
}

bool isSecretSaved(const Profile &profile, const QString &path)
{
    return path.isEmpty() ? profile.keySaved : hasSavedToken(profile, path);
}

QStringList savedSecrets(const Profile &profile)
{
    return profile.keySaved ? QStringList{QString()} + profile.tokensSaved : profile.tokensSaved;
}

void setSavedSecrets(Profile &profile, QStringList paths)
{
    profile.keySaved = paths.removeAll(QString()) > 0;
    paths.sort();
    profile.tokensSaved = paths;
}

void deleteSecrets(KeyStore &keys, const QString &profile, QStringList paths, QObject *context, SecretsDeleted done)
{
    if (paths.isEmpty()) {
        done(std::nullopt);
        return;
    }
    const QString account = secretAccount(profile, paths.takeFirst());
    keys.forget(account, context,
                [&keys, profile, paths, context, done = std::move(done)](const std::optional<Error> &error) {
                    if (error)
                        done(error);
                    else
                        deleteSecrets(keys, profile, paths, context, done);
                });
}

void dropSecrets(KeyStore &keys, const QString &profile, const QStringList &paths)
{
    for (const QString &path : paths)
        keys.drop(secretAccount(profile, path));
}

void discardCopies(KeyStore &keys, const QString &profile, const QStringList &paths, const QStringList &saved,
                   QObject *context)
{
    dropSecrets(keys, profile, paths);
    deleteSecrets(keys, profile, saved, context, [](const std::optional<Error> &) {});
}

void copySecrets(KeyStore &keys, const QString &from, const QString &to, const QStringList &paths,
                 const QStringList &savedToo, QObject *context,
                 std::function<void(const QStringList &saved, std::optional<Error>)> done)
{
    copyRest(keys, {from, to, paths, savedToo, paths, {}}, context, done);
}

} // namespace rc
