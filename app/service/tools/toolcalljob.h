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

#include <QObject>

#include <array>
#include <memory>
#include <optional>

namespace rc {

enum class CallOutcome {
    Answered,   ///< the tool ran and gave a result
    ToolError,  ///< the tool ran and says that it failed (isError)
    Refused,    ///< the server answered and said no before any tool ran
    Unknown,    ///< bytes may have left and no clear answer came: "may have run"
    NotSent,    ///< nothing of the call left this machine
    Cancelled,  ///< before anything of the call left
    InProgress, ///< the server goes on with it as a task, which can be asked about later
};

[[nodiscard]] QLatin1StringView
wireWord(CallOutcome outcome); ///< answered tool-error refused unknown not-sent cancelled in-progress
[[nodiscard]] QString outcomeName(CallOutcome outcome); ///< "The tool answered", "May have run", …

struct ToolCall
{
    CatalogKind kind;
    QString name;                ///< as listed
    QByteArray arguments = "{}"; ///< one JSON object, sent as these bytes
    QByteArray inputSchema = {}; ///< of the tool as listed: which arguments go out as headers as well
    bool answers = false;        ///< somebody answers what the server asks meanwhile, so it is told that it may ask
    TaskSupport tasks = TaskSupport::Forbidden; ///< of the tool as listed
    bool waits = true;                          ///< false: a task that the server makes of it is left at once
    QString taskId = {};                        ///< of an earlier call, which is asked about: the tool is not called
    bool isRepeatable = false;                  ///< the tool states that it only reads and is idempotent
    bool isUnattended = false;                  ///< with defaults alone, so the call is repeated at most once
};

struct ToolCallResult
{
    ToolCall call;
    CallOutcome outcome = CallOutcome::NotSent;
    ToolResult result;             ///< with Answered and ToolError
    std::optional<RpcFault> fault; ///< the JSON-RPC error, if there was one
    std::optional<Error> error;    ///< why, unless Answered or ToolError
    HttpAnswer answer;             ///< to the call itself: the evidence
    QUrl followedTo;               ///< the same address with or without its slash, where that one answers; else empty
    Dialect dialect = Dialect::Plain;
    qint64 elapsedMs = 0;                ///< from start() to the end, a session that had to be opened included
    QDateTime at;                        ///< when the outcome was known, local time
    bool sessionOpened = false;          ///< the server opened a session
    bool bearerSent = false;             ///< the request carried the key as a bearer token
    bool tokenSent = false;              ///< the request carried the code-hosting token
    QList<ServerExchange> exchanges;     ///< what the server asked a person, and what was answered
    std::optional<InputRequest> wanted;  ///< with AnswerWanted: what the call waits for
    ServerIdentity server = {};          ///< where it said who it is
    QByteArray version = {};             ///< of the protocol that was spoken
    int resumed = 0;                     ///< how often a stream that broke off was taken up again
    std::optional<ServerTask> task = {}; ///< what the server made of the call, as it was last heard of
    /// The server has said something of the task; of a call with a taskId, which may be asked about in vain.
    bool taskHeard = false;
    bool taskUnknown = false; ///< it said that it has no such task, or none for whoever asks
    TaskTrace trace = {};     ///< with taskUnknown, or what kept it from saying anything
};

/// How often one call may be asked again with answers, and how many questions its server may ask: some ask for ever.
constexpr int mostRounds = 10;
constexpr int mostQuestions = 40;

/// How far a running tool says it is. Texts are outside text; numbers have the digits that were sent.
struct CallProgress
{
    QString progress;
    QString total; ///< empty when the tool does not know
    QString message;
};

/// What the answer to a tools/call means. Refused is only said where no tool can have run: a 3xx, 4xx, 501 or 503, or a
/// JSON-RPC error on the form of the request, on a tool there is not or on its arguments. Any other error may come from
/// within the tool: Unknown.
[[nodiscard]] ToolCallResult callResult(const ToolCall &call, const RpcAnswer &answer);

/// The body that goes out for a call.
[[nodiscard]] QByteArray callBody(const ToolCall &call, Dialect dialect);
/// The request that goes out for a call in a dialect without a session, also for showing it. Fails when the credentials
/// do not fit a header.
[[nodiscard]] Result<HttpRequest> callRequest(const QUrl &toolServer, const ToolCall &call,
                                              const Credentials &credentials, const DialectMemory &dialects);

/// The headers that arguments of the call are mirrored in; BadInput for a tool whose schema marks what it must not.
[[nodiscard]] Result<HeaderList> callHeaders(const ToolCall &call);

/// Starts once, ends in exactly one finished(), also when nothing could be sent, and never inside start() or abort();
/// destroying it aborts silently. The call is asked again in another dialect only where provesUntaken(), with other
/// headers when the server says that these do not match, once and after a look at its list, and follows one
/// slashRedirect(). A call that its server has ended by asking for something is asked again with the answers. Nothing
/// else makes a second request of it. A task that the server makes of the call is asked about, at the pace that the
/// server wants, until it is over or the time is used up; a call with a taskId does nothing but that.
class ToolCallJob : public QObject
{
    Q_OBJECT

public:
    ToolCallJob(const QUrl &toolServer, ToolCall call, Credentials credentials, DialectMemory &dialects,
                HttpLimits limits = {}, QObject *parent = nullptr);
    ~ToolCallJob() override;

    void start();
    /// To the question that was asked(); nothing happens when none is open. What holds the key is not sent: then the
    /// server is told that the question was canceled.
    void answer(const rc::ServerAnswer &answer);
    /// Tells the server, where it would hear of it, and ends. What has left may run all the same. Of a call with a
    /// taskId it ends the asking, and the task goes on.
    void abort();
    /// Ends, and the server goes on with its task; nothing happens while there is none.
    void leave();

signals:
    void progressed(const rc::CallProgress &progress);
    /// One question at a time, each to be answered. Only of a call that `answers`.
    void asked(const rc::ServerQuestion &question);
    /// The server has made a task of the call, or the task is in another state.
    void taskChanged(const rc::ServerTask &task);
    void finished(const rc::ToolCallResult &result);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
