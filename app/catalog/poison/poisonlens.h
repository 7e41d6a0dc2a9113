// SPDX-License-Identifier: GPL-3.0-or-later
// Detects text meant to turn a model against its user. Looks for signs of addressee, order and disguise, which weigh
// more together than alone. Pure and thread-safe; runs no pattern.
#pragma once

#include <QList>
#include <QSet>
#include <QStringList>

namespace rc {

/// The signs of a text that is meant to turn a model against its user.
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

enum class PoisonKind {
    HiddenText,
    Override,  ///< orders beyond the tool: ignore rules, pretend to be someone else
    Concealed, ///< hides something from the user
    Steered,   ///< orders about other tools and their arguments
    Secrets,
    SentAway,
    Commands,
    FakeRole,
    Disguised,
    Harmful, ///< states a harmful purpose
    NamesTool
};

enum class FindingSeverity {
    Info,    ///< could be better
    Warning, ///< likely to mislead a model or a person
    Critical ///< hides something, or addresses the model instead of describing the tool
};

struct PoisonFinding
{
    PoisonKind kind = PoisonKind::Override;
    FindingSeverity severity = FindingSeverity::Info;
    PoisonSigns signs = 0;
    QString shown; ///< the original words, at most 160 characters; outside text

    bool operator==(const PoisonFinding &) const = default;
};

struct PoisonContext
{
    QSet<QString> tools;          ///< names of all tools, lower case
    QSet<QString> siblings;       ///< those of the text's own catalog
    QString own;                  ///< name of the text's own tool, lower case
    PoisonSigns skippedSigns = 0; ///< signs to skip: for measuring the contribution of each
    bool isResult = false;        ///< the text is a tool's result; in a page only orders to a model count
};

/// The findings in one text, at most one of each kind: the most severe.
[[nodiscard]] QList<PoisonFinding> findPoison(const QString &text, const PoisonContext &context = {});

} // namespace rc
