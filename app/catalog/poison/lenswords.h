// SPDX-License-Identifier: GPL-3.0-or-later
// The lists in words/, compiled by lenswords.cmake.
#pragma once

#include "catalog/poison/poisonlens.h"

#include <QHash>
#include <QList>
#include <QStringView>

#include <array>
#include <bitset>
#include <span>

namespace rc {

enum class Inflection {
    None, ///< as written
    Verb, ///< leak, leaks, leaked, leaking; irregular forms follow after a slash
    Noun  ///< secret, secrets
};

struct LensWords
{
    quint64 is;
    Inflection inflection;
    const char16_t *words; ///< all languages, separated by bars
};

/// Uses the classes of intentwords.h.
[[nodiscard]] std::span<const LensWords> intentRows();
/// With the classes of poisonsentence.h.
[[nodiscard]] std::span<const LensWords> wordclassRows();

/// Lists of phrases, separated by bars.
namespace phrase {
extern const QStringView keyFiles, keyWords, settingsFiles, commandStarts, personalFacts, machineFacts, talks, safeties,
    outranks, becomes, memories, hides, inputs, owned, turns, faults, selves, protections;
} // namespace phrase
namespace namepart {
extern const QStringView whole, contents, sources, talks, records, speakers, sayings, authors, orders, bare, thoughts,
    tools, others, secretFiles, secrets, files, owners, outputs, commands;
} // namespace namepart

/// The required role of a structure's first part.
enum class Voice {
    Any,
    Deed, ///< the tool's action: "Steals …", "used to forge …"
    Order ///< not in a parameter's description, and not if the user is asked first
};

/// Nearby words that increase the weight.
struct More
{
    quint64 is = 0;
    int points = 0;
};

enum class Arrangement {
    Near,
    InOrder
};

/// Words of up to three classes near each other, and their weight.
struct Structure
{
    int id;
    PoisonKind kind;
    PoisonSign sign;
    int points;
    Voice voice;
    Arrangement arrangement;
    std::size_t within;           ///< maximum distance in words
    std::array<quint64, 3> parts; ///< all are required; 0: unused
    std::array<More, 5> more;
    quint64 honest; ///< classes that make the sentence harmless
};

/// From words/structures.txt.
[[nodiscard]] std::span<const Structure> poisonStructures();

/// The length of an elided article before the word: "l'utilisateur", "all'utente". 0 if there is none.
[[nodiscard]] inline qsizetype elisionOf(QStringView word)
{
    const qsizetype at = word.indexOf(u'\'');
    const bool isArticle = at > 0 && (at <= 2 || (at <= 4 && word.at(at - 1) == u'l'));
    return isArticle && at + 1 < word.size() ? at + 1 : 0;
}

/// Whether a word is a stem in a script other than Latin.
[[nodiscard]] constexpr bool isStem(char16_t first)
{
    return first >= 0x370;
}

/// The weight of a word or of two neighbors: above 0 in orders to a model, below 0 in descriptions. "*" is the
/// constant.
struct WordWeight
{
    const char16_t *words;
    int weight;
};

/// The weight of a class shortly after another. `first` is 0 for a class anywhere, and all bits for the first word's.
struct ClassWeight
{
    quint64 first;
    quint64 second;
    int weight;
};

/// From words/weights.txt.
[[nodiscard]] std::span<const WordWeight> wordWeights();
[[nodiscard]] std::span<const ClassWeight> classWeights();

/// Words and beginnings of words, with their classes.
class WordClasses
{
public:
    /// "leak", or "confidential*" for every word that begins so.
    void add(const QString &word, quint64 is);
    [[nodiscard]] quint64 of(QStringView word) const;

private:
    // Most words are in no table, and a hash of a few letters rules them out quickly.
    static constexpr std::size_t shapes = 65536;
    static std::size_t shapeOf(QStringView word);
    static std::size_t startOf(QStringView word);

    QList<QString> m_storage; // owns the text of the views
    QHash<QStringView, quint64> m_words;
    QHash<QStringView, quint64> m_beginnings;
    std::bitset<shapes> m_shapes;
    std::bitset<shapes> m_starts;
};

/// Thai, Lao, Burmese, Khmer, Chinese, Japanese and Korean: a stem may occur anywhere.
[[nodiscard]] constexpr bool isWithoutSpaces(char16_t c)
{
    return c >= 0x2E80 || (c >= 0xE00 && c < 0xF00) || (c >= 0x1000 && c < 0x10A0) || (c >= 0x1780 && c < 0x1800);
}

} // namespace rc
