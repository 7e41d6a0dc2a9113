// SPDX-License-Identifier: GPL-3.0-or-later
// The signals of a text that is meant to turn a model against its user.
#pragma once

#include <QLatin1StringView>
#include <QStringList>

#include <array>

namespace rc {

enum class PoisonSign {
    // who is addressed
    SpeaksToModel, ///< the assistant, the agent, or "you" with an order
    NamesUser,
    NamesTool, ///< another tool or catalog
    // what is ordered or done
    IgnoreRules,
    Hide,
    SteerTools,
    ChangeArguments,
    TakeSecrets,
    TakeConversation,
    SendAway,
    RunCommand,
    // how it presses
    Pressure,  ///< must, always, otherwise it fails
    Authority, ///< compliance, the administrator
    // what disguises it
    RoleMarkup, ///< template tokens, tags, headings of a pretended role
    Comment,
    HiddenCharacters,
    LookalikeLetters,
    MathLetters,
    SpacedLetters,
    EncodedText,
    FarAway,
    // what weighs little alone
    DeclaresHarm,  ///< the tool's own purpose
    PraisesItself, ///< better than every other tool
    Pretext,       ///< for compliance, for an audit
    Persists,      ///< for all that comes after
    Evades         ///< when nobody looks
};
constexpr std::size_t poisonSignCount = 26;

/// In the order of the enumeration; a test holds that.
struct PoisonSignRow
{
    PoisonSign sign;
    QLatin1StringView word; ///< in JSON and in the measurement
};
[[nodiscard]] const std::array<PoisonSignRow, poisonSignCount> &poisonSigns();

/// Several of them.
using PoisonSigns = quint32;
[[nodiscard]] constexpr PoisonSigns bitOf(PoisonSign sign)
{
    return PoisonSigns(1) << static_cast<quint32>(sign);
}
[[nodiscard]] QStringList wordsOf(PoisonSigns bits);

} // namespace rc
