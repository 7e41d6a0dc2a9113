// SPDX-License-Identifier: GPL-3.0-or-later
// A second start with a Resource URL hands it to the window that runs already, of the same person and configuration.
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
    ~RunningWindow() override;

    /// Takes what later starts of the same person hand over. False when another window does so already, or when it
    /// cannot be done here, for want of a folder that is this person's alone: later starts then open a window of their
    /// own.
    bool listen();
    /// Hands `text` to the window that listens; false, after at most a second, when there is none or when it does not
    /// answer. For before the own window is there: it waits.
    [[nodiscard]] static bool handOver(const QString &name, const QString &text);

signals:
    /// Outside text, for a field and for nothing else; empty: the window is to be raised for a new check.
    void received(const QString &text);

private:
    void readFrom(QLocalSocket *socket);

    QString m_name;
    QLocalServer *m_server;
};

/// One for each person and each place of the configuration, in the session's runtime folder; empty when there is none.
[[nodiscard]] QString runningWindowName();

} // namespace rc
