// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/detail/rpcresponse.h"

#include "core/words/displaytext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct RpcCallTr
{
    RC_DECLARE_PHRASES(rc::RpcCall)
};

/// A missing content type is accepted: the body must be strict JSON anyway.
bool isJson(const HttpResponse &response)
{
    const QByteArray type = response.mediaType();
    return type.isEmpty() || type == "application/json" || type == "text/json" || type.endsWith("+json");
}

Error notJson(const HttpResponse &response)
{
    return {ErrorKind::NotUnderstood,
            RpcCallTr::tr("The content type %1 is neither JSON nor an event stream.")
                .arg(displayBytes(response.mediaType())),
            {},
            response.status};
}

/// Some servers send JSON-RPC as text/html or text/plain.
std::optional<RpcEnvelope> mislabeled(const RpcExchange &exchange)
{
    const HttpResponse &http = exchange.http;
    if (!http.isSuccess() || exchange.id.isEmpty() || exchange.streamed || isJson(http) || isEventStream(http))
        return std::nullopt;
    const Result<RpcEnvelope> envelope = rpcResponse(http.body, exchange.id);
    return envelope ? std::optional(*envelope) : std::nullopt;
}

/// Some servers refuse a key with a JSON-RPC error, whatever the HTTP status. The code does not help: -32001 also means
/// a lost session or a timeout.
bool refusesKey(const RpcFault &fault)
{
    static const QRegularExpression refused(
        u"(?i)\\b(unauthori[sz]ed|unauthenticated|not (authenticated|authori[sz]ed)|(authentication|authori[sz]ation) "
        "(is )?(required|failed|needed|missing)|(invalid|missing|unknown|wrong|bad|expired|revoked|no) "
        "((api|access|auth|bearer)[ _-]?(key|token)|credentials?))\\b"_s);
    return refused.match(fault.message).hasMatch();
}

void fill(RpcResponse &response, const Result<RpcEnvelope> &envelope)
{
    if (!envelope) {
        response.error = envelope.error();
        return;
    }
    response.result = envelope->result;
    response.fault = envelope->fault;
    if (response.fault && refusesKey(*response.fault))
        response.error = Error{ErrorKind::CredentialsRefused, {}, response.fault->message, 0};
    else if (response.fault)
        response.error = Error{ErrorKind::RpcError, QString::number(response.fault->code), response.fault->message, 0};
}

} // namespace

Phrase unusualTypeNote(const HttpResponse &response)
{
    return RpcCallTr::tr("The server sends JSON with the content type %1.").arg(displayBytes(response.mediaType()));
}

bool isEventStream(const HttpResponse &response)
{
    return response.mediaType() == "text/event-stream";
}

StreamMessage streamMessage(const StreamEvent &event, const QString &id)
{
    const auto tape = JsonTape::readToDepth(rpcDepth, event.data);
    if (tape && isServerMessage(tape->root()))
        return {true, event.data, {}};
    Result<RpcEnvelope> envelope = tape ? rpcResponse(tape->root(), id) : failure(tape.error());
    if (!envelope && event.type == "error")
        envelope = failure(Error{ErrorKind::ServerFault, {}, quoteFrom(event.data), 0});
    return {false, {}, std::move(envelope)};
}

RpcResponse rpcResponse(const RpcExchange &exchange)
{
    const HttpResponse &http = exchange.http;
    RpcResponse response;
    response.http = http;
    response.eventStream = isEventStream(http);
    response.error = httpError(http);
    const bool notification = exchange.id.isEmpty();
    if (const auto mislabeledEnvelope = mislabeled(exchange)) {
        response.unusualType = true;
        response.error.reset();
        fill(response, *mislabeledEnvelope);
    } else if (response.error) {
        // A refusal may contain a more precise JSON-RPC error.
        if (http.fault == HttpFault::None && !http.body.isEmpty()) {
            const Result<RpcEnvelope> envelope =
                exchange.streamed ? *exchange.streamed : rpcResponse(http.body, exchange.id);
            if (envelope)
                response.fault = envelope->fault;
            if (response.fault && !response.fault->message.isEmpty())
                response.error->quote = response.fault->message;
            if (response.fault && refusesKey(*response.fault))
                response.error->kind = ErrorKind::CredentialsRefused;
        } else if (exchange.streamError && exchange.streamError->kind == ErrorKind::ServerFault &&
                   http.fault != HttpFault::Canceled) {
            response.error = exchange.streamError;
        } else if (http.fault == HttpFault::TimedOut && exchange.streamError) {
            response.error->detail = RpcCallTr::tr("the message received was not a response to the request");
        }
    } else if (exchange.streamed) {
        fill(response, *exchange.streamed);
    } else if (exchange.streamError) {
        response.error = exchange.streamError;
    } else if (!notification && response.eventStream) {
        response.error = Error{http.body.isEmpty() ? ErrorKind::EmptyResponse : ErrorKind::ConnectionLost, {}, {}, 0};
    } else if (!notification && http.body.trimmed().isEmpty()) {
        response.error = Error{ErrorKind::EmptyResponse, {}, {}, http.status};
    } else if (!notification && !isJson(http)) {
        response.error = notJson(http);
    } else if (!notification) {
        fill(response, rpcResponse(http.body, exchange.id));
    }
    if (response.error && response.error->status == 0)
        response.error->status = http.status;
    return response;
}

} // namespace rc
