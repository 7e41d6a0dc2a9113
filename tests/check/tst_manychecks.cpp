// SPDX-License-Identifier: GPL-3.0-or-later
// Tests checks of many resources: all run, a few in parallel, the worst first.
#include "check/ladder.h"
#include "check/ladder/manychecks.h"
#include "support/testprogram.h"

namespace rc::tst_manychecks {

namespace {

/// Without a tool server, so that each check waits in one request.
NamedPlan named(const QString &name, const QString &base)
{
    NamedPlan made{name, planFor(base)};
    made.plan.toolServer.clear();
    return made;
}

QStringList namesOf(const QList<NamedReport> &reports)
{
    QStringList names;
    for (const NamedReport &one : reports)
        names.append(one.name);
    return names;
}

} // namespace

class TestManyChecks : public QObject
{
    Q_OBJECT

private slots:
    void theWorstComesFirst()
    {
        ScriptedServer good(wellAnswer);
        ScriptedServer refusing([](const SeenRequest &) { return httpAnswer(403, R"({"error":"forbidden"})"); });
        DialectMemory dialects;
        ManyChecks checks(
            {named(u"b-good"_s, good.base()), named(u"refused"_s, refusing.base()), named(u"a-good"_s, good.base())},
            dialects);
        QSignalSpy ended(&checks, &ManyChecks::ended);
        QSignalSpy finished(&checks, &ManyChecks::finished);
        checks.start();
        QVERIFY(finished.wait(10'000));
        QCOMPARE(ended.count(), 3);
        const auto reports = finished.first().first().value<QList<NamedReport>>();
        QCOMPARE(namesOf(reports), (QStringList{u"refused"_s, u"a-good"_s, u"b-good"_s}));
        QCOMPARE(overallState(reports.first().report.rungs), RungState::Failed);
        QCOMPARE(reports.at(1).report.rungs.at(qsizetype(RungId::Ingest)).state, RungState::Passed);
    }

    void aFewRunAtOnceAndAbortLeavesTheRest()
    {
        ScriptedServer silent([](const SeenRequest &) { return QByteArray("silent"); });
        QList<NamedPlan> plans;
        for (int i = 0; i < 3 * ManyChecks::atOnce; ++i)
            plans.append(named(QString::number(i), silent.base()));
        DialectMemory dialects;
        ManyChecks checks(plans, dialects);
        QSignalSpy finished(&checks, &ManyChecks::finished);
        checks.start();
        QTRY_COMPARE(silent.seen().size(), ManyChecks::atOnce);
        checks.abort();
        QVERIFY(finished.count() == 1 || finished.wait(10'000));
        QCOMPARE(silent.seen().size(), ManyChecks::atOnce);
        const auto reports = finished.first().first().value<QList<NamedReport>>();
        QCOMPARE(reports.size(), ManyChecks::atOnce);
        for (const NamedReport &one : reports)
            QVERIFY(one.report.cancelled);
    }

    void nothingToCheckEnds()
    {
        DialectMemory dialects;
        ManyChecks checks({}, dialects);
        QSignalSpy finished(&checks, &ManyChecks::finished);
        checks.start();
        QVERIFY(finished.wait(5000));
        checks.abort();
        QCoreApplication::processEvents();
        QCOMPARE(finished.count(), 1);
    }
};

RC_TEST(TestManyChecks)

} // namespace rc::tst_manychecks

#include "tst_manychecks.moc"
