// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a check: groups, and levels folded while that hides nothing; and the verdict sentence.
#include "check/evidence/laddershape.h"
#include "check/evidence/rung.h"
#include "support/testprogram.h"

#include <algorithm>

namespace rc::tst_laddershape {

namespace {

QList<RungResult> ladder(RungState state, const QString &summary = {})
{
    QList<RungResult> rungs = waitingRungs();
    for (RungResult &rung : rungs) {
        rung.state = state;
        rung.summary = summary;
    }
    return rungs;
}

qsizetype count(const QList<LadderRow> &rows, LadderRow::Kind kind)
{
    return std::count_if(rows.cbegin(), rows.cend(), [kind](const LadderRow &row) { return row.kind == kind; });
}

QList<RungResult> ladder(RungState ingest, RungState general, RungState codeHosting)
{
    QList<RungResult> rungs;
    for (const RungId &id : usualRungs()) {
        RungResult rung;
        rung.id = id;
        rung.state = id == RungId::Ingest             ? ingest
                     : id == RungId::ToolsGeneral     ? general
                     : id == RungId::ToolsCodeHosting ? codeHosting
                     : levelOf(id)                    ? RungState::Skipped
                                                      : RungState::Passed;
        rungs.append(rung);
    }
    return rungs;
}

} // namespace

class TestLadderShape : public QObject
{
    Q_OBJECT

private slots:
    void everyStepIsThereOnce()
    {
        const QList<RungResult> rungs = waitingRungs();
        QList<RungId> ids;
        for (const RungResult &rung : inReadingOrder(rungs))
            ids.append(rung.id);
        QCOMPARE(ids.size(), rungs.size());
        for (const RungId &id : usualRungs())
            QCOMPARE(ids.count(id), 1);
        const QList<LadderRow> open = ladderRows(rungs, {LadderFold::Levels, LadderFold::Loud});
        QCOMPARE(count(open, LadderRow::Kind::Step), rungs.size());
        QCOMPARE(count(open, LadderRow::Kind::Heading), 3);
        QCOMPARE(lineStates(rungs).size(), rungs.size() - 5 + 2); // five levels are two lines
    }

    void theWayStandsAboveTheKey()
    {
        const QList<RungResult> order = inReadingOrder(waitingRungs());
        QVERIFY(placeOf(RungId::Tls, order) < placeOf(RungId::Key, order));
        QVERIFY(placeOf(RungId::Key, order) < placeOf(RungId::Ingest, order));
    }

    void aFurtherCatalogIsOneOfTheTools()
    {
        const CatalogKind further(u"asana"_s, {});
        const QList<LadderRow> rows = ladderRows(waitingRungs({further}), {});
        QCOMPARE(rows.constLast().step, RungId::tools(further));
        QCOMPARE(count(rows, LadderRow::Kind::Heading), 3);
    }

    void aFoldIsOneLineUntilItIsOpened()
    {
        const QList<RungResult> rungs = waitingRungs();
        const QList<LadderRow> closed = ladderRows(rungs, {});
        QCOMPARE(count(closed, LadderRow::Kind::Fold), 2);
        const QList<LadderRow> open = ladderRows(rungs, {LadderFold::Levels});
        QCOMPARE(open.size(), closed.size() + 3);
        for (const LadderRow &row : open)
            QCOMPARE(row.isInFold, row.kind == LadderRow::Kind::Step && levelOf(row.step).has_value());
    }

    void theStateOfAFold_data()
    {
        QTest::addColumn<QList<RungState>>("states");
        QTest::addColumn<RungState>("together");
        using enum RungState;
        QTest::newRow("all wait") << QList{Waiting, Waiting, Waiting} << Waiting;
        QTest::newRow("one runs") << QList{Passed, Running, Waiting} << Running;
        QTest::newRow("between two") << QList{Passed, Waiting, Waiting} << Running;
        QTest::newRow("all passed") << QList{Passed, Passed, Passed} << Passed;
        QTest::newRow("none was tried") << QList{Skipped, Skipped, Skipped} << Skipped;
        QTest::newRow("broken off") << QList{Passed, Skipped, Skipped} << Passed;
        QTest::newRow("one warned") << QList{Passed, Warned, Passed} << Warned;
        QTest::newRow("one failed") << QList{Failed, Warned, Skipped} << Failed;
    }

    void theStateOfAFold()
    {
        QFETCH(QList<RungState>, states);
        QFETCH(RungState, together);
        QList<RungResult> rungs = waitingRungs();
        const QList<RungId::Step> levels{RungId::LevelDebug, RungId::LevelInfo, RungId::LevelWarning};
        for (qsizetype i = 0; i < levels.size(); ++i)
            rungs[levels.at(i)].state = states.at(i);
        QCOMPARE(foldedResult(LadderFold::Levels, rungs).state, together);
        QCOMPARE(hidesSomething(LadderFold::Levels, rungs),
                 together == RungState::Failed || together == RungState::Warned);
    }

    void whatWasAcceptedIsNamed()
    {
        QList<RungResult> rungs = ladder(RungState::Passed, u"fine"_s);
        for (RungResult &rung : rungs) {
            rung.startedUs = 1000 * placeOf(rung.id, rungs);
            rung.elapsedUs = 10;
        }
        const RungResult all = foldedResult(LadderFold::Levels, rungs);
        QVERIFY2(all.summary.contains(u"DEBUG, INFO, WARNING"_s), qPrintable(all.summary));
        QCOMPARE(all.elapsedUs, 30);
        QCOMPARE(all.startedUs, 1000 * placeOf(RungId::LevelDebug, rungs));
        rungs[RungId::LevelInfo].state = RungState::Skipped;
        const QString some = foldedResult(LadderFold::Levels, rungs).summary;
        QVERIFY2(some.contains(u"DEBUG, WARNING"_s) && some.contains(u'2') && some.contains(u'3'), qPrintable(some));
        // a text common to all is shown once
        QCOMPARE(foldedResult(LadderFold::Levels, ladder(RungState::Skipped, u"the same"_s)).summary, u"the same"_s);
    }

    void whatMayNotifyIsNeverHidden()
    {
        QList<RungResult> rungs = ladder(RungState::Passed);
        QVERIFY(!hidesSomething(LadderFold::Levels, rungs));
        QVERIFY(hidesSomething(LadderFold::Loud, rungs));
        for (const RungId::Step step : {RungId::LevelError, RungId::LevelAlert})
            rungs[step].state = RungState::Skipped;
        QVERIFY(!hidesSomething(LadderFold::Loud, rungs));
        rungs[RungId::LevelError].state = RungState::Running;
        QVERIFY(hidesSomething(LadderFold::Loud, rungs));
    }

    void whereItStopped_data()
    {
        QTest::addColumn<QList<RungId>>("failed");
        QTest::addColumn<QList<RungId>>("skipped");
        QTest::addColumn<bool>("stops");
        using Ids = QList<RungId>;
        using enum RungId::Step;
        const Ids levels{LevelDebug, LevelInfo, LevelWarning};
        const Ids loud{LevelError, LevelAlert};
        QTest::newRow("nothing failed") << Ids{} << loud << false;
        QTest::newRow("an entry was refused") << Ids{Ingest} << levels + loud << true;
        QTest::newRow("a tool list failed as well") << Ids{Ingest, ToolsGeneral} << levels + loud << true;
        QTest::newRow("a tool list alone keeps nothing back") << Ids{ToolsGeneral} << loud << false;
        QTest::newRow("a level keeps nothing back") << Ids{LevelWarning} << loud << false;
        QTest::newRow("no TLS") << Ids{Tls} << Ids{Ingest} + levels + loud << true;
    }

    void whereItStopped()
    {
        QFETCH(QList<RungId>, failed);
        QFETCH(QList<RungId>, skipped);
        QFETCH(bool, stops);
        QList<RungResult> rungs = ladder(RungState::Passed);
        for (RungResult &rung : rungs) {
            if (failed.contains(rung.id))
                rung.state = RungState::Failed;
            if (skipped.contains(rung.id))
                rung.state = RungState::Skipped;
        }
        const auto stopped = stoppedAt(rungs);
        QCOMPARE(stopped.has_value(), stops);
        if (stopped)
            QCOMPARE(*stopped, failed.constFirst());
    }

    void verdict_data()
    {
        using enum RungState;
        QTest::addColumn<RungState>("ingest");
        QTest::addColumn<RungState>("general");
        QTest::addColumn<RungState>("codeHosting");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("all well") << Passed << Passed << Passed << u"Entries are accepted and both tool lists load."_s;
        QTest::newRow("ingest failed") << Failed << Passed << Passed
                                       << u"No entry was confirmed. “Send an entry” failed. Both tool lists load."_s;
        QTest::newRow("nothing works")
            << Failed << Failed << Failed
            << u"No entry was confirmed. “Send an entry” failed. Neither tool list could be fetched."_s;
        QTest::newRow("no account linked")
            << Passed << Passed << Warned
            << u"Entries are accepted. General tools work. The code-hosting tools need attention."_s;
        QTest::newRow("no code hosting") << Passed << Passed << Skipped
                                         << u"Entries are accepted. General tools work."_s;
        QTest::newRow("no tool server") << Passed << Skipped << Skipped
                                        << u"Entries are accepted. Tools were not tested."_s;
        QTest::newRow("nothing was sent")
            << Skipped << Passed << Passed << u"Sending was not tested. Both tool lists load."_s;
    }

    // An unreachable service is not said to refuse entries
    void verdict()
    {
        QFETCH(RungState, ingest);
        QFETCH(RungState, general);
        QFETCH(RungState, codeHosting);
        QTEST(verdictOf(ladder(ingest, general, codeHosting)), "sentence");
    }

    void aFailedLevelIsSaid()
    {
        QList<RungResult> rungs = ladder(RungState::Passed, RungState::Passed, RungState::Passed);
        rungs[qsizetype(RungId::LevelError)].state = RungState::Failed;
        QVERIFY(verdictOf(rungs).contains(u"not at every level"_s));
        QCOMPARE(overallState(rungs), RungState::Failed);
    }

    void aWarningAboutEntriesIsSaid()
    {
        for (const RungId id : {RungId::Ingest, RungId::LevelError}) {
            QList<RungResult> rungs = ladder(RungState::Passed, RungState::Passed, RungState::Passed);
            rungs[qsizetype(id.step())].state = RungState::Warned;
            rungs[qsizetype(id.step())].summary = u"the words of the response"_s;
            QVERIFY(verdictOf(rungs).contains(u"the words of the response"_s));
            QVERIFY(verdictOf(rungs).contains(rungTitle(id)));
            QCOMPARE(exitCodeOf(rungs), 0);
        }
    }

    void theFirstFailureDecidesTheExitCode()
    {
        QList<RungResult> rungs = ladder(RungState::Passed, RungState::Passed, RungState::Passed);
        rungs.append(RungResult());
        rungs.last().id = RungId::Arrival;
        rungs.last().state = RungState::Warned;
        rungs.last().exitCode = 10;
        QCOMPARE(exitCodeOf(rungs), 10);
        rungs.last().state = RungState::Failed;
        rungs.last().exitCode = 7;
        QCOMPARE(exitCodeOf(rungs), 7);
        rungs[qsizetype(RungId::Ingest)].state = RungState::Failed;
        rungs[qsizetype(RungId::Ingest)].exitCode = 5;
        QCOMPARE(exitCodeOf(rungs), 5);
    }

    void theWorstStateCounts()
    {
        using enum RungState;
        QCOMPARE(overallState(ladder(Passed, Passed, Warned)), Warned);
        QCOMPARE(overallState(ladder(Failed, Passed, Warned)), Failed);
        QCOMPARE(overallState(ladder(Passed, Passed, Passed)), Passed);
        QCOMPARE(overallState({}), Waiting);
    }
};

RC_TEST(TestLadderShape)

} // namespace rc::tst_laddershape

#include "tst_laddershape.moc"
