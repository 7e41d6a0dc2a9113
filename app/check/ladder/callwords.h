// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that words what became of a call.
#pragma once

#include "check/causes/diagnosis.h"
#include "service/tools/toolcalljob.h"

namespace rc {

struct CallWords
{
    QString headline;                     ///< outcomeName()
    RungState weight = RungState::Failed; ///< of what kept it from a result: Warned where nothing is broken
    QString what;                         ///< what was seen; empty when the headline says it all
    QString hint;                         ///< its cause and what to do next; empty when there is nothing to say
    QString quote;                        ///< the server's own words, safe to show; empty without any
};

/// Outside text in it is safe to show.
[[nodiscard]] CallWords callWords(const ToolCallResult &result);
/// Everything in one line.
[[nodiscard]] QString callLine(const ToolCallResult &result);
/// "3 of 10: copying", "3", safe to show.
[[nodiscard]] QString progressWords(const CallProgress &progress);

/// "Task “7f” is working: copying", in one line, safe to show.
[[nodiscard]] QString taskWords(const ServerTask &task);

/// Why a call of this tool wants a second thought; empty for a tool that says that it only reads, or that it destroys
/// nothing.
[[nodiscard]] QString destructiveWords(const Tool &tool);

} // namespace rc
