// SPDX-License-Identifier: GPL-3.0-or-later
// Causes between this computer and the service: ports, proxies, timeouts, TLS.
#include "check/causes/diagnosis.h"
#include "check/causetests.h"
#include "check/run/stepoutcome.h"
#include "support/blackhole.h"
#include "support/ended.h"
#include "support/hostileserver.h"
#include "support/tlsserver.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void verifyHeldUp(const CheckReport &report, const QString &summary)
{
    for (const StepId id : {StepId::Ingest, StepId::LevelInfo}) {
        QCOMPARE(stepOf(report, id).state, StepState::Skipped);
        QCOMPARE(stepOf(report, id).summary, summary);
        QCOMPARE(stepOf(report, id).cause, QString());
    }
}

CheckPlan tlsPlan(const TlsServer &server, const ScriptedServer &tools)
{
    CheckPlan plan = planFor(server.origin());
    plan.toolServer = tools.base();
    plan.authorities = trustedAuthorities(readAuthorities(testCertificates().authorityFile()));
    return plan;
}

StepResult resultOf(const StepId &id, const StepOutcome &ending)
{
    StepResult step;
    step.id = id;
    step.state = ending.state;
    step.summary = ending.summary;
    step.hint = ending.hint;
    step.cause = ending.cause;
    return step;
}

QDateTime daysFromNow(int days)
{
    return QDateTime::currentDateTimeUtc().addDays(days);
}

} // namespace

void TestDiagnosis::portIsClosed()
{
    ScriptedServer tools(successResponse);
    CheckPlan plan = planFor(u"http://127.0.0.1:%1"_s.arg(closedPort()));
    CheckReport report = reportOf(plan);
    expect(stepOf(report, StepId::Tcp), "port-closed", StepState::Failed, u"nothing is listening on this port"_s);
    expect(stepOf(report, StepId::ToolsGeneral), "port-closed", StepState::Failed, u"Check the port"_s);
    QCOMPARE(stepOf(report, StepId::Tcp).exitCode, 3);
    verifyHeldUp(report, notTested(StepId::Tcp));
    plan.toolServer = tools.base();
    report = reportOf(plan);
    QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Passed);
}

void TestDiagnosis::portThatDropsPackets()
{
    const Blackhole port;
    CheckPlan plan = planFor(u"http://127.0.0.1:%1"_s.arg(port.port()));
    plan.limits.deadline = std::chrono::milliseconds(400);
    const CheckReport report = reportOf(plan);
    expect(stepOf(report, StepId::Tcp), "port-filtered", StepState::Failed, u"firewall"_s);
    expect(stepOf(report, StepId::ToolsGeneral), "port-filtered", StepState::Failed, u"firewall"_s);
    verifyHeldUp(report, notTested(StepId::Tcp));
}

/// 192.0.2.1 is unassigned: refused, unreachable or silent, depending on the network; the proxy is real.
void TestDiagnosis::proxies()
{
    ScriptedServer proxy([](const ReceivedRequest &) { return httpResponse(403, "no", "text/plain"); });
    const QByteArray before = qgetenv("https_proxy");
    qputenv("https_proxy", proxy.base().toLatin1());
    CheckPlan plan = planFor(u"https://192.0.2.1:9"_s);
    plan.toolServer.clear();
    plan.limits.deadline = std::chrono::milliseconds(2000);
    const CheckReport report = reportOf(plan);
    qputenv("https_proxy", "socks4://127.0.0.1:9");
    const CheckReport unusable = reportOf(plan);
    if (before.isEmpty())
        qunsetenv("https_proxy");
    else
        qputenv("https_proxy", before);
    expect(stepOf(report, StepId::Tcp), "past-proxy", StepState::Warned, u"through the proxy 127.0.0.1:"_s);
    expect(stepOf(report, StepId::Tls), "past-proxy", StepState::Warned, u"may not affect them"_s);
    expect(stepOf(report, StepId::Ingest), "proxy-refused", StepState::Failed, u"the proxy’s operator"_s);
    QCOMPARE(stepOf(report, StepId::LevelInfo).summary, notTested(StepId::Ingest));
    QVERIFY(!proxy.seen().isEmpty());
    expect(stepOf(unusable, StepId::Ingest), "proxy-unusable", StepState::Failed, u"Correct the variable"_s);
}

void TestDiagnosis::silence_data()
{
    addColumns<QByteArray, QByteArray, QString>("bytes", "cause", "words");
    QTest::newRow("not a word") << QByteArray() << "entry-not-answered"_ba << u"raise the timeout"_s;
    QTest::newRow("half a word") << QByteArray(
                                        "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx")
                                 << "entry-answer-stalled"_ba << u"did not finish"_s;
}

void TestDiagnosis::silence()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, cause);
    QFETCH(QString, words);
    HostileServer server({bytes, Script::After::KeepOpen});
    ScriptedServer tools(successResponse);
    CheckPlan plan = planFor(u"http://127.0.0.1:%1"_s.arg(server.port()));
    plan.toolServer = tools.base();
    plan.limits.deadline = std::chrono::seconds(5); // the tools must finish well within it, even on a busy machine
    const CheckReport report = reportOf(plan);
    expect(stepOf(report, StepId::Ingest), cause, StepState::Failed, words);
    QVERIFY(stepOf(report, StepId::Ingest).hint.text().startsWith(u"The entry may have been delivered."_s));
    QCOMPARE(stepOf(report, StepId::LevelInfo).summary, notTested(StepId::Ingest));
    QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Passed);
    // Notifying entries are stored first and acknowledged last.
    plan.only = {StepId::LevelError};
    plan.levels = {Level::Error};
    plan.limits.deadline = std::chrono::milliseconds(300);
    expect(stepOf(reportOf(plan), StepId::LevelError), "notification-not-answered", StepState::Failed,
           u"people were notified"_s);
}

void TestDiagnosis::silentToolServer()
{
    HostileServer silent(Script::silent());
    ScriptedServer server(successResponse);
    CheckPlan plan = planFor(server.base());
    plan.toolServer = u"http://127.0.0.1:%1"_s.arg(silent.port());
    plan.limits.deadline = std::chrono::milliseconds(300);
    const CheckReport report = reportOf(plan);
    for (const StepId id : {StepId::ToolsGeneral, StepId::ToolsCodeHosting})
        expect(stepOf(report, id), "tool-server-silent", StepState::Failed, u"one request at a time"_s);
    HostileServer stalling(
        {"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{", Script::After::KeepOpen});
    CheckPlan stalled = plan;
    stalled.toolServer = u"http://127.0.0.1:%1"_s.arg(stalling.port());
    expect(stepOf(reportOf(stalled), StepId::ToolsGeneral), "answer-stalled", StepState::Failed, u"did not finish"_s);
    // One of them alone proves nothing about the other.
    plan.only = {StepId::ToolsGeneral};
    expect(stepOf(reportOf(plan), StepId::ToolsGeneral), "no-answer-in-time", StepState::Failed,
           u"raise the timeout"_s);
}

void TestDiagnosis::stalledHandshake()
{
    TlsServer server(testCertificates().good());
    ScriptedServer tools(successResponse);
    CheckPlan plan = tlsPlan(server, tools);
    server.hold();
    plan.limits.deadline = std::chrono::seconds(5); // the tools must finish well within it, even on a busy machine
    const CheckReport report = reportOf(plan);
    expect(stepOf(report, StepId::Tls), "handshake-stalled", StepState::Failed, {});
    QCOMPARE(stepOf(report, StepId::Tcp).state, StepState::Passed);
    QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Passed);
    verifyHeldUp(report, notTested(StepId::Tls));
}

void TestDiagnosis::toolServerTls()
{
    TlsServer tools(
        testCertificates().make({.name = u"expired"_s, .from = daysFromNow(-60), .until = daysFromNow(-30)}));
    ScriptedServer server(successResponse);
    CheckPlan plan = planFor(server.base());
    plan.toolServer = tools.origin();
    plan.authorities = trustedAuthorities(readAuthorities(testCertificates().authorityFile()));
    const CheckReport report = reportOf(plan);
    expect(stepOf(report, StepId::ToolsGeneral), "certificate-expired", StepState::Failed, u"expired on"_s);
    QCOMPARE(stepOf(report, StepId::Ingest).state, StepState::Passed);
}

/// In days from now: the certificate's validity, and the clock of the tool server.
void TestDiagnosis::wrongClockOrExpiredCertificate_data()
{
    addColumns<int, int, int, QByteArray>("from", "until", "there", "cause");
    QTest::newRow("our clock is ahead") << -400 << -30 << -100 << "clock-off"_ba;
    QTest::newRow("our clock is behind") << 30 << 400 << 100 << "clock-off"_ba;
    QTest::newRow("our clock is right, it has expired") << -60 << -30 << 0 << "certificate-expired"_ba;
    QTest::newRow("our clock is right, it is too early") << 30 << 60 << 0 << "certificate-not-yet-valid"_ba;
    QTest::newRow("both are wrong") << -400 << -300 << -30 << "certificate-expired"_ba;
}

void TestDiagnosis::wrongClockOrExpiredCertificate()
{
    QFETCH(int, from);
    QFETCH(int, until);
    QFETCH(int, there);
    QFETCH(QByteArray, cause);
    TlsServer server(testCertificates().make(
        {.name = u"clock%1to%2"_s.arg(from).arg(until), .from = daysFromNow(from), .until = daysFromNow(until)}));
    server.hold();
    const QByteArray date = QLocale::c().toString(daysFromNow(there), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s).toLatin1();
    ScriptedServer tools(
        [&](const ReceivedRequest &) { return httpResponse(404, "", "text/plain", "Date: " + date + "\r\n"); });
    DialectMemory dialects;
    CheckRun run(tlsPlan(server, tools), dialects);
    // The tools respond first, then the handshake continues.
    connect(&run, &CheckRun::stepChanged, &server, [&server](const StepResult &changed) {
        if (changed.id == StepId::ToolsGeneral && changed.state == StepState::Failed)
            server.release();
    });
    const auto report = ended<CheckReport>(run);
    expect(stepOf(report, StepId::Tls), cause, StepState::Failed,
           cause == "clock-off" ? u"Set this computer’s clock"_s : QString());
    verifyHeldUp(report, notTested(StepId::Tls));
    QCOMPARE(server.received(), QByteArray());
}

void TestDiagnosis::certificateExpiringSoon()
{
    TlsServer server(testCertificates().make({.name = u"ending"_s, .until = daysFromNow(5)}));
    ScriptedServer tools(successResponse);
    const CheckReport report = reportOf(tlsPlan(server, tools));
    expect(stepOf(report, StepId::Tls), "certificate-ends-soon", StepState::Warned, u"expires soon"_s);
    QCOMPARE(stepOf(report, StepId::Ingest).state, StepState::Passed);
}

void TestDiagnosis::redirectFromHttpsToHttp()
{
    TlsServer server(testCertificates().good());
    server.setResponses([](const QByteArray &) {
        return httpResponse(301, {}, "text/plain", "Location: http://localhost/tools/\r\n");
    });
    ScriptedServer tools(successResponse);
    const CheckReport report = reportOf(tlsPlan(server, tools));
    expect(stepOf(report, StepId::Ingest), "redirect-to-http", StepState::Failed, u"should keep https"_s);
    QCOMPARE(stepOf(report, StepId::Tls).state, StepState::Passed);
    QCOMPARE(stepOf(report, StepId::LevelInfo).summary, notTested(StepId::Ingest));
}

/// Faults that sockets cannot reproduce on a test machine: name servers, networks, and revoked certificates. tst_tls
/// has the servers for the other certificates.
void TestDiagnosis::recorded_data()
{
    addColumns<Evidence, QByteArray, QString>("evidence", "cause", "words");
    const auto row = [](const char *cause, const Evidence &evidence, const QString &words) {
        QTest::newRow(cause) << evidence << QByteArray(cause) << words;
    };
    const auto name = [](const QString &host, ErrorKind kind, bool unanswered) {
        Evidence evidence{.step = StepId::Dns, .error = {kind, {}, {}, 0}, .host = host};
        evidence.probe.lookupUnanswered = unanswered;
        return evidence;
    };
    row("name-unknown", name(u"logs.exmaple.com"_s, ErrorKind::NameNotFound, false), u"logs.exmaple.com"_s);
    row("name-single-label", name(u"logserver"_s, ErrorKind::NameNotFound, false), u"without a domain"_s);
    row("name-server-silent", name(u"logs.example.com"_s, ErrorKind::NameNotFound, true), u"unknown whether"_s);
    row("name-lookup-timed-out", name(u"logs.example.com"_s, ErrorKind::TimedOut, false),
        u"The problem is the network"_s);
    row("network-unreachable",
        {.step = StepId::Tcp,
         .error = {ErrorKind::Unreachable, u"Network is unreachable"_s, {}, 0},
         .host = u"a.example"_s},
        u"“Network is unreachable”"_s);
    const auto tls = [](TlsCause cause) {
        Evidence evidence{.step = StepId::Tls, .error = {ErrorKind::TlsFailed, {}, {}, 0}};
        evidence.error.tls = TlsFault();
        evidence.error.tls->cause = cause;
        evidence.error.tls->host = u"logs.example.com"_s;
        evidence.error.tls->certificate.subject = u"CN=logs.example.com"_s;
        return evidence;
    };
    row("certificate-wrong-host", tls(TlsCause::WrongHost), {});
    row("issuer-unknown", tls(TlsCause::UnknownIssuer), {});
    row("authority-untrusted", tls(TlsCause::UntrustedAuthority), {});
    row("certificate-self-signed", tls(TlsCause::SelfSigned), {});
    row("certificate-wrong-purpose", tls(TlsCause::WrongPurpose), {});
    row("certificate-weak", tls(TlsCause::WeakKey), {});
    row("tls-too-old", tls(TlsCause::OldProtocol), {});
    row("not-tls", tls(TlsCause::NotTls), {});
    row("closed-in-handshake", tls(TlsCause::ClosedInHandshake), {});
    row("handshake-refused", tls(TlsCause::HandshakeRefused), {});
    row("certificate-revoked", tls(TlsCause::Revoked), u"revoked by its issuer"_s);
    row("certificate-distrusted", tls(TlsCause::Distrusted), u"Do not continue"_s);
    row("chain-broken", tls(TlsCause::BrokenChain), u"malformed"_s);
    row("no-certificate", tls(TlsCause::NoCertificate), u"presented no certificate"_s);
    row("client-certificate-wanted", tls(TlsCause::ClientCertificateRequired), u"requires only the API key"_s);
    row("unknown", tls(TlsCause::Other), {});
}

void TestDiagnosis::recorded()
{
    QFETCH(Evidence, evidence);
    QFETCH(QByteArray, cause);
    QFETCH(QString, words);
    expect(resultOf(evidence.step, failedOutcome(evidence)), cause, StepState::Failed, words);
}

void TestDiagnosis::unreachableIpv6Address()
{
    ResourceUrl resource;
    resource.host = u"logs.example.com"_s;
    ProbeReport probed;
    probed.addresses = {u"192.0.2.7"_s};
    const auto portOf = [&](const QStringList &resolved) {
        return resultOf(StepId::Tcp, portOutcome(resource, probed, {}, resolved));
    };
    expect(portOf({u"2001:db8::7"_s, u"192.0.2.7"_s}), "newer-addresses-broken", StepState::Warned,
           u"IPv6 does not work"_s);
    QCOMPARE(portOf({u"192.0.2.7"_s, u"2001:db8::7"_s}).state, StepState::Passed);
    QCOMPARE(portOf({u"192.0.2.7"_s}).cause, QString());
}

} // namespace rc
