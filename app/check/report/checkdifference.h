// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between two checks of a profile, as far as both recorded them, and since when a step fails. Pure.
// Claims no cause.
#pragma once

#include "check/run/checkrun.h"

#include <QList>

#include <optional>

namespace rc {

/// A check from Activity.
struct RecordedCheck
{
    CheckReport report;
    QString key; ///< keyFingerprint() of the key used; empty: not recorded
};

/// Compared properties.
enum class CheckAspect {
    Key,
    Resource,
    ToolServer,
    Addresses,   ///< of the name
    Certificate, ///< by validity
    Clock,       ///< of the service, relative to this computer
    Tools,       ///< number of tools in a catalog
};

struct CheckChange
{
    CheckAspect aspect = CheckAspect::Key;
    StepId step = StepId::Url; ///< for Tools
    QString before;            ///< as recorded, safe to display; empty: none
    QString now;

    bool operator==(const CheckChange &) const = default;
};

struct StepChange
{
    StepId step = StepId::Url;
    StepState before = StepState::Waiting;
    StepState now = StepState::Waiting;

    bool operator==(const StepChange &) const = default;
};

struct CheckDifference
{
    QList<StepChange> steps; ///< tried in both with different results, in check order
    QList<CheckChange> changes;

    bool operator==(const CheckDifference &) const = default;
};

[[nodiscard]] CheckDifference checkDifference(const RecordedCheck &before, const RecordedCheck &now);

/// Since when the first failed step of the newest check fails.
struct CheckRegression
{
    StepId step = StepId::Url;
    QDateTime passedUntil;      ///< end of the last check in which it passed
    QDateTime failsSince;       ///< end of the first later check in which it failed
    CheckDifference difference; ///< between these two

    bool operator==(const CheckRegression &) const = default;
};
/// `newestFirst`: ignores checks that were canceled or did not try the step. nullopt if no step fails now, or if it
/// never passed in them.
[[nodiscard]] std::optional<CheckRegression> findRegression(const QList<RecordedCheck> &newestFirst);

/// "API key: 5D02 → 91C4", translated.
[[nodiscard]] QString changeText(const CheckChange &change);
/// "“Send an entry” passed until 09:12 and has failed since 09:27. Changed in between: …", translated, on one line.
/// `now`: local time.
[[nodiscard]] QString regressionLine(const CheckRegression &turn, const QDateTime &now);

// The difference between two checks of one resource, reported by a watch.

/// One or two translated sentences, safe to display, if the overall state changed, or if another step or cause is at
/// fault. Empty if there is nothing to report; a canceled check is ignored.
[[nodiscard]] QString stateChange(const CheckReport &before, const CheckReport &now);

/// Same by step, translated: "General tools: was “Passed”, now “Failed”." Empty if stateChange() is.
[[nodiscard]] QString stepChanges(const CheckReport &before, const CheckReport &now);

} // namespace rc
