// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as OpenMetrics text, for a node exporter's text file folder.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/result.h"

namespace rc {

/// State, duration and exit code of each step, and whether the whole passed; ends with "# EOF" and a line break. Labels
/// are ids and the resource's URL; samples have no timestamps, only a gauge has the time when the check ended. Fails
/// (NotUnderstood, with the reason) if the redactor finds the key in any form in it.
[[nodiscard]] Result<QByteArray> reportMetrics(const CheckReport &report);

} // namespace rc
