// SPDX-License-Identifier: GPL-3.0-or-later
// From a profile to the plan of its check.
#pragma once

#include "check/checkrun.h"
#include "core/profile.h"

namespace rc {

class CurrentResource;

/// All rungs but those that may notify people. The key is read when the run asks for it; `current` and `context`
/// outlive the run.
[[nodiscard]] CheckPlan planFor(CurrentResource &current, const Profile &profile, QObject *context);

} // namespace rc
