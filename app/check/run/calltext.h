// SPDX-License-Identifier: GPL-3.0-or-later
// The wording of call results, shared by window and command line.
#pragma once

#include "check/causes/diagnosis.h"
#include "service/tools/toolcalljob.h"

namespace rc {

struct CallText
{
    StepState severity = StepState::Failed; ///< severity of a missing result: Warned if nothing is broken
    Phrase what;                            ///< details; empty if outcomeName() suffices
    Phrase hint;                            ///< cause and next step; may be empty
    QString quote;                          ///< the server's own words, safe to display; may be empty
};

/// Safe to display.
[[nodiscard]] CallText callText(const ToolCallResult &result);
/// Everything in one line.
[[nodiscard]] Phrase callLine(const ToolCallResult &result);
/// "3 of 10: copying", "3"; safe to display.
[[nodiscard]] QString progressText(const CallProgress &progress);

/// "Task “7f” is working: copying", on one line; safe to display.
[[nodiscard]] QString taskText(const ServerTask &task);

/// A caution before calling this tool; empty if it is annotated as read-only or not destructive.
[[nodiscard]] QString destructiveWarning(const Tool &tool);

} // namespace rc
