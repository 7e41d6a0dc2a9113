// SPDX-License-Identifier: GPL-3.0-or-later
// The dot that distinguishes profiles, in the theme's colors.
#pragma once

#include "core/profile/profilecolour.h"
#include "ui/theme/theme.h"

namespace rc {

/// The accent for a profile without its own color.
[[nodiscard]] Token tokenOf(ProfileColour colour);
[[nodiscard]] QIcon profileDot(const Theme &theme, ProfileColour colour);

} // namespace rc
