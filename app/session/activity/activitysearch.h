// SPDX-License-Identifier: GPL-3.0-or-later
// The query words of the search field: "failover outcome:unknown since:24h" as a filter, and back. Pure.
#pragma once

#include "store/activity/activityquery.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <array>

namespace rc {

/// The words that filter, as they are typed before the colon.
enum class SearchWord {
    Level,
    Outcome,
    Kind,
    Profile,
    Key,
    Batch,
    Since,
    Before
};

struct ActivitySearch
{
    ActivityFilter filter;
    QStringList faults; ///< translated sentences on values that nobody knows, safe to display; they do not filter

    bool operator==(const ActivitySearch &) const = default;
};

[[nodiscard]] const std::array<SearchWord, 8> &searchWords();
[[nodiscard]] QLatin1StringView wireWord(SearchWord word); ///< level outcome kind profile key batch since before

/// Reads `query`: `word:value`, several values joined by commas, quotes around what has spaces; everything else is text
/// to search for. Values of one word widen, different words narrow. Times: 90m, 24h, 7d, 2w (before `now`), today,
/// yesterday, 2026-11-21, 2026-11-21T14:00, in the time zone of `now`.
[[nodiscard]] ActivitySearch parseActivitySearch(const QString &query, const QDateTime &now);

/// The values of `word` in `query`, as typed.
[[nodiscard]] QStringList searchValues(const QString &query, SearchWord word);
/// `query` with these values of `word` instead of its own; none: without the word. The rest stays as typed.
[[nodiscard]] QString withSearchValues(const QString &query, SearchWord word, const QStringList &values);
/// What `word` knows, for a list to choose from; empty for profiles, keys, batches and times, which are open.
[[nodiscard]] QStringList knownSearchValues(SearchWord word);

} // namespace rc
