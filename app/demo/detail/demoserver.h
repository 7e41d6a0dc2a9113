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
constexpr qsizetype maxDemoIngestBytes = 2'621'440; ///< as a real deployment has it; exactly so many are taken

struct DemoAnswer
{
    int status = 200;
    QByteArray body;
    QByteArray type = "application/json";
    QList<QPair<QByteArray, QByteArray>> headers = {}; ///< beyond Content-Type and Content-Length
    /// Of an event stream: what is written before the body, one after another with a pause before each.
    QList<QByteArray> slowly = {};
    std::chrono::milliseconds held{0}; ///< until it is written
};

/// 302 to the login page, as for every path that the service does not know.
[[nodiscard]] DemoAnswer toLoginPage(const QUrl &asked);
[[nodiscard]] bool isLoginPage(const QUrl &asked);
[[nodiscard]] DemoAnswer loginPage();
/// 400 as a page: a host name that is not answered to, or a body that is too large.
[[nodiscard]] DemoAnswer badRequestPage();

/// Qt reads the requests; the answers are written to their connection here, since a responder of Qt's that is kept for
/// a slow answer crashes when the client leaves (Qt 6.4), and how a response gets its headers changed with Qt 6.8.
class DemoServer
{
public:
    using Handler = std::function<DemoAnswer(const QHttpServerRequest &)>;

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
