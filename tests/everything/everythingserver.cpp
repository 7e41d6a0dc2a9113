// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/everything/everythingserver.h"

#include "tests/everything/everythingendpoint.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int pauseMs = 250; // between two parts of a stream

QByteArray head(const EverythingAnswer &answer)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(answer.status) + " Told\r\n";
    if (!answer.type.isEmpty())
        text += "Content-Type: " + answer.type + "\r\n";
    for (const auto &[name, value] : answer.headers)
        text += name + ": " + value + "\r\n";
    return text;
}

/// One part after another, then the body, then the end of the connection.
void writeSlowly(const EverythingAnswer &answer, QTcpSocket *socket)
{
    socket->write(head(answer) + "Connection: close\r\n\r\n");
    auto *timer = new QTimer(socket); // it goes with the connection
    QObject::connect(timer, &QTimer::timeout, socket,
                     [timer, socket, rest = answer.slowly, last = answer.body, later = answer.later]() mutable {
                         if (!rest.isEmpty()) {
                             socket->write(rest.takeFirst());
                             return;
                         }
                         if (later) {
                             const auto body = later();
                             if (!body)
                                 return;
                             last = *body;
                         }
                         timer->stop();
                         socket->write(last);
                         socket->disconnectFromHost();
                     });
    timer->start(pauseMs);
}

void write(const EverythingAnswer &answer, QTcpSocket *socket)
{
    if (!answer.slowly.isEmpty())
        writeSlowly(answer, socket);
    else
        socket->write(head(answer) + "Content-Length: " + QByteArray::number(answer.body.size()) + "\r\n\r\n" +
                      answer.body);
}

} // namespace

class EverythingServer::Http : public QTcpServer
{
public:
    Http()
    {
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection()) {
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
                connect(socket, &QTcpSocket::readyRead, socket,
                        [this, socket, bytes = QByteArray()]() mutable { read(socket, bytes); });
            }
        });
    }

private:
    void read(QTcpSocket *socket, QByteArray &bytes)
    {
        bytes += socket->readAll();
        for (;;) {
            const qsizetype end = bytes.indexOf("\r\n\r\n");
            if (end < 0)
                return;
            EverythingRequest request;
            const QList<QByteArray> lines = bytes.first(end).split('\n');
            const QList<QByteArray> words = lines.first().split(' ');
            request.verb = words.value(0);
            request.path = words.value(1).split('?').first();
            for (const QByteArray &line : lines.sliced(1)) {
                const qsizetype colon = line.indexOf(':');
                request.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
            }
            const qsizetype length = request.header("content-length").toLongLong();
            if (bytes.size() < end + 4 + length)
                return;
            request.body = bytes.sliced(end + 4, length);
            bytes.remove(0, end + 4 + length);
            const EverythingAnswer answer = answerOf(request);
            if (answer.held.count() > 0)
                QTimer::singleShot(answer.held, socket, [answer, socket] { write(answer, socket); });
            else
                write(answer, socket);
        }
    }

    [[nodiscard]] EverythingAnswer answerOf(const EverythingRequest &request)
    {
        if (!isOurs(QUrl(u"http://"_s + QString::fromLatin1(request.header("host")))))
            return {421, "Invalid Host header", "text/plain; charset=utf-8"};
        if (const QByteArray origin = request.header("origin");
            !origin.isEmpty() && !isOurs(QUrl(QString::fromLatin1(origin), QUrl::StrictMode)))
            return {403, "Invalid Origin header", "text/plain; charset=utf-8"};
        const QString path = QString::fromLatin1(request.path);
        const QString own = catalog().path();
        if (path != own && path != QStringView(own).chopped(1))
            return {404, "Not Found", "text/plain; charset=utf-8"};
        return m_endpoint.answer(request);
    }

    /// A page of another site that is open in a browser must not speak to a server on this machine.
    [[nodiscard]] bool isOurs(const QUrl &url) const
    {
        return url.scheme() == "http"_L1 && url.port() == serverPort() &&
               (url.host() == "127.0.0.1"_L1 || url.host() == "localhost"_L1);
    }

    EverythingEndpoint m_endpoint;
};

EverythingServer::EverythingServer(quint16 port)
    : m_http(std::make_unique<Http>())
{
    m_thread.start();
    if (m_http->listen(QHostAddress::LocalHost, port))
        m_port = m_http->serverPort();
    m_http->moveToThread(&m_thread);
}

EverythingServer::~EverythingServer()
{
    QMetaObject::invokeMethod(m_http.get(), [this] { m_http.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

QString EverythingServer::base() const
{
    return u"http://127.0.0.1:%1"_s.arg(m_port);
}

QString EverythingServer::url() const
{
    return base() + catalog().path();
}

CatalogKind EverythingServer::catalog()
{
    return {u"everything"_s, u"/everything/"_s};
}

} // namespace rc
