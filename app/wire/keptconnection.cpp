// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/keptconnection.h"

#include "wire/proxy.h"
#include "wire/tlspolicy.h"

#include <QNetworkProxy>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSslSocket>

namespace rc {

namespace {

/// A host whose IPv6 leads nowhere would take its whole time-out; RFC 8305 has 250 ms.
constexpr std::chrono::milliseconds headStart{250};
/// Without a bound Qt reads as fast as a server writes.
constexpr qint64 keptReadAhead = 256 * 1024;

constexpr quint16 defaultPort(bool encrypted)
{
    return encrypted ? 443 : 80;
}

} // namespace

KeptConnection::KeptConnection(QObject *parent)
    : QObject(parent)
{
    m_head.setSingleShot(true);
    m_head.setInterval(headStart);
    connect(&m_head, &QTimer::timeout, this, [this] { m_second = attempt(QAbstractSocket::IPv4Protocol); });
}

KeptConnection::~KeptConnection()
{
    drop();
}

/// Whether it can be used again. A server may have closed it and the word of that be on its way to us: looking costs
/// less than an entry of which nobody knows whether it arrived.
bool KeptConnection::isOpen(const QUrl &url)
{
    if (!m_socket || !m_isReady || url.scheme() != m_url.scheme() || url.authority() != m_url.authority())
        return false;
    {
        const QSignalBlocker quiet(this);
        const QScopedValueRollback looking(m_looking, true);
        m_socket->waitForReadyRead(0);
    }
    return m_isReady && m_socket->state() == QAbstractSocket::ConnectedState && available() == 0;
}

void KeptConnection::open(const QUrl &url, const Authorities &authorities)
{
    if (isOpen(url)) {
        QMetaObject::invokeMethod(this, &KeptConnection::ready, Qt::QueuedConnection);
        return;
    }
    drop();
    m_url = url;
    m_authorities = authorities;
    m_socket = attempt(QAbstractSocket::AnyIPProtocol);
    m_head.start();
    emit connecting();
}

QTcpSocket *KeptConnection::attempt(QAbstractSocket::NetworkLayerProtocol protocol)
{
    const bool encrypts = m_url.scheme() == QStringLiteral("https");
    QTcpSocket *socket = encrypts ? new QSslSocket(this) : new QTcpSocket(this);
    socket->setProxy(QNetworkProxy::NoProxy);
    connect(socket, &QTcpSocket::connected, this, [this, socket] { connected(socket); });
    connect(socket, &QTcpSocket::errorOccurred, this,
            [this, socket](QAbstractSocket::SocketError error) { lost(socket, error); });
    socket->connectToHost(reachedHost(m_url.host()), static_cast<quint16>(m_url.port(defaultPort(encrypts))),
                          QIODevice::ReadWrite, protocol);
    return socket;
}

void KeptConnection::connected(QTcpSocket *winner)
{
    m_head.stop();
    if (winner != m_socket)
        std::swap(m_socket, m_second);
    discard(m_second);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setReadBufferSize(keptReadAhead);
    connect(m_socket, &QTcpSocket::readyRead, this, &KeptConnection::arrived);
    connect(m_socket, &QTcpSocket::bytesWritten, this, [this] {
        const auto *tls = qobject_cast<QSslSocket *>(m_socket);
        if (m_isReady && m_socket->bytesToWrite() == 0 && (!tls || tls->encryptedBytesToWrite() == 0))
            emit written();
    });
    auto *tls = qobject_cast<QSslSocket *>(m_socket);
    if (!tls) {
        m_isReady = true;
        emit ready();
        return;
    }
    tls->setSslConfiguration(tlsConfiguration(m_authorities));
    tls->setPeerVerifyName(m_url.host());
    connect(tls, &QSslSocket::sslErrors, this, [this, tls](const QList<QSslError> &errors) {
        m_tlsErrors = errors;
        m_certificate = tls->peerCertificate();
    });
    connect(tls, &QSslSocket::encrypted, this, [this] {
        m_isReady = true;
        emit encrypted();
        if (m_isReady) // nobody dropped it
            emit ready();
    });
    tls->startClientEncryption();
}

void KeptConnection::lost(QTcpSocket *socket, QAbstractSocket::SocketError error)
{
    if (m_looking && error == QAbstractSocket::SocketTimeoutError)
        return; // there was nothing to see
    QTcpSocket *&which = socket == m_socket ? m_socket : m_second;
    const bool other = socket == m_socket ? m_second != nullptr : m_socket != nullptr;
    if (!m_isReady && other) { // that one may still do
        if (socket == m_socket)
            std::swap(m_socket, m_second);
        discard(m_second);
        return;
    }
    m_head.stop();
    m_isReady = false;
    emit failed(error, which->errorString());
}

void KeptConnection::drop()
{
    m_head.stop();
    m_isReady = false;
    m_tlsErrors.clear();
    m_certificate.reset();
    discard(m_socket);
    discard(m_second);
}

void KeptConnection::discard(QTcpSocket *&socket)
{
    if (!socket)
        return;
    socket->disconnect(this);
    socket->abort();
    socket->setParent(nullptr);
    socket->deleteLater(); // it may be what calls, also when this object goes
    socket = nullptr;
}

} // namespace rc

#include "moc_keptconnection.cpp"
