// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/statetokens.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The token at the position of the enumerator.
template<Token... tokens, typename State>
Token tokenAt(State state)
{
    return std::array{tokens...}.at(std::size_t(state));
}

} // namespace

Token tokenFor(StepState state)
{
    return tokenAt<Token::Skipped, Token::Accent, Token::Passed, Token::Warned, Token::Failed, Token::Skipped>(state);
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
    return tokenAt<Token::Passed, Token::Failed, Token::Warned, Token::Failed, Token::Skipped>(outcome);
}

Token tokenFor(const SendResult &result)
{
    const bool isCanceled = result.error && result.error->kind == ErrorKind::Canceled;
    return isCanceled && result.outcome == Outcome::NotSent ? Token::Skipped : tokenFor(result.outcome);
}

Token tokenFor(ToolEffect effect)
{
    return tokenAt<Token::Passed, Token::Warned, Token::Failed>(effect);
}

Token tokenFor(KeyState state)
{
    return tokenAt<Token::Passed, Token::Warned, Token::Quiet, Token::Warned, Token::Warned, Token::Failed>(state);
}

QString iconName(StepState state)
{
    return QString(wireWord(state));
}

QString findingSeverityName(FindingSeverity severity)
{
    constexpr std::array names{QT_TRANSLATE_NOOP("rc::FindingRows", "info"),
                               QT_TRANSLATE_NOOP("rc::FindingRows", "warning"),
                               QT_TRANSLATE_NOOP("rc::FindingRows", "critical")};
    return QCoreApplication::translate("rc::FindingRows", names.at(std::size_t(severity)));
}

Token tokenFor(FindingSeverity severity)
{
    return tokenAt<Token::Skipped, Token::Warned, Token::Failed>(severity);
}

QString iconName(FindingSeverity severity)
{
    return QString(toneName(tokenFor(severity)));
}

Token tokenOf(ProfileColor color)
{
    return tokenAt<Token::Accent, Token::Accent, Token::Passed, Token::Warned, Token::Failed, Token::Alert,
                   Token::Skipped>(color);
}

QIcon profileDot(const Theme &theme, ProfileColor color)
{
    return theme.icon(u"dot"_s, tokenOf(color));
}

} // namespace rc
