// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of a call that reads the log, made from a pattern with placeholders.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace rc {

/// What stands in for the placeholders.
struct LogQuestion
{
    QString resourceUuid = {};
    QString marker = {};  ///< the one that is looked for; of several, none
    QDateTime since = {}; ///< entries that are older need not come
    QString text = {};    ///< what the entries' messages contain; empty: any
    int most = 0;         ///< entries in one answer; 0: as many as the pattern allows
    QString page = {};    ///< the token of the page; empty: the first
    qsizetype offset = 0; ///< entries that were read before
    int pageNumber = 1;
};

/// `pattern`: a JSON object. A member whose whole value is one of these texts becomes what it stands for, and is left
/// out where that is empty or the first page's: "{resource_uuid}", "{marker}", "{since}", "{limit}" or "{limit:200}"
/// (a number, at most 200), "{text}", "{page}", "{offset}", "{page_number}". Within a longer text "{resource_uuid}" and
/// "{marker}" are filled in. BadInput for what is no object and for a placeholder that there is none of.
[[nodiscard]] Result<QByteArray> logArguments(const QByteArray &pattern, const LogQuestion &question);

/// Whether the pattern has that placeholder: "marker", "page".
[[nodiscard]] bool hasPlaceholder(const QByteArray &pattern, QLatin1StringView name);
/// How many entries one answer can have by the pattern; 0: it does not say.
[[nodiscard]] int mostByPattern(const QByteArray &pattern);

} // namespace rc
