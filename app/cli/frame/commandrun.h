// SPDX-License-Identifier: GPL-3.0-or-later
// A command that waits for the network or the keychain.
#pragma once

#include "store/keys/keystore.h"

#include <QObject>

#include <memory>

namespace rc {

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

class Terminal;

/// One that changes or reads secrets: says so while the keychain is slow, and when it is interrupted.
class KeychainRun : public CommandRun
{
public:
    /// `terminal` must outlive this object.
    explicit KeychainRun(Terminal &terminal);

    void abort() override;

protected:
    /// Reports `error` and its consequence, and finishes.
    void fail(const Error &error, const QString &consequence);

    Terminal &m_terminal;
    KeyStore m_keys;
};

/// Runs the application's event loop until `run` has finished. An interrupt (Ctrl-C) aborts it, and the code is 130.
[[nodiscard]] int runToEnd(CommandRun &run);

/// At most one instance. Only handles the first interrupt; a second one ends the program immediately, by the system's
/// default.
class Interrupt : public QObject
{
    Q_OBJECT

public:
    explicit Interrupt(QObject *parent = nullptr);
    ~Interrupt() override;

signals:
    /// 130 for Ctrl+C (SIGINT), 143 for SIGTERM: 128 plus the signal number.
    void interrupted(int exitCode);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
