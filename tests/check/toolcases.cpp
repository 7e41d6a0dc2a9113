// SPDX-License-Identifier: GPL-3.0-or-later
// Responses to tools/list from a tool server, or from something else.
#include "check/answercases.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Opens sessions and immediately forgets them.
Answers losesSessions(const QByteArray &response, const QByteArray &sessionless)
{
    return [=](const ReceivedRequest &request) {
        if (request.asks("initialize"))
            return httpResponse(200, rpcResult(request, R"({"protocolVersion":"2025-11-25","capabilities":{}})"),
                                "application/json", "Mcp-Session-Id: s-1\r\n");
        return request.headers.value("mcp-session-id").isEmpty() ? sessionless : response;
    };
}

/// Sends these responses in order, and then repeats the last one.
Answers inTurn(const QByteArrayList &answers)
{
    return [answers, at = qsizetype(0)](const ReceivedRequest &) mutable {
        return answers.at(std::min(at++, answers.size() - 1));
    };
}

/// This response at /mcp, and none at other addresses.
Answers withoutSlash(const QByteArray &response)
{
    return [response](const ReceivedRequest &r) {
        return r.path == "/mcp" ? response : httpResponse(404, "", "text/plain");
    };
}

Answers resulting(const QByteArray &result)
{
    return [result](const ReceivedRequest &r) { return httpResponse(200, rpcResult(r, result)); };
}

constexpr auto codeHosting = StepId::ToolsCodeHosting;

} // namespace

QList<ResponseCase> toolCases()
{
    return casesIn(u"tests/check/tools.txt"_s) +
           QList<ResponseCase>{
               failed("slashes that lead to each other", "redirect-loop",
                      [](const ReceivedRequest &request) {
                          const QByteArray other =
                              request.path.endsWith('/') ? request.path.chopped(1) : request.path + '/';
                          return httpResponse(308, {}, "text/plain", "Location: " + other + "\r\n");
                      }),
               failed("401, empty in chunks", "tools-caller-not-accepted",
                      "HTTP/1.1 401 No\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
               failed("session lost", "session-lost",
                      losesSessions(httpResponse(404, rpcError(-32001, "Session not found")),
                                    httpResponse(400, rpcError(-32000, "Server not initialized")))),
               failed("Host check that names the right one", "tools-host-not-listed",
                      [](const ReceivedRequest &r) {
                          const QByteArray port = r.headers.value("host").split(':').constLast();
                          return httpResponse(403, "Access is only allowed at localhost:" + port, "text/plain");
                      }),
               failed("no result", "missing-result",
                      [](const ReceivedRequest &r) {
                          return httpResponse(200, R"({"jsonrpc":"2.0","id":)" + idOf(r) + '}');
                      }),
               failed("stream without an answer", "stream-without-answer",
                      QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: hello\n\n")),
               failed("empty stream", "stream-without-answer",
                      QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")),
               failed("closed at once", "closed-before-answer", QByteArray("")).at(codeHosting),
               warned("no tools", "list-empty", resulting(R"({"tools":[]})")),
               warned("half a list", "list-incomplete",
                      resulting(R"({"tools":[{"name":"a","inputSchema":{}}],"nextCursor":7})")),
               warned("a tool without a name", "tools-set-aside",
                      resulting(R"({"tools":[{"name":"a","inputSchema":{}},{}]})")),
           };
}

QList<ResponseCase> exchangeCases()
{
    return {
        failed("session lost with 400", "session-lost",
               losesSessions(httpResponse(400, rpcError(-32000, "Bad Request: Unknown Mcp-Session-Id")),
                             httpResponse(400, rpcError(-32000, "Bad Request: Mcp-Session-Id header is required")))),
        failed("an error in the session", "server-error",
               losesSessions(httpResponse(200, rpcError(-32603, "boom")),
                             httpResponse(400, rpcError(-32000, "Server not initialized")))),
        failed("a session that the key does not open", "tools-caller-not-accepted",
               inTurn({httpResponse(400, rpcError(-32000, "Server not initialized")), httpResponse(401, "{}")})),
        failed("nothing of it in any dialect", "request-unreadable",
               inTurn({httpResponse(400, rpcError(-32700, "Parse error")),
                       httpResponse(400, rpcError(-32700, "Parse error")),
                       httpResponse(400, rpcError(-32601, "Method not found")), httpResponse(404, "{}")})),
        failed("a wrong key at the other slash", "tools-key-not-accepted",
               withoutSlash(httpResponse(401, R"({"detail":"Invalid API key"})"))),
        failed("nothing at either slash", "no-tools-here", inTurn({httpResponse(404, "{}"), httpResponse(405, "{}")})),
        failed("versions of a future", "version-not-shared",
               inTurn({httpResponse(400, rpcError(-32022, "Unsupported", R"({"supported":["1999-01-01","x"]})")),
                       httpResponse(500, "{}")}),
               u"“Unsupported”"_s),
    };
}

} // namespace rc
