// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the entries of `send --file`.
#pragma once

#include "cli/frame/arguments.h"
#include "core/entry/importmapping.h"
#include "core/entry/logentry.h"
#include "service/send/sendjob.h"

namespace rc {

struct FileEntries
{
    QList<LogEntry> entries;
    ImportMapping mapping; ///< for CSV and JSON Lines
};

/// "time → timestamp, host → extra"; safe to display.
[[nodiscard]] QString mappingWords(const ImportMapping &mapping);

/// With new markers. Reports faults line by line on standard error and fails with BadInput, unless --skip-faults is
/// given. Also BadInput for a file with errors or alerts without --include-error or --include-alert, and for severe
/// words of other loggers without --severe-as.
[[nodiscard]] Result<FileEntries> entriesOfFile(const Arguments &arguments, Terminal &terminal);

constexpr int mostEntries = 100'000;

/// --count; default: 1.
[[nodiscard]] Result<int> countOf(const Arguments &arguments);
/// A plan for `entries` by --interval, --connections, --per-request, --one-request and --stop-at-refusal.
[[nodiscard]] Result<SendPlan> sendPlanOf(const Arguments &arguments, QList<LogEntry> entries);

} // namespace rc
