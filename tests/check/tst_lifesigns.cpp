// SPDX-License-Identifier: GPL-3.0-or-later
// The tool server's additional facts, which never fail the step.
#include "check/healthserver.h"
#include "check/run/detail/steprunner.h"
#include "support/testprogram.h"

using namespace std::chrono_literals;

namespace rc::tst_lifesigns {

namespace {

QString factOf(const CheckReport &report, FactId id, const StepId &step = StepId::ToolsGeneral)
{
    const QList<Fact> facts = stepOf(report, step).facts;
    const auto fact = std::find_if(facts.cbegin(), facts.cend(), [id](const Fact &one) { return one.id == id; });
    return fact == facts.cend() ? QString() : fact->value.text();
}

qsizetype countOf(const ScriptedServer &server, bool (*fits)(const ReceivedRequest &))
{
    return std::count_if(server.seen().cbegin(), server.seen().cend(), fits);
}

} // namespace

class TestLifeSigns : public QObject
{
    Q_OBJECT

private slots:
    void healthAndPingAreFactsOfGeneralTools()
    {
        ScriptedServer server([](const ReceivedRequest &request) {
            if (isEntry(request))
                return acceptedEntry();
            if (isHealth(request))
                return httpResponse(200, "{\"status\":\"well\"}");
            return isCall(request) ? pingResponse(request, true) : listOf(request, pingTool);
        });
        const CheckReport report = reportOf(planFor(server.base()));
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Passed);
        QVERIFY(factOf(report, FactId::Health).contains(u"well"_s));
        QVERIFY(factOf(report, FactId::Ping).startsWith(outcomeName(CallOutcome::Answered)));
        QVERIFY(factOf(report, FactId::Health, StepId::ToolsCodeHosting).isEmpty());
        QCOMPARE(countOf(server, isHealth), 1);
        QCOMPARE(countOf(server, isCall), 1);
        for (const ReceivedRequest &request : server.seen()) {
            if (isHealth(request)) {
                QCOMPARE(request.verb, QByteArray("GET"));
                QVERIFY2(!request.whole.contains("k-1234"), request.whole);
            }
            if (isCall(request))
                QVERIFY(isGeneral(request) && request.whole.contains("k-1234"));
        }
    }

    void healthAndPingNeverFailTheStep_data()
    {
        QTest::addColumn<QByteArray>("health");
        QTest::addColumn<QByteArray>("ping"); // "fails": a tool error
        QTest::addColumn<CallOutcome>("outcome");
        QTest::newRow("404, the tool fails")
            << httpResponse(404, "{}") << QByteArray("fails") << CallOutcome::ToolError;
        QTest::newRow("a page, refused") << httpResponse(200, "<html>ok</html>", "text/html") << httpResponse(403, "{}")
                                         << CallOutcome::Refused;
        QTest::newRow("login page") << httpResponse(302, "", "text/html", "Location: /login\r\n")
                                    << httpResponse(500, "{}") << CallOutcome::Unknown;
        QTest::newRow("closed") << QByteArray() << QByteArray() << CallOutcome::Unknown;
    }

    void healthAndPingNeverFailTheStep()
    {
        QFETCH(QByteArray, health);
        QFETCH(QByteArray, ping);
        QFETCH(CallOutcome, outcome);
        ScriptedServer server([&](const ReceivedRequest &request) {
            if (isEntry(request))
                return acceptedEntry();
            if (isHealth(request))
                return health;
            if (!isCall(request))
                return listOf(request, pingTool);
            return ping == "fails" ? pingResponse(request, false) : ping;
        });
        const CheckReport report = reportOf(planFor(server.base()));
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Passed);
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).exitCode, 0);
        QVERIFY(factOf(report, FactId::Health).isEmpty());
        const QString fact = factOf(report, FactId::Ping);
        QVERIFY2(fact.startsWith(outcomeName(outcome)), qPrintable(fact));
        QCOMPARE(countOf(server, isHealth), 1);
    }

    void silentHealthEndpointTimesOut()
    {
        ScriptedServer server([](const ReceivedRequest &request) {
            if (isEntry(request))
                return acceptedEntry();
            return isHealth(request) ? QByteArray("silent") : listOf(request, pingTool);
        });
        CheckPlan plan = planFor(server.base());
        plan.limits.deadline = 1500ms;
        const CheckReport report = reportOf(std::move(plan));
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Passed);
        QCOMPARE(countOf(server, isCall), 0); // no time left
    }

    void failedListSkipsHealthAndPing()
    {
        ScriptedServer server([](const ReceivedRequest &request) {
            return isEntry(request) ? acceptedEntry() : httpResponse(401, "{\"detail\":\"Invalid API key\"}");
        });
        const CheckReport report = reportOf(planFor(server.base()));
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).state, StepState::Failed);
        QCOMPARE(countOf(server, isHealth), 0);
    }

    void onlySafePingToolsAreCalled_data()
    {
        addColumns<QByteArray, bool>("tool", "may");
        const QByteArray reads = "\"readOnlyHint\":true";
        QTest::newRow("no arguments") << pingTool << true;
        QTest::newRow("no schema") << QByteArray("{\"name\":\"ping\"}") << true;
        QTest::newRow("an argument, nothing stated") << pingWith({}, schemaOfHost(false)) << false;
        QTest::newRow("an argument, reads") << pingWith(reads, schemaOfHost(false)) << true;
        QTest::newRow("a required one, reads") << pingWith(reads, schemaOfHost(true)) << false;
        QTest::newRow("states that it writes") << pingWith("\"readOnlyHint\":false") << false;
        QTest::newRow("states that it destroys") << pingWith("\"destructiveHint\":true") << false;
        QTest::newRow("another name") << QByteArray("{\"name\":\"ping_all\"}") << false;
    }

    void onlySafePingToolsAreCalled()
    {
        QFETCH(QByteArray, tool);
        const Result<ToolPage> page = toolPage(pageOf(tool));
        QVERIFY(page);
        QCOMPARE(page->tools.size(), 1);
        ToolCatalog catalog;
        catalog.tools = page->tools;
        QTEST(pingIn(catalog).has_value(), "may");
    }
};

RC_TEST(TestLifeSigns)

} // namespace rc::tst_lifesigns

#include "tst_lifesigns.moc"
