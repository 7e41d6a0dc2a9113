// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of many resources: a few in parallel, the worst first.
#include "check/runcheck.h"
#include "session/check/checkoperation.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

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
    void worstResultComesFirst()
    {
        ScriptedServer good(successResponse);
        ScriptedServer refusing([](const ReceivedRequest &) { return httpResponse(403, R"({"error":"forbidden"})"); });
        DialectMemory dialects;
        CheckOperation checks(nullptr, dialects);
        QSignalSpy ended(&checks, &CheckOperation::ended);
        QSignalSpy finished(&checks, &CheckOperation::finished);
        checks.start(
            {named(u"b-good"_s, good.base()), named(u"refused"_s, refusing.base()), named(u"a-good"_s, good.base())});
        QVERIFY(finished.wait(10'000));
        QCOMPARE(ended.count(), 3);
        const auto reports = finished.first().first().value<QList<NamedReport>>();
        QCOMPARE(namesOf(reports), (QStringList{u"refused"_s, u"a-good"_s, u"b-good"_s}));
        QCOMPARE(overallState(reports.first().report.steps), StepState::Failed);
        QCOMPARE(reports.at(1).report.steps.at(qsizetype(StepId::Ingest)).state, StepState::Passed);
    }

    void checksRunInParallelAndAbortSkipsTheRest()
    {
        ScriptedServer silent([](const ReceivedRequest &) { return QByteArray("silent"); });
        QList<NamedPlan> plans;
        for (int i = 0; i < 3 * CheckOperation::maxParallel; ++i)
            plans.append(named(QString::number(i), silent.base()));
        DialectMemory dialects;
        CheckOperation checks(nullptr, dialects);
        QSignalSpy finished(&checks, &CheckOperation::finished);
        checks.start(plans);
        QTRY_COMPARE(silent.seen().size(), CheckOperation::maxParallel);
        checks.cancel();
        QVERIFY(finished.count() == 1 || finished.wait(10'000));
        QCOMPARE(silent.seen().size(), CheckOperation::maxParallel);
        const auto reports = finished.first().first().value<QList<NamedReport>>();
        QCOMPARE(reports.size(), CheckOperation::maxParallel);
        for (const NamedReport &one : reports)
            QVERIFY(one.report.canceled);
    }

    void canceledBeforeItsStartEndsOnce()
    {
        ScriptedServer server(successResponse);
        DialectMemory dialects;
        CheckOperation checks(nullptr, dialects);
        QSignalSpy finished(&checks, &CheckOperation::finished);
        checks.start({named(u"a"_s, server.base())});
        checks.cancel();
        checks.cancel();
        QVERIFY(finished.wait(5000));
        QVERIFY(finished.first().first().value<QList<NamedReport>>().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(finished.count(), 1);
        QVERIFY(server.seen().isEmpty() && !checks.isBusy());
    }
};

RC_TEST(TestManyChecks)

} // namespace rc::tst_manychecks

#include "tst_manychecks.moc"
