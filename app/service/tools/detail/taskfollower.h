// SPDX-License-Identifier: GPL-3.0-or-later
// Polls one of a server's tasks, at the server's pace, until it ends.
#pragma once

#include "service/tools/detail/mcptalk.h"
#include "service/tools/servertask.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace rc {

enum class TaskLoss {
    Unsaid,  ///< nothing: no response, a refusal, or a server error
    Unknown, ///< no such task, or not for this caller
    Unclear, ///< an invalid response
};

/// Uses a conversation that is ready, with a common deadline for all queries. Never calls a tool. Retries an
/// unreachable server a few times. Depending on the revision, the result comes with the task or from a separate
/// request.
class TaskFollower : public QObject
{
    Q_OBJECT

public:
    /// `answers`: the server's questions can be answered. `talk` must outlive this object.
    TaskFollower(McpTalk &talk, QString id, bool answers, QObject *parent);

    /// Follows a task in the state just reported: queries it after a pause.
    void follow(const ServerTask &task);
    /// Queries it immediately, also when the conversation is ready() again.
    void ask();
    /// The answers to wanted() questions, as members of an object.
    void reply(const QByteArrayList &responses);
    void stop();
    /// Whether the server has reported on the task.
    [[nodiscard]] bool hasHeard() const { return m_heard; }
    /// The last reported state.
    [[nodiscard]] const ServerTask &task() const { return m_task; }

signals:
    void changed(const rc::ServerTask &task); ///< another state or message
    /// It waits for these new questions; reply() continues.
    void wanted(const QList<rc::ServerQuestion> &questions);
    void waitsForInput(); ///< without anyone to answer
    void over(const rc::ServerTask &task);
    /// The response to the request for a finished task's result.
    void answered(const rc::RpcAnswer &answer);
    /// `loss`: the error's meaning for the task.
    void lost(const rc::Error &error, const rc::RpcAnswer &answer, rc::TaskLoss loss);

private:
    void stateCame(const RpcAnswer &answer);
    void resultCame(const RpcAnswer &answer);
    void failed(const RpcAnswer &answer);
    void lose(const RpcAnswer &answer);
    void take(const ServerTask &task);
    void fetchResult();
    void askLater(std::chrono::milliseconds pause);

    McpTalk &m_talk;
    const bool m_answers;
    ServerTask m_task;
    QTimer m_pause;
    QSet<QString> m_asked; ///< keys of questions, to ask each only once
    int m_failures = 0;    ///< consecutive
    bool m_heard = false;
    bool m_stopped = false;
};

} // namespace rc
