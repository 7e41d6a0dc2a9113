// SPDX-License-Identifier: GPL-3.0-or-later
// The API keys of the profiles, in the OS keychain or, without one, in memory for this run.
#pragma once

#include "core/key/keystate.h"
#include "core/result.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace rc {

/// Asynchronous all the way; nothing touches the keychain before the first call. What hangs is given up after the time
/// limit and left to end by itself (deleting a waiting QtKeychain job is a use after free).
/// Stored as text with service "resource-console" and account = the profile's name, so that
/// `secret-tool lookup server resource-console user <profile>` finds it.
/// Callbacks run in the event loop, never inside the call, and not at all once `context` is gone.
class KeyStore : public QObject
{
    Q_OBJECT

public:
    explicit KeyStore(std::chrono::milliseconds limit = std::chrono::seconds(10), QObject *parent = nullptr);
    ~KeyStore() override;

    /// Reads the key of a profile. `expected` is the profile's keySaved mark: with it, an entry that is not there is
    /// Unavailable, never Absent.
    void read(const QString &profile, bool expected, QObject *context, std::function<void(KeyReading)> done);
    /// Saves to the keychain and reads back. On failure the key is held for this run: the reading's state says which.
    void save(const QString &profile, Secret key, QObject *context, std::function<void(KeyReading)> done);
    /// Holds a key for this run only; the keychain is not touched, and who waits for it to be read gets this one.
    void holdForThisRun(const QString &profile, Secret key);
    /// Lets go of a key that is held for this run; the keychain is not touched.
    void drop(const QString &profile);
    /// Stops waiting for a save: its key is held for this run, at once.
    void stopWaiting(const QString &profile);
    /// Removes it from memory and keychain and verifies by reading. The error is set when it may still be there.
    void forget(const QString &profile, QObject *context, std::function<void(std::optional<Error>)> done);

    /// What is known without asking the keychain again.
    [[nodiscard]] KeyState knownState(const QString &profile) const;

signals:
    /// The keychain works, but lets this profile's operation wait: most likely a window of it wants an answer.
    void asking(const QString &profile);
    /// A save or a forgetting that was given up has ended well after all: Saved, or Absent.
    void settledLate(const QString &profile, rc::KeyState state, const QString &where);
    void held(const QString &profile, QPrivateSignal);           ///< internal: who reads this key need not wait
    void waitingStopped(const QString &profile, QPrivateSignal); ///< internal

private:
    struct Private;
    class Operation;
    std::unique_ptr<Private> d;
};

} // namespace rc
