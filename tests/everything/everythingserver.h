// SPDX-License-Identifier: GPL-3.0-or-later
// A tool server on 127.0.0.1 that shows what the demo service does not: questions and tasks. It asks for no key.
#pragma once

#include "core/tool/catalogkind.h"

#include <QThread>

#include <memory>

namespace rc {

class EverythingServer
{
public:
    /// Listens in its own thread, so that a test may block. `port` 0: any free one.
    explicit EverythingServer(quint16 port = 0);
    ~EverythingServer();
    EverythingServer(const EverythingServer &) = delete;
    EverythingServer &operator=(const EverythingServer &) = delete;

    [[nodiscard]] quint16 port() const { return m_port; } ///< 0: not listening
    [[nodiscard]] QString base() const;                   ///< a tool-server address
    [[nodiscard]] static CatalogKind catalog();           ///< for a profile

private:
    class Http;

    QThread m_thread;
    std::unique_ptr<Http> m_http; ///< accessed only in the thread while listening
    quint16 m_port = 0;
};

} // namespace rc
