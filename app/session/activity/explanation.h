// SPDX-License-Identifier: GPL-3.0-or-later
// Explains a failed record from recorded data: the step of a check that fails in the same way, and the changes since
// the last success. Sends no requests.
#pragma once

#include "session/activity/pastchecks.h"

namespace rc {

struct FailedStep
{
    RungId step = RungId::Url;
    RungState state = RungState::Failed;
    QString summary; ///< one line, safe to display
    QString hint;    ///< input for hintParts(); empty if there is none
    QString cause;   ///< id in the table of causes; empty: the record only supports the summary

    bool operator==(const FailedStep &) const = default;
};

/// nullopt for successes, running and canceled records. The cause (except of a check) is computed again from the
/// record, and only given if it yields the recorded wording, because the full response is not stored.
[[nodiscard]] std::optional<FailedStep> failedStepOf(const ActivityRecord &record);

struct RecordExplanation
{
    std::optional<CheckTurn> turn; ///< for a check
    QDateTime lastGood;            ///< when the same last succeeded; invalid: not recorded
    CheckDifference difference;    ///< changes since then
};

/// For a record with a failedStepOf(). Blocks, like ActivityFile.
[[nodiscard]] Result<RecordExplanation> explainRecord(ActivityFile &file, const ActivityRecord &record);

} // namespace rc
