// SPDX-License-Identifier: GPL-3.0-or-later
// Reads comma-separated values (RFC 4180), or values with another separator.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace rc {

/// `cells` as one line with its line break, quoted where needed.
[[nodiscard]] QByteArray csvLine(const QList<QByteArray> &cells);

/// A cell of outside text, for csvLine(). Puts an apostrophe before anything that a spreadsheet could read as a
/// formula, whichever separator it uses.
[[nodiscard]] QByteArray csvTextCell(const QString &text);

struct CsvRow
{
    qint64 line = 0; ///< first line, from 1
    qint64 end = 0;  ///< offset after the last byte and its line break
    QList<QByteArray> cells;
    QString fault; ///< a sentence; empty if the row is valid
};

class CsvReader
{
public:
    static constexpr qsizetype maxRowSize = 32 * 1024 * 1024; ///< bytes; a longer row is a fault

    explicit CsvReader(QByteArray bytes, char separator = ',')
        : m_bytes(std::move(bytes))
        , m_separator(separator)
    {
    }

    /// The next row, skipping empty lines; nullopt at the end.
    [[nodiscard]] std::optional<CsvRow> next();

private:
    QByteArray m_bytes;
    char m_separator;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

} // namespace rc
