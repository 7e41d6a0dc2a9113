// SPDX-License-Identifier: GPL-3.0-or-later
// tools call: finds a tool in the lists, validates the arguments, and calls it once.
#include "catalog/schema/argumentscheck.h"
#include "check/run/calltext.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/input.h"
#include "cli/frame/terminal.h"
#include "cli/tools/serveranswers.h"
#include "cli/tools/toolscommand.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsreport.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "session/tools/calloperation.h"
#include "session/tools/resultfindings.h"
#include "wire/http/slashredirect.h"

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::chrono::milliseconds cancelGrace{300}; ///< for notifying the server of the cancellation
constexpr qint64 maxArgumentsBytes = 4 * 1024 * 1024;

/// A call without a result has nothing to validate.
QStringList structureFaults(const ToolCallResult &result, const Tool &tool)
{
    if (result.outcome != CallOutcome::Answered)
        return {};
    return textsOf(structureReport(result.result, tool.outputSchema).faults, faultText);
}

/// The document of --json.
QByteArray callDocument(const ToolCallResult &result, const Tool &tool, const QUrl &url)
{
    const QList<ToolFinding> findings = resultFindings(result.result, result.call.kind, result.call.name);
    const bool hasRun = result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError;
    QList<JsonMember> members{
        {"name", jsonString(result.call.name)},
        {"catalog", jsonString(wireWord(result.call.kind))},
        {"url", jsonString(loggableUrl(url))},
        {"dialect", jsonString(wireWord(result.dialect))},
        {"protocolVersion", jsonString(QString::fromLatin1(result.version))},
        {"asked", exchangesJson(result.exchanges)},
        {"outcome", jsonString(wireWord(result.outcome))},
        {"status", QByteArray::number(result.response.status)},
        {"elapsedMs", QByteArray::number(result.elapsedMs)},
        {"content", jsonArray(result.result.blocks, &ContentBlock::raw)},
        {"structuredContent",
         hasRun && !result.result.structured.isEmpty() ? result.result.structured : QByteArray("null")},
        {"structureFaults", jsonStrings(structureFaults(result, tool))},
        {"findings", jsonArray(findings, [](const ToolFinding &finding) { return findingJson(finding); })},
        {"problems", jsonStrings(allProblems(result.result))},
        {"reply", jsonString(hasRun ? QString() : QString::fromUtf8(result.response.body))},
        {"error", jsonString(result.error ? callLine(result).text() : QString())}};
    if (result.task)
        members.append({"task", jsonObject({{"id", jsonString(result.task->id)},
                                            {"status", jsonString(wireWord(result.task->status))},
                                            {"message", jsonString(result.task->message)},
                                            {"unknown", jsonBoolean(result.taskUnknown)}})});
    if (!result.response.proxy.isEmpty())
        members.append({"proxy", jsonString(result.response.proxy)});
    if (!result.followedTo.isEmpty())
        members.append({"followedTo", jsonString(loggableUrl(result.followedTo))});
    return jsonObject(members);
}

/// Prints text; other content is only named.
void printBlock(const ContentBlock &block, Terminal &terminal)
{
    const auto printNote = [&](const QString &words) { terminal.line({{words, Tone::Faint}}); };
    switch (block.kind) {
    case ContentBlock::Kind::Text:
        for (const QString &line : block.text.split(u'\n'))
            terminal.line(line);
        break;
    case ContentBlock::Kind::Image:
        printNote(Cli::tr("[image, %1, %2 bytes: see --json]").arg(block.mimeType).arg(block.data.size()));
        break;
    case ContentBlock::Kind::Audio:
        printNote(Cli::tr("[audio, %1, %2 bytes: see --json]").arg(block.mimeType).arg(block.data.size()));
        break;
    case ContentBlock::Kind::Link:
        printNote(Cli::tr("[resource link, not opened: %1]").arg(block.uri));
        break;
    case ContentBlock::Kind::Resource:
        printNote(Cli::tr("[embedded resource: %1]").arg(block.uri));
        if (!block.text.isEmpty())
            terminal.line(block.text);
        break;
    case ContentBlock::Kind::Other:
        terminal.line(QString::fromUtf8(block.raw));
        break;
    }
}

/// Content goes to standard output, the outcome to standard error. `tool`: as listed.
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
    else if (const QString hint = callText(result).hint; !hint.isEmpty())
        terminal.error(hint);
}

/// 0 for a result, 1 for a tool error, else the error's code.
int callExitCode(const ToolCallResult &result)
{
    if (result.outcome == CallOutcome::Answered)
        return 0;
    return result.error ? exitCodeFor(result.error->kind) : 1;
}

QString notCalledText(const QString &option)
{
    return Cli::tr("Not called. Use %1 to call it anyway.").arg(option);
}

struct ListedTool
{
    ToolCatalog catalog;
    Tool tool;
};

/// The only tool with this name. nullopt if no list has it.
Result<std::optional<ListedTool>> toolNamed(const QString &name, const QList<ToolListResult> &lists)
{
    std::optional<ListedTool> found;
    for (const ToolListResult &result : lists) {
        for (const Tool &tool : result.catalog.tools) {
            if (tool.name != name)
                continue;
            if (found)
                return failure(
                    Cli::tr("More than one tool is named “%1”. Choose one with --catalog.").arg(displayText(name)));
            found = ListedTool{result.catalog, tool};
        }
    }
    return found;
}

/// Why no list has the tool. Only a complete list proves that a tool is missing; one is enough to report that. Returns
/// the exit code.
int reportMissingTool(const QString &name, const QList<ToolListResult> &lists, bool json, Terminal &terminal)
{
    std::optional<ErrorKind> why;
    bool anyComplete = false;
    for (const ToolListResult &result : lists) {
        if (!result.error && result.catalog.complete) {
            anyComplete = true;
            continue;
        }
        if (!why)
            why = result.error ? result.error->kind : ErrorKind::NotUnderstood;
        for (const QString &problem : problemsOf(result))
            terminal.error(catalogName(result.catalog.kind) + u": "_s + problem);
    }
    if (!why || anyComplete)
        return terminal.failure(badInput(noSuchTool(name, toolNamesIn(lists))));
    const ToolListResult &failed = lists.constFirst();
    ToolCallResult result;
    result.call.kind = failed.catalog.kind;
    result.call.name = name;
    result.error = failed.error.value_or(Error{*why, {}, {}, 0});
    result.response = failed.response;
    if (json)
        terminal.document(callDocument(result, {}, failed.catalog.url));
    return exitCodeFor(*why);
}

/// BadInput if the tool must not be called with these arguments and options.
Result<void> checkCall(const ListedTool &listed, const QByteArray &callArguments, const Arguments &arguments,
                       const QList<ToolListResult> &lists, Terminal &terminal)
{
    const Tool &tool = listed.tool;
    if (const QString fault = headerFault(tool); !fault.isEmpty())
        return failure(Cli::tr("Not called: no client may call “%1” because %2.").arg(displayText(tool.name), fault));
    const ArgumentsReport report = checkArguments(tool.inputSchema, callArguments);
    if (!report.faults.isEmpty() && !arguments.has(u"--unchecked"_s)) {
        for (const QString &line : textsOf(report.faults, faultText) + report.remarks())
            terminal.error(line);
        return failure(notCalledText(u"--unchecked"_s));
    }
    for (const ArgumentFault &warning : report.warnings)
        terminal.note(faultText(warning));
    const QStringList critical = criticalFindings(lists, listed.catalog, tool.name);
    if (!critical.isEmpty() && !arguments.has(u"--despite-findings"_s)) {
        terminal.error(critical.join(u'\n'));
        return failure(notCalledText(u"--despite-findings"_s));
    }
    const QString why = destructiveWarning(tool);
    if (!why.isEmpty() && !arguments.has(u"--yes"_s))
        return failure(sentencesText({why, notCalledText(u"--yes"_s)}));
    return {};
}

/// Calls the tool and answers its server's questions. Returns the exit code.
int callTool(const ListedTool &listed, const QByteArray &callArguments, const QUrl &toolServer, ServerAnswers &answers,
             ProfileContext &context, bool json, Terminal &terminal)
{
    const QUrl &url = listed.catalog.url;
    CallOperation operation(context);
    ToolCallResult result;
    if (errorsAreTerminal()) {
        QObject::connect(&operation, &CallOperation::progressed, &operation,
                         [&](const CallProgress &progress) { terminal.error(progressText(progress)); });
        QObject::connect(&operation, &CallOperation::taskChanged, &operation,
                         [&](const ServerTask &task) { terminal.error(taskText(task)); });
    }
    QObject::connect(&operation, &CallOperation::asked, &operation, [&](const ServerQuestion &question) {
        operation.answer(answers.answerTo(question, url.host(), terminal));
    });
    QObject::connect(&operation, &CallOperation::finished, &operation, [&](const ToolCallResult &ended) {
        result = ended;
        const bool isCanceled = ended.error && ended.error->kind == ErrorKind::Canceled;
        QTimer::singleShot(isCanceled ? cancelGrace : std::chrono::milliseconds(0), &operation,
                           [] { QCoreApplication::exit(); });
    });
    const int interruptedBy = runLoop(
        [&] {
            operation.start(toolServer, {.kind = listed.catalog.kind,
                                         .name = listed.tool.name,
                                         .arguments = callArguments,
                                         .inputSchema = listed.tool.inputSchema,
                                         .answers = answers.canAnswer(),
                                         .isUnattended = answers.isUnattended(),
                                         .tasks = taskSupport(listed.tool),
                                         .isRepeatable = isRepeatable(listed.tool.annotations)});
        },
        [&] { operation.cancel(); });
    int code = callExitCode(result);
    for (const ServerExchange &exchange : std::as_const(result.exchanges)) {
        if (answers.canAnswer() || !exchange.question.isForUser()) // shown already, or reported with the result
            continue;
        for (const QString &line : questionLines(exchange.question, url.host()))
            terminal.error(line);
    }
    printCall(result, listed.tool, url, json, terminal);
    const bool unanswered =
        answers.hasUnanswered() || std::ranges::any_of(result.exchanges, [](const ServerExchange &exchange) {
            return exchange.question.isForUser() && (!exchange.answer || !exchange.question.fault.isEmpty());
        });
    if (unanswered && result.outcome != CallOutcome::Canceled &&
        !(result.error && result.error->kind == ErrorKind::Canceled)) {
        terminal.error(Cli::tr("The server requested input. Pass it with --answers, or call the tool on a terminal."));
        code = exitCodeFor(ErrorKind::AnswerRequired);
    }
    return interruptedBy != 0 ? interruptedBy : code;
}

Result<QByteArray> argumentsFrom(const Arguments &arguments)
{
    if (!arguments.has(u"--args"_s))
        return QByteArray("{}");
    const QString given = arguments.value(u"--args"_s);
    if (given == "-"_L1 && arguments.has(u"--key-stdin"_s))
        return stdinUsedTwice();
    Result<QByteArray> bytes = given.toUtf8();
    if (given == "-"_L1)
        bytes = inputFile(given, maxArgumentsBytes);
    else if (given.startsWith(u'@'))
        bytes = inputFile(given.mid(1), maxArgumentsBytes);
    if (!bytes)
        return bytes;
    const QByteArray json = bytes->trimmed();
    if (const auto fault = jsonFault(json))
        return failure(Cli::tr("%1 is not JSON: %2").arg(u"--args"_s, fault->detail));
    if (!jsonMembers(json))
        return failure(Cli::tr("--args must be a JSON object, such as '{\"n\":1}'."));
    return json;
}

} // namespace

Result<int> runToolsCall(const Arguments &arguments, Terminal &terminal)
{
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        const QString name = arguments.words.at(1);
        if (name.isEmpty())
            return missingArgument(u"tools call"_s, u"NAME"_s);
        RC_TRY(callArguments, argumentsFrom(arguments));
        const bool isStdinUsed = arguments.has(u"--key-stdin"_s) || arguments.value(u"--args"_s) == "-"_L1;
        RC_TRY(answers, ServerAnswers::from(arguments, isStdinUsed));
        RC_TRY(kinds, catalogsToFetch(arguments, context));
        RC_TRY(toolServer, context.toolServer());
        const FetchedLists fetched = fetchLists(*kinds, false, context);
        if (fetched.interruptedBy != 0) {
            terminal.error(Error{ErrorKind::Canceled});
            return fetched.interruptedBy;
        }
        if (fetched.notRequested)
            return failure(*fetched.notRequested);
        const bool json = arguments.has(u"--json"_s);
        RC_TRY(listed, toolNamed(name, fetched.lists));
        if (!*listed)
            return reportMissingTool(name, fetched.lists, json, terminal);
        RC_CHECK(checkCall(**listed, *callArguments, arguments, fetched.lists, terminal));
        return callTool(**listed, *callArguments, *toolServer, *answers, context, json, terminal);
    });
}

} // namespace rc
