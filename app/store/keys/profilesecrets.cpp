// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/profilesecrets.h"

#include "store/keys/detail/keycopy.h"
#include "store/keys/keystore.h"

using namespace Qt::StringLiterals;

namespace rc {

QString codeHostingTokenAccount(const QString &profile)
{
    // profileNameFault() refuses control characters
    return u"\u0001code-hosting\u0001"_s + profile;
}

ProfileSecrets savedSecrets(const Profile &profile)
{
    return {profile.keySaved, profile.tokenSaved};
}

void forgetSecrets(KeyStore &keys, const QString &profile, ProfileSecrets which, QObject *context,
                   SecretsForgotten done)
{
    if (!which.key) {
        keys.forget(codeHostingTokenAccount(profile), context, std::move(done));
        return;
    }
    keys.forget(profile, context,
                [&keys, profile, which, context, done = std::move(done)](const std::optional<Error> &error) {
                    if (error || !which.token)
                        done(error);
                    else
                        keys.forget(codeHostingTokenAccount(profile), context, done);
                });
}

void dropSecrets(KeyStore &keys, const QString &profile, ProfileSecrets which)
{
    if (which.key)
        keys.drop(profile);
    if (which.token)
        keys.drop(codeHostingTokenAccount(profile));
}

void letGoOf(KeyStore &keys, const QString &profile, const CopiedSecrets &copied, QObject *context)
{
    dropSecrets(keys, profile, {true, true});
    const ProfileSecrets saved{copied.key == KeyState::Saved, copied.token == KeyState::Saved};
    if (saved.any())
        forgetSecrets(keys, profile, saved, context, [](const std::optional<Error> &) {});
}

void copySecrets(KeyStore &keys, const QString &from, const QString &to, ProfileSecrets which, ProfileSecrets savedToo,
                 QObject *context, std::function<void(CopiedSecrets, std::optional<Error>)> done)
{
    const auto copyToken = [&keys, from, to, which, savedToo, context, done](KeyState key) {
        if (!which.token) {
            done({key, KeyState::Absent}, std::nullopt);
            return;
        }
        copyKey(keys, codeHostingTokenAccount(from), codeHostingTokenAccount(to), savedToo.token, context,
                [&keys, to, key, context, done](KeyState token, const std::optional<Error> &error) {
                    if (error) // an incomplete copy is useless
                        letGoOf(keys, to, {key, KeyState::Absent}, context);
                    done({key, token}, error);
                });
    };
    if (!which.key) {
        copyToken(KeyState::Absent);
        return;
    }
    copyKey(keys, from, to, savedToo.key, context, [copyToken, done](KeyState key, const std::optional<Error> &error) {
        if (error)
            done({key, KeyState::Absent}, error);
        else
            copyToken(key);
    });
}

} // namespace rc
