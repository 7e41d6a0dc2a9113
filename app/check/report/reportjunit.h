// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as JUnit XML, which CI systems show as tests.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/result.h"

namespace rc {

/// One test suite with a test case per step: a failed one has its cause and next step, a skipped one its reason; a
/// warning passes with a note in its output. Fails (NotUnderstood, with the reason) if the redactor finds the key in
/// any form in it.
[[nodiscard]] Result<QByteArray> reportJunit(const CheckReport &report);

} // namespace rc
