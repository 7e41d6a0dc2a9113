// SPDX-License-Identifier: GPL-3.0-or-later
// Past checks of a profile in Activity: their outcomes and reports.
#pragma once

#include "check/report/checkdifference.h"
#include "session/activity/records.h"
#include "store/activity/activityfile.h"

namespace rc {

/// The outcome of one check.
struct CheckTick
{
    QUuid record;
    QDateTime at; ///< start time, UTC
    ActivityOutcome outcome = ActivityOutcome::Passed;
    QString marker; ///< marker of its entries; the record of a noticed change has the same one

    bool operator==(const CheckTick &) const = default;
};

/// Maximum number of ticks in a strip.
constexpr int mostTicks = 30;

/// By historyId(): the newest checks of each profile, at most `most`, newest first, without running and canceled ones.
/// Blocks, like ActivityFile.
[[nodiscard]] Result<QHash<QString, QList<CheckTick>>> checkTicks(ActivityFile &file, int most);

struct PastCheck
{
    CheckTick tick;
    SeenCheck seen;
};

/// Same for one profile, with the reports. Skips checks with an unreadable report.
[[nodiscard]] Result<QList<PastCheck>> pastChecks(ActivityFile &file, const RecordedProfile &profile, int most);

} // namespace rc
