// SPDX-License-Identifier: GPL-3.0-or-later
// The last look at what is to be written of a check: the key must not be in it.
#pragma once

#include "check/checkrun.h"
#include "core/result.h"

namespace rc {

/// NotUnderstood, with the reason, when the redactor finds the key of `report` in any form in `text`.
[[nodiscard]] Result<void> withoutKey(const QString &text, const CheckReport &report);

} // namespace rc
