// SPDX-License-Identifier: GPL-3.0-or-later
// A color that helps to tell profiles apart.
#pragma once

#include <QLatin1StringView>
#include <QString>

#include <array>
#include <optional>

namespace rc {

enum class ProfileColour {
    None,
    Blue,
    Green,
    Amber,
    Red,
    Violet,
    Grey,
};

struct ProfileColourRow
{
    ProfileColour colour;
    QLatin1StringView word; ///< none blue green amber red violet grey
    const char *name;       ///< in English, for profileColourName()
};

[[nodiscard]] const std::array<ProfileColourRow, 7> &profileColourTable();
[[nodiscard]] QLatin1StringView profileColourWord(ProfileColour colour);
[[nodiscard]] QString profileColourName(ProfileColour colour); ///< translated
[[nodiscard]] std::optional<ProfileColour> profileColourFromWord(QStringView word);

} // namespace rc
