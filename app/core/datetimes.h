// SPDX-License-Identifier: GPL-3.0-or-later
// Points in time with a fixed offset, as every supported version of Qt makes them.
#pragma once

#include <QDateTime>

namespace rc {

/// In UTC; written with a "Z".
[[nodiscard]] QDateTime utcTime(QDate date, QTime time);
/// The milliseconds since 1970-01-01 00:00 UTC as a point in time in UTC.
[[nodiscard]] QDateTime utcFromMSecs(qint64 sinceEpoch);
/// No place on earth is farther from UTC, and Qt 6.5 and later make no point in time beyond 16 hours.
constexpr int farthestFromUtc = 14 * 3600;
/// At that many seconds ahead of UTC, behind it where negative; up to farthestFromUtc either way.
[[nodiscard]] QDateTime timeAtOffset(QDate date, QTime time, int secondsAheadOfUtc);

} // namespace rc
