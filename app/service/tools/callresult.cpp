// SPDX-License-Identifier: GPL-3.0-or-later
// Interprets the response to a call.
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "service/tools/detail/mcpwords.h"
#include "service/tools/toolcalljob.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::array outcomeTable = std::to_array<EnumRow<CallOutcome>>({
    {CallOutcome::Answered, "answered"_L1, QT_TRANSLATE_NOOP("rc::CallOutcome", "The tool responded")},
    {CallOutcome::ToolError, "tool-error"_L1, QT_TRANSLATE_NOOP("rc::CallOutcome", "The tool returned an error")},
    {CallOutcome::Refused, "refused"_L1, QT_TRANSLATE_NOOP("rc::CallOutcome", "Refused, the tool did not run")},
    {CallOutcome::Unknown, "unknown"_L1, QT_TRANSLATE_NOOP("rc::CallOutcome", "The tool may have run")},
    {CallOutcome::NotSent, "not-sent"_L1, QT_TRANSLATE_NOOP("rc::CallOutcome", "Not sent")},
    {CallOutcome::Cancelled, "cancelled"_L1, QT_TRANSLATE_NOOP("rc::CallOutcome", "Canceled before it was sent")},
    {CallOutcome::InProgress, "in-progress"_L1, QT_TRANSLATE_NOOP("rc::CallOutcome", "In progress on the server")},
});

/// Error codes for an invalid request, which never reached a tool.
bool isOfTheRequest(qint64 code)
{
    constexpr std::array<qint64, 4> ofJsonRpc{-32700, -32600, -32601, -32602};
    return std::ranges::find(ofJsonRpc, code) != ofJsonRpc.cend() || asksForModern(RpcFault{code, {}, {}});
}

CallOutcome outcomeOf(const RpcAnswer &answer)
{
    constexpr int seeOther = 303; // a redirect to a page means that no tool ran
    constexpr int unchanged = 304;
    const HttpAnswer &http = answer.http;
    if (http.fault != HttpFault::None) {
        if (http.bytesMayHaveLeft)
            return CallOutcome::Unknown;
        return http.fault == HttpFault::Cancelled ? CallOutcome::Cancelled : CallOutcome::NotSent;
    }
    const bool isRpc = jsonMember(http.body, u"jsonrpc"_s).has_value();
    if (isRpc &&
        jsonMember(http.body, u"result"_s).value_or("null") != "null") // the tool ran, whatever the status says
        return CallOutcome::Unknown;
    if (provesUntaken(http.status) || http.status == unchanged || http.status == seeOther)
        return CallOutcome::Refused;
    if (answer.fault && isOfTheRequest(answer.fault->code))
        return CallOutcome::Refused;
    return CallOutcome::Unknown;
}

} // namespace

QLatin1StringView wireWord(CallOutcome outcome)
{
    return rowOf(outcomeTable, outcome).word;
}

QString outcomeName(CallOutcome outcome)
{
    return QCoreApplication::translate("rc::CallOutcome", rowOf(outcomeTable, outcome).name);
}

ToolCallResult callResult(const ToolCall &call, const RpcAnswer &answer)
{
    ToolCallResult result;
    result.call = call;
    result.answer = answer.http;
    result.fault = answer.fault;
    result.error = answer.error;
    if (!answer.result) {
        result.outcome = outcomeOf(answer);
        if (!result.error)
            result.error = Error{ErrorKind::MissingResult, {}, {}, answer.http.status};
        // A server that would ask questions, and was not told that it may.
        if (answer.fault && answer.fault->code == missingCapability && !call.answers &&
            answer.fault->data.contains("\"elicitation\""))
            result.error = Error{ErrorKind::AnswerWanted, answer.fault->message, {}, answer.http.status};
        return result;
    }
    if (const std::optional<InputRequest> wanted = inputRequest(*answer.result)) {
        result.outcome = CallOutcome::Unknown;
        result.error = Error{ErrorKind::AnswerWanted, {}, {}, answer.http.status};
        result.wanted = wanted;
        return result;
    }
    if (const auto started = startedTask(*answer.result)) {
        result.outcome = *started ? CallOutcome::InProgress : CallOutcome::Unknown;
        if (*started)
            result.task = **started;
        else
            result.error = started->error();
        result.taskHeard = result.task.has_value();
        return result;
    }
    setToolResult(result, *answer.result);
    if (result.error)
        result.error->status = answer.http.status;
    else if (answer.oddType)
        result.result.problems.append(oddTypeWords(answer.http));
    return result;
}

void setToolResult(ToolCallResult &result, const QByteArray &json)
{
    Result<ToolResult> read = toolResult(json);
    if (!read) {
        result.outcome = CallOutcome::Unknown;
        result.error = read.error();
        return;
    }
    result.result = std::move(*read);
    result.outcome = result.result.isError || saysNotOk(result.result) ? CallOutcome::ToolError : CallOutcome::Answered;
}

QByteArray callBody(const ToolCall &call, Dialect dialect)
{
    const Manners manners{dialect, modernVersion, call.answers ? QByteArray(asksAPerson) : QByteArray("{}"), true};
    return rpcRequest(requestId(1), u"tools/call"_s, callParams(manners, {call.name, call.arguments}));
}

Result<HttpRequest> callRequest(const QUrl &toolServer, const ToolCall &call, const Credentials &credentials,
                                const DialectMemory &dialects)
{
    const QUrl endpoint = catalogAddress(toolServer, call.kind);
    const Dialect dialect = dialects.dialectOf(endpoint);
    RC_TRY(headers, toolHeaders(credentials, call.kind));
    headers->prepend({"Accept", "application/json, text/event-stream"});
    headers->prepend({"Content-Type", "application/json"});
    if (dialect == Dialect::Modern) {
        headers->append(qMakePair(QByteArray("MCP-Protocol-Version"), QByteArray(modernVersion)));
        headers->append(qMakePair(QByteArray("Mcp-Method"), QByteArray("tools/call")));
        headers->append(qMakePair(QByteArray("Mcp-Name"), QByteArray(headerText(call.name))));
        RC_TRY(mirrored, callHeaders(call));
        *headers += *mirrored;
    }
    return HttpRequest{"POST", dialects.addressOf(endpoint),        *headers, callBody(call, dialect),
                       {},     credentials.identity.toolKeyHeader()};
}

Result<HeaderList> callHeaders(const ToolCall &call)
{
    const auto marked = mirroredArguments(call.inputSchema);
    if (marked)
        return HeaderList(mirroredHeaders(*marked, call.arguments));
    return failure(QCoreApplication::translate("rc::CallOutcome", "The tool “%1” cannot be called because %2.")
                       .arg(displayText(call.name), marked.error().detail));
}

} // namespace rc
