// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faultserver.h"

#include "support/rawrequest.h"
#include "support/tlscertificates.h"

#include <QSslSocket>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 floodAhead = 64 * 1024;
constexpr int dripInterval = 5;

TestCertificate certificateFor(Channel channel)
{
    return channel == Channel::SelfSigned ? testCertificates().make({.name = u"fault-self-signed"_s,
                                                                     .signer = TestCertificateWish::Signer::Itself})
                                          : testCertificates().good();
}

bool speaksTls(Channel channel)
{
    return channel != Channel::Plain && channel != Channel::RawBehindHttps;
}

} // namespace

FaultServer::FaultServer(const FaultMode &mode, QObject *parent)
    : QTcpServer(parent)
    , m_mode(mode)
{
    if (speaksTls(mode.channel)) {
        const TestCertificate certificate = certificateFor(mode.channel);
        m_configuration = QSslConfiguration::defaultConfiguration();
        m_configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
        m_configuration.setLocalCertificateChain(certificate.chain);
        m_configuration.setPrivateKey(certificate.key);
    }
    if (!listen(QHostAddress::LocalHost))
        qFatal("cannot listen: %s", qPrintable(errorString()));
}

QUrl FaultServer::url() const
{
    const QString scheme = m_mode.channel == Channel::Plain ? u"http"_s : u"https"_s;
    return QUrl(u"%1://127.0.0.1:%2"_s.arg(scheme).arg(serverPort()));
}

void FaultServer::incomingConnection(qintptr handle)
{
    auto *socket = new QSslSocket(this);
    socket->setSocketDescriptor(handle);
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] { m_pending.remove(socket); });
    if (m_mode.moment == Moment::Connected) {
        play(socket, m_mode.play({}, ++m_requests));
        return;
    }
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    if (speaksTls(m_mode.channel)) {
        socket->setSslConfiguration(m_configuration);
        socket->startServerEncryption();
    }
}

void FaultServer::read(QSslSocket *socket)
{
    QByteArray &bytes = m_pending[socket];
    bytes += socket->readAll();
    if (m_mode.moment == Moment::Requested && !isWholeRequest(bytes))
        return;
    const QByteArray request = std::exchange(bytes, {});
    play(socket, m_mode.play(request, ++m_requests));
}

void FaultServer::play(QSslSocket *socket, const FaultScript &script)
{
    using After = FaultScript::After;
    socket->write(script.bytes);
    socket->flush();
    if (script.after == After::Close) {
        socket->disconnectFromHost();
    } else if (script.after == After::Reset) {
        resetConnection(socket);
    } else if (script.after == After::Drip) {
        auto *timer = new QTimer(socket);
        connect(timer, &QTimer::timeout, socket, [socket, drip = script.more, at = qsizetype(0)]() mutable {
            socket->write(drip.mid(at++ % drip.size(), 1));
        });
        timer->start(dripInterval);
    } else if (script.after == After::Flood) {
        // As fast as the client reads and no faster, so that any buildup is the client's.
        QByteArray block;
        while (block.size() < floodAhead)
            block += script.more;
        const auto fill = [socket, block] {
            if (socket->state() == QAbstractSocket::ConnectedState &&
                socket->bytesToWrite() + socket->encryptedBytesToWrite() < floodAhead)
                socket->write(block);
        };
        connect(socket, &QTcpSocket::bytesWritten, socket, fill, Qt::QueuedConnection);
        connect(socket, &QSslSocket::encryptedBytesWritten, socket, fill, Qt::QueuedConnection);
        fill();
    }
}

} // namespace rc
