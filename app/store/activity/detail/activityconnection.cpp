// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activity/detail/activityconnection.h"

#include "core/files/regularfile.h"

#include <QCoreApplication>
#include <QHash>
#include <QLibrary>
#include <QSqlDriver>
#include <QSqlError>
#include <QUuid>

#include <limits>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ActivityFileTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Activity)
};

constexpr auto busyMilliseconds = 10'000;
constexpr int maxReadOnlySteps =
    100'000'000; // of SQLite's virtual machine: some seconds; checking 512 KiB needs a few million
constexpr int maxSteps = std::numeric_limits<int>::max();
constexpr int maxValueBytes = 64 * 1024 * 1024;

/// Limits statements on a file from elsewhere. Uses the SQLite library of Qt's driver; if the driver contains SQLite,
/// its functions cannot be found, and nothing is limited.
void limitStatements(const QSqlDatabase &database, int steps)
{
    const QVariant handle = database.driver()->handle();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return;
    void *sqlite = *static_cast<void *const *>(handle.constData());
    for (const QString &folder : QCoreApplication::libraryPaths()) {
        QLibrary driver(folder + u"/sqldrivers/qsqlite"_s);
        using Limit = int (*)(void *sqlite, int id, int value);
        using OnProgress = void (*)(void *sqlite, int steps, int (*stops)(void *), void *);
        const auto limit = reinterpret_cast<Limit>(driver.resolve("sqlite3_limit"));
        const auto onProgress = reinterpret_cast<OnProgress>(driver.resolve("sqlite3_progress_handler"));
        if (limit == nullptr || onProgress == nullptr)
            continue;
        constexpr int lengthOfValue = 0; // SQLITE_LIMIT_LENGTH
        limit(sqlite, lengthOfValue, maxValueBytes);
        onProgress(sqlite, steps, [](void *) { return 1; }, nullptr);
        return;
    }
}

SqlFault faultOf(const QSqlError &error)
{
    if (error.type() == QSqlError::NoError)
        return SqlFault::None;
    const int extended = error.nativeErrorCode().toInt();
    constexpr int corruptIndex = 267; // SQLITE_CORRUPT_VTAB
    if (extended == corruptIndex)
        return SqlFault::IndexDamaged;
    switch (extended & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return SqlFault::Busy;
    case 8: // SQLITE_READONLY
        return SqlFault::ReadOnly;
    case 9: // SQLITE_INTERRUPT
        return SqlFault::TooManySteps;
    case 10: // SQLITE_IOERR
        return SqlFault::IoError;
    case 11: // SQLITE_CORRUPT
    case 18: // SQLITE_TOOBIG
    case 26: // SQLITE_NOTADB
        return SqlFault::Damaged;
    case 13: // SQLITE_FULL
        return SqlFault::Full;
    case 14: // SQLITE_CANTOPEN
        return SqlFault::CannotOpen;
    default:
        return SqlFault::Other;
    }
}

} // namespace

Error activityError(const QString &path, SqlFault fault, const QString &message)
{
    static const QHash<SqlFault, const char *> sentences{
        {SqlFault::Damaged, QT_TRANSLATE_NOOP("rc::Activity", "The file is damaged.")},
        {SqlFault::IndexDamaged, QT_TRANSLATE_NOOP("rc::Activity", "The file is damaged.")},
        {SqlFault::Full, QT_TRANSLATE_NOOP("rc::Activity", "The disk is full.")},
        {SqlFault::ReadOnly, QT_TRANSLATE_NOOP("rc::Activity", "Cannot write to the file.")},
        {SqlFault::IoError, QT_TRANSLATE_NOOP("rc::Activity", "The disk reports an error.")},
        {SqlFault::Busy, QT_TRANSLATE_NOOP("rc::Activity", "Another program has locked the file.")},
        {SqlFault::TooManySteps, QT_TRANSLATE_NOOP("rc::Activity", "The file is damaged.")},
        {SqlFault::CannotOpen, QT_TRANSLATE_NOOP("rc::Activity", "Cannot open the file.")},
    };
    const char *sentence = sentences.value(fault);
    const QString reason = sentence ? ActivityFileTr::tr(sentence) : message;
    const bool isDamaged = fault == SqlFault::Damaged || fault == SqlFault::IndexDamaged;
    Error error = fileError(path, {.words = reason});
    if (isDamaged)
        error.kind = ErrorKind::FileUnusable;
    return error;
}

ActivityConnection::~ActivityConnection()
{
    close();
}

Result<void> ActivityConnection::open(const QString &path, Mode mode)
{
    close();
    m_path = path;
    m_fault = SqlFault::None;
    m_name = u"activity-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    m_database.setDatabaseName(path);
    QString options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyMilliseconds);
    if (mode == Mode::ReadOnly)
        options += u";QSQLITE_OPEN_READONLY"_s;
    m_database.setConnectOptions(options);
    if (!m_database.isValid()) {
        m_fault = SqlFault::Other;
        return failure(
            activityError(path, m_fault, ActivityFileTr::tr("Qt’s driver for SQLite is missing (libqt6sql6-sqlite).")));
    }
    if (!m_database.open()) {
        const Error error = failed(m_database.lastError());
        close();
        return failure(error);
    }
    limitStatements(m_database, mode == Mode::ReadOnly ? maxReadOnlySteps : maxSteps);
    RC_CHECK(run(u"PRAGMA cell_size_check = ON"_s));
    // Until foreignParts() is known, nothing in the file may call functions with side effects.
    if (mode == Mode::ReadOnly)
        RC_CHECK(run(u"PRAGMA trusted_schema = OFF"_s));
    return {};
}

void ActivityConnection::close()
{
    if (m_name.isEmpty())
        return;
    m_database.close();
    m_database = QSqlDatabase(); // the last user must be gone before the name is removed
    QSqlDatabase::removeDatabase(m_name);
    m_name.clear();
}

Result<QSqlQuery> ActivityConnection::run(const QString &sql, const QVariantList &values)
{
    auto query = prepare(sql);
    if (!query)
        return query;
    RC_CHECK(execute(*query, values));
    return query;
}

Result<QVariant> ActivityConnection::value(const QString &sql, const QVariantList &values)
{
    RC_TRY(query, run(sql, values));
    if (query->next())
        return query->value(0);
    RC_CHECK(ended(*query));
    return QVariant();
}

Result<QSqlQuery> ActivityConnection::prepare(const QString &sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return failure(failed(query.lastError()));
    return query;
}

Result<void> ActivityConnection::execute(QSqlQuery &query, const QVariantList &values)
{
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values.at(i));
    if (!query.exec())
        return failure(failed(query.lastError()));
    return {};
}

Result<void> ActivityConnection::ended(const QSqlQuery &query)
{
    if (query.lastError().type() == QSqlError::NoError)
        return {};
    return failure(failed(query.lastError()));
}

Result<void> ActivityConnection::transaction(const std::function<Result<void>()> &work)
{
    RC_CHECK(run(u"BEGIN IMMEDIATE"_s));
    Result<void> done = work();
    if (done) {
        if (auto committed = run(u"COMMIT"_s); !committed)
            done = failure(committed.error());
    }
    if (!done) {
        // SQLite may have rolled back already; keep the original fault
        const SqlFault original = m_fault;
        (void)run(u"ROLLBACK"_s);
        m_fault = original;
    }
    return done;
}

Error ActivityConnection::failed(const QSqlError &error)
{
    m_fault = faultOf(error);
    return activityError(m_path, m_fault, error.databaseText());
}

} // namespace rc
