// SPDX-License-Identifier: GPL-3.0-or-later
// Tests checks of many resources: all run, a few in parallel, the worst first.
#include "check/ladder/manychecks.h"
#include "support/testprogram.h"
#include "tests/support/scriptedserver.h"

namespace rc::tst_manychecks {

namespace {

const QString path = u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;

QByteArray goodAnswer(const SeenRequest &request)
{
    return request.path.endsWith("/logs/")
               ? httpAnswer(200, R"({"status":"ok"})")
               : httpAnswer(200, rpcResult(request, R"({"tools":[{"name":"a"},{"name":"b"}]})"));
}

NamedPlan planFor(const QString &name, const QString &base)
{
    CheckPlan plan;
    plan.resource = base + path;
    plan.levels = {Level::Info};
    plan.identity.username = u"mara"_s;
    plan.key = [](const std::function<void(KeyReading)> &done) {
        KeyReading reading;
        reading.state = KeyState::Saved;
        reading.key = Secret("k-1234");
        done(std::move(reading));
    };
    plan.limits.deadline = std::chrono::seconds(5);
    return {name, plan};
}

QStringList namesOf(const QList<NamedReport> &reports)
{
    QStringList names;
    for (const NamedReport &named : reports)
        names.append(named.name);
    return names;
}

} // namespace

class TestManyChecks : public QObject
{
    Q_OBJECT

private slots:
    void theWorstComesFirst()
    {
        ScriptedServer good(goodAnswer);
        ScriptedServer refusing([](const SeenRequest &) { return httpAnswer(403, R"({"error":"forbidden"})"); });
        DialectMemory dialects;
        ManyChecks checks({planFor(u"b-good"_s, good.base()), planFor(u"refused"_s, refusing.base()),
                           planFor(u"a-good"_s, good.base())},
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
            plans.append(planFor(QString::number(i), silent.base()));
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
        for (const NamedReport &named : reports)
            QVERIFY(named.report.cancelled);
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
