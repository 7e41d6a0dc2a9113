// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP exchange over a bare socket, so that the tests see the bytes as they are.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QTcpSocket>
#include <QTest>
#include <QUrl>

namespace rc {

struct RawAnswer
{
    int status = 0;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
};

/// Sends and waits for the whole answer (by its Content-Length). Status 0: none came.
inline RawAnswer exchange(const QString &url, const QByteArray &verb, const QList<QByteArray> &headers,
                          const QByteArray &body)
{
    const QUrl address(url);
    QTcpSocket socket;
    socket.connectToHost(address.host(), quint16(address.port()));
    QByteArray request = verb + ' ' + address.path(QUrl::FullyEncoded).toLatin1() +
                         " HTTP/1.1\r\nHost: " + address.authority().toLatin1() +
                         "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    for (const QByteArray &header : headers)
        request += header + "\r\n";
    socket.write(request + "\r\n" + body);

    QByteArray bytes;
    RawAnswer answer;
    const auto isWhole = [&] {
        bytes += socket.readAll();
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0)
            return false;
        QList<QByteArray> lines = bytes.first(end).split('\n');
        answer.status = lines.takeFirst().split(' ').value(1).toInt();
        for (const QByteArray &line : lines) {
            const qsizetype colon = line.indexOf(':');
            answer.headers.insert(line.first(colon).trimmed().toLower(), line.sliced(colon + 1).trimmed());
        }
        answer.body = bytes.sliced(end + 4);
        return verb == "HEAD" || answer.body.size() >= answer.headers.value("content-length").toLongLong();
    };
    return QTest::qWaitFor(isWhole, 10'000) ? answer : RawAnswer();
}

} // namespace rc
