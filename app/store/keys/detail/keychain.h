// SPDX-License-Identifier: GPL-3.0-or-later
// One operation on the OS keychain, proven by the service itself before and after. Knows no time limit.
#pragma once

#include "core/error.h"
#include "core/key/secret.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QObject;

namespace rc {

/// How an operation on the keychain ended.
struct KeychainAnswer
{
    std::optional<Error> error;
    QString where; ///< the keychain's name for people
    QString owner; ///< which process it is; empty where that cannot be known
    Secret key;    ///< what was read; empty without an error: there is none, and that is certain
    /// The operation may have changed the keychain: it was begun, and only a clear no takes that back.
    bool mayHaveHappened = false;
};

/// Each answers once, in the event loop, and not at all when `context` is gone; it may take forever. `begun` is called
/// when the keychain is about to change.
using KeychainDone = std::function<void(KeychainAnswer)>;
void readFromKeychain(const QString &profile, QObject *context, KeychainDone done);
void saveToKeychain(const QString &profile, const std::shared_ptr<const Secret> &key, QObject *context,
                    std::function<void()> begun, const KeychainDone &done);
void deleteFromKeychain(const QString &profile, QObject *context, KeychainDone done);

} // namespace rc
