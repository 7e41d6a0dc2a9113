// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/keyrotation.h"

#include "core/key/secret.h"
#include "store/keys/boundkeys.h"
#include "store/keys/keystore.h"

#include <QCoreApplication>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using SharedSecret = std::shared_ptr<const Secret>;

Error errorOf(const KeyReading &reading)
{
    return reading.error.value_or(Error{ErrorKind::Canceled});
}

/// The old key is copied.
void replaceKey(KeyStore &keys, const QString &profile, const SharedSecret &key, const KeyBinding &binding,
                const SwitchedKey &switched, QObject *context, const SwitchDone &done)
{
    saveBoundKey(keys, profile, key->clone(), binding, context,
                 [&keys, profile, switched, context, done](const KeyReading &saved) {
                     if (saved.state == KeyState::Saved) {
                         done(switched);
                         return;
                     }
                     keys.drop(profile); // so that the keychain's key is used
                     if (saved.mayBeSaved) {
                         done(failure(ErrorKind::KeychainUnverified));
                         return;
                     }
                     keys.forget(
                         previousKeyAccount(profile), context,
                         [done, error = errorOf(saved)](const std::optional<Error> &) { done(failure(error)); });
                 });
}

} // namespace

QString previousKeyAccount(const QString &profile)
{
    // profileNameFault() refuses control characters
    return u"\u0001before\u0001"_s + profile;
}

void switchKey(KeyStore &keys, const QString &profile, Secret newKey, const KeyBinding &binding, QObject *context,
               SwitchDone done)
{
    const auto key = std::make_shared<const Secret>(std::move(newKey));
    keys.read(
        profile, false, context, [&keys, profile, key, binding, context, done = std::move(done)](KeyReading reading) {
            if (reading.key.isEmpty()) {
                done(failure(reading.error.value_or(Error{ErrorKind::NoKey})));
                return;
            }
            if (isSameKey(reading.key, *key)) {
                done(failure(QCoreApplication::translate("rc::KeyRotation", "This is already the profile’s key.")));
                return;
            }
            const auto old = std::make_shared<const Secret>(std::move(reading.key));
            const SwitchedKey switched{reading.state, reading.where, keyFingerprint(*old), keyFingerprint(*key)};
            const QString previous = previousKeyAccount(profile);
            copyBoundKey(keys, profile, previous, old, switched.state, context,
                         [&keys, profile, previous, key, binding, switched, context, done](const KeyReading &copied) {
                             if (copied.state != switched.state) {
                                 keys.drop(previous);
                                 done(failure(errorOf(copied)));
                             } else if (copied.state == KeyState::Saved) {
                                 replaceKey(keys, profile, key, binding, switched, context, done);
                             } else {
                                 holdBoundKey(keys, profile, key->clone(), binding);
                                 done(switched);
                             }
                         });
        });
}

void undoSwitch(KeyStore &keys, const QString &profile, QObject *context, SwitchDone done)
{
    const QString previous = previousKeyAccount(profile);
    keys.read(previous, false, context,
              [&keys, profile, previous, context, done = std::move(done)](KeyReading reading) {
                  if (reading.key.isEmpty()) {
                      done(failure(reading.error.value_or(Error{ErrorKind::NoKey})));
                      return;
                  }
                  const SwitchedKey restored{reading.state, reading.where, {}, keyFingerprint(reading.key)};
                  const auto old = std::make_shared<const Secret>(std::move(reading.key));
                  copyBoundKey(
                      keys, previous, profile, old, restored.state, context,
                      [&keys, profile, restored, context, done](const KeyReading &copied) {
                          if (copied.state != restored.state) {
                              keys.drop(profile);
                              done(failure(copied.mayBeSaved ? Error{ErrorKind::KeychainUnverified} : errorOf(copied)));
                              return;
                          }
                          // The old key is restored; previousKey() reports whether its second copy is gone.
                          deletePreviousKey(keys, profile, context,
                                            [restored, done](const std::optional<Error> &) { done(restored); });
                      });
              });
}

void deletePreviousKey(KeyStore &keys, const QString &profile, QObject *context,
                       std::function<void(std::optional<Error>)> done)
{
    const QString previous = previousKeyAccount(profile);
    if (keys.knownState(previous) != KeyState::SessionOnly) {
        keys.forget(previous, context, std::move(done));
        return;
    }
    keys.drop(previous);
    QTimer::singleShot(0, context, [done = std::move(done)] { done(std::nullopt); });
}

void previousKey(KeyStore &keys, const QString &profile, QObject *context, std::function<void(KeyReading)> done)
{
    keys.read(previousKeyAccount(profile), false, context, std::move(done));
}

} // namespace rc
