// SPDX-License-Identifier: GPL-3.0-or-later
// Causes in typed input or in the key's storage.
#include "check/causetests.h"
#include "support/tlscertificates.h"
#include "support/tlsserver.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString resource = u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;

/// Only accepts entries and its two endpoints.
QByteArray strictResponse(const ReceivedRequest &request)
{
    return isEntry(request) || request.path == "/mcp/" || request.path == "/github/"
               ? successResponse(request)
               : httpResponse(404, "<html>Not Found</html>", "text/html");
}

} // namespace

void TestDiagnosis::addresses_data()
{
    QTest::addColumn<StepId>("step");
    QTest::addColumn<QString>("typed"); // %1: the server's address
    addColumns<QByteArray, QString>("cause", "words");
    using enum StepId::Kind;
    QTest::newRow("tool address as resource") << StepId(Url) << u"https://tools.example/mcp/"_s
                                              << "tool-address-as-resource"_ba << u"contains an owner and a UUID"_s;
    QTest::newRow("dot behind the host") << StepId(Url) << u"https://logs.example."_s + resource << "dot-too-many"_ba
                                         << u"Remove the dot"_s;
    QTest::newRow("no address") << StepId(Url) << u"ftp://logs.example/"_s << "resource-url-unusable"_ba
                                << u"copy the whole Resource URL"_s;
    QTest::newRow("two dots in the tool server's host")
        << StepId(ToolsGeneral) << u"https://tools..example/"_s << "dot-too-many"_ba << u"Remove the dot"_s;
    QTest::newRow("no tool server address") << StepId(ToolsCodeHosting) << u"ftp://tools.example/"_s
                                            << "tool-address-unusable"_ba << u"to check entries only"_s;
    QTest::newRow("Resource URL as tool server") << StepId(ToolsGeneral) << u"%1"_s + resource
                                                 << "resource-url-as-tool-address"_ba << u"which receives entries"_s;
    QTest::newRow("part of a Resource URL as tool server")
        << StepId(ToolsGeneral) << u"%1/tools/u/mara/"_s << "resource-url-as-tool-address"_ba
        << u"which receives entries"_s;
    QTest::newRow("mcp twice") << StepId(ToolsGeneral) << u"%1/mcp/mcp/"_s << "endpoint-pasted-twice"_ba
                               << u"without /mcp/ and without /github/"_s;
    QTest::newRow("the older transport") << StepId(ToolsGeneral) << u"%1/sse"_s << "older-transport"_ba
                                         << u"often ends with /mcp"_s;
    QTest::newRow("mcp before github") << StepId(ToolsCodeHosting) << u"%1/mcp/github/"_s << "endpoint-pasted-twice"_ba
                                       << u"without /mcp/ and without /github/"_s;
    QTest::newRow("user name with a line break")
        << StepId(ToolsGeneral) << u"user"_s << "identity-unusable"_ba << u"nothing was sent"_s;
}

void TestDiagnosis::addresses()
{
    QFETCH(StepId, step);
    QFETCH(QString, typed);
    QFETCH(QByteArray, cause);
    QFETCH(QString, words);
    ScriptedServer server(strictResponse);
    CheckPlan plan = planFor(server.base());
    if (step == StepId::Url)
        plan.resource = typed;
    else if (typed == u"user"_s)
        plan.identity.username = u"mara\r\nX-Evil: 1"_s;
    else
        plan.toolServer = typed.replace(u"%1"_s, server.base());
    const CheckReport report = reportOf(plan);
    expect(stepOf(report, step), cause, StepState::Failed, words);
    const bool ofResource = step == StepId::Url;
    const bool ofName = plan.identity.username != u"mara"_s; // also sent with entries
    QCOMPARE(stepOf(report, StepId::Ingest).state, ofResource ? StepState::Skipped
                                                   : ofName   ? StepState::Failed
                                                              : StepState::Passed);
    QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, ofResource ? StepState::Passed : StepState::Failed);
    if (ofResource) {
        QCOMPARE(stepOf(report, StepId::Url).exitCode, 2);
        QCOMPARE(stepOf(report, StepId::Dns).summary, notTested(StepId::Url));
    }
}

void TestDiagnosis::authorities()
{
    TlsServer server(testCertificates().good());
    CheckPlan plan = planFor(server.origin());
    plan.authorities = trustedAuthorities(readAuthorities(testCertificates().keyFile()));
    const CheckReport report = reportOf(plan);
    expect(stepOf(report, StepId::Tls), "authorities-unusable", StepState::Failed, u"private key"_s);
    expect(stepOf(report, StepId::ToolsGeneral), "authorities-unusable", StepState::Failed, u"private key"_s);
    QCOMPARE(stepOf(report, StepId::Ingest).summary, notTested(StepId::Tls));
}

void TestDiagnosis::theKey_data()
{
    addColumns<KeyState, ErrorKind, QByteArray, QByteArray, QString>("state", "kind", "key", "cause", "words");
    const auto row = [](const char *name, KeyState state, ErrorKind kind, const char *cause, const QString &words) {
        QTest::newRow(name) << state << kind << QByteArray() << QByteArray(cause) << words;
    };
    using enum ErrorKind;
    row("none", KeyState::Absent, NoKey, "no-key", u"Without a key"_s);
    row("locked", KeyState::Locked, KeychainLocked, "keychain-locked", u"Unlock the keychain"_s);
    row("none installed", KeyState::Unavailable, NoKeychain, "no-keychain", u"for one session only"_s);
    row("not running", KeyState::Unavailable, KeychainNotRunning, "keychain-not-running", u"Start it"_s);
    row("asking", KeyState::Unavailable, KeychainPrompting, "keychain-asking", u"behind this window"_s);
    row("denied", KeyState::Unavailable, KeychainDenied, "keychain-denied", u"declined"_s);
    row("timed out", KeyState::Unavailable, KeychainTimedOut, "keychain-timed-out", u"does not mean that the key"_s);
    row("gone", KeyState::Unavailable, KeychainGone, "keychain-gone", u"was interrupted"_s);
    row("deleted there", KeyState::Unavailable, KeychainKeyMissing, "keychain-lacks-key", u"Enter it again"_s);
    row("of before", KeyState::Withheld, KeyUnbound, "key-unbound", u"earlier version"_s);
    row("of another server", KeyState::Withheld, KeyBoundElsewhere, "key-bound-elsewhere", u"changed after"_s);
    row("failed", KeyState::Unavailable, KeychainFailed, "keychain-failed", u"The keychain failed"_s);
    QTest::newRow("a gap in it") << KeyState::Saved << KeychainFailed << "k 1"_ba << "key-unusable"_ba
                                 << u"Copy the key from the product again"_s;
}

void TestDiagnosis::theKey()
{
    QFETCH(KeyState, state);
    QFETCH(ErrorKind, kind);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, cause);
    QFETCH(QString, words);
    ScriptedServer server(successResponse);
    CheckPlan plan = planFor(server.base());
    plan.key = keySource(state, state == KeyState::Saved ? std::nullopt : std::optional(Error{kind, {}, {}, 0}), key);
    const CheckReport report = reportOf(plan);
    expect(stepOf(report, StepId::Key), cause, StepState::Failed, words);
    QCOMPARE(stepOf(report, StepId::Key).exitCode, kind == ErrorKind::NoKey || state == KeyState::Saved ? 2 : 6);
    for (const StepId id : {StepId::Ingest, StepId::LevelInfo, StepId::ToolsGeneral, StepId::ToolsCodeHosting})
        QCOMPARE(stepOf(report, id).summary, notTested(StepId::Key));
    QCOMPARE(stepOf(report, StepId::Tcp).state, StepState::Passed);
    QVERIFY(server.seen().isEmpty());
}

} // namespace rc
