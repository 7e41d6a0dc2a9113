// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpccall.h"

#include "core/displaytext.h"
#include "wire/eventstream.h"
#include "wire/slashredirect.h"
#include "wire/strictjson.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace rc {

struct RpcCall::Private
{
    explicit Private(RpcRequest wanted)
        : request(std::move(wanted))
        , stream(request.limits.maxEvents)
    {
    }

    RpcRequest request;
    HttpCall *call = nullptr;
    bool followed = false;
    QElapsedTimer clock;
    EventStream stream;
    qsizetype fed = 0;
    std::optional<Result<RpcEnvelope>> streamed; ///< the answer that the event stream brought
    std::optional<Error> streamError;            ///< a message of the stream that is no answer to us
    bool ended = false;
};

namespace {

bool isEventStream(const HttpAnswer &answer)
{
    return answer.mediaType() == "text/event-stream";
}

/// A server that names no type gets the benefit of the doubt: strict JSON is asked for anyway.
bool isJson(const HttpAnswer &answer)
{
    const QByteArray type = answer.mediaType();
    return type.isEmpty() || type == "application/json" || type == "text/json" || type.endsWith("+json");
}

Error notJson(const HttpAnswer &answer)
{
    return {
        ErrorKind::NotUnderstood,
        QCoreApplication::translate("rc::RpcCall", "It is of the type %1, which is neither JSON nor an event stream.")
            .arg(displayBytes(answer.mediaType())),
        {},
        answer.status};
}

void take(RpcAnswer &answer, const Result<RpcEnvelope> &envelope)
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
               ? QCoreApplication::translate("rc::RpcCall", "what came until then belongs to another request")
               : QCoreApplication::translate("rc::RpcCall", "what came until then was no answer to the request");
}

} // namespace

RpcCall::RpcCall(RpcRequest request, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(request)))
{
}

RpcCall::~RpcCall()
{
    d->ended = true;
}

void RpcCall::start()
{
    if (d->call)
        return;
    d->clock.start();
    ask(d->request.url, d->request.limits.deadline);
}

void RpcCall::ask(const QUrl &url, std::chrono::milliseconds deadline)
{
    HttpRequest request;
    request.url = url;
    request.headers = d->request.headers;
    request.headers.prepend({"Accept", "application/json, text/event-stream"});
    request.headers.prepend({"Content-Type", "application/json"});
    request.limits = d->request.limits;
    request.limits.deadline = deadline;
    request.body = d->request.id.isEmpty() ? rpcNotification(d->request.method)
                                           : rpcRequest(d->request.id, d->request.method, d->request.params);
    d->call = new HttpCall(std::move(request), this);
    connect(d->call, &HttpCall::received, this, &RpcCall::readStream);
    connect(d->call, &HttpCall::finished, this, &RpcCall::answered);
    d->call->start();
}

void RpcCall::answered(const HttpAnswer &http)
{
    const std::chrono::milliseconds left = d->request.limits.deadline - std::chrono::milliseconds(d->clock.elapsed());
    const std::optional<QUrl> target = d->request.followSlash ? slashRedirect(d->request.url, http) : std::nullopt;
    if (!target || left.count() <= 0 || std::exchange(d->followed, true)) {
        HttpAnswer last = http;
        last.followed = d->followed;
        end(last);
        return;
    }
    d->call->deleteLater();
    d->fed = 0;
    d->stream = EventStream(d->request.limits.maxEvents);
    d->streamed.reset();
    d->streamError.reset();
    ask(*target, left);
}

void RpcCall::abort()
{
    if (d->call)
        d->call->abort();
}

void RpcCall::readStream(const HttpAnswer &soFar)
{
    if (!isEventStream(soFar) || d->streamed)
        return;
    const QByteArray chunk = soFar.body.mid(d->fed);
    d->fed = soFar.body.size();
    for (const StreamEvent &event : d->stream.feed(chunk)) {
        if (isServerMessage(event.data))
            continue;
        const Result<RpcEnvelope> envelope = rpcAnswer(event.data, d->request.id);
        if (!envelope) {
            d->streamError = envelope.error();
            continue;
        }
        d->streamed = envelope;
        // The server may keep the stream open for ever.
        d->call->finishEarly();
        return;
    }
    if (d->stream.overflowed()) {
        d->streamError =
            Error{ErrorKind::AnswerTooLarge,
                  QCoreApplication::translate("rc::RpcCall", "more than %1 events came, and none was the answer")
                      .arg(d->request.limits.maxEvents),
                  {},
                  0};
        d->call->finishEarly();
    }
}

void RpcCall::end(const HttpAnswer &http)
{
    if (std::exchange(d->ended, true))
        return;
    RpcAnswer answer;
    answer.http = http;
    answer.eventStream = isEventStream(http);
    answer.error = httpError(http);
    const bool notification = d->request.id.isEmpty();
    if (answer.error) {
        // A refusal may carry a JSON-RPC error that says more.
        if (http.fault == HttpFault::None && !http.body.isEmpty()) {
            const Result<RpcEnvelope> envelope = d->streamed ? *d->streamed : rpcAnswer(http.body, d->request.id);
            if (envelope)
                answer.fault = envelope->fault;
            if (answer.fault && !answer.fault->message.isEmpty())
                answer.error->quote = answer.fault->message;
        } else if (http.fault == HttpFault::TimedOut && d->streamError) {
            answer.error->detail = whatCameInstead(*d->streamError);
        }
    } else if (d->streamed) {
        take(answer, *d->streamed);
    } else if (d->streamError) {
        answer.error = d->streamError;
    } else if (!notification && answer.eventStream) {
        answer.error = Error{http.body.isEmpty() ? ErrorKind::EmptyAnswer : ErrorKind::ConnectionLost, {}, {}, 0};
    } else if (!notification && http.body.trimmed().isEmpty()) {
        answer.error = Error{ErrorKind::EmptyAnswer, {}, {}, http.status};
    } else if (!notification && !isJson(http)) {
        answer.error = notJson(http);
    } else if (!notification) {
        take(answer, rpcAnswer(http.body, d->request.id));
    }
    if (answer.error && answer.error->status == 0)
        answer.error->status = http.status;
    Q_EMIT finished(answer);
}

} // namespace rc
