// SPDX-License-Identifier: GPL-3.0-or-later
// The structures that a mark is made of: words of certain classes near each other. The table is in the source.
#pragma once

#include "catalog/poison/intentwords.h"
#include "catalog/poison/poisonlens.h"

#include <array>
#include <initializer_list>
#include <span>

namespace rc::intent {

constexpr quint64 deeds =
    Send | Read | Put | Change | Run | Destroy | Suspend | Tell | Keep | Favor | Spend | Use | Cause;
constexpr quint64 own = Secret | Sensitive | Personal | Talk; ///< what is a person's own
constexpr quint64 away = Where | Outside | Hostile;

/// How the first part of a structure has to stand.
enum class Voice {
    Any,
    Deed, ///< what the tool does: "Steals …", "used to forge …"
    Order ///< not where a parameter is described or a person is asked first
};

/// What makes it worse, near it.
struct More
{
    quint64 is = 0;
    int points = 0;
};

/// Words of up to three classes near each other, and what they weigh.
struct Structure
{
    int id;
    PoisonKind kind;
    PoisonSign sign;
    int points;
    Voice voice;
    std::array<quint64, 3> parts{}; ///< each has to be there; 0: none
    std::size_t within = 1;
    bool isInOrder = false;
    std::array<More, 5> more{};
    quint64 honest = 0;

    /// One of each class, from the first to the last at most `words` apart.
    constexpr Structure near(std::size_t words, quint64 first, quint64 second = 0, quint64 third = 0) const
    {
        Structure one = *this;
        one.within = words;
        one.parts = {first, second, third};
        return one;
    }

    /// The same, one after the other.
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
            one.more[at++] = each; // one too many does not compile
        return one;
    }

    /// Honest where one of these is anywhere in the sentence.
    constexpr Structure unless(quint64 classes) const
    {
        Structure one = *this;
        one.honest = classes;
        return one;
    }
};

// Structures that are looked at more closely by their ids.
constexpr int harms = 1;
constexpr int illicitDeeds = 4;
constexpr int damages = 2;
constexpr int unseen = 6;
constexpr int unasked = 7;   ///< what is done without consent
constexpr int attackers = 8; ///< names whom it goes to
constexpr int crafts = 11;
constexpr int aheadOfOthers = 20;
constexpr int talks = 22;
constexpr int telling = 26; ///< what is not told
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
