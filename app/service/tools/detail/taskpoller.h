// SPDX-License-Identifier: GPL-3.0-or-later
// Polls one of a server's tasks, at the server's pace, until it ends.
#pragma once

#include "service/tools/detail/mcpconversation.h"
#include "service/tools/servertask.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace rc {

enum class TaskQueryFailure {
    NoStatus, ///< nothing: no response, a refusal, or a server error
    Unknown,  ///< no such task, or not for this caller
    Invalid,  ///< an invalid response
};

/// Uses a conversation that is ready, with a common deadline for all queries. Never calls a tool. Retries an
/// unreachable server a few times. Depending on the revision, the result comes with the task or from a separate
/// request.
class TaskPoller : public QObject
{
    Q_OBJECT

public:
    /// `answers`: the server's questions can be answered. `conversation` must outlive this object.
    TaskPoller(McpConversation &conversation, QString id, bool answers, QObject *parent);

    /// Follows a task in the state just reported: queries it after a pause.
    void follow(const ServerTask &task);
    /// Queries it immediately, also when the conversation is ready() again.
    void ask();
    /// The answers to wanted() questions, as members of an object.
    void reply(const QByteArrayList &responses);
    void stop();
    /// Whether the server has reported on the task.
    [[nodiscard]] bool hasState() const { return m_hasState; }
    /// The last reported state.
    [[nodiscard]] const ServerTask &task() const { return m_task; }

signals:
    void changed(const rc::ServerTask &task); ///< another state or message
    /// It waits for these new questions; reply() continues.
    void wanted(const QList<rc::ServerQuestion> &questions);
    void waitsForInput(); ///< without anyone to answer
    void over(const rc::ServerTask &task);
    /// The response to the request for a finished task's result.
    void answered(const rc::RpcResponse &answer);
    /// `loss`: the error's meaning for the task.
    void lost(const rc::Error &error, const rc::RpcResponse &answer, rc::TaskQueryFailure loss);

private:
    void stateReceived(const RpcResponse &answer);
    void resultReceived(const RpcResponse &answer);
    void failed(const RpcResponse &answer);
    void lose(const RpcResponse &answer);
    void update(const ServerTask &task);
    void fetchResult();
    void askLater(std::chrono::milliseconds pause);

    McpConversation &m_conversation;
    const bool m_answers;
    ServerTask m_task;
    QTimer m_pause;
    QSet<QString> m_asked; ///< keys of questions, to ask each only once
    int m_failures = 0;    ///< consecutive
    bool m_hasState = false;
    bool m_stopped = false;
};

} // namespace rc
