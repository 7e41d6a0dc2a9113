// SPDX-License-Identifier: GPL-3.0-or-later
// The table of structures: word classes near each other that make up a mark.
#pragma once

#include "catalog/poison/intentwords.h"
#include "catalog/poison/poisonlens.h"

#include <array>
#include <initializer_list>

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

struct Aim
{
    PoisonKind kind;
    PoisonSign sign;
};

/// Actions that cause harm. Reading, using or skipping something bad is harmless.
constexpr quint64 makes = Send | Put | Change | Run | Tell | Favor | Spend | Cause | Damage;

// The most common aims.
constexpr Aim steering{PoisonKind::Steered, PoisonSign::SteerTools};
constexpr Aim harmful{PoisonKind::Harmful, PoisonSign::DeclaresHarm};
constexpr Aim rewriting{PoisonKind::Steered, PoisonSign::ChangeArguments};
constexpr Aim sendingAway{PoisonKind::SentAway, PoisonSign::SendAway};
constexpr Aim takingSecrets{PoisonKind::Secrets, PoisonSign::TakeSecrets};
constexpr Aim overriding{PoisonKind::Override, PoisonSign::IgnoreRules};
constexpr Aim commanding{PoisonKind::Steered, PoisonSign::SpeaksToModel};
constexpr Aim praising{PoisonKind::Steered, PoisonSign::PraisesItself};
constexpr Aim takingTalk{PoisonKind::Secrets, PoisonSign::TakeConversation};

constexpr Structure mark(int id, Aim aim, int points, Voice voice = Voice::Order)
{
    return {id, aim.kind, aim.sign, points, voice};
}

inline constexpr std::array poisonStructures{
    // stated purposes that no honest tool has
    mark(harms, harmful, 10, Voice::Deed).inOrder(1, Harm),
    mark(harms, harmful, 6, Voice::Any).inOrder(1, Harm).unless(Choice | Caution),
    mark(damages, harmful, 3, Voice::Deed)
        .inOrder(1, Damage)
        .worse({{Secret, 3}, {Sensitive | Ruin, 4}, {User | Personal, 1}, {Damage | Misdeed, 1}}),
    mark(evading, harmful, 5, Voice::Deed).inOrder(4, Damage, Guard | Rules),
    // ordinary actions with a harmful context
    mark(illicitDeeds, harmful, 7, Voice::Any).near(9, deeds | Damage, Illicit).unless(Choice),
    mark(falsehoods, harmful, 7, Voice::Any).inOrder(6, makes, False).unless(Choice),
    mark(unseen, {PoisonKind::Harmful, PoisonSign::Hide}, 7)
        .near(5, deeds | Damage | Harm, Covert)
        .worse({{own, 2}, {Guard | away, 2}, {Named | Command, 2}}),
    mark(unasked, {PoisonKind::Harmful, PoisonSign::Hide}, 6)
        .inOrder(5, Without, Consent | Guard | Tell | Keep)
        .worse({{User, 2}, {own & ~Personal, 2}, {Send | Spend, 2}}),
    mark(attackers, sendingAway, 9).inOrder(10, Send | Tell | Damage | Put, Hostile).worse({{own, 2}}),
    mark(9, harmful, 7, Voice::Any).near(14, deeds | Damage, Gain),
    mark(brings, harmful, 6, Voice::Any).inOrder(5, Cause, Ruin | Misdeed).unless(Caution),
    mark(crafts, harmful, 10, Voice::Any).inOrder(1, Craft).unless(Choice),
    mark(12, sendingAway, 5)
        .near(12, Send, own, Outside | Hostile)
        .worse({{All, 1}, {Duty | Also, 2}, {Covert, 2}, {Sensitive | Secret | Talk, 3}})
        .unless(Choice),
    mark(unwatched, {PoisonKind::Harmful, PoisonSign::Evades}, 7).inOrder(1, Unwatched),
    // orders about other tools
    mark(aheadOfOthers, steering, 4)
        .inOrder(7, Occasion, All | Other, ToolNoun | Act)
        .worse({{Duty, 1}, {Self, 1}, {Named, 1}}),
    mark(aheadOfEvery, steering, 4)
        .inOrder(7, Occasion, All, Other)
        .worse({{Duty, 2}, {Use, 1}, {ToolNoun, 1}})
        .unless(Choice),
    mark(aheadOfAll, steering, 5)
        .near(12, Occasion, All | Other, Self)
        .worse({{Use, 1}, {Duty, 2}, {Not, 2}, {Act | ToolNoun, 2}})
        .unless(Choice),
    mark(70, steering, 6)
        .near(10, Other, ToolNoun, Destroy | Suspend | Not)
        .worse({{All, 2}, {Duty, 2}})
        .unless(Choice),
    mark(71, steering, 4).inOrder(8, Send | Put, Argument | own, Self).worse({{Duty, 1}, {All, 1}}).unless(Choice),
    mark(72, steering, 4)
        .inOrder(12, All | Other, ToolNoun, Self)
        .worse({{Favor | Reply, 4}, {Use, 2}, {Duty, 2}})
        .unless(Choice),
    mark(73, steering, 4).inOrder(6, Named, Fault).unless(Choice),
    mark(21, steering, 3).inOrder(6, Occasion, Named).worse({{Duty, 1}}),
    mark(49, steering, 3).near(20, Named, Named, Duty),
    mark(25, rewriting, 2)
        .inOrder(5, Change, Argument)
        .worse({{Where, 4}, {Named, 2}, {Duty, 2}, {Occasion | All, 2}})
        .unless(Choice),
    mark(25, rewriting, 2)
        .inOrder(4, Argument, Change)
        .worse({{Where, 4}, {Named, 2}, {Duty, 2}, {Occasion | All, 2}})
        .unless(Choice),
    mark(toOthers, rewriting, 5)
        .inOrder(10, Send | Change, Other, Argument | User)
        .worse({{Duty, 2}, {Named, 2}})
        .unless(Choice),
    mark(75, harmful, 6, Voice::Any).inOrder(10, Damage | Change, Spend | Sensitive, Outside | Hostile).unless(Choice),
    mark(approvals, overriding, 5).inOrder(5, Spend, All, Act).worse({{Duty, 1}, {You | Model, 2}}).unless(Choice),
    mark(57, rewriting, 3)
        .inOrder(14, All, Argument | Act | Spend, Change)
        .worse({{Duty, 2}, {Where, 5}, {Named, 1}, {Spend, 4}})
        .unless(Choice),
    mark(59, rewriting, 3)
        .inOrder(5, Act | Argument, Duty, Change | Send | Put)
        .worse({{Named, 3}, {Where, 4}, {All, 2}, {Other, 2}})
        .unless(Choice),
    mark(61, steering, 5).near(8, Change, Other, ToolNoun).worse({{Duty, 2}}).unless(Choice),
    mark(46, steering, 3)
        .inOrder(16, Occasion, User, Change | Send | Damage)
        .worse({{Other, 3}, {Named, 1}, {away, 2}})
        .unless(Choice),
    mark(53, steering, 2)
        .near(8, All, Act, Duty)
        .worse({{Change | Suspend, 2}, {Named, 2}, {Occasion, 1}})
        .unless(Choice),
    mark(29, praising, 5, Voice::Any)
        .near(7, Rank | Praise, ToolNoun | Self, Other | All)
        .worse({{Favor, 3}, {Self, 2}, {Duty, 2}})
        .unless(Choice),
    mark(30, praising, 5, Voice::Any)
        .near(10, Favor | Rank, Self, Other)
        .worse({{Duty, 1}, {Praise, 2}, {Fault, 3}, {All, 2}})
        .unless(Choice),
    mark(77, praising, 7, Voice::Any).inOrder(10, Rank | Praise, Favor, Rank | Other).worse({{Duty, 3}}).unless(Choice),
    mark(31, praising, 7, Voice::Any).inOrder(8, Other, ToolNoun, Fault).worse({{Self, 3}}).unless(Choice),
    // orders to disclose, hide or obey
    mark(talks, takingTalk, 4)
        .inOrder(4, Put | Send | Keep, Talk)
        .worse({{Argument, 3}, {Duty | You, 2}, {All, 3}, {away, 3}, {Also, 2}})
        .unless(Choice),
    mark(talks, takingTalk, 4)
        .inOrder(6, Talk, Put | Send | Keep)
        .worse({{Argument, 3}, {Duty | You, 2}, {All, 3}, {away, 3}})
        .unless(Choice),
    mark(talks, takingTalk, 7)
        .inOrder(12, Put | Send, All, Talk)
        .worse({{Argument, 2}, {Duty | You, 2}, {away, 3}})
        .unless(Choice),
    mark(66, takingTalk, 4)
        .inOrder(6, Put | Send, User, Act | Talk)
        .worse({{Argument, 2}, {Duty, 2}, {All, 3}, {away, 3}})
        .unless(Choice),
    mark(handing, takingSecrets, 6)
        .inOrder(5, Put | Send, Secret)
        .worse({{Model | User, 1}, {Duty, 2}, {Read, 1}, {Argument, 1}, {Pretext, 2}})
        .unless(Choice | Protect),
    mark(handing, takingSecrets, 5)
        .inOrder(5, Secret, Put | Send)
        .worse({{Model | User, 1}, {Duty, 2}, {Read, 1}, {Argument, 1}, {Pretext, 2}})
        .unless(Choice | Protect),
    mark(secretArgument, takingSecrets, 3)
        .near(8, Secret, Argument)
        .worse({{Duty, 1}, {Put, 1}})
        .unless(Choice | Protect),
    mark(carrying, takingSecrets, 7)
        .inOrder(12, Read, Secret | Memory, Send | Put)
        .worse({{Duty, 1}, {away, 3}})
        .unless(Choice | Protect),
    mark(reading, takingSecrets, 5)
        .near(14, Read, Secret | Memory, Duty | Occasion | Pretext | Model)
        .worse({{Put | Send, 2}, {away, 2}, {Named, 2}})
        .unless(Choice),
    mark(24, sendingAway, 4)
        .inOrder(10, Send, Where)
        .worse({{All | Act, 2}, {own, 2}, {Duty, 2}, {Occasion | Also, 2}})
        .unless(Choice),
    mark(48, sendingAway, 5)
        .inOrder(14, You, Duty, Where)
        .worse({{Also, 2}, {Pretext, 2}, {Outside, 2}})
        .unless(Choice),
    mark(78, {PoisonKind::SentAway, PoisonSign::Pretext}, 7)
        .inOrder(8, Send, Named, Pretext)
        .worse({{own, 3}})
        .unless(Choice),
    mark(38, sendingAway, 3).inOrder(12, Also, Send | Put, own | away).worse({{Duty, 1}, {away, 2}}).unless(Choice),
    mark(telling, {PoisonKind::Concealed, PoisonSign::Hide}, 10).inOrder(7, Not, Tell, User),
    mark(telling, {PoisonKind::Concealed, PoisonSign::Hide}, 5).inOrder(8, User, Not, Tell).worse({{Duty, 5}}),
    mark(suspending, overriding, 5)
        .inOrder(5, Suspend, Rules | Guard)
        .worse({{You | Model | Self, 3}, {Duty | Not, 2}, {All, 1}, {Occasion, 1}, {User, 2}})
        .unless(Choice | Protect),
    mark(suspending, overriding, 5)
        .inOrder(8, Rules | Guard, Suspend)
        .worse({{You | Model | Self, 3}, {Duty, 1}, {All, 2}})
        .unless(Choice | Protect),
    mark(28, overriding, 6).inOrder(5, Not, Ask, Consent | User),
    mark(62, overriding, 4).inOrder(2, Not, Consent).worse({{Lasting | Keep, 3}, {Duty, 1}, {Act, 2}, {Self, 2}}),
    mark(84, sendingAway, 10).near(14, Send, Secret | Talk | Memory, Where).unless(Choice | Protect),
    mark(85, sendingAway, 6)
        .inOrder(14, Send, All, Where)
        .worse({{own & ~Sensitive, 2}, {Duty | Occasion, 2}})
        .unless(Choice),
    mark(95, sendingAway, 8).near(14, Put | Send, Where, Also).worse({{own, 2}}).unless(Choice),
    mark(87, steering, 7).inOrder(8, Rank, Named, Named).worse({{All, 2}, {User, 2}, {Duty, 2}}).unless(Choice),
    mark(blaming, steering, 10).inOrder(12, Not, Named, Damage | Fault | Ruin).unless(Choice),
    mark(89, rewriting, 7)
        .inOrder(16, Occasion, Named, Where)
        .worse({{Duty, 3}, {Change, 3}, {Argument, 2}})
        .unless(Choice),
    mark(90, steering, 5)
        .inOrder(14, All | Other, Reply | Act, Self)
        .worse({{Duty, 3}, {User, 2}, {Send, 2}})
        .unless(Choice),
    mark(91, {PoisonKind::Concealed, PoisonSign::Hide}, 5)
        .inOrder(8, Not, Put | Tell, Reply)
        .worse({{You, 3}, {Also, 2}, {Tell, 2}})
        .unless(Choice),
    mark(32, {PoisonKind::Override, PoisonSign::Persists}, 5)
        .inOrder(8, Keep | Put | Change, Memory)
        .worse({{Duty, 2}, {Occasion, 2}})
        .unless(Choice),
    mark(lasting, {PoisonKind::Override, PoisonSign::Persists}, 3)
        .inOrder(3, Lasting)
        .worse({{Duty, 2}, {Not, 1}, {Put | Favor, 2}, {You | Model, 2}, {Reply, 2}})
        .unless(Choice),
    mark(replying, commanding, 3)
        .near(8, Reply, Favor | Put)
        .worse({{Lasting, 3}, {All, 2}, {Duty, 1}, {Wares | Where, 4}})
        .unless(Choice),
    mark(favoring, commanding, 6)
        .inOrder(8, Favor, Spend | Wares)
        .worse({{Duty, 2}, {All | Occasion, 2}, {User, 2}})
        .unless(Choice),
    mark(wares, commanding, 4)
        .near(14, Put | Favor, Wares | Where, Reply)
        .worse({{Duty, 3}, {You | Model, 2}, {All, 1}})
        .unless(Choice),
    mark(43, {PoisonKind::Commands, PoisonSign::RunCommand}, 7)
        .inOrder(7, You | Model | Duty, Run, Command)
        .worse({{Pretext, 2}, {Where, 2}, {You, 2}, {Occasion, 1}})
        .unless(Choice),
    mark(scripts, {PoisonKind::Commands, PoisonSign::RunCommand}, 7)
        .inOrder(8, Read | Put | Run, Command, Command)
        .worse({{Pretext, 2}, {Where, 2}, {Duty, 2}})
        .unless(Choice),
    mark(speaking, {PoisonKind::Harmful, PoisonSign::SpeaksToModel}, 5)
        .near(8, Send | Spend | Destroy | Change, Speaker)
        .worse({{Where, 4}, {Secret | Sensitive | Personal, 2}, {All, 2}})
        .unless(Choice),
    mark(spending, harmful, 3).near(8, Spend, Duty | Also | Without).unless(Choice),
    // pressure
    mark(35, {PoisonKind::Steered, PoisonSign::Pretext}, 3).near(14, Pretext, Duty),
    mark(36, {PoisonKind::Steered, PoisonSign::Pressure}, 2)
        .inOrder(1, Threat)
        .worse({{Duty, 1}, {Put | Run | Read, 1}}),
    mark(37, commanding, 3).near(4, Model, Duty),
};

} // namespace rc::intent
