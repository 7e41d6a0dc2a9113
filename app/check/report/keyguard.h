// SPDX-License-Identifier: GPL-3.0-or-later
// The last look at what is to be written of a check: no secret must be in it.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/key/redactor.h"
#include "core/result.h"

namespace rc {

/// NotUnderstood, with the reason, when the redactor finds the key or the token of `report` in any form in `text`.
[[nodiscard]] Result<void> withoutKey(const QString &text, const CheckReport &report);

/// For what the check used; null when it used nothing.
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const CheckReport &report);

} // namespace rc
