// SPDX-License-Identifier: GPL-3.0-or-later
// An address that swallows packets, without any rights on the network: a listener whose queue is full. Linux then drops
// each further SYN, as a firewall does.
#pragma once

#include <QList>
#include <QtGlobal>

namespace rc {

class Blackhole
{
public:
    Blackhole();
    ~Blackhole();

    Blackhole(const Blackhole &) = delete;
    Blackhole &operator=(const Blackhole &) = delete;

    /// On 127.0.0.1; 0 if it could not be made.
    [[nodiscard]] quint16 port() const { return m_port; }

private:
    QList<int> m_sockets;
    quint16 m_port = 0;
};

} // namespace rc
