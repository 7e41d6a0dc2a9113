// SPDX-License-Identifier: GPL-3.0-or-later
// Parses one page of a tool list; skips invalid tools and records the reason.
#include "core/words/displaytext.h"
#include "service/tools/detail/mcpmessages.h"
#include "service/tools/toollistjob.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownNameLength = 80;
constexpr qsizetype maxProblems = 100; // per page
/// Depth of a tool's annotations: schemas, most of a list, stay raw bytes.
constexpr int maxReadDepth = 4;

struct PageTr
{
    RC_DECLARE_PHRASES(rc::ToolPage)
};

Tool readTool(JsonValue object)
{
    const JsonValue annotations = object.member("annotations");
    Tool tool;
    tool.raw = object.raw().toByteArray();
    tool.name = object.textOf("name");
    tool.title = object.textOf("title");
    tool.description = object.textOf("description");
    tool.annotations.title = annotations.textOf("title");
    tool.annotations.readOnly = annotations.member("readOnlyHint").boolean();
    tool.annotations.destructive = annotations.member("destructiveHint").boolean();
    tool.annotations.idempotent = annotations.member("idempotentHint").boolean();
    tool.annotations.openWorld = annotations.member("openWorldHint").boolean();
    tool.inputSchema = object.member("inputSchema").raw().toByteArray();
    tool.outputSchema = object.member("outputSchema").raw().toByteArray();
    return tool;
}

void addTool(JsonValue value, qsizetype number, ToolPage &page)
{
    const Tool tool = value.isObject() ? readTool(value) : Tool();
    if (tool.name.isEmpty()) {
        page.problems.append(PageTr::tr("Item %1 of the list was skipped because it has no name.").arg(number));
        return;
    }
    if (tool.raw.size() > maxToolBytes) {
        page.problems.append(PageTr::tr("“%1” was skipped because its definition has %2 bytes. The limit is %3.")
                                 .arg(displayText(tool.name, LineBreaks::Mark, shownNameLength))
                                 .arg(tool.raw.size())
                                 .arg(maxToolBytes));
        return;
    }
    page.tools.append(tool);
}

void readCursor(JsonValue value, ToolPage &page)
{
    // Some servers write null for "no more"; the specification omits it.
    if (value.kind() == JsonKind::Null)
        return;
    page.nextCursor = value.text();
    page.cursorUnreadable = !page.nextCursor;
    if (page.cursorUnreadable)
        page.problems.append(PageTr::tr("The list is incomplete: the server’s cursor for the next page is not text."));
}

} // namespace

Result<ToolPage> toolPage(JsonValue result)
{
    const JsonValue list = result.member("tools");
    if (!list.isArray() && list.kind() != JsonKind::Null) // Go writes null for an empty list
        return failure(ErrorKind::NotUnderstood, PageTr::tr("The response has no list named “tools”."));
    ToolPage page;
    qsizetype number = 0;
    for (const JsonValue value : list)
        addTool(value, ++number, page);
    // Limits the problems of a completely invalid list.
    if (const qsizetype more = page.problems.size() - maxProblems; more > 0) {
        page.problems.resize(maxProblems);
        page.problems.append(PageTr::tr("Further items of the list were skipped: %1.").arg(more));
    }
    if (const JsonValue cursor = result.member("nextCursor"))
        readCursor(cursor, page);
    page.modern = isModernResult(result);
    page.server = serverIdentityIn(result);
    page.cache = cacheHintsIn(result);
    return page;
}

Result<ToolPage> toolPage(const QByteArray &result)
{
    RC_TRY(tape, JsonTape::readToDepth(maxReadDepth, result));
    return toolPage(tape->root());
}

} // namespace rc
