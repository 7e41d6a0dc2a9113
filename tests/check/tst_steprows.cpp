// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a check: groups, and levels folded while that hides nothing; and the verdict sentence.
#include "check/evidence/step.h"
#include "check/evidence/steprows.h"
#include "support/testprogram.h"

#include <algorithm>

namespace rc::tst_steprows {

namespace {

QList<StepResult> checkSteps(StepState state, const QString &summary = {})
{
    QList<StepResult> steps = waitingSteps();
    for (StepResult &step : steps) {
        step.state = state;
        step.summary = summary;
    }
    return steps;
}

qsizetype count(const QList<StepRow> &rows, StepRow::Kind kind)
{
    return std::count_if(rows.cbegin(), rows.cend(), [kind](const StepRow &row) { return row.kind == kind; });
}

QList<StepResult> checkSteps(StepState ingest, StepState general, StepState codeHosting)
{
    QList<StepResult> steps;
    for (const StepId &id : standardSteps()) {
        StepResult step;
        step.id = id;
        step.state = id == StepId::Ingest             ? ingest
                     : id == StepId::ToolsGeneral     ? general
                     : id == StepId::ToolsCodeHosting ? codeHosting
                     : levelOf(id)                    ? StepState::Skipped
                                                      : StepState::Passed;
        steps.append(step);
    }
    return steps;
}

} // namespace

class TestStepRows : public QObject
{
    Q_OBJECT

private slots:
    void everyStepIsShownOnce()
    {
        const QList<StepResult> steps = waitingSteps();
        QList<StepId> ids;
        for (const StepResult &step : inReadingOrder(steps))
            ids.append(step.id);
        QCOMPARE(ids.size(), steps.size());
        for (const StepId &id : standardSteps())
            QCOMPARE(ids.count(id), 1);
        const QList<StepRow> open = stepRows(steps, {StepFold::Levels, StepFold::Notifying});
        QCOMPARE(count(open, StepRow::Kind::Step), steps.size());
        QCOMPARE(count(open, StepRow::Kind::Heading), 3);
        QCOMPARE(lineStates(steps).size(), steps.size() - 5 + 2); // five levels are two lines
    }

    void connectionStepsComeBeforeTheKey()
    {
        const QList<StepResult> order = inReadingOrder(waitingSteps());
        QVERIFY(indexOfStep(StepId::Tls, order) < indexOfStep(StepId::Key, order));
        QVERIFY(indexOfStep(StepId::Key, order) < indexOfStep(StepId::Ingest, order));
    }

    void furtherCatalogsAreToolSteps()
    {
        const CatalogKind further(u"asana"_s, {});
        const QList<StepRow> rows = stepRows(waitingSteps({further}), {});
        QCOMPARE(rows.constLast().step, StepId::tools(further));
        QCOMPARE(count(rows, StepRow::Kind::Heading), 3);
    }

    void groupsAreOneRowUntilExpanded()
    {
        const QList<StepResult> steps = waitingSteps();
        const QList<StepRow> closed = stepRows(steps, {});
        QCOMPARE(count(closed, StepRow::Kind::Fold), 2);
        const QList<StepRow> open = stepRows(steps, {StepFold::Levels});
        QCOMPARE(open.size(), closed.size() + 3);
        for (const StepRow &row : open)
            QCOMPARE(row.isInFold, row.kind == StepRow::Kind::Step && levelOf(row.step).has_value());
    }

    void groupState_data()
    {
        addColumns<QList<StepState>, StepState>("states", "together");
        using enum StepState;
        QTest::newRow("all wait") << QList{Waiting, Waiting, Waiting} << Waiting;
        QTest::newRow("one runs") << QList{Passed, Running, Waiting} << Running;
        QTest::newRow("between two") << QList{Passed, Waiting, Waiting} << Running;
        QTest::newRow("all passed") << QList{Passed, Passed, Passed} << Passed;
        QTest::newRow("none was tried") << QList{Skipped, Skipped, Skipped} << Skipped;
        QTest::newRow("broken off") << QList{Passed, Skipped, Skipped} << Passed;
        QTest::newRow("one warned") << QList{Passed, Warned, Passed} << Warned;
        QTest::newRow("one failed") << QList{Failed, Warned, Skipped} << Failed;
    }

    void groupState()
    {
        QFETCH(QList<StepState>, states);
        QFETCH(StepState, together);
        QList<StepResult> steps = waitingSteps();
        const QList<StepId::Kind> levels{StepId::LevelDebug, StepId::LevelInfo, StepId::LevelWarning};
        for (qsizetype i = 0; i < levels.size(); ++i)
            steps[levels.at(i)].state = states.at(i);
        QCOMPARE(foldedResult(StepFold::Levels, steps).state, together);
        QCOMPARE(hidesProblem(StepFold::Levels, steps), together == StepState::Failed || together == StepState::Warned);
    }

    void acceptedLevelsAreNamed()
    {
        QList<StepResult> steps = checkSteps(StepState::Passed, u"fine"_s);
        for (StepResult &step : steps) {
            step.startedUs = 1000 * indexOfStep(step.id, steps);
            step.elapsedUs = 10;
        }
        const StepResult all = foldedResult(StepFold::Levels, steps);
        QVERIFY2(all.summary.text().contains(u"DEBUG, INFO, WARNING"_s), qPrintable(all.summary));
        QCOMPARE(all.elapsedUs, 30);
        QCOMPARE(all.startedUs, 1000 * indexOfStep(StepId::LevelDebug, steps));
        steps[StepId::LevelInfo].state = StepState::Skipped;
        const QString some = foldedResult(StepFold::Levels, steps).summary;
        QVERIFY2(some.contains(u"DEBUG, WARNING"_s) && some.contains(u'2') && some.contains(u'3'), qPrintable(some));
        // a text common to all is shown once
        QCOMPARE(foldedResult(StepFold::Levels, checkSteps(StepState::Skipped, u"the same"_s)).summary, u"the same"_s);
    }

    void notifyingStepsAreNeverHidden()
    {
        QList<StepResult> steps = checkSteps(StepState::Passed);
        QVERIFY(!hidesProblem(StepFold::Levels, steps));
        QVERIFY(hidesProblem(StepFold::Notifying, steps));
        for (const StepId::Kind step : {StepId::LevelError, StepId::LevelAlert})
            steps[step].state = StepState::Skipped;
        QVERIFY(!hidesProblem(StepFold::Notifying, steps));
        steps[StepId::LevelError].state = StepState::Running;
        QVERIFY(hidesProblem(StepFold::Notifying, steps));
    }

    void stopsAtTheFirstBlockingFailure_data()
    {
        addColumns<QList<StepId>, QList<StepId>, bool>("failed", "skipped", "stops");
        using Ids = QList<StepId>;
        using enum StepId::Kind;
        const Ids levels{LevelDebug, LevelInfo, LevelWarning};
        const Ids loud{LevelError, LevelAlert};
        QTest::newRow("nothing failed") << Ids{} << loud << false;
        QTest::newRow("an entry was refused") << Ids{Ingest} << levels + loud << true;
        QTest::newRow("a tool list failed as well") << Ids{Ingest, ToolsGeneral} << levels + loud << true;
        QTest::newRow("a tool list alone keeps nothing back") << Ids{ToolsGeneral} << loud << false;
        QTest::newRow("a level keeps nothing back") << Ids{LevelWarning} << loud << false;
        QTest::newRow("no TLS") << Ids{Tls} << Ids{Ingest} + levels + loud << true;
    }

    void stopsAtTheFirstBlockingFailure()
    {
        QFETCH(QList<StepId>, failed);
        QFETCH(QList<StepId>, skipped);
        QFETCH(bool, stops);
        QList<StepResult> steps = checkSteps(StepState::Passed);
        for (StepResult &step : steps) {
            if (failed.contains(step.id))
                step.state = StepState::Failed;
            if (skipped.contains(step.id))
                step.state = StepState::Skipped;
        }
        const auto stopped = stoppedAt(steps);
        QCOMPARE(stopped.has_value(), stops);
        if (stopped)
            QCOMPARE(*stopped, failed.constFirst());
    }

    void verdict_data()
    {
        using enum StepState;
        addColumns<StepState, StepState, StepState, QString>("ingest", "general", "codeHosting", "sentence");
        QTest::newRow("all well") << Passed << Passed << Passed << u"Entries are accepted. Both tool lists load."_s;
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
        QFETCH(StepState, ingest);
        QFETCH(StepState, general);
        QFETCH(StepState, codeHosting);
        QTEST(verdictOf(checkSteps(ingest, general, codeHosting)), "sentence");
    }

    void verdictNamesAFailedLevel()
    {
        QList<StepResult> steps = checkSteps(StepState::Passed, StepState::Passed, StepState::Passed);
        steps[qsizetype(StepId::LevelError)].state = StepState::Failed;
        QVERIFY(verdictOf(steps).contains(u"not at every level"_s));
        QCOMPARE(overallState(steps), StepState::Failed);
    }

    void verdictNamesAnEntryWarning()
    {
        for (const StepId id : {StepId::Ingest, StepId::LevelError}) {
            QList<StepResult> steps = checkSteps(StepState::Passed, StepState::Passed, StepState::Passed);
            steps[qsizetype(id.kind())].state = StepState::Warned;
            steps[qsizetype(id.kind())].summary = u"the words of the response"_s;
            QVERIFY(verdictOf(steps).contains(u"the words of the response"_s));
            QVERIFY(verdictOf(steps).contains(stepTitle(id)));
            QCOMPARE(exitCodeOf(steps), 0);
        }
    }

    void theFirstFailureDecidesTheExitCode()
    {
        QList<StepResult> steps = checkSteps(StepState::Passed, StepState::Passed, StepState::Passed);
        steps.append(StepResult());
        steps.last().id = StepId::Arrival;
        steps.last().state = StepState::Warned;
        steps.last().exitCode = 10;
        QCOMPARE(exitCodeOf(steps), 10);
        steps.last().state = StepState::Failed;
        steps.last().exitCode = 7;
        QCOMPARE(exitCodeOf(steps), 7);
        steps[qsizetype(StepId::Ingest)].state = StepState::Failed;
        steps[qsizetype(StepId::Ingest)].exitCode = 5;
        QCOMPARE(exitCodeOf(steps), 5);
    }

    void theWorstStateCounts()
    {
        using enum StepState;
        QCOMPARE(overallState(checkSteps(Passed, Passed, Warned)), Warned);
        QCOMPARE(overallState(checkSteps(Failed, Passed, Warned)), Failed);
        QCOMPARE(overallState(checkSteps(Passed, Passed, Passed)), Passed);
        QCOMPARE(overallState({}), Waiting);
    }
};

RC_TEST(TestStepRows)

} // namespace rc::tst_steprows

#include "tst_steprows.moc"
