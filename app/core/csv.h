// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values (RFC 4180), read as they stream in.
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QList>

#include <optional>

namespace rc {

/// `cells` as one line with its line break, quoted where needed.
[[nodiscard]] QByteArray csvLine(const QList<QByteArray> &cells);

/// Whether a spreadsheet may take it for a formula: it begins with one of = + - @ or with white space or an apostrophe.
[[nodiscard]] bool looksLikeFormula(QStringView text);
/// A cell of outside text: what looks like a formula begins with an apostrophe.
[[nodiscard]] QByteArray csvText(const QString &text);

struct CsvRow
{
    qint64 line = 0; ///< from 1; where it begins
    QList<QByteArray> cells;
    QString fault; ///< a sentence; empty when all is well
};

class CsvReader
{
public:
    static constexpr qsizetype longestRow = 32 * 1024 * 1024; ///< bytes; a longer one is a fault

    explicit CsvReader(QIODevice &in)
        : m_in(in)
    {
    }

    /// The next row that is not an empty line; nothing at the end.
    [[nodiscard]] std::optional<CsvRow> next();

private:
    [[nodiscard]] bool nextByte(char &c);

    QIODevice &m_in;
    QByteArray m_buffer;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

} // namespace rc
