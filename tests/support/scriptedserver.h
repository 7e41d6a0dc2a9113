// SPDX-License-Identifier: GPL-3.0-or-later
// An HTTP server on loopback whose responses a test computes from the request, or sets by path.
#pragma once

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <functional>

namespace rc {

struct ReceivedRequest
{
    QByteArray verb;
    QByteArray path;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
    QByteArray whole; ///< raw

    [[nodiscard]] bool asks(const QByteArray &method) const { return body.contains("\"method\":\"" + method + '"'); }
};

/// The id of a JSON-RPC request, with its quotes.
inline QByteArray idOf(const ReceivedRequest &request)
{
    const qsizetype start = request.body.indexOf("\"id\":") + 5;
    return request.body.mid(start, request.body.indexOf(',', start) - start);
}

/// A complete response. An empty one closes the connection; "silent" keeps it open without a response.
inline QByteArray httpResponse(int status, const QByteArray &body, const QByteArray &type = "application/json",
                               const QByteArray &headers = {})
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Told\r\nContent-Type: " + type +
           "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n" + body;
}

/// A response after `ms` milliseconds.
inline QByteArray delayed(int ms, const QByteArray &response)
{
    return "delayed " + QByteArray::number(ms) + '\n' + response;
}

inline QByteArray rpcResult(const ReceivedRequest &request, const QByteArray &result)
{
    return R"({"jsonrpc":"2.0","id":)" + idOf(request) + R"(,"result":)" + result + '}';
}

/// A complete response with that result.
inline QByteArray rpcReply(const ReceivedRequest &request, const QByteArray &result)
{
    return httpResponse(200, rpcResult(request, result));
}

inline QByteArray rpcError(int code, const QByteArray &message, const QByteArray &data = {})
{
    return R"({"jsonrpc":"2.0","id":null,"error":{"code":)" + QByteArray::number(code) + R"(,"message":")" + message +
           '"' + (data.isEmpty() ? data : ",\"data\":" + data) + "}}";
}

/// A JSON-RPC result for ScriptedServer::setAnswer(), which inserts the request's id.
inline QByteArray resultResponse(const QByteArray &result)
{
    return httpResponse(200, R"({"jsonrpc":"2.0","id":"@ID@","result":)" + result + '}');
}

/// A tool list; `beside`: more members, each with a leading comma.
inline QByteArray toolsResponse(const QByteArray &tools, const QByteArray &beside = {})
{
    return resultResponse("{\"tools\":[" + tools + ']' + beside + '}');
}

class ScriptedServer
{
public:
    using Handler = std::function<QByteArray(const ReceivedRequest &)>;

    explicit ScriptedServer(Handler handler)
        : m_handler(std::move(handler))
    {
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection()) {
                ++m_connections;
                QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { read(socket); });
            }
        });
        m_server.listen(QHostAddress::LocalHost);
    }

    ScriptedServer()
        : ScriptedServer([this](const ReceivedRequest &request) { return configuredResponse(request); })
    {
    }

    /// The complete response to all requests that have no other; @ID@ in it becomes the request's JSON-RPC id.
    void setResponse(const QByteArray &response) { m_answers[{}] = response; }
    /// Same for paths that begin with `path`.
    void setResponse(const QByteArray &path, const QByteArray &response) { m_answers[path] = response; }

    [[nodiscard]] QString resourceUrl() const
    {
        return base() + QStringLiteral("/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/");
    }
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; } ///< raw
    [[nodiscard]] QString base() const { return QStringLiteral("http://127.0.0.1:%1").arg(m_server.serverPort()); }
    [[nodiscard]] const QList<ReceivedRequest> &seen() const { return m_seen; }
    void close() { m_server.close(); }
    /// Keeps connections open after a response.
    void keepConnections() { m_keepsConnections = true; }
    [[nodiscard]] int connections() const { return m_connections; } ///< so far

private:
    [[nodiscard]] QByteArray configuredResponse(const ReceivedRequest &request) const
    {
        QByteArray response;
        for (auto own = m_answers.cbegin(); own != m_answers.cend(); ++own) { // longer paths come later
            if (request.path.startsWith(own.key()))
                response = own.value();
        }
        const qsizetype head = response.indexOf("\r\n\r\n");
        if (head < 0)
            return response;
        const QByteArray id = QJsonDocument::fromJson(request.body).object()[QStringLiteral("id")].toString().toUtf8();
        const QByteArray body = response.sliced(head);
        const QByteArray replaced = QByteArray(body).replace("@ID@", id);
        const QByteArray length = "Content-Length: ";
        return response.first(head).replace(length + QByteArray::number(body.size() - 4),
                                            length + QByteArray::number(replaced.size() - 4)) +
               "\r\nConnection: close" + replaced;
    }

    void read(QTcpSocket *socket)
    {
        QByteArray &bytes = m_pending[socket];
        bytes += socket->readAll();
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        ReceivedRequest request;
        const QList<QByteArray> lines = bytes.left(end).split('\n');
        request.verb = lines.first().split(' ').value(0);
        request.path = lines.first().split(' ').value(1);
        for (const QByteArray &line : lines.mid(1))
            request.headers.insert(line.left(line.indexOf(':')).toLower(), line.mid(line.indexOf(':') + 1).trimmed());
        request.body = bytes.mid(end + 4);
        if (request.body.size() < request.headers.value("content-length").toLongLong())
            return;
        request.whole = bytes;
        m_pending.remove(socket);
        m_seen.append(request);
        m_requests.append(request.whole);
        const QByteArray response = m_handler(request);
        if (response == "silent")
            return;
        if (!response.startsWith("delayed ")) {
            write(socket, response);
            return;
        }
        const qsizetype line = response.indexOf('\n');
        QTimer::singleShot(response.mid(8, line - 8).toInt(), socket,
                           [this, socket, late = response.mid(line + 1)] { write(socket, late); });
    }

    void write(QTcpSocket *socket, const QByteArray &response)
    {
        socket->write(response);
        if (!m_keepsConnections)
            socket->disconnectFromHost();
    }

    QTcpServer m_server;
    Handler m_handler;
    QHash<QTcpSocket *, QByteArray> m_pending;
    QMap<QByteArray, QByteArray> m_answers; ///< by path
    QList<ReceivedRequest> m_seen;
    QList<QByteArray> m_requests;
    int m_connections = 0;
    bool m_keepsConnections = false;
};

} // namespace rc
