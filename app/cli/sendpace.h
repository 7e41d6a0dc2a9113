// SPDX-License-Identifier: GPL-3.0-or-later
// How many entries `send` sends, how fast, over how many connections.
#pragma once

#include "cli/arguments.h"
#include "service/bursttally.h"

namespace rc {

constexpr int mostEntries = 100'000;

struct SendPace
{
    qsizetype perRequest = 1;
    int connections = 1;
    BurstPace pace;
};

/// --count; 1 without it.
[[nodiscard]] Result<int> countOf(const Arguments &arguments);
/// --interval, --rate or --over, --connections, --per-request and --one-request, for so many entries.
[[nodiscard]] Result<SendPace> sendPaceOf(const Arguments &arguments, qsizetype entries);

} // namespace rc
