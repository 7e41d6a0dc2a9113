// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes tables drawn with lines or spaces.
#include "core/entry/entryfields.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype sampledLines = 12;

QStringList firstLines(const QByteArray &begin)
{
    QStringList lines;
    for (const QByteArray &line : begin.split('\n')) {
        if (const QString text = QString::fromUtf8(line); !text.trimmed().isEmpty() && lines.size() < sampledLines)
            lines.append(text);
    }
    return lines;
}

bool isMarkup(const QByteArray &begin)
{
    static const QRegularExpression document(u"\\A\\s*<(?:!doctype|\\?xml|!--)"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression element(u"\\A\\s*<[A-Za-z][\\w:.-]*(?:\\s[^<>]*)?>"_s);
    const QString text = QString::fromUtf8(begin);
    return document.match(text).hasMatch() || (element.match(text).hasMatch() && text.contains("</"_L1));
}

/// The number of cells between bars; 0 without bars.
qsizetype cellCount(const QString &row)
{
    static const QRegularExpression bar(u"[|\u2502\u2503\u2551]"_s);
    QStringList cells = row.trimmed().split(bar);
    if (cells.first().isEmpty())
        cells.removeFirst();
    if (!cells.isEmpty() && cells.last().isEmpty())
        cells.removeLast();
    return row.contains(bar) ? cells.size() : 0;
}

/// The start and end of each word in a line.
QList<std::pair<qsizetype, qsizetype>> wordRanges(const QString &line, const QRegularExpression &word)
{
    QList<std::pair<qsizetype, qsizetype>> words;
    for (auto each = word.globalMatch(line); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        words.append({match.capturedStart(), match.capturedEnd()});
    }
    return words;
}

/// The number of strokes in a rule between rows; 0 for other lines.
qsizetype strokeCount(const QString &line)
{
    static const QRegularExpression ruleCharacters(u"\\A[-=:+|\\s\u2500-\u257f]*+\\z"_s);
    static const QRegularExpression rule(u"--|==|\u2500\u2500|\u2501\u2501|\u2550\u2550"_s);
    static const QRegularExpression stroke(u"[-=:\u2500\u2501\u2550]+"_s);
    return ruleCharacters.match(line).hasMatch() && line.contains(rule) ? wordRanges(line, stroke).size() : 0;
}

/// How many of `columns` begin or end where a word of `row` does.
qsizetype alignedColumns(const QList<std::pair<qsizetype, qsizetype>> &columns, const QString &row)
{
    static const QRegularExpression word(u"\\S+"_s);
    const auto words = wordRanges(row, word);
    return std::count_if(columns.cbegin(), columns.cend(), [&words](const auto &column) {
        return std::any_of(words.cbegin(), words.cend(), [&column](const auto &range) {
            return range.first == column.first || range.second == column.second;
        });
    });
}

bool hasRules(const QStringList &lines)
{
    static const QRegularExpression dashes(u"-{2,}"_s);
    const bool isAllDrawn = std::all_of(
        lines.cbegin(), lines.cend(), [](const QString &line) { return strokeCount(line) > 0 || cellCount(line) > 0; });
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const qsizetype strokes = strokeCount(lines.at(i));
        const bool isRule = strokes > 1 || (strokes == 1 && isAllDrawn);
        if (isRule && ((i > 0 && cellCount(lines.at(i - 1)) == strokes) || cellCount(lines.value(i + 1)) == strokes))
            return true;
        const auto columns = wordRanges(lines.at(i), dashes);
        if (strokes > 1 && i > 0 && columns.size() == strokes && !lines.at(i).contains(u'+') &&
            alignedColumns(columns, lines.at(i - 1)) == strokes)
            return true;
    }
    return false;
}

/// Whether the first line has names, and the words below begin or end where the names do.
bool hasFixedColumns(const QStringList &lines)
{
    static const QRegularExpression word(u"\\S+"_s);
    static const QRegularExpression gap(u"\\S {2,}\\S"_s);
    static const QRegularExpression capitals(u"\\A[A-Z0-9 %#()/_.*-]*[A-Z][A-Z0-9 %#()/_.*-]*\\z"_s);
    if (lines.size() < 2 || !gap.match(lines.first()).hasMatch() || leadingTime(lines.first(), {}))
        return false;
    const QStringList names = lines.first().simplified().split(u' ');
    const bool isSentence = std::any_of(names.cbegin(), names.cend(), [](const QString &name) {
        return importedLevel(name).has_value() || name.contains(u':') || name.back() == u'.';
    });
    const bool isRepeated = std::any_of(lines.cbegin() + 1, lines.cend(), [&names](const QString &row) {
        return row.simplified().section(u' ', 0, 0) == names.first();
    });
    if (isSentence || isRepeated)
        return false;
    const auto columns = wordRanges(lines.first(), word);
    if (capitals.match(lines.first()).hasMatch())
        return 2 * alignedColumns(columns, lines.at(1)) >= columns.size();
    return columns.size() > 3 && std::all_of(lines.cbegin() + 1, lines.cend(), [&columns](const QString &row) {
               return 4 * alignedColumns(columns, row) >= 3 * columns.size();
           });
}

} // namespace

QString textTableFault(const QByteArray &begin)
{
    // Web servers and network monitors name their columns in a comment.
    static const QRegularExpression fields(u"\\A(?:#(?!fields[:\\s])[^\\n]*\\n)*+#fields[:\\s]"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    // A command and its prompt are copied with the table.
    static const QRegularExpression prompt(u"\\A\\S{0,80}[$#%>] \\S"_s);
    QStringList lines = firstLines(begin);
    if (prompt.match(lines.value(0)).hasMatch())
        lines.removeFirst();
    if (isMarkup(begin) || QString::fromUtf8(begin).contains(fields) || hasRules(lines) || hasFixedColumns(lines))
        return QCoreApplication::translate("rc::EntryImport",
                                           "This layout cannot be imported. Export the entries as CSV or JSON.");
    return {};
}

} // namespace rc
