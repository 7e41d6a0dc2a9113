// SPDX-License-Identifier: GPL-3.0-or-later
// Interprets the response to a call.
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "service/tools/detail/mcpmessages.h"
#include "service/tools/toolcalljob.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// In the translation context of Activity, which has the same texts.
constexpr std::array outcomeTable = std::to_array<EnumRow<CallOutcome>>({
    {CallOutcome::Answered, "answered"_L1, QT_TRANSLATE_NOOP("rc::Activity", "The tool responded")},
    {CallOutcome::ToolError, "tool-error"_L1, QT_TRANSLATE_NOOP("rc::Activity", "The tool returned an error")},
    {CallOutcome::Refused, "refused"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Refused, the tool did not run")},
    {CallOutcome::Unknown, "unknown"_L1, QT_TRANSLATE_NOOP("rc::Activity", "The tool may have run")},
    {CallOutcome::NotSent, "not-sent"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Not sent")},
    {CallOutcome::Canceled, "cancelled"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Canceled before it was sent")},
    {CallOutcome::InProgress, "in-progress"_L1, QT_TRANSLATE_NOOP("rc::Activity", "In progress on the server")},
});

struct CallTr
{
    RC_DECLARE_PHRASES(rc::CallOutcome)
};

/// Error codes for an invalid request, which never reached a tool.
bool isRequestError(qint64 code)
{
    constexpr std::array<qint64, 4> rpcCodes{-32700, -32600, -32601, -32602};
    return std::ranges::find(rpcCodes, code) != rpcCodes.cend() || requestsModern(RpcFault{code, {}, {}});
}

CallOutcome outcomeOf(const RpcResponse &response)
{
    constexpr int seeOther = 303; // a redirect to a page means that no tool ran
    constexpr int unchanged = 304;
    const HttpResponse &http = response.http;
    if (http.fault) {
        if (http.mayHaveBeenSent)
            return CallOutcome::Unknown;
        return http.fault == ErrorKind::Canceled ? CallOutcome::Canceled : CallOutcome::NotSent;
    }
    const bool isRpc = jsonMember(http.body, u"jsonrpc"_s).has_value();
    if (isRpc &&
        jsonMember(http.body, u"result"_s).value_or("null") != "null") // the tool ran, whatever the status says
        return CallOutcome::Unknown;
    if (provesNotExecuted(http.status) || http.status == unchanged || http.status == seeOther)
        return CallOutcome::Refused;
    if (response.fault && isRequestError(response.fault->code))
        return CallOutcome::Refused;
    return CallOutcome::Unknown;
}

QByteArray callBody(const ToolCall &call, Dialect dialect)
{
    const McpMetadata metadata{dialect, modernVersion,
                               call.answers ? QByteArray(elicitationCapabilities) : QByteArray("{}"), true};
    return rpcRequest(requestId(1), u"tools/call"_s, callParams(metadata, {call.name, call.arguments}));
}

} // namespace

QLatin1StringView wireWord(CallOutcome outcome)
{
    return rowOf(outcomeTable, outcome).word;
}

Phrase outcomeName(CallOutcome outcome)
{
    return {"rc::Activity", rowOf(outcomeTable, outcome).name};
}

ToolCallResult callResult(const ToolCall &call, const RpcResponse &response)
{
    ToolCallResult result;
    result.call = call;
    result.response = response.http;
    result.fault = response.fault;
    result.error = response.error;
    if (!response.result) {
        result.outcome = outcomeOf(response);
        if (!result.error)
            result.error = Error{ErrorKind::MissingResult, {}, {}, response.http.status};
        // The server needs to ask a question, and the call did not allow that.
        if (response.fault && response.fault->code == missingCapability && !call.answers &&
            response.fault->data.contains("\"elicitation\""))
            result.error = Error{ErrorKind::AnswerRequired, response.fault->message, {}, response.http.status};
        return result;
    }
    if (const std::optional<InputRequest> request = inputRequest(*response.result)) {
        result.outcome = CallOutcome::Unknown;
        result.error = Error{ErrorKind::AnswerRequired, {}, {}, response.http.status};
        result.inputRequest = request;
        return result;
    }
    if (const auto started = startedTask(*response.result)) {
        result.outcome = *started ? CallOutcome::InProgress : CallOutcome::Unknown;
        if (*started)
            result.task = **started;
        else
            result.error = started->error();
        result.isTaskReported = result.task.has_value();
        return result;
    }
    setToolResult(result, *response.result);
    if (result.error)
        result.error->status = response.http.status;
    else if (response.unusualType)
        result.result.problems.append(unusualTypeNote(response.http));
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
    result.outcome =
        result.result.isError || reportsNotOk(result.result) ? CallOutcome::ToolError : CallOutcome::Answered;
}

Result<HttpRequest> callRequest(const QUrl &toolServer, const ToolCall &call, const Credentials &credentials,
                                const DialectMemory &dialects)
{
    const QUrl endpoint = catalogAddress(toolServer, call.kind);
    const Dialect dialect = dialects.dialectOf(endpoint);
    RC_TRY(headers, toolHeaders(credentials, call.kind));
    *headers = rpcHeaders() + *headers;
    if (dialect == Dialect::Modern) {
        RC_TRY(mirrored, callHeaders(call));
        *headers += modernHeaders(modernVersion, u"tools/call"_s, call.name) + *mirrored;
    }
    return HttpRequest{"POST", dialects.addressOf(endpoint),        *headers, callBody(call, dialect),
                       {},     credentials.identity.toolKeyHeader()};
}

Result<HeaderList> callHeaders(const ToolCall &call)
{
    const auto mirrored = mirroredArguments(call.inputSchema);
    if (mirrored)
        return HeaderList(mirroredHeaders(*mirrored, call.arguments));
    return failure(
        CallTr::tr("The tool “%1” cannot be called because %2.").arg(displayText(call.name), mirrored.error().detail));
}

} // namespace rc
