// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one page of a tool list; what is no tool is set aside with the reason.
#include "core/displaytext.h"
#include "core/strictjson.h"
#include "service/toollistjob.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownNameLength = 80;
constexpr qsizetype maxProblems = 100; // of one page

QString words(const char *text)
{
    return QCoreApplication::translate("rc::ToolPage", text);
}

QString textMember(const QByteArray &value)
{
    return jsonText(value).value_or(QString());
}

ToolAnnotations readAnnotations(const QByteArray &object)
{
    ToolAnnotations annotations;
    const auto members = jsonMembers(object);
    if (!members)
        return annotations;
    for (const auto &[key, value] : *members) {
        if (key == "title"_L1)
            annotations.title = textMember(value);
        else if (key == "readOnlyHint"_L1)
            annotations.readOnly = jsonBool(value);
        else if (key == "destructiveHint"_L1)
            annotations.destructive = jsonBool(value);
        else if (key == "idempotentHint"_L1)
            annotations.idempotent = jsonBool(value);
        else if (key == "openWorldHint"_L1)
            annotations.openWorld = jsonBool(value);
    }
    return annotations;
}

Tool readTool(const QByteArray &raw, const QList<QPair<QString, QByteArray>> &members)
{
    Tool tool;
    tool.raw = raw;
    for (const auto &[key, value] : members) {
        if (key == "name"_L1)
            tool.name = textMember(value);
        else if (key == "title"_L1)
            tool.title = textMember(value);
        else if (key == "description"_L1)
            tool.description = textMember(value);
        else if (key == "annotations"_L1)
            tool.annotations = readAnnotations(value);
        else if (key == "inputSchema"_L1)
            tool.inputSchema = value;
        else if (key == "outputSchema"_L1)
            tool.outputSchema = value;
    }
    return tool;
}

void addTool(const QByteArray &raw, qsizetype number, ToolPage &page)
{
    const auto members = jsonMembers(raw);
    if (!members) {
        page.problems.append(
            words(QT_TRANSLATE_NOOP("rc::ToolPage", "Number %1 of the list is set aside: it is not a JSON object."))
                .arg(number));
        return;
    }
    const Tool tool = readTool(raw, *members);
    if (tool.name.isEmpty()) {
        page.problems.append(
            words(QT_TRANSLATE_NOOP("rc::ToolPage", "Number %1 of the list is set aside: it has no name."))
                .arg(number));
        return;
    }
    if (raw.size() > maxToolBytes) {
        page.problems.append(
            words(QT_TRANSLATE_NOOP("rc::ToolPage",
                                    "“%1” is set aside: its definition has %2 bytes, and %3 is the most we take."))
                .arg(displayText(tool.name, LineBreaks::Mark, shownNameLength))
                .arg(raw.size())
                .arg(maxToolBytes));
        return;
    }
    page.tools.append(tool);
}

void readCursor(const QByteArray &value, ToolPage &page)
{
    // Some servers write null for "no more"; the specification has them leave it out.
    if (value == "null")
        return;
    page.nextCursor = jsonText(value);
    page.cursorUnreadable = !page.nextCursor;
    if (page.cursorUnreadable)
        page.problems.append(words(QT_TRANSLATE_NOOP(
            "rc::ToolPage", "The list is incomplete: the server's mark for the next page is not text.")));
}

} // namespace

Result<ToolPage> toolPage(const QByteArray &result)
{
    const auto array = jsonMember(result, u"tools"_s);
    const auto elements = array ? jsonElements(*array) : std::nullopt;
    if (!elements)
        return failure(ErrorKind::NotUnderstood,
                       words(QT_TRANSLATE_NOOP("rc::ToolPage", "The answer has no list named “tools”.")));
    ToolPage page;
    qsizetype number = 0;
    for (const QByteArray &raw : *elements)
        addTool(raw, ++number, page);
    // A list of nothing but rubbish is not worth a sentence for each piece.
    if (const qsizetype more = page.problems.size() - maxProblems; more > 0) {
        page.problems.resize(maxProblems);
        page.problems.append(
            words(QT_TRANSLATE_NOOP("rc::ToolPage", "Further entries of the list are set aside as well: %1."))
                .arg(more));
    }
    if (const auto cursor = jsonMember(result, u"nextCursor"_s))
        readCursor(*cursor, page);
    return page;
}

} // namespace rc
