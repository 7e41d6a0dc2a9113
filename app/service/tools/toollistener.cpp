// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/toollistener.h"

#include "core/json/jsontape.h"
#include "service/tools/detail/mcpconversation.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

ToolListener::ToolListener(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
                           DialectMemory &dialects, HttpLimits limits, QObject *parent)
    : QObject(parent)
{
    limits.streamDeadline = maxListeningTime;
    limits.responseCap = smallResponseCap;
    m_conversation =
        std::make_unique<McpConversation>(toolServer, kind, std::move(credentials), dialects, std::move(limits), this);
    m_conversation->setAlwaysListens();
    connect(m_conversation.get(), &McpConversation::ready, this, &ToolListener::begin);
    connect(m_conversation.get(), &McpConversation::failed, this, &ToolListener::end);
    connect(m_conversation.get(), &McpConversation::messageReceived, this, &ToolListener::receiveMessage);
    connect(m_conversation.get(), &McpConversation::streamClosed, this, &ToolListener::end);
}

ToolListener::~ToolListener() = default;

void ToolListener::start()
{
    if (!std::exchange(m_started, true))
        m_conversation->start();
}

bool ToolListener::isListening() const
{
    return m_listening && !m_ended;
}

void ToolListener::begin()
{
    if (m_ended)
        return;
    if (m_conversation->dialect() == Dialect::Modern) {
        m_conversation->send({u"subscriptions/listen"_s, listenParams(m_conversation->metadata())},
                             [this](const RpcResponse &) { end(); });
        return;
    }
    if (m_conversation->dialect() == Dialect::Session && m_conversation->serverCapabilities().listChanged &&
        m_conversation->hasStream())
        subscribed();
    else
        end();
}

void ToolListener::subscribed()
{
    if (!std::exchange(m_listening, true))
        emit listening();
}

void ToolListener::receiveMessage(const QByteArray &message)
{
    const auto tape = JsonTape::read(message);
    if (!tape || m_ended)
        return;
    const JsonValue root = tape->root();
    const QString method = root.textOf("method");
    if (method == "notifications/tools/list_changed"_L1) {
        emit changed();
        return;
    }
    if (method != "notifications/subscriptions/acknowledged"_L1)
        return;
    if (root.member("params").member("notifications").member("toolsListChanged").boolean().value_or(false))
        subscribed();
    else
        end(); // it does not announce the requested changes
}

void ToolListener::end()
{
    if (std::exchange(m_ended, true))
        return;
    m_conversation->close(true, [] {});
    // Queued, so that callers of start() need not expect the end inside the call.
    QMetaObject::invokeMethod(
        this, [this, wasListening = m_listening] { emit ended(wasListening); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_toollistener.cpp"
