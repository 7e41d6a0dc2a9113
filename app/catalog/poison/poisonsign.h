// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of a text that is meant to turn a model against its user.
#pragma once

#include <QLatin1StringView>
#include <QStringList>

#include <array>

namespace rc {

enum class PoisonSign {
    // addressee
    SpeaksToModel, ///< the assistant, the agent, or "you" with an order
    NamesUser,
    NamesTool, ///< another tool or catalog
    // order or action
    IgnoreRules,
    Hide,
    SteerTools,
    ChangeArguments,
    TakeSecrets,
    TakeConversation,
    SendAway,
    RunCommand,
    // pressure
    Pressure,  ///< must, always, otherwise it fails
    Authority, ///< compliance, the administrator
    // disguise
    RoleMarkup, ///< template tokens, tags, headings that fake a role
    Comment,
    HiddenCharacters,
    LookalikeLetters,
    MathLetters,
    SpacedLetters,
    EncodedText,
    FarAway,
    // weak signs
    DeclaresHarm,  ///< the tool's own purpose
    PraisesItself, ///< better than every other tool
    Pretext,       ///< for compliance, for an audit
    Persists,      ///< applies to everything that follows
    Evades         ///< acts only when unobserved
};
constexpr std::size_t poisonSignCount = 26;

/// In the order of the enumeration, as a test verifies.
struct PoisonSignRow
{
    PoisonSign sign;
    QLatin1StringView word; ///< in JSON and in measurements
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
