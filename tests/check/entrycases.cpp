// SPDX-License-Identifier: GPL-3.0-or-later
// What a log service, or whoever answers instead, may say to an entry.
#include "check/answercases.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The same address without its slash at the end.
std::function<QByteArray(const SeenRequest &)> slashAnswer(int status)
{
    return [status](const SeenRequest &request) {
        QByteArray path = request.path;
        path.chop(1);
        return httpAnswer(status, {}, "text/plain", "Location: " + path + "\r\n");
    };
}

} // namespace

QList<AnswerCase> entryCases()
{
    return {
        {"no key received", RungId::Ingest, "key-missing", RungState::Failed,
         u"removes the header that carries the key"_s,
         always(httpAnswer(400, R"x({"error":"missing_credentials"})x", "application/json"))},
        {"JSON not taken", RungId::Ingest, "entry-unreadable", RungState::Failed, u"not the JSON it expects"_s,
         always(httpAnswer(400, R"x({"error":"invalid_json"})x", "application/json"))},
        {"401", RungId::Ingest, "key-not-accepted", RungState::Failed, u"does not accept this API key"_s,
         always(httpAnswer(401, R"x({"error":"unauthorized"})x", "application/json"))},
        {"403", RungId::Ingest, "no-access-of-owner", RungState::Failed, u"contains the real owner"_s,
         always(httpAnswer(403, R"x({"error":"forbidden"})x", "application/json"))},
        {"404 of the resource", RungId::Ingest, "owner-and-uuid", RungState::Failed,
         u"no resource 3e2ad894-5e5f-4c34-9899-1f9c2158009c owned by mara"_s,
         always(httpAnswer(404, R"x({"error":"invalid_resource"})x", "application/json"))},
        {"404 as a page", RungId::Ingest, "wrong-product-path", RungState::Failed, u"product path"_s,
         always(httpAnswer(404, R"x(<html>Not Found</html>)x", "text/html"))},
        {"404 of a framework", RungId::Ingest, "wrong-product-path", RungState::Failed, u"product path"_s,
         always(httpAnswer(404, R"x({"detail":"Not Found"})x", "application/json"))},
        {"for another resource", RungId::Ingest, "taken-for-another-resource", RungState::Warned,
         u"for resource 11111111-2222-4333-8444-555555555555"_s,
         always(httpAnswer(200, R"x({"status":"ok","resource_id":"11111111-2222-4333-8444-555555555555"})x"))},
        {"502", RungId::Ingest, "upstream-lost", RungState::Failed, u"Search for the marker"_s,
         always(httpAnswer(502, "", "application/json"))},
        {"504", RungId::Ingest, "upstream-too-slow", RungState::Failed, u"Search for the marker"_s,
         always(httpAnswer(504, R"x(<html>Gateway Time-out</html>)x", "text/html"))},
        {"413", RungId::Ingest, "entry-too-large", RungState::Failed, u"too large"_s,
         always(httpAnswer(413, "", "application/json"))},
        {"a 2xx picture", RungId::Ingest, "answer-settles-nothing", RungState::Failed, u"image/png"_s,
         always(httpAnswer(200, R"x(x)x", "image/png"))},
        {"406", RungId::Ingest, "not-acceptable", RungState::Failed, u"Accept header"_s,
         always(httpAnswer(406, "", "application/json"))},
        {"nginx on https port", RungId::Ingest, "http-on-tls-port", RungState::Failed,
         u"Start the address with https://"_s,
         always(httpAnswer(400, R"x(<html><title>400 The plain HTTP request was sent to HTTPS port</title></html>)x",
                           "text/html"))},
        {"Go on https port", RungId::Ingest, "http-on-tls-port", RungState::Failed,
         u"Start the address with https://"_s,
         always(httpAnswer(400, R"x(Client sent an HTTP request to an HTTPS server.)x", "text/plain"))},
        {"network login", RungId::Ingest, "network-login", RungState::Failed, u"sign in to the network"_s,
         always(httpAnswer(511, R"x(<html><body>Sign in</body></html>)x", "text/html"))},
        {"a proxy with a name", RungId::Ingest, "proxy-answers", RungState::Failed, u"proxy or gateway"_s,
         always(httpAnswer(503, R"x(no)x", "text/plain", "Proxy-Agent: Corporate/1\r\n"))},
        {"a proxy with a page", RungId::Ingest, "proxy-answers", RungState::Failed, u"proxy or gateway"_s,
         always(httpAnswer(403, R"x(<html><body>Sign in</body></html>)x", "text/html", "Via: 1.1 gate\r\n"))},
        {"a service behind a Via", RungId::Ingest, "no-access-of-owner", RungState::Failed,
         u"contains the real owner"_s,
         always(httpAnswer(403, R"x({"error":"forbidden"})x", "application/json", "Via: 1.1 cdn\r\n"))},
        {"proxy login", RungId::Ingest, "proxy-wants-login", RungState::Failed, u"a proxy requires a login"_s,
         always(httpAnswer(407, "", "text/plain", "Proxy-Authenticate: Negotiate\r\nVia: 1.1 gate\r\n"))},
        {"captive portal with 200", RungId::Ingest, "login-page", RungState::Failed, u"login page"_s,
         always(httpAnswer(200, R"x(<html><body>Sign in</body></html>)x", "text/html"))},
        {"captive portal with 302", RungId::Ingest, "redirect-to-login", RungState::Failed,
         u"http://portal.example/login"_s,
         always(httpAnswer(302, R"x(<html><body>Sign in</body></html>)x", "text/html",
                           "Location: http://portal.example/login?to=1\r\n"))},
        {"a firewall page", RungId::Ingest, "page-refuses", RungState::Failed, u"not the service"_s,
         always(httpAnswer(403, R"x(<html><body>Sign in</body></html>)x", "text/html"))},
        {"no Location", RungId::Ingest, "redirect-to-nowhere", RungState::Failed, u"without a readable address"_s,
         always(httpAnswer(302, "", "application/json"))},
        {"slash, not to be followed", RungId::Ingest, "redirect-slash", RungState::Failed,
         u"different trailing slash"_s, slashAnswer(301)},
        {"to another host", RungId::Ingest, "redirect-to-other-host", RungState::Failed, u"https://logs.example/x"_s,
         always(httpAnswer(308, "", "text/plain", "Location: https://logs.example/x\r\n"))},
        {"to https", RungId::Ingest, "redirect-to-https", RungState::Failed, u"Start the address with https://"_s,
         always(httpAnswer(301, "", "text/plain", "Location: https://127.0.0.1/x\r\n"))},
        {"to another path", RungId::Ingest, "redirect-to-other-path", RungState::Failed, u"/elsewhere"_s,
         always(httpAnswer(301, "", "text/plain", "Location: /elsewhere\r\n"))},
        {"405", RungId::Ingest, "method-not-allowed", RungState::Failed, u"POST"_s,
         always(httpAnswer(405, "", "application/json"))},
        {"410", RungId::Ingest, "gone", RungState::Failed, u"removed permanently"_s,
         always(httpAnswer(410, "", "application/json"))},
        {"415", RungId::Ingest, "content-refused", RungState::Failed, u"another service"_s,
         always(httpAnswer(415, "", "application/json"))},
        {"a host that is not served", RungId::Ingest, "host-not-served", RungState::Failed,
         u"not on its list, 127.0.0.1"_s,
         always(httpAnswer(400, R"x(<html><title>Bad Request (400)</title></html>)x", "text/html"))},
        {"421", RungId::Ingest, "misdirected", RungState::Failed, u"does not serve this host name"_s,
         always(httpAnswer(421, "", "application/json"))},
        {"426", RungId::Ingest, "upgrade-wanted", RungState::Failed, u"another protocol"_s,
         always(httpAnswer(426, "", "application/json"))},
        {"429 for seconds", RungId::Ingest, "rate-limited-until", RungState::Failed, u"wait until"_s,
         always(httpAnswer(429, "", "text/plain", "Retry-After: 120\r\n"))},
        {"429 until a date", RungId::Ingest, "rate-limited-until", RungState::Failed, u"2049"_s,
         always(httpAnswer(429, "", "text/plain", "Retry-After: Thu, 21 Oct 2049 07:28:00 GMT\r\n"))},
        {"429 until nobody knows", RungId::Ingest, "rate-limited", RungState::Failed, u"does not say how long"_s,
         always(httpAnswer(429, "", "text/plain", "Retry-After: soon\r\n"))},
        {"429", RungId::Ingest, "rate-limited", RungState::Failed, u"does not say how long"_s,
         always(httpAnswer(429, "", "application/json"))},
        {"503 until", RungId::Ingest, "busy-until", RungState::Failed, u"try again at"_s,
         always(httpAnswer(503, "", "text/plain", "Retry-After: 60\r\n"))},
        {"503", RungId::Ingest, "service-down", RungState::Failed, u"“too busy”"_s,
         always(httpAnswer(503, R"x({"error":"too busy"})x", "application/json"))},
        {"500", RungId::Ingest, "service-fault", RungState::Failed, u"Search for the marker"_s,
         always(httpAnswer(500, R"x({"error":"boom"})x", "application/json"))},
        {"507", RungId::Ingest, "service-fault", RungState::Failed, u"a server error"_s,
         always(httpAnswer(507, "", "application/json"))},
        {"418", RungId::Ingest, "unknown", RungState::Failed,
         u"The cause is not known. The response is shown as received."_s,
         always(httpAnswer(418, R"x({"error":"short and stout"})x", "application/json"))},
        {"409 with words that fit no row", RungId::Ingest, "unknown", RungState::Failed, u"short and stout"_s,
         always(httpAnswer(409, R"x({"error":"short and stout"})x", "application/json"))},
        {"closed at once", RungId::Ingest, "closed-before-answer", RungState::Failed, u"before a readable response"_s,
         always(QByteArray(""))},
        {"cut short", RungId::Ingest, "answer-truncated", RungState::Failed,
         u"connection ended before it was complete"_s,
         always(QByteArray("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"))},
        {"no headers", RungId::Ingest, "not-http", RungState::Failed, u"not with valid HTTP"_s,
         always(QByteArray("HTTP/1.1 200 OK\r\n\r\n{}"))},
        {"a failure inside a success", RungId::Ingest, "failure-reported", RungState::Warned, u"“\"accepted\":0”"_s,
         always(httpAnswer(200, R"x({"accepted":0,"reason":"quota"})x"))},
        {"a clock that is off", RungId::Ingest, "clocks-differ", RungState::Warned, u"wrong place in the log"_s,
         always(httpAnswer(200, "{}", "application/json", "Date: Thu, 01 Jan 2026 00:00:00 GMT\r\n"))},
        {"a login page that leads home", RungId::Ingest, "redirect-to-login", RungState::Failed, u"sign-in page"_s,
         always(httpAnswer(302, "", "text/plain", "Location: /login/?next=/\r\n"))},
        {"the own gate behind a prefix", RungId::Ingest, "own-login", RungState::Failed, u"loses its entries"_s,
         [](const SeenRequest &request) {
             const QByteArray inside = request.path.mid(QByteArray("/tools").size());
             return httpAnswer(302, "", "text/plain", "Location: /accounts/login/?next=" + inside + "\r\n");
         }},
        {"a service that is not set up", RungId::Ingest, "service-not-set-up", RungState::Failed, u"/setup/"_s,
         always(httpAnswer(302, "", "text/plain", "Location: /setup/\r\n"))},
        {"another protocol",
         RungId::Ingest,
         "closed-before-answer",
         RungState::Failed,
         {},
         always(QByteArray("SSH-2.0-OpenSSH_9.2\r\n"))},
        {"too large", RungId::Ingest, "answer-too-large", RungState::Failed, u"exceeded the size limit"_s,
         always(httpAnswer(200, QByteArray(2 * 1024 * 1024, 'x'), "text/plain"))},
    };
}

} // namespace rc
