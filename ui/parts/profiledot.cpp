// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/profiledot.h"

using namespace Qt::StringLiterals;

namespace rc {

Token tokenOf(ProfileColour colour)
{
    switch (colour) {
    case ProfileColour::Green:
        return Token::Passed;
    case ProfileColour::Amber:
        return Token::Warned;
    case ProfileColour::Red:
        return Token::Failed;
    case ProfileColour::Violet:
        return Token::Alert;
    case ProfileColour::Grey:
        return Token::Skipped;
    case ProfileColour::None:
    case ProfileColour::Blue:
        break;
    }
    return Token::Accent;
}

QIcon profileDot(const Theme &theme, ProfileColour colour)
{
    return theme.icon(u"dot"_s, tokenOf(colour));
}

} // namespace rc
