// SPDX-License-Identifier: GPL-3.0-or-later
// What the servers of tests do with a connection as it is, below HTTP.
#pragma once

#include <QByteArray>

class QTcpSocket;

namespace rc {

/// Whether the bytes hold headers, and as much body as those announce.
[[nodiscard]] bool isWholeRequest(const QByteArray &request);

/// Closing with a linger time of nothing makes the kernel send a reset instead of an end.
void resetConnection(QTcpSocket *socket);

} // namespace rc
