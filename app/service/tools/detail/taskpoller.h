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
    NoStatus, ///< no response, a refusal, or a server error
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
    void query();
    /// The answers to wanted() questions, as members of an object.
    void reply(const QByteArrayList &responses);
    void stop();
    /// Whether the server has reported on the task.
    [[nodiscard]] bool hasState() const { return m_hasState; }
    /// The last reported state.
    [[nodiscard]] const ServerTask &task() const { return m_task; }

signals:
    void changed(const rc::ServerTask &task); ///< another state or message
    /// The task waits for the answers to these new questions; reply() continues.
    void questionsAsked(const QList<rc::ServerQuestion> &questions);
    void waitsForInput(); ///< the server requests input that cannot be given
    void ended(const rc::ServerTask &task);
    /// The response to the request for a finished task's result.
    void answered(const rc::RpcResponse &response);
    /// `loss`: the error's meaning for the task.
    void lost(const rc::Error &error, const rc::RpcResponse &response, rc::TaskQueryFailure loss);

private:
    void stateReceived(const RpcResponse &response);
    void resultReceived(const RpcResponse &response);
    void failed(const RpcResponse &response);
    void reportLost(const RpcResponse &response);
    void update(const ServerTask &task);
    void fetchResult();
    void queryLater(std::chrono::milliseconds pause);

    McpConversation &m_conversation;
    const bool m_answers;
    ServerTask m_task;
    QTimer m_pause;
    QSet<QString> m_askedKeys; ///< keys of questions, to ask each only once
    int m_failures = 0;        ///< consecutive
    bool m_hasState = false;
    bool m_stopped = false;
};

} // namespace rc
