// SPDX-License-Identifier: GPL-3.0-or-later
// A second start passes its Resource URL to the running window of the same user and configuration.
#pragma once

#include <QObject>

class QLocalServer;
class QLocalSocket;

namespace rc {

class RunningWindow : public QObject
{
    Q_OBJECT

public:
    /// `name`: usually runningWindowName().
    explicit RunningWindow(QString name, QObject *parent = nullptr);

    /// Receives the text of later starts by the same user. False if another window already listens, or if there is no
    /// private folder: later starts then open their own window.
    bool listen();
    /// Passes `text` to the listening window; false, after at most a second, if there is none or it does not respond.
    /// Blocks, so call it before creating a window.
    [[nodiscard]] static bool sendText(const QString &name, const QString &text);

signals:
    /// Outside text, only for a field; empty: raise the window for a new check.
    void received(const QString &text);

private:
    void readFrom(QLocalSocket *socket);

    QString m_name;
    QLocalServer *m_server;
};

/// A name per user and configuration folder, in the session's runtime folder; empty if there is none.
[[nodiscard]] QString runningWindowName();

} // namespace rc
