// SPDX-License-Identifier: GPL-3.0-or-later
// Creates points in time with a fixed offset on every supported version of Qt.
#pragma once

#include <QDateTime>

namespace rc {

/// In UTC; written with a "Z".
[[nodiscard]] QDateTime utcTime(QDate date, QTime time);
/// Converts milliseconds since 1970-01-01 00:00 UTC.
[[nodiscard]] QDateTime utcFromMSecs(qint64 sinceEpoch);
/// The largest offset in use anywhere. Qt 6.5 and later reject offsets beyond 16 hours.
constexpr int farthestFromUtc = 14 * 3600;
/// `secondsAheadOfUtc` is negative behind UTC; up to farthestFromUtc either way.
[[nodiscard]] QDateTime timeAtOffset(QDate date, QTime time, int secondsAheadOfUtc);

} // namespace rc
