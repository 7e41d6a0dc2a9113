// SPDX-License-Identifier: GPL-3.0-or-later
// The colour by which a person tells one profile from another: a few, by word.
#include "core/profilecolour.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

const std::array<ProfileColourRow, 7> &profileColourTable()
{
    static constexpr std::array<ProfileColourRow, 7> rows{{
        {ProfileColour::None, "none"_L1},
        {ProfileColour::Blue, "blue"_L1},
        {ProfileColour::Green, "green"_L1},
        {ProfileColour::Amber, "amber"_L1},
        {ProfileColour::Red, "red"_L1},
        {ProfileColour::Violet, "violet"_L1},
        {ProfileColour::Grey, "grey"_L1},
    }};
    return rows;
}

QLatin1StringView profileColourWord(ProfileColour colour)
{
    return std::find_if(profileColourTable().cbegin(), profileColourTable().cend(),
                        [colour](const ProfileColourRow &row) { return row.colour == colour; })
        ->word;
}

QString profileColourName(ProfileColour colour)
{
    switch (colour) {
    case ProfileColour::None:
        return QCoreApplication::translate("rc::ProfileColour", "None");
    case ProfileColour::Blue:
        return QCoreApplication::translate("rc::ProfileColour", "Blue");
    case ProfileColour::Green:
        return QCoreApplication::translate("rc::ProfileColour", "Green");
    case ProfileColour::Amber:
        return QCoreApplication::translate("rc::ProfileColour", "Amber");
    case ProfileColour::Red:
        return QCoreApplication::translate("rc::ProfileColour", "Red");
    case ProfileColour::Violet:
        return QCoreApplication::translate("rc::ProfileColour", "Violet");
    case ProfileColour::Grey:
        return QCoreApplication::translate("rc::ProfileColour", "Grey");
    }
    return {};
}

std::optional<ProfileColour> profileColourFromWord(QStringView word)
{
    for (const ProfileColourRow &row : profileColourTable()) {
        if (word.compare(row.word, Qt::CaseInsensitive) == 0)
            return row.colour;
    }
    return std::nullopt;
}

} // namespace rc
