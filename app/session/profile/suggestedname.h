// SPDX-License-Identifier: GPL-3.0-or-later
// What a new profile is called before a person gives it a name.
#pragma once

#include "core/profile/profile.h"

#include <QList>

namespace rc {

/// A name for `profile` that none of `profiles` has: its owner and host, or the host of a tool server alone.
[[nodiscard]] QString suggestedName(const Profile &profile, const QList<Profile> &profiles);

} // namespace rc
