// SPDX-License-Identifier: GPL-3.0-or-later
// An HTTP proxy on loopback that forwards or rejects requests in a chosen way.
#pragma once

#include <QByteArray>
#include <QList>
#include <QTcpServer>

class QTcpSocket;

namespace rc {

class FakeProxy : public QTcpServer
{
    Q_OBJECT

public:
    enum class Behavior {
        Tunnel,     ///< responds to CONNECT with 200 and forwards to `target`, whatever host was named
        Answer,     ///< sends `answer` to CONNECT and closes
        Close,      ///< closes without a response
        NoResponse, ///< the connection stays open
    };

    explicit FakeProxy(Behavior behavior, QObject *parent = nullptr);

    void setTarget(quint16 port) { m_target = port; }
    void setResponse(const QByteArray &response) { m_answer = response; }
    /// For an environment variable: "http://127.0.0.1:port".
    [[nodiscard]] QByteArray address() const;
    [[nodiscard]] QString name() const; ///< "127.0.0.1:port"

    /// The heads of the requests received, each up to its empty line.
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }
    [[nodiscard]] int connections() const { return m_connections; }
    /// All bytes from clients, tunneled or not.
    [[nodiscard]] const QByteArray &received() const { return m_received; }

protected:
    void incomingConnection(qintptr handle) override;

private:
    void read(QTcpSocket *socket);
    void tunnel(QTcpSocket *socket);

    Behavior m_behavior;
    quint16 m_target = 0;
    QByteArray m_answer;
    QList<QByteArray> m_requests;
    QByteArray m_received;
    int m_connections = 0;
};

} // namespace rc
