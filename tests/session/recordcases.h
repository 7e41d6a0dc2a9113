// SPDX-License-Identifier: GPL-3.0-or-later
// An entry, its target, and its result, for tests of records.
#pragma once

#include "core/datetimes.h"
#include "core/entry/logentry.h"
#include "session/activity/records.h"

namespace rc {

inline const RecordTarget samplePlace{QStringLiteral("payments"),
                                      QStringLiteral("https://logs.example.net/tools/u/mara/resources/x/")};

inline LogEntry entry()
{
    LogEntry made;
    made.level = Level::Warning;
    made.message = QStringLiteral("disk nearly full");
    made.extra = {{QStringLiteral("ratio"), ExtraField::Type::Number, QStringLiteral("1.0")},
                  {QStringLiteral("host"), ExtraField::Type::Text, QStringLiteral("db \"3\"")}};
    made.ts = utcTime(QDate(2026, 11, 21), QTime(14, 2, 11, 204));
    made.marker = newMarker();
    return made;
}

inline SendResult accepted(const LogEntry &sent)
{
    SendResult result;
    result.entry = sent;
    result.outcome = Outcome::Accepted;
    result.status = 200;
    return result;
}

} // namespace rc
