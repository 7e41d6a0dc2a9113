// SPDX-License-Identifier: GPL-3.0-or-later
// One record in few words, as a row of the table shows it. Pure; outside text has passed displayText().
#pragma once

#include "store/activity/activityquery.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

namespace rc {

/// "14:02:11" today, else with the day. `now`: local time.
[[nodiscard]] QString whenText(const QDateTime &at, const QDateTime &now);
/// "14:02:11".
[[nodiscard]] QString timeText(const QDateTime &at);
/// "Today", "Yesterday", else the date as the language has it, with its weekday.
[[nodiscard]] QString dayText(const QDate &day, const QDate &today);
/// Of a send its level, else the kind.
[[nodiscard]] QString whatText(const ActivityRecord &record);
[[nodiscard]] Token whatToken(const ActivityRecord &record);
/// The message, of a list how many tools came, of a check its profile and verdict.
[[nodiscard]] QString messageText(const ActivityRecord &record);
/// "accepted, 200".
[[nodiscard]] QString outcomeText(const ActivityRecord &record);
[[nodiscard]] Token tokenFor(ActivityOutcome outcome);
/// The same, but quiet for what a person cancelled before it left.
[[nodiscard]] Token tokenFor(const ActivityRecord &record);
[[nodiscard]] QString iconName(const ActivityRecord &record);
/// Differs wherever the colour does.
[[nodiscard]] QString iconName(ActivityOutcome outcome);
/// Of an outcome without a status, as the table says it of a send.
[[nodiscard]] QString outcomeWords(ActivityOutcome outcome);
/// A batch in one row.
[[nodiscard]] QString batchWhat();
[[nodiscard]] QString batchMessage(const ActivityRecord &first, const ActivityBatch &batch);
/// "5 of 100 accepted, canceled".
[[nodiscard]] QString batchOutcome(const ActivityBatch &batch);
/// Of what most needs to be looked at.
[[nodiscard]] Token tokenFor(const ActivityBatch &batch);
[[nodiscard]] QString iconName(const ActivityBatch &batch);
/// "12,480 records · 9.1 MB"; `retentionDays` of 0: they stay until they are deleted.
[[nodiscard]] QString recordsText(qint64 records, qint64 bytes, int retentionDays);
/// "84 ms", "2.1 s", "3:12 min"; empty for what took no time.
[[nodiscard]] QString tookText(qint64 milliseconds);

} // namespace rc
