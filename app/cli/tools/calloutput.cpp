// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/ladder/callwords.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolsjudged.h"
#include "cli/tools/toolsoutput.h"
#include "core/json/jsonparts.h"
#include "core/json/strictjson.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "service/exitcode.h"
#include "session/tools/resultfindings.h"
#include "wire/http/slashredirect.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A call without a result has nothing to validate.
QStringList structureFaults(const ToolCallResult &result, const Tool &tool)
{
    if (result.outcome != CallOutcome::Answered)
        return {};
    return textsOf(structureReport(result.result, tool.outputSchema).faults, shownFault);
}

} // namespace

QByteArray callDocument(const ToolCallResult &result, const Tool &tool, const QUrl &url)
{
    QList<QByteArray> blocks;
    for (const ContentBlock &block : result.result.blocks)
        blocks.append(block.raw);
    QList<QByteArray> findings;
    for (const ToolFinding &finding : resultFindings(result.result, result.call.kind, result.call.name))
        findings.append(findingJson(finding));
    const bool ran = result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError;
    QList<JsonMember> members{{"name", jsonString(result.call.name)},
                              {"catalog", jsonString(wireWord(result.call.kind))},
                              {"url", jsonString(logForm(url))},
                              {"dialect", jsonString(wireWord(result.dialect))},
                              {"protocolVersion", jsonString(QString::fromLatin1(result.version))},
                              {"asked", exchangesJson(result.exchanges)},
                              {"outcome", jsonString(wireWord(result.outcome))},
                              {"status", QByteArray::number(result.answer.status)},
                              {"elapsedMs", QByteArray::number(result.elapsedMs)},
                              {"content", jsonArray(blocks)},
                              {"structuredContent", ran && !result.result.structured.isEmpty()
                                                        ? result.result.structured
                                                        : QByteArray("null")},
                              {"structureFaults", jsonStrings(structureFaults(result, tool))},
                              {"findings", jsonArray(findings)},
                              {"problems", jsonStrings(allProblems(result.result))},
                              {"reply", jsonString(ran ? QString() : QString::fromUtf8(result.answer.body))},
                              {"error", jsonString(result.error ? callLine(result) : QString())}};
    if (result.task)
        members.append({"task", jsonObject({{"id", jsonString(result.task->id)},
                                            {"status", jsonString(wireWord(result.task->status))},
                                            {"message", jsonString(result.task->message)},
                                            {"unknown", jsonTruth(result.taskUnknown)}})});
    if (!result.answer.proxy.isEmpty())
        members.append({"proxy", jsonString(result.answer.proxy)});
    if (!result.followedTo.isEmpty())
        members.append({"followedTo", jsonString(logForm(result.followedTo))});
    return jsonObject(members);
}

namespace {

/// Prints text; other content is only named.
void printBlock(const ContentBlock &block, Terminal &terminal)
{
    const auto named = [&](const QString &words) { terminal.line({{words, Tone::Faint}}); };
    switch (block.kind) {
    case ContentBlock::Kind::Text:
        for (const QString &line : block.text.split(u'\n'))
            terminal.line(line);
        break;
    case ContentBlock::Kind::Image:
        named(Cli::tr("[image, %1, %2 bytes: see --json]").arg(block.mimeType).arg(block.data.size()));
        break;
    case ContentBlock::Kind::Audio:
        named(Cli::tr("[audio, %1, %2 bytes: see --json]").arg(block.mimeType).arg(block.data.size()));
        break;
    case ContentBlock::Kind::Link:
        named(Cli::tr("[resource link, not opened: %1]").arg(block.uri));
        break;
    case ContentBlock::Kind::Resource:
        named(Cli::tr("[embedded resource: %1]").arg(block.uri));
        if (!block.text.isEmpty())
            terminal.line(block.text);
        break;
    case ContentBlock::Kind::Other:
        terminal.line(QString::fromUtf8(block.raw));
        break;
    }
}

} // namespace

void printCall(const ToolCallResult &result, const Tool &tool, const QUrl &url, bool json, Terminal &terminal)
{
    if (json) {
        terminal.document(callDocument(result, tool, url));
    } else {
        for (const ContentBlock &block : result.result.blocks)
            printBlock(block, terminal);
        if (!result.result.structured.isEmpty()) {
            terminal.line({{Cli::tr("[structured content]"), Tone::Faint}});
            for (const QByteArray &line : jsonIndented(result.result.structured).split('\n'))
                terminal.line(QString::fromUtf8(line));
        }
    }
    for (const QString &fault : structureFaults(result, tool))
        terminal.error(Cli::tr("Does not fit the tool’s output schema: %1").arg(fault));
    for (const ToolFinding &finding : resultFindings(result.result, result.call.kind, result.call.name))
        terminal.error(Cli::tr("In the result, at %1: %2 (%3)")
                           .arg(displayText(finding.where), finding.what, ruleRow(finding.rule).word));
    for (const QString &problem : allProblems(result.result))
        terminal.error(problem);
    if (result.outcome != CallOutcome::Answered)
        terminal.error(callLine(result));
    else if (const QString hint = callWords(result).hint; !hint.isEmpty())
        terminal.error(hint);
}

int exitCodeOf(const ToolCallResult &result)
{
    const bool left = result.outcome == CallOutcome::InProgress && !result.error; // as requested
    if (result.outcome == CallOutcome::Answered || left)
        return 0;
    return result.error ? exitCodeFor(result.error->kind) : 1;
}

} // namespace rc
