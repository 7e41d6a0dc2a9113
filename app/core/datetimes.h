// SPDX-License-Identifier: GPL-3.0-or-later
// Creates points in time with a fixed offset on every supported version of Qt, and reads typed ones.
#pragma once

#include "core/result.h"

#include <QDateTime>

#include <optional>

namespace rc {

/// In UTC; written with a "Z".
[[nodiscard]] QDateTime utcTime(QDate date, QTime time);
/// Converts milliseconds since 1970-01-01 00:00 UTC.
[[nodiscard]] QDateTime utcFromMSecs(qint64 sinceEpoch);
/// The largest offset in use anywhere. Qt 6.5 and later reject offsets beyond 16 hours.
constexpr int maxUtcOffset = 14 * 3600;
/// `secondsAheadOfUtc` is negative behind UTC; up to maxUtcOffset either way.
[[nodiscard]] QDateTime timeAtOffset(QDate date, QTime time, int secondsAheadOfUtc);

/// Seconds east of UTC from "+01:00", "-0330", "+5" or "Z"; up to 14 hours either way.
[[nodiscard]] std::optional<int> utcOffsetFromText(const QString &text);

/// ISO 8601 with an offset: 2026-11-21T14:02:11.204+01:00. Accepts a space instead of the T, and missing seconds or
/// milliseconds. Otherwise BadInput with a sentence.
[[nodiscard]] Result<QDateTime> timeFromText(const QString &text);

} // namespace rc
