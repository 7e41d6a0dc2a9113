// SPDX-License-Identifier: GPL-3.0-or-later
// Responses to an entry from a log service, or from something else.
#include "check/answercases.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The same address without its trailing slash.
Answers slashAnswer(int status)
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
        failed("no key received", "key-missing", httpAnswer(400, R"x({"error":"missing_credentials"})x")),
        failed("JSON not taken", "entry-unreadable", httpAnswer(400, R"x({"error":"invalid_json"})x")),
        failed("no key received by a gateway", "key-missing",
               httpAnswer(401, R"x({"message":"No API key found in request"})x", "application/json",
                          "WWW-Authenticate: Key realm=\"kong\"\r\n")),
        failed("a sign-in of Windows", "basic-wanted",
               httpAnswer(401, "", "text/plain", "WWW-Authenticate: Negotiate\r\nWWW-Authenticate: NTLM\r\n")),
        failed("401", "key-not-accepted", httpAnswer(401, R"x({"error":"unauthorized"})x")),
        failed("403", "no-access-of-owner", httpAnswer(403, R"x({"error":"forbidden"})x")),
        failed("403, empty in chunks", "no-access-of-owner",
               "HTTP/1.1 403 No\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        failed("404 of the resource", "owner-and-uuid", httpAnswer(404, R"x({"error":"invalid_resource"})x"),
               u"no resource 3e2ad894-5e5f-4c34-9899-1f9c2158009c owned by mara"_s),
        failed("404 as a page", "wrong-product-path", httpAnswer(404, "<html>Not Found</html>", "text/html")),
        failed("404 of a framework", "wrong-product-path", httpAnswer(404, R"x({"detail":"Not Found"})x")),
        warned("for another resource", "taken-for-another-resource",
               httpAnswer(200, R"x({"status":"ok","resource_id":"11111111-2222-4333-8444-555555555555"})x"),
               u"for resource 11111111-2222-4333-8444-555555555555"_s),
        failed("502", "upstream-lost", httpAnswer(502, "")),
        failed("504", "upstream-too-slow", httpAnswer(504, "<html>Gateway Time-out</html>", "text/html")),
        failed("413", "entry-too-large", httpAnswer(413, "")),
        failed("a 2xx picture", "answer-settles-nothing", httpAnswer(200, "x", "image/png"), u"image/png"_s),
        failed("406", "not-acceptable", httpAnswer(406, "")),
        failed("nginx on https port", "http-on-tls-port",
               httpAnswer(400, "<html><title>400 The plain HTTP request was sent to HTTPS port</title></html>",
                          "text/html")),
        failed("Go on https port", "http-on-tls-port",
               httpAnswer(400, "Client sent an HTTP request to an HTTPS server.", "text/plain")),
        failed("network login", "network-login", httpAnswer(511, signInPage, "text/html")),
        failed("a proxy with a name", "proxy-answers",
               httpAnswer(503, "no", "text/plain", "Proxy-Agent: Corporate/1\r\n")),
        failed("a proxy with a page", "proxy-answers", httpAnswer(403, signInPage, "text/html", "Via: 1.1 gate\r\n")),
        failed("a service behind a Via", "no-access-of-owner",
               httpAnswer(403, R"x({"error":"forbidden"})x", "application/json", "Via: 1.1 cdn\r\n")),
        failed("proxy login", "proxy-wants-login",
               httpAnswer(407, "", "text/plain", "Proxy-Authenticate: Negotiate\r\nVia: 1.1 gate\r\n")),
        failed("captive portal with 200", "login-page", httpAnswer(200, signInPage, "text/html")),
        failed("captive portal with 302", "redirect-to-login",
               httpAnswer(302, signInPage, "text/html", "Location: http://portal.example/login?to=1\r\n"),
               u"http://portal.example/login"_s),
        failed("a firewall page", "gateway-refuses", httpAnswer(403, signInPage, "text/html"), u"“Sign in”"_s),
        failed("no Location", "redirect-to-nowhere", httpAnswer(302, "")),
        failed("slash, not to be followed", "redirect-slash", slashAnswer(301)),
        failed("to itself", "redirect-to-itself",
               [](const SeenRequest &request) {
                   return httpAnswer(301, "", "text/plain", "Location: " + request.path + "\r\n");
               }),
        failed("to a double slash", "redirect-to-itself",
               [](const SeenRequest &request) {
                   return httpAnswer(301, "", "text/plain", "Location: " + request.path + "/\r\n");
               }),
        failed("to another host", "redirect-to-other-host",
               httpAnswer(308, "", "text/plain", "Location: https://logs.example/x\r\n"), u"https://logs.example/x"_s),
        failed("to https", "redirect-to-https", httpAnswer(301, "", "text/plain", "Location: https://127.0.0.1/x\r\n")),
        failed("to another path", "redirect-to-other-path",
               httpAnswer(301, "", "text/plain", "Location: /elsewhere\r\n"), u"/elsewhere"_s),
        failed("501 of a file server", "method-not-allowed",
               httpAnswer(501, "Unsupported method ('POST')", "text/plain")),
        failed("Origin check", "origin-refused", httpAnswer(403, "Invalid Origin", "text/plain"),
               u"“Invalid Origin”"_s),
        failed("405", "method-not-allowed", httpAnswer(405, "")),
        failed("410", "gone", httpAnswer(410, "")),
        failed("415", "content-refused", httpAnswer(415, "")),
        failed("a host that is not served", "host-not-served",
               httpAnswer(400, "<html><title>Bad Request (400)</title></html>", "text/html"),
               u"not on its list, 127.0.0.1"_s),
        failed("421", "host-not-listed", httpAnswer(421, ""), u"127.0.0.1"_s),
        failed("Host check of a server", "host-not-listed", httpAnswer(421, "Invalid Host header", "text/plain")),
        failed("a refusal that names a host", "no-access-of-owner",
               httpAnswer(403, R"x({"error":"forbidden","host":"db-1"})x")),
        failed("Host check with 403", "host-not-listed", httpAnswer(403, "Blocked hosts: 127.0.0.1:80", "text/plain")),
        failed("Basic authentication", "basic-wanted",
               httpAnswer(401, "<html>401</html>", "text/html", "WWW-Authenticate: Basic realm=\"x\"\r\n")),
        failed("a bearer token", "bearer-wanted-for-entries",
               httpAnswer(401, "{}", "application/json", "WWW-Authenticate: Bearer\r\n")),
        failed("a scope is missing", "scope-missing",
               httpAnswer(403, "{}", "application/json",
                          "WWW-Authenticate: Bearer error=\"insufficient_scope\", scope=\"logs:write\"\r\n"),
               u"“logs:write”"_s),
        failed("408", "request-timed-out", httpAnswer(408, "", "text/plain")),
        failed("304", "not-modified", httpAnswer(304, "", "text/plain")),
        failed("mutual TLS", "client-certificate-required",
               httpAnswer(400, "<html><title>400 No required SSL certificate was sent</title></html>", "text/html")),
        failed("521", "gateway-got-nothing", httpAnswer(521, "<html>Web server is down</html>", "text/html")),
        failed("530", "gateway-got-nothing", httpAnswer(530, "error code: 1016", "text/plain"),
               u"“error code: 1016”"_s),
        failed("426", "upgrade-wanted", httpAnswer(426, "")),
        failed("429 for seconds", "rate-limited-until", httpAnswer(429, "", "text/plain", "Retry-After: 120\r\n")),
        failed("429 until a date", "rate-limited-until",
               httpAnswer(429, "", "text/plain", "Retry-After: Thu, 21 Oct 2049 07:28:00 GMT\r\n"), u"2049"_s),
        failed("429 until nobody knows", "rate-limited", httpAnswer(429, "", "text/plain", "Retry-After: soon\r\n")),
        failed("429", "rate-limited", httpAnswer(429, "")),
        failed("503 until", "busy-until", httpAnswer(503, "", "text/plain", "Retry-After: 60\r\n")),
        failed("503", "service-down", httpAnswer(503, R"x({"error":"too busy"})x"), u"“too busy”"_s),
        failed("500", "service-fault", httpAnswer(500, R"x({"error":"boom"})x")),
        failed("507", "service-fault", httpAnswer(507, "")),
        failed("418", "unknown", httpAnswer(418, R"x({"error":"short and stout"})x")),
        failed("409 with words that fit no row", "unknown", httpAnswer(409, R"x({"error":"short and stout"})x"),
               u"short and stout"_s),
        failed("closed at once", "closed-before-answer", QByteArray("")),
        failed("cut short", "answer-truncated",
               QByteArray("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")),
        failed("no headers", "not-http", QByteArray("HTTP/1.1 200 OK\r\n\r\n{}")),
        warned("a failure inside a success", "failure-reported",
               httpAnswer(200, R"x({"accepted":0,"reason":"quota"})x"), u"“\"accepted\":0”"_s),
        warned("a clock that is off", "clocks-differ",
               httpAnswer(200, "{}", "application/json", "Date: Thu, 01 Jan 2026 00:00:00 GMT\r\n")),
        failed("a login page that leads home", "sign-in-page",
               httpAnswer(302, "", "text/plain", "Location: /login/?next=/\r\n")),
        failed("the own gate behind a prefix", "own-login",
               [](const SeenRequest &request) {
                   const QByteArray inside = request.path.mid(QByteArray("/tools").size());
                   return httpAnswer(302, "", "text/plain", "Location: /accounts/login/?next=" + inside + "\r\n");
               }),
        failed("a service that is not set up", "service-not-set-up",
               httpAnswer(302, "", "text/plain", "Location: /setup/\r\n"), u"/setup/"_s),
        failed("another protocol", "closed-before-answer", QByteArray("SSH-2.0-OpenSSH_9.2\r\n")),
        failed("too large", "answer-too-large", httpAnswer(200, QByteArray(2 * 1024 * 1024, 'x'), "text/plain")),
    };
}

} // namespace rc
