// SPDX-License-Identifier: GPL-3.0-or-later
// The table of steps, and the verdict sentence.
#include "check/evidence/rung.h"
#include "support/testprogram.h"

namespace rc::tst_verdict {

namespace {

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

class TestVerdict : public QObject
{
    Q_OBJECT

private slots:
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

    // ux.md D3: an unreachable service is not said to refuse entries
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

RC_TEST(TestVerdict)

} // namespace rc::tst_verdict

#include "tst_verdict.moc"
