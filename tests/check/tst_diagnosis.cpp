// SPDX-License-Identifier: GPL-3.0-or-later
// Responses over a real socket to a whole check, with their causes; and the table itself.
#include "check/causes/cause.h"
#include "check/causes/diagnosis.h"
#include "check/causetests.h"
#include "check/ladder/rungending.h"
#include "core/profile/wirelimits.h"
#include "core/words/errorwords.h"
#include "service/send/ingest.h"
#include "support/deployment.h"
#include "support/ended.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void addRows(const QList<AnswerCase> &cases)
{
    QTest::addColumn<qsizetype>("index");
    for (qsizetype i = 0; i < cases.size(); ++i)
        QTest::newRow(cases.at(i).name) << i;
}

CatalogKind kindOf(const RungId &rung)
{
    return catalogFromWord(rung.catalog(), interfaceCatalogs() << furtherKind()).value_or(CatalogKind::General);
}

} // namespace

void TestDiagnosis::expect(const RungResult &rung, const QByteArray &cause, RungState state, const QString &words)
{
    const QString fault = faultIn(rung, cause, state, words);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    m_reached.insert(rung.cause);
}

void TestDiagnosis::entries_data()
{
    addRows(entryCases());
}

void TestDiagnosis::entries()
{
    QFETCH(qsizetype, index);
    const AnswerCase row = entryCases().at(index);
    ScriptedServer server([&row](const SeenRequest &r) { return isEntry(r) ? row.answer(r) : wellAnswer(r); });
    const CheckReport report = reportOf(planFor(server.base()));
    QCOMPARE(report.rungs.size(), 13);
    expect(rungOf(report, RungId::Ingest), row.cause, row.state, row.words);
    const RungResult &level = rungOf(report, RungId::LevelInfo);
    const bool failed = row.state == RungState::Failed;
    QCOMPARE(rungOf(report, RungId::Ingest).exitCode != 0, failed);
    QCOMPARE(level.state, failed ? RungState::Skipped : RungState::Warned);
    if (failed)
        QCOMPARE(level.summary, notTested(RungId::Ingest));
    for (const RungId id : {RungId::Url, RungId::Key, RungId::Dns, RungId::Tcp, RungId::ToolsGeneral}) {
        QCOMPARE(rungOf(report, id).state, RungState::Passed);
        QCOMPARE(rungOf(report, id).cause, QString());
    }
}

void TestDiagnosis::tools_data()
{
    addRows(toolCases());
}

void TestDiagnosis::tools()
{
    QFETCH(qsizetype, index);
    const AnswerCase row = toolCases().at(index);
    const QByteArray endpoint = catalogAddress(QUrl(u"http://x"_s), kindOf(row.rung)).path().toUtf8();
    ScriptedServer server([&](const SeenRequest &r) {
        return r.path == endpoint || r.path + '/' == endpoint ? row.answer(r) : wellAnswer(r);
    });
    CheckPlan plan = planFor(server.base());
    if (kindOf(row.rung).isFurther())
        plan.furtherCatalogs = {kindOf(row.rung)};
    const CheckReport report = reportOf(plan);
    QCOMPARE(report.rungs.size(), 13 + plan.furtherCatalogs.size());
    expect(rungOf(report, row.rung), row.cause, row.state, row.words);
    const RungId::Step other = row.rung == RungId::ToolsGeneral ? RungId::ToolsCodeHosting : RungId::ToolsGeneral;
    for (const RungId id : {RungId::Ingest, RungId::LevelInfo, other})
        QCOMPARE(rungOf(report, id).state, RungState::Passed);
}

void TestDiagnosis::exchanges_data()
{
    addRows(exchangeCases());
}

void TestDiagnosis::exchanges()
{
    QFETCH(qsizetype, index);
    const AnswerCase row = exchangeCases().at(index);
    ScriptedServer server([&](const SeenRequest &r) { return row.answer(r); });
    DialectMemory memory;
    ToolListJob listing(QUrl(server.base()), kindOf(row.rung), {Secret("k-1"), {u"mara"_s, {}, {}}}, memory);
    const Diagnosis found = listDiagnosis(ended<ToolListResult>(listing));
    QCOMPARE(found.cause.toLatin1(), QByteArray(row.cause));
    QCOMPARE(found.state, row.state);
    QVERIFY2(diagnosisLine(found).contains(row.words, Qt::CaseInsensitive), qPrintable(diagnosisLine(found)));
}

void TestDiagnosis::calls_data()
{
    addRows(toolCases());
}

/// A response has the same cause, severity and exit code for a list and a call; exceptions are listed here.
void TestDiagnosis::calls()
{
    QFETCH(qsizetype, index);
    const AnswerCase row = toolCases().at(index);
    ScriptedServer server(row.answer);
    DialectMemory memory;
    const Credentials who{Secret("k-1"), {u"mara"_s, {}, {}}};
    ToolListJob listing(QUrl(server.base()), kindOf(row.rung), who.clone(), memory);
    const auto list = ended<ToolListResult>(listing);
    if (!list.error)
        return; // a fetched list
    ToolCallJob calling(QUrl(server.base()), {kindOf(row.rung), u"ping"_s, "{}"}, who.clone(), memory);
    const auto call = ended<ToolCallResult>(calling);
    const Diagnosis ofList = listDiagnosis(list);
    const Diagnosis ofCall = callDiagnosis(call);
    static const QHash<QString, QString> own{{u"tools-forbidden"_s, u"call-forbidden"_s},
                                             {u"method-unknown"_s, u"calls-unknown"_s},
                                             {u"params-refused"_s, u"call-not-taken"_s},
                                             {u"not-json-rpc"_s, u"result-not-understood"_s}};
    QCOMPARE(ofCall.cause, own.value(ofList.cause, ofList.cause));
    m_reached.insert(ofCall.cause);
    QCOMPARE(ofCall.state, ofList.state);
    QVERIFY(call.error);
    QCOMPARE(call.error->kind, list.error->kind);
    const bool looksFirst = ofCall.hint.contains(u"before calling it again"_s);
    QCOMPARE(looksFirst, call.outcome == CallOutcome::Unknown);
    if (ofCall.cause == ofList.cause && !looksFirst)
        QCOMPARE(ofCall.hint, ofList.hint);
}

/// The next step is different if a token was sent; an unreadable token is not a refusal.
void TestDiagnosis::aTokenThatWasSent()
{
    const QByteArray token = "ghp_0123456789";
    ScriptedServer server([&token](const SeenRequest &r) {
        return r.path != "/github/" || r.headers.value("authorization") == "Bearer " + token
                   ? wellAnswer(r)
                   : httpAnswer(401, "Unauthorized", "text/plain");
    });
    CheckPlan plan = planFor(server.base());
    plan.token = tokenSource(keySource(KeyState::Saved, {}, "ghp_of-yesterday"));
    expect(rungOf(reportOf(plan), RungId::ToolsCodeHosting), "token-refused", RungState::Failed, {});
    plan.token = tokenSource(keySource(KeyState::Saved, {}, token));
    QCOMPARE(rungOf(reportOf(plan), RungId::ToolsCodeHosting).state, RungState::Passed);
    ScriptedServer further([](const SeenRequest &r) {
        return r.path == furtherKind().path().toUtf8() ? httpAnswer(401, "Unauthorized", "text/plain") : wellAnswer(r);
    });
    CheckPlan planOfFurther = planFor(further.base());
    planOfFurther.furtherCatalogs = {furtherKind()};
    planOfFurther.token = tokenSource(keySource(KeyState::Saved, {}, token));
    expect(rungOf(reportOf(planOfFurther), RungId::tools(furtherKind())), "catalog-token-refused", RungState::Failed,
           {});
    const qsizetype before = server.seen().size();
    plan.token = tokenSource(keySource(KeyState::Locked, Error{ErrorKind::KeychainLocked, {}, {}, 0}, {}));
    const CheckReport locked = reportOf(plan);
    QCOMPARE(rungOf(locked, RungId::ToolsCodeHosting).state, RungState::Failed);
    QCOMPARE(rungOf(locked, RungId::ToolsCodeHosting).summary,
             errorWords(Error{ErrorKind::KeychainLocked, {}, {}, 0}).what);
    QCOMPARE(rungOf(locked, RungId::ToolsGeneral).state, RungState::Passed);
    QCOMPARE(rungOf(locked, RungId::Ingest).state, RungState::Passed);
    QVERIFY(std::none_of(server.seen().cbegin() + before, server.seen().cend(),
                         [](const SeenRequest &request) { return request.path == "/github/"; }));
}

/// A check sends one small entry, but a user may send many.
void TestDiagnosis::entriesThatAreTooMany_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<qint64>("size");
    QTest::addColumn<QString>("cause");
    QTest::newRow("413") << 413 << 16 * bytesPerKibibyte + 1 << u"entries-too-large"_s;
    QTest::newRow("413 to a small one") << 413 << 16 * bytesPerKibibyte << u"entry-too-large"_s;
    QTest::newRow("the page for too much") << 400 << defaultRequestCap + 1 << u"entries-too-large-400"_s;
    QTest::newRow("the same page to a smaller one") << 400 << defaultRequestCap << u"host-not-served"_s;
}

void TestDiagnosis::entriesThatAreTooMany()
{
    QFETCH(int, status);
    QFETCH(qint64, size);
    QFETCH(QString, cause);
    const ResourceUrl resource =
        parseResourceUrl(u"https://logs.example.net"_s + Deployment().resourcePath())->resource;
    HttpAnswer answer;
    answer.status = status;
    answer.url = resource.logsAddress();
    answer.askedBytes = size;
    answer.headers = {{"Content-Type", "text/html"}};
    answer.body = "<html><head><title>Bad Request (400)</title></head></html>";
    answer.bytesMayHaveLeft = true;
    const auto explained = explanationOf(resource, {}, sendResult({}, answer), answer);
    QVERIFY(explained);
    QCOMPARE(explained->cause, cause);
    m_reached.insert(cause);
}

/// In one request for three entries.
void TestDiagnosis::fewerThanWereSent()
{
    const ResourceUrl resource =
        parseResourceUrl(u"https://logs.example.net"_s + Deployment().resourcePath())->resource;
    HttpAnswer answer;
    answer.status = 200;
    answer.url = resource.logsAddress();
    const auto causeFor = [&](const QByteArray &body) {
        answer.body = body;
        QList<SendResult> results = sendResults({{}, {}, {}}, answer);
        explain(results, resource, {}, answer);
        return results.last().explained ? results.last().explained->cause : QString();
    };
    QCOMPARE(causeFor(R"({"accepted":2})"), u"failure-reported"_s);
    QCOMPARE(causeFor(R"({"accepted":3})"), QString());
}

/// One of them may notify people, so the request is not to be repeated lightly.
void TestDiagnosis::anAlertAmongThoseNotAnswered()
{
    const ResourceUrl resource =
        parseResourceUrl(u"https://logs.example.net"_s + Deployment().resourcePath())->resource;
    HttpAnswer answer;
    answer.fault = HttpFault::TimedOut;
    answer.url = resource.logsAddress();
    answer.bytesMayHaveLeft = true;
    LogEntry info;
    LogEntry alert;
    info.level = Level::Info;
    alert.level = Level::Alert;
    const auto causeOfAll = [&](const QList<LogEntry> &entries) {
        QList<SendResult> results = sendResults(entries, answer);
        explain(results, resource, {}, answer);
        return results.first().explained ? results.first().explained->cause : QString();
    };
    QCOMPARE(causeOfAll({info, info}), u"entry-not-answered"_s);
    QCOMPARE(causeOfAll({info, alert}), u"notification-not-answered"_s);
}

/// Refusals as gateways, firewalls and logins write them, and those of a service that look alike.
void TestDiagnosis::gateways_data()
{
    QTest::addColumn<RungId>("rung");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const RungId &rung, int status, const QByteArray &type,
                        const QByteArray &body, const char *cause, const QString &words = {},
                        const HeaderList &headers = {}) {
        QTest::newRow(name) << rung << status << type << body << headers << QString::fromLatin1(cause) << words;
    };
    const auto gate = [&row](const char *name, int status, const QByteArray &type, const QByteArray &body,
                             const QString &words, const HeaderList &headers = {}) {
        row(name, RungId::Ingest, status, type, body, "gateway-refuses", words, headers);
    };
    const QByteArray html = "text/html; charset=UTF-8";
    const QByteArray json = "application/json";
    const QByteArray text = "text/plain";
    gate("nginx", 403, html,
         "<html>\r\n<head><title>403 Forbidden</title></head>\r\n<body><center><h1>403 Forbidden"
         "</h1></center><hr><center>nginx</center></body></html>",
         u"403 Forbidden"_s);
    gate("nginx, a login", 401, html, "<html><head><title>401 Authorization Required</title></head></html>",
         u"Authorization Required"_s);
    gate("Apache", 403, html,
         "<!DOCTYPE HTML PUBLIC \"-//IETF//DTD HTML 2.0//EN\"><title>403 Forbidden</title>"
         "<p>You don't have permission to access this resource.</p>",
         u"permission"_s);
    gate("Envoy", 403, text, "RBAC: access denied", u"“RBAC: access denied"_s);
    gate("Envoy, a token", 401, text, "Jwt is missing", u"“Jwt is missing"_s);
    gate("HAProxy", 403, html,
         "<html><body><h1>403 Forbidden</h1>\nRequest forbidden by administrative rules.\n"
         "</body></html>",
         u"administrative rules"_s);
    gate("Traefik", 401, text, "401 Unauthorized\n", u"401 Unauthorized"_s);
    gate("Cloudflare, a code", 403, text, "error code: 1020", u"“error code: 1020 · Server: cloudflare”"_s,
         {{"Server", "cloudflare"}});
    gate("Cloudflare, a challenge", 403, html,
         "<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>", u"Just a moment"_s,
         {{"Server", "cloudflare"}, {"cf-mitigated", "challenge"}});
    gate("Cloudflare, blocked", 403, html,
         "<html><head><title>Attention Required! | Cloudflare</title></head><body>"
         "<h1>Sorry, you have been blocked</h1><p>You are unable to access example.com. This website is using a "
         "security service to protect itself.</p>Cloudflare Ray ID: <strong>8a1b2c3d4e5f</strong></body></html>",
         u"Ray ID: 8a1b2c3d4e5f"_s);
    gate("AWS load balancer", 403, html, "<html>\r\n<head><title>403 Forbidden</title></head></html>",
         u"Server: awselb/2.0"_s, {{"Server", "awselb/2.0"}});
    gate("AWS API Gateway", 403, json, R"({"message":"Forbidden"})", u"“Forbidden"_s,
         {{"x-amzn-errortype", "ForbiddenException"}});
    gate("AWS API Gateway, a path", 403, json, R"({"message":"Missing Authentication Token"})",
         u"Authentication Token"_s);
    gate("AWS, a policy", 403, json, R"({"Message":"User is not authorized to access this resource"})",
         u"is not authorized"_s);
    gate("CloudFront", 403, html,
         "<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY>"
         "Request blocked.<PRE>Generated by cloudfront (CloudFront) Request ID: abc-DEF_1==</PRE></BODY></HTML>",
         u"could not be satisfied"_s, {{"Server", "CloudFront"}});
    gate("Azure Front Door", 403, html, "<html><body><h2>The request is blocked.</h2>0abc==</body></html>",
         u"The request is blocked"_s);
    gate("Azure Application Gateway", 403, html,
         "<html><head><title>403 Forbidden</title></head><body><center>"
         "Microsoft-Azure-Application-Gateway/v2</center></body></html>",
         u"Application-Gateway"_s);
    gate("Azure API Management", 401, json,
         R"({"statusCode":401,"message":"Access denied due to missing subscription key."})", u"subscription key"_s);
    gate("Azure API Management, a wrong key", 401, json,
         R"({"statusCode":401,"message":"Access denied due to invalid subscription key. Provide a valid key."})",
         u"subscription key"_s);
    gate("Google IAP", 401, html, "Invalid IAP credentials: empty token", u"Invalid IAP credentials"_s);
    gate("Akamai", 403, html,
         "<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY>You don't have permission to access "
         "\"http&#58;&#47;&#47;logs&#46;example&#46;com&#47;tools&#47;u&#47;mara&#47;resources&#47;logs\" on this "
         "server."
         "<P>Reference&#32;&#35;18&#46;2d35de17&#46;1700000000&#46;abcdef</BODY></HTML>",
         u"Reference #18.2d35de17.1700000000.abcdef"_s, {{"Server", "AkamaiGHost"}});
    gate("Imperva", 403, html, "<html><body>Request unsuccessful. Incapsula incident ID: 123000-456</body></html>",
         u"incident ID: 123000-456"_s);
    gate("F5", 403, html,
         "<html><body>The requested URL was rejected. Please consult with your administrator.<br>"
         "Your support ID is: 1234567890123456789</body></html>",
         u"support ID is: 1234567890123456789"_s);
    gate("a corporate filter", 403, html, "<html><title>Internet Security by Zscaler</title></html>", u"Zscaler"_s);
    gate("Kong", 401, json, R"({"message":"Unauthorized","request_id":"9f"})", u"“Unauthorized"_s);
    gate("Kong, an address", 403, json, R"({"message":"Your IP address is not allowed"})", u"IP address"_s);
    gate("a login of an identity provider", 401, html, "<!doctype html><title>Example - Sign In</title>", u"Sign In"_s);
    gate("oauth2-proxy", 403, html, "<!DOCTYPE html><html><head><title>Sign In</title></head></html>", u"Sign In"_s);
    gate("a script in a page", 403, html, "<html><script>var a = 'secret'</script><body>Blocked</body></html>",
         u"“Blocked”"_s);
    gate("a form of a login", 401, html,
         "<html><script>var apiKey = 'secret'</script><body>Sign in<label>Username</label>"
         "<input name=\"username\"></body></html>",
         u"“Sign in Username"_s);
    gate("451", 451, text, "Unavailable For Legal Reasons", u"Legal Reasons"_s);
    gate("451 without a body", 451, text, "", u"“451”"_s);
    gate("a page with 400", 400, html, "<html>Bad request</html>", u"“Bad request”"_s);
    row("at the tool server, a page", RungId::ToolsGeneral, 401, html, "<html>Log in</html>", "gateway-refuses");
    row("at the tool server, JSON", RungId::ToolsGeneral, 403, json, R"({"message":"Forbidden"})", "gateway-refuses");
    row("at the tool server, a text", RungId::ToolsGeneral, 403, text, "RBAC: access denied", "gateway-refuses");
    row("at the tool server, a token of a gateway", RungId::ToolsGeneral, 401, text, "Jwt is missing",
        "gateway-refuses");
    row("at code hosting, a page", RungId::ToolsCodeHosting, 403, html, "<html>Blocked</html>", "gateway-refuses");
    // Not of a gateway
    row("the service's 403", RungId::Ingest, 403, json, R"({"error":"forbidden"})", "refused-without-name");
    row("the service's 401", RungId::Ingest, 401, json, R"({"detail":"Invalid API key"})", "key-not-accepted");
    row("words beside an error", RungId::Ingest, 403, json, R"({"error":"forbidden","message":"No"})",
        "refused-without-name");
    row("a message about the key", RungId::Ingest, 401, json, R"({"message":"Invalid API key"})", "key-not-accepted");
    row("a text about the key", RungId::Ingest, 401, text, "Invalid API key", "key-not-accepted");
    row("a page about the key", RungId::Ingest, 401, html, "<html><h1>Invalid API key</h1></html>", "key-not-accepted");
    row("a key in other words", RungId::Ingest, 401, json, R"({"message":"Invalid key"})", "key-not-accepted");
    row("a text about a key", RungId::Ingest, 401, text, "The key is not valid", "key-not-accepted");
    row("credentials", RungId::Ingest, 401, json, R"({"message":"Invalid credentials"})", "key-not-accepted");
    row("a message and a result", RungId::Ingest, 403, json, R"({"success":false,"message":"Permission denied"})",
        "refused-without-name");
    row("a message and a status", RungId::Ingest, 403, json, R"({"status":"error","message":"Not permitted"})",
        "refused-without-name");
    row("a resource", RungId::Ingest, 403, json, R"({"message":"Unknown resource"})", "refused-without-name");
    row("nothing", RungId::Ingest, 403, html, "", "refused-without-name");
    row("a bearer token", RungId::Ingest, 401, text, "Unauthorized", "bearer-wanted-for-entries", {},
        {{"WWW-Authenticate", "Bearer"}});
    row("the tool server's own text", RungId::ToolsGeneral, 401, text, "Unauthorized", "tools-caller-not-accepted");
    row("the tool server's text", RungId::ToolsGeneral, 403, text, "Forbidden", "tools-forbidden");
    row("the tool server's 403", RungId::ToolsGeneral, 403, json, R"({"detail":"Forbidden"})", "tools-forbidden");
    row("behind the tool server", RungId::ToolsCodeHosting, 401, text, "Unauthorized", "token-wanted");
    row("a wrong path", RungId::Ingest, 404, html, "<html>Not Found</html>", "wrong-product-path");
    row("a page with 503", RungId::Ingest, 503, html, "<html><title>Just a moment...</title></html>", "service-down",
        u"“Just a moment...”"_s);
    row("Envoy with 503", RungId::Ingest, 503, text, "no healthy upstream", "service-down", u"no healthy upstream"_s);
    row("a page with 429", RungId::Ingest, 429, html, "<html>You are being rate limited</html>", "rate-limited",
        u"gateway in front of it"_s);
    row("a page with 429 and a time", RungId::Ingest, 429, html, "<html>Slow down</html>", "rate-limited-until",
        u"gateway in front of it"_s, {{"Retry-After", "60"}});
    row("a page with 502", RungId::Ingest, 502, html, "<html><h1>502 Bad Gateway</h1></html>", "upstream-lost");
    row("a page with 504", RungId::Ingest, 504, html, "<html><h1>504</h1></html>", "upstream-too-slow");
    row("a page with 407", RungId::Ingest, 407, html, "<html>Proxy login</html>", "proxy-wants-login");
    row("a page with 421", RungId::Ingest, 421, html, "<html>Misdirected Request</html>", "host-not-listed");
    row("a page with 426", RungId::Ingest, 426, html, "<html>Upgrade Required</html>", "upgrade-wanted");
    row("to a login by OAuth", RungId::Ingest, 302, html, "", "sign-in-page", {},
        {{"Location", "/oauth2/start?rd=%2Fx"}});
    row("to an identity provider", RungId::Ingest, 302, html, "", "sign-in-gateway", {},
        {{"Location", "https://id.example/saml2/idp?x=1"}});
    row("to an access gateway", RungId::ToolsGeneral, 302, html, "", "sign-in-gateway", {},
        {{"Location", "https://x.example/cdn-cgi/access/login/h.example?kid=1"}});
    row("to a portal", RungId::Ingest, 302, html, "", "redirect-to-login", {},
        {{"Location", "https://portal.example/guest/login?kid=1"}});
    row("to a script", RungId::Ingest, 302, html, "", "redirect-to-nowhere", {}, {{"Location", "javascript:x()"}});
    row("to itself with a query", RungId::Ingest, 302, html, "", "redirect-to-itself", {}, {{"Location", "/x/?c=1"}});
    row("a challenge with 503", RungId::Ingest, 503, html, "<html><title>Just a moment...</title></html>",
        "gateway-refuses", u"Just a moment"_s, {{"cf-mitigated", "challenge"}});
    row("a tunnel that is off", RungId::Ingest, 404, html, "<html>The endpoint is offline. &bull; x</html>",
        "wrong-product-path", u"“The endpoint is offline. x”"_s);
    row("no route at the tool server", RungId::ToolsGeneral, 404, json, R"({"message":"no Route matched"})",
        "no-tools-here", u"“no Route matched”"_s);
    row("502 before the tool server", RungId::ToolsGeneral, 502, html, "<html>502 Bad Gateway</html>",
        "tools-gateway-failed", u"in front of the tool server"_s);
    row("502 behind the tool server", RungId::ToolsGeneral, 502, json, R"({"detail":"MCP upstream request failed"})",
        "upstream-failed");
    row("an interim status", RungId::Ingest, 102, text, "", "interim-response");
    row("an interim status of the tool server", RungId::ToolsGeneral, 103, text, "", "interim-response");
    row("credit", RungId::ToolsGeneral, 402, json, R"({"error":"Credits exhausted"})", "payment-required",
        u"“Credits exhausted”"_s);
    row("a null message", RungId::Ingest, 500, json, R"({"message":null,"error":null})", "service-fault",
        u"“{\"message\":null"_s);
}

void TestDiagnosis::gateways()
{
    QFETCH(RungId, rung);
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(HeaderList, headers);
    QFETCH(QString, words);
    HttpAnswer answer;
    answer.status = status;
    answer.url = QUrl(u"https://h.example/x/"_s);
    answer.headers = headers;
    answer.headers.append({"Content-Type", type});
    answer.body = body;
    const Diagnosis found = diagnose({.rung = rung, .error = httpError(answer).value_or(Error()), .answer = answer});
    QTEST(found.cause, "cause");
    QVERIFY2(diagnosisLine(found).contains(words), qPrintable(diagnosisLine(found)));
    QVERIFY2(!diagnosisLine(found).contains("secret"_L1) && !diagnosisLine(found).contains(u'<'),
             qPrintable(diagnosisLine(found)));
    m_reached.insert(found.cause);
}

/// The service's 403 has several causes, and only the tool server's own 401 shows that it is the key.
void TestDiagnosis::aRefusalBeforeTheToolsSaysNothingOfTheKey_data()
{
    QTest::addColumn<QByteArray>("tools");
    QTest::addColumn<QString>("cause");
    const QByteArray json = "application/json";
    QTest::newRow("its own") << httpAnswer(401, R"({"detail":"Invalid API key"})", json) << u"key-or-name-wrong"_s;
    QTest::newRow("a page") << httpAnswer(401, "<html>Sign in</html>", "text/html") << u"key-or-access-untold"_s;
    QTest::newRow("a gateway") << httpAnswer(401, R"({"message":"Unauthorized"})", json) << u"key-or-access-untold"_s;
    QTest::newRow("a password") << httpAnswer(401, "{}", json, "WWW-Authenticate: Basic realm=\"x\"\r\n")
                                << u"key-or-access-untold"_s;
    QTest::newRow("a token") << httpAnswer(401, "{}", json, "WWW-Authenticate: Bearer\r\n")
                             << u"key-or-access-untold"_s;
}

void TestDiagnosis::aRefusalBeforeTheToolsSaysNothingOfTheKey()
{
    QFETCH(QByteArray, tools);
    ScriptedServer server([&tools](const SeenRequest &r) {
        return isEntry(r) ? httpAnswer(403, R"({"error":"forbidden"})", "application/json") : tools;
    });
    const QString cause = rungOf(reportOf(planFor(server.base())), RungId::Ingest).cause;
    QTEST(cause, "cause");
    m_reached.insert(cause);
}

/// A gateway's message about a missing key is not the service's.
void TestDiagnosis::theFirstRowThatFitsWins()
{
    ScriptedServer server([](const SeenRequest &) {
        return httpAnswer(400, R"({"error":"missing_credentials"})", "application/json", "Proxy-Agent: x\r\n");
    });
    expect(rungOf(reportOf(planFor(server.base())), RungId::Ingest), "proxy-answers", RungState::Failed, {});
}

void TestDiagnosis::wordsFromOutsideAreShownAndNotRead()
{
    ScriptedServer server(
        [](const SeenRequest &) { return httpAnswer(500, R"({"error":"<b>%1</b> \u202e %2"})", "application/json"); });
    const CheckReport report = reportOf(planFor(server.base()));
    const RungResult &ingest = rungOf(report, RungId::Ingest);
    QCOMPARE(ingest.cause, u"service-fault"_s);
    QVERIFY(ingest.reply.startsWith(u"HTTP 500"_s));
    QVERIFY2(ingest.hint.contains(u"<b>%1</b>"_s), qPrintable(ingest.hint));
    QVERIFY(!ingest.hint.contains(u'\u202e'));
}

/// Facts from other steps, a confirmed log tool or an earlier run: tst_wholerun gets them from real servers.
void TestDiagnosis::whatTheRestOfARunTells_data()
{
    QTest::addColumn<Evidence>("evidence");
    QTest::addColumn<QString>("cause");
    const auto row = [](const char *cause, const RungId &rung, int status, const QByteArray &body, const auto &change) {
        HttpAnswer answer;
        answer.status = status;
        answer.body = body;
        answer.url = QUrl(u"https://h.example/mcp/"_s);
        Evidence evidence{.rung = rung, .error = httpError(answer).value_or(Error()), .answer = answer};
        evidence.owner = u"mara"_s;
        evidence.uuid = u"3e2ad894-5e5f-4c34-9899-1f9c2158009c"_s;
        change(evidence);
        QTest::newRow(cause) << evidence << QString::fromLatin1(cause);
    };
    const QByteArray gone = R"({"error":"invalid_resource"})";
    const QByteArray badKey = R"({"detail":"Invalid API key"})";
    row("team-key-without-name", RungId::Key, 0, {}, [](Evidence &e) {
        e.worked = true;
        e.keyKind = KeyKind::Team;
    });
    row("real-owner", RungId::Ingest, 404, gone, [](Evidence &e) {
        e.witness = LogWitness::Knows;
        e.realAddress = u"https://h.example/u/zoe/"_s;
    });
    row("resource-gone", RungId::Ingest, 404, gone, [](Evidence &e) { e.witness = LogWitness::NotFound; });
    row("no-access-by-log", RungId::Ingest, 403, {}, [](Evidence &e) { e.witness = LogWitness::NoAccess; });
    row("entry-name-not-of-key", RungId::Ingest, 403, {}, [](Evidence &e) { e.listsWithoutName = true; });
    row("no-access", RungId::Ingest, 403, {}, [](Evidence &e) {
        e.nameSent = true;
        e.username = u"jon"_s;
        e.toolsAccept = true;
    });
    row("name-with-entries-needed", RungId::Ingest, 403, {}, [](Evidence &e) { e.toolsAccept = true; });
    row("key-name-or-access", RungId::Ingest, 403, {}, [](Evidence &e) { e.nameSent = true; });
    row("team-address", RungId::Ingest, 302, {}, [](Evidence &e) {
        e.ofTeam = true;
        e.answer.headers = {{"Location", "/accounts/login/?next=/mcp/"}};
    });
    row("resource-key-at-tools", RungId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.listsOtherwise = true; });
    row("team-key-refused", RungId::Ingest, 403, {}, [](Evidence &e) {
        e.keyKind = KeyKind::Team;
        e.toolsAccept = false;
    });
    row("refused-without-name", RungId::Ingest, 403, {}, [](Evidence &e) { e.keyKind = KeyKind::Team; });
    row("team-key-refused-at-tools", RungId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.keyKind = KeyKind::Team; });
    row("renamed-or-deleted", RungId::Ingest, 404, gone, [](Evidence &e) {
        e.workedBefore = true;
        e.toolsAccept = false;
    });
    row("deleted-or-moved", RungId::Ingest, 404, gone, [](Evidence &e) { e.workedBefore = true; });
    row("uuid-with-capitals", RungId::Ingest, 404, gone, [](Evidence &e) { e.uuid = e.uuid.toUpper(); });
    row("oauth-wanted", RungId::ToolsGeneral, 401, {}, [](Evidence &e) {
        e.bearerSent = true;
        e.answer.headers = {{"WWW-Authenticate", "Bearer resource_metadata=\"https://h.example/x\""}};
    });
    row("name-not-of-key", RungId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.listsWithoutName = true; });
    row("uuid-refused-at-tools", RungId::ToolsGeneral, 401, badKey, [](Evidence &e) {
        e.uuidSent = true;
        e.listsOtherwise = true;
    });
    row("uuid-proves-nothing", RungId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.uuidSent = true; });
    row("critical-findings", RungId::ToolsGeneral, 200, {}, [](Evidence &e) {
        e.worked = true;
        e.criticalFindings = 1;
    });
    row("endpoint-in-address", RungId::ToolsGeneral, 404, {},
        [](Evidence &e) { e.answer.url.setPath(u"/mcp/mcp2/"_s); });
}

void TestDiagnosis::whatTheRestOfARunTells()
{
    QFETCH(Evidence, evidence);
    const std::optional<Diagnosis> found =
        evidence.worked ? warningIn(evidence, u"a summary"_s) : std::optional(diagnose(evidence));
    QVERIFY(found);
    QTEST(found->cause, "cause");
    QVERIFY(!found->hint.contains(u"%1"_s));
    m_reached.insert(found->cause);
}

void TestDiagnosis::eachRowWasReached()
{
    QStringList missing;
    for (const CauseRow &row : causeTable()) {
        if (!m_reached.contains(QString::fromLatin1(row.id)))
            missing.append(QString::fromLatin1(row.id));
    }
    QVERIFY2(missing.isEmpty(), qPrintable(u"no test of this run reached: "_s + missing.join(u' ')));
    QVERIFY(m_reached.contains(u"unknown"_s));
}

} // namespace rc

RC_TEST(rc::TestDiagnosis)
