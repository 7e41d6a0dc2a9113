// SPDX-License-Identifier: GPL-3.0-or-later
// One tool call to its end, and servers for it: with sessions, and with streams.
#pragma once

#include "service/tools/toolcalljob.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc {

/// A tool server, with the memory of its dialect.
struct ToolServer : ScriptedServer
{
    using ScriptedServer::ScriptedServer;

    [[nodiscard]] QUrl endpoint() const { return QUrl(base() + QStringLiteral("/mcp/")); }
    [[nodiscard]] auto known() const { return memory.known(endpoint()); }
    void remember(Dialect dialect) { memory.remember(endpoint(), dialect); }

    DialectMemory memory;
};

/// A server with sessions. `call`: the response to requests in a session.
inline QByteArray sessionResponse(const ReceivedRequest &request, const std::function<QByteArray()> &call,
                                  const QByteArray &capabilities = "{}")
{
    if (request.verb == "DELETE" || request.verb == "GET")
        return httpResponse(request.verb == "GET" ? 405 : 200, "");
    if (request.asks("initialize"))
        return httpResponse(
            200, rpcResult(request, R"({"protocolVersion":"2025-06-18","capabilities":)" + capabilities + '}'),
            "application/json", "Mcp-Session-Id: s-7\r\n");
    if (!request.body.contains("\"method\":\"")) // an answer to the server
        return httpResponse(202, "");
    if (request.headers.value("mcp-session-id") != "s-7")
        return httpResponse(400, rpcError(-32000, "Bad Request: No valid session ID provided"));
    return request.body.contains("\"method\":\"notifications/") ? httpResponse(202, "") : call();
}
inline QByteArray sessionResponse(const ReceivedRequest &request, const QByteArray &call)
{
    return sessionResponse(request, [&call] { return call; });
}

inline QByteArray streamOf(const QByteArrayList &messages)
{
    return httpResponse(200, "data: " + messages.join("\n\ndata: ") + "\n\n", "text/event-stream");
}

/// Events of a stream that stays open.
inline QByteArray openStream(const QByteArrayList &messages)
{
    return "HTTP/1.1 200 Told\r\nContent-Type: text/event-stream\r\n\r\ndata: " + messages.join("\n\ndata: ") + "\n\n";
}

inline int countOf(const ScriptedServer &server, const QByteArray &method)
{
    return int(std::count_if(server.seen().cbegin(), server.seen().cend(),
                             [&method](const ReceivedRequest &seen) { return seen.asks(method); }));
}

/// What a person who changes no default answers.
inline ServerAnswer accepted(const ServerQuestion &question)
{
    return {AnswerAction::Accept, withDefaults(question)};
}

struct CallOptions
{
    Dialect dialect = Dialect::Modern;
    bool answers = false;
    TaskSupport tasks = TaskSupport::Forbidden;
    bool isRepeatable = false;
    bool isUnattended = false;
    QByteArray key = "k-1";
    std::chrono::milliseconds deadline = 5000ms;
    std::function<ServerAnswer(const ServerQuestion &)> answer = accepted;
    /// CallLog with each state of the task.
    std::function<void(ToolCallJob &, const ServerTask &)> changed = {};
    /// The job exists until then.
    std::function<bool()> until = {};
};

struct CallLog
{
    ToolCallResult result;
    int ends = 0;
    QList<TaskStatus> states;
    QList<ServerQuestion> questions;
};

inline CallLog callWith(const ScriptedServer &server, const CallOptions &wish = {})
{
    DialectMemory memory;
    memory.remember(QUrl(server.base() + u"/mcp/"_s), wish.dialect);
    HttpLimits limits{{wish.deadline}};
    limits.streamDeadline = wish.deadline;
    limits.responseCap = 8 * 1024 * 1024;
    ToolCallJob job(QUrl(server.base()),
                    {.kind = CatalogKind::General,
                     .name = u"ask"_s,
                     .answers = wish.answers,
                     .isUnattended = wish.isUnattended,
                     .tasks = wish.tasks,
                     .isRepeatable = wish.isRepeatable},
                    {Secret(wish.key), {}}, memory, limits);
    CallLog called;
    QObject::connect(&job, &ToolCallJob::asked, &job, [&](const ServerQuestion &question) {
        called.questions.append(question);
        // Later, like a user.
        QMetaObject::invokeMethod(
            &job, [&job, given = wish.answer(question)] { job.answer(given); }, Qt::QueuedConnection);
    });
    QObject::connect(&job, &ToolCallJob::taskChanged, &job, [&](const ServerTask &task) {
        called.states.append(task.status);
        if (wish.changed)
            wish.changed(job, task);
    });
    const QSignalSpy finished(&job, &ToolCallJob::finished);
    job.start();
    (void)waitFor([&] { return !finished.isEmpty() && (!wish.until || wish.until()); });
    QCoreApplication::processEvents();
    called.ends = int(finished.size());
    if (called.ends > 0)
        called.result = finished.first().first().value<ToolCallResult>();
    return called;
}

} // namespace rc
