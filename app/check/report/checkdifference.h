// SPDX-License-Identifier: GPL-3.0-or-later
// What is different between two checks of a profile, as far as both recorded it; and since when a step fails. Pure.
// Nothing here says that one thing is the reason for another: only what was seen, and when.
#pragma once

#include "check/ladder/checkrun.h"

#include <QList>

#include <optional>

namespace rc {

/// A check as it is found in Activity.
struct SeenCheck
{
    CheckReport report;
    QString key; ///< keyFingerprint() of the key it used; empty: not recorded
};

/// What two checks are compared by.
enum class CheckAspect {
    Key,
    Resource,
    ToolServer,
    Addresses,   ///< that the name resolved to
    Certificate, ///< by its validity
    Clock,       ///< of the service, against that of this computer
    Tools,       ///< how many a catalog had
};

struct CheckChange
{
    CheckAspect aspect = CheckAspect::Key;
    RungId step = RungId::Url; ///< of Tools
    QString before;            ///< as recorded, safe to display; empty: there was none
    QString now;

    bool operator==(const CheckChange &) const = default;
};

struct StepChange
{
    RungId step = RungId::Url;
    RungState before = RungState::Waiting;
    RungState now = RungState::Waiting;

    bool operator==(const StepChange &) const = default;
};

struct CheckDifference
{
    QList<StepChange> steps; ///< that both tried and that came to something else, in the order of the ladder
    QList<CheckChange> changes;
    QList<CheckAspect> same; ///< recorded by both, and no other now

    bool operator==(const CheckDifference &) const = default;
};

[[nodiscard]] CheckDifference checkDifference(const SeenCheck &before, const SeenCheck &now);

/// Since when the first step that fails in the newest check does so.
struct CheckTurn
{
    RungId step = RungId::Url;
    QDateTime passedUntil;      ///< when the last check ended in which it passed
    QDateTime failsSince;       ///< when the first check after that ended in which it failed
    CheckDifference difference; ///< between these two

    bool operator==(const CheckTurn &) const = default;
};
/// `newestFirst`: checks that were canceled, or that did not try the step, say nothing. Nothing if no step fails now,
/// or if it passed in none of them.
[[nodiscard]] std::optional<CheckTurn> checkTurn(const QList<SeenCheck> &newestFirst);

[[nodiscard]] QString aspectName(CheckAspect aspect); ///< translated: "API key", "Address", …
/// "API key: 5D02 → 91C4", translated.
[[nodiscard]] QString changeText(const CheckChange &change);
/// "“Send an entry” passed until 09:12 and has failed since 09:27.", translated. `now`: local time.
[[nodiscard]] QString turnText(const CheckTurn &turn, const QDateTime &now);
/// The turn, and what is different since: in one line, for a label beside others.
[[nodiscard]] QString turnLine(const CheckTurn &turn, const QDateTime &now);

} // namespace rc
