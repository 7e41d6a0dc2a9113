// SPDX-License-Identifier: GPL-3.0-or-later
// A profile's key, kept under another name as well: what comes before the old one may be deleted.
#pragma once

#include "core/key/keystate.h"

#include <QString>

#include <functional>
#include <optional>

class QObject;

namespace rc {

class KeyStore;

/// Reads the key kept as `from` and keeps it, verified, as `to` in the same place: the keychain, or memory. With
/// `savedToo` also the one in the keychain that a key held for this run hides. The state says what the copy is at best;
/// a key that is certainly not there is no error: Absent. Answers once, in the event loop, and not when `context` is
/// gone. With an error nothing is kept as `to`, as far as can be known, and `from` is as it was.
void copyKey(KeyStore &keys, const QString &from, const QString &to, bool savedToo, QObject *context,
             std::function<void(KeyState, std::optional<Error>)> done);

} // namespace rc
