// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/statetokens.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

Token tokenFor(RungState state)
{
    switch (state) {
    case RungState::Passed:
        return Token::Passed;
    case RungState::Warned:
        return Token::Warned;
    case RungState::Failed:
        return Token::Failed;
    case RungState::Running:
        return Token::Accent;
    case RungState::Waiting:
    case RungState::Skipped:
        break;
    }
    return Token::Skipped;
}

Token tokenFor(Level level)
{
    switch (level) {
    case Level::Debug:
        return Token::Debug;
    case Level::Info:
        return Token::Accent;
    case Level::Warning:
        return Token::Warned;
    case Level::Error:
        return Token::Failed;
    case Level::Alert:
        break;
    }
    return Token::Alert;
}

Token tokenFor(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Accepted:
        return Token::Passed;
    case Outcome::Unknown:
        return Token::Warned;
    case Outcome::Refused:
    case Outcome::NotSent:
        return Token::Failed;
    case Outcome::Local:
        break;
    }
    return Token::Skipped;
}

Token tokenFor(ToolEffect effect)
{
    switch (effect) {
    case ToolEffect::Reads:
        return Token::Passed;
    case ToolEffect::Writes:
        return Token::Warned;
    case ToolEffect::Destructive:
        break;
    }
    return Token::Failed;
}

Token tokenFor(KeyState state)
{
    switch (state) {
    case KeyState::Saved:
        return Token::Passed;
    case KeyState::ThisRun:
    case KeyState::Locked:
    case KeyState::Withheld:
        return Token::Warned;
    case KeyState::Unavailable:
        return Token::Failed;
    case KeyState::Absent:
        break;
    }
    return Token::Quiet;
}

QString iconName(RungState state)
{
    return QString(wireWord(state));
}

QString iconName(Outcome outcome)
{
    return QString(toneName(tokenFor(outcome)));
}

QString findingWeightName(FindingWeight weight)
{
    switch (weight) {
    case FindingWeight::Note:
        return QCoreApplication::translate("rc::FindingRows", "info");
    case FindingWeight::Warning:
        return QCoreApplication::translate("rc::FindingRows", "warning");
    case FindingWeight::Danger:
        break;
    }
    return QCoreApplication::translate("rc::FindingRows", "critical");
}

Token tokenFor(FindingWeight weight)
{
    switch (weight) {
    case FindingWeight::Note:
        return Token::Skipped;
    case FindingWeight::Warning:
        return Token::Warned;
    case FindingWeight::Danger:
        break;
    }
    return Token::Failed;
}

QString iconName(FindingWeight weight)
{
    return QString(toneName(tokenFor(weight)));
}

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
