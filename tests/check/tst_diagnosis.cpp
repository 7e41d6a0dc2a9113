// SPDX-License-Identifier: GPL-3.0-or-later
// Responses over a real socket to a whole check, with their causes; and the table itself.
#include "check/causes/cause.h"
#include "check/causes/diagnosis.h"
#include "check/causetests.h"
#include "check/run/stepoutcome.h"
#include "core/profile/wirelimits.h"
#include "core/words/errortext.h"
#include "service/send/ingest.h"
#include "support/deployment.h"
#include "support/ended.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void addRows(const QList<ResponseCase> &cases)
{
    QTest::addColumn<qsizetype>("index");
    for (qsizetype i = 0; i < cases.size(); ++i)
        QTest::newRow(cases.at(i).name.constData()) << i;
}

CatalogKind kindOf(const StepId &step)
{
    return catalogFromWord(step.catalog(), interfaceCatalogs() << furtherKind()).value_or(CatalogKind::General);
}

} // namespace

void TestDiagnosis::expect(const StepResult &step, const QByteArray &cause, StepState state, const QString &words)
{
    const QString fault = mismatchIn(step, cause, state, words);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    m_reached.insert(step.cause);
}

void TestDiagnosis::entries_data()
{
    addRows(entryCases());
}

void TestDiagnosis::entries()
{
    QFETCH(qsizetype, index);
    const ResponseCase row = entryCases().at(index);
    ScriptedServer server(
        [&row](const ReceivedRequest &r) { return isEntry(r) ? row.response(r) : successResponse(r); });
    const CheckReport report = reportOf(planFor(server.base()));
    QCOMPARE(report.steps.size(), 13);
    expect(stepOf(report, StepId::Ingest), row.cause, row.state, row.words);
    const StepResult &level = stepOf(report, StepId::LevelInfo);
    const bool failed = row.state == StepState::Failed;
    QCOMPARE(stepOf(report, StepId::Ingest).exitCode != 0, failed);
    QCOMPARE(level.state, failed ? StepState::Skipped : StepState::Warned);
    if (failed)
        QCOMPARE(level.summary, notTested(StepId::Ingest));
    for (const StepId id : {StepId::Url, StepId::Key, StepId::Dns, StepId::Tcp, StepId::ToolsGeneral}) {
        QCOMPARE(stepOf(report, id).state, StepState::Passed);
        QCOMPARE(stepOf(report, id).cause, QString());
    }
}

void TestDiagnosis::tools_data()
{
    addRows(toolCases());
}

void TestDiagnosis::tools()
{
    QFETCH(qsizetype, index);
    const ResponseCase row = toolCases().at(index);
    const QByteArray endpoint = catalogAddress(QUrl(u"http://x"_s), kindOf(row.step)).path().toUtf8();
    ScriptedServer server([&](const ReceivedRequest &r) {
        return r.path == endpoint || r.path + '/' == endpoint ? row.response(r) : successResponse(r);
    });
    CheckPlan plan = planFor(server.base());
    if (kindOf(row.step).isCustom())
        plan.customCatalogs = {kindOf(row.step)};
    const CheckReport report = reportOf(plan);
    QCOMPARE(report.steps.size(), 13 + plan.customCatalogs.size());
    expect(stepOf(report, row.step), row.cause, row.state, row.words);
    const StepId::Kind other = row.step == StepId::ToolsGeneral ? StepId::ToolsCodeHosting : StepId::ToolsGeneral;
    for (const StepId id : {StepId::Ingest, StepId::LevelInfo, other})
        QCOMPARE(stepOf(report, id).state, StepState::Passed);
}

void TestDiagnosis::exchanges_data()
{
    addRows(exchangeCases());
}

void TestDiagnosis::exchanges()
{
    QFETCH(qsizetype, index);
    const ResponseCase row = exchangeCases().at(index);
    ScriptedServer server([&](const ReceivedRequest &r) { return row.response(r); });
    DialectMemory memory;
    ToolListJob listing(QUrl(server.base()), kindOf(row.step), {Secret("k-1"), {u"mara"_s, {}, {}}}, memory);
    const Diagnosis found = listDiagnosis(ended<ToolListResult>(listing));
    QCOMPARE(found.cause.toLatin1(), row.cause);
    QCOMPARE(found.state, row.state);
    QVERIFY2(diagnosisLine(found).text().contains(row.words, Qt::CaseInsensitive), qPrintable(diagnosisLine(found)));
}

void TestDiagnosis::calls_data()
{
    addRows(toolCases());
}

/// A response has the same cause, severity and exit code for a list and a call; exceptions are listed here.
void TestDiagnosis::calls()
{
    QFETCH(qsizetype, index);
    const ResponseCase row = toolCases().at(index);
    ScriptedServer server(row.response);
    DialectMemory memory;
    const Credentials who{Secret("k-1"), {u"mara"_s, {}, {}}};
    ToolListJob listing(QUrl(server.base()), kindOf(row.step), who.clone(), memory);
    const auto list = ended<ToolListResult>(listing);
    if (!list.error)
        return; // a fetched list
    ToolCallJob calling(QUrl(server.base()), {kindOf(row.step), u"ping"_s, "{}"}, who.clone(), memory);
    const auto call = ended<ToolCallResult>(calling);
    const Diagnosis ofList = listDiagnosis(list);
    const Diagnosis isCall = callDiagnosis(call);
    static const QHash<QString, QString> own{{u"tools-forbidden"_s, u"call-forbidden"_s},
                                             {u"method-unknown"_s, u"calls-unknown"_s},
                                             {u"params-refused"_s, u"call-not-taken"_s},
                                             {u"not-json-rpc"_s, u"result-not-understood"_s}};
    QCOMPARE(isCall.cause, own.value(ofList.cause, ofList.cause));
    m_reached.insert(isCall.cause);
    QCOMPARE(isCall.state, ofList.state);
    QVERIFY(call.error);
    QCOMPARE(call.error->kind, list.error->kind);
    const bool looksFirst = isCall.hint.text().contains(u"before calling it again"_s);
    QCOMPARE(looksFirst, call.outcome == CallOutcome::Unknown);
    if (isCall.cause == ofList.cause && !looksFirst)
        QCOMPARE(isCall.hint, ofList.hint);
}

/// The next step is different if a token was sent; an unreadable token is not a refusal.
void TestDiagnosis::sentTokenIsRefused()
{
    const QByteArray token = "ghp_0123456789";
    ScriptedServer server([&token](const ReceivedRequest &r) {
        return r.path != "/github/" || r.headers.value("authorization") == "Bearer " + token
                   ? successResponse(r)
                   : httpResponse(401, "Unauthorized", "text/plain");
    });
    CheckPlan plan = planFor(server.base());
    plan.token = tokenSource(keySource(KeyState::Saved, {}, "ghp_of-yesterday"));
    expect(stepOf(reportOf(plan), StepId::ToolsCodeHosting), "token-refused", StepState::Failed, {});
    plan.token = tokenSource(keySource(KeyState::Saved, {}, token));
    QCOMPARE(stepOf(reportOf(plan), StepId::ToolsCodeHosting).state, StepState::Passed);
    ScriptedServer further([](const ReceivedRequest &r) {
        return r.path == furtherKind().path().toUtf8() ? httpResponse(401, "Unauthorized", "text/plain")
                                                       : successResponse(r);
    });
    CheckPlan planOfFurther = planFor(further.base());
    planOfFurther.customCatalogs = {furtherKind()};
    planOfFurther.token = tokenSource(keySource(KeyState::Saved, {}, token));
    expect(stepOf(reportOf(planOfFurther), StepId::tools(furtherKind())), "catalog-token-refused", StepState::Failed,
           {});
    const qsizetype before = server.seen().size();
    plan.token = tokenSource(keySource(KeyState::Locked, Error{ErrorKind::KeychainLocked, {}, {}, 0}, {}));
    const CheckReport locked = reportOf(plan);
    QCOMPARE(stepOf(locked, StepId::ToolsCodeHosting).state, StepState::Failed);
    QCOMPARE(stepOf(locked, StepId::ToolsCodeHosting).summary,
             errorText(Error{ErrorKind::KeychainLocked, {}, {}, 0}).what);
    QCOMPARE(stepOf(locked, StepId::ToolsGeneral).state, StepState::Passed);
    QCOMPARE(stepOf(locked, StepId::Ingest).state, StepState::Passed);
    QVERIFY(std::none_of(server.seen().cbegin() + before, server.seen().cend(),
                         [](const ReceivedRequest &request) { return request.path == "/github/"; }));
}

/// A check sends one small entry, but a user may send many.
void TestDiagnosis::tooManyEntries_data()
{
    addColumns<int, qint64, QString>("status", "size", "cause");
    QTest::newRow("413") << 413 << 16 * bytesPerKibibyte + 1 << u"entries-too-large"_s;
    QTest::newRow("413 to a small one") << 413 << 16 * bytesPerKibibyte << u"entry-too-large"_s;
    QTest::newRow("the page for too much") << 400 << defaultRequestCap + 1 << u"entries-too-large-400"_s;
    QTest::newRow("the same page to a smaller one") << 400 << defaultRequestCap << u"host-not-served"_s;
}

void TestDiagnosis::tooManyEntries()
{
    QFETCH(int, status);
    QFETCH(qint64, size);
    QFETCH(QString, cause);
    const ResourceUrl resource =
        parseResourceUrl(u"https://logs.example.net"_s + Deployment().resourcePath())->resource;
    HttpResponse response;
    response.status = status;
    response.url = resource.logsAddress();
    response.requestBytes = size;
    response.headers = {{"Content-Type", "text/html"}};
    response.body = "<html><head><title>Bad Request (400)</title></head></html>";
    response.mayHaveBeenSent = true;
    const auto explanation = explanationOf(resource, {}, sendResult({}, response), response);
    QVERIFY(explanation);
    QCOMPARE(explanation->cause, cause);
    m_reached.insert(cause);
}

/// In one request for three entries.
void TestDiagnosis::fewerEntriesAcceptedThanSent()
{
    const ResourceUrl resource =
        parseResourceUrl(u"https://logs.example.net"_s + Deployment().resourcePath())->resource;
    HttpResponse response;
    response.status = 200;
    response.url = resource.logsAddress();
    const auto causeFor = [&](const QByteArray &body) {
        response.body = body;
        QList<SendResult> results = sendResults({{}, {}, {}}, response);
        explain(results, resource, {}, response);
        return results.last().explanation ? results.last().explanation->cause : QString();
    };
    QCOMPARE(causeFor(R"({"accepted":2})"), u"failure-reported"_s);
    QCOMPARE(causeFor(R"({"accepted":3})"), QString());
    response.url.clear();
    QCOMPARE(causeFor(R"({"accepted":2})"), QString()); // nothing was asked, so nothing was answered
}

/// One of them may notify people, so the request is not to be repeated lightly.
void TestDiagnosis::alertAmongUnansweredEntries()
{
    const ResourceUrl resource =
        parseResourceUrl(u"https://logs.example.net"_s + Deployment().resourcePath())->resource;
    HttpResponse response;
    response.fault = ErrorKind::TimedOut;
    response.url = resource.logsAddress();
    response.mayHaveBeenSent = true;
    LogEntry info;
    LogEntry alert;
    info.level = Level::Info;
    alert.level = Level::Alert;
    const auto causeOfAll = [&](const QList<LogEntry> &entries) {
        QList<SendResult> results = sendResults(entries, response);
        explain(results, resource, {}, response);
        return results.first().explanation ? results.first().explanation->cause : QString();
    };
    QCOMPARE(causeOfAll({info, info}), u"entry-not-answered"_s);
    QCOMPARE(causeOfAll({info, alert}), u"notification-not-answered"_s);
}

/// Refusals as gateways, firewalls and logins write them, and those of a service that look alike.
void TestDiagnosis::gateways_data()
{
    addColumns<Evidence, QString, QString>("evidence", "cause", "words");
    const QList<ResponseLine> lines = responseLines(u"tests/check/refusals.txt"_s);
    QVERIFY(lines.size() > 80);
    for (const ResponseLine &line : lines) {
        HttpResponse response;
        response.status = line.status;
        response.url = QUrl(u"https://h.example/x/"_s);
        response.headers = line.headers;
        response.body = line.body;
        QTest::newRow(line.expected.name.constData()) << Evidence{.step = line.expected.step,
                                                                  .error = httpError(response).value_or(Error()),
                                                                  .response = response}
                                                      << QString::fromUtf8(line.expected.cause) << line.expected.words;
    }
}

void TestDiagnosis::gateways()
{
    QFETCH(Evidence, evidence);
    QFETCH(QString, words);
    const Diagnosis found = diagnose(evidence);
    QTEST(found.cause, "cause");
    QVERIFY2(diagnosisLine(found).text().contains(words), qPrintable(diagnosisLine(found)));
    QVERIFY2(!diagnosisLine(found).text().contains("secret"_L1) && !diagnosisLine(found).text().contains(u'<'),
             qPrintable(diagnosisLine(found)));
    m_reached.insert(found.cause);
}

/// The service's 403 has several causes, and only the tool server's own 401 shows that it is the key.
void TestDiagnosis::gatewayRefusalDoesNotBlameTheKey_data()
{
    addColumns<QByteArray, QString>("tools", "cause");
    const QByteArray json = "application/json";
    QTest::newRow("its own") << httpResponse(401, R"({"detail":"Invalid API key"})", json) << u"key-or-name-wrong"_s;
    QTest::newRow("a page") << httpResponse(401, "<html>Sign in</html>", "text/html") << u"key-or-access-untold"_s;
    QTest::newRow("a gateway") << httpResponse(401, R"({"message":"Unauthorized"})", json) << u"key-or-access-untold"_s;
    QTest::newRow("a password") << httpResponse(401, "{}", json, "WWW-Authenticate: Basic realm=\"x\"\r\n")
                                << u"key-or-access-untold"_s;
    QTest::newRow("a token") << httpResponse(401, "{}", json, "WWW-Authenticate: Bearer\r\n")
                             << u"key-or-access-untold"_s;
}

void TestDiagnosis::gatewayRefusalDoesNotBlameTheKey()
{
    QFETCH(QByteArray, tools);
    ScriptedServer server([&tools](const ReceivedRequest &r) {
        return isEntry(r) ? httpResponse(403, R"({"error":"forbidden"})", "application/json") : tools;
    });
    const QString cause = stepOf(reportOf(planFor(server.base())), StepId::Ingest).cause;
    QTEST(cause, "cause");
    m_reached.insert(cause);
}

/// A gateway's message about a missing key is not the service's.
void TestDiagnosis::firstMatchingCauseWins()
{
    ScriptedServer server([](const ReceivedRequest &) {
        return httpResponse(400, R"({"error":"missing_credentials"})", "application/json", "Proxy-Agent: x\r\n");
    });
    expect(stepOf(reportOf(planFor(server.base())), StepId::Ingest), "proxy-answers", StepState::Failed, {});
}

void TestDiagnosis::serverTextIsShownButNotInterpreted()
{
    ScriptedServer server([](const ReceivedRequest &) {
        return httpResponse(500, R"({"error":"<b>%1</b> \u202e %2"})", "application/json");
    });
    const CheckReport report = reportOf(planFor(server.base()));
    const StepResult &ingest = stepOf(report, StepId::Ingest);
    QCOMPARE(ingest.cause, u"service-fault"_s);
    QVERIFY(ingest.reply.startsWith(u"HTTP 500"_s));
    QVERIFY2(ingest.hint.text().contains(u"<b>%1</b>"_s), qPrintable(ingest.hint));
    QVERIFY(!ingest.hint.text().contains(u'\u202e'));
}

/// Facts from other steps, a confirmed log tool or an earlier run: tst_wholerun gets them from real servers.
void TestDiagnosis::causesFromOtherSteps_data()
{
    addColumns<Evidence, QString>("evidence", "cause");
    const auto row = [](const char *cause, const StepId &step, int status, const QByteArray &body, const auto &change) {
        HttpResponse response;
        response.status = status;
        response.body = body;
        response.url = QUrl(u"https://h.example/mcp/"_s);
        Evidence evidence{.step = step, .error = httpError(response).value_or(Error()), .response = response};
        evidence.owner = u"mara"_s;
        evidence.uuid = u"3e2ad894-5e5f-4c34-9899-1f9c2158009c"_s;
        change(evidence);
        QTest::newRow(cause) << evidence << QString::fromLatin1(cause);
    };
    const QByteArray gone = R"({"error":"invalid_resource"})";
    const QByteArray badKey = R"({"detail":"Invalid API key"})";
    row("team-key-without-name", StepId::Key, 0, {}, [](Evidence &e) {
        e.worked = true;
        e.keyKind = KeyKind::Team;
    });
    row("real-owner", StepId::Ingest, 404, gone, [](Evidence &e) {
        e.logAccess = LogAccess::Granted;
        e.realAddress = u"https://h.example/u/zoe/"_s;
    });
    row("resource-gone", StepId::Ingest, 404, gone, [](Evidence &e) { e.logAccess = LogAccess::NotFound; });
    row("no-access-by-log", StepId::Ingest, 403, {}, [](Evidence &e) { e.logAccess = LogAccess::NoAccess; });
    row("entry-name-not-of-key", StepId::Ingest, 403, {}, [](Evidence &e) { e.listsWithoutName = true; });
    row("no-access", StepId::Ingest, 403, {}, [](Evidence &e) {
        e.nameSent = true;
        e.username = u"jon"_s;
        e.toolsAcceptKey = true;
    });
    row("name-with-entries-needed", StepId::Ingest, 403, {}, [](Evidence &e) { e.toolsAcceptKey = true; });
    row("key-name-or-access", StepId::Ingest, 403, {}, [](Evidence &e) { e.nameSent = true; });
    row("team-address", StepId::Ingest, 302, {}, [](Evidence &e) {
        e.isTeamAddress = true;
        e.response.headers = {{"Location", "/accounts/login/?next=/mcp/"}};
    });
    row("resource-key-at-tools", StepId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.listsWithUuidChanged = true; });
    row("team-key-refused", StepId::Ingest, 403, {}, [](Evidence &e) {
        e.keyKind = KeyKind::Team;
        e.toolsAcceptKey = false;
    });
    row("team-key-refused-without-name", StepId::Ingest, 403, {}, [](Evidence &e) { e.keyKind = KeyKind::Team; });
    row("refused-without-name", StepId::Ingest, 403, {}, [](Evidence &) {});
    row("team-key-refused-at-tools", StepId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.keyKind = KeyKind::Team; });
    row("renamed-or-deleted", StepId::Ingest, 404, gone, [](Evidence &e) {
        e.workedBefore = true;
        e.toolsAcceptKey = false;
    });
    row("deleted-or-moved", StepId::Ingest, 404, gone, [](Evidence &e) { e.workedBefore = true; });
    row("uuid-with-capitals", StepId::Ingest, 404, gone, [](Evidence &e) { e.uuid = e.uuid.toUpper(); });
    row("oauth-wanted", StepId::ToolsGeneral, 401, {}, [](Evidence &e) {
        e.bearerSent = true;
        e.response.headers = {{"WWW-Authenticate", "Bearer resource_metadata=\"https://h.example/x\""}};
    });
    row("name-not-of-key", StepId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.listsWithoutName = true; });
    row("uuid-refused-at-tools", StepId::ToolsGeneral, 401, badKey, [](Evidence &e) {
        e.uuidSent = true;
        e.listsWithUuidChanged = true;
    });
    row("uuid-proves-nothing", StepId::ToolsGeneral, 401, badKey, [](Evidence &e) { e.uuidSent = true; });
    row("critical-findings", StepId::ToolsGeneral, 200, {}, [](Evidence &e) {
        e.worked = true;
        e.criticalFindings = 1;
    });
    row("endpoint-in-address", StepId::ToolsGeneral, 404, {},
        [](Evidence &e) { e.response.url.setPath(u"/mcp/mcp2/"_s); });
}

void TestDiagnosis::causesFromOtherSteps()
{
    QFETCH(Evidence, evidence);
    const std::optional<Diagnosis> found =
        evidence.worked ? warningIn(evidence, u"a summary"_s) : std::optional(diagnose(evidence));
    QVERIFY(found);
    QTEST(found->cause, "cause");
    QVERIFY(!found->hint.text().contains(u"%1"_s));
    m_reached.insert(found->cause);
}

void TestDiagnosis::everyCauseWasReached()
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
