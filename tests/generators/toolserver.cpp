// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/generators/toolserver.h"

#include "core/tool/toolcatalog.h"
#include "tests/generators/toolcatalogs.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestRequest = 64 * 1024;

void serve(QTcpSocket *socket, const std::shared_ptr<std::array<QByteArray, 2>> &lists, bool eventStream,
           const std::shared_ptr<std::atomic<int>> &answers)
{
    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, lists, eventStream, answers] {
        const QByteArray request = socket->peek(longestRequest);
        const qsizetype id = request.indexOf("\"id\":");
        if (!request.endsWith('}') || id < 0)
            return;
        (void)socket->readAll();
        ++*answers;
        const QByteArray quoted = request.mid(id + 5, request.indexOf(',', id) - id - 5);
        const bool ofHosting = request.startsWith("POST " + CatalogKind::CodeHosting.path().toLatin1());
        // Written in parts, because joining megabytes would take a good part of the measured time.
        const QByteArray &list = lists->at(ofHosting ? 1 : 0);
        const QByteArray around = toolResponse(quoted, {});
        const QByteArray before = (eventStream ? "event: message\ndata: " : QByteArray()) + around.chopped(1);
        const QByteArray after = around.last(1) + (eventStream ? "\n\n" : "");
        socket->write(
            "HTTP/1.1 200 OK\r\nContent-Type: " + QByteArray(eventStream ? "text/event-stream" : "application/json") +
            "\r\nContent-Length: " + QByteArray::number(before.size() + list.size() + after.size()) + "\r\n\r\n" +
            before);
        socket->write(list);
        socket->write(after);
    });
}

} // namespace

ToolServer::ToolServer(const std::array<QByteArray, 2> &lists, bool eventStream)
    : m_lists(std::make_shared<std::array<QByteArray, 2>>(lists))
    , m_server(std::make_unique<QTcpServer>())
{
    m_thread.start();
    m_server->listen(QHostAddress::LocalHost);
    m_port = m_server->serverPort();
    QTcpServer *server = m_server.get();
    QObject::connect(server, &QTcpServer::newConnection, server,
                     [server, lists = m_lists, eventStream, answers = m_answers] {
                         while (QTcpSocket *socket = server->nextPendingConnection())
                             serve(socket, lists, eventStream, answers);
                     });
    m_server->moveToThread(&m_thread);
}

ToolServer::~ToolServer()
{
    QMetaObject::invokeMethod(m_server.get(), [this] { m_server.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void ToolServer::setLists(const std::array<QByteArray, 2> &lists)
{
    QMetaObject::invokeMethod(m_server.get(), [this, lists] { *m_lists = lists; }, Qt::BlockingQueuedConnection);
}

QString ToolServer::address() const
{
    return u"http://127.0.0.1:%1"_s.arg(m_port);
}

ToolBench::ToolBench(const QString &server)
    : backing(folder.filePath(u"window.ini"_s), QSettings::IniFormat)
    , settings(backing)
    , profiles(folder.filePath(u"profiles.json"_s))
    , session(profiles, keys, settings)
{
    Profile profile;
    profile.name = u"generated"_s;
    profile.resource = server + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    profile.toolServer = server;
    profile.username = u"mara"_s;
    if (session.book().save(profile))
        session.keys().key().holdForSession(Secret("key-of-generated-tools-1"));
}

} // namespace rc
