// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/activitysearch.h"

#include "core/key/secret.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/querytokens.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownValue = 60;
constexpr qint64 maxUnits = 100'000;

constexpr std::array searchWords{"level"_L1, "outcome"_L1, "kind"_L1,  "profile"_L1,
                                 "key"_L1,   "since"_L1,   "before"_L1}; // in the order of the enumeration

std::optional<SearchWord> wordOf(const QueryToken &token)
{
    for (std::size_t i = 0; i < searchWords.size(); ++i) {
        if (!token.excluded && token.word.compare(searchWords.at(i), Qt::CaseInsensitive) == 0)
            return SearchWord(i);
    }
    return std::nullopt;
}

QString quotedValue(const QString &value)
{
    const bool needsQuotes = value.contains(u',') || std::ranges::any_of(value, [](QChar c) { return c.isSpace(); });
    return needsQuotes ? u'"' + value + u'"' : value;
}

/// A point in time relative to `now`: 90m, 24h, 7d, 2w.
QDateTime agoFrom(const QString &value, const QDateTime &now)
{
    bool isNumber = false;
    const qint64 count = value.chopped(1).toLongLong(&isNumber);
    if (!isNumber || count < 0 || count > maxUnits)
        return {};
    switch (value.back().toLower().unicode()) {
    case u'm':
        return now.addSecs(-60 * count);
    case u'h':
        return now.addSecs(-3600 * count);
    case u'd':
        return now.addDays(-count);
    case u'w':
        return now.addDays(-7 * count);
    default:
        return {};
    }
}

QDateTime startOf(const QDate &date, const QDateTime &now)
{
    QDateTime time = now;
    time.setDate(date);
    time.setTime(QTime(0, 0));
    return time;
}

QDateTime timeFrom(const QString &value, const QDateTime &now)
{
    if (value.compare("today"_L1, Qt::CaseInsensitive) == 0)
        return startOf(now.date(), now);
    if (value.compare("yesterday"_L1, Qt::CaseInsensitive) == 0)
        return startOf(now.date().addDays(-1), now);
    if (const QDateTime ago = agoFrom(value, now); ago.isValid())
        return ago;
    if (const QDate date = QDate::fromString(value, Qt::ISODate); date.isValid() && value.size() == 10)
        return startOf(date, now);
    if (value.size() < 11 || value.at(10) != u'T')
        return {};
    QDateTime time = QDateTime::fromString(value, Qt::ISODateWithMs);
    if (time.isValid() && time.timeSpec() == Qt::LocalTime) { // no offset was typed
        QDateTime local = now;
        local.setDate(time.date());
        local.setTime(time.time());
        time = local;
    }
    return time;
}

QString unknownValue(SearchWord word, const QString &value)
{
    const QString shown = displayText(value, LineBreaks::Mark, shownValue);
    if (word == SearchWord::Since || word == SearchWord::Before)
        return QCoreApplication::translate(
                   "rc::ActivitySearch",
                   "Unknown time “%2” for %1. Use 90m, 24h, 7d, today, yesterday, 2026-11-21 or 2026-11-21T14:00.")
            .arg(wireWord(word), shown);
    if (word == SearchWord::Key)
        return QCoreApplication::translate("rc::ActivitySearch",
                                           "Unknown %1 “%2”. Use the four digits of a key’s fingerprint, such as 91C4.")
            .arg(wireWord(word), shown);
    return QCoreApplication::translate("rc::ActivitySearch", "Unknown %1 “%2”. Use one of: %3.")
        .arg(wireWord(word), shown, listText(knownSearchValues(word)));
}

/// Adds one value to the filter; false if it is invalid.
bool addValue(ActivityFilter &filter, SearchWord word, const QString &value, const QDateTime &now)
{
    const QString lower = value.toLower();
    const auto add = [](auto &list, const auto &found) {
        if (found && !list.contains(*found))
            list.append(*found);
        return found.has_value();
    };
    switch (word) {
    case SearchWord::Level:
        return add(filter.levels, levelFromWord(lower));
    case SearchWord::Outcome:
        return add(filter.outcomes, activityOutcomeFromWord(lower));
    case SearchWord::Kind:
        return add(filter.kinds, activityKindFromWord(lower));
    case SearchWord::Profile:
        return add(filter.profiles, std::optional(value));
    case SearchWord::Key:
        return add(filter.keys, isKeyFingerprint(value.toUpper()) ? std::optional(value.toUpper()) : std::nullopt);
    case SearchWord::Since:
    case SearchWord::Before: {
        const QDateTime time = timeFrom(value, now);
        if (time.isValid())
            (word == SearchWord::Since ? filter.from : filter.before) = time;
        return time.isValid();
    }
    }
    Q_UNREACHABLE();
}

} // namespace

QLatin1StringView wireWord(SearchWord word)
{
    return searchWords.at(std::size_t(word));
}

ActivitySearch parseActivitySearch(const QString &query, const QDateTime &now)
{
    ActivitySearch search;
    QStringList text;
    for (const QueryToken &token : queryTokens(query)) {
        const std::optional<SearchWord> word = wordOf(token);
        if (!word) {
            text.append(QString(token.typed).remove(u'"'));
            continue;
        }
        for (const QString &value : token.values) {
            if (!addValue(search.filter, *word, value, now))
                search.faults.append(unknownValue(*word, value));
        }
    }
    text.removeAll(QString());
    search.filter.text = text.join(u' ');
    return search;
}

QStringList searchValues(const QString &query, SearchWord word)
{
    QStringList values;
    for (const QueryToken &token : queryTokens(query)) {
        if (wordOf(token) == word)
            values += token.values;
    }
    return values;
}

QString withSearchValues(const QString &query, SearchWord word, const QStringList &values)
{
    QStringList tokens;
    QStringList quoted = textsOf(values, [](const QString &value) { return quotedValue(QString(value).remove(u'"')); });
    const QString typed = quoted.isEmpty() ? QString() : wireWord(word) + u':' + quoted.join(u',');
    bool placed = typed.isEmpty();
    for (const QueryToken &token : queryTokens(query)) {
        if (wordOf(token) != word) {
            tokens.append(token.typed);
        } else if (!placed) {
            tokens.append(typed);
            placed = true;
        }
    }
    if (!placed)
        tokens.append(typed);
    return tokens.join(u' ');
}

QStringList knownSearchValues(SearchWord word)
{
    switch (word) {
    case SearchWord::Level:
        return textsOf(levelTable(), &EnumRow<Level>::word);
    case SearchWord::Outcome:
        return textsOf(activityOutcomes(), [](ActivityOutcome outcome) { return QString(wireWord(outcome)); });
    case SearchWord::Kind:
        return textsOf(activityKinds(), [](ActivityKind kind) { return QString(wireWord(kind)); });
    default:
        return {};
    }
}

} // namespace rc
