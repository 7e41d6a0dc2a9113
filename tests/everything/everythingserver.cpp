// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/everything/everythingserver.h"

#include "tests/everything/everythingendpoint.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void write(const EverythingResponse &response, QTcpSocket *socket)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(response.status) + " Told\r\n";
    if (!response.type.isEmpty())
        head += "Content-Type: " + response.type + "\r\n";
    if (!response.session.isEmpty())
        head += "Mcp-Session-Id: " + response.session + "\r\n";
    socket->write(head + "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n\r\n" + response.body);
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
            const EverythingResponse response = answerOf(request);
            if (response.held.count() > 0)
                QTimer::singleShot(response.held, socket, [response, socket] { write(response, socket); });
            else
                write(response, socket);
        }
    }

    [[nodiscard]] EverythingResponse answerOf(const EverythingRequest &request)
    {
        const QString path = QString::fromLatin1(request.path);
        const QString own = catalog().path();
        if (path != own && path != QStringView(own).chopped(1))
            return {404, "Not Found", "text/plain; charset=utf-8"};
        return m_endpoint.response(request);
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

CatalogKind EverythingServer::catalog()
{
    return {u"everything"_s, u"/everything/"_s};
}

} // namespace rc
