// SPDX-License-Identifier: GPL-3.0-or-later
// A server with one fault mode: it breaks the connection, the handshake or the response, and can flood.
#pragma once

#include "support/faultmodes.h"

#include <QHash>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QUrl>

class QSslSocket;
class QTcpSocket;

namespace rc {

class FaultServer : public QTcpServer
{
public:
    explicit FaultServer(const FaultMode &mode, QObject *parent = nullptr);

    [[nodiscard]] QUrl url() const; ///< its origin
    [[nodiscard]] int requests() const { return m_requests; }

protected:
    void incomingConnection(qintptr handle) override;

private:
    void read(QSslSocket *socket);
    void play(QSslSocket *socket, const FaultScript &script);

    FaultMode m_mode;
    QSslConfiguration m_configuration;
    QHash<QTcpSocket *, QByteArray> m_pending;
    int m_requests = 0;
};

} // namespace rc
