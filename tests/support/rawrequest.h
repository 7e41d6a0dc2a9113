// SPDX-License-Identifier: GPL-3.0-or-later
// Connection handling of test servers below HTTP.
#pragma once

#include <QByteArray>

class QTcpSocket;

namespace rc {

/// Whether the bytes have complete headers and the announced body.
[[nodiscard]] bool isWholeRequest(const QByteArray &request);

/// Closing with a zero linger time makes the kernel send a reset.
void resetConnection(QTcpSocket *socket);

} // namespace rc
