// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies that the output of a check contains no secret.
#pragma once

#include "check/run/checkrun.h"
#include "core/key/redactor.h"
#include "core/result.h"

namespace rc {

/// NotUnderstood, with the reason, if the redactor finds the key or a token of `report` in any form in `text`.
[[nodiscard]] Result<void> verifyNoSecrets(const QString &text, const CheckReport &report);

/// For the secrets used in the check; null if there were none.
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const CheckReport &report);

} // namespace rc
