// SPDX-License-Identifier: GPL-3.0-or-later
// Listens for announced changes of a tool server's list: subscriptions/listen of the modern dialect, or the stream of a
// session.
#pragma once

#include "core/key/credentials.h"
#include "core/tool/catalogkind.h"
#include "service/tools/detail/dialectmemory.h"
#include "wire/http/httpcall.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace rc {

constexpr std::chrono::milliseconds maxListeningTime{3'600'000}; ///< then it ends, and can be restarted

class McpConversation;

/// Starts once in the remembered dialect; emits ended() exactly once, immediately if the server does not offer this.
/// Destruction stops silently. Neither calls nor lists tools.
class ToolListener : public QObject
{
    Q_OBJECT

public:
    ToolListener(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
                 HttpLimits limits, QObject *parent = nullptr);
    ~ToolListener() override;

    void start();
    [[nodiscard]] bool isListening() const;

signals:
    void listening(); ///< the server has accepted the subscription
    void changed();   ///< the list must be fetched again
    /// `offered`: it was listening, so a retry may succeed.
    void ended(bool offered);

private:
    void begin();
    void receiveMessage(const QByteArray &message);
    void subscribed();
    void end();

    std::unique_ptr<McpConversation> m_conversation;
    bool m_started = false;
    bool m_listening = false;
    bool m_ended = false;
};

} // namespace rc
