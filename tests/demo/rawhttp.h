// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP exchange over a plain socket, so that tests see the raw bytes.
#pragma once

#include <QByteArray>
#include <QEventLoop>
#include <QHash>
#include <QList>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

namespace rc {

struct RawResponse
{
    int status = 0;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
};

/// Status 0: the head is incomplete.
inline RawResponse rawResponse(const QByteArray &bytes)
{
    RawResponse response;
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0)
        return response;
    QList<QByteArray> lines = bytes.first(end).split('\n');
    response.status = lines.takeFirst().split(' ').value(1).toInt();
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        response.headers.insert(line.first(colon).trimmed().toLower(), line.sliced(colon + 1).trimmed());
    }
    response.body = bytes.sliced(end + 4);
    return response;
}

/// Sends and waits for the whole response (by its Content-Length). Status 0: none. A Host header in `headers` replaces
/// the address's.
inline RawResponse exchange(const QString &url, const QByteArray &verb, const QList<QByteArray> &headers,
                            const QByteArray &body)
{
    const QUrl address(url);
    QTcpSocket socket;
    socket.connectToHost(address.host(), quint16(address.port()));
    const QString target = address.toString(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::FullyEncoded);
    QByteArray request =
        verb + ' ' + target.toLatin1() + " HTTP/1.1\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    bool hasHost = false;
    for (const QByteArray &header : headers) {
        request += header + "\r\n";
        hasHost = hasHost || header.startsWith("Host:");
    }
    if (!hasHost)
        request += "Host: " + address.authority().toLatin1() + "\r\n";
    socket.write(request + "\r\n" + body);

    QByteArray bytes;
    RawResponse response;
    const auto isWhole = [&] {
        bytes += socket.readAll();
        response = rawResponse(bytes);
        if (response.status == 0)
            return false;
        return verb == "HEAD" || response.body.size() >= response.headers.value("content-length").toLongLong();
    };
    // Driven by events instead of a timer: some tests send thousands of requests.
    QEventLoop loop;
    bool whole = false;
    const auto look = [&] {
        whole = whole || isWhole();
        if (whole || socket.state() == QAbstractSocket::UnconnectedState)
            loop.quit();
    };
    QObject::connect(&socket, &QTcpSocket::readyRead, &loop, look);
    QObject::connect(&socket, &QTcpSocket::disconnected, &loop, look);
    QObject::connect(&socket, &QTcpSocket::errorOccurred, &loop, look);
    QTimer::singleShot(10'000, &loop, &QEventLoop::quit);
    loop.exec();
    return whole ? response : RawResponse();
}

} // namespace rc
