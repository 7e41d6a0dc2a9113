// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tlsserver.h"

#include "support/hostileserver.h"

#include <QRegularExpression>
#include <QSslSocket>

using namespace Qt::StringLiterals;

namespace rc {

QByteArray jsonResponse(const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: " +
           QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

QByteArray goodResponse(const QByteArray &request)
{
    static const QRegularExpression id(u"\"id\":\"([^\"]*)\""_s);
    if (request.contains("/logs/ "))
        return jsonResponse(R"({"status":"ok"})");
    return jsonResponse(R"({"jsonrpc":"2.0","id":")" + id.match(QString::fromUtf8(request)).captured(1).toUtf8() +
                        R"(","result":{"tools":[{"name":"lookup","inputSchema":{"type":"object"}}]}})");
}

TlsServer::TlsServer(const TestCertificate &certificate, Behavior behavior, QObject *parent)
    : QTcpServer(parent)
    , m_configuration(QSslConfiguration::defaultConfiguration())
    , m_behavior(behavior)
{
    m_configuration.setLocalCertificateChain(certificate.chain);
    m_configuration.setPrivateKey(certificate.key);
    m_configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    // A bad server may be weak: the client is tested.
    m_configuration.setBackendConfigurationOption("CipherString", QByteArray("ALL:@SECLEVEL=0"));
    if (behavior == Behavior::OldTls) {
        m_configuration.setBackendConfigurationOption("MinProtocol", QByteArray("TLSv1"));
        m_configuration.setBackendConfigurationOption("MaxProtocol", QByteArray("TLSv1.1"));
    }
    if (!listen(QHostAddress::LocalHost))
        qFatal("cannot listen: %s", qPrintable(errorString()));
}

/// Sockets emit disconnected during destruction, when their receivers must still exist.
TlsServer::~TlsServer()
{
    qDeleteAll(findChildren<QSslSocket *>(Qt::FindDirectChildrenOnly));
}

QString TlsServer::origin() const
{
    return u"https://localhost:%1"_s.arg(serverPort());
}

void TlsServer::release()
{
    m_held = false;
    const QList<QSslSocket *> waiting = std::exchange(m_waiting, {});
    for (QSslSocket *socket : waiting)
        begin(socket);
}

void TlsServer::incomingConnection(qintptr handle)
{
    ++m_connections;
    auto *socket = new QSslSocket(this);
    socket->setSocketDescriptor(handle);
    connect(socket, &QAbstractSocket::disconnected, socket, [this, socket] {
        m_waiting.removeOne(socket);
        m_open.remove(socket);
        socket->deleteLater();
    });
    if (m_held)
        m_waiting.append(socket);
    else
        begin(socket);
}

void TlsServer::begin(QSslSocket *socket)
{
    const bool encrypts = m_behavior == Behavior::Tls || m_behavior == Behavior::OldTls;
    connect(socket, &QIODevice::readyRead, this, [this, socket] { read(socket); });
    if (encrypts) {
        socket->setSslConfiguration(m_configuration);
        socket->startServerEncryption();
    } else if (socket->bytesAvailable() > 0) {
        read(socket);
    }
}

void TlsServer::read(QSslSocket *socket)
{
    const QByteArray bytes = socket->readAll();
    m_received += bytes;
    const QByteArray request = m_open[socket] += bytes;
    switch (m_behavior) {
    case Behavior::PlainHttp:
        socket->write("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
        break;
    case Behavior::Refuse:
        socket->write(QByteArray::fromHex("15030300020228"));
        break;
    case Behavior::CloseInHandshake:
        break;
    default:
        if (!isWholeRequest(request))
            return;
        ++m_requests;
        socket->write(m_answers ? m_answers(request) : jsonResponse("{}"));
    }
    socket->disconnectFromHost();
}

} // namespace rc

#include "moc_tlsserver.cpp"
