// SPDX-License-Identifier: GPL-3.0-or-later
// How many entries `send` sends, how fast, over how many connections.
#pragma once

#include "cli/frame/arguments.h"
#include "service/send/sendjob.h"

namespace rc {

constexpr int mostEntries = 100'000;

/// --count; 1 without it.
[[nodiscard]] Result<int> countOf(const Arguments &arguments);
/// A plan for `entries` as --interval, --rate or --over, --connections, --per-request, --one-request and
/// --stop-at-refusal say.
[[nodiscard]] Result<SendPlan> sendPlanOf(const Arguments &arguments, QList<LogEntry> entries);

} // namespace rc
