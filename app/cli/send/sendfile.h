// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of `send --file`.
#pragma once

#include "cli/frame/arguments.h"
#include "core/entry/logentry.h"

namespace rc {

/// With new markers. What is wrong goes to standard error, line by line; then it is BadInput, unless --skip-faults was
/// given. So is a file with errors or alerts without --include-error or --include-alert, and one with the severe words
/// of other loggers without --severe-as.
[[nodiscard]] Result<QList<LogEntry>> entriesOfFile(const Arguments &arguments, Terminal &terminal);

} // namespace rc
