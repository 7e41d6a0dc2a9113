// SPDX-License-Identifier: GPL-3.0-or-later
// What a person wants the window to look like: kept by the settings, followed by the theme.
#pragma once

namespace rc {

enum class ThemeChoice {
    System,
    Light,
    Dark,
    Contrast, ///< high, on black
};

} // namespace rc
