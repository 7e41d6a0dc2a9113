// SPDX-License-Identifier: GPL-3.0-or-later
// Activity as JSON Lines or CSV.
#pragma once

#include "store/activity/activityfile.h"

#include <QByteArray>
#include <QIODevice>

namespace rc {

enum class ActivityFormat {
    JsonLines,
    Csv
};

/// Csv for a name that ends in .csv, else JsonLines.
[[nodiscard]] ActivityFormat activityFormatOf(const QString &fileName);

/// Writes what the filter finds, newest first, a few records at a time; how many.
[[nodiscard]] Result<qint64> exportActivity(ActivityFile &file, const ActivityFilter &filter, QIODevice &out,
                                            ActivityFormat format);

/// One JSON object without a line break: {"id","kind","outcome","at","profile","resource","level","message","extra",
/// "ts","marker","status","elapsedMs","timings","errorKind","error","batch","key","reply","report"}. `extra` and
/// `report` are the JSON they hold, with its digits; `level` and `batch` are empty without one.
[[nodiscard]] QByteArray activityJson(const ActivityRecord &record);

/// The first line and a record as CSV (RFC 4180), with their line breaks. A cell that a spreadsheet would take for a
/// formula begins with an apostrophe.
[[nodiscard]] QByteArray activityCsvHeader();
[[nodiscard]] QByteArray activityCsv(const ActivityRecord &record);

} // namespace rc
