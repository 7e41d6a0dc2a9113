// SPDX-License-Identifier: GPL-3.0-or-later
// Two keys in the same steps: when the new one can replace the old one, and which steps are tried.
#include "check/run/keycomparison.h"
#include "demo/demoservice.h"
#include "session/check/checkoperation.h"
#include "support/require.h"
#include "support/testprogram.h"

namespace rc::tst_keycomparison {

namespace {

/// Creates a report from "tools-general=passed …".
CheckReport reportOf(const QString &text)
{
    CheckReport report;
    report.steps = waitingSteps();
    for (const QString &part : text.split(u' ', Qt::SkipEmptyParts)) {
        for (StepResult &step : report.steps) {
            if (wireWord(step.id) == part.section(u'=', 0, 0))
                step.state = stateFromWord(part.section(u'=', 1)).value_or(StepState::Waiting);
            if (step.state == StepState::Failed)
                step.exitCode = 4;
        }
    }
    return report;
}

struct Both
{
    CheckReport old;
    CheckReport fresh;
};

} // namespace

class TestKeyComparison : public QObject
{
    Q_OBJECT

private slots:
    void holds_data()
    {
        addColumns<QString, QString, bool, int>("old", "fresh", "holds", "exitCode");
        QTest::addColumn<QString>("outcome"); // and the steps where it is worse
        const auto row = [](const char *name, const QString &old, const QString &fresh, bool holds, int exitCode,
                            const QString &outcome) {
            QTest::newRow(name) << old << fresh << holds << exitCode << outcome;
        };
        row("both pass", u"url=passed tools-general=passed"_s, u"url=passed tools-general=passed"_s, true, 0,
            u"same-or-better"_s);
        row("the old one is dead", u"tools-general=failed"_s, u"tools-general=passed"_s, true, 0, u"same-or-better"_s);
        row("the new one is refused", u"tools-general=passed"_s, u"tools-general=failed"_s, false, 4,
            u"worse tools-general"_s);
        row("both fail", u"tools-general=failed"_s, u"tools-general=failed"_s, false, 4, u"both-fail"_s);
        row("one of two steps is worse", u"ingest=passed tools-general=passed"_s,
            u"ingest=failed tools-general=passed"_s, false, 4, u"worse ingest"_s);
        row("no account is linked for either", u"tools-general=passed tools-code-hosting=failed"_s,
            u"tools-general=passed tools-code-hosting=failed"_s, true, 0, u"same-or-better"_s);
        row("nothing tried a key", u"url=passed tcp=passed"_s, u"url=passed tcp=passed"_s, false, 1, u"not-tried"_s);
        row("skipped with the new one", u"tools-general=passed ingest=passed"_s,
            u"tools-general=passed ingest=skipped"_s, false, 1, u"worse ingest"_s);
        row("a warning is no failure", u"tools-general=passed"_s, u"tools-general=warned"_s, true, 0,
            u"same-or-better"_s);
    }

    void holds()
    {
        QFETCH(const QString, old);
        QFETCH(const QString, fresh);
        QFETCH(const bool, holds);
        QFETCH(const int, exitCode);
        const KeyComparison found = compareKeys(reportOf(old), reportOf(fresh));
        QCOMPARE(found.holds, holds);
        QCOMPARE(found.exitCode, exitCode);
        QString outcome = wireWord(found.outcome);
        for (const StepId &id : found.worseSteps) {
            outcome += u' ' + wireWord(id);
            QVERIFY2(found.verdict.contains(stepTitle(id)), qPrintable(found.verdict)); // names the steps
        }
        QTEST(outcome, "outcome");
    }

    void withoutEntriesNothingIsSent()
    {
        DemoService demo;
        QVERIFY(demo.start());
        QStringList endpoints;
        connect(&demo, &DemoService::served, this,
                [&endpoints](const ServedRequest &request) { endpoints.append(request.endpoint); });
        const QByteArray key = demo.key().reveal();
        const Both both = climbed(demo, "wrong-key-1234", key, false);
        const KeyComparison found = compareKeys(both.old, both.fresh);
        QVERIFY2(found.holds && found.wasTried, qPrintable(found.verdict));
        QVERIFY(endpoints.contains(u"general"_s) && !endpoints.contains(u"ingest"_s));
        for (const KeyComparisonRow &row : found.rows)
            QVERIFY(row.id.kind() < StepId::Ingest || row.id.kind() > StepId::LevelAlert);
    }

    void entriesNeverNotify()
    {
        DemoService demo;
        QVERIFY(demo.start());
        const QByteArray key = demo.key().reveal();
        const Both both = climbed(demo, key, key, true);
        const KeyComparison found = compareKeys(both.old, both.fresh);
        QVERIFY(found.holds);
        QStringList ran;
        for (const KeyComparisonRow &row : found.rows)
            ran.append(wireWord(row.id));
        QVERIFY(ran.contains(u"ingest"_s) && ran.contains(u"level-warning"_s));
        QVERIFY(!ran.contains(u"level-error"_s) && !ran.contains(u"level-alert"_s));
    }

    void theNewKeyFollowsTheOldOne()
    {
        DemoService demo;
        QVERIFY(demo.start());
        CheckPlan plan;
        plan.resource = demo.resourceUrl();
        plan.toolServer = demo.toolServerUrl();
        KeyTrial trial({}, plan, demo.key().clone(), Secret("other-key-1234"), false, nullptr, m_dialects);
        QList<KeyTrial::Which> keys;
        connect(&trial, &KeyTrial::stepChanged, this, [&keys](KeyTrial::Which which) {
            if (!keys.contains(which))
                keys.append(which);
            QCOMPARE(keys.last(), which);
        });
        QSignalSpy finished(&trial, &KeyTrial::finished);
        trial.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(keys, (QList{KeyTrial::Which::Old, KeyTrial::Which::New}));
    }

    void abortedComparisonProvesNothing_data()
    {
        QTest::addColumn<bool>("beforeItsStart");
        addRow("before its start", true);
        addRow("after its start", false);
    }
    void abortedComparisonProvesNothing()
    {
        QFETCH(bool, beforeItsStart);
        CheckPlan plan;
        plan.resource = u"https://127.0.0.1:9/tools/u/a/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
        KeyTrial trial({}, plan, Secret("one-key-1234"), Secret("other-key-1234"), false, nullptr, m_dialects);
        QSignalSpy changed(&trial, &KeyTrial::stepChanged);
        QSignalSpy finished(&trial, &KeyTrial::finished);
        if (beforeItsStart)
            trial.abort();
        trial.start();
        trial.abort();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(changed.isEmpty());
        const auto &reports = std::as_const(finished).first();
        QVERIFY(reports.at(0).value<CheckReport>().canceled && reports.at(1).value<CheckReport>().canceled);
        QVERIFY(!compareKeys(reports.at(0).value<CheckReport>(), reports.at(1).value<CheckReport>()).holds);
    }

private:
    [[nodiscard]] Both climbed(DemoService &demo, const QByteArray &old, const QByteArray &fresh, bool entries)
    {
        CheckPlan plan;
        plan.resource = demo.resourceUrl();
        plan.toolServer = demo.toolServerUrl();
        plan.identity.username = demo.username();
        KeyTrial trial({}, plan, Secret(old), Secret(fresh), entries, nullptr, m_dialects);
        Both both;
        bool done = false;
        connect(&trial, &KeyTrial::finished, this, [&](const CheckReport &before, const CheckReport &after) {
            both = {before, after};
            done = true;
        });
        trial.start();
        RC_TRY_REQUIRE(done);
        return both;
    }

    DialectMemory m_dialects;
};

RC_TEST(TestKeyComparison)

} // namespace rc::tst_keycomparison

#include "tst_keycomparison.moc"
