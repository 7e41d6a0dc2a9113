// SPDX-License-Identifier: GPL-3.0-or-later
// Copies a profile's key to another name, before the old one may be deleted.
#pragma once

#include "core/key/keystate.h"

#include <QString>

#include <functional>
#include <optional>

class QObject;

namespace rc {

class KeyStore;

/// Copies the key of `from` to `to` in the same storage (keychain or memory), and verifies it. With `savedToo` also the
/// saved key hidden by one in memory. The state is the best storage of the copy; a key that certainly does not exist is
/// not an error: Absent. Calls back once in the event loop, unless `context` is gone. On error nothing remains as `to`,
/// as far as known, and `from` is unchanged.
void copyKey(KeyStore &keys, const QString &from, const QString &to, bool savedToo, QObject *context,
             std::function<void(KeyState, std::optional<Error>)> done);

} // namespace rc
