// SPDX-License-Identifier: GPL-3.0-or-later
// A TLS server on loopback that is well or ill in a chosen way.
#pragma once

#include "support/tlscertificates.h"

#include <QHash>
#include <QSslConfiguration>
#include <QTcpServer>

#include <functional>

class QSslSocket;

namespace rc {

/// 200 with a JSON body.
[[nodiscard]] QByteArray jsonAnswer(const QByteArray &body);
/// As a service answers an entry, or a tool server the request for its list, which has one tool.
[[nodiscard]] QByteArray goodAnswer(const QByteArray &request);

class TlsServer : public QTcpServer
{
    Q_OBJECT

public:
    enum class Manner {
        Tls,              ///< a handshake, then `answer` to each whole request
        OldTls,           ///< the same, but no TLS later than 1.1
        PlainHttp,        ///< an HTTP answer in the clear
        CloseInHandshake, ///< after the client's first bytes
        Refuse,           ///< a handshake_failure alert
    };

    explicit TlsServer(const TestCertificate &certificate, Manner manner = Manner::Tls, QObject *parent = nullptr);
    ~TlsServer() override;

    [[nodiscard]] QString origin() const; ///< https://localhost:port
    /// From a whole request to the bytes of its answer; the connection closes then. Without one: 200 and `{}`.
    void setAnswers(std::function<QByteArray(const QByteArray &request)> answers) { m_answers = std::move(answers); }
    /// Until release() connections are taken and no handshake is begun.
    void hold() { m_held = true; }
    void release();

    /// What clients said once the connection was encrypted; in the clear, all they said.
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] int requests() const { return m_requests; }

protected:
    void incomingConnection(qintptr handle) override;

private:
    void begin(QSslSocket *socket);
    void read(QSslSocket *socket);

    QSslConfiguration m_configuration;
    Manner m_manner;
    std::function<QByteArray(const QByteArray &)> m_answers;
    QHash<QSslSocket *, QByteArray> m_open;
    QByteArray m_received;
    QList<QSslSocket *> m_waiting;
    int m_connections = 0;
    int m_requests = 0;
    bool m_held = false;
};

} // namespace rc
