// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands that look into the service's log have in common: options, exit codes, what is printed.
#pragma once

#include "cli/frame/arguments.h"
#include "session/arrival/arrivaloperation.h"

namespace rc {

class CommandProfile;

/// --within S: how long is waited; --log-tool NAME: the tool, which is confirmed by naming it.
[[nodiscard]] QList<OptionRow> arrivalOptions();
/// --within: "30", "30s", "500ms" or "2m", up to an hour; `otherwise` where it is not given.
[[nodiscard]] Result<std::chrono::milliseconds> withinOf(const Arguments &arguments,
                                                         std::chrono::milliseconds otherwise);
[[nodiscard]] QString logToolOf(const Arguments &arguments); ///< empty where it is not given

/// Saves the plan in the saved profile, because its tool was named.
void keepLogTool(const CommandProfile &open, const ReadingPlan &plan, Terminal &terminal);

/// That of the report, or of why nothing was looked for.
[[nodiscard]] int exitCodeOf(const ArrivalResult &result);
/// Why nothing was looked for; empty where it was.
[[nodiscard]] QString whyNotLooked(const ArrivalResult &result);
/// {"asked",…} as arrivalJson() has it, with "tool"; of one that did not look {"why"}.
[[nodiscard]] QByteArray arrivalDocument(const ArrivalResult &result);
/// A sentence, a line for each entry that is missing, and what the service made of those that are not. With `table` a
/// line for each entry.
void printArrival(const ArrivalResult &result, bool table, Terminal &terminal);

} // namespace rc
