// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hostileserver.h"

#include "support/tlscertificates.h"

#include <QSslSocket>
#include <QTimer>

#include <sys/socket.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 floodAhead = 64 * 1024;
constexpr int dripInterval = 5;

Responder playing(const Script &script)
{
    return [script](const QByteArray &, int) { return script; };
}

TestCertificate certificateFor(Channel channel)
{
    return channel == Channel::SelfSigned ? testCertificates().make({.name = u"fault-self-signed"_s,
                                                                     .signer = TestCertificateOptions::Signer::Itself})
                                          : testCertificates().good();
}

bool speaksTls(Channel channel)
{
    return channel == Channel::Tls || channel == Channel::SelfSigned;
}

void drip(QTcpSocket *socket, const QByteArray &bytes)
{
    auto *timer = new QTimer(socket);
    QObject::connect(timer, &QTimer::timeout, socket, [socket, bytes, at = qsizetype(0)]() mutable {
        socket->write(bytes.mid(at++ % bytes.size(), 1));
    });
    timer->start(dripInterval);
}

/// As fast as the client reads and no faster, so that any buildup is the client's.
void flood(QTcpSocket *socket, const QByteArray &bytes)
{
    QByteArray block;
    while (block.size() < floodAhead)
        block += bytes;
    auto *encrypted = qobject_cast<QSslSocket *>(socket);
    const auto fill = [socket, encrypted, block] {
        const qint64 ahead = socket->bytesToWrite() + (encrypted ? encrypted->encryptedBytesToWrite() : 0);
        if (socket->state() == QAbstractSocket::ConnectedState && ahead < floodAhead)
            socket->write(block);
    };
    QObject::connect(socket, &QTcpSocket::bytesWritten, socket, fill, Qt::QueuedConnection);
    if (encrypted)
        QObject::connect(encrypted, &QSslSocket::encryptedBytesWritten, socket, fill, Qt::QueuedConnection);
    fill();
}

/// Closing with a zero linger time makes the kernel send a reset.
void reset(QTcpSocket *socket)
{
    const linger none{1, 0};
    ::setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &none, sizeof none);
    socket->abort();
}

} // namespace

Script Script::response(int status, const QByteArray &type, const QByteArray &body, const QByteArray &extraHeaders)
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

HostileServer::HostileServer(const Script &script, QObject *parent)
    : HostileServer(playing(script))
{
    setParent(parent);
}

HostileServer::HostileServer(Responder play, Channel channel, Moment moment)
    : m_responder(std::move(play))
    , m_channel(channel)
    , m_moment(moment)
{
    if (speaksTls(channel)) {
        const TestCertificate certificate = certificateFor(channel);
        m_configuration = QSslConfiguration::defaultConfiguration();
        m_configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
        m_configuration.setLocalCertificateChain(certificate.chain);
        m_configuration.setPrivateKey(certificate.key);
    }
    if (!listen(QHostAddress::LocalHost))
        qFatal("cannot listen: %s", qPrintable(errorString()));
}

void HostileServer::setScript(const Script &script)
{
    m_responder = playing(script);
}

void HostileServer::listenEverywhere()
{
    close();
    if (!listen(QHostAddress::AnyIPv4))
        qFatal("cannot listen: %s", qPrintable(errorString()));
}

QUrl HostileServer::url(const QString &path) const
{
    const QString scheme = m_channel == Channel::Plain ? u"http"_s : u"https"_s;
    return QUrl(u"%1://127.0.0.1:%2%3"_s.arg(scheme).arg(port()).arg(path));
}

qsizetype HostileServer::activeConnections() const
{
    return m_connections.size() - m_connections.count(QByteArray());
}

qsizetype HostileServer::occurrencesOf(const QByteArray &text) const
{
    qsizetype copies = 0;
    for (const QByteArray &bytes : m_connections)
        copies += bytes.count(text);
    return copies;
}

void HostileServer::incomingConnection(qintptr handle)
{
    auto *encrypted = speaksTls(m_channel) ? new QSslSocket(this) : nullptr;
    QTcpSocket *socket = encrypted ? encrypted : new QTcpSocket(this);
    socket->setSocketDescriptor(handle);
    const qsizetype index = m_connections.size();
    m_connections.append(QByteArray());
    connect(socket, &QTcpSocket::disconnected, this, &HostileServer::disconnected);
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    if (m_moment == Moment::Connected) {
        play(socket, {});
        return;
    }
    connect(socket, &QTcpSocket::readyRead, this, [this, socket, index, begin = qsizetype(0)]() mutable {
        QByteArray &bytes = m_connections[index];
        bytes += socket->readAll();
        const QByteArray request = bytes.sliced(begin);
        if (m_moment == Moment::Requested && !isWholeRequest(request))
            return;
        begin = bytes.size();
        play(socket, request);
    });
    if (encrypted) {
        encrypted->setSslConfiguration(m_configuration);
        encrypted->startServerEncryption();
    }
}

void HostileServer::play(QTcpSocket *socket, const QByteArray &request)
{
    ++m_requests;
    Q_EMIT requested(); // may set another script
    const Script script = m_responder(request, m_requests);
    socket->write(script.bytes);
    socket->flush();
    switch (script.after) {
    case Script::After::Close:
        socket->disconnectFromHost();
        break;
    case Script::After::Reset:
        reset(socket);
        break;
    case Script::After::KeepOpen:
        break;
    case Script::After::Drip:
        drip(socket, script.more);
        break;
    case Script::After::Flood:
        flood(socket, script.more);
        break;
    }
}

quint16 closedPort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

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

} // namespace rc

#include "moc_hostileserver.cpp"
