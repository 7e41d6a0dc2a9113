// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/eventlistener.h"

#include "wire/rpc/detail/eventstream.h"
#include "wire/rpc/detail/rpcreading.h"

#include <QPointer>
#include <QTimer>

#include <utility>

namespace rc {

namespace {

constexpr std::chrono::milliseconds patience{1'000}; // some servers send headers only with their first event
constexpr qsizetype maxHeard = 1'000;

} // namespace

struct EventListener::Private
{
    HttpCall *call = nullptr;
    EventStream stream{maxHeard, smallAnswerCap};
    qsizetype fed = 0;
    QTimer waiting;
    bool settled = false;
    bool open = false;
};

EventListener::EventListener(const QUrl &url, const HeaderList &headers, const QByteArray &keyHeader,
                             const HttpLimits &limits, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    HttpRequest request;
    request.verb = "GET";
    request.url = url;
    request.headers = headers;
    request.headers.prepend({"Accept", "text/event-stream"});
    request.keyHeader = keyHeader;
    request.limits = limits;
    d->call = new HttpCall(std::move(request), this);
    d->waiting.setSingleShot(true);
    connect(&d->waiting, &QTimer::timeout, this, &EventListener::settle);
    connect(d->call, &HttpCall::begun, this, [this](const HttpAnswer &soFar) {
        constexpr int success = 2;
        d->open = soFar.status / 100 == success && isEventStream(soFar);
        settle();
    });
    connect(d->call, &HttpCall::received, this, &EventListener::read);
    connect(d->call, &HttpCall::finished, this, &EventListener::end);
}

EventListener::~EventListener() = default;

void EventListener::start()
{
    d->waiting.start(patience);
    d->call->start();
}

bool EventListener::isOpen() const
{
    return d->open;
}

void EventListener::end()
{
    d->open = false;
    const QPointer<EventListener> alive(this);
    settle();
    if (alive)
        Q_EMIT closed();
}

void EventListener::settle()
{
    d->waiting.stop();
    if (!std::exchange(d->settled, true))
        Q_EMIT settled();
}

void EventListener::read(const HttpAnswer &soFar)
{
    if (!d->open)
        return;
    const QByteArrayView chunk = QByteArrayView(soFar.body).sliced(d->fed);
    d->fed = soFar.body.size();
    const QPointer<EventListener> alive(this);
    for (const StreamEvent &event : d->stream.feed(chunk)) {
        const StreamMessage message = event.data.isEmpty() ? StreamMessage() : streamMessage(event, {});
        if (message.ofServer)
            Q_EMIT heard(message.data);
        if (!alive)
            return;
    }
}

} // namespace rc

#include "moc_eventlistener.cpp"
