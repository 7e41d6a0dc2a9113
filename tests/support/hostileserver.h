// SPDX-License-Identifier: GPL-3.0-or-later
// An HTTP server that breaks rules on command, and keeps the bytes of each request.
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QTcpServer>
#include <QUrl>

class QTcpSocket;

namespace rc {

/// The server's action for each complete request.
struct Script
{
    enum class After {
        Close,
        Reset,
        KeepOpen
    };

    QByteArray bytes; ///< written immediately and unchanged
    After after = After::Close;
    QByteArray drip = {}; ///< then repeated, one byte every few milliseconds

    /// A complete response with a correct Content-Length.
    static Script answer(int status, const QByteArray &type, const QByteArray &body,
                         const QByteArray &extraHeaders = {});
    static Script json(const QByteArray &body) { return answer(200, "application/json", body); }
    /// An event stream without a length: it ends with the connection.
    static Script stream(const QByteArray &events, After after = After::Close);
    static Script silent() { return {{}, After::KeepOpen}; }
};

/// Listens on 127.0.0.1 from the start, on any free port.
class HostileServer : public QObject
{
    Q_OBJECT

public:
    explicit HostileServer(Script script, QObject *parent = nullptr);

    void setScript(Script script) { m_script = std::move(script); }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] QUrl url(const QString &path = QStringLiteral("/")) const;
    /// The raw bytes of each connection, in order of connecting.
    [[nodiscard]] const QList<QByteArray> &connections() const { return m_connections; }
    /// The number of connections with data. After one without a response, Qt 6.8 opens another one without using it.
    [[nodiscard]] qsizetype speakers() const;
    /// The number of occurrences of `text` in all connections.
    [[nodiscard]] qsizetype copiesOf(const QByteArray &text) const;

signals:
    void requested(); ///< a request is complete; emitted before the response
    void disconnected();

private:
    void accept();
    void play(QTcpSocket *socket);

    QTcpServer m_server;
    Script m_script;
    QList<QByteArray> m_connections;
};

/// A port on 127.0.0.1 without a listener.
[[nodiscard]] quint16 closedPort();

} // namespace rc
