// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/profilecolour.h"

#include "core/words/enumtable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

const std::array<ProfileColourRow, 7> &profileColourTable()
{
    static constexpr std::array<ProfileColourRow, 7> rows{{
        {ProfileColour::None, "none"_L1, QT_TRANSLATE_NOOP("rc::ProfileColour", "None")},
        {ProfileColour::Blue, "blue"_L1, QT_TRANSLATE_NOOP("rc::ProfileColour", "Blue")},
        {ProfileColour::Green, "green"_L1, QT_TRANSLATE_NOOP("rc::ProfileColour", "Green")},
        {ProfileColour::Amber, "amber"_L1, QT_TRANSLATE_NOOP("rc::ProfileColour", "Amber")},
        {ProfileColour::Red, "red"_L1, QT_TRANSLATE_NOOP("rc::ProfileColour", "Red")},
        {ProfileColour::Violet, "violet"_L1, QT_TRANSLATE_NOOP("rc::ProfileColour", "Violet")},
        {ProfileColour::Grey, "grey"_L1, QT_TRANSLATE_NOOP("rc::ProfileColour", "Gray")},
    }};
    return rows;
}

QLatin1StringView profileColourWord(ProfileColour colour)
{
    return rowOf(profileColourTable(), &ProfileColourRow::colour, colour).word;
}

QString profileColourName(ProfileColour colour)
{
    return QCoreApplication::translate("rc::ProfileColour",
                                       rowOf(profileColourTable(), &ProfileColourRow::colour, colour).name);
}

std::optional<ProfileColour> profileColourFromWord(QStringView word)
{
    return enumFromWord(profileColourTable(), &ProfileColourRow::colour, &ProfileColourRow::word, word,
                        Qt::CaseInsensitive);
}

} // namespace rc
