// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the arguments for reading the log from a pattern with placeholders.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace rc {

/// The values for the placeholders.
struct LogQuestion
{
    QString resourceUuid = {};
    QString marker = {};  ///< the marker to find; empty for several
    QDateTime since = {}; ///< older entries are not needed
    QString text = {};    ///< text contained in the messages; empty: any
    int most = 0;         ///< entries per response; 0: as many as the pattern allows
    QString page = {};    ///< page token; empty: the first page
    qsizetype offset = 0; ///< number of entries already read
    int pageNumber = 1;
};

/// `pattern`: a JSON object. A member whose whole value is one of these placeholders is replaced, and omitted if that
/// is empty or means the first page: "{resource_uuid}", "{marker}", "{since}", "{limit}" or "{limit:200}" (a number, at
/// most 200), "{text}", "{page}", "{offset}", "{page_number}". "{resource_uuid}" and "{marker}" are also replaced
/// within longer text. BadInput for anything but an object, and for an unknown placeholder.
[[nodiscard]] Result<QByteArray> logArguments(const QByteArray &pattern, const LogQuestion &question);

/// Whether the pattern has the placeholder: "marker", "page".
[[nodiscard]] bool hasPlaceholder(const QByteArray &pattern, QLatin1StringView name);
/// The maximum number of entries per response in the pattern; 0 if not stated.
[[nodiscard]] int mostByPattern(const QByteArray &pattern);

} // namespace rc
