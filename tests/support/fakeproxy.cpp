// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fakeproxy.h"

#include <QNetworkProxy>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace rc {

FakeProxy::FakeProxy(Behavior behavior, QObject *parent)
    : QTcpServer(parent)
    , m_behavior(behavior)
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("cannot listen: %s", qPrintable(errorString()));
}

QByteArray FakeProxy::address() const
{
    return "http://" + name().toLatin1();
}

QString FakeProxy::name() const
{
    return u"127.0.0.1:%1"_s.arg(serverPort());
}

void FakeProxy::incomingConnection(qintptr handle)
{
    ++m_connections;
    auto *socket = new QTcpSocket(this);
    socket->setSocketDescriptor(handle);
    connect(socket, &QAbstractSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QIODevice::readyRead, this, [this, socket] { read(socket); });
}

void FakeProxy::read(QTcpSocket *socket)
{
    const QByteArray bytes = socket->readAll();
    m_received += bytes;
    const QByteArray head = socket->property("head").toByteArray() + bytes;
    socket->setProperty("head", head);
    if (!head.endsWith("\r\n\r\n"))
        return;
    m_requests.append(head);
    switch (m_behavior) {
    case Behavior::Tunnel:
        tunnel(socket);
        break;
    case Behavior::Answer:
        socket->write(m_answer);
        socket->disconnectFromHost();
        break;
    case Behavior::Close:
        socket->disconnectFromHost();
        break;
    case Behavior::NoResponse:
        break;
    }
}

void FakeProxy::tunnel(QTcpSocket *socket)
{
    auto *onward = new QTcpSocket(socket);
    onward->setProxy(QNetworkProxy::NoProxy);
    onward->connectToHost(QHostAddress::LocalHost, m_target);
    disconnect(socket, &QIODevice::readyRead, this, nullptr);
    connect(onward, &QAbstractSocket::connected, socket,
            [socket] { socket->write("HTTP/1.1 200 Connection established\r\n\r\n"); });
    connect(socket, &QIODevice::readyRead, onward, [this, socket, onward] {
        const QByteArray bytes = socket->readAll();
        m_received += bytes;
        onward->write(bytes);
    });
    connect(onward, &QIODevice::readyRead, socket, [socket, onward] { socket->write(onward->readAll()); });
    connect(onward, &QAbstractSocket::disconnected, socket, &QAbstractSocket::disconnectFromHost);
    connect(onward, &QAbstractSocket::errorOccurred, socket, &QAbstractSocket::disconnectFromHost);
}

} // namespace rc

#include "moc_fakeproxy.cpp"
