// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/rpccall.h"

#include "core/background.h"
#include "wire/http/slashredirect.h"
#include "wire/rpc/detail/eventstream.h"
#include "wire/rpc/detail/rpcreading.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>

namespace rc {

struct RpcCall::Private
{
    explicit Private(RpcRequest wanted)
        : request(std::move(wanted))
        , stream(request.limits.maxEvents, request.limits.answerCap)
    {
    }

    RpcRequest request;
    HttpCall *call = nullptr;
    bool followed = false;
    QElapsedTimer clock;
    EventStream stream;
    qsizetype fed = 0;
    QList<QByteArray> messages;                  ///< of the stream, not read yet
    bool reading = false;                        ///< one of them, elsewhere
    std::optional<Result<RpcEnvelope>> streamed; ///< the answer that the event stream brought
    std::optional<Error> streamError;            ///< a message of the stream that is no answer to us
    std::optional<HttpAnswer> last;              ///< the HTTP call has ended, and reading goes on
    bool streaming = false;
    bool ended = false;
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
    ask(d->request.url, d->request.limits.deadline);
}

void RpcCall::ask(const QUrl &url, std::chrono::milliseconds deadline)
{
    HttpRequest request;
    request.url = url;
    request.headers = d->request.headers;
    request.headers.prepend({"Accept", "application/json, text/event-stream"});
    request.headers.prepend({"Content-Type", "application/json"});
    request.keyHeader = d->request.keyHeader;
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
    d->stream = EventStream(d->request.limits.maxEvents, d->request.limits.answerCap);
    d->messages.clear();
    d->streamed.reset();
    d->streamError.reset();
    ask(*target, left);
}

void RpcCall::abort()
{
    if (d->last && !d->ended) { // all is there, but not read yet
        HttpAnswer http = *d->last;
        http.fault = HttpFault::Cancelled;
        finish(rpcAnswer(RpcArrived{http, d->request.id, {}, {}}));
    } else if (d->call) {
        d->call->abort();
    }
}

bool RpcCall::isStreaming() const
{
    return d->streaming && !d->last && !d->ended;
}

void RpcCall::readStream(const HttpAnswer &soFar)
{
    if (!isEventStream(soFar) || d->streamed)
        return;
    d->streaming = true;
    const QByteArray chunk = soFar.body.mid(d->fed);
    d->fed = soFar.body.size();
    for (const StreamEvent &event : d->stream.feed(chunk))
        d->messages.append(event.data);
    readMessages();
}

/// One after another: the first answer is the answer.
void RpcCall::readMessages()
{
    const QPointer<RpcCall> alive(this);
    while (alive && !d->ended && !d->reading && !d->streamed && !d->messages.isEmpty()) {
        d->reading = true;
        const QByteArray data = d->messages.takeFirst();
        inBackgroundIfLarge(
            this, data.size(), [data, id = d->request.id] { return streamMessage(data, id); },
            [this, alive, later = data.size() > readAtOnce](const StreamMessage &message) {
                messageRead(message);
                if (later && alive)
                    readMessages();
            });
    }
    if (!alive || d->ended || d->reading)
        return;
    if (d->last)
        end(*d->last);
    else if (d->streamed || d->stream.overflowed())
        d->call->finishEarly(); // The server may keep the stream open for ever.
}

void RpcCall::messageRead(const StreamMessage &message)
{
    d->reading = false;
    if (message.ofServer) {
        Q_EMIT heard(QByteArray(message.data)); // a copy: a receiver may delete this object
        return;
    }
    if (message.envelope)
        d->streamed = message.envelope;
    else
        d->streamError = message.envelope.error();
}

void RpcCall::end(const HttpAnswer &http)
{
    if (d->ended)
        return;
    const bool cancelled = http.fault == HttpFault::Cancelled;
    const bool waited = d->last.has_value();
    d->last = http;
    if (d->reading && !cancelled)
        return; // readMessages() comes back here
    RpcArrived arrived{http, d->request.id, d->streamed, d->streamError};
    if (waited && d->streamed && !cancelled) { // it was there before the stream went wrong
        arrived.http.fault = HttpFault::None;
        arrived.http.faultText.clear();
    }
    if (!d->streamed && d->stream.overflowed()) {
        arrived.streamError =
            Error{ErrorKind::AnswerTooLarge,
                  QCoreApplication::translate("rc::RpcCall", "more than %1 events arrived, and none was the response")
                      .arg(d->request.limits.maxEvents),
                  {},
                  0};
    }
    const qsizetype bytes = arrived.http.fault == HttpFault::None ? http.body.size() : 0;
    inBackgroundIfLarge(
        this, bytes, [arrived] { return rpcAnswer(arrived); }, [this](const RpcAnswer &answer) { finish(answer); });
}

void RpcCall::finish(const RpcAnswer &answer)
{
    if (!std::exchange(d->ended, true))
        Q_EMIT finished(RpcAnswer(answer)); // a copy: a receiver may delete this object
}

} // namespace rc

#include "moc_rpccall.cpp"
