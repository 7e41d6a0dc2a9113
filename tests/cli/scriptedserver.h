// SPDX-License-Identifier: GPL-3.0-or-later
// A server that answers every request with the same scripted bytes.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QTcpServer>

class ScriptedServer : public QObject
{
    Q_OBJECT

public:
    explicit ScriptedServer(QObject *parent = nullptr);

    /// `answer`: the whole HTTP answer; @ID@ in it becomes the request's JSON-RPC id.
    void setAnswer(const QByteArray &answer) { m_answer = answer; }
    /// The same for paths that begin with `path`.
    void setAnswer(const QByteArray &path, const QByteArray &answer) { m_byPath.append({path, answer}); }

    [[nodiscard]] QString resourceUrl() const;
    [[nodiscard]] QString toolServerUrl() const;
    [[nodiscard]] QString origin() const; ///< of both
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }

private:
    void serve();

    QTcpServer m_server;
    QByteArray m_answer;
    QList<std::pair<QByteArray, QByteArray>> m_byPath;
    QList<QByteArray> m_requests;
};

/// "HTTP/1.1 <status> …" with the right Content-Length.
[[nodiscard]] QByteArray httpAnswer(int status, const QByteArray &type, const QByteArray &body,
                                    const QByteArray &header = {});
