// SPDX-License-Identifier: GPL-3.0-or-later
// Many states in a few words.
#pragma once

#include "check/evidence/rung.h"

namespace rc {

/// "1 failed, 2 warnings, 6 passed, 2 not tested"; what there is none of is left out.
[[nodiscard]] QString countsText(const QList<RungState> &states);

} // namespace rc
