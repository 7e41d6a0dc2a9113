// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/boundkeys.h"

#include "store/keys/keystore.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The content of the profile's CA file.
QByteArray authoritiesIn(const AuthoritiesFile &file)
{
    if (file.path.isEmpty())
        return {};
    return file.bytes ? "read " + *file.bytes : "unreadable " + file.path.toUtf8();
}

/// Reads the binding of `secret`, and reports a keychain error if that is why there is none.
void bindingOf(KeyStore &keys, const QString &account, const std::shared_ptr<const Secret> &secret, QObject *context,
               std::function<void(std::optional<KeyBinding>, KeyReading)> done)
{
    keys.read(bindingAccount(account), false, context, [secret, done = std::move(done)](KeyReading reading) {
        const std::optional<KeyBinding> binding = unsealedBinding(reading.key, *secret);
        done(binding, std::move(reading));
    });
}

/// Saves `binding` in the same storage as its secret.
void storeBinding(KeyStore &keys, const QString &account, KeyState where, Secret sealed, QObject *context,
                  std::function<void(KeyReading)> done)
{
    if (where == KeyState::Saved) {
        keys.save(bindingAccount(account), std::move(sealed), context, std::move(done));
        return;
    }
    keys.holdForSession(bindingAccount(account), std::move(sealed));
    done({});
}

} // namespace

QString bindingAccount(const QString &account)
{
    // profileNameFault() refuses control characters
    return u"\u0001places\u0001"_s + account;
}

KeyBinding keyBindingOf(const Profile &profile, const AuthoritiesFile &file)
{
    return keyBinding(profile, authoritiesIn(file));
}

KeyBinding tokenBindingOf(const Profile &profile, const AuthoritiesFile &file)
{
    return tokenBinding(profile, authoritiesIn(file));
}

KeyBinding keyBindingOf(const Profile &profile)
{
    return keyBindingOf(profile, readAuthorities(profile.caFile));
}

KeyBinding tokenBindingOf(const Profile &profile)
{
    return tokenBindingOf(profile, readAuthorities(profile.caFile));
}

void readBoundKey(KeyStore &keys, const QString &account, bool expected, const KeyBinding &required, QObject *context,
                  std::function<void(KeyReading)> done)
{
    keys.read(
        account, expected, context, [&keys, account, required, context, done = std::move(done)](KeyReading reading) {
            if (reading.key.isEmpty()) {
                done(std::move(reading));
                return;
            }
            const auto read = std::make_shared<KeyReading>(std::move(reading));
            keys.read(
                bindingAccount(account), false, context, [required, read, done](const KeyReading &bindingReading) {
                    const std::optional<KeyBinding> bound = unsealedBinding(bindingReading.key, read->key);
                    read->elapsedMs += bindingReading.elapsedMs;
                    if (bound && bound->allows(required)) {
                        done(std::move(*read));
                        return;
                    }
                    KeyReading withheld;
                    withheld.state = bindingReading.error ? bindingReading.state : KeyState::Withheld;
                    withheld.error = bindingReading.error ? *bindingReading.error : withheldError(bound, required);
                    withheld.where = read->where;
                    withheld.elapsedMs = read->elapsedMs;
                    done(std::move(withheld));
                });
        });
}

void saveBoundKey(KeyStore &keys, const QString &account, Secret secret, const KeyBinding &binding, QObject *context,
                  std::function<void(KeyReading)> done)
{
    const auto sealed = std::make_shared<const Secret>(sealedBinding(binding, secret));
    keys.save(account, std::move(secret), context,
              [&keys, account, sealed, context, done = std::move(done)](KeyReading reading) {
                  const auto saved = std::make_shared<KeyReading>(std::move(reading));
                  // If the binding cannot be saved, the next run asks the user again.
                  storeBinding(keys, account, saved->state, sealed->clone(), context,
                               [saved, done](const KeyReading &) { done(std::move(*saved)); });
              });
}

void holdBoundKey(KeyStore &keys, const QString &account, Secret secret, const KeyBinding &binding)
{
    // The binding first, because readers of the secret are called back immediately.
    keys.holdForSession(bindingAccount(account), sealedBinding(binding, secret));
    keys.holdForSession(account, std::move(secret));
}

void bindKey(KeyStore &keys, const QString &account, const KeyBinding &binding, QObject *context,
             std::function<void(std::optional<Error>)> done)
{
    keys.read(account, false, context, [&keys, account, binding, context, done = std::move(done)](KeyReading reading) {
        if (reading.key.isEmpty()) {
            done(reading.error.value_or(Error{ErrorKind::NoKey}));
            return;
        }
        storeBinding(keys, account, reading.state, sealedBinding(binding, reading.key), context,
                     [done](const KeyReading &stored) { done(stored.error); });
    });
}

void copyBoundKey(KeyStore &keys, const QString &from, const QString &to, const std::shared_ptr<const Secret> &secret,
                  KeyState where, QObject *context, std::function<void(KeyReading)> done)
{
    const auto copyBinding = [&keys, from, to, secret, where, context, done = std::move(done)](KeyReading reading) {
        if (reading.state != where) {
            done(std::move(reading));
            return;
        }
        const auto end = [stored = std::make_shared<KeyReading>(std::move(reading)), done](const KeyReading &) {
            done(std::move(*stored));
        };
        bindingOf(keys, from, secret, context,
                  [&keys, to, secret, where, context, end](const std::optional<KeyBinding> &bound, const KeyReading &) {
                      if (bound)
                          storeBinding(keys, to, where, sealedBinding(*bound, *secret), context, end);
                      else
                          end({});
                  });
    };
    if (where == KeyState::Saved) {
        keys.save(to, secret->clone(), context, copyBinding);
        return;
    }
    keys.holdForSession(to, secret->clone());
    KeyReading held;
    held.state = where;
    copyBinding(std::move(held));
}

void readBinding(KeyStore &keys, const QString &account, QObject *context,
                 std::function<void(std::optional<KeyBinding>)> done)
{
    keys.read(account, false, context, [&keys, account, context, done = std::move(done)](KeyReading reading) {
        if (reading.key.isEmpty()) {
            done(std::nullopt);
            return;
        }
        bindingOf(keys, account, std::make_shared<const Secret>(std::move(reading.key)), context,
                  [done](const std::optional<KeyBinding> &bound, const KeyReading &) { done(bound); });
    });
}

} // namespace rc
