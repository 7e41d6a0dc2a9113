// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/rawrequest.h"

#include <QTcpSocket>

#include <sys/socket.h>

namespace rc {

bool isWholeRequest(const QByteArray &request)
{
    const qsizetype end = request.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    qsizetype length = 0;
    for (const QByteArray &line : request.left(end).split('\n')) {
        if (line.toLower().startsWith("content-length:"))
            length = line.mid(15).trimmed().toLongLong();
    }
    return request.size() >= end + 4 + length;
}

void resetConnection(QTcpSocket *socket)
{
    const linger none{1, 0};
    ::setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &none, sizeof none);
    socket->abort();
}

} // namespace rc
