// SPDX-License-Identifier: GPL-3.0-or-later
// Responses to tools/list from a tool server, or from something else.
#include "check/answercases.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Opens sessions and immediately forgets them.
Answers losesSessions(const QByteArray &answer, const QByteArray &sessionless)
{
    return [=](const SeenRequest &request) {
        if (request.asks("initialize"))
            return httpAnswer(200, rpcResult(request, R"({"protocolVersion":"2025-11-25","capabilities":{}})"),
                              "application/json", "Mcp-Session-Id: s-1\r\n");
        return request.headers.value("mcp-session-id").isEmpty() ? sessionless : answer;
    };
}

/// Sends these responses in order, and then repeats the last one.
Answers inTurn(const QByteArrayList &answers)
{
    return [answers, at = qsizetype(0)](const SeenRequest &) mutable {
        return answers.at(std::min(at++, answers.size() - 1));
    };
}

/// This response at /mcp, and none at other addresses.
Answers withoutSlash(const QByteArray &answer)
{
    return [answer](const SeenRequest &r) { return r.path == "/mcp" ? answer : httpAnswer(404, "", "text/plain"); };
}

Answers resulting(const QByteArray &result)
{
    return [result](const SeenRequest &r) { return httpAnswer(200, rpcResult(r, result)); };
}

constexpr auto codeHosting = RungId::ToolsCodeHosting;

AnswerCase noneThere(const char *name, const QByteArray &answer)
{
    AnswerCase row = failed(name, "no-code-hosting", answer).at(codeHosting);
    row.state = RungState::Skipped;
    return row;
}

} // namespace

QList<AnswerCase> toolCases()
{
    return {
        failed("no key received", "tools-key-missing",
               httpAnswer(401, R"x({"detail":"Missing API key (expected x-api-key)"})x")),
        failed("OAuth, and a key in another header", "oauth-or-bearer",
               httpAnswer(401, R"x({"error":"invalid_token"})x", "application/json",
                          "WWW-Authenticate: Bearer resource_metadata=\"https://t.example/.well-known/x\"\r\n"),
               u"use --bearer"_s),
        failed("a host that is not listed", "tools-host-not-listed",
               httpAnswer(421, "Invalid Host header", "text/plain"), u"127.0.0.1"_s),
        failed("a scope is missing", "scope-missing",
               httpAnswer(403, "{}", "application/json",
                          "WWW-Authenticate: Bearer error=\"insufficient_scope\", scope=\"logs:read\"\r\n"),
               u"“logs:read”"_s),
        failed("mutual TLS", "client-certificate-required",
               httpAnswer(400, "<html><title>400 No required SSL certificate was sent</title></html>", "text/html")),
        failed("522", "gateway-got-nothing", httpAnswer(522, "", "text/plain")),
        failed("a key refused inside a success", "key-refused-in-json-rpc",
               httpAnswer(200, rpcError(-32001, "Unauthorized: bad key")), u"“Unauthorized: bad key”"_s),
        failed("an error without words", "server-defined-error", httpAnswer(200, rpcError(-32001, ""))),
        failed("a key refused inside a server error", "key-refused-in-json-rpc",
               httpAnswer(500, rpcError(-32603, "Invalid API key")), u"“Invalid API key”"_s),
        failed("an error event", "stream-reports-error",
               httpAnswer(200, "event: error\ndata: {\"error\":\"quota exceeded\"}\n\n", "text/event-stream"),
               u"“quota exceeded”"_s),
        warned("code hosting behind a login", "catalog-behind-login",
               httpAnswer(302, "", "text/plain", "Location: /accounts/login/?next=/github/\r\n"))
            .at(codeHosting),
        noneThere("code hosting that is gone", httpAnswer(410, "{}")),
        failed("slashes that lead to each other", "redirect-loop",
               [](const SeenRequest &request) {
                   const QByteArray other = request.path.endsWith('/') ? request.path.chopped(1) : request.path + '/';
                   return httpAnswer(308, {}, "text/plain", "Location: " + other + "\r\n");
               }),
        failed("a bearer token", "bearer-wanted",
               httpAnswer(401, R"({"error":"unauthorized"})", "application/json", "WWW-Authenticate: Bearer\r\n"),
               u"use --bearer"_s),
        failed("a bearer token, in words alone", "bearer-wanted",
               httpAnswer(401, rpcError(-32001, "Unauthorized: Missing bearer token")), u"use --bearer"_s),
        failed("a bearer token or an API key", "tools-key-not-accepted",
               httpAnswer(401, R"({"detail":"Wrong API key or bearer token"})")),
        failed("wrong key", "tools-key-not-accepted", httpAnswer(401, R"x({"detail":"Invalid API key"})x")),
        failed("no key received by a gateway", "tools-key-missing",
               httpAnswer(401, R"({"message":"No API key found in request"})")),
        noneThere("code hosting that is not implemented", httpAnswer(501, "{}")),
        warned("not linked, with a status of its own", "account-not-linked",
               httpAnswer(424, R"({"detail":"GitHub account not connected"})"))
            .at(codeHosting),
        warned("not linked, as an error of JSON-RPC", "account-not-linked",
               httpAnswer(200, rpcError(-32000, "No GitHub account linked for this user")))
            .at(codeHosting),
        failed("Basic authentication", "basic-wanted",
               httpAnswer(401, "", "text/plain", "WWW-Authenticate: Digest nonce=\"n\", Basic realm=\"x\"\r\n")),
        failed("the log service itself", "own-login-of-tools",
               httpAnswer(302, "", "text/plain", "Location: /accounts/login/?next=/mcp/\r\n")),
        failed("whose tools", "user-name-needed",
               httpAnswer(401, R"x({"detail":"Missing user name (expected x-user-username)"})x")),
        warned("a token is wanted", "token-wanted", httpAnswer(401, "Unauthorized", "text/plain"),
               u"key set --code-hosting-token"_s)
            .at(codeHosting),
        warned("a token is wanted elsewhere", "catalog-wants-token", httpAnswer(401, "Unauthorized", "text/plain"),
               u"key set --catalog NAME"_s)
            .at(RungId::tools(furtherKind())),
        warned("not linked, as JSON", "account-not-linked", httpAnswer(401, R"x({"detail":"account not linked"})x"))
            .at(codeHosting),
        failed("401", "tools-caller-not-accepted", httpAnswer(401, "{}")),
        failed("401, empty in chunks", "tools-caller-not-accepted",
               "HTTP/1.1 401 No\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        failed("403", "refused-behind-it", httpAnswer(403, "{}")).at(codeHosting),
        noneThere("no code hosting", httpAnswer(404, "<html>Not Found</html>", "text/html")),
        failed("404", "no-tools-here", httpAnswer(404, "<html>Not Found</html>", "text/html")),
        warned("not configured", "upstream-not-configured",
               httpAnswer(503, R"x({"detail":"MCP upstream is not configured"})x"))
            .at(codeHosting),
        failed("upstream failed", "upstream-failed",
               httpAnswer(502, R"x({"detail":"MCP upstream request failed: refused"})x"))
            .at(codeHosting),
        failed("504", "tools-upstream-too-slow", httpAnswer(504, "")),
        failed("503", "service-down", httpAnswer(503, "")),
        failed("406", "accept-refused", httpAnswer(406, "")),
        failed("413", "request-too-large", httpAnswer(413, "")),
        failed("session lost", "session-lost",
               losesSessions(httpAnswer(404, rpcError(-32001, "Session not found")),
                             httpAnswer(400, rpcError(-32000, "Server not initialized")))),
        failed("Host check of the SDK", "tools-host-not-listed",
               httpAnswer(403, rpcError(-32000, "Invalid Host: 127.0.0.1"))),
        failed("Host check of a development server", "tools-host-not-listed",
               httpAnswer(403, R"(Blocked request. This host ("127.0.0.1") is not allowed.)", "text/plain")),
        failed("Host check of a framework", "tools-host-not-listed",
               httpAnswer(403, "<h1>Blocked hosts: 127.0.0.1:80</h1>", "text/html")),
        failed("Origin check", "origin-refused", httpAnswer(403, rpcError(-32000, "Invalid Origin: null"))),
        failed("Origin check of code hosting", "origin-refused",
               httpAnswer(403, "Forbidden: origin not allowed", "text/plain"))
            .at(codeHosting),
        failed("400", "request-not-valid", httpAnswer(400, R"({"error":"invalid_json"})"), u"“invalid_json”"_s),
        failed("400 of code hosting", "request-not-valid", httpAnswer(400, "Bad Request", "text/plain"),
               u"“Bad Request”"_s)
            .at(codeHosting),
        failed("422", "request-not-valid", httpAnswer(422, R"({"detail":"params"})"), u"“params”"_s),
        failed("405", "method-not-allowed", httpAnswer(405, "", "text/plain")),
        failed("415", "content-refused", httpAnswer(415, "", "text/plain")),
        failed("415 of code hosting", "content-refused", httpAnswer(415, "", "text/plain")).at(codeHosting),
        failed("426", "upgrade-wanted", httpAnswer(426, "", "text/plain")),
        failed("501", "method-not-allowed", httpAnswer(501, "<html>Unsupported method</html>", "text/html")),
        failed("406 of code hosting", "accept-refused", httpAnswer(406, "", "text/plain")).at(codeHosting),
        failed("a page of code hosting", "login-page", httpAnswer(200, signInPage, "text/html"), u"“Sign in”"_s)
            .at(codeHosting),
        failed("a gate", "gateway-refuses",
               httpAnswer(401, "<html><title>Sign in with Okta</title></html>", "text/html"), u"“Sign in with Okta”"_s),
        failed("Host check with 400", "tools-host-not-listed", httpAnswer(400, "Invalid host header", "text/plain")),
        failed("Host check that names the right one", "tools-host-not-listed",
               [](const SeenRequest &r) {
                   const QByteArray port = r.headers.value("host").split(':').constLast();
                   return httpAnswer(403, "Access is only allowed at localhost:" + port, "text/plain");
               }),
        failed("a 403 that names another port", "tools-forbidden",
               httpAnswer(403, "No access to db.internal:1", "text/plain")),
        failed("a 403 that names a host", "tools-forbidden",
               httpAnswer(403, R"({"detail":"This key may not list tools of host db-1"})")),
        failed("session needed and not given", "session-needed",
               httpAnswer(400, rpcError(-32000, "Server not initialized"))),
        failed("-32601", "method-unknown", httpAnswer(200, rpcError(-32601, "Method not found"))),
        failed("-32602", "params-refused", httpAnswer(200, rpcError(-32602, "Invalid request parameters"))),
        failed("-32603", "server-error", httpAnswer(200, rpcError(-32603, "Internal error"))),
        failed("-32700", "request-unreadable", httpAnswer(400, rpcError(-32700, "Parse error"))),
        failed("-32600", "request-not-valid", httpAnswer(200, rpcError(-32600, "Invalid Request"))),
        failed("-32020", "headers-do-not-match", httpAnswer(400, rpcError(-32020, "Header mismatch"))),
        failed("-32021", "capability-missing", httpAnswer(400, rpcError(-32021, "Missing capability"))),
        failed("-32022", "version-not-shared",
               httpAnswer(400, rpcError(-32022, "Unsupported", R"({"supported":["2099-01-01"]})")), u"“Unsupported”"_s),
        failed("an error code of its own", "unknown", httpAnswer(200, rpcError(-31999, "boom")), u"boom"_s),
        failed("wrong id", "wrong-id", httpAnswer(200, R"x({"jsonrpc":"2.0","id":"another","result":{"tools":[]}})x")),
        failed("no result", "missing-result",
               [](const SeenRequest &r) { return httpAnswer(200, R"({"jsonrpc":"2.0","id":)" + idOf(r) + '}'); }),
        failed("not JSON", "not-json", httpAnswer(200, R"x({"jsonrpc":)x")),
        failed("empty", "empty-answer", httpAnswer(200, "")),
        failed("not JSON-RPC", "not-json-rpc", httpAnswer(200, R"x({"tools":[]})x")),
        failed("stream without an answer", "stream-without-answer",
               QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: hello\n\n")),
        failed("empty stream", "stream-without-answer",
               QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")),
        failed("login page", "login-page", httpAnswer(200, signInPage, "text/html")),
        failed("closed at once", "closed-before-answer", QByteArray("")).at(codeHosting),
        warned("no tools", "list-empty", resulting(R"({"tools":[]})")),
        warned("half a list", "list-incomplete",
               resulting(R"({"tools":[{"name":"a","inputSchema":{}}],"nextCursor":7})")),
        warned("a tool without a name", "tools-set-aside",
               resulting(R"({"tools":[{"name":"a","inputSchema":{}},{}]})")),
    };
}

QList<AnswerCase> exchangeCases()
{
    return {
        failed("session lost with 400", "session-lost",
               losesSessions(httpAnswer(400, rpcError(-32000, "Bad Request: Unknown Mcp-Session-Id")),
                             httpAnswer(400, rpcError(-32000, "Bad Request: Mcp-Session-Id header is required")))),
        failed("an error in the session", "server-error",
               losesSessions(httpAnswer(200, rpcError(-32603, "boom")),
                             httpAnswer(400, rpcError(-32000, "Server not initialized")))),
        failed("a session that the key does not open", "tools-caller-not-accepted",
               inTurn({httpAnswer(400, rpcError(-32000, "Server not initialized")), httpAnswer(401, "{}")})),
        failed(
            "nothing of it in any dialect", "request-unreadable",
            inTurn({httpAnswer(400, rpcError(-32700, "Parse error")), httpAnswer(400, rpcError(-32700, "Parse error")),
                    httpAnswer(400, rpcError(-32601, "Method not found")), httpAnswer(404, "{}")})),
        failed("a wrong key at the other slash", "tools-key-not-accepted",
               withoutSlash(httpAnswer(401, R"({"detail":"Invalid API key"})"))),
        failed("nothing at either slash", "no-tools-here", inTurn({httpAnswer(404, "{}"), httpAnswer(405, "{}")})),
        failed("versions of a future", "version-not-shared",
               inTurn({httpAnswer(400, rpcError(-32022, "Unsupported", R"({"supported":["1999-01-01","x"]})")),
                       httpAnswer(500, "{}")}),
               u"“Unsupported”"_s),
    };
}

} // namespace rc
