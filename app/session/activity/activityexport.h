// SPDX-License-Identifier: GPL-3.0-or-later
// Activity as JSON Lines or CSV.
#pragma once

#include "store/activity/activityfile.h"

#include <QByteArray>
#include <QIODevice>
#include <QSaveFile>

namespace rc {

enum class ActivityFormat {
    JsonLines,
    Csv
};

/// Writes the matching records, newest first, a few at a time; returns their number.
[[nodiscard]] Result<qint64> exportActivity(ActivityFile &file, const ActivityFilter &filter, QIODevice &out,
                                            ActivityFormat format);

/// Replaces the file `out`, which only its owner may read: as CSV if its name ends in .csv, else as JSON Lines.
[[nodiscard]] Result<qint64> exportActivity(ActivityFile &file, const ActivityFilter &filter, QSaveFile &out);

/// One JSON object on one line: {"id","kind","outcome","at","profile","resource","level","message","extra",
/// "ts","marker","status","elapsedMs","timings","errorKind","error","batch","key","reply","report"}. `extra` and
/// `report` hold their JSON unchanged; `level` and `batch` may be empty.
[[nodiscard]] QByteArray activityJson(const ActivityRecord &record);

/// The header and a record as CSV (RFC 4180), with their line breaks. An apostrophe precedes a cell that a spreadsheet
/// could read as a formula.
[[nodiscard]] QByteArray activityCsvHeader();
[[nodiscard]] QByteArray activityCsv(const ActivityRecord &record);

} // namespace rc
