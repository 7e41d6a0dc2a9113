// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of a profile as Activity has them: what became of each, and what each saw.
#pragma once

#include "check/report/checkdifference.h"
#include "store/activity/activityfile.h"

namespace rc {

/// What became of one check.
struct CheckTick
{
    QUuid record;
    QDateTime at; ///< of the press, UTC
    ActivityOutcome outcome = ActivityOutcome::Passed;
    QString marker; ///< of its entries: what a watch records of a change has that of its check

    bool operator==(const CheckTick &) const = default;
};

/// How many ticks a strip has at most.
constexpr int mostTicks = 30;

/// Of each profile the newest ones, newest first, without what runs and what was canceled; at most `most` of each.
/// Blocks, as ActivityFile does.
[[nodiscard]] Result<QHash<QString, QList<CheckTick>>> checkTicks(ActivityFile &file, int most);

struct PastCheck
{
    CheckTick tick;
    SeenCheck seen;
};

/// The same of one profile with what each saw: those before `before`, or all if that is invalid. A check whose report
/// cannot be read is left out.
[[nodiscard]] Result<QList<PastCheck>> pastChecks(ActivityFile &file, const QString &profile, const QDateTime &before,
                                                  int most);

} // namespace rc
