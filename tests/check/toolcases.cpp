// SPDX-License-Identifier: GPL-3.0-or-later
// Responses to tools/list from a tool server, or from something else.
#include "check/answercases.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Opens sessions and immediately forgets them.
std::function<QByteArray(const SeenRequest &)> losesSessions(const QByteArray &answer, const QByteArray &sessionless)
{
    return [=](const SeenRequest &request) {
        if (request.asks("initialize"))
            return httpAnswer(200, rpcResult(request, R"({"protocolVersion":"2025-11-25","capabilities":{}})"),
                              "application/json", "Mcp-Session-Id: s-1\r\n");
        return request.headers.value("mcp-session-id").isEmpty() ? sessionless : answer;
    };
}

/// Sends these responses in order, and then repeats the last one.
std::function<QByteArray(const SeenRequest &)> inTurn(const QByteArrayList &answers)
{
    return [answers, at = qsizetype(0)](const SeenRequest &) mutable {
        return answers.at(std::min(at++, answers.size() - 1));
    };
}

/// This response at /mcp, and none at other addresses.
std::function<QByteArray(const SeenRequest &)> withoutSlash(const QByteArray &answer)
{
    return [answer](const SeenRequest &r) { return r.path == "/mcp" ? answer : httpAnswer(404, "", "text/plain"); };
}

} // namespace

QList<AnswerCase> toolCases()
{
    return {
        {"no key received",
         RungId::ToolsGeneral,
         "tools-key-missing",
         RungState::Failed,
         {},
         always(httpAnswer(401, R"x({"detail":"Missing API key (expected x-api-key)"})x", "application/json"))},
        {"OAuth, and a key in another header", RungId::ToolsGeneral, "oauth-or-bearer", RungState::Failed,
         u"use --bearer"_s,
         always(httpAnswer(401, R"x({"error":"invalid_token"})x", "application/json",
                           "WWW-Authenticate: Bearer resource_metadata=\"https://t.example/.well-known/x\"\r\n"))},
        {"a host that is not listed", RungId::ToolsGeneral, "tools-host-not-listed", RungState::Failed,
         u"127.0.0.1 is not one of them"_s, always(httpAnswer(421, "Invalid Host header", "text/plain"))},
        {"a scope is missing", RungId::ToolsGeneral, "scope-missing", RungState::Failed, u"“logs:read”"_s,
         always(httpAnswer(403, "{}", "application/json",
                           "WWW-Authenticate: Bearer error=\"insufficient_scope\", scope=\"logs:read\"\r\n"))},
        {"mutual TLS", RungId::ToolsGeneral, "client-certificate-required", RungState::Failed, u"mutual TLS"_s,
         always(httpAnswer(400, "<html><title>400 No required SSL certificate was sent</title></html>", "text/html"))},
        {"522", RungId::ToolsGeneral, "gateway-got-nothing", RungState::Failed, u"a gateway in front of the service"_s,
         always(httpAnswer(522, "", "text/plain"))},
        {"a key refused inside a success", RungId::ToolsGeneral, "key-refused-in-json-rpc", RungState::Failed,
         u"“Unauthorized: bad key”"_s, always(httpAnswer(200, rpcError(-32001, "Unauthorized: bad key")))},
        {"an error without words", RungId::ToolsGeneral, "server-defined-error", RungState::Failed, u"a lost session"_s,
         always(httpAnswer(200, rpcError(-32001, "")))},
        {"a key refused inside a server error", RungId::ToolsGeneral, "key-refused-in-json-rpc", RungState::Failed,
         u"“Invalid API key”"_s, always(httpAnswer(500, rpcError(-32603, "Invalid API key")))},
        {"an error event", RungId::ToolsGeneral, "stream-reports-error", RungState::Failed, u"“quota exceeded”"_s,
         always(httpAnswer(200, "event: error\ndata: {\"error\":\"quota exceeded\"}\n\n", "text/event-stream"))},
        {"code hosting behind a login", RungId::ToolsCodeHosting, "catalog-behind-login", RungState::Warned,
         u"a linked account"_s,
         always(httpAnswer(302, "", "text/plain", "Location: /accounts/login/?next=/github/\r\n"))},
        {"code hosting that is gone", RungId::ToolsCodeHosting, "no-code-hosting", RungState::Skipped, u"has none"_s,
         always(httpAnswer(410, "{}"))},
        {"slashes that lead to each other", RungId::ToolsGeneral, "redirect-loop", RungState::Failed,
         u"not sent to any other server"_s,
         [](const SeenRequest &request) {
             const QByteArray other = request.path.endsWith('/') ? request.path.chopped(1) : request.path + '/';
             return httpAnswer(308, {}, "text/plain", "Location: " + other + "\r\n");
         }},
        {"a bearer token", RungId::ToolsGeneral, "bearer-wanted", RungState::Failed, u"use --bearer"_s,
         always(httpAnswer(401, R"({"error":"unauthorized"})", "application/json", "WWW-Authenticate: Bearer\r\n"))},
        {"a bearer token, in words alone", RungId::ToolsGeneral, "bearer-wanted", RungState::Failed, u"use --bearer"_s,
         always(httpAnswer(401, rpcError(-32001, "Unauthorized: Missing bearer token")))},
        {"a bearer token or an API key", RungId::ToolsGeneral, "tools-key-not-accepted", RungState::Failed,
         u"does not accept this API key"_s,
         always(httpAnswer(401, R"({"detail":"Wrong API key or bearer token"})", "application/json"))},
        {"wrong key",
         RungId::ToolsGeneral,
         "tools-key-not-accepted",
         RungState::Failed,
         {},
         always(httpAnswer(401, R"x({"detail":"Invalid API key"})x", "application/json"))},
        {"no key received by a gateway", RungId::ToolsGeneral, "tools-key-missing", RungState::Failed,
         u"removes the header"_s, always(httpAnswer(401, R"({"message":"No API key found in request"})"))},
        {"code hosting that is not implemented", RungId::ToolsCodeHosting, "no-code-hosting", RungState::Skipped,
         u"has none"_s, always(httpAnswer(501, "{}"))},
        {"not linked, with a status of its own", RungId::ToolsCodeHosting, "account-not-linked", RungState::Warned,
         u"Link one in the product"_s, always(httpAnswer(424, R"({"detail":"GitHub account not connected"})"))},
        {"not linked, as an error of JSON-RPC", RungId::ToolsCodeHosting, "account-not-linked", RungState::Warned,
         u"Link one in the product"_s,
         always(httpAnswer(200, rpcError(-32000, "No GitHub account linked for this user")))},
        {"Basic authentication", RungId::ToolsGeneral, "basic-wanted", RungState::Failed, u"HTTP Basic"_s,
         always(httpAnswer(401, "", "text/plain", "WWW-Authenticate: Digest nonce=\"n\", Basic realm=\"x\"\r\n"))},
        {"the log service itself", RungId::ToolsGeneral, "own-login-of-tools", RungState::Failed,
         u"entered as the tool server"_s,
         always(httpAnswer(302, "", "text/plain", "Location: /accounts/login/?next=/mcp/\r\n"))},
        {"whose tools", RungId::ToolsGeneral, "user-name-needed", RungState::Failed, u"username or email address"_s,
         always(httpAnswer(401, R"x({"detail":"Missing user name (expected x-user-username)"})x", "application/json"))},
        {"a token is wanted", RungId::ToolsCodeHosting, "token-wanted", RungState::Warned,
         u"key set --code-hosting-token"_s, always(httpAnswer(401, R"x(Unauthorized)x", "text/plain"))},
        {"a token is wanted elsewhere", RungId::tools(furtherKind()), "catalog-wants-token", RungState::Warned,
         u"key set --catalog NAME"_s, always(httpAnswer(401, R"x(Unauthorized)x", "text/plain"))},
        {"not linked, as JSON", RungId::ToolsCodeHosting, "account-not-linked", RungState::Warned,
         u"Link one in the product"_s,
         always(httpAnswer(401, R"x({"detail":"account not linked"})x", "application/json"))},
        {"401", RungId::ToolsGeneral, "tools-caller-not-accepted", RungState::Failed, u"with this username"_s,
         always(httpAnswer(401, R"x({})x", "application/json"))},
        {"401, empty in chunks", RungId::ToolsGeneral, "tools-caller-not-accepted", RungState::Failed,
         u"with this username"_s,
         always("HTTP/1.1 401 No\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")},
        {"403", RungId::ToolsCodeHosting, "refused-behind-it", RungState::Failed, u"about the account or token"_s,
         always(httpAnswer(403, R"x({})x", "application/json"))},
        {"no code hosting", RungId::ToolsCodeHosting, "no-code-hosting", RungState::Skipped, u"usual"_s,
         always(httpAnswer(404, R"x(<html>Not Found</html>)x", "text/html"))},
        {"404", RungId::ToolsGeneral, "no-tools-here", RungState::Failed, u"no tool endpoint"_s,
         always(httpAnswer(404, R"x(<html>Not Found</html>)x", "text/html"))},
        {"not configured", RungId::ToolsCodeHosting, "upstream-not-configured", RungState::Warned, u"not configured"_s,
         always(httpAnswer(503, R"x({"detail":"MCP upstream is not configured"})x", "application/json"))},
        {"upstream failed", RungId::ToolsCodeHosting, "upstream-failed", RungState::Failed, u"passed this request on"_s,
         always(httpAnswer(502, R"x({"detail":"MCP upstream request failed: refused"})x", "application/json"))},
        {"504", RungId::ToolsGeneral, "tools-upstream-too-slow", RungState::Failed, u"timed out waiting"_s,
         always(httpAnswer(504, "", "application/json"))},
        {"503", RungId::ToolsGeneral, "service-down", RungState::Failed, u"down or busy"_s,
         always(httpAnswer(503, "", "application/json"))},
        {"406", RungId::ToolsGeneral, "accept-refused", RungState::Failed, u"Accept header"_s,
         always(httpAnswer(406, "", "application/json"))},
        {"413", RungId::ToolsGeneral, "request-too-large", RungState::Failed, u"very low size limit"_s,
         always(httpAnswer(413, "", "application/json"))},
        {"session lost", RungId::ToolsGeneral, "session-lost", RungState::Failed, u"the session was lost"_s,
         losesSessions(httpAnswer(404, rpcError(-32001, "Session not found")),
                       httpAnswer(400, rpcError(-32000, "Server not initialized")))},
        {"Host check of the SDK", RungId::ToolsGeneral, "tools-host-not-listed", RungState::Failed,
         u"127.0.0.1 is not one of them"_s, always(httpAnswer(403, rpcError(-32000, "Invalid Host: 127.0.0.1")))},
        {"Host check of a development server", RungId::ToolsGeneral, "tools-host-not-listed", RungState::Failed,
         u"127.0.0.1 is not one of them"_s,
         always(httpAnswer(403, R"(Blocked request. This host ("127.0.0.1") is not allowed.)", "text/plain"))},
        {"Host check of a framework", RungId::ToolsGeneral, "tools-host-not-listed", RungState::Failed,
         u"127.0.0.1 is not one of them"_s,
         always(httpAnswer(403, "<h1>Blocked hosts: 127.0.0.1:80</h1>", "text/html"))},
        {"Origin check", RungId::ToolsGeneral, "origin-refused", RungState::Failed, u"Origin header"_s,
         always(httpAnswer(403, rpcError(-32000, "Invalid Origin: null")))},
        {"Origin check of code hosting", RungId::ToolsCodeHosting, "origin-refused", RungState::Failed,
         u"Origin header"_s, always(httpAnswer(403, "Forbidden: origin not allowed", "text/plain"))},
        {"400", RungId::ToolsGeneral, "request-not-valid", RungState::Failed, u"“invalid_json”"_s,
         always(httpAnswer(400, R"({"error":"invalid_json"})"))},
        {"400 of code hosting", RungId::ToolsCodeHosting, "request-not-valid", RungState::Failed, u"“Bad Request”"_s,
         always(httpAnswer(400, "Bad Request", "text/plain"))},
        {"422", RungId::ToolsGeneral, "request-not-valid", RungState::Failed, u"“params”"_s,
         always(httpAnswer(422, R"({"detail":"params"})"))},
        {"405", RungId::ToolsGeneral, "method-not-allowed", RungState::Failed, u"POST"_s,
         always(httpAnswer(405, "", "text/plain"))},
        {"415", RungId::ToolsGeneral, "content-refused", RungState::Failed, u"another service"_s,
         always(httpAnswer(415, "", "text/plain"))},
        {"415 of code hosting", RungId::ToolsCodeHosting, "content-refused", RungState::Failed, u"another service"_s,
         always(httpAnswer(415, "", "text/plain"))},
        {"426", RungId::ToolsGeneral, "upgrade-wanted", RungState::Failed, u"another protocol"_s,
         always(httpAnswer(426, "", "text/plain"))},
        {"501", RungId::ToolsGeneral, "method-not-allowed", RungState::Failed, u"POST"_s,
         always(httpAnswer(501, "<html>Unsupported method</html>", "text/html"))},
        {"406 of code hosting", RungId::ToolsCodeHosting, "accept-refused", RungState::Failed, u"Accept header"_s,
         always(httpAnswer(406, "", "text/plain"))},
        {"a page of code hosting", RungId::ToolsCodeHosting, "login-page", RungState::Failed, u"“Sign in”"_s,
         always(httpAnswer(200, "<html><body>Sign in</body></html>", "text/html"))},
        {"a gate", RungId::ToolsGeneral, "gateway-refuses", RungState::Failed, u"“Sign in with Okta”"_s,
         always(httpAnswer(401, "<html><title>Sign in with Okta</title></html>", "text/html"))},
        {"Host check with 400", RungId::ToolsGeneral, "tools-host-not-listed", RungState::Failed,
         u"127.0.0.1 is not one of them"_s, always(httpAnswer(400, "Invalid host header", "text/plain"))},
        {"Host check that names the right one", RungId::ToolsGeneral, "tools-host-not-listed", RungState::Failed,
         u"127.0.0.1 is not one of them"_s,
         [](const SeenRequest &r) {
             const QByteArray port = r.headers.value("host").split(':').constLast();
             return httpAnswer(403, "Access is only allowed at localhost:" + port, "text/plain");
         }},
        {"a 403 that names another port", RungId::ToolsGeneral, "tools-forbidden", RungState::Failed,
         u"denied access"_s, always(httpAnswer(403, "No access to db.internal:1", "text/plain"))},
        {"a 403 that names a host", RungId::ToolsGeneral, "tools-forbidden", RungState::Failed, u"denied access"_s,
         always(httpAnswer(403, R"({"detail":"This key may not list tools of host db-1"})"))},
        {"session needed and not given", RungId::ToolsGeneral, "session-needed", RungState::Failed,
         u"requires a session but opens none"_s,
         always(httpAnswer(
             400, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Server not initialized"}})x",
             "application/json"))},
        {"-32601", RungId::ToolsGeneral, "method-unknown", RungState::Failed, u"tools/list"_s,
         always(httpAnswer(200, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found"}})x",
                           "application/json"))},
        {"-32602", RungId::ToolsGeneral, "params-refused", RungState::Failed, u"does not accept this request"_s,
         always(httpAnswer(
             200, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"Invalid request parameters"}})x",
             "application/json"))},
        {"-32603", RungId::ToolsGeneral, "server-error", RungState::Failed, u"an internal error"_s,
         always(httpAnswer(200, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"Internal error"}})x",
                           "application/json"))},
        {"-32700", RungId::ToolsGeneral, "request-unreadable", RungState::Failed, u"received no readable JSON"_s,
         always(httpAnswer(400, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}})x",
                           "application/json"))},
        {"-32600", RungId::ToolsGeneral, "request-not-valid", RungState::Failed, u"does not understand this request"_s,
         always(httpAnswer(200, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}})x",
                           "application/json"))},
        {"-32020", RungId::ToolsGeneral, "headers-do-not-match", RungState::Failed, u"begin with Mcp"_s,
         always(httpAnswer(400, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32020,"message":"Header mismatch"}})x",
                           "application/json"))},
        {"-32021", RungId::ToolsGeneral, "capability-missing", RungState::Failed, u"requires a capability"_s,
         always(httpAnswer(400,
                           R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32021,"message":"Missing capability"}})x",
                           "application/json"))},
        {"-32022", RungId::ToolsGeneral, "version-not-shared", RungState::Failed, u"“Unsupported”"_s,
         always(httpAnswer(
             400,
             R"x({"jsonrpc":"2.0","id":null,"error":{"code":-32022,"message":"Unsupported","data":{"supported":["2099-01-01"]}}})x",
             "application/json"))},
        {"an error code of its own", RungId::ToolsGeneral, "unknown", RungState::Failed, u"boom"_s,
         always(httpAnswer(200, R"x({"jsonrpc":"2.0","id":null,"error":{"code":-31999,"message":"boom"}})x",
                           "application/json"))},
        {"wrong id", RungId::ToolsGeneral, "wrong-id", RungState::Failed, u"mixes up responses"_s,
         always(httpAnswer(200, R"x({"jsonrpc":"2.0","id":"another","result":{"tools":[]}})x", "application/json"))},
        {"no result", RungId::ToolsGeneral, "missing-result", RungState::Failed, u"neither a result nor an error"_s,
         [](const SeenRequest &r) { return httpAnswer(200, R"({"jsonrpc":"2.0","id":)" + idOf(r) + '}'); }},
        {"not JSON", RungId::ToolsGeneral, "not-json", RungState::Failed, u"not valid JSON"_s,
         always(httpAnswer(200, R"x({"jsonrpc":)x", "application/json"))},
        {"empty", RungId::ToolsGeneral, "empty-answer", RungState::Failed, u"empty response"_s,
         always(httpAnswer(200, "", "application/json"))},
        {"not JSON-RPC", RungId::ToolsGeneral, "not-json-rpc", RungState::Failed, u"not a tool list"_s,
         always(httpAnswer(200, R"x({"tools":[]})x", "application/json"))},
        {"stream without an answer", RungId::ToolsGeneral, "stream-without-answer", RungState::Failed,
         u"ended it before responding"_s,
         always(QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: hello\n\n"))},
        {"empty stream", RungId::ToolsGeneral, "stream-without-answer", RungState::Failed,
         u"ended it before responding"_s,
         always(QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"))},
        {"login page", RungId::ToolsGeneral, "login-page", RungState::Failed, u"login page"_s,
         always(httpAnswer(200, R"x(<html><body>Sign in</body></html>)x", "text/html"))},
        {"closed at once",
         RungId::ToolsCodeHosting,
         "closed-before-answer",
         RungState::Failed,
         {},
         always(QByteArray(""))},
        {"no tools", RungId::ToolsGeneral, "list-empty", RungState::Warned, u"A model would get no tools"_s,
         [](const SeenRequest &r) { return httpAnswer(200, rpcResult(r, R"({"tools":[]})")); }},
        {"half a list", RungId::ToolsGeneral, "list-incomplete", RungState::Warned, u"is not text"_s,
         [](const SeenRequest &r) {
             return httpAnswer(200, rpcResult(r, R"({"tools":[{"name":"a","inputSchema":{}}],"nextCursor":7})"));
         }},
        {"a tool without a name", RungId::ToolsGeneral, "tools-set-aside", RungState::Warned, u"may not get them"_s,
         [](const SeenRequest &r) {
             return httpAnswer(200, rpcResult(r, R"({"tools":[{"name":"a","inputSchema":{}},{}]})"));
         }},
    };
}

QList<AnswerCase> exchangeCases()
{
    return {
        {"session lost with 400", RungId::ToolsGeneral, "session-lost", RungState::Failed, u"the session was lost"_s,
         losesSessions(httpAnswer(400, rpcError(-32000, "Bad Request: Unknown Mcp-Session-Id")),
                       httpAnswer(400, rpcError(-32000, "Bad Request: Mcp-Session-Id header is required")))},
        {"an error in the session", RungId::ToolsGeneral, "server-error", RungState::Failed, u"internal error"_s,
         losesSessions(httpAnswer(200, rpcError(-32603, "boom")),
                       httpAnswer(400, rpcError(-32000, "Server not initialized")))},
        {"a session that the key does not open", RungId::ToolsGeneral, "tools-caller-not-accepted", RungState::Failed,
         u"with this username"_s,
         inTurn({httpAnswer(400, rpcError(-32000, "Server not initialized")), httpAnswer(401, "{}")})},
        {"nothing of it in any dialect", RungId::ToolsGeneral, "request-unreadable", RungState::Failed,
         u"received no readable JSON"_s,
         inTurn({httpAnswer(400, rpcError(-32700, "Parse error")), httpAnswer(400, rpcError(-32700, "Parse error")),
                 httpAnswer(400, rpcError(-32601, "Method not found")), httpAnswer(404, "{}")})},
        {"a wrong key at the other slash", RungId::ToolsGeneral, "tools-key-not-accepted", RungState::Failed,
         u"does not accept this API key"_s, withoutSlash(httpAnswer(401, R"({"detail":"Invalid API key"})"))},
        {"nothing at either slash", RungId::ToolsGeneral, "no-tools-here", RungState::Failed, u"no tool endpoint"_s,
         inTurn({httpAnswer(404, "{}"), httpAnswer(405, "{}")})},
        {"versions of a future", RungId::ToolsGeneral, "version-not-shared", RungState::Failed, u"“Unsupported”"_s,
         inTurn({httpAnswer(400, rpcError(-32022, "Unsupported", R"({"supported":["1999-01-01","x"]})")),
                 httpAnswer(500, "{}")})},
    };
}

} // namespace rc
