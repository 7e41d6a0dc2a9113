// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hostileserver.h"

#include "support/rawrequest.h"

#include <QTcpSocket>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

Script Script::answer(int status, const QByteArray &type, const QByteArray &body, const QByteArray &extraHeaders)
{
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(status) + " Some Reason\r\n";
    if (!type.isEmpty())
        bytes += "Content-Type: " + type + "\r\n";
    bytes += extraHeaders + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    return {bytes, After::Close};
}

Script Script::stream(const QByteArray &events, After after)
{
    return {"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + events, after};
}

HostileServer::HostileServer(Script script, QObject *parent)
    : QObject(parent)
    , m_script(std::move(script))
{
    connect(&m_server, &QTcpServer::newConnection, this, &HostileServer::accept);
    if (!m_server.listen(QHostAddress::LocalHost))
        qFatal("cannot listen: %s", qPrintable(m_server.errorString()));
}

QUrl HostileServer::url(const QString &path) const
{
    return QUrl(u"http://127.0.0.1:%1%2"_s.arg(port()).arg(path));
}

qsizetype HostileServer::speakers() const
{
    return m_connections.size() - m_connections.count(QByteArray());
}

qsizetype HostileServer::copiesOf(const QByteArray &text) const
{
    qsizetype copies = 0;
    for (const QByteArray &bytes : m_connections)
        copies += bytes.count(text);
    return copies;
}

void HostileServer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        const qsizetype index = m_connections.size();
        m_connections.append(QByteArray());
        connect(socket, &QTcpSocket::disconnected, this, &HostileServer::disconnected);
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, index, begin = qsizetype(0)]() mutable {
            QByteArray &bytes = m_connections[index];
            bytes += socket->readAll();
            if (!isWholeRequest(bytes.sliced(begin)))
                return;
            begin = bytes.size();
            Q_EMIT requested();
            play(socket);
        });
    }
}

void HostileServer::play(QTcpSocket *socket)
{
    socket->write(m_script.bytes);
    socket->flush();
    if (!m_script.drip.isEmpty()) {
        auto *timer = new QTimer(socket);
        connect(timer, &QTimer::timeout, socket, [socket, drip = m_script.drip, at = qsizetype(0)]() mutable {
            socket->write(drip.mid(at++ % drip.size(), 1));
        });
        timer->start(5);
    } else if (m_script.after == Script::After::Close) {
        socket->disconnectFromHost();
    } else if (m_script.after == Script::After::Reset) {
        resetConnection(socket);
    }
}

quint16 closedPort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

} // namespace rc

#include "moc_hostileserver.cpp"
