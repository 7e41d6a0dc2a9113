// SPDX-License-Identifier: GPL-3.0-or-later
// The stream that a session's server speaks in of its own accord (2025-11-25: GET to the endpoint).
#pragma once

#include "wire/http/httpcall.h"

#include <QObject>

#include <memory>

namespace rc {

class EventListener : public QObject
{
    Q_OBJECT

public:
    /// `headers`: of the session; Accept is added. Ends with its destruction, or as the server likes.
    EventListener(const QUrl &url, const HeaderList &headers, const QByteArray &keyHeader, const HttpLimits &limits,
                  QObject *parent = nullptr);
    ~EventListener() override;

    void start();
    /// Whether the server speaks in an event stream, and has not ended it.
    [[nodiscard]] bool isOpen() const;

signals:
    /// Once: the server listens, or will not, or says nothing for a while.
    void settled();
    /// A notification or a request of the server's own: one JSON message, checked.
    void heard(const QByteArray &message);
    void closed(); ///< nothing comes any more, or ever came; after settled()

private:
    void read(const HttpAnswer &soFar);
    void settle();
    void end();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
