// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one page of a tool list; what is no tool is set aside with the reason.
#include "core/displaytext.h"
#include "core/jsonslices.h"
#include "core/jsonstring.h"
#include "service/toollistjob.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownNameLength = 80;
constexpr qsizetype maxProblems = 100; // of one page

QString pageText(const char *text)
{
    return QCoreApplication::translate("rc::ToolPage", text);
}

/// The key that a slice stands for, without its quotation marks; escapes are rare.
QByteArray keyText(QByteArrayView key)
{
    const QByteArrayView within = key.sliced(1).chopped(1);
    return within.contains('\\') ? decodedJsonString(key).toUtf8()
                                 : QByteArray::fromRawData(within.data(), within.size());
}

QString textMember(QByteArrayView value)
{
    return value.startsWith('"') ? decodedJsonString(value) : QString();
}

std::optional<bool> claim(QByteArrayView value)
{
    return value == "true" ? std::optional(true) : value == "false" ? std::optional(false) : std::nullopt;
}

ToolAnnotations readAnnotations(QByteArrayView object)
{
    ToolAnnotations annotations;
    for (const auto &[slice, value] : jsonMemberSlices(object).value_or(QList<JsonMemberSlice>())) {
        const QByteArray key = keyText(slice);
        if (key == "title")
            annotations.title = textMember(value);
        else if (key == "readOnlyHint")
            annotations.readOnly = claim(value);
        else if (key == "destructiveHint")
            annotations.destructive = claim(value);
        else if (key == "idempotentHint")
            annotations.idempotent = claim(value);
        else if (key == "openWorldHint")
            annotations.openWorld = claim(value);
    }
    return annotations;
}

Tool readTool(QByteArrayView raw, const QList<JsonMemberSlice> &members)
{
    Tool tool;
    tool.raw = raw.toByteArray();
    for (const auto &[slice, value] : members) {
        const QByteArray key = keyText(slice);
        if (key == "name")
            tool.name = textMember(value);
        else if (key == "title")
            tool.title = textMember(value);
        else if (key == "description")
            tool.description = textMember(value);
        else if (key == "annotations")
            tool.annotations = readAnnotations(value);
        else if (key == "inputSchema")
            tool.inputSchema = value.toByteArray();
        else if (key == "outputSchema")
            tool.outputSchema = value.toByteArray();
    }
    return tool;
}

void addTool(QByteArrayView raw, qsizetype number, ToolPage &page)
{
    const auto members = jsonMemberSlices(raw);
    if (!members) {
        page.problems.append(
            pageText(QT_TRANSLATE_NOOP("rc::ToolPage", "Number %1 of the list is set aside: it is not a JSON object."))
                .arg(number));
        return;
    }
    const Tool tool = readTool(raw, *members);
    if (tool.name.isEmpty()) {
        page.problems.append(
            pageText(QT_TRANSLATE_NOOP("rc::ToolPage", "Number %1 of the list is set aside: it has no name."))
                .arg(number));
        return;
    }
    if (raw.size() > maxToolBytes) {
        page.problems.append(
            pageText(QT_TRANSLATE_NOOP("rc::ToolPage",
                                       "“%1” is set aside: its definition has %2 bytes, and %3 is the most we take."))
                .arg(displayText(tool.name, LineBreaks::Mark, shownNameLength))
                .arg(raw.size())
                .arg(maxToolBytes));
        return;
    }
    page.tools.append(tool);
}

void readCursor(QByteArrayView value, ToolPage &page)
{
    // Some servers write null for "no more"; the specification has them leave it out.
    if (value == "null")
        return;
    if (value.startsWith('"'))
        page.nextCursor = decodedJsonString(value);
    page.cursorUnreadable = !page.nextCursor;
    if (page.cursorUnreadable)
        page.problems.append(pageText(QT_TRANSLATE_NOOP(
            "rc::ToolPage", "The list is incomplete: the server's mark for the next page is not text.")));
}

} // namespace

Result<ToolPage> toolPage(const QByteArray &result)
{
    const auto array = jsonMemberSlice(result, "tools");
    const auto elements = array ? jsonElementSlices(*array) : std::nullopt;
    if (!elements)
        return failure(ErrorKind::NotUnderstood,
                       pageText(QT_TRANSLATE_NOOP("rc::ToolPage", "The answer has no list named “tools”.")));
    ToolPage page;
    qsizetype number = 0;
    page.tools.reserve(elements->size());
    for (const QByteArrayView raw : *elements)
        addTool(raw, ++number, page);
    // A list of nothing but rubbish is not worth a sentence for each piece.
    if (const qsizetype more = page.problems.size() - maxProblems; more > 0) {
        page.problems.resize(maxProblems);
        page.problems.append(
            pageText(QT_TRANSLATE_NOOP("rc::ToolPage", "Further entries of the list are set aside as well: %1."))
                .arg(more));
    }
    if (const auto cursor = jsonMemberSlice(result, "nextCursor"))
        readCursor(*cursor, page);
    return page;
}

} // namespace rc
