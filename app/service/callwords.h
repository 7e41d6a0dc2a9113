// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that words what became of a call.
#pragma once

#include "service/toolcalljob.h"

namespace rc {

struct CallWords
{
    QString headline; ///< outcomeName()
    QString what;     ///< what happened, sentences; empty when the headline says it all
    QString next;     ///< what to do next; empty when there is nothing sensible
    QString quote;    ///< the server's own words, safe to show; empty without any
};

/// Outside text in it is safe to show.
[[nodiscard]] CallWords callWords(const ToolCallResult &result);
/// Everything in one line.
[[nodiscard]] QString callLine(const ToolCallResult &result);
/// "3 of 10: copying", "3", safe to show.
[[nodiscard]] QString progressWords(const CallProgress &progress);

/// Why a call of this tool wants a second thought; empty for a tool that says that it only reads, or that it destroys
/// nothing.
[[nodiscard]] QString destructiveWords(const Tool &tool);

} // namespace rc
