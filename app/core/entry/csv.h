// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values (RFC 4180), and those with another separator, read as they stream in.
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QList>

#include <optional>

namespace rc {

/// `cells` as one line with its line break, quoted where needed.
[[nodiscard]] QByteArray csvLine(const QList<QByteArray> &cells);

/// A cell of outside text. Whatever divides the file, commas, semicolons or tabs, no cell begins with what a
/// spreadsheet takes for a formula: an apostrophe stands before it. For csvLine().
[[nodiscard]] QByteArray csvText(const QString &text);

struct CsvRow
{
    qint64 line = 0;  ///< from 1; where it begins
    qint64 begin = 0; ///< its first byte of what was read
    qint64 end = 0;   ///< the byte behind it and its line break
    QList<QByteArray> cells;
    QString fault; ///< a sentence; empty when all is well
};

class CsvReader
{
public:
    static constexpr qsizetype longestRow = 32 * 1024 * 1024; ///< bytes; a longer one is a fault

    explicit CsvReader(QIODevice &in, char separator = ',')
        : m_in(in)
        , m_separator(separator)
    {
    }

    /// The next row that is not an empty line; nothing at the end.
    [[nodiscard]] std::optional<CsvRow> next();

private:
    [[nodiscard]] bool nextByte(char &c);

    QIODevice &m_in;
    char m_separator;
    QByteArray m_buffer;
    qsizetype m_at = 0;
    qint64 m_line = 1;
    qint64 m_read = 0; ///< bytes that were handed out
};

} // namespace rc
