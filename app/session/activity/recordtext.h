// SPDX-License-Identifier: GPL-3.0-or-later
// One record as a line of JSON or CSV, and such a line as a record.
#pragma once

#include "core/result.h"
#include "store/activity/activityrecord.h"

#include <QByteArray>
#include <QHash>

namespace rc {

/// One JSON object without a line break: {"id","kind","outcome","at","profile","resource","level","message","extra",
/// "ts","marker","status","elapsedMs","timings","errorKind","error","batch","key","reply","report"}. `extra` and
/// `report` are the JSON they hold, with its digits; `level` and `batch` are empty without one.
[[nodiscard]] QByteArray activityJson(const ActivityRecord &record);
/// The record again, equal in every member, but that nothing is under way any more. BadInput with what is wrong.
[[nodiscard]] Result<ActivityRecord> activityFromJson(const QByteArray &json);

/// The first line and a record as CSV (RFC 4180), with their line breaks. A cell that a spreadsheet would take for a
/// formula begins with an apostrophe.
[[nodiscard]] QByteArray activityCsvHeader();
[[nodiscard]] QByteArray activityCsv(const ActivityRecord &record);

/// Where each member stands in a row.
using ActivityCsvColumns = QHash<QByteArray, qsizetype>;
/// From the first line of a file: any order, others beside them. BadInput unless it has them all.
[[nodiscard]] Result<ActivityCsvColumns> activityCsvColumns(const QList<QByteArray> &header);
[[nodiscard]] Result<ActivityRecord> activityFromCsv(const ActivityCsvColumns &columns, const QList<QByteArray> &cells);

} // namespace rc
