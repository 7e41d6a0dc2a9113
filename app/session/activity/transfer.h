// SPDX-License-Identifier: GPL-3.0-or-later
// Activity as JSON Lines or CSV, out and back in.
#pragma once

#include "store/activity/activityfile.h"

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

struct ActivityImport
{
    struct Fault
    {
        qint64 line = 0; ///< from 1; where the record begins
        QString why;     ///< a sentence
    };
    static constexpr qsizetype mostFaults = 100;

    qint64 added = 0;
    qint64 alreadyKept = 0;
    qint64 refused = 0;
    QList<Fault> faults; ///< the first ones of those that were refused
};

/// Adds what is not kept yet, by id, and names what it cannot read. Fails when the file itself cannot be read or
/// written, or is no such file at all; what was added until then stays.
[[nodiscard]] Result<ActivityImport> importActivity(ActivityFile &file, QIODevice &in, ActivityFormat format);

} // namespace rc
