// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/demoserver.h"

#include "demo/detail/demotools.h"

#include <QAbstractHttpServer>
#include <QHash>
#include <QHttpServerResponder>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString loginPath = u"/accounts/login/"_s;
constexpr const char *html = "text/html; charset=utf-8";

QByteArray page(const QByteArray &title, const QByteArray &text)
{
    return "<!doctype html>\n<html lang=\"en\">\n<head>\n<title>" + title + "</title>\n</head>\n<body>\n" + text +
           "\n</body>\n</html>\n";
}

QByteArray reason(int status)
{
    static const QHash<int, QByteArray> reasons{{200, "OK"},
                                                {202, "Accepted"},
                                                {204, "No Content"},
                                                {302, "Found"},
                                                {307, "Temporary Redirect"},
                                                {400, "Bad Request"},
                                                {401, "Unauthorized"},
                                                {403, "Forbidden"},
                                                {404, "Not Found"},
                                                {405, "Method Not Allowed"},
                                                {406, "Not Acceptable"},
                                                {413, "Payload Too Large"},
                                                {421, "Misdirected Request"},
                                                {502, "Bad Gateway"},
                                                {503, "Service Unavailable"}};
    return reasons.value(status);
}

QByteArray head(const DemoResponse &response)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reason(response.status) + "\r\n";
    if (!response.type.isEmpty())
        text += "Content-Type: " + response.type + "\r\n";
    for (const auto &[name, value] : response.headers)
        text += name + ": " + value + "\r\n";
    return text;
}

/// Sends the chunks one by one, then the body, then closes the connection.
void writeChunks(const DemoResponse &response, QTcpSocket *socket)
{
    socket->write(head(response) + "Connection: close\r\n\r\n");
    auto *timer = new QTimer(socket); // deleted with the connection
    QObject::connect(timer, &QTimer::timeout, socket,
                     [timer, socket, rest = response.chunks, last = response.body]() mutable {
                         if (!rest.isEmpty()) {
                             socket->write(rest.takeFirst());
                             return;
                         }
                         timer->stop();
                         socket->write(last);
                         socket->disconnectFromHost();
                     });
    timer->start(demoProgressMs);
}

void write(const DemoResponse &response, QTcpSocket *socket)
{
    if (response.chunks.isEmpty())
        socket->write(head(response) + "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n\r\n" +
                      response.body);
    else
        writeChunks(response, socket);
}

} // namespace

DemoResponse toLoginPage(const QUrl &url)
{
    const QString path =
        url.toString(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment | QUrl::FullyEncoded);
    // The real service encodes everything except slashes once more, too.
    return {302, {}, html, {{"Location", loginPath.toLatin1() + "?next=" + QUrl::toPercentEncoding(path, "/")}}};
}

bool isLoginPage(const QUrl &url)
{
    return url.path() == loginPath;
}

DemoResponse loginPage()
{
    return {200, page("Log in", "<h1>Log in</h1>\n<p>This is the demo service: there is nothing to log in to.</p>"),
            html};
}

DemoResponse badRequestPage()
{
    return {400, page("Bad Request (400)", "<h1>Bad Request (400)</h1>"), html};
}

/// Finds connections by the client's port, the only identification in a request since Qt 6.5.
class DemoServer::Connections : public QTcpServer
{
public:
    [[nodiscard]] QTcpSocket *from(quint16 clientPort) const { return m_sockets.value(clientPort); }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        auto *socket = new QTcpSocket(this);
        if (!socket->setSocketDescriptor(descriptor)) {
            delete socket; // the client has already disconnected
            return;
        }
        m_sockets.insert(socket->peerPort(), socket);
        addPendingConnection(socket);
    }

private:
    QHash<quint16, QPointer<QTcpSocket>> m_sockets;
};

class DemoServer::Http : public QAbstractHttpServer
{
public:
    Http(Connections *connections, Handler handler)
        : m_connections(connections)
        , m_handler(std::move(handler))
    {
        bind(connections); // takes ownership
    }

    [[nodiscard]] quint16 port() const { return m_connections->serverPort(); }

protected:
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    using Connection = QHttpServerResponder &;
    [[nodiscard]] QTcpSocket *connectionOf(const QHttpServerRequest &request, Connection) const
    {
        return m_connections->from(request.remotePort());
    }
#else
    using Connection = QTcpSocket *;
    [[nodiscard]] static QTcpSocket *connectionOf(const QHttpServerRequest &, Connection socket) { return socket; }
#endif

    bool handleRequest(const QHttpServerRequest &request, Connection connection) override
    {
        const DemoResponse response = m_handler(request);
        QTcpSocket *socket = connectionOf(request, connection);
        if (socket == nullptr)
            return true;                // the client has disconnected
        if (response.delay.count() > 0) // the timer is deleted with the connection
            QTimer::singleShot(response.delay, socket, [response, socket] { write(response, socket); });
        else
            write(response, socket);
        return true;
    }
    // Unreachable: handleRequest() answers every request.
    void missingHandler(const QHttpServerRequest &, Connection) override {}

private:
    Connections *m_connections;
    Handler m_handler;
};

DemoServer::DemoServer(std::unique_ptr<Http> http)
    : m_http(std::move(http))
{
}

DemoServer::~DemoServer() = default;

Result<std::unique_ptr<DemoServer>> DemoServer::listen(quint16 port, Handler handler)
{
    auto connections = std::make_unique<Connections>();
    if (!connections->listen(QHostAddress::LocalHost, port))
        return failure(ErrorKind::Unreachable, connections->errorString());
    auto http = std::make_unique<Http>(connections.release(), std::move(handler));
    return std::unique_ptr<DemoServer>(new DemoServer(std::move(http)));
}

quint16 DemoServer::port() const
{
    return m_http->port();
}

} // namespace rc
