// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/detail/keycopy.h"

#include "store/keys/boundkeys.h"
#include "store/keys/keystore.h"

#include <memory>

namespace rc {

namespace {

using Copied = std::function<void(KeyState, std::optional<Error>)>;

void saveAs(KeyStore &keys, const QString &from, const QString &to, Secret key, QObject *context, const Copied &done)
{
    const auto secret = std::make_shared<const Secret>(key.clone());
    keys.save(to, std::move(key), context, [&keys, from, to, secret, context, done](const KeyReading &saved) {
        if (saved.state == KeyState::Saved) {
            carryBinding(keys, {from, secret}, {to, secret}, KeyState::Saved, context,
                         [done] { done(KeyState::Saved, std::nullopt); });
            return;
        }
        // Remove an incomplete copy without waiting: report the first error.
        keys.forget(to, context, [](const std::optional<Error> &) {});
        done(saved.state, saved.error.value_or(Error{ErrorKind::Cancelled}));
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
        } else if (reading.state == KeyState::ThisRun && savedToo) {
            // The secret in memory steps aside, with its binding, while the saved one is copied.
            const auto held = std::make_shared<const Secret>(std::move(reading.key));
            readBinding(keys, from, context,
                        [&keys, from, to, held, context, done](const std::optional<KeyBinding> &bound) {
                            keys.drop(from);
                            const Copied both = [&keys, from, to, held, bound,
                                                 done](KeyState state, const std::optional<Error> &error) {
                                const QString account = error ? from : to;
                                if (bound)
                                    holdBoundKey(keys, account, held->clone(), *bound);
                                else
                                    keys.holdForThisRun(account, held->clone());
                                done(state == KeyState::Absent ? KeyState::ThisRun : state, error);
                            };
                            copyKey(keys, from, to, false, context, both);
                        });
        } else if (reading.state == KeyState::ThisRun) {
            const auto held = std::make_shared<const Secret>(std::move(reading.key));
            keys.holdForThisRun(to, held->clone());
            carryBinding(keys, {from, held}, {to, held}, KeyState::ThisRun, context,
                         [done] { done(KeyState::ThisRun, std::nullopt); });
        } else {
            done(reading.state, std::nullopt);
        }
    });
}

} // namespace rc
