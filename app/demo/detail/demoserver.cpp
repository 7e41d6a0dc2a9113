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

QByteArray head(const DemoResponse &answer)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(answer.status) + ' ' + reason(answer.status) + "\r\n";
    if (!answer.type.isEmpty())
        text += "Content-Type: " + answer.type + "\r\n";
    for (const auto &[name, value] : answer.headers)
        text += name + ": " + value + "\r\n";
    return text;
}

/// Sends the events one by one, then the last one, then closes the connection.
void writeChunks(const DemoResponse &answer, QTcpSocket *socket)
{
    socket->write(head(answer) + "Connection: close\r\n\r\n");
    auto *timer = new QTimer(socket); // deleted with the connection
    QObject::connect(timer, &QTimer::timeout, socket,
                     [timer, socket, rest = answer.chunks, last = answer.body]() mutable {
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

void write(const DemoResponse &answer, QTcpSocket *socket)
{
    if (answer.chunks.isEmpty())
        socket->write(head(answer) + "Content-Length: " + QByteArray::number(answer.body.size()) + "\r\n\r\n" +
                      answer.body);
    else
        writeChunks(answer, socket);
}

} // namespace

DemoResponse toLoginPage(const QUrl &asked)
{
    const QString path =
        asked.toString(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment | QUrl::FullyEncoded);
    // Encoded once more except for the slashes, like the real service does.
    return {302, {}, html, {{"Location", loginPath.toLatin1() + "?next=" + QUrl::toPercentEncoding(path, "/")}}};
}

bool isLoginPage(const QUrl &asked)
{
    return asked.path() == loginPath;
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
    using Way = QHttpServerResponder &;
    [[nodiscard]] QTcpSocket *connectionOf(const QHttpServerRequest &request, Way) const
    {
        return m_connections->from(request.remotePort());
    }
#else
    using Way = QTcpSocket *;
    [[nodiscard]] static QTcpSocket *connectionOf(const QHttpServerRequest &, Way socket) { return socket; }
#endif

    bool handleRequest(const QHttpServerRequest &request, Way way) override
    {
        const DemoResponse answer = m_handler(request);
        QTcpSocket *socket = connectionOf(request, way);
        if (socket == nullptr)
            return true;              // the client has disconnected
        if (answer.delay.count() > 0) // the timer is deleted with the connection
            QTimer::singleShot(answer.delay, socket, [answer, socket] { write(answer, socket); });
        else
            write(answer, socket);
        return true;
    }
    // Unreachable: handleRequest() answers every request.
    void missingHandler(const QHttpServerRequest &, Way) override {}

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
