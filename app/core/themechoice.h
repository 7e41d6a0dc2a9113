// SPDX-License-Identifier: GPL-3.0-or-later
// The color scheme that the user chose, stored in the settings and applied by the theme.
#pragma once

namespace rc {

enum class ThemeChoice {
    System,
    Light,
    Dark,
    Contrast, ///< high, on black
};

} // namespace rc
