// SPDX-License-Identifier: GPL-3.0-or-later
// Deleting: first a mark that can be taken off again, later the rows; and what goes by itself with age.
#include "store/activityfile.h"

#include <QDeadlineTimer>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Rows of one transaction, so that nobody else waits long and the log stays short.
constexpr int chunk = 2'000;
/// Pages of 4 KiB that are given back in one go.
constexpr int mostPages = 10'000;
constexpr qint64 quickToMerge = 16LL * 1024 * 1024; // bytes

} // namespace

Result<ActivityRemoval> ActivityFile::remove(const ActivityFilter &filter)
{
    if (const auto opened = open(); !opened)
        return failure(opened.error());
    (void)m_owner.claim(); // what it deletes can come back as long as it lives
    ActivityRemoval removal{m_owner.token() + u'/' + QString::number(++m_removals), 0};
    ActivityCondition condition = activityCondition(filter);
    QString hits;
    if (!condition.match.isEmpty()) {
        hits = u"a.row IN (SELECT rowid FROM activity_text WHERE activity_text MATCH ?) AND "_s;
        condition.values.prepend(condition.match);
    }
    const QString sql = u"UPDATE activity SET trash = ? WHERE row IN (SELECT a.row FROM activity a WHERE %1%2 AND "
                        "a.owner IS NULL LIMIT %3)"_s.arg(hits, condition.sql)
                            .arg(chunk);
    condition.values.prepend(removal.token);
    int marked = chunk;
    while (marked == chunk) {
        const auto done = guarded([&]() -> Result<void> {
            auto update = m_connection.run(sql, condition.values);
            if (!update)
                return failure(update.error());
            marked = update->numRowsAffected();
            return {};
        });
        if (!done) {
            (void)undo(removal); // all or nothing
            return failure(done.error());
        }
        removal.rows += marked;
    }
    return removal;
}

Result<void> ActivityFile::undo(const ActivityRemoval &removal)
{
    int restored = chunk;
    while (restored == chunk) {
        const auto done = guarded([&]() -> Result<void> {
            auto update = m_connection.run(u"UPDATE activity SET trash = NULL WHERE row IN (SELECT row FROM activity "
                                           "WHERE trash = ? LIMIT %1)"_s.arg(chunk),
                                           {removal.token});
            if (!update)
                return failure(update.error());
            restored = update->numRowsAffected();
            return {};
        });
        if (!done)
            return done;
    }
    return {};
}

Result<int> ActivityFile::retentionDays()
{
    int days = 0;
    const auto done = guarded([&]() -> Result<void> {
        const auto kept = m_connection.value(u"SELECT value FROM setting WHERE name = 'retention-days'"_s);
        if (!kept)
            return failure(kept.error());
        days = std::max(0, kept->toInt());
        return {};
    });
    if (!done)
        return failure(done.error());
    return days;
}

Result<void> ActivityFile::setRetentionDays(int days)
{
    return guarded([&]() -> Result<void> {
        auto set = m_connection.run(u"INSERT INTO setting (name, value) VALUES ('retention-days', ?) ON CONFLICT(name) "
                                    "DO UPDATE SET value = excluded.value"_s,
                                    {QString::number(std::max(0, days))});
        if (!set)
            return failure(set.error());
        return {};
    });
}

Result<bool> ActivityFile::tidy(std::chrono::milliseconds budget)
{
    const QDeadlineTimer deadline(budget);
    const auto days = retentionDays();
    if (!days)
        return failure(days.error());
    const qint64 olderThan = *days == 0 ? 0 : QDateTime::currentDateTimeUtc().addDays(-*days).toMSecsSinceEpoch();
    Result<bool> more = true;
    while (more && *more && !deadline.hasExpired())
        more = tidyOnce(olderThan);
    return more;
}

/// One chunk; whether there may be another.
Result<bool> ActivityFile::tidyOnce(qint64 olderThan)
{
    bool more = false;
    const auto done = guarded([&]() -> Result<void> {
        QStringList dead;
        auto query = m_connection.run(u"SELECT DISTINCT trash FROM activity WHERE trash IS NOT NULL"_s);
        if (!query)
            return failure(query.error());
        while (query->next()) {
            if (!m_owner.isAlive(query->value(0).toString().section(u'/', 0, 0)))
                dead.append(query->value(0).toString());
        }
        if (const auto end = m_connection.ended(*query); !end)
            return end;
        query->finish();
        int gone = 0;
        const auto take = [&](const QString &which, const QVariant &value) -> Result<void> {
            auto deleted = m_connection.run(
                u"DELETE FROM activity WHERE row IN (SELECT row FROM activity WHERE %1 LIMIT %2)"_s.arg(which).arg(
                    chunk),
                {value});
            if (!deleted)
                return failure(deleted.error());
            gone += deleted->numRowsAffected();
            more = more || deleted->numRowsAffected() == chunk;
            return {};
        };
        for (const QString &token : dead) {
            if (const auto taken = take(u"trash = ?"_s, token); !taken)
                return taken;
        }
        if (olderThan > 0) {
            if (const auto taken = take(u"trash IS NULL AND owner IS NULL AND at < ?"_s, olderThan); !taken)
                return taken;
        }
        if (gone == 0)
            return {};
        if (!more) {
            if (const auto forgotten = forgetWords(); !forgotten)
                return forgotten;
        }
        return shrink();
    });
    if (!done)
        return failure(done.error());
    return more;
}

/// The text index holds on to the words of deleted rows until it merges its parts. Of a large one only a part each
/// time.
Result<void> ActivityFile::forgetWords()
{
    auto merged = bytes() < quickToMerge
                      ? m_connection.run(u"INSERT INTO activity_text(activity_text) VALUES ('optimize')"_s)
                      : m_connection.run(u"INSERT INTO activity_text(activity_text, rank) VALUES ('merge', -500)"_s);
    if (!merged)
        return failure(merged.error());
    return {};
}

/// Gives the disk back what is free in the file. Qt takes one step of a statement without columns, so one page.
Result<void> ActivityFile::shrink()
{
    return m_connection.transaction([this]() -> Result<void> {
        const auto unused = m_connection.value(u"PRAGMA freelist_count"_s);
        if (!unused)
            return failure(unused.error());
        const int pages = std::min(unused->toInt(), mostPages);
        auto step = m_connection.prepare(u"PRAGMA incremental_vacuum(1)"_s);
        for (int i = 0; step && i < pages; ++i) {
            if (const auto freed = m_connection.execute(*step, {}); !freed)
                return freed;
        }
        return step ? Result<void>() : failure(step.error());
    });
}

} // namespace rc
