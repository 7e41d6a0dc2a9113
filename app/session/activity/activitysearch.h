// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the query of the search field, "failover outcome:unknown since:24h", into a filter, and writes it. Pure.
#pragma once

#include "store/activity/activityquery.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace rc {

/// The filter names before the colon.
enum class SearchWord {
    Level,
    Outcome,
    Kind,
    Profile,
    Key,
    Since,
    Before
};

struct ActivitySearch
{
    ActivityFilter filter;
    QStringList faults; ///< translated sentences about unknown values, which do not filter; safe to display

    bool operator==(const ActivitySearch &) const = default;
};

[[nodiscard]] QLatin1StringView wireWord(SearchWord word); ///< level outcome kind profile key since before

/// Parses `query`: `word:value`, values separated by commas, quotes around spaces; everything else is search text.
/// Values of one word are alternatives, different words must all match. Times: 90m, 24h, 7d, 2w (before `now`), today,
/// yesterday, 2026-11-21, 2026-11-21T14:00, in the time zone of `now`.
[[nodiscard]] ActivitySearch parseActivitySearch(const QString &query, const QDateTime &now);

/// The values of `word` in `query`, as typed.
[[nodiscard]] QStringList searchValues(const QString &query, SearchWord word);
/// `query` with the values of `word` replaced; an empty list removes the word. The rest is unchanged.
[[nodiscard]] QString withSearchValues(const QString &query, SearchWord word, const QStringList &values);
/// The possible values of `word` for a menu; empty for profiles, keys and times, which are open-ended.
[[nodiscard]] QStringList knownSearchValues(SearchWord word);

} // namespace rc
