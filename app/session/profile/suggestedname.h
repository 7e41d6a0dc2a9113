// SPDX-License-Identifier: GPL-3.0-or-later
// What a new profile is called before a person gives it a name.
#pragma once

#include "core/profile/profile.h"
#include "core/url/resourceurl.h"

#include <QList>

namespace rc {

/// A name for the profile of `resource` that none of `profiles` has: its owner and host.
[[nodiscard]] QString suggestedName(const ResourceUrl &resource, const QList<Profile> &profiles);

} // namespace rc
