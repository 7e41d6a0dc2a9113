// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as a report for a colleague or a support ticket.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/result.h"

namespace rc {

/// Verdict, versions, times, the ladder as a table, then the evidence of each rung. Outside text stands in code or is
/// escaped, so that it becomes no image, no HTML and no link that hides its target where the report is read. Refuses
/// (NotUnderstood, with the reason) when the redactor finds the key in any form in what it wrote.
[[nodiscard]] Result<QString> reportMarkdown(const CheckReport &report);

} // namespace rc
