// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the keychain's service itself, before and after QtKeychain does: is it there, is it unlocked, has it the key.
#pragma once

#include "core/error.h"

#include <QString>

#include <functional>

class QObject;

namespace rc {

/// Entries are filed under this name and the profile's.
inline constexpr QLatin1StringView keychainService("resource-console");

struct SecretServiceReport
{
    enum class State {
        Usable,       ///< there and unlocked, or a system that is not asked this way
        Locked,       ///< a locked keyring reads as "no such entry": never ask it then
        NotInstalled, ///< nothing on the session bus keeps secrets, nor could be started to
        NotRunning,   ///< no session bus, or the service does not start
        Gone,         ///< it went in the middle of the question
        Failed,       ///< it answered with an error: `words`
    };

    State state = State::Usable;
    QString where; ///< its name for people, such as "GNOME Keyring"
    QString words;
    QString owner; ///< which process it is, as the bus names it: another one has another name

    /// What an operation ends with unless the state is Usable.
    [[nodiscard]] Error error() const;
};

/// Answers once, in the event loop; not at all when `context` is gone. It may never answer when the service hangs: keep
/// an own timer. On systems without the Secret Service (macOS, Windows) the state is Usable.
void askSecretService(QObject *context, std::function<void(SecretServiceReport)> done);

/// Whether there is an entry for this account, without asking for its secret: `Locked` entries count, too.
struct SecretMatches
{
    bool known = false; ///< false where nobody can tell: another system, an error
    qsizetype open = 0;
    qsizetype locked = 0;
};

/// The same rules as for askSecretService().
void findSecret(const QString &account, QObject *context, std::function<void(SecretMatches)> done);

} // namespace rc
