// SPDX-License-Identifier: GPL-3.0-or-later
// The intent classes of words: actor, action, object, target, disguise. Words of many languages share the classes, so
// that one rule covers them all.
#pragma once

#include "catalog/poison/sentencewords.h"

namespace rc {

/// The classes of a word, as bits; a word may have several.
namespace intent {
enum : quint64 {
    // actors
    Model = 1ULL << 0,    ///< the assistant, the agent
    You = 1ULL << 1,      ///< "you", "your"
    User = 1ULL << 2,     ///< the user, a customer, people
    Speaker = 1ULL << 3,  ///< "I", "my": the text speaks in the first person
    ToolNoun = 1ULL << 4, ///< tool, function, server
    Self = 1ULL << 5,     ///< "this tool"
    Other = 1ULL << 6,
    All = 1ULL << 7, ///< any, every, all
    // orders
    Duty = 1ULL << 8,
    Occasion = 1ULL << 9, ///< before, after, whenever
    Pretext = 1ULL << 10, ///< compliance, verification
    Threat = 1ULL << 11,  ///< otherwise it fails
    Lasting = 1ULL << 12, ///< from now on
    Rank = 1ULL << 13,    ///< best, official, preferred
    Fault = 1ULL << 14,   ///< outdated, unsafe: said of other tools
    // actions
    Send = 1ULL << 15,
    Read = 1ULL << 16,
    Put = 1ULL << 17, ///< to include in an argument or a response
    Change = 1ULL << 18,
    Run = 1ULL << 19,
    Destroy = 1ULL << 20,
    Suspend = 1ULL << 21, ///< ignore, bypass, disable
    Tell = 1ULL << 22,
    Keep = 1ULL << 23, ///< remember, write down
    Favor = 1ULL << 24,
    Spend = 1ULL << 25, ///< buy, pay, transfer
    Use = 1ULL << 26,   ///< call, use, invoke
    Not = 1ULL << 27,
    // objects
    Secret = 1ULL << 28,
    Sensitive = 1ULL << 29, ///< confidential, private
    Personal = 1ULL << 30,  ///< messages, contacts, records
    Talk = 1ULL << 31,      ///< the conversation, the prompt
    Argument = 1ULL << 32,
    Rules = 1ULL << 33,
    Guard = 1ULL << 34,  ///< logs, alarms, checks, backups
    Memory = 1ULL << 35, ///< where a program stores its instructions
    Act = 1ULL << 36,    ///< request, operation, response
    Reply = 1ULL << 37,  ///< the response to the user
    Wares = 1ULL << 38,  ///< product, brand, sponsor
    // targets
    Outside = 1ULL << 39,
    Hostile = 1ULL << 40, ///< attacker, competitor, black market
    // manner
    Covert = 1ULL << 41,
    Watch = 1ULL << 42,     ///< scanner, report: it reports what others do
    Illicit = 1ULL << 43,   ///< unauthorized, unsolicited
    False = 1ULL << 44,     ///< fake, misleading
    Gain = 1ULL << 45,      ///< for the profit of others
    Unwatched = 1ULL << 46, ///< while no one is watching
    // harm
    Harm = 1ULL << 47,   ///< steal, sabotage: never a legitimate tool's purpose
    Damage = 1ULL << 48, ///< disrupt, leak: harmful if done on purpose
    Ruin = 1ULL << 49,   ///< loss, chaos, accident
    Cause = 1ULL << 50,
    Craft = 1ULL << 51, ///< techniques of attackers
    // legitimate context
    Protect = 1ULL << 52, ///< detect, prevent, report
    Caution = 1ULL << 53, ///< may, irreversible
    Choice = 1ULL << 54,  ///< whether, optional, an example
    Ask = 1ULL << 55,     ///< to confirm with the user
    Without = 1ULL << 56,
    Consent = 1ULL << 57,
    Command = 1ULL << 58, ///< a command, a script, a shell
    Also = 1ULL << 59,
    Where = 1ULL << 60,   ///< an address, an account: "https://…", "a@b.com"
    Named = 1ULL << 61,   ///< the name of a tool: read_file
    Praise = 1ULL << 62,  ///< best, unmatched: of a tool
    Misdeed = 1ULL << 63, ///< disruption, leakage: the action as a noun
};

constexpr quint64 deeds =
    Send | Read | Put | Change | Run | Destroy | Suspend | Tell | Keep | Favor | Spend | Use | Cause;
constexpr quint64 own = Secret | Sensitive | Personal | Talk; ///< private data
constexpr quint64 away = Where | Outside | Hostile;

/// Actions that cause harm. Reading, using or skipping something bad is harmless.
constexpr quint64 makes = Send | Put | Change | Run | Tell | Favor | Spend | Cause | Damage;
} // namespace intent

/// The words of a folded sentence in order; words without a meaning here have no class. A phrase from the tables is one
/// word.
[[nodiscard]] std::vector<IntentWord> intentWords(QStringView folded);

} // namespace rc
