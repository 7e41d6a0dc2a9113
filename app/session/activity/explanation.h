// SPDX-License-Identifier: GPL-3.0-or-later
// Why a record failed, as far as that is recorded: the step of a check that fails for the same, and what is different
// since the same last worked. Nothing is asked of anybody.
#pragma once

#include "session/activity/pastchecks.h"

namespace rc {

struct FailedStep
{
    RungId step = RungId::Url;
    RungState state = RungState::Failed;
    QString summary; ///< one line, safe to display
    QString hint;    ///< as hintParts() takes apart; empty without one
    QString cause;   ///< id of the table of causes; empty: what is recorded says no more than the summary

    bool operator==(const FailedStep &) const = default;
};

/// Nothing for what worked, what runs, and what a person canceled. The cause of anything but a check is looked for anew
/// in what is recorded, and given only if it comes to the same words as then: an answer has more to it than is kept.
[[nodiscard]] std::optional<FailedStep> failedStepOf(const ActivityRecord &record);

struct RecordExplanation
{
    std::optional<CheckTurn> turn; ///< of a check
    QDateTime lastGood;            ///< when the same was last accepted or passed; invalid: that is not recorded
    CheckDifference difference;    ///< since then
};

/// Of a record that has a failedStepOf(). Blocks, as ActivityFile does.
[[nodiscard]] Result<RecordExplanation> explainRecord(ActivityFile &file, const ActivityRecord &record);

} // namespace rc
