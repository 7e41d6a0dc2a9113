// SPDX-License-Identifier: GPL-3.0-or-later
// check --arrival, send --confirm-arrival, drill and activity confirm: output, exit codes, and that each entry is sent
// once.
#include "console.h"
#include "support/deployment.h"
#include "support/logservice.h"
#include "support/testprogram.h"

#include <csignal>

namespace rc::tst_cli_arrival {

namespace {

LogBehavior silent()
{
    LogBehavior behaviour;
    behaviour.isReadOnly = false;
    return behaviour;
}

LogBehavior losing(int every = 1)
{
    LogBehavior behaviour;
    behaviour.loseEvery = every;
    return behaviour;
}

} // namespace

class TestCliArrival : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_console->set(u"SERVICE_API_KEY"_s, u"test-key-0123456789"_s);
    }

    void drillJsonFollowsTheContract()
    {
        LogService service;
        const RunResult ran = ended(0, run(service, listOf("drill --level info --json")));
        QCOMPARE(membersOf(ran.json()), listOf("arrival cause elapsedMs error exitCode hint level marker message "
                                               "outcome reply state status ts withinMs"));
        QCOMPARE(ran.json()["state"_L1].toString(), u"arrived"_s);
        QCOMPARE(membersOf(ran.json()["arrival"_L1].toObject()),
                 listOf("arrived asked calls elapsedMs entries firstSeen lastSeen missing notYet outOfReach tool "
                        "unread why withinMs"));
        QCOMPARE(service.accepted(), 1);
    }

    void drillExitCodes_data()
    {
        addColumns<LogBehavior, QString, int, QString>("behaviour", "within", "exitCode", "state");
        LogBehavior late;
        late.visibleFromCall = 4; // after pauses of 250 and 400 ms
        late.hasReceivedAt = false;
        LogBehavior slow;
        slow.filters = true;
        slow.responseAfterMs = 1500;
        LogBehavior lost;
        lost.dropsResponses = true;
        LogBehavior crowded;
        crowded.filters = true;
        crowded.neighbors = 2500; // 3 MB
        LogBehavior denied;
        denied.refusal = "access denied";
        LogBehavior unread;
        unread.refusedCalls = 1000;
        QTest::newRow("late") << late << u"200ms"_s << 8 << u"late"_s;
        QTest::newRow("not arrived") << losing() << u"100ms"_s << 7 << u"not-arrived"_s;
        QTest::newRow("nobody can tell") << unread << u"100ms"_s << 10 << u"unknown"_s;
        QTest::newRow("nobody will ever tell") << denied << u"10m"_s << 10 << u"unknown"_s;
        QTest::newRow("people are notified before the answer") << slow << u"1s"_s << 0 << u"arrived"_s;
        QTest::newRow("the answer is lost") << lost << u"30s"_s << 0 << u"arrived"_s;
        QTest::newRow("somebody's large request is newer") << crowded << u"30s"_s << 0 << u"arrived"_s;
    }

    void drillExitCodes()
    {
        QFETCH(LogBehavior, behaviour);
        QFETCH(QString, within);
        QFETCH(int, exitCode);
        LogService service(behaviour);
        const RunResult ran = ended(exitCode, run(service, listOf("drill --level debug --json --within", within)));
        QTEST(ran.json()["state"_L1].toString(), "state");
        if (exitCode == 0)
            QCOMPARE(ran.json()["outcome"_L1].toString(), u"accepted"_s);
        QCOMPARE(service.accepted(), 1);
    }

    void drillSendsNothingWithoutALogTool()
    {
        LogService service(silent());
        const RunResult ran = ended(2, run(service, listOf("drill --level info --json")));
        QCOMPARE(ran.json()["state"_L1].toString(), u"not-sent"_s);
        QCOMPARE(service.accepted(), 0);
        QCOMPARE(service.calls(), 0);
    }

    void missingToolListBlamesTheToolServer()
    {
        LogService service({.listStatus = 404});
        const RunResult ran = ended(1, run(service, listOf("drill --level info --json")));
        const QString why = ran.json()["why"_L1].toString();
        QVERIFY2(why.contains(u"tool endpoint"_s) && !why.contains(u"Resource"_s), ran.details());
        QCOMPARE(service.accepted(), 0);
    }

    void drillSendsNothingIfTheLogIsUnreadable()
    {
        LogBehavior denied;
        denied.refusal = "access denied";
        LogService service(denied);
        const RunResult ran = ended(10, run(service, listOf("drill --level alert --yes --json")));
        QCOMPARE(ran.json()["state"_L1].toString(), u"not-sent"_s);
        QVERIFY2(ran.json()["why"_L1].toString().contains(u"access denied"_s), ran.details());
        QCOMPARE(service.accepted(), 0);
    }

    void invalidCommandSendsNothing()
    {
        LogService service;
        for (const QString &level : {u"info"_s, u"alert"_s}) {
            const QStringList send = listOf("send hello --confirm-arrival --level", level);
            const int before = service.accepted();
            ended(2, run(service, send + listOf("--log-tool resource_log")));
            QCOMPARE(service.accepted(), before);
            ended(0, run(service, send));
            QCOMPARE(service.accepted(), before + 1);
        }
        ended(2, run(service, listOf("send hello --within 1s"))); // nothing is looked for
        QCOMPARE(service.accepted(), 2);
        const RunResult unlisted = m_console->run(
            listOf("send hello --json --confirm-arrival --username mara --resource", service.resourceUrl()));
        QVERIFY2(unlisted.exitCode != 0, unlisted.details()); // without a tool server
        QCOMPARE(firstOf(unlisted, "entries")["outcome"_L1].toString(), u"not-sent"_s);
        QCOMPARE(service.accepted(), 2);
    }

    void drillAsksBeforeNotifying()
    {
        LogService service;
        ended(2, run(service, listOf("drill --level alert")));
        QCOMPARE(service.accepted(), 0);
        ended(0, run(service, listOf("drill --level alert --yes")));
        QCOMPARE(service.accepted(), 1);
    }

    void sendNamesMissingEntries()
    {
        LogService service(losing(3));
        const RunResult ran = ended(
            7, run(service, listOf("send hello --count 6 --one-request --json --confirm-arrival --within 100ms")));
        const QJsonObject arrival = ran.json()["arrival"_L1].toObject();
        QCOMPARE(arrival.value("arrived"_L1).toInt(), 4);
        QCOMPARE(arrival.value("missing"_L1).toArray().size(), 2);
        QCOMPARE(service.accepted(), 6);
    }

    void logResolvesALostResponse()
    {
        LogService service({.dropsResponses = true});
        const RunResult sent = ended(0, run(service, listOf("send hello --json --confirm-arrival")));
        const QJsonObject entry = firstOf(sent, "entries");
        QCOMPARE(entry.value("outcome"_L1).toString(), u"accepted"_s);
        QVERIFY(entry.value("seenInLog"_L1).toBool());
        QCOMPARE(sent.json()["tally"_L1]["unknown"_L1].toInt(), 0);
        QCOMPARE(service.accepted(), 1);
        const RunResult kept = m_console->run(listOf("activity list --json"));
        QCOMPARE(firstOf(kept, "records")["outcome"_L1].toString(), u"accepted"_s);
        ended(0, run(service, listOf("check --arrival --json --levels debug")));
        QCOMPARE(service.accepted(), 2);
        LogService deaf({.loseEvery = 1, .dropsResponses = true});
        ended(3, run(deaf, listOf("send hello --confirm-arrival --within 50ms")));
    }

    void sameFailureHasSameExitCode_data();

    void sameFailureHasSameExitCode()
    {
        QFETCH(LogBehavior, behaviour);
        QFETCH(int, exitCode);
        const QList<QStringList> commands{listOf("send hello --confirm-arrival"), listOf("drill --level debug"),
                                          listOf("check --arrival --levels debug")};
        for (const QStringList &command : commands) {
            LogService service(behaviour);
            const RunResult ran = run(service, command + listOf("--within 100ms"));
            QVERIFY2(ran.exitCode == exitCode,
                     qPrintable(command.first() + u": "_s + QString::fromUtf8(ran.details())));
        }
    }

    void reportedFailureIsShownEverywhere()
    {
        LogService service({.taken = httpResponse(200, R"({"accepted":0})")});
        const QString cause = u"failure-reported"_s;
        const RunResult drill = ended(0, run(service, listOf("drill --level debug --json")));
        QCOMPARE(drill.json()["outcome"_L1].toString(), u"accepted"_s);
        QCOMPARE(drill.json()["cause"_L1].toString(), cause);
        const RunResult sent = ended(0, run(service, listOf("send hello --json")));
        QCOMPARE(firstOf(sent, "entries")["cause"_L1].toString(), cause);
        const QJsonObject record =
            m_console->run(listOf("activity list --json")).json()["records"_L1].toArray().first().toObject();
        QCOMPARE(record.value("outcome"_L1).toString(), u"accepted"_s);
        QVERIFY(record.value("error"_L1).toString().contains(u"\"accepted\":0"_s));
        const RunResult check = run(service, listOf("check --json --levels debug"));
        QVERIFY(check.json()["verdict"_L1].toString().contains(u"\"accepted\":0"_s));
        const RunResult told = run(service, listOf("send hello"));
        QVERIFY2((told.out + told.err).contains("\"accepted\":0"), told.details());
    }

    void quietStillPrintsErrors()
    {
        LogService service(losing());
        const RunResult ran = ended(7, run(service, listOf("send hello --quiet --confirm-arrival --within 50ms")));
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!ran.err.isEmpty());
    }

    void arrivalCanBeConfirmedLater()
    {
        LogService service;
        const RunResult sent = run(service, listOf("send hello --json"));
        const QString marker = firstOf(sent, "entries")["marker"_L1].toString();
        const RunResult ran = ended(0, run(service, listOf("activity confirm", marker, "--json")));
        QCOMPARE(ran.json()["arrived"_L1].toInt(), 1);
        QCOMPARE(service.accepted(), 1);
        ended(2, run(service, listOf("activity confirm 0000-0000-0000")));
        QCOMPARE(service.calls(), 1);
        LogService other;
        ended(2, run(other, listOf("activity confirm", marker))); // of another resource
        QCOMPARE(other.calls(), 0);
    }

    void toolIsApprovedOnce()
    {
        LogService service(silent());
        ended(0, m_console->run(listOf("profile add payments --resource", service.resourceUrl(), "--mcp-url",
                                       service.base(), "--username mara")));
        ended(0, m_console->run(listOf("key allow --env-key")));
        const QStringList drill = listOf("drill --level info --profile payments");
        ended(2, m_console->run(drill));
        QCOMPARE(service.accepted(), 0);
        ended(0, m_console->run(drill + listOf("--log-tool resource_logs")));
        ended(0, m_console->run(drill)); // saved
        QCOMPARE(service.accepted(), 2);
    }

    /// As a deployment whose log stays empty for us.
    void approvedToolIsUsedForEverySend()
    {
        ScriptedServer server{Deployment()};
        const QString resource = server.base() + Deployment().resourcePath();
        (void)m_console->write(
            u"resource-console/profiles.json"_s,
            QJsonDocument(
                QJsonObject{{u"version"_s, 3},
                            {u"profiles"_s,
                             QJsonArray{QJsonObject{
                                 {u"name"_s, u"payments"_s},
                                 {u"resource"_s, resource},
                                 {u"toolServer"_s, server.base()},
                                 {u"username"_s, u"mara"_s},
                                 {u"logTool"_s,
                                  QJsonObject{{u"server"_s, server.base()},
                                              {u"catalog"_s, u"general"_s},
                                              {u"tool"_s, u"resource_logs"_s},
                                              {u"arguments"_s,
                                               uR"({"resource_uuid":"{resource_uuid}","limit":"{limit:200}"})"_s}}}}}}})
                .toJson());
        m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(Deployment::accountKey("mara")));
        ended(0, m_console->run(listOf("key allow --env-key")));
        const QStringList send = listOf("send hello --json");
        const RunResult unasked = ended(0, m_console->run(send + listOf("--within 100ms")));
        QCOMPARE(firstOf(unasked, "entries")["outcome"_L1].toString(), u"accepted"_s);
        QCOMPARE(unasked.json()["arrival"_L1]["missing"_L1].toArray().size(), 1);
        const RunResult asked = ended(7, m_console->run(send + listOf("--within 100ms --confirm-arrival")));
        QCOMPARE(membersOf(asked.json()), membersOf(unasked.json()));
        const RunResult refused = ended(4, m_console->run(send + listOf("--username zoe")));
        QVERIFY2(!refused.json().contains("arrival"_L1), refused.details());

        const auto looks = [&server] {
            return std::ranges::count_if(server.requests(),
                                         [](const QByteArray &one) { return one.contains("tools/call"); });
        };
        const auto before = looks();
        RunningConsole looking(*m_console, send + listOf("--within 60m"));
        QTRY_VERIFY(looks() >= before + 3); // so the entry was answered
        const RunResult stopped = ended(0, looking.endBy(SIGINT));
        QCOMPARE(firstOf(stopped, "entries")["outcome"_L1].toString(), u"accepted"_s);
    }

    void demoToolNeedsNoApproval()
    {
        const QStringList demo = listOf("--demo --json");
        for (const QStringList &command :
             {listOf("send hello"), listOf("send hello --count 21 --interval 0"), listOf("drill --level info")}) {
            const QJsonObject arrival = ended(0, m_console->run(command + demo)).json()["arrival"_L1].toObject();
            QVERIFY2(arrival.value("arrived"_L1).toInt() > 0, qPrintable(command.join(u' ')));
            QCOMPARE(arrival.value("arrived"_L1), arrival.value("asked"_L1));
        }
        ended(0, m_console->run(listOf("check --arrival --levels debug", demo)));
    }

private:
    [[nodiscard]] RunResult run(const LogService &service, const QStringList &arguments) const
    {
        return m_console->run(
            arguments + listOf("--resource", service.resourceUrl(), "--mcp-url", service.base(), "--username mara"));
    }

    std::unique_ptr<Console> m_console;
};

void TestCliArrival::sameFailureHasSameExitCode_data()
{
    addColumns<LogBehavior, int>("behaviour", "exitCode");
    const auto answered = [](const QByteArray &response) { return LogBehavior{.loseEvery = 1, .taken = response}; };
    QTest::newRow("closed without a response") << LogBehavior{.loseEvery = 1, .dropsResponses = true} << 3;
    QTest::newRow("a picture") << answered(httpResponse(200, "x", "image/png")) << 5;
    QTest::newRow("a gateway that lost it") << answered(httpResponse(502, "", "text/plain")) << 1;
    QTest::newRow("a refusal") << answered(httpResponse(403, "{}")) << 4;
    QTest::newRow("accepted and not in the log") << losing() << 7;
    QTest::newRow("a log that cannot be read") << LogBehavior{.refusedCalls = 1000} << 10;
    const auto shown = [](const QByteArray &text) { return LogBehavior{.shown = text}; };
    QTest::newRow("a log without extra")
        << shown(R"({"logs":[{"level":"info","message":"hello","ts":"2026-11-21T14:02:11Z"}]})") << 10;
    QTest::newRow("a log with extra as a list")
        << shown(R"({"logs":[{"severity":"info","body":{"stringValue":"hello"},"attributes":[]}]})") << 10;
    QTest::newRow("a search that was cut off") << shown(R"({"logs":[],"timed_out":true})") << 10;
    QTest::newRow("a part of the log") << shown(R"({"logs":[],"total":5000})") << 10;
    QByteArray newer; // a limit of the service’s own
    for (int i = 0; i < 10; ++i)
        newer += (i > 0 ? "," : "") + QByteArray(R"({"message":"m","extra":{},"ts":")") +
                 QDateTime::currentDateTimeUtc().addSecs(1800).toString(Qt::ISODate).toLatin1() + R"("})";
    QTest::newRow("newer entries alone") << shown("{\"logs\":[" + newer + "]}") << 10;
    QTest::newRow("a log tool that refuses") << LogBehavior{.refusal = "access denied"} << 10;
}

RC_TEST(TestCliArrival)

} // namespace rc::tst_cli_arrival

#include "tst_cli_arrival.moc"
