// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/detail/taskpoller.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxFailures = 5; // consecutive failures of an unreachable server

/// Whether another query may succeed.
bool maySucceedLater(const RpcResponse &response)
{
    constexpr int tooMany = 429;
    if (response.fault)
        return false;
    const std::optional<ErrorKind> fault = response.http.fault;
    if (!fault)
        return response.http.status >= 500 || response.http.status == tooMany;
    return fault != ErrorKind::Canceled && fault != ErrorKind::TlsFailed && fault != ErrorKind::ResponseTooLarge;
}

} // namespace

TaskPoller::TaskPoller(McpConversation &conversation, QString id, bool answers, QObject *parent)
    : QObject(parent)
    , m_conversation(conversation)
    , m_answers(answers)
{
    m_task.id = std::move(id);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &TaskPoller::query);
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

void TaskPoller::query()
{
    if (m_stopped)
        return;
    m_pause.stop();
    m_conversation.send({u"tasks/get"_s, taskParams(m_conversation.metadata(), m_task.id), m_task.id},
                        [this](const RpcResponse &response) { stateReceived(response); });
}

/// Not after the deadline: the next query then ends it.
void TaskPoller::queryLater(std::chrono::milliseconds pause)
{
    m_pause.start(std::max(std::chrono::milliseconds(0), std::min(pause, m_conversation.remaining())));
}

void TaskPoller::stateReceived(const RpcResponse &response)
{
    if (m_stopped)
        return;
    if (!response.result) {
        failed(response);
        return;
    }
    const Result<ServerTask> task = taskState(*response.result, m_task.id);
    if (!task) {
        emit lost(task.error(), response, TaskQueryFailure::Invalid);
        return;
    }
    m_hasState = true;
    update(*task);
}

void TaskPoller::failed(const RpcResponse &response)
{
    // Only for errors of the transport: an unknown task is no sign of another dialect.
    if (m_conversation.tryOtherDialect(response, m_hasState, RetryPolicy::IfNotExecuted))
        return; // ready() will be emitted again
    const QDateTime retryAt = response.error ? response.error->retryAt : QDateTime();
    if (maySucceedLater(response) && ++m_failures <= maxFailures) {
        queryLater(std::max(pollPause(m_task) * m_failures, untilRetry(retryAt)));
        return;
    }
    reportLost(response);
}

/// Both revisions use the same code for a task that does not exist (any more) or belongs to another caller.
void TaskPoller::reportLost(const RpcResponse &response)
{
    const bool isUnknown = response.fault && response.fault->code == invalidParams;
    emit lost(*response.error, response, isUnknown ? TaskQueryFailure::Unknown : TaskQueryFailure::NoStatus);
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
        emit ended(task);
        return;
    }
    if (isOver(task.status)) {
        fetchResult();
        return;
    }
    if (task.status != TaskStatus::InputRequired) {
        queryLater(pollPause(task));
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
    for (const ServerQuestion &question : task.questions) {
        if (!m_askedKeys.contains(question.key)) {
            m_askedKeys.insert(question.key);
            questions.append(question);
        }
    }
    if (questions.isEmpty())
        queryLater(pollPause(task)); // answered, but not processed by the server yet
    else
        emit questionsAsked(questions);
}

void TaskPoller::reply(const QByteArrayList &responses)
{
    if (m_stopped)
        return;
    const QByteArray params = taskParams(m_conversation.metadata(), m_task.id, '{' + responses.join(',') + '}');
    m_conversation.send({u"tasks/update"_s, params, m_task.id}, [this](const RpcResponse &response) {
        if (m_stopped)
            return;
        const QDateTime retryAt = response.error ? response.error->retryAt : QDateTime();
        // Never answer twice: the task itself shows the effect.
        if (response.result || maySucceedLater(response))
            queryLater(std::max(pollPause(m_task), untilRetry(retryAt)));
        else
            reportLost(response);
    });
}

void TaskPoller::fetchResult()
{
    m_conversation.send({u"tasks/result"_s, taskParams(m_conversation.metadata(), m_task.id), m_task.id},
                        [this](const RpcResponse &response) { resultReceived(response); });
}

void TaskPoller::resultReceived(const RpcResponse &response)
{
    if (m_stopped)
        return;
    if (response.result || response.fault) {
        m_stopped = true;
        emit answered(response);
        return;
    }
    failed(response);
}

} // namespace rc

#include "moc_taskpoller.cpp"
