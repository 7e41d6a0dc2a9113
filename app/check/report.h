// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as a report for a colleague or a support ticket.
#pragma once

#include "check/checkrun.h"
#include "core/result.h"

namespace rc {

// Both refuse (NotUnderstood, with the reason) when the redactor finds the key in any form in what they wrote.

/// Verdict, versions, times, the ladder as a table, then the evidence of each rung. Outside text stands in code or is
/// escaped, so that it becomes no image, no HTML and no link that hides its target where the report is read.
[[nodiscard]] Result<QString> reportMarkdown(const CheckReport &report);

/// One JSON document, the one that `check --json` prints:
/// {"resource","rungs":[{"id","title","state","elapsedMs","summary","hint","cause","reply","evidence":{…}}],"verdict",
///  "at","elapsedMs","marker","program","version"}; no line break at its end.
[[nodiscard]] Result<QByteArray> reportJson(const CheckReport &report);

} // namespace rc
