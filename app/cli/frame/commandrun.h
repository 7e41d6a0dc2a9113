// SPDX-License-Identifier: GPL-3.0-or-later
// A command that waits for the network or the keychain.
#pragma once

#include "core/result.h"
#include "store/keys/keystore.h"

#include <QCoreApplication>
#include <QObject>

#include <functional>
#include <optional>
#include <utility>

namespace rc {

class Terminal;

/// Runs the application's event loop, beginning with `start`, until QCoreApplication::exit(). The first interrupt calls
/// `abort`, which must lead to that; a second one ends the program immediately. Returns 0, or the interrupt's exit
/// code: 130 for Ctrl+C (SIGINT), 143 for SIGTERM.
[[nodiscard]] int runLoop(const std::function<void()> &start, const std::function<void()> &abort);

/// Starts once and emits finished() exactly once.
class CommandRun : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void start() = 0;
    /// Interrupted: stop, report the state, and finish.
    virtual void abort() = 0;

signals:
    void finished(int exitCode);
};

/// runLoop() until `run` has finished. The exit code of `run`, or that of an interrupt.
[[nodiscard]] int runToEnd(CommandRun &run);

/// The keychain, one operation after the other. Reports when it is slow and when the user interrupts an operation.
class CommandKeychain
{
public:
    /// `terminal` must outlive this object.
    explicit CommandKeychain(Terminal &terminal);

    [[nodiscard]] KeyStore &keys() { return m_keys; }

    /// runLoop() until the operation begun by `start` calls `done`, unless `context` is gone. Canceled after an
    /// interrupt, see fail().
    template<typename T>
    [[nodiscard]] Result<T> wait(const std::function<void(QObject *context, const std::function<void(T)> &done)> &start)
    {
        std::optional<T> value;
        QObject context;
        runOperation([&] {
            start(&context, [&value](T result) {
                value = std::move(result);
                QCoreApplication::exit();
            });
        });
        if (!value)
            return failure(ErrorKind::Canceled);
        return *std::move(value);
    }
    /// Same for an operation that calls back with its error.
    [[nodiscard]] Result<void>
    attempt(const std::function<void(QObject *context, const std::function<void(std::optional<Error>)> &done)> &start);

    /// Reports `error` and its consequence, unless wait() was interrupted, which it reported. Returns the exit code.
    [[nodiscard]] int fail(const Error &error, const QString &consequence = {});

private:
    void runOperation(const std::function<void()> &start);

    Terminal &m_terminal;
    KeyStore m_keys;
    int m_interruptedBy = 0; ///< exit code
};

/// That a key, or the token of `catalog`, may have been saved although the keychain did not answer in time.
[[nodiscard]] QString mayBeSavedText(const QString &catalog = {});

} // namespace rc
