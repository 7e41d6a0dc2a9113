// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a check: groups, and levels folded while that hides nothing.
#include "check/evidence/laddershape.h"
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
};

RC_TEST(TestLadderShape)

} // namespace rc::tst_laddershape

#include "tst_laddershape.moc"
