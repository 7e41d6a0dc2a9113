// SPDX-License-Identifier: GPL-3.0-or-later
// A service with configurable responses by path, for a command in its own process.
#pragma once

#include "support/scriptedserver.h"

#include <QJsonDocument>
#include <QJsonObject>

class ScriptedService
{
public:
    ScriptedService()
        : m_server([this](const rc::SeenRequest &request) { return answerTo(request); })
    {
    }

    /// `answer`: the complete HTTP response; @ID@ in it becomes the request's JSON-RPC id.
    void setAnswer(const QByteArray &answer) { m_answer = answer; }
    /// Same for paths that begin with `path`.
    void setAnswer(const QByteArray &path, const QByteArray &answer) { m_byPath.append({path, answer}); }

    [[nodiscard]] QString resourceUrl() const
    {
        return m_server.base() + QStringLiteral("/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/");
    }
    [[nodiscard]] QString toolServerUrl() const { return m_server.base(); }
    [[nodiscard]] QString origin() const { return m_server.base(); } ///< of both
    /// Complete requests with headers and body.
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }

private:
    [[nodiscard]] QByteArray answerTo(const rc::SeenRequest &request)
    {
        m_requests.append(request.whole);
        QByteArray answer = m_answer;
        for (const auto &[path, own] : m_byPath) {
            if (request.path.startsWith(path))
                answer = own;
        }
        const qsizetype bodyAt = answer.indexOf("\r\n\r\n") + 4;
        const qsizetype before = answer.size();
        answer.replace("@ID@",
                       QJsonDocument::fromJson(request.body).object().value(QStringLiteral("id")).toString().toUtf8());
        answer.replace("Content-Length: " + QByteArray::number(before - bodyAt),
                       "Content-Length: " + QByteArray::number(answer.size() - bodyAt));
        return answer;
    }

    QByteArray m_answer;
    QList<std::pair<QByteArray, QByteArray>> m_byPath;
    QList<QByteArray> m_requests;
    rc::ScriptedServer m_server;
};

/// With a correct Content-Length.
inline QByteArray serviceAnswer(int status, const QByteArray &type, const QByteArray &body,
                                const QByteArray &header = {})
{
    return rc::httpAnswer(status, body, type, header + "Connection: close\r\n");
}
