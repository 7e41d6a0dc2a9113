// SPDX-License-Identifier: GPL-3.0-or-later
// What became of a call, for a reader or for a program.
#pragma once

#include "core/tool/tool.h"
#include "service/tools/toolcalljob.h"

namespace rc {

class Terminal;

/// The content on standard output, how it ended on standard error. `tool`: as listed.
void printCall(const ToolCallResult &result, const Tool &tool, const QUrl &url, bool json, Terminal &terminal);

/// 0 for an answer, 1 for an error of the tool, else that of the error.
[[nodiscard]] int exitCodeOf(const ToolCallResult &result);

} // namespace rc
