// SPDX-License-Identifier: GPL-3.0-or-later
// What a word may mean in an order: classes of words in the languages that most people write.
#pragma once

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
    Harvest = 1ULL << 12, ///< to take what is not meant for one
    Send = 1ULL << 13,
    Pass = 1ULL << 14, ///< to hand over with a call
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
    Choice = 1ULL << 35, ///< whether, true, optional: a parameter is described
    Threat = 1ULL << 36,
    Authority = 1ULL << 37,
    Ask = 1ULL << 38,
    Does = 1ULL << 39, ///< does, will, can: the tool is described
    Attacker = 1ULL << 40,
    File = 1ULL << 41,
    WeakSecret = 1ULL << 44,
    Prefer = 1ULL << 45,
    Act = 1ULL << 46, ///< request, operation, response: what a tool is used in
    Call = 1ULL << 47,
    Example = 1ULL << 48,
    Tell2 = 1ULL << 49,  ///< to show, to say: honest texts forbid it, too
    Rules2 = 1ULL << 50, ///< rules of any kind
    This = 1ULL << 51,
    Destroy = 1ULL << 53,
    Keep = 1ULL << 54,  ///< to write down
    Guard = 1ULL << 52, ///< detect, redact, block: the tool works against it
};
} // namespace wordclass

struct ReadWord
{
    quint64 is = 0;
    qsizetype from = 0;
    qsizetype size = 0;
};

/// The words of a folded text that mean something here, and the others with no class, in their order.
[[nodiscard]] std::vector<ReadWord> readWords(QStringView folded);

/// The classes of stems in texts without spaces or in other scripts, found anywhere in `folded`.
[[nodiscard]] quint64 foreignClasses(QStringView folded);

} // namespace rc
