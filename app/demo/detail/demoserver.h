// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP server of the demo service: requests in, answers out, at once or slowly.
#pragma once

#include "core/result.h"
#include "demo/detail/demoanswer.h"

#include <QHttpServerRequest>

#include <functional>
#include <memory>

namespace rc {

/// Qt reads the requests; the answers are written to their connection here, since a responder of Qt's that is kept for
/// a slow answer crashes when the client leaves (Qt 6.4), and how a response gets its headers changed with Qt 6.8.
class DemoServer
{
public:
    using Handler = std::function<DemoAnswer(const QHttpServerRequest &)>;

    /// Listens on 127.0.0.1; port 0 takes any that is free. Fails with ErrorKind::Unreachable.
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
