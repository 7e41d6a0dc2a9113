// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: picks the command, runs it, returns the exit code.
#pragma once

#include "core/result.h"

#include <QStringList>

namespace rc {

/// Those of main(), without the program's name. A message may be, or begin with, a byte order mark: it stays. BadInput
/// with the number of an argument whose bytes are no text, for refuseCommandLine(): they would go out as U+FFFD.
[[nodiscard]] Result<QStringList> argumentsOf(int argc, char *argv[]);
/// Reports such an argument, and returns the process's exit code. Needs a QCoreApplication.
[[nodiscard]] int refuseCommandLine(const Error &error);

/// Whether the first word makes the program run without a display: a command, --help or --version.
[[nodiscard]] bool isCommandLine(const QStringList &arguments);

/// Runs the command to its end and returns the process's exit code (design: "exit"). Needs a QCoreApplication.
/// `arguments`: without the program's name.
[[nodiscard]] int runCommandLine(const QStringList &arguments);

} // namespace rc
