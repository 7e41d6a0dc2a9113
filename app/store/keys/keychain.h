// SPDX-License-Identifier: GPL-3.0-or-later
// An operation on the OS keychain. A plug-in, so that its libraries are loaded on first use.
#pragma once

#include "core/error.h"
#include "core/key/secret.h"

#include <QString>
#include <QtPlugin>

#include <functional>
#include <memory>
#include <optional>

class QObject;

namespace rc {

/// The result of a keychain operation.
struct KeychainResult
{
    std::optional<Error> error;
    QString where; ///< display name of the keychain
    QString owner; ///< its process; empty if unknown
    Secret key;    ///< the key read; empty without an error: certainly none
    /// The operation may have changed the keychain: it was started, and not clearly refused.
    bool mayHaveChanged = false;
};

/// Each function calls back once in the event loop, or never if `context` is gone; it may take forever.
class Keychain
{
public:
    using Done = std::function<void(KeychainResult)>;

    Keychain() = default;
    virtual ~Keychain() = default;
    Q_DISABLE_COPY_MOVE(Keychain)

    virtual void read(const QString &profile, QObject *context, Done done) = 0;
    /// `begun` is called just before the keychain changes.
    virtual void save(const QString &profile, const std::shared_ptr<const Secret> &key, QObject *context,
                      std::function<void()> begun, Done done) = 0;
    virtual void remove(const QString &profile, QObject *context, Done done) = 0;
    /// Whether it responds at all: if so, a slow operation is waiting for the user.
    virtual void isResponding(QObject *context, std::function<void(bool)> done) = 0;
};

/// The plug-in's, loaded on first use; if that fails, one that returns the reason as every operation's error.
[[nodiscard]] Keychain &keychain();

} // namespace rc

Q_DECLARE_INTERFACE(rc::Keychain, "org.resource_console.Keychain/1")
