// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/csv.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray quoted(QByteArray cell)
{
    const bool plain = !cell.contains(',') && !cell.contains('"') && !cell.contains('\n') && !cell.contains('\r');
    return plain ? cell : '"' + cell.replace('"', "\"\"") + '"';
}

/// Whether a spreadsheet may read `c` as the start of a formula, in half or full width. Includes the apostrophe, so
/// that reading the file back is unambiguous.
bool startsFormula(QChar c)
{
    return u"=+-@'\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20\u2212"_s.contains(c);
}

/// Whether a cell may begin after `c`. Some programs split at semicolons and tabs even inside quotes, and start a row
/// at every line break. Quotes and white space do not stop a formula after them.
bool mayStartCell(QChar c, bool couldBefore)
{
    if (c == u';' || c == u'\t' || c == u'\n' || c == u'\r' || c == u'\v' || c == u'\f' || c == u'\u0085' ||
        c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph)
        return true;
    return couldBefore &&
           (c == u'"' || c.isSpace() || c.category() == QChar::Other_Format || c.category() == QChar::Other_Control);
}

enum class State {
    Begin, ///< start of a cell
    Plain, ///< inside an unquoted cell
    Quoted,
    Quote,  ///< after a quote that ends the cell or starts an escaped quote
    Broken, ///< after a fault, until the end of the line
};

} // namespace

QByteArray csvLine(const QList<QByteArray> &cells)
{
    QByteArray line;
    for (qsizetype i = 0; i < cells.size(); ++i)
        line += (i == 0 ? QByteArray() : QByteArray(",")) + quoted(cells.at(i));
    return line + "\r\n";
}

QByteArray csvTextCell(const QString &text)
{
    QString marked;
    marked.reserve(text.size() + 1);
    bool mayStart = true;
    for (const QChar c : text) {
        if (mayStart && startsFormula(c))
            marked += u'\'';
        marked += c;
        mayStart = mayStartCell(c, mayStart);
    }
    return marked.toUtf8();
}

std::optional<CsvRow> CsvReader::next()
{
    CsvRow row;
    row.line = m_line;
    QByteArray cell;
    State state = State::Begin;
    qsizetype size = 0;
    bool hasContent = false;
    while (m_at < m_bytes.size()) {
        const char c = m_bytes.at(m_at++);
        if (c == '\n')
            ++m_line;
        if (++size > maxRowSize && row.fault.isEmpty()) {
            row.fault = QCoreApplication::translate("rc::Csv", "The row is too long.");
            cell.clear();
            if (state != State::Quoted)
                state = State::Broken;
        }
        const bool isLineEnd = c == '\n' && state != State::Quoted;
        if (isLineEnd) {
            if (state != State::Quote && cell.endsWith('\r'))
                cell.chop(1);
            if (!hasContent && cell.isEmpty() && row.fault.isEmpty()) { // an empty line
                row.line = m_line;
                size = 0;
                state = State::Begin;
                continue;
            }
            row.cells.append(cell);
            row.end = m_at;
            return row;
        }
        switch (state) {
        case State::Begin:
            if (c == '"') {
                state = State::Quoted;
                hasContent = true;
                break;
            }
            state = State::Plain;
            [[fallthrough]];
        case State::Plain:
            if (c == m_separator) {
                row.cells.append(std::exchange(cell, {}));
                hasContent = true;
                state = State::Begin;
            } else {
                cell += c;
            }
            break;
        case State::Quoted:
            if (c == '"')
                state = State::Quote;
            else if (row.fault.isEmpty())
                cell += c;
            break;
        case State::Quote:
            if (c == '"') {
                cell += '"';
                state = State::Quoted;
            } else if (c == m_separator) {
                row.cells.append(std::exchange(cell, {}));
                state = State::Begin;
            } else if (c != '\r') {
                row.fault = QCoreApplication::translate("rc::Csv", "There is text after a closing quote.");
                state = State::Broken;
            }
            break;
        case State::Broken:
            break;
        }
    }
    if (state == State::Quoted && row.fault.isEmpty())
        row.fault = QCoreApplication::translate("rc::Csv", "A quote is not closed.");
    if (!hasContent && cell.isEmpty() && row.fault.isEmpty())
        return std::nullopt;
    row.cells.append(cell);
    row.end = m_at;
    return row;
}

} // namespace rc
