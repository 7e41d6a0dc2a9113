// SPDX-License-Identifier: GPL-3.0-or-later
// Selects and runs the command, and returns the exit code.
#pragma once

#include "core/result.h"

#include <QStringList>

namespace rc {

/// The arguments of main() without the program's name. Keeps a byte order mark at the start of a message. BadInput with
/// the index of an argument that is not valid text, for refuseCommandLine(): it would be sent with U+FFFD.
[[nodiscard]] Result<QStringList> argumentsOf(int argc, char *argv[]);
/// Reports an invalid argument and returns the exit code. Needs a QCoreApplication.
[[nodiscard]] int refuseCommandLine(const Error &error);

/// Whether the first argument needs no display: a command, --help or --version.
[[nodiscard]] bool isCommandLine(const QStringList &arguments);

/// Runs the command and returns the exit code. Needs a QCoreApplication. `arguments`: without the program's name.
[[nodiscard]] int runCommandLine(const QStringList &arguments);

} // namespace rc
