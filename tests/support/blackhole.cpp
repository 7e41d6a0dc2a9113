// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the queue with unaccepted connections, until one gets no response.
#include "support/blackhole.h"

#include <cerrno>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace rc {

namespace {

/// Loopback responds within microseconds.
constexpr int noResponseMs = 100;
constexpr int maxConnections = 16;

} // namespace

Blackhole::Blackhole()
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto *generic = reinterpret_cast<sockaddr *>(&address);
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    m_sockets.append(listener);
    if (listener < 0 || ::bind(listener, generic, size) != 0 || ::listen(listener, 0) != 0 ||
        ::getsockname(listener, generic, &size) != 0)
        return;
    for (int i = 0; i < maxConnections; ++i) {
        const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        m_sockets.append(socket);
        // It is pending or established; poll() tells which.
        if (socket < 0 || (::connect(socket, generic, size) != 0 && errno != EINPROGRESS))
            return;
        pollfd response{socket, POLLOUT, 0};
        if (::poll(&response, 1, noResponseMs) == 0) {
            m_port = ntohs(address.sin_port);
            return;
        }
    }
}

Blackhole::~Blackhole()
{
    for (const int socket : m_sockets)
        ::close(socket);
}

} // namespace rc
