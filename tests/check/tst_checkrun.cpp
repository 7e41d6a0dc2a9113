// SPDX-License-Identifier: GPL-3.0-or-later
// A run of a check: requests, order of steps, the effect of responses on them, and its end.
#include "check/runcheck.h"
#include "support/testprogram.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc::tst_checkrun {

namespace {

/// With an entry at each level, like a check by the user.
CheckPlan wholePlan(const QString &base)
{
    CheckPlan plan = planFor(base);
    plan.levels = CheckPlan().levels;
    plan.key = keySource(KeyState::Saved);
    return plan;
}

} // namespace

class TestCheckRun : public QObject
{
    Q_OBJECT

private slots:
    void everyStepPasses()
    {
        ScriptedServer server(successResponse);
        const CheckReport report = reportOf(wholePlan(server.base()));
        QCOMPARE(report.steps.size(), 13);
        for (const StepResult &r : report.steps) {
            const std::optional<Level> level = levelOf(r.id);
            const bool notTried = r.id == StepId::Tls || (level && mayNotify(*level));
            QVERIFY2(r.state == (notTried ? StepState::Skipped : StepState::Passed), qPrintable(r.summary + r.hint));
            QCOMPARE(r.exitCode, 0);
        }
        QCOMPARE(stepOf(report, StepId::Url).summary, u"owner mara, product path /tools"_s);
        QVERIFY(stepOf(report, StepId::Key).summary.text().startsWith("GNOME Keyring, "_L1));
        QVERIFY(stepOf(report, StepId::Tls).summary.text().contains(u"no TLS"_s));
        QVERIFY(stepOf(report, StepId::Tcp).summary.text().endsWith("no proxy"_L1));
        QCOMPARE(stepOf(report, StepId::ToolsCodeHosting).summary, u"1 tool, plain JSON, 1 page"_s);
        QVERIFY(!report.canceled);
    }

    void notifyingLevelsAreSentOnlyOnRequest_data()
    {
        addColumns<QList<Level>, QByteArrayList>("levels", "sent");
        const QByteArrayList quiet{"debug", "debug", "info", "warning"}; // the first is from the ingest step
        QTest::newRow("by default") << CheckPlan().levels << quiet;
        QTest::newRow("an error") << CheckPlan().levels + QList{Level::Error} << quiet + QByteArrayList{"error"};
        QTest::newRow("an alert") << CheckPlan().levels + QList{Level::Alert} << quiet + QByteArrayList{"alert"};
        QTest::newRow("only these") << QList{Level::Error, Level::Alert} << QByteArrayList{"debug", "error", "alert"};
    }

    void notifyingLevelsAreSentOnlyOnRequest()
    {
        QFETCH(QList<Level>, levels);
        QFETCH(QByteArrayList, sent);
        ScriptedServer server(successResponse);
        CheckPlan plan = wholePlan(server.base());
        plan.levels = levels;
        const CheckReport report = reportOf(plan);
        static const QRegularExpression level(u"\"level\":\"([a-z]+)\""_s);
        QByteArrayList seen;
        for (const ReceivedRequest &request : server.seen()) {
            const auto match = level.match(QString::fromUtf8(request.body));
            if (!match.hasMatch())
                continue;
            seen.append(match.captured(1).toLatin1());
            QVERIFY(request.body.contains("[TEST] Resource Console check: "));
            QVERIFY2(request.body.contains("+00:00\""), request.body); // the product shows times as UTC unconverted
            QVERIFY(request.body.contains("\"marker\":\"" + report.marker.toLatin1() + '"'));
        }
        QCOMPARE(seen, sent);
        for (const StepId id : {StepId::LevelError, StepId::LevelAlert}) {
            const bool asked = levels.contains(*levelOf(id));
            QCOMPARE(stepOf(report, id).state, asked ? StepState::Passed : StepState::Skipped);
            QCOMPARE(stepOf(report, id).marker, asked ? report.marker : QString());
        }
    }

    void criticalFindingsOnlyWarn()
    {
        ScriptedServer server(successResponse);
        CheckPlan plan = wholePlan(server.base());
        plan.criticalFindings = [](const ToolCatalog &catalog) { return catalog.kind == CatalogKind::General ? 3 : 0; };
        const CheckReport report = reportOf(plan);
        const StepResult general = stepOf(report, StepId::ToolsGeneral);
        QCOMPARE(mismatchIn(general, "critical-findings", StepState::Warned, u"3"_s), QString());
        QVERIFY(general.reply.isEmpty());
        QCOMPARE(stepOf(report, StepId::ToolsCodeHosting).state, StepState::Passed);
        QCOMPARE(overallState(report.steps), StepState::Warned);
        QCOMPARE(exitCodeOf(report.steps), 0);
    }

    void silentKeychainTimesOut()
    {
        ScriptedServer server(successResponse);
        CheckPlan plan = wholePlan(server.base());
        plan.limits.deadline = std::chrono::milliseconds(100);
        plan.key = [](const std::function<void(KeyReading)> &) {};
        QCOMPARE(stepOf(reportOf(plan), StepId::Key).exitCode, 6);
    }

    void cancelFinishesOnceAndReportsUnknownDelivery()
    {
        ScriptedServer server([](const ReceivedRequest &) { return QByteArray("silent"); });
        DialectMemory dialects;
        CheckRun run(wholePlan(server.base()), dialects);
        QSignalSpy spy(&run, &CheckRun::finished);
        run.start();
        QTRY_COMPARE(server.seen().size(), 2); // ingest and the general list, which the other one waits for
        run.abort();
        run.abort();
        QTRY_COMPARE(spy.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(spy.count(), 1);
        const auto report = spy.first().first().value<CheckReport>();
        QVERIFY(report.canceled);
        QCOMPARE(stepOf(report, StepId::Url).state, StepState::Passed);
        QCOMPARE(stepOf(report, StepId::Ingest).state, StepState::Warned);
        QCOMPARE(stepOf(report, StepId::Ingest).summary, u"canceled; the entry may have been delivered"_s);
        QCOMPARE(stepOf(report, StepId::LevelInfo).summary, u"canceled"_s);
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).summary, u"canceled"_s);
    }

    void lateKeyAfterDestructionIsHarmless()
    {
        std::function<void(KeyReading)> later;
        {
            DialectMemory dialects;
            CheckPlan plan = wholePlan(u"http://127.0.0.1:9"_s);
            plan.key = [&later](std::function<void(KeyReading)> done) { later = std::move(done); };
            CheckRun run(plan, dialects);
            run.start();
            QTRY_VERIFY(later);
        }
        later({});
    }

    void ownerCannotInjectPlaceholders()
    {
        ScriptedServer server(
            [&](const ReceivedRequest &) { return httpResponse(404, R"({"error":"invalid_resource"})"); });
        CheckPlan plan = planFor(server.base());
        plan.resource.replace(u"/mara/"_s, u"/%252/"_s); // The owner is "%2".
        const CheckReport report = reportOf(plan);
        QVERIFY(stepOf(report, StepId::Ingest).hint.text().contains(u"owned by %2."_s));
    }
};

RC_TEST(TestCheckRun)

} // namespace rc::tst_checkrun

#include "tst_checkrun.moc"
