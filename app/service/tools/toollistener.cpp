// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/toollistener.h"

#include "core/json/jsontape.h"
#include "service/tools/detail/mcptalk.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

struct ToolListener::Private
{
    Private(ToolListener *listener, const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
            DialectMemory &dialects, HttpLimits limits)
        : q(listener)
        , talk(toolServer, kind, std::move(credentials), dialects, std::move(limits), listener)
    {
    }

    ToolListener *q;
    McpTalk talk;
    bool started = false;
    bool listening = false;
    bool ended = false;

    void begin();
    void hear(const QByteArray &message);
    void agreed();
    void end();
};

ToolListener::ToolListener(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
                           DialectMemory &dialects, HttpLimits limits, QObject *parent)
    : QObject(parent)
{
    limits.streamDeadline = longestListening;
    limits.answerCap = smallAnswerCap;
    d = std::make_unique<Private>(this, toolServer, kind, std::move(credentials), dialects, std::move(limits));
    d->talk.setListens();
    connect(&d->talk, &McpTalk::ready, this, [this] { d->begin(); });
    connect(&d->talk, &McpTalk::failed, this, [this] { d->end(); });
    connect(&d->talk, &McpTalk::heard, this, [this](const QByteArray &message) { d->hear(message); });
    connect(&d->talk, &McpTalk::streamClosed, this, [this] { d->end(); });
}

ToolListener::~ToolListener() = default;

void ToolListener::start()
{
    if (!std::exchange(d->started, true))
        d->talk.start();
}

bool ToolListener::isListening() const
{
    return d->listening && !d->ended;
}

void ToolListener::Private::begin()
{
    if (ended)
        return;
    if (talk.dialect() == Dialect::Modern) {
        talk.ask({u"subscriptions/listen"_s, listenParams(talk.manners())}, [this](const RpcAnswer &) { end(); });
        return;
    }
    if (talk.dialect() == Dialect::Session && talk.abilities().listChanged && talk.hasStream())
        agreed();
    else
        end();
}

void ToolListener::Private::agreed()
{
    if (!std::exchange(listening, true))
        emit q->listening();
}

void ToolListener::Private::hear(const QByteArray &message)
{
    const auto tape = JsonTape::read(message);
    if (!tape || ended)
        return;
    const JsonValue root = tape->root();
    const QString method = root.member("method").text().value_or(QString());
    if (method == "notifications/tools/list_changed"_L1) {
        emit q->changed();
        return;
    }
    if (method != "notifications/subscriptions/acknowledged"_L1)
        return;
    if (root.member("params").member("notifications").member("toolsListChanged").boolean().value_or(false))
        agreed();
    else
        end(); // it does not announce the requested changes
}

void ToolListener::Private::end()
{
    if (std::exchange(ended, true))
        return;
    talk.close(true, [] {});
    // Queued, so that callers of start() need not expect the end inside the call.
    QMetaObject::invokeMethod(q, [job = q, offered = listening] { emit job->ended(offered); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_toollistener.cpp"
