// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/detail/rpcreading.h"

#include "core/words/displaytext.h"

#include <QCoreApplication>

namespace rc {

namespace {

/// A server that names no type gets the benefit of the doubt: strict JSON is asked for anyway.
bool isJson(const HttpAnswer &answer)
{
    const QByteArray type = answer.mediaType();
    return type.isEmpty() || type == "application/json" || type == "text/json" || type.endsWith("+json");
}

Error notJson(const HttpAnswer &answer)
{
    return {ErrorKind::NotUnderstood,
            QCoreApplication::translate("rc::RpcCall", "The content type %1 is neither JSON nor an event stream.")
                .arg(displayBytes(answer.mediaType())),
            {},
            answer.status};
}

/// Some servers send JSON-RPC as text/html or text/plain.
std::optional<RpcEnvelope> mislabeled(const RpcArrived &arrived)
{
    const HttpAnswer &http = arrived.http;
    if (!http.isSuccess() || arrived.id.isEmpty() || arrived.streamed || isJson(http) || isEventStream(http))
        return std::nullopt;
    const Result<RpcEnvelope> envelope = rpcAnswer(http.body, arrived.id);
    return envelope ? std::optional(*envelope) : std::nullopt;
}

void fill(RpcAnswer &answer, const Result<RpcEnvelope> &envelope)
{
    if (!envelope) {
        answer.error = envelope.error();
        return;
    }
    answer.result = envelope->result;
    answer.fault = envelope->fault;
    if (answer.fault)
        answer.error = Error{ErrorKind::RpcError, QString::number(answer.fault->code), answer.fault->message, 0};
}

/// A stream that stayed open without our answer may have said something all the same.
QString whatCameInstead(const Error &other)
{
    return other.kind == ErrorKind::WrongId
               ? QCoreApplication::translate("rc::RpcCall", "the message received belongs to another request")
               : QCoreApplication::translate("rc::RpcCall", "the message received was not a response to the request");
}

} // namespace

QString oddTypeWords(const HttpAnswer &answer)
{
    return QCoreApplication::translate("rc::RpcCall", "The server sends JSON with the content type %1.")
        .arg(displayBytes(answer.mediaType()));
}

bool isEventStream(const HttpAnswer &answer)
{
    return answer.mediaType() == "text/event-stream";
}

StreamMessage streamMessage(const QByteArray &data, const QString &id)
{
    const auto tape = JsonTape::readTo(rpcDepth, data);
    if (!tape)
        return {false, {}, failure(tape.error())};
    if (isServerMessage(tape->root()))
        return {true, data, {}};
    return {false, {}, rpcAnswer(tape->root(), id)};
}

RpcAnswer rpcAnswer(const RpcArrived &arrived)
{
    const HttpAnswer &http = arrived.http;
    RpcAnswer answer;
    answer.http = http;
    answer.eventStream = isEventStream(http);
    answer.error = httpError(http);
    const bool notification = arrived.id.isEmpty();
    if (const auto unlabeled = mislabeled(arrived)) {
        answer.oddType = true;
        answer.error.reset();
        fill(answer, *unlabeled);
    } else if (answer.error) {
        // A refusal may carry a JSON-RPC error that says more.
        if (http.fault == HttpFault::None && !http.body.isEmpty()) {
            const Result<RpcEnvelope> envelope =
                arrived.streamed ? *arrived.streamed : rpcAnswer(http.body, arrived.id);
            if (envelope)
                answer.fault = envelope->fault;
            if (answer.fault && !answer.fault->message.isEmpty())
                answer.error->quote = answer.fault->message;
        } else if (http.fault == HttpFault::TimedOut && arrived.streamError) {
            answer.error->detail = whatCameInstead(*arrived.streamError);
        }
    } else if (arrived.streamed) {
        fill(answer, *arrived.streamed);
    } else if (arrived.streamError) {
        answer.error = arrived.streamError;
    } else if (!notification && answer.eventStream) {
        answer.error = Error{http.body.isEmpty() ? ErrorKind::EmptyAnswer : ErrorKind::ConnectionLost, {}, {}, 0};
    } else if (!notification && http.body.trimmed().isEmpty()) {
        answer.error = Error{ErrorKind::EmptyAnswer, {}, {}, http.status};
    } else if (!notification && !isJson(http)) {
        answer.error = notJson(http);
    } else if (!notification) {
        fill(answer, rpcAnswer(http.body, arrived.id));
    }
    if (answer.error && answer.error->status == 0)
        answer.error->status = http.status;
    return answer;
}

} // namespace rc
