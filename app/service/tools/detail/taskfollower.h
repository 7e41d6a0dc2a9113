// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a server about one of its tasks, as often as the server allows, until the task is over.
#pragma once

#include "service/tools/detail/mcptalk.h"
#include "service/tools/servertask.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace rc {

enum class TaskLoss {
    Unsaid,  ///< nothing: it keeps silent, refuses whoever asks, or has a fault of its own
    Unknown, ///< it has no such task, or none for whoever asks
    Unclear, ///< what makes no sense
};

/// Over a conversation that is ready, whose deadline is that of all questions together. Nothing in it calls a tool. A
/// server that is out of reach is asked a few times more; in the two revisions a result comes in two ways: with the
/// task, or as the answer to a request for it.
class TaskFollower : public QObject
{
    Q_OBJECT

public:
    /// `answers`: somebody answers what the server asks meanwhile. `talk` outlives this object.
    TaskFollower(McpTalk &talk, QString id, bool answers, QObject *parent);

    /// As the server has just told it: the first question comes after a pause.
    void follow(const ServerTask &task);
    /// At once, also when the conversation is ready() again.
    void ask();
    /// What was answered to questions that were wanted(), as members of an object.
    void reply(const QByteArrayList &responses);
    void stop();
    /// Whether the server has said anything of the task.
    [[nodiscard]] bool hasHeard() const { return m_heard; }
    /// As it was last heard of.
    [[nodiscard]] const ServerTask &task() const { return m_task; }

signals:
    void changed(const rc::ServerTask &task); ///< another state or other words
    void goesOn();                            ///< it is not over, and is asked about again later
    /// It waits for these, which were not asked before; reply() goes on.
    void wanted(const QList<rc::ServerQuestion> &questions);
    void waitsForInput(); ///< and nobody answers
    void over(const rc::ServerTask &task);
    /// The answer to the request for the result of a task that is over.
    void answered(const rc::RpcAnswer &answer);
    /// `loss`: what the server has said of the task with that.
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
    QSet<QString> m_asked; ///< keys of questions: none comes twice
    int m_failures = 0;    ///< in a row
    bool m_heard = false;
    bool m_stopped = false;
};

} // namespace rc
