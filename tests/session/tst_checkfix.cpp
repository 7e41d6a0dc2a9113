// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes offered for a failed check, their changes to the profile, and the repeated steps.
#include "check/causes/cause.h"
#include "session/check/checkfix.h"
#include "support/testprogram.h"

namespace rc::tst_checkfix {

namespace {

FixScope scope()
{
    Profile profile;
    profile.name = u"a"_s;
    profile.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    profile.toolServer = u"https://mcp.example.net"_s;
    return {profile, 30s};
}

/// A check in which all steps passed except these.
QList<RungResult> ladder(const QList<std::pair<RungId, QString>> &failed, RungState state = RungState::Failed)
{
    QList<RungResult> rungs = waitingRungs();
    for (RungResult &rung : rungs) {
        rung.state = RungState::Passed;
        for (const auto &[id, cause] : failed) {
            if (rung.id == id) {
                rung.state = state;
                rung.cause = cause;
            }
        }
    }
    return rungs;
}

} // namespace

class TestCheckFix : public QObject
{
    Q_OBJECT

private slots:
    void whatPassedNeedsNone()
    {
        QVERIFY(!fixFor(ladder({}), scope()));
        QVERIFY(!fixFor(waitingRungs(), scope()));
    }

    void toolsWithoutAServerGetOne()
    {
        QList<RungResult> rungs = ladder({});
        for (const RungId id : {RungId::ToolsGeneral, RungId::ToolsCodeHosting})
            rungs[placeOf(id, rungs)].state = RungState::Skipped;
        QVERIFY(!fixFor(rungs, scope())); // left out on request
        FixScope without = scope();
        without.profile.toolServer.clear();
        QCOMPARE(fixFor(rungs, without), CheckFix({Fix::AddServer, RungId::ToolsGeneral}));
        QVERIFY(isAddition(*fixFor(rungs, without)) && !isAddition({Fix::AddServer, RungId::Ingest}));
        rungs[placeOf(RungId::Ingest, rungs)].state = RungState::Failed;
        rungs[placeOf(RungId::Ingest, rungs)].cause = u"wrong-key"_s;
        QVERIFY(fixFor(rungs, without) != CheckFix({Fix::AddServer, RungId::ToolsGeneral}));
    }

    void theFirstFailureDecides()
    {
        const auto fix = fixFor(
            ladder({{RungId::Ingest, u"key-not-accepted"_s}, {RungId::ToolsGeneral, u"no-tools-here"_s}}), scope());
        QCOMPARE(fix, CheckFix({Fix::EnterKey, RungId::Ingest}));
    }

    void aReportIsForTheFirstFailureOnly()
    {
        QCOMPARE(fixFor(ladder({{RungId::Ingest, u"service-fault"_s}}), scope())->fix, Fix::CopyReport);
        QCOMPARE(fixFor(ladder({{RungId::Ingest, u"unknown"_s}}), scope())->fix, Fix::CopyReport);
        QCOMPARE(fixFor(ladder({{RungId::Dns, u"past-proxy"_s}, {RungId::Ingest, u"service-fault"_s}}), scope()),
                 std::nullopt);
    }

    void aWarningHasItsTurnWhereNothingFailed()
    {
        const auto warned = ladder({{RungId::ToolsCodeHosting, u"token-wanted"_s}}, RungState::Warned);
        QCOMPARE(fixFor(warned, scope())->fix, Fix::EnterToken);
        QCOMPARE(fixForCause(u"catalog-wants-token"_s, RungId::tools({u"asana"_s, u"/asana/"_s}), scope())->fix,
                 Fix::EnterToken);
        QList<RungResult> both = warned;
        both[RungId::Dns].state = RungState::Failed;
        both[RungId::Dns].cause = u"past-proxy"_s; // no fix by the program
        QVERIFY(!fixFor(both, scope()));
    }

    void theDemoServicesFieldsAreItsOwn()
    {
        FixScope fixedScope = scope();
        fixedScope.mayChange = false;
        QVERIFY(!fixFor(ladder({{RungId::Ingest, u"key-not-accepted"_s}}), fixedScope));
        QCOMPARE(fixFor(ladder({{RungId::Ingest, u"rate-limited"_s}}), fixedScope)->fix, Fix::TryAgain);
    }

    void whatIsSoAlreadyIsNotOffered_data()
    {
        QTest::addColumn<QString>("cause");
        QTest::addColumn<bool>("uuid");
        QTest::addColumn<bool>("offered");
        QTest::newRow("send the UUID") << u"resource-key-at-tools"_s << false << true;
        QTest::newRow("it is sent") << u"resource-key-at-tools"_s << true << false;
        QTest::newRow("leave it out") << u"uuid-refused-at-tools"_s << true << true;
        QTest::newRow("it is left out") << u"uuid-refused-at-tools"_s << false << false;
        QTest::newRow("a tool server is there") << u"key-name-or-access"_s << false << false;
    }

    void whatIsSoAlreadyIsNotOffered()
    {
        QFETCH(QString, cause);
        QFETCH(bool, uuid);
        QFETCH(bool, offered);
        FixScope of = scope();
        of.profile.uuidToTools = uuid;
        QCOMPARE(fixFor(ladder({{RungId::ToolsGeneral, cause}}), of).has_value(), offered);
    }

    void whatAPlaceDoesItselfIsNotOfferedElsewhere_data()
    {
        QTest::addColumn<QString>("cause");
        QTest::addColumn<FixPlace>("place");
        QTest::addColumn<bool>("maySplit");
        QTest::addColumn<bool>("offered");
        QTest::newRow("a report of a check") << u"service-fault"_s << FixPlace::Check << false << true;
        QTest::newRow("no report of a send") << u"service-fault"_s << FixPlace::Send << false << false;
        QTest::newRow("a check again") << u"rate-limited"_s << FixPlace::Check << false << true;
        QTest::newRow("lists again") << u"rate-limited"_s << FixPlace::Tools << false << true;
        QTest::newRow("nothing is sent again") << u"rate-limited"_s << FixPlace::Send << false << false;
        QTest::newRow("a batch is split") << u"entries-too-large"_s << FixPlace::Send << true << true;
        QTest::newRow("one entry is not") << u"entries-too-large"_s << FixPlace::Send << false << false;
        QTest::newRow("a key anywhere") << u"key-not-accepted"_s << FixPlace::Send << false << true;
    }

    void whatAPlaceDoesItselfIsNotOfferedElsewhere()
    {
        QFETCH(QString, cause);
        QFETCH(FixPlace, place);
        QFETCH(bool, maySplit);
        QFETCH(bool, offered);
        FixScope at = scope();
        at.place = place;
        at.maySplit = maySplit;
        QCOMPARE(fixForCause(cause, RungId::Ingest, at).has_value(), offered);
    }

    void aTimeoutDoublesUpToTheLongest()
    {
        const CheckFix fix{Fix::RaiseTimeout, RungId::Ingest};
        QCOMPARE(fixed(fix, scope(), {})->deadline, 60);
        FixScope longest = scope();
        const int most = limitRow(LimitId::Deadline).most;
        longest.deadline = std::chrono::seconds(most - 1);
        QCOMPARE(fixed(fix, longest, {})->deadline, most);
        longest.deadline = std::chrono::seconds(most);
        QVERIFY(!fixFor(ladder({{RungId::Ingest, u"entry-not-answered"_s}}), longest));
    }

    void aNameGoesWithEntriesFromThenOn()
    {
        const CheckFix fix{Fix::SendUsername, RungId::Ingest};
        FixScope of = scope();
        of.profile.identityOnIngest = false;
        QVERIFY(needsValue(fix, of.profile));
        QVERIFY(!fixed(fix, of, u"  "_s));
        QCOMPARE(fixed(fix, of, u" jon "_s)->username, u"jon"_s);
        QVERIFY(fixed(fix, of, u"jon"_s)->identityOnIngest);
        of.profile.username = u"mara"_s;
        QVERIFY(!needsValue(fix, of.profile));
        QCOMPARE(fixed(fix, of, {})->username, u"mara"_s);
    }

    void anAddressIsReadAsElsewhere()
    {
        const CheckFix ofResource{Fix::EditAddress, RungId::Dns};
        QVERIFY(!fixed(ofResource, scope(), u"https://logs.example.net/"_s));
        const QString pasted =
            u"see https://logs.example.org/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/logs/"_s;
        QCOMPARE(fixed(ofResource, scope(), pasted)->resource,
                 u"https://logs.example.org/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s);
        const CheckFix ofTools{Fix::EditAddress, RungId::ToolsGeneral};
        QVERIFY(!fixed(ofTools, scope(), u"ftp://tools.example.net"_s));
        QCOMPARE(fixed(ofTools, scope(), u" https://tools.example.net "_s)->toolServer, u"https://tools.example.net"_s);
    }

    void nothingThatMayNotifyRunsAgain_data()
    {
        QTest::addColumn<Fix>("fix");
        QTest::addColumn<int>("step");
        for (const int step : {RungId::Key, RungId::Ingest, RungId::LevelInfo, RungId::ToolsGeneral}) {
            for (const Fix fix : {Fix::EnterKey, Fix::SendUsername, Fix::TryAgain, Fix::RaiseTimeout})
                QTest::addRow("%d %d", step, int(fix)) << fix << step;
        }
    }

    void nothingThatMayNotifyRunsAgain()
    {
        QFETCH(Fix, fix);
        QFETCH(int, step);
        const QSet<RungId> steps = stepsToRepeat({fix, RungId::Step(step)}, waitingRungs());
        QVERIFY(!steps.isEmpty());
        QVERIFY(steps.contains(RungId::Step(step)));
        QVERIFY(!steps.contains(RungId::LevelError) && !steps.contains(RungId::LevelAlert));
    }

    void aNewKeyNeedsNoNewWay()
    {
        const QSet<RungId> steps = stepsToRepeat({Fix::EnterKey, RungId::Key}, waitingRungs());
        for (const RungId::Step id : {RungId::Dns, RungId::Tcp, RungId::Tls})
            QVERIFY(!steps.contains(id));
        QVERIFY(steps.contains(RungId::Ingest) && steps.contains(RungId::ToolsGeneral));
    }

    void aToolServerConcernsToolsOnly()
    {
        const QSet<RungId> steps = stepsToRepeat({Fix::EditAddress, RungId::ToolsGeneral}, waitingRungs());
        QCOMPARE(steps, QSet<RungId>({RungId::ToolsGeneral, RungId::ToolsCodeHosting}));
        QVERIFY(
            stepsToRepeat({Fix::EditAddress, RungId::Ingest}, waitingRungs()).isEmpty()); // another address: everything
    }
};

RC_TEST(TestCheckFix)

} // namespace rc::tst_checkfix

#include "tst_checkfix.moc"
