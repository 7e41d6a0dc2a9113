// SPDX-License-Identifier: GPL-3.0-or-later
// Checks one sentence for orders, by its word classes and their distance.
#pragma once

#include "catalog/poison/intentwords.h"
#include "catalog/poison/lenswords.h"
#include "catalog/poison/poisonlens.h"

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <vector>

namespace rc {

/// Which pairs of neighbors a text has: tells in no time that most phrases are not in it.
class PairSet
{
public:
    PairSet() = default;
    explicit PairSet(QStringView text)
    {
        for (qsizetype i = 1; i < text.size(); ++i)
            set(placeOf(text.at(i - 1).unicode(), text.at(i).unicode()));
    }

    /// False: certainly not. True: search for it.
    [[nodiscard]] bool mayHold(QLatin1StringView part) const
    {
        const qsizetype last = part.size() - 1;
        return last < 1 || (has(part, 1) && has(part, last) && has(part, (last + 1) / 2));
    }

private:
    static constexpr std::size_t size = 4096;

    static constexpr std::size_t placeOf(char16_t first, char16_t second)
    {
        return (std::size_t(first) * 67U + second) % size;
    }
    void set(std::size_t place) { m_bits.at(place / 64) |= quint64(1) << (place % 64); }
    [[nodiscard]] bool has(QLatin1StringView part, qsizetype second) const
    {
        const std::size_t place =
            placeOf(static_cast<uchar>(part.at(second - 1).toLatin1()), static_cast<uchar>(part.at(second).toLatin1()));
        return (m_bits.at(place / 64) >> (place % 64) & 1) != 0;
    }

    std::array<quint64, size / 64> m_bits{};
};

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

using ReadWord = IntentWord;

/// The words of a folded text in order; words without a meaning here have no class.
[[nodiscard]] std::vector<ReadWord> readWords(QStringView folded);

/// The classes of stems found anywhere in `folded`, in texts without spaces or in other scripts.
[[nodiscard]] quint64 foreignClasses(QStringView folded);

struct SentenceFinding
{
    PoisonKind kind = PoisonKind::Override;
    PoisonWeight weight = PoisonWeight::Info;
    PoisonSigns needs = 0; ///< only a finding together with one of these
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
    [[nodiscard]] bool isEveryTool() const; ///< "any other tool", but not "any payment tool"
    [[nodiscard]] std::vector<SentenceFinding> findings(bool isResult = false) const;
    /// The findings of the sentence together with the next one.
    [[nodiscard]] std::vector<SentenceFinding> findingsWith(const PoisonSentence &next) const;

private:
    using Findings = std::vector<SentenceFinding>;

    void overrides(Findings &findings) const;
    void conceals(Findings &findings) const;
    void takes(Findings &findings) const;
    void sends(Findings &findings) const;
    void steers(Findings &findings) const;
    void changes(Findings &findings) const;
    void destroys(Findings &findings) const;
    void injects(Findings &findings) const;
    void runs(Findings &findings) const;
    [[nodiscard]] bool isPassive() const;

    [[nodiscard]] bool foreign(quint64 classes) const { return (m_foreign & classes) != 0; }
    [[nodiscard]] bool says(QLatin1StringView part) const { return m_pairs.mayHold(part) && m_text.contains(part); }
    /// One of the parts, which are separated by bars.
    [[nodiscard]] bool saysAny(QLatin1StringView parts) const;
    [[nodiscard]] bool saysPayload(QLatin1StringView parts) const; ///< not as the name of a function alone
    [[nodiscard]] bool saysWhole(QLatin1StringView parts) const;   ///< not as the beginning of a longer word
    [[nodiscard]] int saysHowMany(QLatin1StringView parts) const;
    /// Whether a word of `first` is followed by one of `second` within `within` words.
    [[nodiscard]] bool follows(quint64 first, quint64 second, std::size_t within) const;
    /// Whether a clause ends between two words.
    [[nodiscard]] bool endsBetween(std::size_t first, std::size_t second) const;
    [[nodiscard]] bool areNear(quint64 one, quint64 other, std::size_t within) const;
    /// Whether a word of `classes` is sent; "obtain credentials and upload the archive" sends something else.
    [[nodiscard]] bool isSent(quint64 classes) const;
    /// "Never delete without …": the order is to ask.
    [[nodiscard]] bool isForbiddenBefore(std::size_t at) const;
    /// Ignoring data ("Ignore previous results") is harmless, unlike ignoring instructions.
    [[nodiscard]] bool isAboutThings() const;
    [[nodiscard]] bool isAround(quint64 classes, std::size_t at, std::size_t within) const;
    [[nodiscard]] bool isHarvest(quint64 what, std::size_t within) const;
    /// "any other tool", "every request".
    [[nodiscard]] bool isUniversal(quint64 noun) const;
    [[nodiscard]] bool namesTarget() const;  ///< an address or an account number
    [[nodiscard]] bool namesAccount() const; ///< same without web addresses
    [[nodiscard]] bool namesTool() const;    ///< a name such as read_file
    /// A key file by its path.
    [[nodiscard]] bool namesKeyPath() const { return saysWhole(phrase::keyFiles); }
    /// Same, or a key by its type.
    [[nodiscard]] bool namesKeyFile() const { return namesKeyPath() || saysWhole(phrase::keyWords); }
    [[nodiscard]] bool namesConversation() const;

    PairSet m_pairs;
    quint64 m_foreign = 0;
};

} // namespace rc
