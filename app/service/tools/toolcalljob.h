// SPDX-License-Identifier: GPL-3.0-or-later
// Calls one tool, at most once.
#pragma once

#include "core/key/credentials.h"
#include "core/tool/toolcatalog.h"
#include "service/tools/detail/dialectmemory.h"
#include "service/tools/serverquestion.h"
#include "service/tools/servertask.h"
#include "service/tools/toolresult.h"
#include "wire/rpc/rpccall.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <array>
#include <memory>
#include <optional>

namespace rc {

enum class CallOutcome {
    Answered,   ///< the tool ran and returned a result
    ToolError,  ///< the tool ran and reported an error (isError)
    Refused,    ///< the server refused before any tool ran
    Unknown,    ///< bytes may have been sent but no clear response arrived: "may have run"
    NotSent,    ///< nothing of the call was sent
    Canceled,   ///< before anything of the call was sent
    InProgress, ///< the server continues it as a task that can be queried later
};

[[nodiscard]] QLatin1StringView
wireWord(CallOutcome outcome); ///< answered tool-error refused unknown not-sent cancelled in-progress
[[nodiscard]] Phrase outcomeName(CallOutcome outcome); ///< "The tool responded", "The tool may have run", …

struct ToolCall
{
    CatalogKind kind;
    QString name;                ///< as listed
    QByteArray arguments = "{}"; ///< one JSON object, sent as these bytes
    QByteArray inputSchema = {}; ///< of the tool as listed: marks arguments that are also sent as headers
    bool answers = false;        ///< the server may ask questions, because they will be answered
    bool isUnattended = false;   ///< answers are defaults, so the call is repeated at most once
    TaskSupport tasks = TaskSupport::Forbidden; ///< of the tool as listed
    QString taskId = {};                        ///< queries the task of an earlier call instead of calling the tool
    bool isRepeatable = false;                  ///< the tool states that it only reads and is idempotent
};

struct ToolCallResult
{
    ToolCall call;
    CallOutcome outcome = CallOutcome::NotSent;
    ToolResult result;             ///< for Answered and ToolError
    std::optional<RpcFault> fault; ///< the JSON-RPC error, if any
    std::optional<Error> error;    ///< the reason, unless Answered or ToolError
    HttpResponse response;         ///< response to the call itself: the evidence
    QUrl followedTo;               ///< the address variant that works, with or without trailing slash; else empty
    Dialect dialect = Dialect::Plain;
    qint64 elapsedMs = 0; ///< from start() to the end, including opening a session
    QDateTime at;         ///< when the outcome was determined, local time
    bool sessionOpened = false;
    bool bearerSent = false;                  ///< the request included the key as a bearer token
    bool tokenSent = false;                   ///< the request included a token
    QList<ServerExchange> exchanges;          ///< the server's questions and the answers
    std::optional<InputRequest> inputRequest; ///< for AnswerRequired: the open questions
    ServerIdentity server = {};               ///< if stated
    QByteArray version = {};                  ///< of the protocol in use
    int resumed = 0;                          ///< how often an interrupted stream was resumed
    std::optional<ServerTask> task = {};      ///< the task of the call, in its last known state
    /// The server has reported on the task; may stay false for a call with a taskId.
    bool isTaskReported = false;
    bool taskUnknown = false;     ///< no such task, or not for this caller
    TaskLossHints lossHints = {}; ///< for taskUnknown, or an error of the query
};

/// Limits per call, because some servers ask endlessly.
constexpr int maxRounds = 10;
constexpr int maxQuestions = 40;

/// The progress of a running tool. Texts are outside text; numbers keep their digits.
struct CallProgress
{
    QString progress;
    QString total; ///< empty if unknown
    QString message;
};

/// The meaning of a tools/call response. Refused only if no tool can have run: a 3xx, 4xx, 501 or 503, or a JSON-RPC
/// error about the request's form, an unknown tool or its arguments. Any other error may come from the tool: Unknown.
[[nodiscard]] ToolCallResult callResult(const ToolCall &call, const RpcResponse &response);

/// The tool's own result in a call's: Answered or ToolError, else Unknown with the error.
void setToolResult(ToolCallResult &result, const QByteArray &json);

/// The request of a call in a dialect without a session, also for display. Fails if the credentials do not fit a
/// header.
[[nodiscard]] Result<HttpRequest> callRequest(const QUrl &toolServer, const ToolCall &call,
                                              const Credentials &credentials, const DialectMemory &dialects);

/// The headers that mirror arguments of the call; BadInput if the schema marks a value that cannot be a header.
[[nodiscard]] Result<HeaderList> callHeaders(const ToolCall &call);

struct CallMessage;
class McpConversation;
class TaskPoller;
enum class TaskQueryFailure;

/// Starts once and emits finished() exactly once, even if nothing could be sent, never inside start() or abort();
/// destruction aborts silently. The call is repeated in another dialect only after provesNotExecuted(), and with other
/// headers once, after fetching the list, if the server says that these do not match; follows one slashRedirect(). A
/// call that the server has ended with questions is repeated with the answers. Nothing else repeats it. A resulting
/// task is polled at the server's pace until it ends or the time is up; a call with a taskId only does that.
class ToolCallJob : public QObject
{
    Q_OBJECT

public:
    ToolCallJob(const QUrl &toolServer, ToolCall call, Credentials credentials, DialectMemory &dialects,
                HttpLimits limits = {}, QObject *parent = nullptr);
    ~ToolCallJob() override;

    void start();
    /// Answers asked(); does nothing without an open question. An answer that contains the key is not sent: the
    /// question is canceled instead.
    void answer(const rc::ServerAnswer &answer);
    /// Cancels on the server, where it would notice, and ends. A sent call may still run. For a call with a taskId only
    /// the query ends, and the task continues.
    void abort();
    /// Ends while the server continues its task; does nothing without a task.
    void leave();

signals:
    void progressed(const rc::CallProgress &progress);
    /// One question at a time, each to be answered. Only for a call that `answers`.
    void asked(const rc::ServerQuestion &question);
    /// The call became a task, or its task changed state.
    void taskChanged(const rc::ServerTask &task);
    void finished(const rc::ToolCallResult &result);

private:
    void begin();
    void follow(const ToolCallResult &result);
    TaskPoller *makePoller(const QString &id);
    void taskQuestionsReceived(const QList<ServerQuestion> &questions);
    void taskFinished(const ServerTask &task);
    void taskResultReceived(const RpcResponse &response);
    void taskLost(const Error &error, const RpcResponse &response, TaskQueryFailure loss);
    void endTask(ToolCallResult result);
    void detachTask(const std::optional<Error> &reason);
    void detachUnanswered(const QList<ServerQuestion> &questions, const Phrase &reason);
    void ask(const CallMessage &message);
    void receiveMessage(const QByteArray &message);
    void handleServerRequest(const QString &method, JsonValue params, const QByteArray &id);
    void recordUnanswered(const QList<ServerQuestion> &questions);
    void enqueue(const QList<ServerQuestion> &questions);
    void askNext();
    void answerFirst(const ServerAnswer &answer);
    void handleInputRequest(const ToolCallResult &result);
    void repeatCall();
    void responseReceived(const RpcResponse &response);
    void refetchList(const std::optional<QString> &cursor, int pages);
    void listRefetched(const RpcResponse &response, int pages);
    void stop(const Error &error);
    void end(ToolCallResult result);

    ToolCall m_call;
    std::unique_ptr<McpConversation> m_conversation;
    bool m_started = false;
    bool m_ended = false;
    bool m_cancelled = false;
    bool m_calling = false;                   ///< the call itself is in progress
    bool m_listRefetched = false;             ///< the list was fetched again for other headers
    std::optional<RpcResponse> m_notExecuted; ///< a response that proves the call was not executed
    // The server's questions to the user.
    QList<ServerQuestion> m_openQuestions;  ///< the first has been asked
    QHash<QString, QByteArray> m_streamIds; ///< ids of a stream's questions, by their keys
    QSet<QByteArray> m_handledIds;
    QList<ServerExchange> m_exchanges;
    int m_rounds = 0;
    bool m_repeated = false; ///< repeated without a question
    int m_questions = 0;
    QByteArrayList m_responses; ///< members with the answers of this round
    std::optional<InputRequest> m_inputWanted;
    ToolCallResult m_inputRequiredResult; ///< response of the call, while questions are open
    ToolCallResult m_taskResult;          ///< response of the call that became a task
    QPointer<TaskPoller> m_poller;        ///< while the server continues the call as a task
};

} // namespace rc
