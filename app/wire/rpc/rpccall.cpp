// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/rpccall.h"

#include "core/background.h"
#include "core/words/displaytext.h"
#include "wire/rpc/detail/eventstream.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QRegularExpression>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

/// One message of an event stream.
struct StreamMessage
{
    bool fromServer = false; ///< `data` is a notification or request from the server
    QByteArray data = {};
    Result<RpcEnvelope> envelope = RpcEnvelope(); ///< otherwise: the response, or why it is not ours
};

namespace {

struct RpcCallTr
{
    RC_DECLARE_PHRASES(rc::RpcCall)
};

constexpr std::chrono::milliseconds defaultPause{1'000}; // unless the server states a retry time
constexpr int maxResumptions = 100;

/// The data at the end of the HTTP call.
struct RpcExchange
{
    HttpResponse http;
    QString id;                                  ///< id of the request; empty: a notification
    std::optional<Result<RpcEnvelope>> streamed; ///< the response from the event stream
    std::optional<Error> streamError;            ///< a message in the stream that is not our response
};

bool isEventStream(const HttpResponse &response)
{
    return response.mediaType() == "text/event-stream";
}

/// By the first bytes: some servers send an event stream as JSON, or the reverse.
bool hasEvents(const HttpResponse &response)
{
    const QByteArrayView text = QByteArrayView(response.body).trimmed();
    return isEventStream(response) ? !text.startsWith('{') && !text.startsWith('[')
                                   : text.startsWith("event:") || text.startsWith("data:");
}

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
        response.error =
            Error{ErrorKind::RpcError, response.fault->code == 0 ? QString() : QString::number(response.fault->code),
                  response.fault->message, 0};
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

/// The response in a last event without its blank line, or in a body of another content type: some servers send
/// JSON-RPC as text/html or text/plain.
std::optional<RpcEnvelope> unexpected(const RpcExchange &exchange)
{
    const HttpResponse &http = exchange.http;
    if (!http.isSuccess() || exchange.id.isEmpty() || exchange.streamed || (isJson(http) && !hasEvents(http)))
        return std::nullopt;
    if (!hasEvents(http)) {
        const Result<RpcEnvelope> envelope = rpcResponse(http.body, exchange.id);
        return envelope ? std::optional(*envelope) : std::nullopt;
    }
    EventStream stream(http.body.size());
    QList<StreamEvent> events = stream.feed(http.body);
    events += stream.feed("\n\n");
    for (const StreamEvent &event : std::as_const(events)) {
        const StreamMessage message = streamMessage(event, exchange.id);
        if (!message.fromServer && message.envelope)
            return *message.envelope;
    }
    return std::nullopt;
}

/// Interprets the response. Pure, so that a large one can be read in another thread.
RpcResponse responseOf(const RpcExchange &exchange)
{
    const HttpResponse &http = exchange.http;
    RpcResponse response;
    response.http = http;
    response.eventStream = hasEvents(http);
    response.error = httpError(http);
    const bool notification = exchange.id.isEmpty();
    if (const auto found = unexpected(exchange)) {
        response.unusualType = !http.mediaType().isEmpty() && !(response.eventStream && isEventStream(http));
        response.error.reset();
        fill(response, *found);
    } else if (response.error) {
        // A refusal may contain a more precise JSON-RPC error.
        if (!http.fault && !http.body.isEmpty()) {
            const Result<RpcEnvelope> envelope =
                exchange.streamed ? *exchange.streamed : rpcResponse(http.body, exchange.id);
            if (envelope)
                response.fault = envelope->fault;
            if (response.fault && !response.fault->message.isEmpty())
                response.error->quote = response.fault->message;
            if (response.fault && refusesKey(*response.fault))
                response.error->kind = ErrorKind::CredentialsRefused;
        } else if (exchange.streamError && exchange.streamError->kind == ErrorKind::ServerFault &&
                   http.fault != ErrorKind::Canceled) {
            response.error = exchange.streamError;
        } else if (http.fault == ErrorKind::TimedOut && exchange.streamError) {
            response.error->detail = RpcCallTr::tr("the message received was not a response to the request");
        }
    } else if (exchange.streamed) {
        fill(response, *exchange.streamed);
    } else if (exchange.streamError) {
        response.error = exchange.streamError;
    } else if (!notification && response.eventStream && isEventStream(http)) {
        response.error = Error{http.body.isEmpty() ? ErrorKind::EmptyResponse : ErrorKind::ConnectionLost, {}, {}, 0};
    } else if (!notification && http.body.trimmed().isEmpty()) {
        response.error = Error{ErrorKind::EmptyResponse, {}, {}, http.status};
    } else if (!notification && !isJson(http) && !isEventStream(http)) {
        response.error = notJson(http);
    } else if (!notification) {
        fill(response, rpcResponse(http.body, exchange.id));
    }
    if (response.error && response.error->status == 0)
        response.error->status = http.status;
    return response;
}

} // namespace

Phrase unusualTypeNote(const HttpResponse &response)
{
    return (hasEvents(response) ? RpcCallTr::tr("The server sends an event stream with the content type %1.")
                                : RpcCallTr::tr("The server sends JSON with the content type %1."))
        .arg(displayBytes(response.mediaType()));
}

struct RpcCall::Private
{
    explicit Private(RpcRequest newRequest)
        : request(std::move(newRequest))
        , stream(request.limits.responseCap)
    {
    }

    RpcRequest request;
    HttpCall *call = nullptr;
    QElapsedTimer clock;
    QElapsedTimer holding; ///< valid while the deadline is suspended
    std::chrono::milliseconds held{0};
    EventStream stream;
    qsizetype consumed = 0;
    QList<StreamEvent> messages;                 ///< events not parsed yet
    bool reading = false;                        ///< an event is being parsed in another thread
    std::optional<Result<RpcEnvelope>> streamed; ///< the response from the event stream
    std::optional<Error> streamError;            ///< fault of a message that is not our response
    std::optional<HttpResponse> finalHttp;       ///< set when the HTTP call has ended but events remain to be parsed
    bool streaming = false;
    bool ended = false;
    int resumed = 0;
    std::optional<HttpResponse> interrupted; ///< response of the original call, while its stream is resumed
    QTimer pause;                            ///< before resuming
};

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
    if (d->request.method.isEmpty()) {
        send(streamRequest(d->request.url, d->request.limits.deadline));
        return;
    }
    HttpRequest request;
    request.url = d->request.url;
    request.followsSlash = d->request.followsSlash;
    request.headers = d->request.headers;
    request.headers.prepend({"Accept", "application/json, text/event-stream"});
    request.headers.prepend({"Content-Type", "application/json"});
    request.keyHeader = d->request.keyHeader;
    request.limits = d->request.limits;
    request.body = d->request.id.isEmpty() ? rpcNotification(d->request.method)
                                           : rpcRequest(d->request.id, d->request.method, d->request.params);
    send(std::move(request));
}

/// A GET for a stream. Its redirects are never followed, so that it cannot turn into the original request.
HttpRequest RpcCall::streamRequest(const QUrl &url, std::chrono::milliseconds limit) const
{
    HttpRequest request;
    request.verb = "GET";
    request.url = url;
    request.headers = d->request.headers;
    request.headers.prepend({"Accept", "text/event-stream"});
    request.keyHeader = d->request.keyHeader;
    request.limits = d->request.limits;
    request.limits.deadline = request.limits.streamDeadline = limit;
    return request;
}

void RpcCall::send(HttpRequest request)
{
    d->call = new HttpCall(std::move(request), this);
    connect(d->call, &HttpCall::begun, this, [this](const HttpResponse &soFar) {
        d->streaming = soFar.status / 100 == 2 && isEventStream(soFar);
        Q_EMIT begun();
    });
    connect(d->call, &HttpCall::received, this, &RpcCall::readStream);
    connect(d->call, &HttpCall::finished, this, &RpcCall::end);
    d->call->start();
}

/// Whether an interrupted stream is resumed, which leads to end() again.
bool RpcCall::resume(const HttpResponse &http)
{
    const bool isInterrupted = !http.fault || http.fault == ErrorKind::ConnectionLost;
    if (!d->request.resumes || d->streamed || d->stream.overflowed() || !isInterrupted ||
        d->stream.lastId().isEmpty() || http.status / 100 != 2 || !isEventStream(http) || d->resumed >= maxResumptions)
        return false;
    const HttpLimits &limits = d->request.limits;
    const auto total = std::max(limits.deadline, limits.streamDeadline);
    const std::chrono::milliseconds pause =
        d->stream.retry() ? std::chrono::milliseconds(*d->stream.retry()) : defaultPause;
    const std::chrono::milliseconds left = total + d->held - std::chrono::milliseconds(d->clock.elapsed()) - pause;
    if (left.count() <= 0)
        return false;
    ++d->resumed;
    if (!d->interrupted)
        d->interrupted = http;
    d->call->deleteLater();
    d->call = nullptr;
    d->pause.setSingleShot(true);
    d->pause.setTimerType(Qt::PreciseTimer);
    d->pause.disconnect(this);
    connect(&d->pause, &QTimer::timeout, this, [this, left] { requestContinuation(left); });
    d->pause.start(pause);
    return true;
}

void RpcCall::requestContinuation(std::chrono::milliseconds left)
{
    HttpRequest request = streamRequest(d->interrupted->url, left);
    request.headers.prepend({"Last-Event-ID", d->stream.lastId()});
    d->consumed = 0;
    d->messages.clear();
    d->stream.restart();
    send(std::move(request));
}

void RpcCall::abort()
{
    const bool isPaused = d->pause.isActive();
    if (!isPaused && (!d->finalHttp || d->ended)) {
        if (d->call)
            d->call->abort();
        return;
    }
    d->pause.stop();
    HttpResponse http = isPaused ? *d->interrupted : *d->finalHttp; // the latter is complete, but not parsed yet
    http.fault = ErrorKind::Canceled;
    finish(responseOf(RpcExchange{http, d->request.id, {}, {}}));
}

void RpcCall::hold()
{
    if (!d->holding.isValid())
        d->holding.start();
    if (d->call)
        d->call->hold();
}

void RpcCall::release()
{
    if (d->holding.isValid())
        d->held += std::chrono::milliseconds(d->holding.elapsed());
    d->holding.invalidate();
    if (d->call)
        d->call->release();
}

bool RpcCall::isStreaming() const
{
    return d->streaming && !d->finalHttp && !d->ended;
}

void RpcCall::readStream(const HttpResponse &soFar)
{
    if (!isEventStream(soFar) || d->streamed)
        return;
    const QByteArrayView chunk = QByteArrayView(soFar.body).sliced(d->consumed);
    d->consumed = soFar.body.size();
    for (const StreamEvent &event : d->stream.feed(chunk)) {
        if (!event.data.isEmpty()) // an event without data only sets the stream position
            d->messages.append(event);
    }
    readMessages();
}

/// Parses events in order, because the first response counts.
void RpcCall::readMessages()
{
    const QPointer<RpcCall> alive(this);
    while (alive && !d->ended && !d->reading && !d->streamed && !d->messages.isEmpty()) {
        d->reading = true;
        const StreamEvent event = d->messages.takeFirst();
        runInBackgroundIfLarge(
            this, event.data.size(), [event, id = d->request.id] { return streamMessage(event, id); },
            [this, alive, isAsync = event.data.size() > maxSyncBytes](const StreamMessage &message) {
                handleMessage(message);
                if (isAsync && alive)
                    readMessages();
            });
    }
    if (!alive || d->ended || d->reading)
        return;
    if (d->finalHttp)
        end(*d->finalHttp);
    else if (d->streamed || d->stream.overflowed())
        d->call->finishEarly(); // the server may keep the stream open
}

void RpcCall::handleMessage(const StreamMessage &message)
{
    d->reading = false;
    if (message.fromServer) {
        Q_EMIT messageReceived(QByteArray(message.data)); // a copy, because a slot may delete this object
        return;
    }
    if (d->request.method.isEmpty())
        return; // no request, so no response to it
    if (message.envelope)
        d->streamed = message.envelope;
    else
        d->streamError = message.envelope.error();
}

void RpcCall::end(const HttpResponse &http)
{
    if (d->ended)
        return;
    const bool canceled = http.fault == ErrorKind::Canceled;
    const bool wasPending = d->finalHttp.has_value();
    d->finalHttp = http;
    if (d->reading && !canceled)
        return; // readMessages() calls end() again
    if (resume(http)) {
        d->finalHttp.reset();
        return;
    }
    RpcExchange exchange{http, d->request.id, d->streamed, d->streamError};
    if (d->interrupted && !canceled)
        exchange.http = withOriginalCall(http);
    if (wasPending && d->streamed && !canceled) { // received before the stream failed
        exchange.http.fault.reset();
        exchange.http.faultText.clear();
    }
    if (!d->streamed && d->stream.overflowed()) {
        exchange.streamError = Error{ErrorKind::ResponseTooLarge, {}, {}, 0};
    }
    const qsizetype bytes = exchange.http.fault ? 0 : http.body.size();
    runInBackgroundIfLarge(
        this, bytes, [exchange] { return responseOf(exchange); },
        [this](const RpcResponse &response) { finish(response); });
}

/// The response with the facts of the original call, which was accepted: a failed resumption does not refuse it.
HttpResponse RpcCall::withOriginalCall(const HttpResponse &http) const
{
    HttpResponse response = http;
    response.followed = d->interrupted->followed;
    response.mayHaveBeenSent = true;
    response.requestBytes = d->interrupted->requestBytes;
    if (d->streamed || http.fault == ErrorKind::TimedOut || http.fault == ErrorKind::ResponseTooLarge)
        return response;
    response = *d->interrupted;
    response.fault = ErrorKind::ConnectionLost;
    response.mayHaveBeenSent = true;
    return response;
}

void RpcCall::finish(const RpcResponse &response)
{
    if (std::exchange(d->ended, true))
        return;
    RpcResponse copy = response; // a slot may delete this object
    copy.resumed = d->resumed;
    Q_EMIT finished(copy);
}

} // namespace rc

#include "moc_rpccall.cpp"
