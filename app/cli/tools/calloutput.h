// SPDX-License-Identifier: GPL-3.0-or-later
// Output of a call as text or JSON.
#pragma once

#include "core/tool/tool.h"
#include "service/tools/toolcalljob.h"

namespace rc {

class Terminal;

/// The document of --json.
[[nodiscard]] QByteArray callDocument(const ToolCallResult &result, const Tool &tool, const QUrl &url);

/// Content goes to standard output, the outcome to standard error. `tool`: as listed.
void printCall(const ToolCallResult &result, const Tool &tool, const QUrl &url, bool json, Terminal &terminal);

/// 0 for a result, 1 for a tool error, else the error's code.
[[nodiscard]] int exitCodeOf(const ToolCallResult &result);

} // namespace rc
