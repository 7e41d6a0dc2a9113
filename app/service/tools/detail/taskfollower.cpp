// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/detail/taskfollower.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxFailures = 5; // consecutive failures of an unreachable server

/// Whether another query may succeed.
bool maySucceedLater(const RpcAnswer &answer)
{
    constexpr int tooMany = 429;
    if (answer.fault)
        return false;
    switch (answer.http.fault) {
    case HttpFault::None:
        return answer.http.status >= 500 || answer.http.status == tooMany;
    case HttpFault::Cancelled:
    case HttpFault::TlsFailed:
    case HttpFault::AnswerTooLarge:
        return false;
    default:
        return true;
    }
}

} // namespace

TaskFollower::TaskFollower(McpTalk &talk, QString id, bool answers, QObject *parent)
    : QObject(parent)
    , m_talk(talk)
    , m_answers(answers)
{
    m_task.id = std::move(id);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &TaskFollower::ask);
    m_talk.extend();
}

void TaskFollower::follow(const ServerTask &task)
{
    m_heard = true;
    take(task);
}

void TaskFollower::stop()
{
    m_stopped = true;
    m_pause.stop();
}

void TaskFollower::ask()
{
    if (m_stopped)
        return;
    m_pause.stop();
    m_talk.ask({u"tasks/get"_s, taskParams(m_talk.manners(), m_task.id), m_task.id},
               [this](const RpcAnswer &answer) { stateCame(answer); });
}

/// Not after the deadline: the next query then ends it.
void TaskFollower::askLater(std::chrono::milliseconds pause)
{
    m_pause.start(std::max(std::chrono::milliseconds(0), std::min(pause, m_talk.remaining())));
}

void TaskFollower::stateCame(const RpcAnswer &answer)
{
    if (m_stopped)
        return;
    if (!answer.result) {
        failed(answer);
        return;
    }
    const Result<ServerTask> task = taskState(*answer.result, m_task.id);
    if (!task) {
        emit lost(task.error(), answer, TaskLoss::Unclear);
        return;
    }
    m_heard = true;
    take(*task);
}

void TaskFollower::failed(const RpcAnswer &answer)
{
    // Only considers the transport: an unknown task says nothing about the dialect.
    if (m_talk.speakOtherwise(answer, m_heard, AskAgain::WhenUntaken))
        return; // ready() will be emitted again
    const QDateTime retryAt = answer.error ? answer.error->retryAt : QDateTime();
    if (maySucceedLater(answer) && ++m_failures <= maxFailures) {
        askLater(std::max(pollPause(m_task) * m_failures, untilRetry(retryAt)));
        return;
    }
    lose(answer);
}

/// Both revisions use the same code for a task that does not exist (any more) or belongs to another caller.
void TaskFollower::lose(const RpcAnswer &answer)
{
    const bool unknown = answer.fault && answer.fault->code == invalidParams;
    emit lost(answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status}), answer,
              unknown ? TaskLoss::Unknown : TaskLoss::Unsaid);
}

void TaskFollower::take(const ServerTask &task)
{
    const bool isNew = task.status != m_task.status || task.message != m_task.message;
    m_task = task;
    m_failures = 0;
    const QPointer<TaskFollower> alive(this);
    if (isNew)
        emit changed(task);
    if (!alive || m_stopped)
        return;
    const bool hasEnd = !task.result.isEmpty() || !task.error.isEmpty() || m_talk.dialect() == Dialect::Modern;
    if (task.status == TaskStatus::Cancelled || (isOver(task.status) && hasEnd)) {
        m_stopped = true;
        emit over(task);
        return;
    }
    if (isOver(task.status)) {
        fetchResult();
        return;
    }
    if (task.status != TaskStatus::InputRequired) {
        askLater(pollPause(task));
        return;
    }
    if (!m_answers) {
        emit waitsForInput();
        return;
    }
    if (m_talk.dialect() != Dialect::Modern && task.questions.isEmpty()) {
        fetchResult(); // the questions come in its stream
        return;
    }
    QList<ServerQuestion> questions;
    for (const ServerQuestion &one : task.questions) {
        if (!m_asked.contains(one.key)) {
            m_asked.insert(one.key);
            questions.append(one);
        }
    }
    if (questions.isEmpty())
        askLater(pollPause(task)); // answered, but not processed by the server yet
    else
        emit wanted(questions);
}

void TaskFollower::reply(const QByteArrayList &responses)
{
    if (m_stopped)
        return;
    const QByteArray params = taskParams(m_talk.manners(), m_task.id, '{' + responses.join(',') + '}');
    m_talk.ask({u"tasks/update"_s, params, m_task.id}, [this](const RpcAnswer &answer) {
        if (m_stopped)
            return;
        const QDateTime retryAt = answer.error ? answer.error->retryAt : QDateTime();
        // Never answer twice: the task itself shows the effect.
        if (answer.result || maySucceedLater(answer))
            askLater(std::max(pollPause(m_task), untilRetry(retryAt)));
        else
            lose(answer);
    });
}

void TaskFollower::fetchResult()
{
    m_talk.ask({u"tasks/result"_s, taskParams(m_talk.manners(), m_task.id), m_task.id},
               [this](const RpcAnswer &answer) { resultCame(answer); });
}

void TaskFollower::resultCame(const RpcAnswer &answer)
{
    if (m_stopped)
        return;
    if (answer.result || answer.fault) {
        m_stopped = true;
        emit answered(answer);
        return;
    }
    failed(answer);
}

} // namespace rc

#include "moc_taskfollower.cpp"
