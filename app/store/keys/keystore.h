// SPDX-License-Identifier: GPL-3.0-or-later
// The API keys of the profiles, in the OS keychain or in memory for this run.
#pragma once

#include "core/key/keystate.h"
#include "core/result.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace rc {

/// Fully asynchronous; does not access the keychain before the first call. Abandons a hanging job after the timeout,
/// but does not delete it (deleting a waiting QtKeychain job is a use after free). Keys are stored as text with service
/// "resource-console" and the profile's name as account: `secret-tool lookup server resource-console user <profile>`
/// finds it. Callbacks run in the event loop, never inside the call, and never once `context` is gone.
class KeyStore : public QObject
{
    Q_OBJECT

public:
    explicit KeyStore(std::chrono::milliseconds limit = std::chrono::seconds(10), QObject *parent = nullptr);
    ~KeyStore() override;

    /// Reads a profile's key. `expected`: the profile's keySaved mark; if set, a missing entry is Unavailable instead
    /// of Absent.
    void read(const QString &profile, bool expected, QObject *context, std::function<void(KeyReading)> done);
    /// Saves to the keychain and verifies. On failure the key stays in memory: see the reading's state.
    void save(const QString &profile, Secret key, QObject *context, std::function<void(KeyReading)> done);
    /// Holds a key in memory for this run; does not touch the keychain. Pending reads return this key.
    void holdForSession(const QString &profile, Secret key);
    /// Forgets a key in memory; does not touch the keychain.
    void drop(const QString &profile);
    /// Stops waiting for a save and uses its key in memory immediately.
    void stopWaiting(const QString &profile);
    /// Deletes it from memory and keychain, and verifies. The error is set if it may still exist.
    void forget(const QString &profile, QObject *context, std::function<void(std::optional<Error>)> done);

    /// The known state, without asking the keychain again.
    [[nodiscard]] KeyState knownState(const QString &profile) const;

signals:
    /// The keychain works, but the operation is slow: most likely one of its windows waits for the user.
    void prompting(const QString &profile);
    /// An abandoned save or deletion has succeeded after all: Saved or Absent.
    void completedLate(const QString &profile, rc::KeyState state, const QString &where);
    void held(const QString &profile, QPrivateSignal);           ///< internal: ends pending reads of this key
    void waitingStopped(const QString &profile, QPrivateSignal); ///< internal

private:
    struct Private;
    class Operation;
    std::unique_ptr<Private> d;
};

} // namespace rc
