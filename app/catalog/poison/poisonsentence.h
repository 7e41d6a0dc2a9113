// SPDX-License-Identifier: GPL-3.0-or-later
// Checks one sentence for orders, by its word classes and their distance.
#pragma once

#include "catalog/poison/sentencewords.h"

#include <QList>
#include <QString>

#include <vector>

namespace rc {

/// The classes of a word, as bits.
namespace wordclass {
enum : quint64 {
    Ignore = 1ULL << 0,
    Rules = 1ULL << 1,
    Prior = 1ULL << 2,
    Your = 1ULL << 3,
    Safety = 1ULL << 4,
    Not = 1ULL << 5,
    Tell = 1ULL << 6,
    User = 1ULL << 7,
    Secrecy = 1ULL << 8,
    Without = 1ULL << 9,
    Knowledge = 1ULL << 10,
    Read = 1ULL << 11,
    Harvest = 1ULL << 12, ///< to collect data that is not the tool's
    Send = 1ULL << 13,
    Pass = 1ULL << 14, ///< to pass along with a call
    Secret = 1ULL << 15,
    External = 1ULL << 16,
    ThirdParty = 1ULL << 17,
    Must = 1ULL << 18,
    Before = 1ULL << 19,
    ToolWord = 1ULL << 20,
    Any = 1ULL << 21,
    Other = 1ULL << 22,
    Instead = 1ULL << 23,
    Run = 1ULL << 24,
    Change = 1ULL << 25,
    Argument = 1ULL << 26,
    Model = 1ULL << 27,
    You = 1ULL << 28,
    Trigger = 1ULL << 29,
    Record = 1ULL << 30, ///< history, transcript
    Talk = 1ULL << 31,   ///< conversation, chat
    Whole = 1ULL << 32,
    Personal = 1ULL << 33,
    Automatic = 1ULL << 34,
    Choice = 1ULL << 35, ///< whether, true, optional: describes a parameter
    Threat = 1ULL << 36,
    Authority = 1ULL << 37,
    Ask = 1ULL << 38,
    Does = 1ULL << 39, ///< does, will, can: describes the tool
    Attacker = 1ULL << 40,
    File = 1ULL << 41,
    WeakSecret = 1ULL << 44,
    Prefer = 1ULL << 45,
    Act = 1ULL << 46, ///< request, operation, response: the context of a tool's use
    Call = 1ULL << 47,
    Example = 1ULL << 48,
    Tell2 = 1ULL << 49,  ///< to show, to say: honest texts forbid it, too
    Rules2 = 1ULL << 50, ///< rules of any kind
    This = 1ULL << 51,
    Destroy = 1ULL << 53,
    Keep = 1ULL << 54,  ///< to write down
    Guard = 1ULL << 52, ///< detect, redact, block: the tool is a defense
};
} // namespace wordclass

struct SentenceFinding
{
    PoisonKind kind = PoisonKind::Override;
    FindingSeverity severity = FindingSeverity::Info;
    PoisonSigns needs = 0; ///< requires one of these signs
};

constexpr PoisonSigns orderSigns = bitOf(PoisonSign::IgnoreRules) | bitOf(PoisonSign::Hide) |
                                   bitOf(PoisonSign::SteerTools) | bitOf(PoisonSign::ChangeArguments) |
                                   bitOf(PoisonSign::TakeSecrets) | bitOf(PoisonSign::TakeConversation) |
                                   bitOf(PoisonSign::SendAway) | bitOf(PoisonSign::RunCommand);

class PoisonSentence : SentenceWords
{
public:
    PoisonSentence() = default;
    /// `folded` must outlive this object.
    explicit PoisonSentence(QStringView folded);

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    /// Whether it addresses a model, concerns its rules, or acts behind the user's back.
    [[nodiscard]] bool addressesModel() const;
    /// Addressee, manner and topic of an order: significant only together with a disguise.
    [[nodiscard]] PoisonSigns signs() const;
    /// "any other tool", but not "any payment tool".
    [[nodiscard]] bool namesEveryTool() const { return is(u"everyTool"); }
    [[nodiscard]] std::vector<SentenceFinding> findings(bool isResult = false) const;
    /// The findings of the sentence together with the next one.
    [[nodiscard]] std::vector<SentenceFinding> findingsWith(const PoisonSentence &next) const;
};

struct Sentences
{
    QList<QStringView> all;
    bool isWhole = false; ///< a short text; a list counts as one sentence
};

/// The sentences of a folded text, as parts of `flat`, the same text on one line. A period within a name, a path or a
/// number does not end a sentence. A list item, such as a parameter's description, is a sentence of its own.
[[nodiscard]] Sentences sentencesOf(const QString &text, const QString &flat);

} // namespace rc
