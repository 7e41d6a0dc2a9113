// SPDX-License-Identifier: GPL-3.0-or-later
// Only supports single-column letters, the only ones in the tests.
#include "screen.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

Screen::Screen(int columns, int rows)
    : m_columns(columns)
    , m_cells(rows, QString(columns, u' '))
{
}

QStringList Screen::lines() const
{
    QStringList lines;
    for (QString line : m_cells) {
        while (line.endsWith(u' '))
            line.chop(1);
        lines.append(line);
    }
    while (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

void Screen::feed(const QByteArray &bytes)
{
    static const QRegularExpression whole(u"^\x1b\\[([?0-9;]*[@-~])"_s);
    static const QRegularExpression beginning(u"^\x1b(\\[[?0-9;]*)?$"_s);
    // A letter or a control sequence may be split between two reads: the decoder keeps the one, m_pending the other.
    QString text = std::exchange(m_pending, {});
    text += QString(m_decode(bytes));
    while (!text.isEmpty()) {
        const QChar letter = text.at(0);
        if (letter == u'\x1b') {
            const auto match = whole.match(text);
            if (match.hasMatch()) {
                control(match.captured(1));
                text = text.sliced(match.capturedLength());
                continue;
            }
            if (beginning.match(text).hasMatch()) {
                m_pending = text;
                return;
            }
            m_foreign.append(text.first(std::min<qsizetype>(text.size(), 8)));
        } else {
            put(letter);
        }
        text = text.sliced(1);
    }
}

void Screen::put(QChar letter)
{
    if (letter == u'\r') {
        m_column = 0;
    } else if (letter == u'\n') {
        lineFeed();
    } else if (letter < u' ' || letter == u'\x7f' || (letter >= u'\x80' && letter < u'\xa0')) {
        m_foreign.append(u"control %1"_s.arg(letter.unicode()));
    } else {
        if (m_column == m_columns && m_wraps) {
            m_column = 0;
            lineFeed();
        }
        m_column = std::min(m_column, m_columns - 1); // without wrapping, the last column is overwritten
        m_cells[m_row][m_column] = letter;
        ++m_column;
    }
}

void Screen::lineFeed()
{
    if (m_row + 1 < m_cells.size()) {
        ++m_row;
        return;
    }
    m_cells.removeFirst();
    m_cells.append(QString(m_columns, u' '));
    ++m_scrolled;
}

void Screen::control(const QString &sequence)
{
    static const QRegularExpression up(u"^([0-9]+)A$"_s);
    static const QRegularExpression color(u"^([0-9]*)m$"_s);
    if (sequence == "K"_L1) {
        for (int column = m_column; column < m_columns; ++column)
            m_cells[m_row][column] = u' ';
    } else if (sequence == "J"_L1) {
        control(u"K"_s);
        for (qsizetype row = m_row + 1; row < m_cells.size(); ++row)
            m_cells[row] = QString(m_columns, u' ');
    } else if (sequence == "?7l"_L1 || sequence == "?7h"_L1) {
        m_wraps = sequence.endsWith(u'h');
    } else if (const auto moved = up.match(sequence); moved.hasMatch()) {
        m_row = std::max(0, m_row - moved.captured(1).toInt());
    } else if (const auto coloured = color.match(sequence); coloured.hasMatch()) {
        m_coloured = coloured.captured(1).toInt() != 0;
    } else {
        m_foreign.append(sequence);
    }
}
