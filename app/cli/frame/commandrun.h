// SPDX-License-Identifier: GPL-3.0-or-later
// A command that waits for the network or the keychain, run to its end.
#pragma once

#include <QObject>

namespace rc {

/// Starts once, ends in exactly one finished().
class CommandRun : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void start() = 0;
    /// Interrupted: stop what is under way, tell what became of it, and finish.
    virtual void abort() = 0;

signals:
    void finished(int exitCode);
};

/// Runs the application's event loop until `run` has finished. An interrupt (Ctrl-C) aborts it, and the code is 130.
[[nodiscard]] int runToEnd(CommandRun &run);

} // namespace rc
