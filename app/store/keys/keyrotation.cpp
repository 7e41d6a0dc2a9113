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

/// The new key and its confirmed binding, which may differ from the old one's.
struct NewKey
{
    SharedSecret key;
    KeyBinding binding;
};

Error errorOf(const KeyReading &reading)
{
    return reading.error.value_or(Error{ErrorKind::Canceled});
}

/// The save failed or its result is unknown: drops the key in memory, so that the keychain's key is used.
void replacingFailed(KeyStore &keys, const QString &profile, const KeyReading &saved, QObject *context,
                     const SwitchDone &done)
{
    keys.drop(profile);
    if (saved.mayBeSaved) {
        done(failure(ErrorKind::KeychainUnverified));
        return;
    }
    keys.forget(previousKeyAccount(profile), context,
                [done, error = errorOf(saved)](const std::optional<Error> &) { done(failure(error)); });
}

void replace(KeyStore &keys, const QString &profile, const SharedSecret &old, const NewKey &newKey, QObject *context,
             const SwitchDone &done)
{
    saveBoundKey(keys, profile, newKey.key->clone(), newKey.binding, context,
                 [&keys, profile, old, key = newKey.key, context, done](const KeyReading &saved) {
                     if (saved.state != KeyState::Saved) {
                         replacingFailed(keys, profile, saved, context, done);
                         return;
                     }
                     done(SwitchedKey{KeyState::Saved, saved.where, keyFingerprint(*old), keyFingerprint(*key)});
                 });
}

void saveOldKey(KeyStore &keys, const QString &profile, const SharedSecret &old, const NewKey &newKey, QObject *context,
                const SwitchDone &done)
{
    const QString previous = previousKeyAccount(profile);
    keys.save(previous, old->clone(), context,
              [&keys, profile, previous, old, newKey, context, done](const KeyReading &saved) {
                  if (saved.state == KeyState::Saved) {
                      copyBinding(keys, {profile, old}, {previous, old}, KeyState::Saved, context,
                                  [&keys, profile, old, newKey, context, done] {
                                      replace(keys, profile, old, newKey, context, done);
                                  });
                      return;
                  }
                  keys.drop(previous);
                  done(failure(errorOf(saved)));
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
    const NewKey replacement{std::make_shared<const Secret>(std::move(newKey)), binding};
    keys.read(
        profile, false, context, [&keys, profile, replacement, context, done = std::move(done)](KeyReading reading) {
            if (reading.key.isEmpty()) {
                done(failure(reading.error.value_or(Error{ErrorKind::NoKey})));
                return;
            }
            if (isSameKey(reading.key, *replacement.key)) {
                done(failure(QCoreApplication::translate("rc::KeyRotation", "This is already the profile’s key.")));
                return;
            }
            const auto old = std::make_shared<const Secret>(std::move(reading.key));
            if (reading.state == KeyState::Saved) {
                saveOldKey(keys, profile, old, replacement, context, done);
                return;
            }
            const QString previous = previousKeyAccount(profile);
            const SwitchedKey switched{KeyState::SessionOnly, reading.where, keyFingerprint(*old),
                                       keyFingerprint(*replacement.key)};
            keys.holdForSession(previous, old->clone());
            copyBinding(keys, {profile, old}, {previous, old}, KeyState::SessionOnly, context,
                        [&keys, profile, replacement, switched, done] {
                            holdBoundKey(keys, profile, replacement.key->clone(), replacement.binding);
                            done(switched);
                        });
        });
}

void undoSwitch(KeyStore &keys, const QString &profile, QObject *context, SwitchDone done)
{
    const QString previous = previousKeyAccount(profile);
    keys.read(
        previous, false, context, [&keys, profile, previous, context, done = std::move(done)](KeyReading reading) {
            if (reading.key.isEmpty()) {
                done(failure(reading.error.value_or(Error{ErrorKind::NoKey})));
                return;
            }
            const SwitchedKey restored{reading.state, reading.where, {}, keyFingerprint(reading.key)};
            const auto old = std::make_shared<const Secret>(std::move(reading.key));
            if (reading.state == KeyState::SessionOnly) {
                keys.holdForSession(profile, old->clone());
                copyBinding(keys, {previous, old}, {profile, old}, KeyState::SessionOnly, context,
                            [&keys, previous, restored, done] {
                                keys.drop(previous);
                                done(restored);
                            });
                return;
            }
            keys.save(profile, old->clone(), context,
                      [&keys, profile, previous, old, restored, context, done](const KeyReading &saved) {
                          if (saved.state != KeyState::Saved) {
                              keys.drop(profile);
                              done(failure(saved.mayBeSaved ? Error{ErrorKind::KeychainUnverified} : errorOf(saved)));
                              return;
                          }
                          // The old key is restored; previousKey() reports whether its second copy is gone.
                          copyBinding(keys, {previous, old}, {profile, old}, KeyState::Saved, context,
                                      [&keys, previous, restored, context, done] {
                                          keys.forget(
                                              previous, context,
                                              [restored, done](const std::optional<Error> &) { done(restored); });
                                      });
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
