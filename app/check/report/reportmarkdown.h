// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as a report for a colleague or a support ticket.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/result.h"

namespace rc {

/// Verdict, versions, times, a table of the steps, then the evidence of each. Outside text is in code or escaped, so
/// that it cannot become an image, HTML, or a link with a hidden target. Fails (NotUnderstood, with the reason) if the
/// redactor finds the key in any form in it.
[[nodiscard]] Result<QString> reportMarkdown(const CheckReport &report);

} // namespace rc
