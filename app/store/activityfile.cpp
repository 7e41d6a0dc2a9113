// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, setting aside and writing; activityreading.cpp and activityremoval.cpp have the rest.
#include "store/activityfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int openingPatience = 10'000;     // milliseconds, while another process opens the same file
constexpr qint64 quickToCheck = 512 * 1024; // bytes: reading the whole file at each start is not for large ones
const QString logSuffix = u"-wal"_s;
const QString sharedSuffix = u"-shm"_s;

bool isDamage(SqlFault fault)
{
    return fault == SqlFault::Damaged || fault == SqlFault::IndexDamaged;
}

/// SQLite takes a log with a wrong head for an empty one and overwrites it. All zeros: the power went in between.
bool logIsWhole(const QString &path)
{
    QFile log(path);
    if (!log.exists() || log.size() == 0 || !log.open(QIODevice::ReadOnly))
        return true;
    const QByteArray head = log.read(4);
    return head == QByteArray(4, '\0') || head == QByteArray::fromHex("377f0682") ||
           head == QByteArray::fromHex("377f0683");
}

/// An empty file that its owner alone can read; SQLite gives its companions the same rights.
void makePrivate(const QString &path)
{
    QFile file(path);
    if (file.exists() || !file.open(QIODevice::WriteOnly))
        return; // what is wrong, SQLite will say
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

QString freeName(const QString &path, const QString &what)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    QString name = path + u'.' + what + u'-' + stamp;
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = path + u'.' + what + u'-' + stamp + u'-' + QString::number(i);
    return name;
}

QString masked(const QString &text, const Redactor &redactor, qsizetype cap)
{
    // cut behind the mask, so that no half of a key is left at the cut
    QString safe = redactor.redacted(text);
    if (!safe.isValidUtf16())
        safe = QString::fromUtf8(safe.toUtf8()); // half a character has no place in a file
    if (safe.size() > cap)
        safe.truncate(safe.at(cap - 1).isHighSurrogate() ? cap - 1 : cap);
    return safe;
}

} // namespace

QString activityFilePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/activity.sqlite"_s;
}

ActivityRecord keepable(ActivityRecord record, const Redactor &redactor)
{
    for (QString *text : {&record.profile, &record.resource, &record.message, &record.extra, &record.ts, &record.marker,
                          &record.errorKind, &record.error, &record.report})
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
        return failure(activityError(m_path, SqlFault::Other,
                                     QCoreApplication::translate("rc::Activity", "The folder cannot be made.")));
    // An older version may have made it for everybody. A folder of somebody else's choice stays as it is.
    if (m_path == activityFilePath())
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    // Mostly there is a sound file of this version. Else one process at a time makes, mends or sets aside; it looks
    // anew.
    if (const auto sound = isSound(); sound && *sound && m_isCurrent) {
        if (const auto opened = openSound(); opened)
            return opened;
        m_connection.close();
    }
    QLockFile door(m_path + u".opening"_s);
    door.setStaleLockTime(0);
    if (!door.tryLock(openingPatience) && door.error() == QLockFile::LockFailedError)
        return failure(activityError(m_path, SqlFault::Busy, {}));
    auto opened = openSafely();
    if (!opened)
        m_connection.close();
    return opened;
}

Result<void> ActivityFile::openSafely()
{
    const auto sound = isSound();
    if (!sound)
        return failure(sound.error());
    if (!*sound) {
        if (const auto moved = moveAside(); !moved)
            return moved;
    }
    return openSound();
}

Result<void> ActivityFile::openSound()
{
    makePrivate(m_path);
    if (const auto opened = m_connection.open(m_path, ActivityConnection::Mode::ReadWrite); !opened)
        return opened;
    if (const auto ready = prepareTables(); !ready)
        return ready;
    if (m_indexIsDamaged)
        (void)makeIndexAnew(); // where it cannot be, what needs the index says so
    return settle();
}

Result<void> ActivityFile::makeIndexAnew()
{
    auto rebuilt = m_connection.run(u"INSERT INTO activity_text(activity_text) VALUES ('rebuild')"_s);
    if (!rebuilt)
        return failure(rebuilt.error());
    m_indexIsDamaged = false;
    m_notices.indexMadeAnew = true;
    return {};
}

/// Looks without changing a byte. False: damaged. An error: it cannot be told, or it is a newer version's.
Result<bool> ActivityFile::isSound()
{
    const QFileInfo file(m_path);
    m_isCurrent = false;
    m_indexIsDamaged = false;
    if (!file.exists() || (file.size() == 0 && !QFileInfo::exists(m_path + logSuffix)))
        return true;
    if (!logIsWhole(m_path + logSuffix))
        return false;
    ActivityConnection look;
    const auto judged = [&look](const Error &error) -> Result<bool> {
        if (isDamage(look.fault()))
            return false;
        return failure(error);
    };
    if (const auto opened = look.open(m_path, ActivityConnection::Mode::ReadOnly); !opened)
        return judged(opened.error());
    const auto version = activityVersion(look);
    if (!version)
        return judged(version.error());
    if (version->empty)
        return version->version == 0;
    if (version->applicationId != activityApplicationId || version->version < 1 ||
        version->version > activityVersionLimit)
        return false;
    if (version->version > m_migrations.size()) {
        return failure(ErrorKind::FileFailed,
                       QCoreApplication::translate("rc::Activity",
                                                   "%1: A newer version of this program keeps its activity here. Use "
                                                   "that one to see it; this one leaves it as it is.")
                           .arg(m_path));
    }
    m_isCurrent = version->version == m_migrations.size();
    if (m_isCurrent) {
        auto columns =
            look.run(u"SELECT row, owner, trash, %1 FROM activity ORDER BY row DESC LIMIT 1"_s.arg(activityColumns()));
        if (!columns) // no such table or column counts as damage, too: the version promises them
            return look.fault() == SqlFault::Other ? Result<bool>(false) : judged(columns.error());
        (void)columns->next();
        if (const auto end = look.ended(*columns); !end)
            return judged(end.error());
        if (const auto text = look.value(u"SELECT rowid FROM activity_text LIMIT 1"_s); !text) {
            m_indexIsDamaged = look.fault() == SqlFault::IndexDamaged;
            return m_indexIsDamaged                  ? Result<bool>(true)
                   : look.fault() == SqlFault::Other ? Result<bool>(false)
                                                     : judged(text.error());
        }
    }
    if (file.size() > quickToCheck)
        return true;
    auto checked = look.run(u"PRAGMA integrity_check(3)"_s);
    if (!checked)
        return judged(checked.error());
    bool isWell = true;
    while (isWell && checked->next()) {
        const QString said = checked->value(0).toString();
        // SQLite 3.44 and later look into the text index, too. It is made of the rows and can be made anew.
        if (said.contains("FTS5 table"_L1))
            m_indexIsDamaged = true;
        else
            isWell = said == "ok"_L1;
    }
    if (const auto end = look.ended(*checked); !end)
        return judged(end.error());
    return isWell;
}

Result<void> ActivityFile::prepareTables()
{
    for (const QString &pragma :
         {u"PRAGMA auto_vacuum = INCREMENTAL"_s, u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s,
          u"PRAGMA temp_store = MEMORY"_s, u"PRAGMA secure_delete = ON"_s, u"PRAGMA journal_size_limit = 8388608"_s,
          u"PRAGMA cache_size = -16384"_s}) {
        if (auto set = m_connection.run(pragma); !set)
            return failure(set.error());
    }
    const auto present = activityVersion(m_connection);
    if (!present)
        return failure(present.error());
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
    for (const QString &suffix : {QString(), logSuffix, sharedSuffix}) {
        QFile part(m_path + suffix);
        if (part.exists() && !part.rename(aside + suffix))
            return failure(activityError(m_path, SqlFault::Other, part.errorString()));
    }
    m_notices.movedAside.append(aside);
    return {};
}

void ActivityFile::close()
{
    if (m_connection.isOpen()) {
        (void)settle(m_owner.token());
        m_owner.release(); // what was deleted is nobody's to bring back now
        (void)tidy(std::chrono::milliseconds(200));
        m_connection.close();
    }
    m_owner.release();
}

/// Runs `work` on an open file. Damage that only now shows is set aside as at the start, and `work` is run on the new
/// file; a damaged text index is made anew.
Result<void> ActivityFile::guarded(const std::function<Result<void>()> &work)
{
    if (const auto opened = open(); !opened)
        return opened;
    auto done = work();
    if (!done && m_connection.fault() == SqlFault::IndexDamaged) {
        if (makeIndexAnew())
            done = work();
    }
    if (!done && isDamage(m_connection.fault())) {
        {
            QLockFile door(m_path + u".opening"_s);
            door.setStaleLockTime(0);
            if (!door.tryLock(openingPatience))
                return done;
            if (const auto moved = moveAside(); !moved)
                return moved;
        }
        if (const auto opened = open(); !opened)
            return opened;
        done = work();
    }
    return done;
}

Result<void> ActivityFile::write(const QList<ActivityRecord> &records, const Redactor &redactor)
{
    // `row`, `at` and `trash` stay, and so does what a record is of; what is complete has no owner. Each column that is
    // named here has its indexes written anew, so none is that cannot change.
    const auto done = insert(records, redactor,
                             u"DO UPDATE SET outcome = excluded.outcome, message = excluded.message, extra = "
                             "excluded.extra, ts = excluded.ts, marker = excluded.marker, status = excluded.status, "
                             "elapsed = excluded.elapsed, timings = excluded.timings, error_kind = "
                             "excluded.error_kind, error = excluded.error, reply = excluded.reply, report = "
                             "excluded.report, owner = excluded.owner"_s);
    if (!done)
        return failure(done.error());
    return {};
}

Result<qint64> ActivityFile::add(const QList<ActivityRecord> &records, const Redactor &redactor)
{
    return insert(records, redactor, u"DO NOTHING"_s);
}

/// The one thing that is learned after its record was begun: a check reads the key on its way. Not a part of write()'s
/// update, which would then write the index of keys anew for each entry of a burst.
Result<void> ActivityFile::noteKey(const ActivityRecord &record)
{
    if (record.kind != ActivityKind::Check || record.key.isEmpty())
        return {};
    if (auto noted = m_connection.run(u"UPDATE activity SET key = ? WHERE id = ? AND key = ''"_s,
                                      {record.key, record.id.toRfc4122()});
        !noted)
        return failure(noted.error());
    return {};
}

Result<qint64> ActivityFile::insert(const QList<ActivityRecord> &records, const Redactor &redactor,
                                    const QString &onConflict)
{
    const bool leavesOpen = std::any_of(records.cbegin(), records.cend(),
                                        [](const ActivityRecord &record) { return isOpen(record.outcome); });
    qint64 written = 0;
    const QString sql = u"INSERT INTO activity (%1, owner) VALUES (?%2) ON CONFLICT(id) %3"_s.arg(
        activityColumns(), u", ?"_s.repeated(activityColumns().count(u',') + 1), onConflict);
    const auto done = guarded([&] {
        written = 0;
        if (leavesOpen)
            (void)m_owner.claim(); // without a mark others call "unknown" what this process will complete all the same
        return m_connection.transaction([&]() -> Result<void> {
            auto query = m_connection.prepare(sql);
            if (!query)
                return failure(query.error());
            for (const ActivityRecord &record : records) {
                const ActivityRecord kept = keepable(record, redactor);
                QVariantList values = activityValues(kept);
                values.append(isOpen(record.outcome) ? QVariant(m_owner.token())
                                                     : QVariant(QMetaType(QMetaType::QString)));
                if (const auto executed = m_connection.execute(*query, values); !executed)
                    return executed;
                written += query->numRowsAffected() > 0 ? 1 : 0;
                if (const auto noted = noteKey(kept); !noted)
                    return noted;
            }
            return {};
        });
    });
    if (!done)
        return failure(done.error());
    return written;
}

qint64 ActivityFile::bytes() const
{
    return QFileInfo(m_path).size() + QFileInfo(m_path + logSuffix).size();
}

} // namespace rc
