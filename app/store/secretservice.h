// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the keychain's service, before QtKeychain does, whether it is there and unlocked.
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace rc {

struct SecretServiceReport
{
    enum class State {
        Usable,  ///< there and unlocked, or a system that is not asked this way
        Locked,  ///< a locked keyring reads as "no such entry": never ask it then
        Missing, ///< no session bus, or nothing on it that keeps secrets
        Failed,  ///< it answered with an error: `words`
    };

    State state = State::Usable;
    QString where; ///< its name for people, such as "GNOME Keyring"
    QString words;
};

/// Answers once, in the event loop; not at all when `context` is gone. It may never answer when the service hangs: keep
/// an own timer. On systems without the Secret Service (macOS, Windows) the state is Usable.
void askSecretService(QObject *context, std::function<void(SecretServiceReport)> done);

} // namespace rc
