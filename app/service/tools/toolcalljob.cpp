// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/toolcalljob.h"

#include "core/background.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "service/tools/detail/mcptalk.h"
#include "service/tools/detail/mcpwords.h"
#include "service/tools/detail/taskfollower.h"
#include "service/tools/toollistjob.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

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

} // namespace

ToolCallJob::ToolCallJob(const QUrl &toolServer, ToolCall call, Credentials credentials, DialectMemory &dialects,
                         HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_call(std::move(call))
    , m_talk(
          std::make_unique<McpTalk>(toolServer, m_call.kind, std::move(credentials), dialects, std::move(limits), this))
{
    if (m_call.answers)
        m_talk->setCapabilities(asksAPerson);
    m_talk->setTasks();
    connect(m_talk.get(), &McpTalk::ready, this, [this] { begin(); });
    connect(m_talk.get(), &McpTalk::failed, this, [this](const Error &error) { stop(error); });
    connect(m_talk.get(), &McpTalk::heard, this, [this](const QByteArray &message) { hear(message); });
}

ToolCallJob::~ToolCallJob() = default;

void ToolCallJob::start()
{
    if (!m_ended && !std::exchange(m_started, true))
        m_talk->start();
}

void ToolCallJob::abort()
{
    if (std::exchange(m_cancelled, true) || m_ended)
        return;
    if (m_follower && !m_call.taskId.isEmpty()) { // only the query ends: the task belongs to an earlier call
        leaveTask(std::nullopt);
        return;
    }
    if (m_follower) {
        m_talk->sendTaskCancelled(m_follower->task().id);
        ToolCallResult result = m_taskAnswer;
        result.outcome = CallOutcome::Unknown;
        result.error = Error{ErrorKind::Cancelled};
        endTask(result);
        return;
    }
    if (m_calling) {
        m_talk->sendCancelled();
        if (m_talk->abort())
            return; // its response shows whether anything was sent
    }
    if (m_inputWanted) { // the call was sent and the server waits: its effects so far are unknown
        ToolCallResult result = m_askingAnswer;
        result.error = Error{ErrorKind::Cancelled};
        end(result);
        return;
    }
    stop({ErrorKind::Cancelled});
}

void ToolCallJob::leave()
{
    if (!m_ended && m_follower)
        leaveTask(std::nullopt);
}

void ToolCallJob::answer(const ServerAnswer &answer)
{
    if (!m_ended && !m_open.isEmpty())
        answerFirst(answer);
}

/// Also after restarting the conversation. A call that became a task is never repeated.
void ToolCallJob::begin()
{
    if (m_follower)
        m_follower->ask();
    else if (!m_call.taskId.isEmpty())
        makeFollower(m_call.taskId)->ask();
    else
        ask({m_call.name, m_call.arguments});
}

void ToolCallJob::ask(const CallMessage &message)
{
    CallMessage said = message;
    said.asTask = m_talk->dialect() == Dialect::Session && m_talk->abilities().taskCalls &&
                  m_call.tasks != TaskSupport::Forbidden;
    McpQuestion question{u"tools/call"_s, callParams(m_talk->manners(), said), m_call.name};
    if (m_talk->dialect() == Dialect::Modern) {
        const auto headers = callHeaders(m_call);
        if (!headers) {
            stop(headers.error());
            return;
        }
        question.headers = *headers;
    }
    m_calling = true;
    m_talk->ask(question, [this](const RpcAnswer &answer) { answered(answer); });
}

void ToolCallJob::hear(const QByteArray &message)
{
    if (m_ended || (!m_calling && !m_follower))
        return;
    const auto tape = JsonTape::read(message);
    const JsonValue root = tape ? tape->root() : JsonValue();
    if (const JsonValue id = root.member("id"))
        hearRequest(root.textOf("method"), root.member("params"), id.raw().toByteArray());
    else if (const auto progress = progressIn(root))
        emit progressed(*progress);
}

/// A server's own request in the stream of the call. A duplicate, which a resumed stream may contain, is answered only
/// once.
void ToolCallJob::hearRequest(const QString &method, JsonValue params, const QByteArray &id)
{
    if (method.isEmpty() || m_heardIds.contains(id) || m_heardIds.size() > 10 * maxQuestions)
        return;
    m_heardIds.insert(id);
    if (method == "ping"_L1) {
        m_talk->reply(id, R"({"result":{}})");
        return;
    }
    ServerQuestion next = serverQuestion(method, params);
    next.inStream = true;
    if (!m_call.answers || m_talk->dialect() == Dialect::Modern || next.kind == ServerQuestion::Kind::Other) {
        noteUnanswered({next});
        m_talk->reply(id, R"({"error":{"code":-32601,"message":"Nobody answers this here."}})");
        return;
    }
    next.key = QString::number(m_heardIds.size());
    m_streamIds.insert(next.key, id);
    enqueue({next});
}

void ToolCallJob::noteUnanswered(const QList<ServerQuestion> &questions)
{
    for (const ServerQuestion &one : questions)
        m_exchanges.append({one, std::nullopt});
}

/// Asked after those that are open.
void ToolCallJob::enqueue(const QList<ServerQuestion> &asked)
{
    const bool isAsking = !m_open.isEmpty();
    for (ServerQuestion one : asked) {
        one.number = ++m_questions;
        m_open.append(std::move(one));
    }
    if (!isAsking)
        askNext();
}

/// Cancels unanswerable questions without asking, and any beyond the limit.
void ToolCallJob::askNext()
{
    if (m_open.isEmpty() || m_ended)
        return;
    const ServerQuestion next = m_open.constFirst();
    if (!next.fault.isEmpty() || next.number > maxQuestions) {
        answerFirst({AnswerAction::Cancel, {}});
        return;
    }
    m_talk->hold();
    emit asked(next);
}

void ToolCallJob::answerFirst(const ServerAnswer &given)
{
    const ServerQuestion asked = m_open.takeFirst();
    m_talk->release();
    ServerExchange exchange{asked, given};
    exchange.heldKey = m_talk->holdsKey(given.content);
    if (exchange.heldKey)
        exchange.answer = ServerAnswer{AnswerAction::Cancel, {}};
    const QByteArray json = answerJson(asked, *exchange.answer);
    m_exchanges.append(exchange);
    if (asked.inStream) {
        m_talk->reply(m_streamIds.take(asked.key), "{\"result\":" + json + '}');
        if (m_open.isEmpty() && m_follower && !m_responses.isEmpty())
            m_follower->reply(std::exchange(m_responses, {})); // answers to the task's earlier questions
        else
            askNext();
        return;
    }
    m_responses.append(jsonString(asked.key) + ':' + json);
    if (!m_open.isEmpty())
        askNext();
    else if (m_follower)
        m_follower->reply(std::exchange(m_responses, {}));
    else
        again();
}

/// The server has ended the call with questions.
void ToolCallJob::input(const ToolCallResult &result)
{
    m_askingAnswer = result;
    const InputRequest request = *result.wanted;
    const bool other = std::ranges::any_of(
        request.questions, [](const ServerQuestion &one) { return one.kind == ServerQuestion::Kind::Other; });
    QString why;
    if (++m_rounds > 1 && m_call.isUnattended)
        why = tr("The server requested input again. With “--answers defaults”, a call is repeated only once.");
    else if (m_rounds > maxRounds)
        why = tr("The server has already requested input %1 times, which is the limit.").arg(maxRounds);
    else if (request.questions.isEmpty() && request.requestState.isEmpty())
        why = tr("The server needs input but does not say what.");
    else if (request.questions.isEmpty() && (!m_call.isRepeatable || std::exchange(m_repeated, true)))
        why = tr("The server wants the same call again without a question. It was not repeated, because "
                 "the tool may have run.");
    else if (other)
        why = request.questions.constFirst().fault;
    else if (!m_call.answers && !request.questions.isEmpty())
        why = displayText(request.questions.constFirst().message);
    if (!why.isEmpty()) {
        noteUnanswered(request.questions);
        m_askingAnswer.error->detail = why;
        end(m_askingAnswer);
        return;
    }
    m_inputWanted = request;
    m_responses.clear();
    if (request.questions.isEmpty()) {
        again();
        return;
    }
    enqueue(request.questions);
}

void ToolCallJob::again()
{
    CallMessage message{m_call.name, m_call.arguments};
    if (!m_responses.isEmpty())
        message.inputResponses = '{' + m_responses.join(',') + '}';
    message.requestState = std::exchange(m_inputWanted, std::nullopt)->requestState;
    ask(message);
}

void ToolCallJob::answered(const RpcAnswer &answer)
{
    m_calling = false;
    // Open questions of its stream, whose answers are not expected any more.
    noteUnanswered(std::exchange(m_open, {}));
    m_talk->release();
    if (!answer.result && !m_cancelled && m_rounds == 0) {
        const bool proven = provesUntaken(answer, m_talk->inSession());
        if (proven)
            m_untaken = answer;
        const bool mismatch = answer.fault && answer.fault->code == headerMismatch;
        if (proven && mismatch && m_talk->dialect() == Dialect::Modern && !std::exchange(m_relisted, true)) {
            relist(std::nullopt, 0);
            return;
        }
        if (!(mismatch && m_relisted) && m_talk->speakOtherwise(answer, false, AskAgain::WhenUntaken))
            return;
    }
    inBackgroundIfLarge(
        this, answer.http.body.size(), [wanted = m_call, answer] { return callResult(wanted, answer); },
        [this](const ToolCallResult &result) {
            if (result.wanted && !m_cancelled && !m_ended)
                input(result);
            else if (result.task && !m_cancelled && !m_ended)
                follow(result);
            else
                end(result);
        });
}

TaskFollower *ToolCallJob::makeFollower(const QString &id)
{
    m_follower = new TaskFollower(*m_talk, id, m_call.answers, this);
    connect(m_follower, &TaskFollower::changed, this, &ToolCallJob::taskChanged);
    connect(m_follower, &TaskFollower::wanted, this, [this](const QList<ServerQuestion> &asked) { taskWants(asked); });
    connect(m_follower, &TaskFollower::waitsForInput, this,
            [this] { leaveUnanswered(m_follower->task().questions, {}); });
    connect(m_follower, &TaskFollower::over, this, [this](const ServerTask &task) { taskOver(task); });
    connect(m_follower, &TaskFollower::answered, this, [this](const RpcAnswer &answer) { taskAnswered(answer); });
    connect(m_follower, &TaskFollower::lost, this,
            [this](const Error &error, const RpcAnswer &answer, TaskLoss loss) { taskLost(error, answer, loss); });
    m_taskAnswer.call = m_call;
    m_taskAnswer.outcome = CallOutcome::InProgress;
    return m_follower;
}

/// The server continues the call as a task.
void ToolCallJob::follow(const ToolCallResult &result)
{
    makeFollower(result.task->id);
    m_taskAnswer = result;
    const QPointer<TaskFollower> alive(m_follower);
    emit taskChanged(*result.task);
    if (alive && !m_ended) // a slot may have ended it
        m_follower->follow(*result.task);
}

void ToolCallJob::taskWants(const QList<ServerQuestion> &asked)
{
    const auto other =
        std::ranges::find_if(asked, [](const ServerQuestion &one) { return one.kind == ServerQuestion::Kind::Other; });
    if (other != asked.cend()) {
        leaveUnanswered(asked, other->fault);
        return;
    }
    if (++m_rounds > maxRounds) {
        leaveUnanswered(asked,
                        tr("The server has already requested input %1 times, which is the limit.").arg(maxRounds));
        return;
    }
    m_responses.clear();
    enqueue(asked);
}

void ToolCallJob::taskOver(const ServerTask &task)
{
    ToolCallResult result = m_taskAnswer;
    result.outcome = CallOutcome::Unknown;
    if (task.status == TaskStatus::Completed) {
        setToolResult(result, task.result);
    } else {
        const auto tape = JsonTape::read(task.error);
        const QString said = tape ? tape->root().textOf("message") : QString();
        result.error = Error{ErrorKind::RpcError, {}, said.isEmpty() ? task.message : said, 0};
    }
    result.answer = m_talk->lastAnswer();
    endTask(result);
}

/// A failed task may have the call's error. The call was executed once, so this does not prove that no tool ran.
void ToolCallJob::taskAnswered(const RpcAnswer &answer)
{
    ToolCallResult result = callResult(m_call, answer);
    if (result.outcome != CallOutcome::Answered && result.outcome != CallOutcome::ToolError)
        result.outcome = CallOutcome::Unknown;
    endTask(result);
}

/// If the server does not know the task, it may have run; if it does not respond, nothing new is known.
void ToolCallJob::taskLost(const Error &error, const RpcAnswer &answer, TaskLoss loss)
{
    if (loss == TaskLoss::Unsaid) {
        leaveTask(error);
        return;
    }
    ToolCallResult result = m_taskAnswer;
    result.outcome = CallOutcome::Unknown;
    result.fault = answer.fault;
    result.error = error;
    result.answer = answer.http;
    result.taskHeard = true;
    result.taskUnknown = loss == TaskLoss::Unknown;
    endTask(result);
}

void ToolCallJob::leaveTask(const std::optional<Error> &why)
{
    ToolCallResult result = m_taskAnswer;
    result.outcome = CallOutcome::InProgress;
    result.error = why;
    endTask(result);
}

/// The server keeps waiting: the questions can be answered later.
void ToolCallJob::leaveUnanswered(const QList<ServerQuestion> &asked, const QString &why)
{
    noteUnanswered(asked);
    leaveTask(Error{ErrorKind::AnswerWanted, why, {}, 0});
}

void ToolCallJob::endTask(ToolCallResult result)
{
    result.task = m_follower->task();
    result.taskHeard = result.taskHeard || m_follower->hasHeard();
    m_follower->stop();
    m_follower->deleteLater();
    end(result);
}

/// To get the current headers: nothing was called yet.
void ToolCallJob::relist(const std::optional<QString> &cursor, int pages)
{
    m_talk->ask({u"tools/list"_s, listParams(m_talk->manners(), cursor)},
                [this, pages](const RpcAnswer &answer) { listedAgain(answer, pages + 1); });
}

void ToolCallJob::listedAgain(const RpcAnswer &answer, int pages)
{
    if (m_ended)
        return;
    const auto page = answer.result ? toolPage(*answer.result) : Result<ToolPage>(failure(ErrorKind::MissingResult));
    if (!page) {
        stop(answer.error.value_or(page.error()));
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
        relist(page->nextCursor, pages);
    else
        stop({ErrorKind::NotFound});
}

/// Ends without a response to the call.
void ToolCallJob::stop(const Error &error)
{
    if (m_follower) {
        leaveTask(error);
        return;
    }
    ToolCallResult result;
    result.call = m_call;
    if (!m_call.taskId.isEmpty()) { // the query failed
        result.outcome = CallOutcome::InProgress;
        result.task = ServerTask{m_call.taskId, TaskStatus::Working, {}, {}, {}, {}, {}, {}};
        result.answer = m_talk->lastAnswer();
        if (error.kind != ErrorKind::Cancelled)
            result.error = m_talk->telling(error, result.answer);
        end(result);
        return;
    }
    if (m_untaken && error.kind != ErrorKind::Cancelled) { // report the server's refusal, since nothing better followed
        result = callResult(m_call, *m_untaken);
    } else {
        result.outcome = error.kind == ErrorKind::Cancelled ? CallOutcome::Cancelled : CallOutcome::NotSent;
        result.answer = m_talk->lastAnswer();
        result.error = m_talk->telling(error, result.answer);
    }
    end(result);
}

void ToolCallJob::end(ToolCallResult result)
{
    if (std::exchange(m_ended, true))
        return;
    if (result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError ||
        (result.outcome == CallOutcome::InProgress && result.taskHeard))
        m_talk->remember();
    if (result.outcome == CallOutcome::InProgress)
        m_talk->keepSession();
    const bool late = !result.task && result.error && result.error->kind == ErrorKind::TimedOut;
    if (late)
        m_talk->sendCancelled();
    result.dialect = m_talk->dialect();
    result.followedTo = m_talk->followedTo();
    result.elapsedMs = m_talk->elapsedMs();
    result.at = QDateTime::currentDateTime();
    result.tokenSent = m_talk->sendsToken();
    result.bearerSent = m_talk->sendsBearer();
    result.sessionOpened = m_talk->hasOpenedSession();
    noteUnanswered(std::exchange(m_open, {}));
    result.exchanges = m_exchanges;
    result.version = m_talk->version();
    if (result.server.isEmpty())
        result.server = m_talk->server();
    m_talk->close(m_cancelled || late, [this, result] {
        // Queued, so that callers of start() and abort() need not expect the end inside the call.
        QMetaObject::invokeMethod(this, [this, result] { emit finished(result); }, Qt::QueuedConnection);
    });
}

} // namespace rc

#include "moc_toolcalljob.cpp"
