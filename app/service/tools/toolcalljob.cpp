// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/toolcalljob.h"

#include "core/background.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "service/tools/detail/mcpconversation.h"
#include "service/tools/detail/mcpmessages.h"
#include "service/tools/detail/taskpoller.h"
#include "service/tools/toollistjob.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct JobTr
{
    RC_DECLARE_PHRASES(rc::ToolCallJob)
};

std::optional<CallProgress> progressIn(JsonValue message)
{
    const JsonValue params = message.member("params");
    const auto number = [&params](QByteArrayView name) {
        const JsonValue value = params.member(name);
        return value.kind() == JsonKind::Number ? QString::fromLatin1(value.raw()) : QString();
    };
    const QString progress = number("progress");
    if (message.member("method").text() != u"notifications/progress"_s ||
        params.member("progressToken").text() != callProgressToken() || progress.isEmpty())
        return std::nullopt;
    return CallProgress{progress, number("total"), params.textOf("message")};
}

/// Why one of the questions cannot be asked; empty if all can.
Phrase unsupportedIn(const QList<ServerQuestion> &questions)
{
    const auto found = std::ranges::find(questions, ServerQuestion::Kind::Other, &ServerQuestion::kind);
    return found == questions.cend() ? Phrase() : found->fault;
}

Phrase tooManyRounds()
{
    return JobTr::tr("The server has already requested input %1 times, which is the limit.").arg(maxRounds);
}

} // namespace

ToolCallJob::ToolCallJob(const QUrl &toolServer, ToolCall call, Credentials credentials, DialectMemory &dialects,
                         HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_call(std::move(call))
    , m_conversation(std::make_unique<McpConversation>(toolServer, m_call.kind, std::move(credentials), dialects,
                                                       std::move(limits), this))
{
    if (m_call.answers)
        m_conversation->setCapabilities(elicitationCapabilities);
    m_conversation->setTasks();
    connect(m_conversation.get(), &McpConversation::ready, this, &ToolCallJob::begin);
    connect(m_conversation.get(), &McpConversation::failed, this, &ToolCallJob::stop);
    connect(m_conversation.get(), &McpConversation::messageReceived, this, &ToolCallJob::receiveMessage);
}

ToolCallJob::~ToolCallJob() = default;

void ToolCallJob::start()
{
    if (!m_ended && !std::exchange(m_started, true))
        m_conversation->start();
}

void ToolCallJob::abort()
{
    if (std::exchange(m_cancelled, true) || m_ended)
        return;
    if (m_poller && !m_call.taskId.isEmpty()) { // only the query ends: the task belongs to an earlier call
        detachTask(std::nullopt);
        return;
    }
    if (m_poller) {
        m_conversation->sendTaskCancelled(m_poller->task().id);
        ToolCallResult result = m_taskResult;
        result.outcome = CallOutcome::Unknown;
        result.error = Error{ErrorKind::Canceled};
        endTask(result);
        return;
    }
    if (m_calling) {
        m_conversation->sendCancelled();
        if (m_conversation->abort())
            return; // its response shows whether anything was sent
    }
    if (m_inputWanted) { // the call was sent and the server waits: its effects so far are unknown
        ToolCallResult result = m_inputRequiredResult;
        result.error = Error{ErrorKind::Canceled};
        end(result);
        return;
    }
    stop({ErrorKind::Canceled});
}

void ToolCallJob::leave()
{
    if (!m_ended && m_poller)
        detachTask(std::nullopt);
}

void ToolCallJob::answer(const ServerAnswer &answer)
{
    if (!m_ended && !m_openQuestions.isEmpty())
        answerFirst(answer);
}

/// Also after restarting the conversation. A call that became a task is never repeated.
void ToolCallJob::begin()
{
    if (m_poller)
        m_poller->query();
    else if (!m_call.taskId.isEmpty())
        makePoller(m_call.taskId)->query();
    else
        ask({m_call.name, m_call.arguments});
}

void ToolCallJob::ask(const CallMessage &message)
{
    CallMessage withTask = message;
    withTask.asTask = m_conversation->dialect() == Dialect::Session && m_conversation->serverCapabilities().taskCalls &&
                      m_call.tasks != TaskSupport::Forbidden;
    McpRequest request{u"tools/call"_s, callParams(m_conversation->metadata(), withTask), m_call.name};
    if (m_conversation->dialect() == Dialect::Modern) {
        const auto headers = callHeaders(m_call);
        if (!headers) {
            stop(headers.error());
            return;
        }
        request.headers = *headers;
    }
    m_calling = true;
    m_conversation->send(request, [this](const RpcResponse &response) { responseReceived(response); });
}

void ToolCallJob::receiveMessage(const QByteArray &message)
{
    if (m_ended || (!m_calling && !m_poller))
        return;
    const auto tape = JsonTape::read(message);
    const JsonValue root = tape ? tape->root() : JsonValue();
    if (const JsonValue id = root.member("id"))
        handleServerRequest(root.textOf("method"), root.member("params"), id.raw().toByteArray());
    else if (const auto progress = progressIn(root))
        emit progressed(*progress);
}

/// A server's own request in the stream of the call. A resumed stream may repeat it, but it gets one answer.
void ToolCallJob::handleServerRequest(const QString &method, JsonValue params, const QByteArray &id)
{
    if (method.isEmpty() || m_handledIds.contains(id) || m_handledIds.size() > 10 * maxQuestions)
        return;
    m_handledIds.insert(id);
    if (method == "ping"_L1) {
        m_conversation->reply(id, R"({"result":{}})");
        return;
    }
    ServerQuestion question = serverQuestion(method, params);
    question.inStream = true;
    if (!m_call.answers || m_conversation->dialect() == Dialect::Modern ||
        question.kind == ServerQuestion::Kind::Other) {
        recordUnanswered({question});
        m_conversation->reply(id, R"({"error":{"code":-32601,"message":"Nobody answers this here."}})");
        return;
    }
    question.key = QString::number(m_handledIds.size());
    m_streamIds.insert(question.key, id);
    enqueue({question});
}

void ToolCallJob::recordUnanswered(const QList<ServerQuestion> &questions)
{
    for (const ServerQuestion &question : questions)
        m_exchanges.append({question, std::nullopt});
}

/// Open questions come first.
void ToolCallJob::enqueue(const QList<ServerQuestion> &questions)
{
    const bool isAsking = !m_openQuestions.isEmpty();
    for (ServerQuestion question : questions) {
        question.number = ++m_questions;
        m_openQuestions.append(std::move(question));
    }
    if (!isAsking)
        askNext();
}

/// Cancels unanswerable questions without asking, and any beyond the limit.
void ToolCallJob::askNext()
{
    if (m_openQuestions.isEmpty() || m_ended)
        return;
    const ServerQuestion question = m_openQuestions.constFirst();
    if (!question.fault.isEmpty() || question.number > maxQuestions) {
        answerFirst({AnswerAction::Cancel, {}});
        return;
    }
    m_conversation->hold();
    emit asked(question);
}

void ToolCallJob::answerFirst(const ServerAnswer &answer)
{
    const ServerQuestion question = m_openQuestions.takeFirst();
    m_conversation->release();
    ServerExchange exchange{question, answer};
    exchange.containedKey = m_conversation->containsKey(answer.content);
    if (exchange.containedKey)
        exchange.answer = ServerAnswer{AnswerAction::Cancel, {}};
    const QByteArray json = answerJson(question, *exchange.answer);
    m_exchanges.append(exchange);
    if (question.inStream) {
        m_conversation->reply(m_streamIds.take(question.key), "{\"result\":" + json + '}');
        if (m_openQuestions.isEmpty() && m_poller && !m_responses.isEmpty())
            m_poller->reply(std::exchange(m_responses, {})); // answers to the task's earlier questions
        else
            askNext();
        return;
    }
    m_responses.append(jsonString(question.key) + ':' + json);
    if (!m_openQuestions.isEmpty())
        askNext();
    else if (m_poller)
        m_poller->reply(std::exchange(m_responses, {}));
    else
        repeatCall();
}

/// The server has ended the call with questions.
void ToolCallJob::handleInputRequest(const ToolCallResult &result)
{
    m_inputRequiredResult = result;
    const InputRequest request = *result.inputRequest;
    const Phrase unsupported = unsupportedIn(request.questions);
    Phrase reason;
    if (++m_rounds > 1 && m_call.isUnattended)
        reason =
            JobTr::tr("The server requested input again. With “--answers defaults”, a call is repeated only once.");
    else if (m_rounds > maxRounds)
        reason = tooManyRounds();
    else if (request.questions.isEmpty() && request.requestState.isEmpty())
        reason = JobTr::tr("The server needs input but does not say what.");
    else if (request.questions.isEmpty() && (!m_call.isRepeatable || std::exchange(m_repeated, true)))
        reason = JobTr::tr("The server wants the same call again without a question. It was not repeated, because "
                           "the tool may have run.");
    else if (!unsupported.isEmpty())
        reason = unsupported;
    else if (!m_call.answers && !request.questions.isEmpty())
        reason = displayText(request.questions.constFirst().message);
    if (!reason.isEmpty()) {
        recordUnanswered(request.questions);
        m_inputRequiredResult.error->detail = reason;
        end(m_inputRequiredResult);
        return;
    }
    m_inputWanted = request;
    m_responses.clear();
    if (request.questions.isEmpty()) {
        repeatCall();
        return;
    }
    enqueue(request.questions);
}

void ToolCallJob::repeatCall()
{
    CallMessage message{m_call.name, m_call.arguments};
    if (!m_responses.isEmpty())
        message.inputResponses = '{' + m_responses.join(',') + '}';
    message.requestState = std::exchange(m_inputWanted, std::nullopt)->requestState;
    ask(message);
}

void ToolCallJob::responseReceived(const RpcResponse &response)
{
    m_calling = false;
    // The call has ended, so the server no longer expects answers to the questions in its stream.
    recordUnanswered(std::exchange(m_openQuestions, {}));
    m_conversation->release();
    if (!response.result && !m_cancelled && m_rounds == 0) {
        const bool proven = provesNotExecuted(response, m_conversation->inSession());
        if (proven)
            m_notExecuted = response;
        const bool mismatch = response.fault && response.fault->code == headerMismatch;
        if (proven && mismatch && m_conversation->dialect() == Dialect::Modern &&
            !std::exchange(m_listRefetched, true)) {
            refetchList(std::nullopt, 0);
            return;
        }
        if (!(mismatch && m_listRefetched) &&
            m_conversation->tryOtherDialect(response, false, RetryPolicy::IfNotExecuted))
            return;
    }
    runInBackgroundIfLarge(
        this, response.http.body.size(), [call = m_call, response] { return callResult(call, response); },
        [this](const ToolCallResult &result) {
            if (result.inputRequest && !m_cancelled && !m_ended)
                handleInputRequest(result);
            else if (result.task && !m_cancelled && !m_ended)
                follow(result);
            else
                end(result);
        });
}

TaskPoller *ToolCallJob::makePoller(const QString &id)
{
    m_poller = new TaskPoller(*m_conversation, id, m_call.answers, this);
    connect(m_poller, &TaskPoller::changed, this, &ToolCallJob::taskChanged);
    connect(m_poller, &TaskPoller::questionsAsked, this, &ToolCallJob::taskQuestionsReceived);
    connect(m_poller, &TaskPoller::waitsForInput, this, [this] { detachUnanswered(m_poller->task().questions, {}); });
    connect(m_poller, &TaskPoller::ended, this, &ToolCallJob::taskFinished);
    connect(m_poller, &TaskPoller::answered, this, &ToolCallJob::taskResultReceived);
    connect(m_poller, &TaskPoller::lost, this, &ToolCallJob::taskLost);
    m_taskResult.call = m_call;
    m_taskResult.outcome = CallOutcome::InProgress;
    return m_poller;
}

/// The server continues the call as a task.
void ToolCallJob::follow(const ToolCallResult &result)
{
    makePoller(result.task->id);
    m_taskResult = result;
    const QPointer<TaskPoller> alive(m_poller);
    emit taskChanged(*result.task);
    if (alive && !m_ended) // a slot may have ended it
        m_poller->follow(*result.task);
}

void ToolCallJob::taskQuestionsReceived(const QList<ServerQuestion> &questions)
{
    const Phrase unsupported = unsupportedIn(questions);
    if (!unsupported.isEmpty() || ++m_rounds > maxRounds) {
        detachUnanswered(questions, unsupported.isEmpty() ? tooManyRounds() : unsupported);
        return;
    }
    m_responses.clear();
    enqueue(questions);
}

void ToolCallJob::taskFinished(const ServerTask &task)
{
    ToolCallResult result = m_taskResult;
    result.outcome = CallOutcome::Unknown;
    if (task.status == TaskStatus::Completed) {
        setToolResult(result, task.result);
    } else {
        const auto tape = JsonTape::read(task.error);
        const QString message = tape ? tape->root().textOf("message") : QString();
        result.error = Error{ErrorKind::RpcError, {}, message.isEmpty() ? task.message : message, 0};
    }
    result.response = m_conversation->lastResponse();
    endTask(result);
}

/// The error of a failed task does not prove that no tool ran, because the call was executed.
void ToolCallJob::taskResultReceived(const RpcResponse &response)
{
    ToolCallResult result = callResult(m_call, response);
    if (result.outcome != CallOutcome::Answered && result.outcome != CallOutcome::ToolError)
        result.outcome = CallOutcome::Unknown;
    endTask(result);
}

/// An unknown task may have run. Without a response, the last known state remains.
void ToolCallJob::taskLost(const Error &error, const RpcResponse &response, TaskQueryFailure loss)
{
    if (loss == TaskQueryFailure::NoStatus) {
        detachTask(error);
        return;
    }
    ToolCallResult result = m_taskResult;
    result.outcome = CallOutcome::Unknown;
    result.fault = response.fault;
    result.error = error;
    result.response = response.http;
    result.isTaskReported = true;
    result.taskUnknown = loss == TaskQueryFailure::Unknown;
    endTask(result);
}

void ToolCallJob::detachTask(const std::optional<Error> &reason)
{
    ToolCallResult result = m_taskResult;
    result.outcome = CallOutcome::InProgress;
    result.error = reason;
    endTask(result);
}

/// The questions can be answered later, because the server waits.
void ToolCallJob::detachUnanswered(const QList<ServerQuestion> &questions, const Phrase &reason)
{
    recordUnanswered(questions);
    detachTask(Error{ErrorKind::AnswerRequired, reason, {}, 0});
}

void ToolCallJob::endTask(ToolCallResult result)
{
    result.task = m_poller->task();
    result.isTaskReported = result.isTaskReported || m_poller->hasState();
    m_poller->stop();
    m_poller->deleteLater();
    end(result);
}

/// The schema determines the headers of the call. Nothing was executed yet.
void ToolCallJob::refetchList(const std::optional<QString> &cursor, int pages)
{
    m_conversation->send({u"tools/list"_s, listParams(m_conversation->metadata(), cursor)},
                         [this, pages](const RpcResponse &response) { listRefetched(response, pages + 1); });
}

void ToolCallJob::listRefetched(const RpcResponse &response, int pages)
{
    if (m_ended)
        return;
    const auto page =
        response.result ? toolPage(*response.result) : Result<ToolPage>(failure(ErrorKind::MissingResult));
    if (!page) {
        stop(response.error.value_or(page.error()));
        return;
    }
    for (const Tool &tool : page->tools) {
        if (tool.name != m_call.name)
            continue;
        m_call.inputSchema = tool.inputSchema;
        ask({m_call.name, m_call.arguments});
        return;
    }
    if (page->nextCursor && pages < maxToolPages)
        refetchList(page->nextCursor, pages);
    else
        stop({ErrorKind::NotFound});
}

/// Ends without a response to the call.
void ToolCallJob::stop(const Error &error)
{
    if (m_poller) {
        detachTask(error);
        return;
    }
    ToolCallResult result;
    result.call = m_call;
    if (!m_call.taskId.isEmpty()) { // the query failed
        result.outcome = CallOutcome::InProgress;
        result.task = ServerTask{m_call.taskId, TaskStatus::Working, {}, {}, {}, {}, {}, {}};
        result.response = m_conversation->lastResponse();
        if (error.kind != ErrorKind::Canceled)
            result.error = m_conversation->mostInformative(error, result.response);
        end(result);
        return;
    }
    if (m_notExecuted && error.kind != ErrorKind::Canceled) {
        result = callResult(m_call, *m_notExecuted); // the server's refusal, since nothing better followed
    } else {
        result.outcome = error.kind == ErrorKind::Canceled ? CallOutcome::Canceled : CallOutcome::NotSent;
        result.response = m_conversation->lastResponse();
        result.error = m_conversation->mostInformative(error, result.response);
    }
    end(result);
}

void ToolCallJob::end(ToolCallResult result)
{
    if (std::exchange(m_ended, true))
        return;
    if (result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError ||
        (result.outcome == CallOutcome::InProgress && result.isTaskReported))
        m_conversation->remember();
    if (result.outcome == CallOutcome::InProgress)
        m_conversation->keepSession();
    const bool isLate = !result.task && result.error && result.error->kind == ErrorKind::TimedOut;
    if (isLate)
        m_conversation->sendCancelled();
    result.dialect = m_conversation->dialect();
    result.followedTo = m_conversation->followedTo();
    result.elapsedMs = m_conversation->elapsedMs();
    result.at = QDateTime::currentDateTime();
    result.tokenSent = m_conversation->sendsToken();
    result.bearerSent = m_conversation->sendsBearer();
    result.sessionOpened = m_conversation->hasOpenedSession();
    recordUnanswered(std::exchange(m_openQuestions, {}));
    result.exchanges = m_exchanges;
    result.version = m_conversation->version();
    if (result.server.isEmpty())
        result.server = m_conversation->server();
    m_conversation->close(m_cancelled || isLate, [this, result] {
        // Queued, so that callers of start() and abort() need not expect the end inside the call.
        QMetaObject::invokeMethod(this, [this, result] { emit finished(result); }, Qt::QueuedConnection);
    });
}

} // namespace rc

#include "moc_toolcalljob.cpp"
