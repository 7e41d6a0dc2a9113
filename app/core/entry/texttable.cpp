// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes tables drawn with lines.
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

/// The number of strokes in a rule between rows; 0 for other lines.
qsizetype strokeCount(const QString &line)
{
    static const QRegularExpression ruleCharacters(u"\\A[-=:+|\\s\u2500-\u257f]*+\\z"_s);
    static const QRegularExpression rule(u"--|==|\u2500\u2500|\u2501\u2501|\u2550\u2550"_s);
    static const QRegularExpression stroke(u"[-=:\u2500\u2501\u2550]+"_s);
    return ruleCharacters.match(line).hasMatch() && line.contains(rule) ? line.count(stroke) : 0;
}

bool hasRules(const QStringList &lines)
{
    static const QRegularExpression dashesBelowNames(u"\\A\\s*-{2,}(?:\\s+-{2,})+\\s*\\z"_s);
    const bool isAllDrawn = std::all_of(
        lines.cbegin(), lines.cend(), [](const QString &line) { return strokeCount(line) > 0 || cellCount(line) > 0; });
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString above = i > 0 ? lines.at(i - 1) : QString();
        const qsizetype strokes = strokeCount(lines.at(i));
        const bool isRule = strokes > 1 || (strokes == 1 && isAllDrawn);
        if (isRule && (cellCount(above) == strokes || cellCount(lines.value(i + 1)) == strokes))
            return true;
        if (dashesBelowNames.match(lines.at(i)).hasMatch() && above.simplified().split(u' ').size() >= strokes)
            return true;
    }
    return false;
}

} // namespace

QString textTableFault(const QByteArray &begin)
{
    // Web servers and network monitors name their columns in a comment.
    static const QRegularExpression fields(u"\\A(?:#(?!fields[:\\s])[^\\n]*\\n)*+#fields[:\\s]"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    if (isMarkup(begin) || QString::fromUtf8(begin).contains(fields) || hasRules(firstLines(begin)))
        return QCoreApplication::translate("rc::EntryImport",
                                           "This layout cannot be imported. Export the entries as CSV or JSON.");
    return {};
}

} // namespace rc
