// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP server of the demo service: passes requests to a handler, sends responses immediately or slowly.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QHttpServerRequest>
#include <QList>
#include <QPair>

#include <chrono>
#include <functional>
#include <memory>

class QUrl;

namespace rc {

constexpr qsizetype maxDemoBodyBytes = 1024 * 1024;
constexpr qsizetype maxDemoIngestBytes = 2'621'440; ///< the exact limit of a real deployment

struct DemoResponse
{
    int status = 200;
    QByteArray body;
    QByteArray type = "application/json";
    QList<QPair<QByteArray, QByteArray>> headers = {}; ///< in addition to Content-Type and Content-Length
    /// For an event stream: sent before the body, each after a pause.
    QList<QByteArray> chunks = {};
    std::chrono::milliseconds delay{0}; ///< delay before the response
};

/// 302 to the login page, as for every unknown path.
[[nodiscard]] DemoResponse toLoginPage(const QUrl &url);
[[nodiscard]] bool isLoginPage(const QUrl &url);
[[nodiscard]] DemoResponse loginPage();
/// 400 as a page: an unknown host name, or a body that is too large.
[[nodiscard]] DemoResponse badRequestPage();

/// Qt only parses the requests. Responses are written to the connection here, because a Qt responder kept for a slow
/// response crashes when the client disconnects (Qt 6.4), and its header API changed in Qt 6.8.
class DemoServer
{
public:
    using Handler = std::function<DemoResponse(const QHttpServerRequest &)>;

    /// Listens on 127.0.0.1; port 0: any free one. Fails with ErrorKind::Unreachable.
    [[nodiscard]] static Result<std::unique_ptr<DemoServer>> listen(quint16 port, Handler handler);
    ~DemoServer();
    DemoServer(const DemoServer &) = delete;
    DemoServer &operator=(const DemoServer &) = delete;

    [[nodiscard]] quint16 port() const;

private:
    class Connections;
    class Http;
    explicit DemoServer(std::unique_ptr<Http> http);

    std::unique_ptr<Http> m_http;
};

} // namespace rc
