// SPDX-License-Identifier: GPL-3.0-or-later
// One operation on the OS keychain. It is a plug-in, so that its libraries are loaded with the first question.
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

/// Each question is answered once, in the event loop, and not at all when `context` is gone; it may take forever.
class Keychain
{
public:
    using Done = std::function<void(KeychainAnswer)>;

    Keychain() = default;
    virtual ~Keychain() = default;
    Q_DISABLE_COPY_MOVE(Keychain)

    virtual void read(const QString &profile, QObject *context, Done done) = 0;
    /// `begun` is called when the keychain is about to change.
    virtual void save(const QString &profile, const std::shared_ptr<const Secret> &key, QObject *context,
                      std::function<void()> begun, Done done) = 0;
    virtual void remove(const QString &profile, QObject *context, Done done) = 0;
    /// Whether it answers anything at all: one that does and still lets an operation wait, waits for a person.
    virtual void isAnswering(QObject *context, std::function<void(bool)> done) = 0;
};

/// The plug-in's, loaded now if it was not; where it cannot be loaded, one that gives that as the error of everything.
[[nodiscard]] Keychain &keychain();

} // namespace rc

Q_DECLARE_INTERFACE(rc::Keychain, "org.resource_console.Keychain/1")
