// SPDX-License-Identifier: GPL-3.0-or-later
// The structures of words/structures.txt: word classes near each other that make up a mark.
#pragma once

#include "catalog/poison/intentwords.h"
#include "catalog/poison/poisonlens.h"

#include <array>
#include <span>

namespace rc::intent {

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
    std::size_t within;           ///< at most so many words
    std::array<quint64, 3> parts; ///< all are required; 0: unused
    std::array<More, 5> more;
    quint64 honest; ///< harmless if one of these occurs anywhere in the sentence
};

/// From words/structures.txt.
[[nodiscard]] std::span<const Structure> poisonStructures();

// IDs of structures with extra checks.
constexpr int harms = 1;
constexpr int illicitDeeds = 4;
constexpr int damages = 2;
constexpr int evading = 3;
constexpr int falsehoods = 5;
constexpr int unseen = 6;
constexpr int unasked = 7;   ///< actions without consent
constexpr int attackers = 8; ///< names the recipient
constexpr int crafts = 11;
constexpr int aheadOfOthers = 20;
constexpr int talks = 22;
constexpr int telling = 26; ///< withheld information
constexpr int suspending = 27;
constexpr int speaking = 41;
constexpr int spending = 42;
constexpr int aheadOfAll = 63;
constexpr int aheadOfEvery = 92;
constexpr int favoring = 65;
constexpr int approvals = 76;
constexpr int brings = 10; ///< ruin as the effect
constexpr int handing = 23;
constexpr int lasting = 33;
constexpr int wares = 34;
constexpr int unwatched = 39;
constexpr int reading = 40;
constexpr int replying = 64;
constexpr int secretArgument = 67;
constexpr int toOthers = 74;
constexpr int scripts = 44;
constexpr int carrying = 68;
constexpr int blaming = 88;

} // namespace rc::intent
