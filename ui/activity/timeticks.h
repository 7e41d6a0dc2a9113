// SPDX-License-Identifier: GPL-3.0-or-later
// Where the time of a chart is written: at round times, evenly spaced.
#pragma once

#include <QDateTime>
#include <QList>

namespace rc {

struct TimeTick
{
    QDateTime at; ///< local time
    QString text; ///< a time of the day; at midnight the day
};

/// The round times of a clock or a calendar from `from` to `to`, `most` of them at most: full hours, midnights, first
/// days of months. `most` is at least 2.
[[nodiscard]] QList<TimeTick> timeTicks(const QDateTime &from, const QDateTime &to, int most);

} // namespace rc
