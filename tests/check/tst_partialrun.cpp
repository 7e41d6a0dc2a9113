// SPDX-License-Identifier: GPL-3.0-or-later
// Repeats a part of a check; the rest is unchanged, and nothing unrequested is sent.
#include "check/evidence/laddershape.h"
#include "check/ladder.h"
#include "check/ladder/checkrun.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_partialrun {

namespace {

QByteArrayList levelsSent(const QList<SeenRequest> &seen)
{
    QByteArrayList levels;
    for (const SeenRequest &request : seen) {
        if (isEntry(request))
            levels.append(request.body.mid(19, request.body.indexOf('"', 19) - 19));
    }
    return levels;
}

QByteArray alertRefused(const SeenRequest &request)
{
    return request.body.contains("\"level\":\"info\"") ? httpAnswer(503, R"({"error":"later"})") : wellAnswer(request);
}

CheckPlan again(CheckPlan plan, const QSet<RungId> &only, const CheckReport &earlier)
{
    plan.only = only;
    plan.kept = earlier.rungs;
    return plan;
}

} // namespace

class TestPartialRun : public QObject
{
    Q_OBJECT

private slots:
    void oneRungIsRunAgainAndTheRestStays()
    {
        ScriptedServer server(wellAnswer);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        const CheckReport part = reportOf(again(planFor(server.base()), {RungId::LevelInfo}, whole));
        QCOMPARE(levelsSent(server.seen().mid(before)), QByteArrayList{"info"});
        QCOMPARE(server.seen().size(), before + 1);
        QCOMPARE(part.rungs.size(), whole.rungs.size());
        QVERIFY(part.marker != whole.marker);
        QCOMPARE(rungOf(part, RungId::LevelInfo).marker, part.marker);
        QCOMPARE(rungOf(part, RungId::Ingest).marker, whole.marker);
        QCOMPARE(rungOf(part, RungId::Ingest).at, rungOf(whole, RungId::Ingest).at);
        QVERIFY(rungOf(part, RungId::LevelInfo).at > rungOf(whole, RungId::LevelInfo).at);
        QCOMPARE(oldestOf(part.rungs), rungOf(whole, RungId::Dns).at);
        // Kept steps are not on this run's time axis
        QVERIFY(rungOf(part, RungId::LevelInfo).startedUs >= 0);
        for (const RungId kept : {RungId::Dns, RungId::Tcp, RungId::Ingest, RungId::ToolsGeneral})
            QCOMPARE(rungOf(part, kept).startedUs, -1);
    }

    void withoutAnEarlierRunTheRestIsNotAskedFor()
    {
        ScriptedServer server(wellAnswer);
        CheckPlan plan = planFor(server.base());
        plan.only = {RungId::ToolsGeneral};
        const CheckReport report = reportOf(plan);
        QCOMPARE(server.seen().size(), 2); // the list, then the health
        QVERIFY(levelsSent(server.seen()).isEmpty());
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).state, RungState::Passed);
        QCOMPARE(rungOf(report, RungId::Url).state, RungState::Passed);
        QCOMPARE(rungOf(report, RungId::Key).state, RungState::Passed);
        QCOMPARE(rungOf(report, RungId::Ingest).state, RungState::Skipped);
        QCOMPARE(rungOf(report, RungId::Ingest).summary, u"not requested"_s);
    }

    void aToolServerAloneIsChecked()
    {
        ScriptedServer server(wellAnswer);
        CheckPlan plan = planFor(server.base());
        plan.resource.clear();
        plan.toolServer += u"/mcp"_s;
        const CheckReport report = reportOf(plan);
        QVERIFY(levelsSent(server.seen()).isEmpty());
        QCOMPARE(server.seen().constFirst().path, "/mcp");
        QVERIFY(std::any_of(server.seen().cbegin(), server.seen().cend(),
                            [](const SeenRequest &seen) { return seen.path == "/health"; }));
        for (const RungId &id : usualRungs()) {
            const bool runs = id == RungId::Key || id.isOfTools();
            QCOMPARE(rungOf(report, id).state, runs ? RungState::Passed : RungState::Skipped);
        }
        QCOMPARE(rungOf(report, RungId::Url).cause, QString(notSetUp));
        QCOMPARE(verdictOf(report.rungs), u"Sending is not set up. Both tool lists load."_s);
        QCOMPARE(overallState(report.rungs), RungState::Passed);
    }

    void aRungBehindAFailedOneIsTriedWhenAskedFor()
    {
        ScriptedServer server(wellAnswer);
        CheckReport failed = reportOf(planFor(server.base()));
        failed.rungs[qsizetype(RungId::Ingest)].state = RungState::Failed;
        const CheckReport part = reportOf(again(planFor(server.base()), {RungId::LevelInfo}, failed));
        QCOMPARE(rungOf(part, RungId::LevelInfo).state, RungState::Passed);
        QCOMPARE(rungOf(part, RungId::Ingest).state, RungState::Failed);
    }

    void theKeyIsWaitedFor()
    {
        ScriptedServer server(wellAnswer);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        CheckPlan plan = again(planFor(server.base()), {RungId::LevelInfo}, whole);
        const KeySource atOnce = plan.key;
        QObject context;
        plan.key = [&](const std::function<void(KeyReading)> &done) {
            QMetaObject::invokeMethod(&context, [=] { atOnce(done); }, Qt::QueuedConnection);
        };
        const CheckReport part = reportOf(plan);
        QCOMPARE(rungOf(part, RungId::LevelInfo).state, RungState::Passed);
        QCOMPARE(server.seen().size(), before + 1);
        QCOMPARE(server.seen().last().headers.value("x-api-key"), "k-1234");
    }

    void withoutAKeyNothingIsTried()
    {
        ScriptedServer server(wellAnswer);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        CheckPlan plan = again(planFor(server.base()), {RungId::LevelInfo, RungId::ToolsGeneral}, whole);
        plan.key = {};
        const CheckReport part = reportOf(plan);
        QCOMPARE(server.seen().size(), before);
        QCOMPARE(rungOf(part, RungId::Key).state, RungState::Failed);
        QCOMPARE(rungOf(part, RungId::ToolsGeneral).state, RungState::Skipped);
        QCOMPARE(rungOf(part, RungId::LevelInfo).state, RungState::Skipped);
        QCOMPARE(rungOf(part, RungId::LevelInfo).summary, notTested(RungId::Key));
    }

    void fromHereTriesWhatIsBelow()
    {
        ScriptedServer server(alertRefused);
        const CheckReport whole = reportOf(planFor(server.base()));
        QCOMPARE(rungOf(whole, RungId::LevelInfo).state, RungState::Failed);
        const qsizetype before = server.seen().size();
        const CheckReport part =
            reportOf(again(planFor(server.base()), fromHere(RungId::LevelInfo, whole.rungs), whole));
        QCOMPARE(levelsSent(server.seen().mid(before)), QByteArrayList{"info"}); // the plan has no others
        QCOMPARE(server.seen().size(), before + 4);
        QCOMPARE(rungOf(part, RungId::Ingest).at, rungOf(whole, RungId::Ingest).at);
    }

    void whatNotifiesIsNeverAmongThoseBelow()
    {
        const QList<RungResult> rungs = waitingRungs();
        for (const RungId &id : usualRungs())
            QVERIFY(!fromHere(id, rungs).contains(RungId::LevelError) &&
                    !fromHere(id, rungs).contains(RungId::LevelAlert));
        QCOMPARE(fromHere(RungId::Url, rungs).size(), int(usualRungs().size()) - 2);
        QCOMPARE(fromHere(RungId::ToolsGeneral, rungs), (QSet<RungId>{RungId::ToolsGeneral, RungId::ToolsCodeHosting}));
    }

    void whatNotifiesByItself_data()
    {
        QTest::addColumn<RungId>("id");
        QTest::newRow("error") << RungId(RungId::LevelError);
        QTest::newRow("alert") << RungId(RungId::LevelAlert);
    }

    void whatNotifiesByItself()
    {
        QFETCH(RungId, id);
        ScriptedServer server(wellAnswer);
        const CheckReport whole = reportOf(planFor(server.base()));
        const qsizetype before = server.seen().size();
        CheckPlan plan = again(planFor(server.base()), {id}, whole);
        // Named, but not among the levels: both are required.
        QCOMPARE(rungOf(reportOf(plan), id).state, RungState::Skipped);
        QCOMPARE(server.seen().size(), before);
        plan.levels.append(*levelOf(id));
        const CheckReport part = reportOf(plan);
        QCOMPARE(levelsSent(server.seen().mid(before)), QByteArrayList{QByteArray(wireWord(*levelOf(id)).data())});
        QCOMPARE(rungOf(part, id).state, RungState::Passed);
        QCOMPARE(rungOf(part, RungId::LevelInfo).at, rungOf(whole, RungId::LevelInfo).at);
    }
};

RC_TEST(TestPartialRun)

} // namespace rc::tst_partialrun

#include "tst_partialrun.moc"
