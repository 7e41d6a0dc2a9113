// SPDX-License-Identifier: GPL-3.0-or-later
// A command that waits for the network or the keychain.
#pragma once

#include "store/keys/keystore.h"

#include <QObject>

#include <functional>
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

/// A run that uses the keychain: reports when the keychain is slow and when the run is interrupted.
class KeychainRun : public CommandRun
{
public:
    using Work = std::function<void(KeychainRun &)>;

    /// `work`: the first step, for a run without a class of its own. `terminal` must outlive this object.
    explicit KeychainRun(Terminal &terminal, Work work = {});

    void start() override { m_work(*this); }
    void abort() override;

    /// Reports `error` and its consequence, and finishes.
    void fail(const Error &error, const QString &consequence);
    [[nodiscard]] KeyStore &keys() { return m_keys; }

protected:
    Terminal &m_terminal;
    KeyStore m_keys;

private:
    Work m_work;
};

/// That a key, or the token of `catalog`, may have been saved although the keychain did not answer in time.
[[nodiscard]] QString mayBeSavedText(const QString &catalog = {});

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
