// SPDX-License-Identifier: GPL-3.0-or-later
// tools call: finds a tool in the lists, validates the arguments, and calls it once.
#include "catalog/schema/argumentscheck.h"
#include "check/run/calltext.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/inputfile.h"
#include "cli/frame/terminal.h"
#include "cli/frame/terminalscreen.h"
#include "cli/tools/serveranswers.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsplan.h"
#include "cli/tools/toolsreport.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "session/tools/calloperation.h"
#include "session/tools/listoperation.h"
#include "session/tools/resultfindings.h"
#include "wire/http/slashredirect.h"

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::chrono::milliseconds cancelGrace{300}; ///< for notifying the server of the cancellation
constexpr qint64 maxArgumentsBytes = 4 * 1024 * 1024;

struct CallPlan
{
    QList<CatalogKind> kinds;
    QString name;
    QByteArray arguments;
    bool yes = false;
    bool unchecked = false;
    bool despiteFindings = false;
    bool json = false;
    ServerAnswers answers = {};
};

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
        {"status", QByteArray::number(result.answer.status)},
        {"elapsedMs", QByteArray::number(result.elapsedMs)},
        {"content", jsonArray(result.result.blocks, &ContentBlock::raw)},
        {"structuredContent",
         hasRun && !result.result.structured.isEmpty() ? result.result.structured : QByteArray("null")},
        {"structureFaults", jsonStrings(structureFaults(result, tool))},
        {"findings", jsonArray(findings, [](const ToolFinding &finding) { return findingJson(finding); })},
        {"problems", jsonStrings(allProblems(result.result))},
        {"reply", jsonString(hasRun ? QString() : QString::fromUtf8(result.answer.body))},
        {"error", jsonString(result.error ? callLine(result).text() : QString())}};
    if (result.task)
        members.append({"task", jsonObject({{"id", jsonString(result.task->id)},
                                            {"status", jsonString(wireWord(result.task->status))},
                                            {"message", jsonString(result.task->message)},
                                            {"unknown", jsonBoolean(result.taskUnknown)}})});
    if (!result.answer.proxy.isEmpty())
        members.append({"proxy", jsonString(result.answer.proxy)});
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

/// Fetches the list for the tool's schema and annotations, then calls.
class CallRun : public CommandRun
{
public:
    CallRun(CallPlan plan, ProfileContext &context, Terminal &terminal)
        : m_plan(std::move(plan))
        , m_context(context)
        , m_terminal(terminal)
        , m_fetch(context)
        , m_call(context)
    {
        connect(&m_fetch, &ListOperation::notRequested, this,
                [this](const Error &why) { end(m_terminal.failure(why)); });
        connect(&m_fetch, &ListOperation::ended, this,
                [this](const ToolListResult &result) { m_lists.append(result); });
        connect(&m_fetch, &ListOperation::finished, this, &CallRun::listed);
        if (errorsAreTerminal())
            connect(&m_call, &CallOperation::progressed, this,
                    [this](const CallProgress &progress) { m_terminal.error(progressText(progress)); });
        if (errorsAreTerminal())
            connect(&m_call, &CallOperation::taskChanged, this,
                    [this](const ServerTask &task) { m_terminal.error(taskText(task)); });
        connect(&m_call, &CallOperation::asked, this, [this](const ServerQuestion &question) {
            m_call.answer(m_plan.answers.answerTo(question, m_url.host(), m_terminal));
        });
        connect(&m_call, &CallOperation::finished, this, &CallRun::called);
    }

    void start() override { m_fetch.start(m_plan.kinds); }

    void abort() override
    {
        if (m_call.isBusy()) {
            m_call.cancel();
            return;
        }
        end(m_terminal.failure({ErrorKind::Canceled}));
        m_fetch.cancel();
    }

private:
    void listed()
    {
        if (m_ended)
            return;
        const ToolListResult *list = nullptr;
        for (const ToolListResult &result : std::as_const(m_lists)) {
            for (const Tool &tool : result.catalog.tools) {
                if (tool.name != m_plan.name)
                    continue;
                if (list) {
                    refuse(Cli::tr("More than one tool is named “%1”. Choose one with --catalog.")
                               .arg(displayText(m_plan.name)));
                    return;
                }
                list = &result;
                m_tool = tool;
            }
        }
        if (list)
            check(*list);
        else
            endWithoutTool();
    }

    /// Only a complete list proves that a tool is missing; one is enough to report that.
    void endWithoutTool()
    {
        std::optional<ErrorKind> why;
        bool anyComplete = false;
        for (const ToolListResult &result : std::as_const(m_lists)) {
            if (!result.error && result.catalog.complete) {
                anyComplete = true;
                continue;
            }
            if (!why)
                why = result.error ? result.error->kind : ErrorKind::NotUnderstood;
            for (const QString &problem : problemsOf(result))
                m_terminal.error(catalogName(result.catalog.kind) + u": "_s + problem);
        }
        if (why && !anyComplete)
            endWithoutList(*why);
        else
            refuse(noSuchTool(m_plan.name, toolNamesIn(m_lists)));
    }

    /// Nothing was called; the errors of the lists were printed.
    void endWithoutList(ErrorKind why)
    {
        const ToolListResult &failed = m_lists.constFirst();
        ToolCallResult result;
        result.call.kind = failed.catalog.kind;
        result.call.name = m_plan.name;
        result.error = failed.error.value_or(Error{why, {}, {}, 0});
        result.answer = failed.answer;
        if (m_plan.json)
            m_terminal.document(callDocument(result, m_tool, failed.catalog.url));
        end(exitCodeFor(why));
    }

    void check(const ToolListResult &list)
    {
        if (const QString fault = headerFault(m_tool); !fault.isEmpty()) {
            refuse(Cli::tr("Not called: no client may call “%1” because %2.").arg(displayText(m_plan.name), fault));
            return;
        }
        const ArgumentsReport report = checkArguments(m_tool.inputSchema, m_plan.arguments);
        if (!report.faults.isEmpty() && !m_plan.unchecked) {
            for (const ArgumentFault &fault : report.faults)
                m_terminal.error(faultText(fault));
            for (const QString &line : report.remarks())
                m_terminal.error(line);
            refuse(notCalledText(u"--unchecked"_s));
            return;
        }
        for (const ArgumentFault &warning : report.warnings)
            m_terminal.note(faultText(warning));
        const QStringList critical = criticalFindings(m_lists, list.catalog, m_tool.name);
        if (!critical.isEmpty() && !m_plan.despiteFindings) {
            refuse(critical.join(u'\n') + u'\n' + notCalledText(u"--despite-findings"_s));
            return;
        }
        const QString why = destructiveWarning(m_tool);
        if (!why.isEmpty() && !m_plan.yes) {
            refuse(sentencesText({why, notCalledText(u"--yes"_s)}));
            return;
        }
        call(list);
    }

    void call(const ToolListResult &list)
    {
        m_url = list.catalog.url;
        const Result<QUrl> toolServer = m_context.toolServer();
        if (toolServer)
            m_call.start(*toolServer, {.kind = list.catalog.kind,
                                       .name = m_tool.name,
                                       .arguments = m_plan.arguments,
                                       .inputSchema = m_tool.inputSchema,
                                       .answers = m_plan.answers.canAnswer(),
                                       .isUnattended = m_plan.answers.isUnattended(),
                                       .tasks = taskSupport(m_tool),
                                       .isRepeatable = isRepeatable(m_tool.annotations)});
        else
            end(m_terminal.failure(toolServer.error()));
    }

    void called(const ToolCallResult &result)
    {
        if (!m_plan.answers.canAnswer()) {
            for (const ServerExchange &exchange : result.exchanges) {
                if (!exchange.question.isForUser()) // reported with the result
                    continue;
                for (const QString &line : questionLines(exchange.question, m_url.host()))
                    m_terminal.error(line);
            }
        }
        printCall(result, m_tool, m_url, m_plan.json, m_terminal);
        const bool unanswered =
            m_plan.answers.hasUnanswered() || std::ranges::any_of(result.exchanges, [](const ServerExchange &exchange) {
                return exchange.question.isForUser() && (!exchange.answer || !exchange.question.fault.isEmpty());
            });
        if (unanswered && result.outcome != CallOutcome::Canceled &&
            !(result.error && result.error->kind == ErrorKind::Canceled)) {
            m_terminal.error(
                Cli::tr("The server requested input. Pass it with --answers, or call the tool on a terminal."));
            end(exitCodeFor(ErrorKind::AnswerRequired));
            return;
        }
        if (result.error && result.error->kind == ErrorKind::Canceled)
            QTimer::singleShot(cancelGrace, this, [this, code = callExitCode(result)] { end(code); });
        else
            end(callExitCode(result));
    }

    void refuse(const QString &why)
    {
        m_terminal.error(why);
        end(usageExitCode);
    }

    void end(int code)
    {
        if (!std::exchange(m_ended, true))
            emit finished(code);
    }

    CallPlan m_plan;
    ProfileContext &m_context;
    Terminal &m_terminal;
    ListOperation m_fetch;
    CallOperation m_call;
    QList<ToolListResult> m_lists;
    Tool m_tool;
    QUrl m_url;
    bool m_ended = false;
};

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

Result<CallPlan> planFrom(const Arguments &arguments, CommandProfile &source)
{
    CallPlan plan;
    if (arguments.words.at(1).isEmpty())
        return missingArgument(u"tools call"_s, u"NAME"_s);
    plan.name = arguments.words.at(1);
    plan.yes = arguments.has(u"--yes"_s);
    plan.unchecked = arguments.has(u"--unchecked"_s);
    plan.despiteFindings = arguments.has(u"--despite-findings"_s);
    plan.json = arguments.has(u"--json"_s);
    RC_SET(plan.arguments, argumentsFrom(arguments));
    const bool isStdinUsed = arguments.has(u"--key-stdin"_s) || arguments.value(u"--args"_s) == "-"_L1;
    RC_SET(plan.answers, ServerAnswers::from(arguments, isStdinUsed));
    RC_CHECK(catalogsOf(arguments, source.options().profile));
    RC_CHECK(source.prepare());
    RC_SET(plan.kinds, catalogsToFetch(arguments, source));
    return plan;
}

} // namespace

Result<int> runToolsCall(const Arguments &arguments, Terminal &terminal)
{
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_TRY(plan, planFrom(arguments, context));
        CallRun run(std::move(*plan), context, terminal);
        return runToEnd(run);
    });
}

} // namespace rc
