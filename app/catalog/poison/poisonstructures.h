// SPDX-License-Identifier: GPL-3.0-or-later
// Structures of word classes near each other that make up a mark. The table is in the source.
#pragma once

#include "catalog/poison/intentwords.h"
#include "catalog/poison/poisonlens.h"

#include <array>
#include <initializer_list>
#include <span>

namespace rc::intent {

constexpr quint64 deeds =
    Send | Read | Put | Change | Run | Destroy | Suspend | Tell | Keep | Favor | Spend | Use | Cause;
constexpr quint64 own = Secret | Sensitive | Personal | Talk; ///< private data
constexpr quint64 away = Where | Outside | Hostile;

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

/// Words of up to three classes near each other, and their weight.
struct Structure
{
    int id;
    PoisonKind kind;
    PoisonSign sign;
    int points;
    Voice voice;
    std::array<quint64, 3> parts{}; ///< all are required; 0: unused
    std::size_t within = 1;
    bool isInOrder = false;
    std::array<More, 5> more{};
    quint64 honest = 0;

    /// One word of each class, spanning at most `words` words.
    constexpr Structure near(std::size_t words, quint64 first, quint64 second = 0, quint64 third = 0) const
    {
        Structure one = *this;
        one.within = words;
        one.parts = {first, second, third};
        return one;
    }

    /// Same, in this order.
    constexpr Structure inOrder(std::size_t words, quint64 first, quint64 second = 0, quint64 third = 0) const
    {
        Structure one = near(words, first, second, third);
        one.isInOrder = true;
        return one;
    }

    constexpr Structure worse(std::initializer_list<More> these) const
    {
        Structure one = *this;
        std::size_t at = 0;
        for (const More &each : these)
            one.more[at++] = each; // an extra one does not compile
        return one;
    }

    /// Harmless if one of these occurs anywhere in the sentence.
    constexpr Structure unless(quint64 classes) const
    {
        Structure one = *this;
        one.honest = classes;
        return one;
    }
};

// IDs of structures with extra checks.
constexpr int harms = 1;
constexpr int illicitDeeds = 4;
constexpr int damages = 2;
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

[[nodiscard]] std::span<const Structure> poisonStructures();

} // namespace rc::intent
