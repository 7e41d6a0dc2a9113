// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toolexcerpt.h"

#include "catalog/schema/schemanames.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype excerptLength = 240;
constexpr qsizetype seenAnyway = 48; ///< matches up to here are visible in most rows
constexpr qsizetype before = 16;     ///< context before a match
constexpr qsizetype lookedThrough = 65'536;

/// Collapses line breaks and runs of spaces.
QString oneLine(const QString &text, qsizetype from)
{
    if (from > 0 && text.at(from).isLowSurrogate())
        --from; // do not split a character
    QString line;
    bool spaced = true;
    for (qsizetype at = from; at < text.size() && line.size() < excerptLength; ++at) {
        const bool space = text.at(at).isSpace();
        if (!space || !spaced)
            line += space ? QChar(u' ') : text.at(at);
        spaced = space;
    }
    return line;
}

/// The first of `words` that contains one of `sought`.
QString bearer(const QStringList &words, const QStringList &sought)
{
    for (const QString &word : words) {
        const bool bears = std::any_of(sought.begin(), sought.end(),
                                       [&word](const QString &one) { return word.contains(one, Qt::CaseInsensitive); });
        if (bears)
            return displayText(word, LineBreaks::Mark, before * 4);
    }
    return {};
}

} // namespace

QString toolExcerpt(const Tool &tool, const QStringList &sought)
{
    const QString looked = tool.description.left(lookedThrough);
    qsizetype match = -1;
    bool elsewhere = false;
    for (const QString &text : sought) {
        const qsizetype at = looked.indexOf(text, 0, Qt::CaseInsensitive);
        if (at >= 0 && (match < 0 || at < match))
            match = at;
        elsewhere = elsewhere || tool.name.contains(text, Qt::CaseInsensitive) ||
                    tool.shownName().contains(text, Qt::CaseInsensitive);
    }
    if (match < 0 && !elsewhere && !sought.isEmpty()) {
        const SchemaNames names = schemaNames(tool.inputSchema);
        if (const QString name = bearer(names.parameters, sought); !name.isEmpty())
            return QCoreApplication::translate("rc::ToolExcerpt", "Parameter: %1").arg(name);
        if (const QString value = bearer(names.values, sought); !value.isEmpty())
            return QCoreApplication::translate("rc::ToolExcerpt", "Value: %1").arg(value);
    }
    if (match <= seenAnyway)
        return displayText(oneLine(looked, 0), LineBreaks::Mark, excerptLength);
    // Begins at a word boundary if one is near.
    const qsizetype space = looked.indexOf(u' ', match - before);
    const qsizetype from = space >= 0 && space < match ? space + 1 : match - before;
    return u"… "_s + displayText(oneLine(looked, from), LineBreaks::Mark, excerptLength);
}

} // namespace rc
