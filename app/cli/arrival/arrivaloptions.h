// SPDX-License-Identifier: GPL-3.0-or-later
// Shared parts of the commands that read the service's log: options, exit codes, output.
#pragma once

#include "cli/frame/arguments.h"
#include "session/arrival/arrivaloperation.h"

namespace rc {

class CommandProfile;

/// --within S: time limit; --log-tool NAME: the tool, confirmed by naming it.
[[nodiscard]] QList<OptionRow> arrivalOptions();
/// --within: "30", "30s", "500ms" or "2m", up to an hour; default: `fallback`.
[[nodiscard]] Result<std::chrono::milliseconds> withinOf(const Arguments &arguments,
                                                         std::chrono::milliseconds fallback);
/// Saves the plan in the saved profile, since naming the tool confirms it.
void saveLogTool(const CommandProfile &context, const LogToolPlan &plan, Terminal &terminal);

/// The report's exit code, or that of the reason why the log was not searched.
[[nodiscard]] int exitCodeOf(const ArrivalResult &result);
/// Why the log was not searched; empty if it was.
[[nodiscard]] QString lookupFault(const ArrivalResult &result);
/// arrivalJson() with "tool"; {"why"} if the log was not searched.
[[nodiscard]] QByteArray arrivalDocument(const ArrivalResult &result);
/// A summary, a line for each missing entry, and the service's changes to the others. `table` adds a line for each
/// entry.
void printArrival(const ArrivalResult &result, bool table, Terminal &terminal);

} // namespace rc
