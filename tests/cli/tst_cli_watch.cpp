// SPDX-License-Identifier: GPL-3.0-or-later
// check --watch and check --markdown: rounds that report changes, an end by interrupt, and the report of one check.
#include "console.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <csignal>

namespace rc::tst_cli_watch {

namespace {

const QByteArray key = "watch-key-0123456789";
const QString often = u"0.001"_s; // minutes: 60 ms

QByteArray accepting()
{
    return httpResponse(200, R"({"status":"ok"})");
}

QByteArray refusing()
{
    return httpResponse(403, "{\"error\":\"forbidden for " + key + "\"}");
}

} // namespace

class TestCliWatch : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        m_server = std::make_unique<ScriptedServer>();
        m_server->setResponse(accepting());
    }

    void everyStateChangeIsPrinted()
    {
        RunningConsole watching(*m_console, check({u"--watch"_s, often}));
        QVERIFY2(watching.hasLines(2), watching.out() + watching.err());
        QVERIFY2(!watching.out().contains("before"), watching.out());
        m_server->setResponse(refusing());
        QTRY_VERIFY(watching.out().contains("It was “Passed” before."));
        m_server->setResponse(accepting());
        QTRY_VERIFY(watching.out().contains("It was “Failed” before."));
        ended(130, watching.endBy(SIGINT));
        QCOMPARE(watching.out().count("before"), 2);
        for (const QByteArray &line : watching.out().trimmed().split('\n'))
            QVERIFY2(line.contains(m_server->resourceUrl().toLatin1()), line); // one line each
        for (const QByteArray &request : m_server->requests())
            QVERIFY2(!request.contains("\"alert\"") && !request.contains("\"error\""), request);
        QVERIFY2(!(watching.out() + watching.err()).contains(key), watching.out() + watching.err());
    }

    void everyRoundIsOneJsonDocument()
    {
        RunningConsole watching(*m_console, check(listOf("--watch", often, "--json")));
        QVERIFY2(watching.hasLines(1), watching.err());
        m_server->setResponse(refusing());
        QTRY_VERIFY(watching.out().contains(R"("state":"failed")"));
        QVERIFY(watching.hasLines(3));
        ended(143, watching.endBy(SIGTERM));
        const QList<QByteArray> lines = watching.out().trimmed().split('\n');
        for (const QByteArray &line : lines) {
            const QJsonObject round = QJsonDocument::fromJson(line).object();
            QVERIFY2(round["profiles"_L1].toArray().size() == 1, line);
            QVERIFY2(round["profiles"_L1][0]["report"_L1]["rungs"_L1].isArray(), line);
        }
        QVERIFY2(!(watching.out() + watching.err()).contains(key), watching.out() + watching.err());
    }

    void interruptDuringARoundIsReported()
    {
        const ScriptedServer silent([](const ReceivedRequest &) { return QByteArray("silent"); });
        RunningConsole watching(*m_console, listOf("check --watch 600 --resource", silent.resourceUrl()));
        // the connections of the probe and of the entry, which gets no response
        QTRY_COMPARE(silent.connections(), 2);
        ended(130, watching.endBy(SIGINT));
        QVERIFY2(watching.out().contains("canceled"), watching.out());
        QVERIFY2(!watching.out().contains("Passed"), watching.out());
    }

    void changesOfToolListsArePrinted()
    {
        int lists = 0;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (!r.asks("tools/list"))
                return httpResponse(404, rpcError(-32601, "Method not found"));
            const QByteArray name = ++lists < 3 ? "before" : "after";
            return rpcReply(r,
                            "{\"resultType\":\"complete\",\"tools\":[{\"name\":\"" + name + "\",\"inputSchema\":{}}]}");
        });
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        RunningConsole watch(
            console, listOf("tools watch --every 1 --catalog general --mcp-url", server.base(), "--username mara"));
        QVERIFY2(watch.hasLines(3), watch.err().constData()); // a heading, a removed and an added tool
        QVERIFY(watch.out().contains("before") && watch.out().contains("after"));
        QVERIFY(lists >= 3);
        ended(130, watch.endBy(SIGINT));
    }

    void markdownDoesNotChangeTheExitCode()
    {
        m_server->setResponse(refusing());
        const RunResult ran = ended(4, m_console->run(check({u"--markdown"_s})));
        QVERIFY2(ran.out.startsWith("# ") && ran.out.contains("forbidden"), ran.details());
        QVERIFY2(!(ran.out + ran.err).contains(key), ran.details());
    }

private:
    [[nodiscard]] QStringList check(const QStringList &more) const
    {
        return listOf("check --resource", m_server->resourceUrl(), more);
    }

    std::unique_ptr<Console> m_console;
    std::unique_ptr<ScriptedServer> m_server;
};

RC_TEST(TestCliWatch)

} // namespace rc::tst_cli_watch

#include "tst_cli_watch.moc"
