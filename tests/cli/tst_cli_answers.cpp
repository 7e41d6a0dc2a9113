// SPDX-License-Identifier: GPL-3.0-or-later
// For any response, or none: a sentence, the right exit code, and never the key.
#include "check/causes/cause.h"
#include "console.h"
#include "support/deployment.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <QTcpSocket>

namespace rc::tst_cli_answers {

namespace {

const QByteArray key = "test-key-0123456789";

} // namespace

class TestCliAnswers : public QObject
{
    Q_OBJECT

private slots:
    void ingestResponsesSetTheExitCode_data()
    {
        addColumns<QByteArray, int, QString>("response", "exitCode", "outcome");
        QTest::newRow("200 JSON") << httpResponse(200, R"({"status":"ok"})") << 0 << u"accepted"_s;
        QTest::newRow("403") << httpResponse(403, R"({"error":"forbidden"})") << 4 << u"refused"_s;
        QTest::newRow("500") << httpResponse(500, "{}") << 1 << u"unknown"_s;
        QTest::newRow("a failure inside a success")
            << httpResponse(200, R"({"status":"error","detail":"quota"})") << 0 << u"accepted"_s;
        QTest::newRow("HTML with 200") << httpResponse(200, "<html>Log in</html>", "text/html") << 5 << QString();
        QTest::newRow("307 to another origin")
            << httpResponse(307, "", "text/plain", "Location: http://evil.example/\r\n") << 1 << u"refused"_s;
        QTest::newRow("closed without a word") << QByteArray() << 3 << u"unknown"_s;
    }

    void ingestResponsesSetTheExitCode()
    {
        QFETCH(QByteArray, response);
        QFETCH(int, exitCode);
        QFETCH(QString, outcome);
        ScriptedServer server;
        server.setResponse(response);
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const RunResult ran =
            ended(exitCode, console.run(listOf("send hello --resource", server.resourceUrl(), "--json --timeout 20")));
        QCOMPARE(ran.err.isEmpty(), exitCode == 0 && !response.contains("quota"));
        QVERIFY(!(ran.out + ran.err).contains(key));
        const QJsonObject entry = firstOf(ran, "entries");
        if (!outcome.isEmpty())
            QCOMPARE(entry.value("outcome"_L1).toString(), outcome);
        QVERIFY(entry.value("outcome"_L1).toString() != u"accepted"_s || exitCode == 0);
        QCOMPARE(server.requests().size(), 1);
        QVERIFY(server.requests().first().contains(key));
    }

    void toolResponsesSetTheExitCode_data()
    {
        addColumns<QByteArray, int>("response", "exitCode");
        const QByteArray list =
            R"({"jsonrpc":"2.0","id":"@ID@","result":{"tools":[{"name":"ping","inputSchema":{"type":"object"}}]}})";
        QTest::newRow("a list") << httpResponse(200, list) << 0;
        QTest::newRow("a list as an event stream")
            << httpResponse(200, "event: message\ndata: " + list + "\n\n", "text/event-stream") << 0;
        QTest::newRow("401") << httpResponse(401, R"({"detail":"Invalid API key"})") << 4;
        QTest::newRow("503") << httpResponse(503, R"({"detail":"MCP upstream is not configured"})") << 1;
        QTest::newRow("HTML instead of JSON") << httpResponse(200, "<html>Log in</html>", "text/html") << 5;
        QTest::newRow("JSON-RPC error")
            << httpResponse(200, R"({"jsonrpc":"2.0","id":"@ID@","error":{"code":-32601,"message":"no such method"}})")
            << 1;
        QTest::newRow("307 to another origin")
            << httpResponse(307, "", "text/plain", "Location: http://evil.example/mcp/\r\n") << 1;
        QTest::newRow("closed without a word") << QByteArray() << 3;
    }

    void toolResponsesSetTheExitCode()
    {
        QFETCH(QByteArray, response);
        QFETCH(int, exitCode);
        ScriptedServer server;
        server.setResponse(response);
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        console.set(u"SERVICE_USERNAME"_s, u"alice"_s);
        const RunResult ran = ended(
            exitCode, console.run(listOf("tools --catalog general --mcp-url", server.base(), "--json --timeout 20")));
        QCOMPARE(ran.err.isEmpty(), exitCode == 0);
        QVERIFY(!(ran.out + ran.err).contains(key));
        // There is a document even on failure.
        const QJsonArray catalogs = ran.json()["catalogs"_L1].toArray();
        QCOMPARE(catalogs.size(), 1);
        QCOMPARE(catalogs.at(0)["problems"_L1].toArray().isEmpty(), exitCode == 0);
        QCOMPARE(catalogs.at(0)["tools"_L1].toArray().size(), exitCode == 0 ? 1 : 0);
    }

    /// Although the code-hosting tools warned in it.
    void earlierCheckProvesTheAddressWorked()
    {
        Deployment deployment;
        ScriptedServer server([&deployment](const ReceivedRequest &request) { return deployment(request); });
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(Deployment::accountKey("mara")));
        const QStringList check = listOf("check --resource", server.base() + deployment.resourcePath(), "--mcp-url",
                                         server.base(), "--username mara --levels info --json");
        const auto causesIn = [](const RunResult &ran) {
            QStringList causes;
            const QJsonArray steps = ran.json()["rungs"_L1].toArray();
            for (const auto step : steps)
                causes.append(step.toObject().value("cause"_L1).toString());
            return causes;
        };
        QVERIFY(causesIn(ended(0, console.run(check))).contains(u"token-wanted"_s));
        deployment.deleteResource();
        QVERIFY(causesIn(ended(1, console.run(check))).contains(u"deleted-or-moved"_s));
    }

    void unreachableServersExitWithThree_data()
    {
        QTest::addColumn<QString>("base");
        QTest::newRow("unreachable host") << u"https://nothing.invalid"_s;
        // Bound but not listening: a released port may soon be another test's.
        QVERIFY(m_closed.bind(QHostAddress::LocalHost, 0, QAbstractSocket::DontShareAddress));
        QTest::newRow("refused port") << u"http://127.0.0.1:%1"_s.arg(m_closed.localPort());
    }

    void unreachableServersExitWithThree()
    {
        QFETCH(QString, base);
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const QString resource = base + u"/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;
        const QList<QStringList> commands{listOf("send hello --resource", resource),
                                          listOf("check --resource", resource), listOf("tools --mcp-url", base)};
        for (const QStringList &command : commands) {
            const RunResult ran = ended(3, console.run(command + listOf("--timeout 10")));
            QVERIFY(!(ran.out + ran.err).isEmpty());
            QVERIFY(!(ran.out + ran.err).contains(key));
        }
    }

    void oneFailedCatalogDoesNotAffectTheOther()
    {
        ScriptedServer server;
        server.setResponse(httpResponse(401, "No linked account", "text/plain"));
        server.setResponse("/mcp/", toolsResponse(R"({"name":"ping","inputSchema":{}})"));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const auto list = [&](const QStringList &more = {}) {
            return console.run(listOf("tools --names --mcp-url", server.base(), "--username alice", more));
        };
        const RunResult ran = ended(0, list()); // a warning, as in the check
        QCOMPARE(ran.out, QByteArray("ping\n"));
        const RunResult alone = ended(4, list(listOf("--catalog code-hosting")));
        QVERIFY2(alone.out.isEmpty(), alone.details());
        QVERIFY2(ran.err.contains("No linked account"), ran.details());
        // in the words of a check
        const QList<CauseRow> &causes = causeTable();
        const auto row = std::find_if(causes.cbegin(), causes.cend(), [](const CauseRow &cause) {
            return QLatin1StringView(cause.id) == "account-not-linked"_L1;
        });
        QVERIFY2(row != causes.cend() && ran.err.contains(row->summary), ran.details());
        server.setResponse("/github/", httpResponse(403, "not you", "text/plain"));
        const RunResult failed = ended(4, list());
        QVERIFY2(failed.out == "ping\n", failed.details());
    }

    void savedKeyIsNotSentToAnAddressFromTheEnvironment()
    {
        ScriptedServer server;
        server.setResponse(httpResponse(200, "{}"));
        Console console;
        ended(0, console.run(
                     listOf("profile add home --resource "
                            "https://logs.example.net/tools/u/a/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/")));
        for (const QString &name : listOf("SERVICE_RESOURCE SERVICE_RESOURCE_URL")) { // like newer SDKs
            console.set(name, server.resourceUrl());
            const RunResult ran = ended(2, console.run(listOf("send hello --profile home")));
            QVERIFY2(ran.err.contains(name.toLatin1() + ' '), ran.details());
            QCOMPARE(server.requests().size(), 0);
            console.set(name, QString());
        }
    }

private:
    QTcpSocket m_closed;
};

RC_TEST(TestCliAnswers)

} // namespace rc::tst_cli_answers

#include "tst_cli_answers.moc"
