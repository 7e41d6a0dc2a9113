// SPDX-License-Identifier: GPL-3.0-or-later
// A TLS server on loopback with a chosen fault or none.
#pragma once

#include "support/tlscertificates.h"

#include <QHash>
#include <QSslConfiguration>
#include <QTcpServer>

#include <functional>

class QSslSocket;

namespace rc {

/// 200 with a JSON body.
[[nodiscard]] QByteArray jsonResponse(const QByteArray &body);
/// A service's response to an entry, or a tool server's list of one tool.
[[nodiscard]] QByteArray goodResponse(const QByteArray &request);

class TlsServer : public QTcpServer
{
    Q_OBJECT

public:
    enum class Behavior {
        Tls,              ///< a handshake, then `answer` to each complete request
        OldTls,           ///< same, but at most TLS 1.1
        PlainHttp,        ///< an unencrypted HTTP response
        CloseInHandshake, ///< after the client's first bytes
        Refuse,           ///< a handshake_failure alert
    };

    explicit TlsServer(const TestCertificate &certificate, Behavior behavior = Behavior::Tls,
                       QObject *parent = nullptr);
    ~TlsServer() override;

    [[nodiscard]] QString origin() const; ///< https://localhost:port
    /// Maps a complete request to the bytes of its response, after which the connection closes. Default: 200 and `{}`.
    void setResponses(std::function<QByteArray(const QByteArray &request)> answers) { m_answers = std::move(answers); }
    /// Until release(), connections are accepted but handshakes wait.
    void hold() { m_held = true; }
    void release();

    /// The clients' bytes after encryption; without encryption, all bytes.
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] int requests() const { return m_requests; }

protected:
    void incomingConnection(qintptr handle) override;

private:
    void begin(QSslSocket *socket);
    void read(QSslSocket *socket);

    QSslConfiguration m_configuration;
    Behavior m_behavior;
    std::function<QByteArray(const QByteArray &)> m_answers;
    QHash<QSslSocket *, QByteArray> m_open;
    QByteArray m_received;
    QList<QSslSocket *> m_waiting;
    int m_connections = 0;
    int m_requests = 0;
    bool m_held = false;
};

} // namespace rc
