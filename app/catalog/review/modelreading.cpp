// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/modelreading.h"

#include "core/json/jsontext.h"
#include "core/words/displaytext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Whether the finding is about this piece, and not about a nested one with a piece of its own.
bool isAbout(const ToolFinding &finding, const QString &where, const QList<ReadingPart> &parts)
{
    const auto holds = [&finding](const QString &path) {
        return finding.where == path || finding.where.startsWith(path + u'.');
    };
    return holds(where) && std::ranges::none_of(parts, [&](const ReadingPart &other) {
               return other.where.size() > where.size() && holds(other.where);
           });
}

/// The name at the start of a piece.
TextSpan nameOf(const QString &text)
{
    const qsizetype from = text.indexOf(u'"');
    const qsizetype to = from < 0 ? -1 : text.indexOf(u'"', from + 1);
    return to < 0 ? TextSpan{0, text.size()} : TextSpan{from, to + 1 - from};
}

/// The words of a finding in the text; they may have been truncated, and their white space collapsed.
TextSpan rangeIn(const QString &text, const QString &shown)
{
    const QByteArray written = jsonString(shown);
    const QString words = displayText(QString::fromUtf8(written.mid(1, written.size() - 2)));
    for (const qsizetype length : {words.size(), qsizetype(60), qsizetype(24)}) {
        const qsizetype from = words.isEmpty() || length > words.size() ? -1 : text.indexOf(words.left(length));
        if (from >= 0)
            return {from, std::min(words.size(), text.size() - from)};
    }
    return nameOf(text);
}

bool isWide(char32_t character)
{
    if (character < 0x590) // Latin, Greek, Cyrillic
        return false;
    return !(character >= 0x2000 && character < 0x2C00); // dashes, quotes, arrows, the brackets of displayText()
}

bool isCombining(QChar unit)
{
    return unit.isLowSurrogate() || unit.isMark();
}

} // namespace

QList<ReadingPart> readingParts(const Tool &tool, const QList<ToolFinding> &findings)
{
    QList<ReadingPart> parts;
    for (const ModelPart &part : modelParts(tool))
        parts.append({part.where,
                      displayText(QString::fromUtf8(part.text), LineBreaks::Mark, maxPartLength),
                      part.depth,
                      part.tokens,
                      {}});
    for (const ToolFinding &finding : findings) {
        const FindingSeverity severity = severityOf(finding);
        if (severity == FindingSeverity::Info)
            continue;
        // if several pieces share a path, use the first
        const auto part =
            std::ranges::find_if(parts, [&](const ReadingPart &other) { return isAbout(finding, other.where, parts); });
        if (part != parts.end())
            part->marks.append(
                {finding.shown.isEmpty() ? nameOf(part->text) : rangeIn(part->text, finding.shown), severity});
    }
    return parts;
}

QList<TextSpan> linesOf(const QString &text, qsizetype columns)
{
    QList<TextSpan> lines;
    qsizetype from = 0;
    qsizetype width = 0;
    qsizetype blank = -1; // index after the line's last space or comma
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar unit = text.at(at);
        const qsizetype needed = isCombining(unit) ? 0 : unit.isHighSurrogate() || isWide(unit.unicode()) ? 2 : 1;
        if (width + needed > columns && at > from && !isCombining(unit)) {
            const qsizetype to = blank > from ? blank : at;
            lines.append({from, to - from});
            from = to;
            at = to - 1; // process this character again on the new line
            width = 0;
            blank = -1;
            continue;
        }
        width += needed;
        if (unit == u' ' || unit == u',') // JSON without blanks breaks between its members
            blank = at + 1;
    }
    lines.append({from, text.size() - from});
    return lines;
}

int heatOf(int tokens)
{
    constexpr std::array steps{10, 25, 60, 150};
    static_assert(steps.size() == maxHeat);
    return static_cast<int>(std::ranges::upper_bound(steps, tokens) - steps.cbegin());
}

} // namespace rc
