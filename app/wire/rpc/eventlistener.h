// SPDX-License-Identifier: GPL-3.0-or-later
// The event stream for messages from a session's server (2025-11-25: GET to the endpoint).
#pragma once

#include "wire/http/httpcall.h"

#include <QObject>

#include <memory>

namespace rc {

class EventListener : public QObject
{
    Q_OBJECT

public:
    /// `headers`: of the session; Accept is added. Ends when destroyed or closed by the server.
    EventListener(const QUrl &url, const HeaderList &headers, const QByteArray &keyHeader, const HttpLimits &limits,
                  QObject *parent = nullptr);
    ~EventListener() override;

    void start();
    /// Whether the server has opened an event stream that is still open.
    [[nodiscard]] bool isOpen() const;

signals:
    /// Once: the stream is open, refused, or there was no response for a while.
    void settled();
    /// A notification or request from the server: one validated JSON message.
    void heard(const QByteArray &message);
    void closed(); ///< no more messages; after settled()

private:
    void read(const HttpAnswer &soFar);
    void settle();
    void end();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
