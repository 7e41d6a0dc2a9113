// SPDX-License-Identifier: GPL-3.0-or-later
// The lists in words/, compiled by lenswords.cmake.
#pragma once

#include "catalog/poison/poisonlens.h"

#include <QStringView>

#include <array>
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

} // namespace rc
