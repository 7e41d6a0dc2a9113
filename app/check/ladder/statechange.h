// SPDX-License-Identifier: GPL-3.0-or-later
// What a watch tells of: the difference between two checks of one resource. Pure.
#pragma once

#include "check/ladder/checkrun.h"

namespace rc {

/// One translated sentence or two, safe to display, when the whole got better or worse, or when another rung or cause
/// is at fault now. Empty when nobody needs to be told; a cancelled check says nothing.
[[nodiscard]] QString stateChange(const CheckReport &before, const CheckReport &now);

/// The same step by step, translated: "General tools: was “Passed”, now “Failed”." Empty when stateChange() is.
[[nodiscard]] QString rungChanges(const CheckReport &before, const CheckReport &now);

} // namespace rc
