// SPDX-License-Identifier: GPL-3.0-or-later
// What an activity file tells: pages, counts, stretches, and first what became of what nobody will complete.
#include "store/activityfile.h"

using namespace Qt::StringLiterals;

namespace rc {

/// What processes that are no more left under way.
Result<void> ActivityFile::settle()
{
    QStringList owners;
    auto query = m_connection.run(u"SELECT DISTINCT owner FROM activity WHERE owner IS NOT NULL"_s);
    if (!query)
        return failure(query.error());
    while (query->next())
        owners.append(query->value(0).toString());
    if (const auto end = m_connection.ended(*query); !end)
        return end;
    query->finish();
    for (const QString &owner : owners) {
        if (owner == m_owner.token() || m_owner.isAlive(owner))
            continue;
        if (const auto settled = settle(owner); !settled)
            return settled;
    }
    return {};
}

Result<void> ActivityFile::settle(const QString &owner)
{
    auto settled = m_connection.run(u"UPDATE activity SET outcome = CASE outcome WHEN 'planned' THEN 'not-sent' "
                                    "WHEN 'sending' THEN 'unknown' ELSE outcome END, owner = NULL WHERE owner = ?"_s,
                                    {owner});
    if (!settled)
        return failure(settled.error());
    return {};
}

Result<ActivityPage> ActivityFile::page(const ActivityFilter &filter, const std::optional<ActivityCursor> &after,
                                        int limit, ActivityDetail detail)
{
    Result<ActivityPage> page;
    const auto done = guarded([&]() -> Result<void> {
        if (const auto settled = after ? Result<void>() : settle(); !settled)
            return settled;
        page = readActivityPage(m_connection, filter, after, limit, detail);
        return page ? Result<void>() : failure(page.error());
    });
    if (!done)
        return failure(done.error());
    return page;
}

Result<std::optional<ActivityRecord>> ActivityFile::record(const QUuid &id)
{
    ActivityFilter filter;
    filter.ids = {id};
    const auto found = page(filter, {}, 1, ActivityDetail::Whole);
    if (!found)
        return failure(found.error());
    return found->records.isEmpty() ? std::nullopt : std::optional(found->records.first());
}

Result<qint64> ActivityFile::count(const ActivityFilter &filter)
{
    qint64 counted = 0;
    const auto done = guarded([&]() -> Result<void> {
        const auto rows = countActivity(m_connection, filter);
        counted = rows.value_or(0);
        return rows ? Result<void>() : failure(rows.error());
    });
    if (!done)
        return failure(done.error());
    return counted;
}

Result<QStringList> ActivityFile::profiles()
{
    QStringList profiles;
    const auto done = guarded([&]() -> Result<void> {
        const auto names = activityProfiles(m_connection);
        profiles = names.value_or(QStringList());
        return names ? Result<void>() : failure(names.error());
    });
    if (!done)
        return failure(done.error());
    return profiles;
}

Result<QList<ActivityKeyUse>> ActivityFile::keyUses(const QString &fingerprint, const QDateTime &before)
{
    QList<ActivityKeyUse> uses;
    const auto done = guarded([&]() -> Result<void> {
        auto read = activityKeyUses(m_connection, fingerprint, before);
        uses = read.value_or(QList<ActivityKeyUse>());
        return read ? Result<void>() : failure(read.error());
    });
    if (!done)
        return failure(done.error());
    return uses;
}

Result<QList<ActivityStretch>> ActivityFile::timeline(const ActivityFilter &filter, std::chrono::milliseconds stretch)
{
    QList<ActivityStretch> stretches;
    const auto done = guarded([&]() -> Result<void> {
        auto read = activityTimeline(m_connection, filter, stretch);
        if (!read)
            return failure(read.error());
        stretches = std::move(*read);
        return {};
    });
    if (!done)
        return failure(done.error());
    return stretches;
}

Result<ActivityLatency> ActivityFile::latency(const ActivityFilter &filter)
{
    ActivityLatency latency;
    const auto done = guarded([&]() -> Result<void> {
        const auto read = activityLatency(m_connection, filter);
        latency = read.value_or(ActivityLatency());
        return read ? Result<void>() : failure(read.error());
    });
    if (!done)
        return failure(done.error());
    return latency;
}

} // namespace rc
