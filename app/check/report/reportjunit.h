// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as JUnit XML, which CI systems show as tests.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/result.h"

namespace rc {

/// One test suite with a test case for each rung: a failed one has its cause and next step, a skipped one its reason; a
/// warning passes, and says so in its output. Refuses (NotUnderstood, with the reason) when the redactor finds the key
/// in any form in what it wrote.
[[nodiscard]] Result<QByteArray> reportJunit(const CheckReport &report);

} // namespace rc
