// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to a service, without a proxy, that carries one exchange after another.
#pragma once

#include "wire/tlsauthorities.h"

#include <QObject>
#include <QSslCertificate>
#include <QSslError>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <optional>

namespace rc {

/// In the thread of who uses it: a burst of small exchanges costs less so than Qt's network manager, which hands each
/// to a thread of its own and back and looks half of its time for work.
class KeptConnection : public QObject
{
    Q_OBJECT

public:
    explicit KeptConnection(QObject *parent = nullptr);
    ~KeptConnection() override;

    /// Connects to where `url` is, unless that is done already; ready() or failed() follows, never inside this call.
    /// The authorities are those of the first time.
    void open(const QUrl &url, const Authorities &authorities);
    /// One write for head and body, which a small answer's delay may not hold back.
    void write(const QByteArray &bytes) { m_socket->write(bytes); }
    [[nodiscard]] QByteArray read(qint64 most) { return m_socket->read(most); }
    [[nodiscard]] qint64 available() const { return m_socket ? m_socket->bytesAvailable() : 0; }
    /// Closes; what was under way is lost, and nothing more is emitted of it.
    void drop();

    [[nodiscard]] const QList<QSslError> &tlsErrors() const { return m_tlsErrors; }
    [[nodiscard]] const std::optional<QSslCertificate> &certificate() const { return m_certificate; }

signals:
    void connecting(); ///< not when it was open already
    void encrypted();
    void ready();
    void written(); ///< everything was handed to the system
    void arrived(); ///< there is something to read
    /// Before ready(): it could not be opened; after it: it ended, and what arrived may still be read.
    void failed(QAbstractSocket::SocketError error, const QString &words);

private:
    [[nodiscard]] bool isOpen(const QUrl &url);
    [[nodiscard]] QTcpSocket *attempt(QAbstractSocket::NetworkLayerProtocol protocol);
    void connected(QTcpSocket *winner);
    void lost(QTcpSocket *socket, QAbstractSocket::SocketError error);
    void discard(QTcpSocket *&socket);

    QUrl m_url;
    Authorities m_authorities;
    QTcpSocket *m_socket = nullptr; ///< the one in use, or the first attempt
    QTcpSocket *m_second = nullptr; ///< by IPv4, when the first takes its time
    QTimer m_head;                  ///< how long the first is alone
    bool m_isReady = false;
    bool m_looking = false; ///< for what became of it while it was idle
    QList<QSslError> m_tlsErrors;
    std::optional<QSslCertificate> m_certificate; ///< making an empty one loads Qt's TLS plugin
};

} // namespace rc
