// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/detail/taskpoller.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxFailures = 5; // consecutive failures of an unreachable server

/// Whether another query may succeed.
bool maySucceedLater(const RpcResponse &answer)
{
    constexpr int tooMany = 429;
    if (answer.fault)
        return false;
    switch (answer.http.fault) {
    case HttpFault::None:
        return answer.http.status >= 500 || answer.http.status == tooMany;
    case HttpFault::Canceled:
    case HttpFault::TlsFailed:
    case HttpFault::ResponseTooLarge:
        return false;
    default:
        return true;
    }
}

} // namespace

TaskPoller::TaskPoller(McpConversation &conversation, QString id, bool answers, QObject *parent)
    : QObject(parent)
    , m_conversation(conversation)
    , m_answers(answers)
{
    m_task.id = std::move(id);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &TaskPoller::ask);
    m_conversation.extend();
}

void TaskPoller::follow(const ServerTask &task)
{
    m_hasState = true;
    update(task);
}

void TaskPoller::stop()
{
    m_stopped = true;
    m_pause.stop();
}

void TaskPoller::ask()
{
    if (m_stopped)
        return;
    m_pause.stop();
    m_conversation.ask({u"tasks/get"_s, taskParams(m_conversation.metadata(), m_task.id), m_task.id},
                       [this](const RpcResponse &answer) { stateReceived(answer); });
}

/// Not after the deadline: the next query then ends it.
void TaskPoller::askLater(std::chrono::milliseconds pause)
{
    m_pause.start(std::max(std::chrono::milliseconds(0), std::min(pause, m_conversation.remaining())));
}

void TaskPoller::stateReceived(const RpcResponse &answer)
{
    if (m_stopped)
        return;
    if (!answer.result) {
        failed(answer);
        return;
    }
    const Result<ServerTask> task = taskState(*answer.result, m_task.id);
    if (!task) {
        emit lost(task.error(), answer, TaskQueryFailure::Invalid);
        return;
    }
    m_hasState = true;
    update(*task);
}

void TaskPoller::failed(const RpcResponse &answer)
{
    // Only considers the transport: an unknown task says nothing about the dialect.
    if (m_conversation.tryOtherDialect(answer, m_hasState, RetryPolicy::IfNotExecuted))
        return; // ready() will be emitted again
    const QDateTime retryAt = answer.error ? answer.error->retryAt : QDateTime();
    if (maySucceedLater(answer) && ++m_failures <= maxFailures) {
        askLater(std::max(pollPause(m_task) * m_failures, untilRetry(retryAt)));
        return;
    }
    lose(answer);
}

/// Both revisions use the same code for a task that does not exist (any more) or belongs to another caller.
void TaskPoller::lose(const RpcResponse &answer)
{
    const bool unknown = answer.fault && answer.fault->code == invalidParams;
    emit lost(answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status}), answer,
              unknown ? TaskQueryFailure::Unknown : TaskQueryFailure::NoStatus);
}

void TaskPoller::update(const ServerTask &task)
{
    const bool isNew = task.status != m_task.status || task.message != m_task.message;
    m_task = task;
    m_failures = 0;
    const QPointer<TaskPoller> alive(this);
    if (isNew)
        emit changed(task);
    if (!alive || m_stopped)
        return;
    const bool hasEnd = !task.result.isEmpty() || !task.error.isEmpty() || m_conversation.dialect() == Dialect::Modern;
    if (task.status == TaskStatus::Canceled || (isOver(task.status) && hasEnd)) {
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
    if (m_conversation.dialect() != Dialect::Modern && task.questions.isEmpty()) {
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

void TaskPoller::reply(const QByteArrayList &responses)
{
    if (m_stopped)
        return;
    const QByteArray params = taskParams(m_conversation.metadata(), m_task.id, '{' + responses.join(',') + '}');
    m_conversation.ask({u"tasks/update"_s, params, m_task.id}, [this](const RpcResponse &answer) {
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

void TaskPoller::fetchResult()
{
    m_conversation.ask({u"tasks/result"_s, taskParams(m_conversation.metadata(), m_task.id), m_task.id},
                       [this](const RpcResponse &answer) { resultReceived(answer); });
}

void TaskPoller::resultReceived(const RpcResponse &answer)
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

#include "moc_taskpoller.cpp"
