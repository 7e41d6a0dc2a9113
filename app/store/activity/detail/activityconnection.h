// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a SQLite file: statements, transactions, and error classification.
#pragma once

#include "core/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>

namespace rc {

/// The relevant classes of SQLite result codes.
enum class SqlFault {
    None,
    Damaged,      ///< not a database, or an incomplete one
    IndexDamaged, ///< only the full-text index, which can be rebuilt
    Full,
    ReadOnly,
    IoError,
    TooManySteps, ///< a statement exceeded the limit for intact files
    Busy,         ///< another program holds a lock
    CannotOpen,
    Other,
};

/// Belongs to the thread that opened it. Functions report failure by Result, and fault() classifies the last one.
class ActivityConnection
{
public:
    enum class Mode {
        ReadWrite, ///< created if missing
        ReadOnly,  ///< changes no byte of the file and its log, even on closing
    };

    ActivityConnection() = default;
    ~ActivityConnection();
    Q_DISABLE_COPY_MOVE(ActivityConnection)

    [[nodiscard]] Result<void> open(const QString &path, Mode mode);
    void close();
    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] SqlFault fault() const { return m_fault; }

    /// Runs one statement with values bound in order.
    [[nodiscard]] Result<QSqlQuery> run(const QString &sql, const QVariantList &values = {});
    /// The first column of the first row; null without a row.
    [[nodiscard]] Result<QVariant> value(const QString &sql, const QVariantList &values = {});
    /// Prepares once for many executions with execute().
    [[nodiscard]] Result<QSqlQuery> prepare(const QString &sql);
    [[nodiscard]] Result<void> execute(QSqlQuery &query, const QVariantList &values);
    /// After next() returned false: whether it was the end or an error.
    [[nodiscard]] Result<void> ended(const QSqlQuery &query);

    /// Runs `work` between BEGIN IMMEDIATE and COMMIT; rolls back on any failure.
    [[nodiscard]] Result<void> transaction(const std::function<Result<void>()> &work);

private:
    [[nodiscard]] Error failed(const QSqlError &error);

    QSqlDatabase m_database;
    QString m_name;
    QString m_path;
    SqlFault m_fault = SqlFault::None;
};

/// FileFailed for `path` with a readable message. `message`: from SQLite, for faults without our own wording.
[[nodiscard]] Error activityError(const QString &path, SqlFault fault, const QString &message);

} // namespace rc
