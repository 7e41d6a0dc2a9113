// SPDX-License-Identifier: GPL-3.0-or-later
// check --all-profiles with keys in a real keyring; run inside tests/support/session.sh.
#include "console.h"
#include "serving.h"
#include "support/logservice.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <QTcpServer>

namespace rc::tst_cli_allprofiles {

namespace {

const QByteArray otherKey = "other-key-0123456789";

QString unusedPort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return QString::number(server.serverPort());
}

} // namespace

class TestCliAllProfiles : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_console->useKeyring();
    }

    void allPassedExitsWithZero()
    {
        DemoProcess demo(*m_console);
        keepDemo(u"one"_s, demo);
        keepDemo(u"two"_s, demo);
        const RunResult ran = ended(0, checkAll());
        QCOMPARE(ran.out.count('\n'), 2);
        QVERIFY2(!(ran.out + ran.err).contains(demo.key()), ran.details());
        QTRY_VERIFY(demo.served().count("\"warning\"") == 2); // the highest level sent
        QVERIFY2(!demo.served().contains("alert") && !demo.served().contains("\"error\""), demo.served());
    }

    void worstProfileComesFirstAndSetsTheExitCode()
    {
        DemoProcess demo(*m_console);
        ScriptedServer refusing;
        refusing.setResponse(httpResponse(403, R"({"error":"forbidden"})"));
        keepDemo(u"a-good"_s, demo);
        keep(u"c-closed"_s,
             u"http://127.0.0.1:%1/tools/u/demo/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s.arg(unusedPort()),
             {}, otherKey);
        keep(u"b-refused"_s, refusing.resourceUrl(), {}, otherKey);
        const RunResult ran = ended(4, checkAll()); // from b-refused, the worst and therefore first
        const QList<QByteArray> lines = ran.out.split('\n');
        QCOMPARE(lines.size(), 4); // the last one is empty
        QVERIFY2(lines.at(0).startsWith("Failed") && lines.at(0).contains("b-refused: "), ran.details());
        QVERIFY2(lines.at(1).startsWith("Failed") && lines.at(1).contains("c-closed: "), ran.details());
        QVERIFY2(lines.at(1).contains("nothing is listening"), ran.details());
        QVERIFY2(lines.at(2).startsWith("Passed") && lines.at(2).contains("a-good: "), ran.details());
        for (const QByteArray &key : {demo.key(), otherKey})
            QVERIFY2(!(ran.out + ran.err).contains(key), ran.details());
        for (const QByteArray &request : refusing.requests())
            QVERIFY2(!request.contains("\"alert\""), request);
    }

    void failuresOutrankWarningsWithAnExitCode()
    {
        LogService warned(
            {.taken = httpResponse(200, "{}", "application/json", "Date: Thu, 01 Jan 2026 00:00:00 GMT\r\n")});
        LogService unread({.refusedCalls = 1000});
        keep(u"a-warned"_s, warned.resourceUrl(), warned.base(), otherKey);
        keep(u"b-unread"_s, unread.resourceUrl(), unread.base(), otherKey);
        const RunResult ran = checkAll(listOf("--arrival --within 100ms --levels debug"));
        const QList<QByteArray> lines = ran.out.split('\n');
        QCOMPARE(lines.size(), 3);
        for (const QByteArray &line : {lines.at(0), lines.at(1)})
            QVERIFY2(line.startsWith("Warning"), ran.details());
        QVERIFY2(lines.at(0).contains("a-warned"), ran.details());
        QCOMPARE(ran.exitCode, 10);
    }

    void jsonHasEveryReport()
    {
        DemoProcess demo(*m_console);
        ScriptedServer refusing;
        refusing.setResponse(httpResponse(403, "{\"error\":\"no " + otherKey + "\"}"));
        keepDemo(u"a-good"_s, demo);
        keep(u"b-refused"_s, refusing.resourceUrl(), {}, otherKey);
        const RunResult ran = ended(4, checkAll({u"--json"_s}));
        QCOMPARE(membersOf(ran.json()), listOf("profiles"));
        const QJsonArray profiles = ran.json()["profiles"_L1].toArray();
        QCOMPARE(profiles.size(), 2);
        QCOMPARE(membersOf(profiles.at(0).toObject()), listOf("profile report state"));
        QCOMPARE(profiles.at(0)["profile"_L1].toString(), u"b-refused"_s);
        QCOMPARE(profiles.at(0)["state"_L1].toString(), u"failed"_s);
        QCOMPARE(profiles.at(1)["profile"_L1].toString(), u"a-good"_s);
        QCOMPARE(profiles.at(1)["state"_L1].toString(), u"passed"_s);
        QVERIFY(profiles.at(1)["report"_L1]["rungs"_L1].isArray());
        for (const QByteArray &key : {demo.key(), otherKey})
            QVERIFY2(!(ran.out + ran.err).contains(key), ran.details());
    }

    void profileWithoutAKeyIsReported()
    {
        DemoProcess demo(*m_console);
        keepDemo(u"a-good"_s, demo);
        keep(u"b-new"_s, demo.resourceUrl(), demo.toolServerUrl(), {});
        const RunResult ran = ended(2, checkAll());
        QVERIFY2(ran.out.startsWith("Failed") && ran.out.split('\n').at(0).contains("b-new: "), ran.details());
    }

    void noProfilesIsAnError()
    {
        const RunResult ran = ended(2, checkAll());
        QVERIFY2(ran.out.isEmpty() && !ran.err.isEmpty(), ran.details());
    }

private:
    void keep(const QString &name, const QString &resource, const QString &toolServer, const QByteArray &key) const
    {
        QStringList words = listOf("profile add", name, "--resource", resource, "--username demo");
        if (!toolServer.isEmpty())
            words += {u"--mcp-url"_s, toolServer};
        ended(0, m_console->run(words));
        if (key.isEmpty())
            return;
        ended(0, m_console->run(listOf("key set --profile", name), key + '\n'));
    }

    void keepDemo(const QString &name, const DemoProcess &demo) const
    {
        keep(name, demo.resourceUrl(), demo.toolServerUrl(), demo.key());
    }

    [[nodiscard]] RunResult checkAll(const QStringList &more = {}) const
    {
        return m_console->run(listOf("check --all-profiles", more));
    }

    std::unique_ptr<Console> m_console;
};

RC_TEST(TestCliAllProfiles)

} // namespace rc::tst_cli_allprofiles

#include "tst_cli_allprofiles.moc"
