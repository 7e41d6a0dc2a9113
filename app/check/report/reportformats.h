// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check for CI, and as a report for a colleague or a support ticket.
#pragma once

#include "check/run/checkrun.h"
#include "core/result.h"

namespace rc {

/// A finished check as JUnit XML, which CI systems show as tests.
/// One test suite with a test case per step: a failed one has its cause and next step, a skipped one its reason; a
/// warning passes with a note in its output. Fails (NotUnderstood, with the reason) if the redactor finds the key in
/// any form in it.
[[nodiscard]] Result<QByteArray> reportJunit(const CheckReport &report);

/// Verdict, versions, times, a table of the steps, then the evidence of each. Outside text is in code or escaped, so
/// that it cannot become an image, HTML, or a link with a hidden target. Fails (NotUnderstood, with the reason) if the
/// redactor finds the key in any form in it.
[[nodiscard]] Result<QString> reportMarkdown(const CheckReport &report);

} // namespace rc
