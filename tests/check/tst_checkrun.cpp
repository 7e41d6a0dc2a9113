// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder against a scripted service: what passes, what fails with which cause, and what is not even tried.
#include "check/checkrun.h"
#include "service/scriptedserver.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace rc;

Q_DECLARE_METATYPE(rc::RungId)
Q_DECLARE_METATYPE(rc::RungState)
Q_DECLARE_METATYPE(rc::KeyState)
Q_DECLARE_METATYPE(rc::ErrorKind)

namespace {

const QString path = u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;

KeySource keySource(KeyState state, const QByteArray &key = {}, const std::optional<Error> &error = {})
{
    return [=](std::function<void(KeyReading)> done) {
        KeyReading reading;
        reading.state = state;
        reading.key = Secret(key);
        reading.where = u"GNOME Keyring"_s;
        reading.error = error;
        done(std::move(reading));
    };
}

QByteArray goodAnswer(const SeenRequest &request)
{
    return request.path.endsWith("/logs/")
               ? httpAnswer(200, R"({"status":"ok"})")
               : httpAnswer(200, rpcResult(request, R"({"tools":[{"name":"a"},{"name":"b"}]})"));
}

CheckPlan planFor(const QString &base)
{
    CheckPlan plan;
    plan.resource = base + path;
    plan.toolServer = base;
    plan.identity.username = u"mara"_s;
    plan.key = keySource(KeyState::Saved, "k-1234");
    plan.limits.deadline = std::chrono::seconds(5);
    return plan;
}

CheckReport reportOf(CheckPlan plan)
{
    DialectMemory dialects;
    CheckRun run(std::move(plan), dialects);
    QSignalSpy spy(&run, &CheckRun::finished);
    run.start();
    if (!spy.wait(10'000))
        return {};
    QCoreApplication::processEvents();
    return spy.count() == 1 ? spy.first().first().value<CheckReport>() : CheckReport();
}

const RungResult &rung(const CheckReport &report, RungId id)
{
    return report.rungs.at(qsizetype(id));
}

} // namespace

class TestCheckRun : public QObject
{
    Q_OBJECT

private slots:
    void allWell()
    {
        ScriptedServer server(goodAnswer);
        const CheckReport report = reportOf(planFor(server.base()));
        QCOMPARE(report.rungs.size(), 13);
        for (const RungResult &r : report.rungs) {
            const bool notTried = r.id == RungId::Tls || r.id == RungId::LevelAlert;
            QVERIFY2(r.state == (notTried ? RungState::Skipped : RungState::Passed), qPrintable(r.summary + r.hint));
            QCOMPARE(r.exitCode, 0);
        }
        QCOMPARE(rung(report, RungId::Url).summary, u"owner mara, product path /tools"_s);
        QVERIFY(rung(report, RungId::Key).summary.startsWith("GNOME Keyring, "_L1));
        QVERIFY(rung(report, RungId::Tls).summary.contains(u"no TLS"_s));
        QVERIFY(rung(report, RungId::Tcp).summary.endsWith("no proxy"_L1));
        QCOMPARE(rung(report, RungId::ToolsCodeHosting).summary, u"2 tools, plain JSON, 1 page"_s);
        QCOMPARE(verdictOf(report.rungs), u"This resource takes entries and its tools answer."_s);
        QVERIFY(!report.cancelled);
    }

    void oneMarkedEntryAtEachLevelAndNoAlert()
    {
        ScriptedServer server(goodAnswer);
        const CheckReport report = reportOf(planFor(server.base()));
        QByteArrayList levels;
        for (const SeenRequest &seen : server.seen()) {
            if (!seen.path.endsWith("/logs/"))
                continue;
            QVERIFY(seen.body.contains("[TEST] Resource Console check: "));
            QVERIFY(seen.body.contains("\"marker\":\"" + report.marker.toLatin1() + '"'));
            levels.append(seen.body.mid(19, seen.body.indexOf('"', 19) - 19));
        }
        QCOMPARE(levels, (QByteArrayList{"debug", "debug", "info", "warning", "error"}));
        QCOMPARE(rung(report, RungId::LevelInfo).marker, report.marker);
        QVERIFY(rung(report, RungId::LevelAlert).marker.isEmpty());
    }

    void alertIsSentOnlyWhenAskedFor_data()
    {
        QTest::addColumn<bool>("asked");
        QTest::addColumn<bool>("listed");
        QTest::addColumn<int>("alerts");
        QTest::newRow("not asked") << false << false << 0;
        QTest::newRow("only named among the levels") << false << true << 0;
        QTest::newRow("asked") << true << false << 1;
    }

    void alertIsSentOnlyWhenAskedFor()
    {
        QFETCH(bool, asked);
        QFETCH(bool, listed);
        ScriptedServer server(goodAnswer);
        CheckPlan plan = planFor(server.base());
        plan.includeAlert = asked;
        plan.levels = listed ? QList<Level>{Level::Alert} : QList<Level>{};
        const CheckReport report = reportOf(plan);
        int alerts = 0;
        for (const SeenRequest &seen : server.seen())
            alerts += seen.body.contains(R"("level":"alert")") ? 1 : 0;
        QTEST(alerts, "alerts");
        QCOMPARE(rung(report, RungId::LevelDebug).summary, u"not asked for"_s);
    }

    void ingestRefused_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("summary");
        QTest::newRow("400 without a key")
            << 400 << QByteArray(R"({"error":"missing_credentials"})") << 1 << u"400: no key arrived"_s;
        QTest::newRow("401") << 401 << QByteArray("{}") << 4 << u"401: the key was not accepted"_s;
        QTest::newRow("403") << 403 << QByteArray(R"({"error":"forbidden"})") << 4
                             << u"403: the key is wrong or may not use this resource"_s;
        QTest::newRow("404 of the resource") << 404 << QByteArray(R"({"error":"invalid_resource"})") << 1
                                             << u"404: owner and UUID do not belong together"_s;
        QTest::newRow("404 of anything") << 404 << QByteArray("no") << 1
                                         << u"404: nothing takes entries at this address"_s;
        QTest::newRow("503") << 503 << QByteArray(R"({"error":"too busy"})") << 1
                             << u"503: the service is down or busy"_s;
        QTest::newRow("502") << 502 << QByteArray() << 1 << u"502: the entry may have been delivered"_s;
    }

    void ingestRefused()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        ScriptedServer server(
            [&](const SeenRequest &r) { return r.path.endsWith("/logs/") ? httpAnswer(status, body) : goodAnswer(r); });
        const CheckReport report = reportOf(planFor(server.base()));
        const RungResult &ingest = rung(report, RungId::Ingest);
        QCOMPARE(ingest.state, RungState::Failed);
        QTEST(ingest.summary, "summary");
        QTEST(ingest.exitCode, "exitCode");
        QVERIFY(!ingest.hint.isEmpty());
        QVERIFY(!ingest.hint.contains(u'%'));
        QVERIFY(ingest.reply.startsWith(u"HTTP %1"_s.arg(status)));
        QCOMPARE(rung(report, RungId::LevelInfo).state, RungState::Skipped);
        QCOMPARE(rung(report, RungId::LevelInfo).summary, u"waits for: ingest"_s);
        QCOMPARE(rung(report, RungId::ToolsGeneral).state, RungState::Passed);
        QCOMPARE(verdictOf(report.rungs), u"This resource does not take entries yet. The tool endpoints answer."_s);
    }

    void hostileOwnerCannotFillAnotherPlace()
    {
        ScriptedServer server([&](const SeenRequest &) { return httpAnswer(404, R"({"error":"invalid_resource"})"); });
        CheckPlan plan = planFor(server.base());
        plan.resource.replace(u"/mara/"_s, u"/%252/"_s); // The owner is "%2".
        const CheckReport report = reportOf(plan);
        QVERIFY(rung(report, RungId::Ingest).hint.contains(u"owned by %2."_s));
    }

    void toolsAnswer_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<RungState>("general");
        QTest::addColumn<RungState>("codeHosting");
        QTest::addColumn<QString>("summary"); // of code-hosting
        const QByteArray json = "application/json";
        QTest::newRow("wrong key") << 401 << json << QByteArray(R"({"detail":"Invalid API key"})") << RungState::Failed
                                   << RungState::Failed << u"401: the key was not accepted"_s;
        QTest::newRow("401 in plain text") << 401 << QByteArray("text/plain") << QByteArray("unauthorized")
                                           << RungState::Failed << RungState::Warned << u"401: no account linked yet"_s;
        QTest::newRow("not linked, as JSON")
            << 401 << json << QByteArray(R"({"detail":"account not linked"})") << RungState::Failed << RungState::Warned
            << u"401: no account linked yet"_s;
        QTest::newRow("nothing behind it")
            << 503 << json << QByteArray(R"({"detail":"MCP upstream is not configured"})") << RungState::Warned
            << RungState::Warned << u"503: the tool server offers none"_s;
        QTest::newRow("404") << 404 << json << QByteArray("{}") << RungState::Failed << RungState::Failed
                             << u"404: no tools at this address"_s;
    }

    void toolsAnswer()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        ScriptedServer server([&](const SeenRequest &r) {
            return r.path.endsWith("/logs/") ? goodAnswer(r) : httpAnswer(status, body, type);
        });
        const CheckReport report = reportOf(planFor(server.base()));
        QTEST(rung(report, RungId::ToolsGeneral).state, "general");
        QTEST(rung(report, RungId::ToolsCodeHosting).state, "codeHosting");
        QTEST(rung(report, RungId::ToolsCodeHosting).summary, "summary");
        QCOMPARE(rung(report, RungId::Ingest).state, RungState::Passed);
    }

    void anEmptyListIsAWarning()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return r.path.endsWith("/logs/") ? goodAnswer(r) : httpAnswer(200, rpcResult(r, R"({"tools":[]})"));
        });
        const CheckReport report = reportOf(planFor(server.base()));
        QCOMPARE(rung(report, RungId::ToolsGeneral).state, RungState::Warned);
        QVERIFY(rung(report, RungId::ToolsGeneral).summary.startsWith("0 tools"_L1));
        QVERIFY(!rung(report, RungId::ToolsGeneral).hint.isEmpty());
    }

    void withoutAToolServerTheToolsAreSkipped()
    {
        ScriptedServer server(goodAnswer);
        CheckPlan plan = planFor(server.base());
        plan.toolServer.clear();
        const CheckReport report = reportOf(plan);
        QCOMPARE(rung(report, RungId::ToolsGeneral).summary, u"no tool server address given"_s);
        QCOMPARE(rung(report, RungId::Ingest).state, RungState::Passed);
    }

    void key_data()
    {
        QTest::addColumn<KeyState>("keyState");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<RungState>("state");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("this run") << KeyState::ThisRun << QByteArray("k-1") << RungState::Passed << 0;
        QTest::newRow("absent") << KeyState::Absent << QByteArray() << RungState::Failed << 2;
        QTest::newRow("a space in it") << KeyState::Saved << QByteArray("k 1") << RungState::Failed << 2;
        QTest::newRow("locked") << KeyState::Locked << QByteArray() << RungState::Failed << 6;
        QTest::newRow("no keychain") << KeyState::Unavailable << QByteArray() << RungState::Failed << 6;
    }

    void key()
    {
        QFETCH(KeyState, keyState);
        QFETCH(QByteArray, key);
        QFETCH(RungState, state);
        ScriptedServer server(goodAnswer);
        CheckPlan plan = planFor(server.base());
        plan.key = keySource(keyState, key);
        const CheckReport report = reportOf(plan);
        QTEST(rung(report, RungId::Key).state, "state");
        QTEST(rung(report, RungId::Key).exitCode, "exitCode");
        QCOMPARE(rung(report, RungId::Tcp).state, RungState::Passed);
        if (state == RungState::Passed)
            return;
        QCOMPARE(rung(report, RungId::Ingest).summary, u"waits for: key"_s);
        QCOMPARE(rung(report, RungId::LevelInfo).summary, u"waits for: key"_s);
        QCOMPARE(rung(report, RungId::ToolsGeneral).summary, u"waits for: key"_s);
        QVERIFY(server.seen().isEmpty());
    }

    void aKeychainThatNeverAnswersIsGivenUp()
    {
        ScriptedServer server(goodAnswer);
        CheckPlan plan = planFor(server.base());
        plan.limits.deadline = std::chrono::milliseconds(100);
        plan.key = [](const std::function<void(KeyReading)> &) {};
        QCOMPARE(rung(reportOf(plan), RungId::Key).exitCode, 6);
    }

    void aClosedPortHoldsUpWhatNeedsIt()
    {
        ScriptedServer server(goodAnswer);
        ScriptedServer tools(goodAnswer);
        CheckPlan plan = planFor(server.base());
        plan.toolServer = tools.base();
        server.close();
        const CheckReport report = reportOf(plan);
        QCOMPARE(rung(report, RungId::Tcp).state, RungState::Failed);
        QCOMPARE(rung(report, RungId::Tcp).exitCode, 3);
        for (const RungId id : {RungId::Tls, RungId::Ingest, RungId::LevelDebug}) {
            QCOMPARE(rung(report, id).state, RungState::Skipped);
            QCOMPARE(rung(report, id).summary, u"waits for: tcp"_s);
        }
        QCOMPARE(rung(report, RungId::ToolsGeneral).state, RungState::Passed);
        QVERIFY(server.seen().isEmpty());
    }

    void aBadAddressHoldsUpTheLadder()
    {
        ScriptedServer tools(goodAnswer);
        CheckPlan plan = planFor(tools.base());
        plan.resource = u"ftp://example.net/"_s;
        const CheckReport report = reportOf(plan);
        QCOMPARE(rung(report, RungId::Url).state, RungState::Failed);
        QCOMPARE(rung(report, RungId::Url).exitCode, 2);
        QCOMPARE(rung(report, RungId::Ingest).summary, u"waits for: url"_s);
        QCOMPARE(rung(report, RungId::ToolsGeneral).state, RungState::Passed);
    }

    void cancelEndsOnceAndSaysWhatMayHaveLeft()
    {
        ScriptedServer server([](const SeenRequest &) { return QByteArray("silent"); });
        DialectMemory dialects;
        CheckRun run(planFor(server.base()), dialects);
        QSignalSpy spy(&run, &CheckRun::finished);
        run.start();
        QTRY_COMPARE(server.seen().size(), 3); // ingest and both lists
        run.abort();
        run.abort();
        QTRY_COMPARE(spy.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(spy.count(), 1);
        const auto report = spy.first().first().value<CheckReport>();
        QVERIFY(report.cancelled);
        QCOMPARE(rung(report, RungId::Url).state, RungState::Passed);
        QCOMPARE(rung(report, RungId::Ingest).state, RungState::Skipped);
        QCOMPARE(rung(report, RungId::Ingest).summary, u"cancelled; the entry may have been delivered"_s);
        QCOMPARE(rung(report, RungId::LevelInfo).summary, u"cancelled"_s);
        QCOMPARE(rung(report, RungId::ToolsGeneral).summary, u"cancelled"_s);
    }

    void aKeyThatComesAfterTheRunIsGoneDoesNoHarm()
    {
        std::function<void(KeyReading)> later;
        {
            DialectMemory dialects;
            CheckPlan plan = planFor(u"http://127.0.0.1:9"_s);
            plan.key = [&later](std::function<void(KeyReading)> done) { later = std::move(done); };
            CheckRun run(plan, dialects);
            run.start();
            QTRY_VERIFY(later);
        }
        later({});
    }
};

QTEST_GUILESS_MAIN(TestCheckRun)
#include "tst_checkrun.moc"
