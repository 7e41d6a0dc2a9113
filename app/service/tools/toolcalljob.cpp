// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/toolcalljob.h"

#include "core/background.h"
#include "core/json/jsontext.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"
#include "service/tools/detail/mcptalk.h"
#include "service/tools/detail/mcpwords.h"
#include "service/tools/detail/taskfollower.h"
#include "service/tools/toollistjob.h"

#include <QHash>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

std::optional<CallProgress> progressIn(const QByteArray &message)
{
    const auto method = jsonMember(message, u"method"_s);
    const auto params = jsonMember(message, u"params"_s);
    if (!method || !params || jsonText(*method) != u"notifications/progress"_s)
        return std::nullopt;
    const auto token = jsonMember(*params, u"progressToken"_s);
    const auto progress = jsonMember(*params, u"progress"_s);
    if (!token || jsonText(*token) != callProgressToken() || !progress || !isJsonNumber(QString::fromLatin1(*progress)))
        return std::nullopt;
    CallProgress told{QString::fromLatin1(*progress), {}, {}};
    if (const auto total = jsonMember(*params, u"total"_s); total && isJsonNumber(QString::fromLatin1(*total)))
        told.total = QString::fromLatin1(*total);
    if (const auto said = jsonMember(*params, u"message"_s))
        told.message = jsonText(*said).value_or(QString());
    return told;
}

} // namespace

struct ToolCallJob::Private
{
    Private(ToolCallJob *job, const QUrl &toolServer, ToolCall wanted, Credentials credentials, DialectMemory &dialects,
            HttpLimits limits)
        : q(job)
        , call(std::move(wanted))
        , talk(toolServer, call.kind, std::move(credentials), dialects, std::move(limits), job)
    {
    }

    ToolCallJob *q;
    ToolCall call;
    McpTalk talk;
    bool started = false;
    bool ended = false;
    bool cancelled = false;
    bool calling = false;             ///< the call itself is in progress
    bool relisted = false;            ///< the list was fetched again for other headers
    std::optional<RpcAnswer> untaken; ///< a response that proves the call was not executed

    // The server's questions to the user.
    QList<ServerQuestion> open;           ///< the first has been asked
    QHash<QString, QByteArray> streamIds; ///< ids of a stream's questions, by their keys
    QSet<QByteArray> heardIds;
    QList<ServerExchange> exchanges;
    int rounds = 0;
    bool repeated = false; ///< repeated without a question
    int questions = 0;
    QByteArrayList responses; ///< members with the answers of this round
    std::optional<InputRequest> inputWanted;
    ToolCallResult askingAnswer; ///< response of the call, while the user is asked

    ToolCallResult taskAnswer;       ///< response of the call that became a task
    QPointer<TaskFollower> follower; ///< while the server continues the call as a task

    void begin();
    void follow(const ToolCallResult &result);
    TaskFollower *makeFollower(const QString &id);
    void taskWants(const QList<ServerQuestion> &asked);
    void taskOver(const ServerTask &task);
    void taskAnswered(const RpcAnswer &answer);
    void taskLost(const Error &error, const RpcAnswer &answer, TaskLoss loss);
    void endTask(ToolCallResult result);
    void leaveTask(const std::optional<Error> &why);
    void leaveUnanswered(const QList<ServerQuestion> &asked, const QString &why);
    void ask(const CallMessage &message);
    void hear(const QByteArray &message);
    void hearRequest(const QString &method, const QByteArray &message, const QByteArray &id);
    void question(ServerQuestion next);
    void askNext();
    void answer(const ServerAnswer &answer);
    void input(const ToolCallResult &result);
    void again();
    void answered(const RpcAnswer &answer);
    void relist(const std::optional<QString> &cursor, int pages);
    void listedAgain(const RpcAnswer &answer, int pages);
    void stop(const Error &error);
    void end(ToolCallResult result);
};

ToolCallJob::ToolCallJob(const QUrl &toolServer, ToolCall call, Credentials credentials, DialectMemory &dialects,
                         HttpLimits limits, QObject *parent)
    : QObject(parent)
{
    d = std::make_unique<Private>(this, toolServer, std::move(call), std::move(credentials), dialects,
                                  std::move(limits));
    if (d->call.answers)
        d->talk.setCapabilities(asksAPerson);
    d->talk.setTasks();
    connect(&d->talk, &McpTalk::ready, this, [this] { d->begin(); });
    connect(&d->talk, &McpTalk::failed, this, [this](const Error &error) { d->stop(error); });
    connect(&d->talk, &McpTalk::heard, this, [this](const QByteArray &message) { d->hear(message); });
}

ToolCallJob::~ToolCallJob() = default;

void ToolCallJob::start()
{
    if (!d->ended && !std::exchange(d->started, true))
        d->talk.start();
}

void ToolCallJob::abort()
{
    if (std::exchange(d->cancelled, true) || d->ended)
        return;
    if (d->follower && !d->call.taskId.isEmpty()) { // only the query ends: the task belongs to an earlier call
        d->leaveTask(std::nullopt);
        return;
    }
    if (d->follower) {
        d->talk.sendTaskCancelled(d->follower->task().id);
        ToolCallResult result = d->taskAnswer;
        result.outcome = CallOutcome::Unknown;
        result.error = Error{ErrorKind::Cancelled, {}, {}, 0};
        d->endTask(result);
        return;
    }
    if (d->calling) {
        d->talk.sendCancelled();
        if (d->talk.abort())
            return; // its response shows whether anything was sent
    }
    if (d->inputWanted) { // the call was sent and the server waits: its effects so far are unknown
        ToolCallResult result = d->askingAnswer;
        result.error = Error{ErrorKind::Cancelled, {}, {}, 0};
        d->end(result);
        return;
    }
    d->stop({ErrorKind::Cancelled, {}, {}, 0});
}

void ToolCallJob::leave()
{
    if (!d->ended && d->follower)
        d->leaveTask(std::nullopt);
}

void ToolCallJob::answer(const ServerAnswer &answer)
{
    if (!d->ended && !d->open.isEmpty())
        d->answer(answer);
}

/// Also after restarting the conversation. A call that became a task is never repeated.
void ToolCallJob::Private::begin()
{
    if (follower)
        follower->ask();
    else if (!call.taskId.isEmpty())
        makeFollower(call.taskId)->ask();
    else
        ask({call.name, call.arguments});
}

void ToolCallJob::Private::ask(const CallMessage &message)
{
    CallMessage said = message;
    said.asTask =
        talk.dialect() == Dialect::Session && talk.abilities().taskCalls && call.tasks != TaskSupport::Forbidden;
    McpQuestion question{u"tools/call"_s, callParams(talk.manners(), said), call.name};
    if (talk.dialect() == Dialect::Modern) {
        const auto headers = callHeaders(call);
        if (!headers) {
            stop(headers.error());
            return;
        }
        question.headers = *headers;
    }
    calling = true;
    talk.ask(question, [this](const RpcAnswer &answer) { answered(answer); });
}

void ToolCallJob::Private::hear(const QByteArray &message)
{
    if (ended || (!calling && !follower))
        return;
    const auto tape = JsonTape::read(message);
    const JsonValue id = tape ? tape->root().member("id") : JsonValue();
    if (id) {
        const QString method = tape->root().member("method").text().value_or(QString());
        hearRequest(method, message, id.raw().toByteArray());
    } else if (const auto progress = progressIn(message)) {
        emit q->progressed(*progress);
    }
}

/// A server's own request in the stream of the call. A duplicate, which a resumed stream may contain, is answered only
/// once.
void ToolCallJob::Private::hearRequest(const QString &method, const QByteArray &message, const QByteArray &id)
{
    if (method.isEmpty() || heardIds.contains(id) || heardIds.size() > 10 * mostQuestions)
        return;
    heardIds.insert(id);
    if (method == "ping"_L1) {
        talk.reply(id, R"({"result":{}})");
        return;
    }
    const auto tape = JsonTape::read(message);
    ServerQuestion next = serverQuestion(method, tape ? tape->root().member("params") : JsonValue());
    next.inStream = true;
    if (!call.answers || talk.dialect() == Dialect::Modern || next.kind == ServerQuestion::Kind::Other) {
        exchanges.append({next, std::nullopt});
        talk.reply(id, R"({"error":{"code":-32601,"message":"Nobody answers this here."}})");
        return;
    }
    next.key = QString::number(heardIds.size());
    streamIds.insert(next.key, id);
    question(std::move(next));
}

void ToolCallJob::Private::question(ServerQuestion next)
{
    next.number = ++questions;
    open.append(std::move(next));
    if (open.size() == 1)
        askNext();
}

/// Cancels unanswerable questions without asking, and any beyond the limit.
void ToolCallJob::Private::askNext()
{
    if (open.isEmpty() || ended)
        return;
    const ServerQuestion next = open.constFirst();
    if (!next.fault.isEmpty() || next.number > mostQuestions) {
        answer({AnswerAction::Cancel, {}});
        return;
    }
    talk.hold();
    emit q->asked(next);
}

void ToolCallJob::Private::answer(const ServerAnswer &given)
{
    const ServerQuestion asked = open.takeFirst();
    talk.release();
    ServerExchange exchange{asked, given};
    exchange.heldKey = talk.holdsKey(given.content);
    if (exchange.heldKey)
        exchange.answer = ServerAnswer{AnswerAction::Cancel, {}};
    const QByteArray json = answerJson(asked, *exchange.answer);
    exchanges.append(exchange);
    if (asked.inStream) {
        talk.reply(streamIds.take(asked.key), "{\"result\":" + json + '}');
        if (open.isEmpty() && follower && !responses.isEmpty())
            follower->reply(std::exchange(responses, {})); // answers to the task's earlier questions
        else
            askNext();
        return;
    }
    responses.append(jsonString(asked.key) + ':' + json);
    if (!open.isEmpty())
        askNext();
    else if (follower)
        follower->reply(std::exchange(responses, {}));
    else
        again();
}

/// The server has ended the call with questions.
void ToolCallJob::Private::input(const ToolCallResult &result)
{
    askingAnswer = result;
    const InputRequest request = *result.wanted;
    const bool other = std::ranges::any_of(
        request.questions, [](const ServerQuestion &one) { return one.kind == ServerQuestion::Kind::Other; });
    QString why;
    if (++rounds > 1 && call.isUnattended)
        why = ToolCallJob::tr(
            "The server requested input again. With “--answers defaults”, a call is repeated only once.");
    else if (rounds > mostRounds)
        why = ToolCallJob::tr("The server has already requested input %1 times, which is the limit.").arg(mostRounds);
    else if (request.questions.isEmpty() && request.requestState.isEmpty())
        why = ToolCallJob::tr("The server needs input but does not say what.");
    else if (request.questions.isEmpty() && (!call.isRepeatable || std::exchange(repeated, true)))
        why = ToolCallJob::tr("The server wants the same call again without a question. It was not repeated, because "
                              "the tool may have run.");
    else if (other)
        why = request.questions.constFirst().fault;
    else if (!call.answers && !request.questions.isEmpty())
        why = displayText(request.questions.constFirst().message);
    if (!why.isEmpty()) {
        for (const ServerQuestion &one : request.questions)
            exchanges.append({one, std::nullopt});
        askingAnswer.error->detail = why;
        end(askingAnswer);
        return;
    }
    inputWanted = request;
    responses.clear();
    if (request.questions.isEmpty()) {
        again();
        return;
    }
    for (ServerQuestion one : request.questions) {
        one.number = ++questions;
        open.append(std::move(one));
    }
    askNext();
}

void ToolCallJob::Private::again()
{
    CallMessage message{call.name, call.arguments};
    if (!responses.isEmpty())
        message.inputResponses = '{' + responses.join(',') + '}';
    message.requestState = std::exchange(inputWanted, std::nullopt)->requestState;
    ask(message);
}

void ToolCallJob::Private::answered(const RpcAnswer &answer)
{
    calling = false;
    // Open questions of its stream, whose answers are not expected any more.
    for (const ServerQuestion &one : std::exchange(open, {}))
        exchanges.append({one, std::nullopt});
    talk.release();
    if (!answer.result && !cancelled && rounds == 0) {
        const bool proven = provesUntaken(answer, talk.inSession());
        if (proven)
            untaken = answer;
        const bool mismatch = answer.fault && answer.fault->code == headerMismatch;
        if (proven && mismatch && talk.dialect() == Dialect::Modern && !std::exchange(relisted, true)) {
            relist(std::nullopt, 0);
            return;
        }
        if (!(mismatch && relisted) && talk.speakOtherwise(answer, false, AskAgain::WhenUntaken))
            return;
    }
    inBackgroundIfLarge(
        q, answer.http.body.size(), [wanted = call, answer] { return callResult(wanted, answer); },
        [this](const ToolCallResult &result) {
            if (result.wanted && !cancelled && !ended)
                input(result);
            else if (result.task && !cancelled && !ended)
                follow(result);
            else
                end(result);
        });
}

TaskFollower *ToolCallJob::Private::makeFollower(const QString &id)
{
    follower = new TaskFollower(talk, id, call.answers, q);
    QObject::connect(follower, &TaskFollower::changed, q, &ToolCallJob::taskChanged);
    QObject::connect(follower, &TaskFollower::goesOn, q, [this] {
        if (!call.waits)
            leaveTask(std::nullopt);
    });
    QObject::connect(follower, &TaskFollower::wanted, q,
                     [this](const QList<ServerQuestion> &asked) { taskWants(asked); });
    QObject::connect(follower, &TaskFollower::waitsForInput, q,
                     [this] { leaveUnanswered(follower->task().questions, {}); });
    QObject::connect(follower, &TaskFollower::over, q, [this](const ServerTask &task) { taskOver(task); });
    QObject::connect(follower, &TaskFollower::answered, q, [this](const RpcAnswer &answer) { taskAnswered(answer); });
    QObject::connect(
        follower, &TaskFollower::lost, q,
        [this](const Error &error, const RpcAnswer &answer, TaskLoss loss) { taskLost(error, answer, loss); });
    taskAnswer.call = call;
    taskAnswer.outcome = CallOutcome::InProgress;
    return follower;
}

/// The server continues the call as a task.
void ToolCallJob::Private::follow(const ToolCallResult &result)
{
    makeFollower(result.task->id);
    taskAnswer = result;
    const QPointer<TaskFollower> alive(follower);
    emit q->taskChanged(*result.task);
    if (!alive || ended) // a slot may have ended it
        return;
    if (call.waits)
        follower->follow(*result.task);
    else
        leaveTask(std::nullopt); // whatever it waits for
}

void ToolCallJob::Private::taskWants(const QList<ServerQuestion> &asked)
{
    const auto other =
        std::ranges::find_if(asked, [](const ServerQuestion &one) { return one.kind == ServerQuestion::Kind::Other; });
    if (other != asked.cend()) {
        leaveUnanswered(asked, other->fault);
        return;
    }
    if (++rounds > mostRounds) {
        leaveUnanswered(
            asked,
            ToolCallJob::tr("The server has already requested input %1 times, which is the limit.").arg(mostRounds));
        return;
    }
    responses.clear();
    const bool isAsking = !open.isEmpty(); // questions of the stream first; these follow when it is answered
    for (ServerQuestion one : asked) {
        one.number = ++questions;
        open.append(std::move(one));
    }
    if (!isAsking)
        askNext();
}

void ToolCallJob::Private::taskOver(const ServerTask &task)
{
    ToolCallResult result = taskAnswer;
    result.outcome = CallOutcome::Unknown;
    if (task.status == TaskStatus::Completed) {
        Result<ToolResult> read = toolResult(task.result);
        if (read) {
            result.result = std::move(*read);
            result.outcome =
                result.result.isError || saysNotOk(result.result) ? CallOutcome::ToolError : CallOutcome::Answered;
        } else {
            result.error = read.error();
        }
    } else {
        const auto tape = JsonTape::read(task.error);
        const QString said = tape ? tape->root().member("message").text().value_or(QString()) : QString();
        result.error = Error{ErrorKind::RpcError, {}, said.isEmpty() ? task.message : said, 0};
    }
    result.answer = talk.lastAnswer();
    endTask(result);
}

/// A failed task may have the call's error. The call was executed once, so this does not prove that no tool ran.
void ToolCallJob::Private::taskAnswered(const RpcAnswer &answer)
{
    ToolCallResult result = callResult(call, answer);
    if (result.outcome != CallOutcome::Answered && result.outcome != CallOutcome::ToolError)
        result.outcome = CallOutcome::Unknown;
    endTask(result);
}

/// If the server does not know the task, it may have run; if it does not respond, nothing new is known.
void ToolCallJob::Private::taskLost(const Error &error, const RpcAnswer &answer, TaskLoss loss)
{
    if (loss == TaskLoss::Unsaid) {
        leaveTask(error);
        return;
    }
    ToolCallResult result = taskAnswer;
    result.outcome = CallOutcome::Unknown;
    result.fault = answer.fault;
    result.error = error;
    result.answer = answer.http;
    result.taskHeard = true;
    result.taskUnknown = loss == TaskLoss::Unknown;
    endTask(result);
}

void ToolCallJob::Private::leaveTask(const std::optional<Error> &why)
{
    ToolCallResult result = taskAnswer;
    result.outcome = CallOutcome::InProgress;
    result.error = why;
    endTask(result);
}

/// The server keeps waiting: the questions can be answered later.
void ToolCallJob::Private::leaveUnanswered(const QList<ServerQuestion> &asked, const QString &why)
{
    for (const ServerQuestion &one : asked)
        exchanges.append({one, std::nullopt});
    leaveTask(Error{ErrorKind::AnswerWanted, why, {}, 0});
}

void ToolCallJob::Private::endTask(ToolCallResult result)
{
    result.task = follower->task();
    result.taskHeard = result.taskHeard || follower->hasHeard();
    follower->stop();
    follower->deleteLater();
    end(result);
}

/// To get the current headers: nothing was called yet.
void ToolCallJob::Private::relist(const std::optional<QString> &cursor, int pages)
{
    talk.ask({u"tools/list"_s, listParams(talk.manners(), cursor)},
             [this, pages](const RpcAnswer &answer) { listedAgain(answer, pages + 1); });
}

void ToolCallJob::Private::listedAgain(const RpcAnswer &answer, int pages)
{
    if (ended)
        return;
    const auto page = answer.result ? toolPage(*answer.result) : Result<ToolPage>(failure(ErrorKind::MissingResult));
    if (!page) {
        stop(answer.error.value_or(page.error()));
        return;
    }
    for (const Tool &tool : page->tools) {
        if (tool.name != call.name)
            continue;
        call.inputSchema = tool.inputSchema;
        ask({call.name, call.arguments});
        return;
    }
    if (page->nextCursor && pages < maxToolPages)
        relist(page->nextCursor, pages);
    else
        stop({ErrorKind::NotFound, {}, {}, 0});
}

/// Ends without a response to the call.
void ToolCallJob::Private::stop(const Error &error)
{
    if (follower) {
        leaveTask(error);
        return;
    }
    ToolCallResult result;
    result.call = call;
    if (!call.taskId.isEmpty()) { // the query failed
        result.outcome = CallOutcome::InProgress;
        result.task = ServerTask{call.taskId, TaskStatus::Working, {}, {}, {}, {}, {}, {}};
        result.answer = talk.lastAnswer();
        if (error.kind != ErrorKind::Cancelled)
            result.error = talk.telling(error, result.answer);
        end(result);
        return;
    }
    if (untaken && error.kind != ErrorKind::Cancelled) { // report the server's refusal, since nothing better followed
        result = callResult(call, *untaken);
    } else {
        result.outcome = error.kind == ErrorKind::Cancelled ? CallOutcome::Cancelled : CallOutcome::NotSent;
        result.answer = talk.lastAnswer();
        result.error = talk.telling(error, result.answer);
    }
    end(result);
}

void ToolCallJob::Private::end(ToolCallResult result)
{
    if (std::exchange(ended, true))
        return;
    if (result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError ||
        (result.outcome == CallOutcome::InProgress && result.taskHeard))
        talk.remember();
    if (result.outcome == CallOutcome::InProgress)
        talk.keepSession();
    const bool late = !result.task && result.error && result.error->kind == ErrorKind::TimedOut;
    if (late)
        talk.sendCancelled();
    result.dialect = talk.dialect();
    result.followedTo = talk.followedTo();
    result.elapsedMs = talk.elapsedMs();
    result.at = QDateTime::currentDateTime();
    result.tokenSent = talk.sendsToken();
    result.bearerSent = talk.sendsBearer();
    result.sessionOpened = talk.hasOpenedSession();
    result.exchanges = exchanges;
    for (const ServerQuestion &one : std::exchange(open, {}))
        result.exchanges.append({one, std::nullopt});
    result.version = talk.version();
    if (result.server.isEmpty())
        result.server = talk.server();
    talk.close(cancelled || late, [this, result] {
        // Queued, so that callers of start() and abort() need not expect the end inside the call.
        QMetaObject::invokeMethod(q, [job = q, result] { emit job->finished(result); }, Qt::QueuedConnection);
    });
}

} // namespace rc

#include "moc_toolcalljob.cpp"
