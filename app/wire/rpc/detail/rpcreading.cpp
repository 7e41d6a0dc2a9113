// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/detail/rpcreading.h"

#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A missing content type is accepted: the body must be strict JSON anyway.
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

/// Some servers refuse a key with a JSON-RPC error, whatever the HTTP status. Its code says nothing: -32001 also stands
/// for a lost session and for a timeout.
bool refusesKey(const RpcFault &fault)
{
    static const QRegularExpression refused(
        u"(?i)\\b(unauthori[sz]ed|unauthenticated|not (authenticated|authori[sz]ed)|(authentication|authori[sz]ation) "
        "(is )?(required|failed|needed|missing)|(invalid|missing|unknown|wrong|bad|expired|revoked|no) "
        "((api|access|auth|bearer)[ _-]?(key|token)|credentials?))\\b"_s);
    return refused.match(fault.message).hasMatch();
}

void fill(RpcAnswer &answer, const Result<RpcEnvelope> &envelope)
{
    if (!envelope) {
        answer.error = envelope.error();
        return;
    }
    answer.result = envelope->result;
    answer.fault = envelope->fault;
    if (answer.fault && refusesKey(*answer.fault))
        answer.error = Error{ErrorKind::CredentialsRefused, {}, answer.fault->message, 0};
    else if (answer.fault)
        answer.error = Error{ErrorKind::RpcError, QString::number(answer.fault->code), answer.fault->message, 0};
}

/// An open stream without our response may still have had other messages.
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

StreamMessage streamMessage(const StreamEvent &event, const QString &id)
{
    const auto tape = JsonTape::readTo(rpcDepth, event.data);
    if (tape && isServerMessage(tape->root()))
        return {true, event.data, {}};
    Result<RpcEnvelope> envelope = tape ? rpcAnswer(tape->root(), id) : failure(tape.error());
    if (!envelope && event.type == "error")
        envelope = failure(Error{ErrorKind::ServerFault, {}, quotedIn(event.data), 0});
    return {false, {}, std::move(envelope)};
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
        // A refusal may contain a more precise JSON-RPC error.
        if (http.fault == HttpFault::None && !http.body.isEmpty()) {
            const Result<RpcEnvelope> envelope =
                arrived.streamed ? *arrived.streamed : rpcAnswer(http.body, arrived.id);
            if (envelope)
                answer.fault = envelope->fault;
            if (answer.fault && !answer.fault->message.isEmpty())
                answer.error->quote = answer.fault->message;
            if (answer.fault && refusesKey(*answer.fault))
                answer.error->kind = ErrorKind::CredentialsRefused;
        } else if (arrived.streamError && arrived.streamError->kind == ErrorKind::ServerFault &&
                   http.fault != HttpFault::Cancelled) {
            answer.error = arrived.streamError;
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
