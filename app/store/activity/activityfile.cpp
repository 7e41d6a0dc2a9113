// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activity/activityfile.h"

#include "core/files/regularfile.h"
#include "store/files/filelock.h"
#include "store/files/textfile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::chrono::milliseconds openTimeout{10'000}; // while another process opens the same file
constexpr qint64 maxFullCheckBytes = 512 * 1024;         // bytes; larger files are not checked in full at each start
const QString logSuffix = u"-wal"_s;
const QString sharedSuffix = u"-shm"_s;
/// The files that SQLite opens. It looks for a journal even in WAL mode.
const QStringList suffixes{QString(), logSuffix, sharedSuffix, u"-journal"_s};

bool isDamage(SqlFault fault)
{
    return fault == SqlFault::Damaged || fault == SqlFault::IndexDamaged;
}

/// SQLite treats a log with an invalid header as empty and overwrites it. All zeros: left by a power failure.
bool isLogIntact(const QString &path)
{
    QFile log(path);
    if (!log.exists() || log.size() == 0 || !log.open(QIODevice::ReadOnly))
        return true;
    const QByteArray head = log.read(4);
    return head == QByteArray(4, '\0') || head == QByteArray::fromHex("377f0682") ||
           head == QByteArray::fromHex("377f0683");
}

/// An empty file with access for its owner only; SQLite copies its permissions to the companion files.
void makePrivate(const QString &path)
{
    QFile file(path);
    if (file.exists() || !file.open(QIODevice::WriteOnly))
        return; // SQLite will report the problem
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

QString freeName(const QString &path, const QString &label)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    QString name = path + u'.' + label + u'-' + stamp;
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = path + u'.' + label + u'-' + stamp + u'-' + QString::number(i);
    return name;
}

QString masked(const QString &text, const Redactor &redactor, qsizetype cap)
{
    // truncated after masking, so that no part of a key remains
    QString safe = redactor.redacted(text);
    if (!safe.isValidUtf16())
        safe = QString::fromUtf8(safe.toUtf8()); // a file must not contain half a character
    if (safe.size() > cap)
        safe.truncate(safe.at(cap - 1).isHighSurrogate() ? cap - 1 : cap);
    return safe;
}

} // namespace

QString activityFilePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/activity.sqlite"_s;
}

ActivityRecord storedForm(ActivityRecord record, const Redactor &redactor)
{
    for (QString *text : {&record.profile, &record.resource, &record.message, &record.extra, &record.ts, &record.marker,
                          &record.errorKind, &record.error, &record.report, &record.profileId})
        *text = masked(*text, redactor, activityTextCap);
    record.reply = masked(record.reply, redactor, activityReplyCap);
    if (record.key.isEmpty())
        record.key = redactor.fingerprint();
    return record;
}

ActivityFile::ActivityFile(QString path, QList<ActivityMigration> migrations)
    : m_path(std::move(path))
    , m_migrations(std::move(migrations))
    , m_owner(m_path)
{
}

ActivityFile::~ActivityFile()
{
    close();
}

Result<void> ActivityFile::open()
{
    if (m_connection.isOpen())
        return {};
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!QDir().mkpath(folder))
        return failure(folderError(folder));
    for (const QString &suffix : suffixes) {
        if (const auto fault = fileFault(m_path + suffix, FileOwner::Program))
            return failure(fileError(m_path + suffix, *fault));
    }
    // An older version may have created it with access for everybody. A custom folder keeps its permissions.
    if (m_path == activityFilePath())
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    // A valid and current file needs no lock. Otherwise one process at a time checks again, then creates, repairs or
    // replaces it.
    if (const auto intact = isIntact(); intact && *intact && m_isCurrent) {
        if (const auto opened = openIntact(); opened)
            return opened;
        m_connection.close();
    }
    FileLock lock(m_path + u".opening"_s);
    if (lock.attempt() == FileLock::Attempt::Held && !lock.acquire(openTimeout))
        return failure(activityError(m_path, SqlFault::Busy, {}));
    RC_TRY(intact, isIntact());
    if (!*intact) {
        RC_CHECK(moveAside());
    }
    const auto opened = openIntact();
    if (!opened)
        m_connection.close();
    return opened;
}

Result<void> ActivityFile::openIntact()
{
    makePrivate(m_path);
    RC_CHECK(m_connection.open(m_path, ActivityConnection::Mode::ReadWrite));
    RC_CHECK(prepareTables());
    if (m_indexIsDamaged)
        (void)rebuildIndex(); // on failure, queries that need the index report it
    return completeAbandoned();
}

Result<void> ActivityFile::rebuildIndex()
{
    RC_TRY(rebuilt, m_connection.run(u"INSERT INTO activity_text(activity_text) VALUES ('rebuild')"_s));
    m_indexIsDamaged = false;
    return {};
}

/// Checks without changing a byte. False: damaged. An error: unknown, or from a newer version.
Result<bool> ActivityFile::isIntact()
{
    const QFileInfo file(m_path);
    m_isCurrent = false;
    m_indexIsDamaged = false;
    m_foreignParts.clear();
    if (!file.exists() || (file.size() == 0 && !QFileInfo::exists(m_path + logSuffix)))
        return true;
    if (!isLogIntact(m_path + logSuffix))
        return false;
    ActivityConnection probe;
    const auto classified = [&probe](const Error &error) -> Result<bool> {
        if (isDamage(probe.fault()) || probe.fault() == SqlFault::TooManySteps)
            return false;
        return failure(error);
    };
    if (const auto opened = probe.open(m_path, ActivityConnection::Mode::ReadOnly); !opened)
        return classified(opened.error());
    const auto version = activityVersion(probe);
    if (!version)
        return classified(version.error());
    if (version->empty)
        return version->version == 0;
    if (version->applicationId != activityApplicationId || version->version < 1 ||
        version->version > activityVersionLimit)
        return false;
    if (version->version > m_migrations.size()) {
        return failure(
            ErrorKind::FileUnusable,
            QCoreApplication::translate(
                "rc::JsonFile",
                "%1 was written by a newer version of this program. It was left unchanged. Update the program.")
                .arg(m_path));
    }
    const auto foreign = foreignParts(probe, m_migrations, version->version);
    if (!foreign)
        return classified(foreign.error());
    if (!foreign->isEmpty()) {
        m_foreignParts = *foreign;
        return false;
    }
    m_isCurrent = version->version == m_migrations.size();
    if (m_isCurrent) {
        auto columns =
            probe.run(u"SELECT row, owner, trash, %1 FROM activity ORDER BY row DESC LIMIT 1"_s.arg(activityColumns()));
        if (!columns) // a missing table or column counts as damage, because the version number promises them
            return probe.fault() == SqlFault::Other ? Result<bool>(false) : classified(columns.error());
        (void)columns->next();
        if (const auto ended = probe.ended(*columns); !ended)
            return classified(ended.error());
        if (const auto text = probe.value(u"SELECT rowid FROM activity_text LIMIT 1"_s); !text) {
            m_indexIsDamaged = probe.fault() == SqlFault::IndexDamaged;
            return m_indexIsDamaged                   ? Result<bool>(true)
                   : probe.fault() == SqlFault::Other ? Result<bool>(false)
                                                      : classified(text.error());
        }
    }
    if (file.size() > maxFullCheckBytes)
        return true;
    auto checked = probe.run(u"PRAGMA integrity_check(3)"_s);
    if (!checked)
        return classified(checked.error());
    bool isSound = true;
    while (isSound && checked->next()) {
        const QString row = checked->value(0).toString();
        // SQLite 3.44 and later also check the text index, which can be rebuilt from the rows.
        if (row.contains("FTS5 table"_L1))
            m_indexIsDamaged = true;
        else
            isSound = row == "ok"_L1;
    }
    if (const auto ended = probe.ended(*checked); !ended)
        return classified(ended.error());
    return isSound;
}

Result<void> ActivityFile::prepareTables()
{
    for (const QString &pragma :
         {u"PRAGMA auto_vacuum = INCREMENTAL"_s, u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s,
          u"PRAGMA temp_store = MEMORY"_s, u"PRAGMA secure_delete = ON"_s, u"PRAGMA journal_size_limit = 8388608"_s,
          u"PRAGMA cache_size = -16384"_s}) {
        RC_CHECK(m_connection.run(pragma));
    }
    RC_TRY(present, activityVersion(m_connection));
    if (present->version == m_migrations.size())
        return {};
    if (present->version > 0) {
        const QString copy = freeName(m_path, u"version-%1"_s.arg(present->version));
        if (auto copied = m_connection.run(u"VACUUM INTO ?"_s, {copy}); !copied) {
            QFile::remove(copy);
            return failure(copied.error());
        }
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        m_notices.copiedTo = copy;
    }
    return migrateActivity(m_connection, m_migrations);
}

Result<void> ActivityFile::moveAside()
{
    m_connection.close();
    const QString aside = freeName(m_path, u"corrupt"_s);
    for (const QString &suffix : suffixes) {
        QFile part(m_path + suffix);
        if (part.exists() && !part.rename(aside + suffix))
            return failure(activityError(m_path, SqlFault::Other, part.errorString()));
    }
    m_notices.movedAside.append(aside);
    m_notices.foreignParts = std::exchange(m_foreignParts, {});
    return {};
}

/// Runs `work` on an open file. If that finds damage, replaces the file as on opening, or rebuilds the text index, and
/// repeats `work`.
template<typename Work>
auto ActivityFile::guarded(const Work &work) -> decltype(work())
{
    RC_CHECK(open());
    auto done = work();
    if (!done && m_connection.fault() == SqlFault::IndexDamaged) {
        if (rebuildIndex())
            done = work();
    }
    if (!done && isDamage(m_connection.fault())) {
        {
            FileLock lock(m_path + u".opening"_s);
            if (!lock.acquire(openTimeout))
                return done;
            RC_CHECK(moveAside());
        }
        RC_CHECK(open());
        done = work();
    }
    return done;
}

void ActivityFile::close()
{
    if (m_connection.isOpen()) {
        (void)completeAbandoned(m_owner.token());
        m_owner.release(); // deletions can no longer be undone
        (void)tidy(std::chrono::milliseconds(200));
        m_connection.close();
    }
    m_owner.release();
}

Result<void> ActivityFile::write(const QList<ActivityRecord> &records, const Redactor &redactor)
{
    const bool hasOpenRecords =
        std::ranges::any_of(records, [](const ActivityRecord &record) { return isOpen(record.outcome); });
    // An update preserves `row`, `trash` and the identifying columns; a complete record has no owner. SQLite
    // rewrites the index of each column listed here, so constant columns are omitted.
    const QString sql = u"INSERT INTO activity (%1, owner) VALUES (?%2) ON CONFLICT(id) DO UPDATE SET outcome = "
                        "excluded.outcome, message = excluded.message, extra = excluded.extra, ts = excluded.ts, "
                        "marker = excluded.marker, status = excluded.status, elapsed = excluded.elapsed, timings = "
                        "excluded.timings, error_kind = excluded.error_kind, error = excluded.error, reply = "
                        "excluded.reply, report = excluded.report, owner = excluded.owner"_s.arg(
                            activityColumns(), u", ?"_s.repeated(activityColumns().count(u',') + 1));
    return guarded([&] {
        if (hasOpenRecords)
            (void)m_owner.claim(); // without a mark, other processes would treat open records of this one as "unknown"
        return m_connection.transaction([&]() -> Result<void> {
            RC_TRY(query, m_connection.prepare(sql));
            RC_TRY(timeQuery, m_connection.prepare(u"UPDATE activity SET at = ? WHERE id = ? AND at <> ?"_s));
            for (const ActivityRecord &record : records) {
                const ActivityRecord stored = storedForm(record, redactor);
                QVariantList values = activityValues(stored);
                values.append(isOpen(record.outcome) ? QVariant(m_owner.token())
                                                     : QVariant(QMetaType(QMetaType::QString)));
                RC_CHECK(m_connection.execute(*query, values));
                // A check reads its key after its record was written. Not in the update above, which would then update
                // the key index for each entry of a burst.
                if (stored.kind == ActivityKind::Check && !stored.key.isEmpty()) {
                    RC_CHECK(m_connection.run(u"UPDATE activity SET key = ? WHERE id = ? AND key = ''"_s,
                                              {stored.key, stored.id.toRfc4122()}));
                }
                // Not in the update above, which would rewrite five indexes for each entry of a fast burst.
                if (!record.batch.isNull() && !isOpen(record.outcome)) {
                    const qint64 at = record.at.toMSecsSinceEpoch();
                    RC_CHECK(m_connection.execute(*timeQuery, {at, record.id.toRfc4122(), at}));
                }
            }
            return {};
        });
    });
}

Result<void> ActivityFile::renameProfile(const QString &from, const QString &to, const QString &id)
{
    return guarded([&]() -> Result<void> {
        RC_TRY(renamed, m_connection.run(u"UPDATE activity SET profile = ?, profile_id = ? WHERE profile = ? AND "
                                         "iif(profile_id = '', profile, profile_id) = ?"_s,
                                         {to, id, from, id}));
        return {};
    });
}

qint64 ActivityFile::bytes() const
{
    return QFileInfo(m_path).size() + QFileInfo(m_path + logSuffix).size();
}

/// Completes the open records of processes that have exited.
Result<void> ActivityFile::completeAbandoned()
{
    QStringList owners;
    RC_TRY(query, m_connection.run(u"SELECT DISTINCT owner FROM activity WHERE owner IS NOT NULL LIMIT 1000"_s));
    while (query->next())
        owners.append(query->value(0).toString());
    RC_CHECK(m_connection.ended(*query));
    query->finish();
    for (const QString &owner : owners) {
        if (owner == m_owner.token() || m_owner.isAlive(owner))
            continue;
        RC_CHECK(completeAbandoned(owner));
    }
    return {};
}

Result<void> ActivityFile::completeAbandoned(const QString &owner)
{
    RC_CHECK(m_connection.run(u"UPDATE activity SET outcome = CASE outcome WHEN 'planned' THEN 'not-sent' "
                              "WHEN 'sending' THEN 'unknown' ELSE outcome END, owner = NULL WHERE owner = ?"_s,
                              {owner}));
    return {};
}

Result<ActivityPage> ActivityFile::page(const ActivityFilter &filter, const std::optional<ActivityCursor> &after,
                                        int limit, ActivityDetail detail, const ActivityOrder &order)
{
    return guarded([&]() -> Result<ActivityPage> {
        if (!after) {
            RC_CHECK(completeAbandoned());
        }
        return readActivityPage(m_connection, filter, after, limit, detail, order);
    });
}

Result<void> ActivityFile::forEach(const ActivityFilter &filter, qint64 limit, ActivityDetail detail,
                                   const std::function<Result<void>(const ActivityRecord &)> &work)
{
    constexpr qint64 pageSize = 500;
    std::optional<ActivityCursor> after;
    while (limit > 0) {
        RC_TRY(part, page(filter, after, static_cast<int>(std::min(limit, pageSize)), detail));
        for (const ActivityRecord &record : std::as_const(part->records)) {
            RC_CHECK(work(record));
        }
        if (!part->next)
            break;
        limit -= part->records.size();
        after = part->next;
    }
    return {};
}

Result<std::optional<ActivityRecord>> ActivityFile::record(const QUuid &id)
{
    ActivityFilter filter;
    filter.ids = {id};
    RC_TRY(found, page(filter, {}, 1, ActivityDetail::Full));
    return found->records.isEmpty() ? std::nullopt : std::optional(found->records.first());
}

Result<qint64> ActivityFile::count(const ActivityFilter &filter)
{
    return guarded([&] { return countActivity(m_connection, filter); });
}

Result<QStringList> ActivityFile::profiles()
{
    return guarded([this] { return activityProfiles(m_connection); });
}

Result<QList<ActivityKeyUse>> ActivityFile::keyUses(const QString &fingerprint, const QDateTime &before)
{
    return guarded([&] { return activityKeyUses(m_connection, fingerprint, before); });
}

namespace {

/// Rows per transaction, so that other processes wait briefly and the log stays short.
constexpr int chunkRows = 2'000;
/// Pages of 4 KiB freed at once.
constexpr int maxFreedPages = 10'000;
constexpr qint64 maxFullMergeBytes = 16LL * 1024 * 1024; // bytes

} // namespace

Result<ActivityRemoval> ActivityFile::remove(const ActivityFilter &filter)
{
    RC_CHECK(open());
    (void)m_owner.claim(); // the deletion can be undone while this process runs
    ActivityRemoval removal{m_owner.token() + u'/' + QString::number(++m_removals), 0};
    ActivityCondition condition = activityCondition(filter);
    QString textCondition;
    if (!condition.match.isEmpty()) {
        textCondition = u"a.row IN (SELECT rowid FROM activity_text WHERE activity_text MATCH ?) AND "_s;
        condition.values.prepend(condition.match);
    }
    const QString sql = u"UPDATE activity SET trash = ? WHERE row IN (SELECT a.row FROM activity a WHERE %1%2 AND "
                        "a.owner IS NULL LIMIT %3)"_s.arg(textCondition, condition.sql)
                            .arg(chunkRows);
    condition.values.prepend(removal.token);
    int marked = chunkRows;
    while (marked == chunkRows) {
        const auto done = guarded([&]() -> Result<void> {
            RC_TRY(update, m_connection.run(sql, condition.values));
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
    int restored = chunkRows;
    while (restored == chunkRows) {
        RC_CHECK(guarded([&]() -> Result<void> {
            RC_TRY(update, m_connection.run(u"UPDATE activity SET trash = NULL WHERE row IN (SELECT row FROM activity "
                                            "WHERE trash = ? LIMIT %1)"_s.arg(chunkRows),
                                            {removal.token}));
            restored = update->numRowsAffected();
            return {};
        }));
    }
    return {};
}

Result<int> ActivityFile::retentionDays()
{
    return guarded([this]() -> Result<int> {
        RC_TRY(saved, m_connection.value(u"SELECT value FROM setting WHERE name = 'retention-days'"_s));
        return std::max(0, saved->toInt());
    });
}

Result<void> ActivityFile::setRetentionDays(int days)
{
    return guarded([&]() -> Result<void> {
        RC_CHECK(m_connection.run(u"INSERT INTO setting (name, value) VALUES ('retention-days', ?) ON CONFLICT(name) "
                                  "DO UPDATE SET value = excluded.value"_s,
                                  {QString::number(std::max(0, days))}));
        return {};
    });
}

Result<bool> ActivityFile::tidy(std::chrono::milliseconds budget)
{
    const QDeadlineTimer deadline(budget);
    RC_TRY(days, retentionDays());
    const qint64 olderThan = *days == 0 ? 0 : QDateTime::currentDateTimeUtc().addDays(-*days).toMSecsSinceEpoch();
    Result<bool> hasMore = true;
    while (hasMore && *hasMore && !deadline.hasExpired())
        hasMore = tidyOnce(olderThan);
    return hasMore;
}

/// Processes one chunk; returns whether there may be more.
Result<bool> ActivityFile::tidyOnce(qint64 olderThan)
{
    return guarded([&]() -> Result<bool> {
        bool hasMore = false;
        QStringList deadTokens;
        RC_TRY(query, m_connection.run(u"SELECT DISTINCT trash FROM activity WHERE trash IS NOT NULL"_s));
        while (query->next()) {
            if (!m_owner.isAlive(query->value(0).toString().section(u'/', 0, 0)))
                deadTokens.append(query->value(0).toString());
        }
        RC_CHECK(m_connection.ended(*query));
        query->finish();
        int deletedRows = 0;
        const auto deleteRows = [&](const QString &condition, const QVariant &value) -> Result<void> {
            const QString sql = u"DELETE FROM activity WHERE row IN (SELECT row FROM activity WHERE %1 LIMIT %2)"_s;
            RC_TRY(deleted, m_connection.run(sql.arg(condition).arg(chunkRows), {value}));
            deletedRows += deleted->numRowsAffected();
            hasMore = hasMore || deleted->numRowsAffected() == chunkRows;
            return {};
        };
        for (const QString &token : deadTokens) {
            RC_CHECK(deleteRows(u"trash = ?"_s, token));
        }
        if (olderThan > 0) {
            RC_CHECK(deleteRows(u"trash IS NULL AND owner IS NULL AND at < ?"_s, olderThan));
        }
        if (deletedRows == 0)
            return false;
        if (!hasMore) {
            RC_CHECK(mergeIndex());
        }
        RC_CHECK(shrink());
        return hasMore;
    });
}

/// The text index contains words of deleted rows until its segments are merged. A large index is merged in parts.
Result<void> ActivityFile::mergeIndex()
{
    RC_TRY(merged, bytes() < maxFullMergeBytes
                       ? m_connection.run(u"INSERT INTO activity_text(activity_text) VALUES ('optimize')"_s)
                       : m_connection.run(u"INSERT INTO activity_text(activity_text, rank) VALUES ('merge', -500)"_s));
    return {};
}

/// Returns free pages to the file system. Qt executes a statement without columns for one step, which frees one page.
Result<void> ActivityFile::shrink()
{
    return m_connection.transaction([this]() -> Result<void> {
        RC_TRY(unused, m_connection.value(u"PRAGMA freelist_count"_s));
        const int pages = std::min(unused->toInt(), maxFreedPages);
        auto step = m_connection.prepare(u"PRAGMA incremental_vacuum(1)"_s);
        for (int i = 0; step && i < pages; ++i) {
            RC_CHECK(m_connection.execute(*step, {}));
        }
        return step ? Result<void>() : failure(step.error());
    });
}

} // namespace rc
