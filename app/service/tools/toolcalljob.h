// SPDX-License-Identifier: GPL-3.0-or-later
// Calls one tool, at most once.
#pragma once

#include "core/key/credentials.h"
#include "core/tool/toolcatalog.h"
#include "service/tools/detail/dialectmemory.h"
#include "service/tools/toolresult.h"
#include "wire/rpc/rpccall.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>

namespace rc {

enum class CallOutcome {
    Answered,  ///< the tool ran and gave a result
    ToolError, ///< the tool ran and says that it failed (isError)
    Refused,   ///< the server answered and said no before any tool ran
    Unknown,   ///< bytes may have left and no clear answer came: "may have run"
    NotSent,   ///< nothing of the call left this machine
    Cancelled, ///< before anything of the call left
};

[[nodiscard]] QLatin1StringView
wireWord(CallOutcome outcome);                          ///< answered tool-error refused unknown not-sent cancelled
[[nodiscard]] QString outcomeName(CallOutcome outcome); ///< "The tool answered", "May have run", …

struct ToolCall
{
    CatalogKind kind;
    QString name;                ///< as listed
    QByteArray arguments = "{}"; ///< one JSON object, sent as these bytes
};

struct ToolCallResult
{
    ToolCall call;
    CallOutcome outcome = CallOutcome::NotSent;
    ToolResult result;             ///< with Answered and ToolError
    std::optional<RpcFault> fault; ///< the JSON-RPC error, if there was one
    std::optional<Error> error;    ///< why, unless Answered or ToolError
    HttpAnswer answer;             ///< to the call itself: the evidence
    QUrl followedTo;               ///< where a followed redirect led; empty without one
    Dialect dialect = Dialect::Plain;
    qint64 elapsedMs = 0;   ///< from start() to the end, a session that had to be opened included
    QDateTime at;           ///< when the outcome was known, local time
    bool tokenSent = false; ///< the request carried the code-hosting token
    QString serverAsked;    ///< the method of a request that the server made meanwhile, which nobody answers
};

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
                                              const Credentials &credentials, Dialect dialect);

/// Starts once, ends in exactly one finished(), also when nothing could be sent, and never inside start() or abort();
/// destroying it aborts silently. The call is asked again in another dialect only where provesUntaken(), and follows
/// one slashRedirect(); nothing else makes a second request of it.
class ToolCallJob : public QObject
{
    Q_OBJECT

public:
    ToolCallJob(const QUrl &toolServer, ToolCall call, Credentials credentials, DialectMemory &dialects,
                HttpLimits limits = {}, QObject *parent = nullptr);
    ~ToolCallJob() override;

    void start();
    /// Tells the server, where it would hear of it, and ends. What has left may run all the same.
    void abort();

signals:
    void progressed(const rc::CallProgress &progress);
    void finished(const rc::ToolCallResult &result);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
