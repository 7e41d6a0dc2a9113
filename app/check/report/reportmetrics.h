// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as OpenMetrics text, for the folder that a node's exporter collects text files from.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/result.h"

namespace rc {

/// The state, the duration and the exit code of each rung, and whether the whole passed; ends in "# EOF" and a line
/// break. Labels are ids and the resource's URL; there are no samples of time stamps of ours beside the gauge of when
/// the check ended. Refuses (NotUnderstood, with the reason) when the redactor finds the key in any form in it.
[[nodiscard]] Result<QByteArray> reportMetrics(const CheckReport &report);

} // namespace rc
