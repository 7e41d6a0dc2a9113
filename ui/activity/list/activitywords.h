// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a record's row. Pure; outside text has passed displayText().
#pragma once

#include "store/activity/activityquery.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

namespace rc {

/// "14:02:11" today, else with the day. `now`: local time.
[[nodiscard]] QString whenText(const QDateTime &at, const QDateTime &now);
/// "14:02:11".
/// A send's level, else the kind.
[[nodiscard]] QString typeText(const ActivityRecord &record);
[[nodiscard]] Token typeToken(const ActivityRecord &record);
/// The message; for a list the number of tools, for a check its verdict.
[[nodiscard]] QString messageText(const ActivityRecord &record);
/// Where several profiles are listed: a check's verdict after its profile.
[[nodiscard]] QString messageWithProfile(const ActivityRecord &record);
/// "accepted, 200".
[[nodiscard]] QString outcomeText(const ActivityRecord &record);
[[nodiscard]] Token tokenFor(ActivityOutcome outcome);
/// Different wherever the color is.
[[nodiscard]] QString iconName(ActivityOutcome outcome);
/// An outcome without a status, as in the table for a send.
[[nodiscard]] QString outcomeWords(ActivityOutcome outcome);
/// A batch as one row.
[[nodiscard]] QString batchTypeText();
[[nodiscard]] QString batchMessage(const ActivityRecord &first, const ActivityBatch &batch);
/// "5 of 100 accepted, canceled".
[[nodiscard]] QString batchOutcome(const ActivityBatch &batch);
/// "188 of 193" of those that were looked for; empty if none was.
[[nodiscard]] QString batchArrived(const ActivityBatch &batch);
/// Color of its most severe outcome.
[[nodiscard]] Token tokenFor(const ActivityBatch &batch);
[[nodiscard]] QString iconName(const ActivityBatch &batch);
/// "9.1 MB · records are deleted after 90 days"; `retentionDays` of 0: not deleted automatically.
[[nodiscard]] QString storageText(qint64 bytes, int retentionDays);
/// "84 ms", "2.1 s", "3:12 min"; empty without a duration.
[[nodiscard]] QString durationText(qint64 milliseconds);

} // namespace rc
