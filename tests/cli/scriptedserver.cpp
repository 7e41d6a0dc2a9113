// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whole requests and answers by the script.
#include "scriptedserver.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

ScriptedServer::ScriptedServer(QObject *parent)
    : QObject(parent)
{
    connect(&m_server, &QTcpServer::newConnection, this, &ScriptedServer::serve);
    m_server.listen(QHostAddress::LocalHost);
}

QString ScriptedServer::origin() const
{
    return toolServerUrl();
}

QString ScriptedServer::resourceUrl() const
{
    return toolServerUrl() + u"/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;
}

QString ScriptedServer::toolServerUrl() const
{
    return u"http://127.0.0.1:%1"_s.arg(m_server.serverPort());
}

void ScriptedServer::serve()
{
    QTcpSocket *socket = m_server.nextPendingConnection();
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
        const QByteArray request = socket->property("request").toByteArray() + socket->readAll();
        socket->setProperty("request", request);
        const qsizetype bodyAt = request.indexOf("\r\n\r\n");
        const qsizetype lengthAt = request.toLower().indexOf("content-length:");
        if (bodyAt < 0 || lengthAt < 0)
            return;
        const QByteArray length = request.mid(lengthAt + 15, request.indexOf('\r', lengthAt) - lengthAt - 15).trimmed();
        if (request.size() < bodyAt + 4 + length.toLongLong())
            return;
        m_requests.append(request);
        QByteArray answer = m_answer;
        for (const auto &[path, own] : m_byPath) {
            if (request.startsWith("POST " + path))
                answer = own;
        }
        const QByteArray id =
            QJsonDocument::fromJson(request.mid(bodyAt + 4)).object().value("id"_L1).toString().toUtf8();
        const qsizetype before = answer.size();
        const qsizetype bodyBefore = before - answer.indexOf("\r\n\r\n") - 4;
        answer.replace("@ID@", id);
        const qsizetype bodyAfter = bodyBefore + answer.size() - before;
        answer.replace("Content-Length: " + QByteArray::number(bodyBefore),
                       "Content-Length: " + QByteArray::number(bodyAfter));
        socket->write(answer);
        socket->disconnectFromHost();
    });
}

QByteArray httpAnswer(int status, const QByteArray &type, const QByteArray &body, const QByteArray &header)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\nContent-Type: " + type + "\r\n" + header +
           "Content-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

#include "moc_scriptedserver.cpp"
