// SPDX-License-Identifier: GPL-3.0-or-later
// An HTTP server that breaks every rule it is told to, and keeps the bytes of each request.
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QTcpServer>
#include <QUrl>

class QTcpSocket;

namespace rc {

/// What the server does with each whole request.
struct Script
{
    enum class After {
        Close,
        Reset,
        KeepOpen
    };

    QByteArray bytes; ///< written at once, as they are
    After after = After::Close;
    QByteArray drip = {}; ///< then one byte of it every few milliseconds, over and over

    /// A whole answer with a right Content-Length.
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
    /// The raw bytes that each connection brought, in order of connecting.
    [[nodiscard]] const QList<QByteArray> &connections() const { return m_connections; }
    /// How many connections brought anything. After one that ended without an answer Qt 6.8 opens another, over which
    /// it then sends nothing.
    [[nodiscard]] qsizetype speakers() const;
    /// How often `text` arrived, over all connections.
    [[nodiscard]] qsizetype copiesOf(const QByteArray &text) const;

signals:
    void requested();    ///< a whole request is there; emitted before it is answered
    void disconnected(); ///< a client has left

private:
    void accept();
    void play(QTcpSocket *socket);

    QTcpServer m_server;
    Script m_script;
    QList<QByteArray> m_connections;
};

/// A port on 127.0.0.1 that nobody listens on.
[[nodiscard]] quint16 closedPort();

} // namespace rc
