// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/runningwindow.h"

#include "core/url/resourceurl.h"
#include "store/profiles/settings.h"
#include "ui/frame/sameuser.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QTimer>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

constexpr int connectTimeoutMs = 1'000;                      // for a start that passes its text on
constexpr auto maxReceiveTime = 5s;                          // for receiving it
constexpr qint64 maxLineLength = 9 * maxStartTextLength + 1; // three bytes per unit, each as %XX
constexpr int maxPending = 8;

QByteArray lineOf(const QString &text)
{
    return text.left(maxStartTextLength).toUtf8().toPercentEncoding(QByteArrayLiteral(":/")) + '\n';
}

/// A user who controls the socket's folder receives the text of later starts, possibly with a key. A name without a
/// folder is a Windows pipe, which the system protects.
bool isPrivateSocket(const QString &name)
{
    return !name.isEmpty() && (QDir::isRelativePath(name) || isPrivateFolder(QFileInfo(name).absolutePath()));
}

} // namespace

RunningWindow::RunningWindow(QString name, QObject *parent)
    : QObject(parent)
    , m_name(std::move(name))
    , m_server(new QLocalServer(this))
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    m_server->setMaxPendingConnections(maxPending);
    connect(m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *socket = m_server->nextPendingConnection())
            readFrom(socket);
    });
}

bool RunningWindow::listen()
{
    if (!isPrivateSocket(m_name))
        return false;
    // Try first: listening would take the name from another listener.
    QLocalSocket other;
    other.connectToServer(m_name);
    if (other.waitForConnected(connectTimeoutMs))
        return false;
    // Left by a window that crashed.
    QLocalServer::removeServer(m_name);
    return m_server->listen(m_name);
}

void RunningWindow::readFrom(QLocalSocket *socket)
{
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    if (!isSameUser(socket->socketDescriptor())) {
        socket->abort();
        return;
    }
    QTimer::singleShot(maxReceiveTime, socket, [socket] { socket->abort(); });
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (!socket->canReadLine()) {
            if (socket->bytesAvailable() > maxLineLength)
                socket->abort();
            return;
        }
        const QByteArray line = socket->readLine(maxLineLength + 1).trimmed();
        socket->write("ok\n");
        socket->disconnectFromServer();
        emit received(QString::fromUtf8(QByteArray::fromPercentEncoding(line)).left(maxStartTextLength));
    });
}

bool RunningWindow::sendText(const QString &name, const QString &text)
{
    if (!isPrivateSocket(name))
        return false;
    QLocalSocket socket;
    socket.connectToServer(name);
    if (!socket.waitForConnected(connectTimeoutMs) || !isSameUser(socket.socketDescriptor()))
        return false;
    socket.write(lineOf(text));
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(connectTimeoutMs))
            return false;
    }
    return socket.readLine() == "ok\n";
}

QString runningWindowName()
{
    const QByteArray suffix =
        QCryptographicHash::hash(QDir::cleanPath(settingsFile()).toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString name = u"resource-console-"_s + QString::fromLatin1(suffix);
#ifdef Q_OS_WIN
    return name; // a pipe has no folder
#else
    // Without the session's runtime folder, Qt uses a folder below /tmp that another user may have created first.
    const QString folder = QFile::decodeName(qgetenv("XDG_RUNTIME_DIR"));
    if (!folder.isEmpty())
        return QDir(folder).absoluteFilePath(name);
#ifdef Q_OS_MACOS
    return QDir(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation)).filePath(name);
#else
    return {};
#endif
#endif
}

} // namespace rc

#include "moc_runningwindow.cpp"
