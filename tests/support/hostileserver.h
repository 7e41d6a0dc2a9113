// SPDX-License-Identifier: GPL-3.0-or-later
// An HTTP server that breaks rules on command: the connection, the handshake or the response. It keeps the bytes of
// each request.
#pragma once

#include <QByteArray>
#include <QList>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QUrl>

#include <functional>

class QTcpSocket;

namespace rc {

/// The server's action at the given moment.
struct Script
{
    enum class After {
        Close,
        Reset,
        KeepOpen,
        Drip, ///< `more` repeated, a byte every few milliseconds
        Flood ///< `more` repeated as fast as possible
    };

    QByteArray bytes; ///< written immediately and unchanged
    After after = After::Close;
    QByteArray more = {};

    /// A complete response with a correct Content-Length.
    static Script response(int status, const QByteArray &type, const QByteArray &body,
                           const QByteArray &extraHeaders = {});
    static Script json(const QByteArray &body) { return response(200, "application/json", body); }
    /// An event stream without a length: it ends with the connection.
    static Script stream(const QByteArray &events, After after = After::Close);
    static Script silent() { return {{}, After::KeepOpen}; }
};

enum class Channel {
    Plain,
    RawBehindHttps, ///< the client uses TLS, the server does not
    Tls,            ///< trusted
    SelfSigned,
};

enum class Moment {
    Connected, ///< before any request
    FirstBytes,
    Requested, ///< after the whole request
};

/// For the n-th request, from 1; empty if nothing was read.
using Responder = std::function<Script(const QByteArray &request, int n)>;

/// Listens on 127.0.0.1 from the start, on any free port.
class HostileServer : public QTcpServer
{
    Q_OBJECT

public:
    explicit HostileServer(const Script &script, QObject *parent = nullptr);
    explicit HostileServer(Responder play, Channel channel = Channel::Plain, Moment moment = Moment::Requested);

    void setScript(const Script &script);
    /// On every address of this machine, and another port.
    void listenEverywhere();

    [[nodiscard]] quint16 port() const { return serverPort(); }
    [[nodiscard]] QUrl url(const QString &path = QStringLiteral("/")) const;
    /// The raw bytes of each connection, in order of connecting.
    [[nodiscard]] const QList<QByteArray> &connections() const { return m_connections; }
    /// The number of connections with data. After one without a response, Qt 6.8 opens another one without using it.
    [[nodiscard]] qsizetype activeConnections() const;
    /// The number of occurrences of `text` in all connections.
    [[nodiscard]] qsizetype occurrencesOf(const QByteArray &text) const;
    [[nodiscard]] int requests() const { return m_requests; }

signals:
    void requested(); ///< a request is complete; emitted before the response
    void disconnected();

protected:
    void incomingConnection(qintptr handle) override;

private:
    void play(QTcpSocket *socket, const QByteArray &request);

    Responder m_responder;
    Channel m_channel = Channel::Plain;
    Moment m_moment = Moment::Requested;
    QSslConfiguration m_configuration;
    QList<QByteArray> m_connections;
    int m_requests = 0;
};

/// A port on 127.0.0.1 without a listener.
[[nodiscard]] quint16 closedPort();

/// Whether the bytes have complete headers and the announced body.
[[nodiscard]] bool isWholeRequest(const QByteArray &request);

} // namespace rc
