// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to one SQLite file: statements, transactions, and what an SQLite error means.
#pragma once

#include "core/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>

namespace rc {

/// What an SQLite result code stands for, as far as it makes a difference here.
enum class SqlFault {
    None,
    Damaged,      ///< the file is no database, or not a whole one
    IndexDamaged, ///< the full-text index is; it can be made anew
    Full,
    ReadOnly,
    InOut,
    Endless, ///< a statement took more steps than any does on a file of ours
    Busy,    ///< another program held it longer than anybody should
    CannotOpen,
    Other,
};

/// Belongs to the thread that opened it. All functions tell failure by Result, and fault() says of which sort the last
/// one was.
class ActivityConnection
{
public:
    enum class Mode {
        ReadWrite, ///< made when absent
        ReadOnly,  ///< changes no byte of the file and its log, also not when it is closed
    };

    ActivityConnection() = default;
    ~ActivityConnection();
    Q_DISABLE_COPY_MOVE(ActivityConnection)

    [[nodiscard]] Result<void> open(const QString &path, Mode mode);
    void close();
    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] SqlFault fault() const { return m_fault; }

    /// Runs one statement with its values bound in order.
    [[nodiscard]] Result<QSqlQuery> run(const QString &sql, const QVariantList &values = {});
    /// The first column of the first row; null when there is no row.
    [[nodiscard]] Result<QVariant> value(const QString &sql, const QVariantList &values = {});
    /// Prepares once for many executions with execute().
    [[nodiscard]] Result<QSqlQuery> prepare(const QString &sql);
    [[nodiscard]] Result<void> execute(QSqlQuery &query, const QVariantList &values);
    /// After next() said false: the end, or an error?
    [[nodiscard]] Result<void> ended(const QSqlQuery &query);

    /// Runs `work` between BEGIN IMMEDIATE and COMMIT; anything that fails rolls all of it back.
    [[nodiscard]] Result<void> transaction(const std::function<Result<void>()> &work);

private:
    [[nodiscard]] Error failed(const QSqlError &error);

    QSqlDatabase m_database;
    QString m_name;
    QString m_path;
    SqlFault m_fault = SqlFault::None;
};

/// The FileFailed for `path` in words for a person. `words`: SQLite's own, for what has none of ours.
[[nodiscard]] Error activityError(const QString &path, SqlFault fault, const QString &words);

} // namespace rc
