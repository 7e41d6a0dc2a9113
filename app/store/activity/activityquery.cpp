// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activity/activityquery.h"

#include "core/datetimes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Up to this number of hits are fetched and sorted by time; with more, scanning by time is faster.
constexpr int maxHits = 5'000;

QString textOrEmpty(const QString &text)
{
    return text.isNull() ? u""_s : text; // a null string would be stored as NULL
}

RequestTimings timingsFrom(const QString &text)
{
    const QStringList parts = text.split(u' ');
    if (parts.size() != 5)
        return {};
    return {parts.at(0).toLongLong(), parts.at(1).toLongLong(), parts.at(2).toLongLong(), parts.at(3).toLongLong(),
            parts.at(4).toLongLong()};
}

/// The words of `text` as prefixes; empty if none can be searched.
QString matchFor(const QString &text)
{
    static const QRegularExpression indexed(u"[\\p{L}\\p{N}\\p{Co}]"_s);
    static const QRegularExpression spaces(u"\\s+"_s);
    QStringList words;
    for (QString word : text.split(spaces, Qt::SkipEmptyParts)) {
        if (word.contains(indexed))
            words.append(u'"' + word.replace(u'"', u"\"\""_s).remove(QChar(0)) + u"\"*"_s);
    }
    return words.join(u' ');
}

/// Only in columns that are shown for every kind of record.
QString shownMatch(const QString &match)
{
    return u"{message marker reply} : ("_s + match + u')';
}

QString likePattern(QString text)
{
    return u'%' + text.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s) + u'%';
}

/// `column` is one of `values`. The index of a column keeps the time order only for a single value, so the plus
/// prevents its use for several.
void addOneOf(ActivityCondition &condition, const QString &column, const QVariantList &values)
{
    if (values.isEmpty())
        return;
    if (values.size() == 1) {
        condition.sql += u" AND a.%1 = ?"_s.arg(column);
    } else {
        QStringList marks;
        marks.fill(u"?"_s, values.size());
        condition.sql += u" AND +a.%1 IN (%2)"_s.arg(column, marks.join(u','));
    }
    condition.values += values;
}

QString columnsFor(ActivityDetail detail)
{
    return detail == ActivityDetail::Full
               ? activityColumns()
               : activityColumns().replace(u", key, reply, report, profile_id"_s,
                                           u", '' AS key, '' AS reply, "
                                           "CASE WHEN kind IN ('send', 'drill') THEN report ELSE '' END AS report, "
                                           "CASE kind WHEN 'check' THEN profile_id ELSE '' END AS profile_id"_s);
}

/// The sort key in SQL. Outcomes and levels are ranked, because their texts have no natural order.
QString keyOf(ActivityOrder::By by)
{
    switch (by) {
    case ActivityOrder::By::When:
        return u"a.at"_s;
    case ActivityOrder::By::Type:
        return u"(CASE a.kind WHEN 'send' THEN 10 WHEN 'drill' THEN 30 WHEN 'check' THEN 2 WHEN 'list' THEN 1 ELSE 0 "
               u"END"
               " + a.level)"_s;
    case ActivityOrder::By::Message:
        return u"lower(a.message)"_s;
    case ActivityOrder::By::Outcome:
        return u"(CASE a.outcome WHEN 'refused' THEN 7 WHEN 'failed' THEN 7 WHEN 'unknown' THEN 6 WHEN 'warned' THEN 5"
               " WHEN 'sending' THEN 4 WHEN 'planned' THEN 4 WHEN 'not-sent' THEN 3 WHEN 'cancelled' THEN 3"
               " WHEN 'local' THEN 2 ELSE 1 END)"_s;
    case ActivityOrder::By::Duration:
        return u"a.elapsed"_s;
    }
    Q_UNREACHABLE();
}

/// The condition `sql` for another table alias, without using an index.
QString withAlias(const QString &sql, QChar name)
{
    static const QRegularExpression column(u"\\ba\\."_s);
    return QString(sql).replace(column, u"+%1."_s.arg(name));
}

/// The outcomes of the batch within `condition`.
Result<ActivityBatch> batchOf(ActivityConnection &connection, const QUuid &batch, const ActivityCondition &condition)
{
    // this program writes the report's member “arrival” without spaces and with its state first
    RC_TRY(query, connection.run(u"SELECT a.outcome, a.error_kind = 'cancelled', count(*), "
                                 "sum(instr(a.report, '\"arrival\":{') > 0), "
                                 "sum(instr(a.report, '\"arrival\":{\"state\":\"arrived\"') > 0) FROM activity a "
                                 "WHERE a.batch = ? AND %1 GROUP BY 1, 2"_s.arg(condition.sql),
                                 QVariantList{batch.toRfc4122()} + condition.values));
    ActivityBatch summary;
    QHash<ActivityOutcome, qint64> counts;
    while (query->next()) {
        const auto outcome = activityOutcomeFromWord(query->value(0).toString()).value_or(ActivityOutcome::Unknown);
        const qint64 count = query->value(2).toLongLong();
        counts[outcome] += count;
        summary.count += count;
        summary.lookedFor += query->value(3).toLongLong();
        summary.arrived += query->value(4).toLongLong();
        if (outcome == ActivityOutcome::NotSent && query->value(1).toBool())
            summary.canceled += count;
    }
    RC_CHECK(connection.ended(*query));
    for (const ActivityOutcome outcome : activityOutcomes()) {
        if (counts.contains(outcome))
            summary.outcomes.append({outcome, counts.value(outcome)});
    }
    return summary;
}

ActivityRecord recordFrom(const QSqlQuery &query)
{
    int column = 0;
    const auto next = [&] { return query.value(column++); };
    ActivityRecord record;
    record.id = QUuid::fromRfc4122(next().toByteArray());
    record.kind = activityKindFromWord(next().toString()).value_or(ActivityKind::Send);
    record.outcome = activityOutcomeFromWord(next().toString()).value_or(ActivityOutcome::Unknown);
    record.at = utcFromMSecs(next().toLongLong());
    record.profile = next().toString();
    record.resource = next().toString();
    if (const int level = next().toInt(); level != 0)
        record.level = static_cast<Level>(level);
    record.message = next().toString();
    record.extra = next().toString();
    record.ts = next().toString();
    record.marker = next().toString();
    record.status = next().toInt();
    record.elapsedMs = next().toLongLong();
    record.timings = timingsFrom(next().toString());
    record.errorKind = next().toString();
    record.error = next().toString();
    record.batch = QUuid::fromRfc4122(next().toByteArray());
    record.key = next().toString();
    record.reply = next().toString();
    record.report = next().toString();
    record.profileId = next().toString();
    return record;
}

/// Whether the index has more hits than are worth sorting.
Result<bool> hasManyHits(ActivityConnection &connection, const QString &match)
{
    RC_TRY(hits, connection.value(
                     u"SELECT count(*) FROM (SELECT rowid FROM activity_text WHERE activity_text MATCH ? LIMIT ?)"_s,
                     {match, maxHits + 1}));
    return hits->toInt() > maxHits;
}

} // namespace

QString timingsText(const RequestTimings &timings)
{
    QString text;
    for (const qint64 time : {timings.connecting, timings.encrypted, timings.sent, timings.firstByte, timings.done})
        text += (text.isEmpty() ? u""_s : u" "_s) + QString::number(time);
    return text;
}

QString activityColumns()
{
    return u"id, kind, outcome, at, profile, resource, level, message, extra, ts, marker, status, elapsed, timings, "
           "error_kind, error, batch, key, reply, report, profile_id"_s;
}

QVariantList activityValues(const ActivityRecord &record)
{
    return {
        record.id.toRfc4122(),
        QString(wireWord(record.kind)),
        QString(wireWord(record.outcome)),
        record.at.toMSecsSinceEpoch(),
        textOrEmpty(record.profile),
        textOrEmpty(record.resource),
        record.level ? static_cast<int>(*record.level) : 0,
        textOrEmpty(record.message),
        textOrEmpty(record.extra),
        textOrEmpty(record.ts),
        textOrEmpty(record.marker),
        record.status,
        record.elapsedMs,
        timingsText(record.timings),
        textOrEmpty(record.errorKind),
        textOrEmpty(record.error),
        record.batch.isNull() ? QVariant(QMetaType(QMetaType::QByteArray)) : QVariant(record.batch.toRfc4122()),
        textOrEmpty(record.key),
        textOrEmpty(record.reply),
        textOrEmpty(record.report),
        textOrEmpty(record.profileId),
    };
}

ActivityCondition activityCondition(const ActivityFilter &filter)
{
    ActivityCondition condition{u"a.trash IS NULL"_s, {}, {}};
    const auto words = [](const auto &list) {
        QVariantList values;
        for (const auto value : list)
            values.append(QString(wireWord(value)));
        return values;
    };
    addOneOf(condition, u"kind"_s, words(filter.kinds));
    addOneOf(condition, u"outcome"_s, words(filter.outcomes));
    QVariantList levels;
    for (const Level level : filter.levels)
        levels.append(static_cast<int>(level));
    addOneOf(condition, u"level"_s, levels);
    addOneOf(condition, u"profile"_s, QVariantList(filter.profiles.cbegin(), filter.profiles.cend()));
    // checks are rare among a million records: use their index rather than the profile's
    if (filter.kinds == QList{ActivityKind::Check})
        condition.sql.replace(u" AND a.profile ="_s, u" AND +a.profile ="_s);
    if (!filter.history.isEmpty()) {
        condition.sql += u" AND (a.profile_id = ? OR (a.profile_id = '' AND a.profile = ?))"_s;
        condition.values += QVariantList(2, filter.history);
    }
    addOneOf(condition, u"key"_s, QVariantList(filter.keys.cbegin(), filter.keys.cend()));
    if (filter.from.isValid()) {
        condition.sql += u" AND a.at >= ?"_s;
        condition.values.append(filter.from.toMSecsSinceEpoch());
    }
    if (filter.before.isValid()) {
        condition.sql += u" AND a.at < ?"_s;
        condition.values.append(filter.before.toMSecsSinceEpoch());
    }
    if (!filter.batch.isNull()) {
        condition.sql += u" AND a.batch = ?"_s;
        condition.values.append(filter.batch.toRfc4122());
    }
    if (!filter.ids.isEmpty() || !filter.batches.isEmpty()) {
        const auto marks = [](const QList<QUuid> &ids) { return QStringList(ids.size(), u"?"_s).join(u','); };
        condition.sql +=
            filter.batches.isEmpty()
                ? u" AND a.id IN (%1)"_s.arg(marks(filter.ids))
                : u" AND (a.id IN (%1) OR a.batch IN (%2))"_s.arg(marks(filter.ids), marks(filter.batches));
        for (const QUuid &id : filter.ids + filter.batches)
            condition.values.append(id.toRfc4122());
    }
    if (const QString text = filter.text.trimmed(); !text.isEmpty()) {
        condition.match = matchFor(text);
        if (condition.match.isEmpty()) { // only punctuation, which is not indexed
            condition.sql += u" AND (a.message LIKE ? ESCAPE '\\' OR a.extra LIKE ? ESCAPE '\\' OR a.reply LIKE ? "
                             "ESCAPE '\\')"_s;
            condition.values += QVariantList(3, likePattern(text));
        } else { // the extra of a check and of a list is not shown
            condition.sql +=
                u" AND (a.kind NOT IN ('check', 'list') OR a.row IN (SELECT rowid FROM activity_text WHERE "
                "activity_text MATCH ?))"_s;
            condition.values.append(shownMatch(condition.match));
        }
    }
    return condition;
}

bool isGrouped(const ActivityFilter &filter, const ActivityOrder &order)
{
    return order.grouped && order.by == ActivityOrder::By::When && filter.text.trimmed().isEmpty() &&
           filter.batch.isNull();
}

qint64 ActivityBatch::of(ActivityOutcome outcome) const
{
    for (const auto &[candidate, occurrences] : outcomes) {
        if (candidate == outcome)
            return occurrences;
    }
    return 0;
}

Result<ActivityPage> readActivityPage(ActivityConnection &connection, const ActivityFilter &filter,
                                      const std::optional<ActivityCursor> &after, int limit, ActivityDetail detail,
                                      const ActivityOrder &order)
{
    const ActivityCondition found = activityCondition(filter);
    const bool grouped = isGrouped(filter, order);
    ActivityCondition condition = found;
    const QString key = keyOf(order.by);
    if (grouped) {
        // A row represents its batch if it has no earlier row. The batch index is ordered by row, so usually one step
        // back finds an earlier row, and a complete batch takes at most as many steps as it has rows.
        condition.sql += u" AND (a.batch IS NULL OR (SELECT b.row FROM activity b WHERE b.batch = a.batch AND "
                         "b.row < a.row AND %1 ORDER BY b.row DESC LIMIT 1) IS NULL)"_s.arg(withAlias(found.sql, u'b'));
        condition.values += found.values;
    }
    if (after) {
        condition.sql += u" AND (%1, a.row) %2 (?, ?)"_s.arg(key, order.descending ? u"<"_s : u">"_s);
        condition.values += QVariantList{after->key, after->row};
    }
    const QString columns = u"%1, row, %2"_s.arg(columnsFor(detail), key);
    QString sql = u"SELECT %1 FROM activity a WHERE "_s.arg(columns);
    if (!condition.match.isEmpty()) {
        RC_TRY(hasMany, hasManyHits(connection, condition.match));
        if (*hasMany) {
            sql += u"+a.row IN (SELECT rowid FROM activity_text WHERE activity_text MATCH ?) AND "_s;
        } else {
            sql = u"SELECT %1 FROM (SELECT rowid AS hit FROM activity_text WHERE activity_text MATCH ?)"
                  " CROSS JOIN activity a ON a.row = hit WHERE "_s.arg(columns);
        }
        condition.values.prepend(condition.match);
    }
    sql += condition.sql + u" ORDER BY %1 %2, a.row %2 LIMIT ?"_s.arg(key, order.descending ? u"DESC"_s : u"ASC"_s);
    condition.values.append(limit + 1);

    RC_TRY(query, connection.run(sql, condition.values));
    ActivityPage page;
    ActivityCursor last;
    const int rowColumn = static_cast<int>(activityColumns().count(u',')) + 1;
    while (query->next()) {
        if (page.records.size() == limit) {
            page.next = last;
            break;
        }
        page.records.append(recordFrom(*query));
        last = {query->value(rowColumn + 1), query->value(rowColumn).toLongLong()};
    }
    if (!page.next) {
        RC_CHECK(connection.ended(*query));
    }
    query->finish();
    for (const ActivityRecord &record : std::as_const(page.records)) {
        if (!grouped || record.batch.isNull())
            continue;
        RC_TRY(batch, batchOf(connection, record.batch, found));
        if (batch->count > 1)
            page.batches.insert(record.batch, *batch);
    }
    return page;
}

Result<qint64> countActivity(ActivityConnection &connection, const ActivityFilter &filter)
{
    ActivityFilter rest = filter;
    rest.text.clear();
    ActivityCondition condition = activityCondition(filter);
    Result<QVariant> counted;
    if (condition.match.isEmpty()) {
        counted = connection.value(u"SELECT count(*) FROM activity a WHERE "_s + condition.sql, condition.values);
    } else if (rest == ActivityFilter()) { // answered by the index, except for deleted rows and unseen words of checks
        counted = connection.value(u"SELECT (SELECT count(*) FROM activity_text WHERE activity_text MATCH ?)"
                                   " - (SELECT count(*) FROM activity a JOIN activity_text f ON f.rowid = a.row"
                                   "    WHERE a.trash IS NOT NULL AND f.activity_text MATCH ?)"
                                   " - (SELECT count(*) FROM activity a JOIN activity_text f ON f.rowid = a.row"
                                   "    WHERE a.trash IS NULL AND a.kind IN ('check', 'list')"
                                   "    AND f.activity_text MATCH ? AND a.row NOT IN (SELECT rowid FROM activity_text"
                                   "      WHERE activity_text MATCH ?))"_s,
                                   QVariantList(3, condition.match) + QVariantList{shownMatch(condition.match)});
    } else {
        counted = connection.value(u"SELECT count(*) FROM activity a WHERE a.row IN (SELECT rowid FROM activity_text"
                                   " WHERE activity_text MATCH ?) AND "_s +
                                       condition.sql,
                                   QVariantList{condition.match} + condition.values);
    }
    if (!counted)
        return failure(counted.error());
    return counted->toLongLong();
}

Result<QStringList> activityProfiles(ActivityConnection &connection)
{
    // skips from one profile to the next in the index: a million rows of three profiles take four steps
    QStringList profiles;
    auto next = connection.value(u"SELECT min(profile) FROM activity WHERE trash IS NULL"_s);
    while (next && !next->isNull()) {
        if (!next->toString().isEmpty())
            profiles.append(next->toString());
        next = connection.value(u"SELECT min(profile) FROM activity WHERE trash IS NULL AND profile > ?"_s, {*next});
    }
    if (!next)
        return failure(next.error());
    return profiles;
}

Result<QList<ActivityKeyUse>> activityKeyUses(ActivityConnection &connection, const QString &fingerprint,
                                              const QDateTime &before)
{
    // with max(), SQLite takes the other columns from the same row
    RC_TRY(query, connection.run(u"SELECT profile, resource, max(at), count(*) FROM activity WHERE trash IS NULL AND "
                                 "key = ? AND at < ? GROUP BY profile, iif(profile = '', resource, '') "
                                 "ORDER BY max(at) DESC LIMIT 100"_s,
                                 {fingerprint, before.toMSecsSinceEpoch()}));
    QList<ActivityKeyUse> uses;
    while (query->next()) {
        uses.append({query->value(0).toString(), query->value(1).toString(), utcFromMSecs(query->value(2).toLongLong()),
                     query->value(3).toLongLong()});
    }
    RC_CHECK(connection.ended(*query));
    return uses;
}

} // namespace rc
