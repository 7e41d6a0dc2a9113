// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence read for orders: which classes of words stand in it, and near which.
#pragma once

#include "catalog/poison/pairset.h"
#include "catalog/poison/poisonlens.h"
#include "catalog/poison/poisonwords.h"

#include <vector>

namespace rc {

struct SentenceFinding
{
    PoisonKind kind = PoisonKind::Override;
    PoisonWeight weight = PoisonWeight::Info;
    PoisonSigns needs = 0; ///< without one of these it is no finding
};

constexpr PoisonSigns orderSigns = bitOf(PoisonSign::IgnoreRules) | bitOf(PoisonSign::Hide) |
                                   bitOf(PoisonSign::SteerTools) | bitOf(PoisonSign::ChangeArguments) |
                                   bitOf(PoisonSign::TakeSecrets) | bitOf(PoisonSign::TakeConversation) |
                                   bitOf(PoisonSign::SendAway) | bitOf(PoisonSign::RunCommand);

class PoisonSentence
{
public:
    PoisonSentence() = default;
    /// `folded` outlives this object.
    explicit PoisonSentence(QStringView folded);

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] QStringView text() const { return m_text; }
    /// Whether it speaks to a model, about its rules or behind the user's back.
    [[nodiscard]] bool addressesModel() const;
    /// Whom and how, and what an order may be about: enough beside a disguise, and not alone.
    [[nodiscard]] PoisonSigns signs() const;
    /// What it orders for itself.
    [[nodiscard]] std::vector<SentenceFinding> findings(bool isResult = false) const;
    /// What it orders together with the next one.
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
    /// One of the parts, and not as the beginning of a longer word.
    template<typename Parts>
    [[nodiscard]] bool saysPayload(const Parts &parts) const; ///< not as the name of a function alone
    template<typename Parts>
    [[nodiscard]] bool saysWhole(const Parts &parts) const;
    [[nodiscard]] bool isPassive() const;

    [[nodiscard]] bool has(quint64 classes) const { return (m_all & classes) != 0; }
    [[nodiscard]] bool hasAll(quint64 one, quint64 other) const { return has(one) && has(other); }
    [[nodiscard]] bool foreign(quint64 classes) const { return (m_foreign & classes) != 0; }
    [[nodiscard]] bool says(QLatin1StringView part) const { return m_pairs.mayHold(part) && m_text.contains(part); }
    template<typename Parts>
    [[nodiscard]] bool saysAny(const Parts &parts) const;
    [[nodiscard]] QStringView word(std::size_t at) const { return m_text.mid(m_words[at].from, m_words[at].size); }
    /// Whether a word of `first` is followed by one of `second` within so many words.
    [[nodiscard]] bool follows(quint64 first, quint64 second, std::size_t within) const;
    /// Whether a part of the sentence ends between two words.
    [[nodiscard]] bool endsBetween(std::size_t first, std::size_t second) const;
    [[nodiscard]] bool isNear(quint64 one, quint64 other, std::size_t within) const;
    /// "Never delete without …": the order is to ask.
    [[nodiscard]] bool isForbiddenBefore(std::size_t at) const;
    /// Ignoring data ("Ignore previous results") is harmless, unlike ignoring instructions.
    [[nodiscard]] bool isAboutThings() const;
    [[nodiscard]] bool isAround(quint64 classes, std::size_t at, std::size_t within) const;
    [[nodiscard]] bool isHarvest(quint64 what, std::size_t within) const;
    /// "any other tool", "every request".
    [[nodiscard]] bool isUniversal(quint64 noun) const;
    [[nodiscard]] bool isEveryTool() const;  ///< "any other tool", and not "any payment tool"
    [[nodiscard]] bool namesTarget() const;  ///< an address, a number of an account
    [[nodiscard]] bool namesAccount() const; ///< the same without addresses of the web
    [[nodiscard]] bool namesTool() const;    ///< a name such as read_file
    [[nodiscard]] bool namesKeyPath() const; ///< a file by its path
    [[nodiscard]] bool namesKeyFile() const; ///< that, or a key by its kind
    [[nodiscard]] bool namesSettingsFile() const;
    [[nodiscard]] bool namesConversation() const;
    [[nodiscard]] int personalKinds() const;
    [[nodiscard]] int machineKinds() const;

    QStringView m_text;
    PairSet m_pairs;
    std::vector<ReadWord> m_words;
    quint64 m_all = 0;
    quint64 m_foreign = 0;
};

} // namespace rc
