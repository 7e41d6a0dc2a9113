// SPDX-License-Identifier: GPL-3.0-or-later
// The difference between two checks of one resource, reported by a watch. Pure.
#pragma once

#include "check/run/checkrun.h"

namespace rc {

/// One or two translated sentences, safe to display, if the overall state changed, or if another step or cause is at
/// fault. Empty if there is nothing to report; a canceled check is ignored.
[[nodiscard]] QString stateChange(const CheckReport &before, const CheckReport &now);

/// Same by step, translated: "General tools: was “Passed”, now “Failed”." Empty if stateChange() is.
[[nodiscard]] QString stepChanges(const CheckReport &before, const CheckReport &now);

} // namespace rc
