// SPDX-License-Identifier: GPL-3.0-or-later
// An address that swallows packets, without any network privileges: a listener with a full queue. Linux then drops
// further SYNs, like a firewall.
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

    /// On 127.0.0.1; 0 if it could not be created.
    [[nodiscard]] quint16 port() const { return m_port; }

private:
    QList<int> m_sockets;
    quint16 m_port = 0;
};

} // namespace rc
