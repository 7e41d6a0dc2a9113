// SPDX-License-Identifier: GPL-3.0-or-later
// Row by row where it works, and in ever smaller steps around what does not.
#include "store/activity/activityrecovery.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int batch = 500;
constexpr int mostFailures = 20'000; // of steps around damage
constexpr qint64 leastBytesOfARow = 64;

struct Rows
{
    qint64 from = 0;
    qint64 to = 0; ///< inclusive
};

class Recovery
{
public:
    Recovery(ActivityConnection &source, QString columns, ActivityFile &into)
        : m_source(source)
        , m_columns(std::move(columns))
        , m_into(into)
    {
    }

    Result<ActivityRecovery> run(qint64 last)
    {
        QList<Rows> open{{1, last}};
        int failures = 0;
        while (!open.isEmpty() && failures < mostFailures) {
            const Rows rows = open.takeLast();
            qint64 reached = rows.from - 1;
            const auto readAll = read(rows, reached);
            RC_CHECK(keep(batch));
            if (readAll)
                continue;
            ++failures;
            m_done.whole = false;
            const qint64 next = reached + 1; // the one that cannot be read, or lies behind what cannot
            if (next >= rows.to)
                continue;
            const qint64 middle = next + (rows.to - next) / 2;
            open.append({middle + 1, rows.to});
            open.append({next, middle});
        }
        RC_CHECK(keep(1));
        return m_done;
    }

private:
    /// False when it ended at damage; `reached`: the last row that came.
    bool read(const Rows &rows, qint64 &reached)
    {
        auto query = m_source.run(u"SELECT %1, row FROM activity NOT INDEXED WHERE row BETWEEN ? AND ? AND trash IS "
                                  "NULL ORDER BY row"_s.arg(m_columns),
                                  {rows.from, rows.to});
        if (!query)
            return false;
        const int rowColumn = static_cast<int>(m_columns.count(u',')) + 1;
        while (query->next()) {
            ActivityRecord record = activityRecordFrom(*query);
            reached = query->value(rowColumn).toLongLong();
            if (record.id.isNull() || !record.at.isValid())
                m_done.whole = false;
            else
                m_found.append(unowned(std::move(record)));
        }
        return m_source.ended(*query).has_value();
    }

    /// Nobody is left to complete it.
    static ActivityRecord unowned(ActivityRecord record)
    {
        if (record.outcome == ActivityOutcome::Sending)
            record.outcome = ActivityOutcome::Unknown;
        if (record.outcome == ActivityOutcome::Planned)
            record.outcome = ActivityOutcome::NotSent;
        return record;
    }

    Result<void> keep(qsizetype atLeast)
    {
        if (m_found.size() < atLeast)
            return {};
        const auto added = m_into.add(m_found, Redactor()); // masked when it was written first
        if (!added)
            return failure(added.error());
        m_done.recovered += *added;
        m_done.alreadyKept += m_found.size() - *added;
        m_found.clear();
        return {};
    }

    ActivityConnection &m_source;
    QString m_columns;
    ActivityFile &m_into;
    QList<ActivityRecord> m_found;
    ActivityRecovery m_done;
};

/// Gives `path` the first page of a new file, which says where the tables begin: in all files of a version they begin
/// at the same pages.
Result<void> lendFirstPage(const QString &path, const QString &folder, qsizetype version)
{
    const QString fresh = folder + u"/version-%1.sqlite"_s.arg(version);
    {
        ActivityFile made(fresh, activityMigrations().first(version));
        if (const auto opened = made.open(); !opened)
            return opened;
    }
    QFile source(fresh);
    QFile target(path);
    constexpr int pageSize = 4096;
    if (!source.open(QIODevice::ReadOnly) || !target.open(QIODevice::ReadWrite))
        return failure(activityError(path, SqlFault::CannotOpen, {}));
    QByteArray page = source.read(pageSize);
    if (page.size() != pageSize)
        return failure(activityError(fresh, SqlFault::InOut, {}));
    // the size in pages; no list of free pages
    qToBigEndian(static_cast<quint32>(target.size() / pageSize), page.data() + 28);
    qToBigEndian(quint32(0), page.data() + 32);
    qToBigEndian(quint32(0), page.data() + 36);
    if (target.write(page) != page.size() || !target.flush())
        return failure(activityError(path, SqlFault::Other, target.errorString()));
    return {};
}

Result<void> copied(const QString &from, const QString &to)
{
    QFile file(from);
    if (!file.exists())
        return {};
    if (!file.copy(to))
        return failure(activityError(from, SqlFault::Other, file.errorString()));
    QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
    return {};
}

/// The highest row, or so high a number that it is sure to be beyond.
qint64 lastRow(ActivityConnection &connection, qint64 bytes)
{
    for (const QString &sql :
         {u"SELECT max(row) FROM activity"_s, u"SELECT seq FROM sqlite_sequence WHERE name = 'activity'"_s}) {
        if (const auto row = connection.value(sql); row && row->toLongLong() > 0)
            return row->toLongLong();
    }
    return bytes / leastBytesOfARow;
}

/// activityColumns() as this file has them: the first version noted no keys. Empty without the table.
QString columnsIn(ActivityConnection &connection)
{
    const QString first = activityColumns().replace(u", key,"_s, u", '' AS key,"_s);
    for (const QString &columns : {activityColumns(), first}) {
        if (connection.prepare(u"SELECT row, trash, %1 FROM activity"_s.arg(columns)))
            return columns;
    }
    return {};
}

} // namespace

Result<ActivityRecovery> recoverActivity(const QString &damaged, ActivityFile &into)
{
    const QFileInfo file(damaged);
    if (!file.isFile())
        return failure(
            activityError(damaged, SqlFault::Other, QCoreApplication::translate("rc::Activity", "No such file.")));
    const QTemporaryDir folder;
    if (!folder.isValid())
        return failure(activityError(folder.path(), SqlFault::Other, folder.errorString()));
    const QString copy = folder.filePath(u"copy.sqlite"_s);
    for (const QString &suffix : {u""_s, u"-wal"_s}) {
        RC_CHECK(copied(damaged + suffix, copy + suffix));
    }
    ActivityConnection source;
    auto opened = source.open(copy, ActivityConnection::Mode::ReadWrite);
    QString columns = opened ? columnsIn(source) : QString();
    const bool whole = !columns.isEmpty();
    for (qsizetype version = activityMigrations().size(); columns.isEmpty() && version > 0; --version) {
        source.close();
        RC_CHECK(lendFirstPage(copy, folder.path(), version));
        opened = source.open(copy, ActivityConnection::Mode::ReadWrite);
        columns = opened ? columnsIn(source) : QString();
    }
    if (!opened)
        return failure(opened.error());
    if (columns.isEmpty())
        return failure(ErrorKind::FileUnusable,
                       QCoreApplication::translate("rc::Activity", "%1: Nothing in it is readable.").arg(damaged));
    auto done = Recovery(source, columns, into).run(lastRow(source, file.size()));
    if (done && !whole)
        done->whole = false;
    return done;
}

} // namespace rc
