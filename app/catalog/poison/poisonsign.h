// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of a text that is meant to turn a model against its user.
#pragma once

#include <QStringList>

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
    Evades,        ///< acts only when unobserved
    Wording        ///< words as in orders to a model, by learned weights
};

/// Their words in JSON and in measurements, in the order of the enumeration.
[[nodiscard]] inline const QStringList &poisonSignWords()
{
    static const QStringList words =
        QStringLiteral(
            "speaks-to-model|names-user|names-tool|ignore-rules|hide|steer-tools|change-arguments|take-secrets|"
            "take-conversation|send-away|run-command|pressure|authority|role-markup|comment|hidden-characters|"
            "lookalike-letters|math-letters|spaced-letters|encoded-text|far-away|declares-harm|praises-itself|pretext|"
            "persists|evades|wording")
            .split(u'|');
    return words;
}

/// Several of them.
using PoisonSigns = quint32;
[[nodiscard]] constexpr PoisonSigns bitOf(PoisonSign sign)
{
    return PoisonSigns(1) << static_cast<quint32>(sign);
}

[[nodiscard]] inline QStringList wordsOf(PoisonSigns bits)
{
    QStringList words;
    for (qsizetype i = 0; i < poisonSignWords().size(); ++i) {
        if ((bits >> i & 1) != 0)
            words.append(poisonSignWords().at(i));
    }
    return words;
}

} // namespace rc
