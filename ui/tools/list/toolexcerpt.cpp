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
constexpr qsizetype seenAnyway = 48; ///< a match up to here is in most rows
constexpr qsizetype before = 16;     ///< a match that is shown
constexpr qsizetype lookedThrough = 65'536;

/// Line breaks and runs of spaces come to one space each.
QString oneLine(const QString &text, qsizetype from)
{
    if (from > 0 && text.at(from).isLowSurrogate())
        --from; // not half a character
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

/// Of `words` the first that has one of `sought` in it.
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
    // From the beginning of a word, if one is near.
    const qsizetype space = looked.indexOf(u' ', match - before);
    const qsizetype from = space >= 0 && space < match ? space + 1 : match - before;
    return u"… "_s + displayText(oneLine(looked, from), LineBreaks::Mark, excerptLength);
}

} // namespace rc
