// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/difference/worddiff.h"

#include <algorithm>
#include <vector>

namespace rc {

namespace {

constexpr qsizetype maxCells = 4'000'000; // of the table: 8 MB

/// Splits into words, runs of white space, and single other characters.
QStringList splitWords(const QString &text)
{
    QStringList words;
    qsizetype start = 0;
    const auto classOf = [&text](qsizetype at) {
        const QChar c = text.at(at);
        return c.isSpace() ? 0 : c.isLetterOrNumber() || c.isSurrogate() || c == u'_' ? 1 : 2;
    };
    for (qsizetype at = 1; at <= text.size(); ++at) {
        if (at < text.size() && classOf(at) == classOf(at - 1) && classOf(at) != 2)
            continue;
        words.append(text.mid(start, at - start));
        start = at;
    }
    return text.isEmpty() ? QStringList() : words;
}

class Pieces
{
public:
    void add(WordPiece::Kind kind, const QString &text)
    {
        if (text.isEmpty())
            return;
        if (!m_pieces.isEmpty() && m_pieces.last().kind == kind)
            m_pieces.last().text += text;
        else
            m_pieces.append({kind, text});
    }

    [[nodiscard]] const QList<WordPiece> &all() const { return m_pieces; }

private:
    QList<WordPiece> m_pieces;
};

/// Longest common subsequence.
void compare(const QStringList &before, const QStringList &after, Pieces &pieces)
{
    using Kind = WordPiece::Kind;
    const qsizetype rows = before.size();
    const qsizetype columns = after.size();
    if (rows * columns > maxCells || rows > 0xFFFF || columns > 0xFFFF) {
        pieces.add(Kind::Removed, before.join(QString()));
        pieces.add(Kind::Added, after.join(QString()));
        return;
    }
    std::vector<quint16> lengths(size_t((rows + 1) * (columns + 1)), 0);
    const auto cell = [&](qsizetype row, qsizetype column) -> quint16 & {
        return lengths[size_t(row * (columns + 1) + column)];
    };
    for (qsizetype row = rows - 1; row >= 0; --row) {
        for (qsizetype column = columns - 1; column >= 0; --column)
            cell(row, column) = before.at(row) == after.at(column)
                                    ? quint16(cell(row + 1, column + 1) + 1)
                                    : std::max(cell(row + 1, column), cell(row, column + 1));
    }
    qsizetype row = 0;
    qsizetype column = 0;
    while (row < rows || column < columns) {
        if (row < rows && column < columns && before.at(row) == after.at(column)) {
            pieces.add(Kind::Same, before.at(row++));
            ++column;
        } else if (column >= columns || (row < rows && cell(row + 1, column) >= cell(row, column + 1))) {
            pieces.add(Kind::Removed, before.at(row++));
        } else {
            pieces.add(Kind::Added, after.at(column++));
        }
    }
}

} // namespace

QList<WordPiece> wordDifference(const QString &before, const QString &after)
{
    const QStringList old = splitWords(before);
    const QStringList now = splitWords(after);
    const qsizetype shorter = std::min(old.size(), now.size());
    qsizetype head = 0;
    while (head < shorter && old.at(head) == now.at(head))
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && old.at(old.size() - 1 - tail) == now.at(now.size() - 1 - tail))
        ++tail;
    Pieces pieces;
    pieces.add(WordPiece::Kind::Same, old.mid(0, head).join(QString()));
    compare(old.mid(head, old.size() - head - tail), now.mid(head, now.size() - head - tail), pieces);
    pieces.add(WordPiece::Kind::Same, old.mid(old.size() - tail).join(QString()));
    return pieces.all();
}

} // namespace rc
