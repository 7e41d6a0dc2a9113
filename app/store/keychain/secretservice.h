// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the keychain's service directly, before and after QtKeychain does: whether it runs, is unlocked, and has the
// key.
#pragma once

#include "core/error.h"

#include <QString>

#include <functional>

class QObject;

namespace rc {

/// Entries are stored under this service and the profile's name.
inline constexpr QLatin1StringView keychainService("resource-console");

struct SecretServiceReport
{
    enum class State {
        Usable,       ///< running and unlocked, or a system without this service
        Locked,       ///< a locked keyring reads as "no such entry", so do not read from it
        NotInstalled, ///< no such service on the session bus, and none can be started
        NotRunning,   ///< no session bus, or the service does not start
        Gone,         ///< exited during the request
        Failed,       ///< returned an error: `words`
    };

    State state = State::Usable;
    QString where; ///< display name, such as "GNOME Keyring"
    QString words;
    QString owner; ///< its unique bus name: a restarted service has another

    /// The error of an operation unless the state is Usable.
    [[nodiscard]] Error error() const;
};

/// Calls back once in the event loop, or never if `context` is gone. A hanging service never responds, so use a timer.
/// Systems without the Secret Service (macOS, Windows) report Usable.
void askSecretService(QObject *context, std::function<void(SecretServiceReport)> done);

/// Whether there is an entry for this account, even a locked one, without reading its secret.
struct SecretMatches
{
    bool known = false; ///< false if unknown: another system, or an error
    qsizetype open = 0;
    qsizetype locked = 0;
};

/// Calls back like askSecretService().
void findSecret(const QString &account, QObject *context, std::function<void(SecretMatches)> done);

} // namespace rc
