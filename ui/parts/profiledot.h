// SPDX-License-Identifier: GPL-3.0-or-later
// The dot by which profiles are told apart, in the theme's colours.
#pragma once

#include "core/profile/profilecolour.h"
#include "ui/theme/theme.h"

namespace rc {

/// The accent for a profile without a colour of its own.
[[nodiscard]] Token tokenOf(ProfileColour colour);
[[nodiscard]] QIcon profileDot(const Theme &theme, ProfileColour colour);

} // namespace rc
