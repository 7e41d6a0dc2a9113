// SPDX-License-Identifier: GPL-3.0-or-later
// One record in few words, as a row of the table shows it. Pure; outside text has passed displayText().
#pragma once

#include "store/activity/activityrecord.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

namespace rc {

/// "14:02:11" today, else with the day. `now`: local time.
[[nodiscard]] QString whenText(const QDateTime &at, const QDateTime &now);
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
/// "84 ms", "2.1 s", "3:12 min"; empty for what took no time.
[[nodiscard]] QString tookText(qint64 milliseconds);

} // namespace rc
