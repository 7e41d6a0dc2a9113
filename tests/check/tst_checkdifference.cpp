// SPDX-License-Identifier: GPL-3.0-or-later
// The differences of two checks: only what both recorded, and never one as the cause of another; and what a watch tells
// of them.
#include "check/report/checkdifference.h"
#include "support/testprogram.h"

namespace rc::tst_checkdifference {

namespace {

const QDateTime morning(QDate(2026, 11, 21), QTime(9, 0));

StepResult &stepOf(RecordedCheck &check, const StepId &id)
{
    return check.report.steps[indexOfStep(id, check.report.steps)];
}

/// A check that passed, `minute` minutes after nine.
RecordedCheck passedAt(int minute, const QString &key = u"5D02"_s)
{
    RecordedCheck check;
    check.key = key;
    check.report.steps = waitingSteps();
    for (StepResult &step : check.report.steps)
        step.state = StepState::Passed;
    check.report.at = morning.addSecs(60LL * minute);
    check.report.resource = u"https://logs.example.net/tools/u/mara/resources/1/"_s;
    check.report.toolServer = u"https://mcp.example.net"_s;
    stepOf(check, StepId::Dns).facts = {{FactId::Addresses, u"203.0.113.7, 2001:db8::7"_s}};
    stepOf(check, StepId::Tls).facts = {{FactId::Validity, u"from 2026-01-01T00:00:00Z to 2027-01-01T00:00:00Z"_s},
                                        {FactId::Expiry, u"61 days"_s}};
    stepOf(check, StepId::Ingest).facts = {{FactId::ClockSkew, u"less than 2 s"_s}};
    stepOf(check, StepId::ToolsGeneral).facts = {{FactId::Tools, u"23"_s}};
    return check;
}

RecordedCheck failedAt(int minute, const StepId &step, const QString &key = u"5D02"_s)
{
    RecordedCheck check = passedAt(minute, key);
    stepOf(check, step).state = StepState::Failed;
    return check;
}

CheckReport reportWith(const StepId &id, StepState state, const QString &cause = {})
{
    CheckReport report;
    report.steps = waitingSteps();
    for (StepResult &step : report.steps) {
        step.state = StepState::Passed;
        step.elapsedUs = 5;
    }
    StepResult &step = report.steps[indexOfStep(id, report.steps)];
    step.state = state;
    step.cause = cause;
    step.summary = u"what was seen"_s;
    return report;
}

const CheckReport well = reportWith(StepId::Url, StepState::Passed);

} // namespace

class TestCheckDifference : public QObject
{
    Q_OBJECT

private slots:
    void reportsChanges_data()
    {
        addColumns<RecordedCheck, RecordedCheck, QList<CheckChange>>("before", "now", "changes");
        using A = CheckAspect;
        using Changes = QList<CheckChange>;
        const RecordedCheck usual = passedAt(0);
        const auto row = [&usual](const char *name, const std::function<void(RecordedCheck &)> &change,
                                  const Changes &changes) {
            RecordedCheck now = passedAt(5);
            change(now);
            QTest::newRow(name) << usual << now << changes;
        };
        row("nothing", [](RecordedCheck &) {}, {});
        row("key", [](RecordedCheck &now) { now.key = u"91C4"_s; }, {{A::Key, StepId::Url, u"5D02"_s, u"91C4"_s}});
        row("key not recorded now", [](RecordedCheck &now) { now.key.clear(); }, {});
        row("address", [](RecordedCheck &now) { now.report.resource = u"https://eu.example.net/"_s; },
            {{A::Resource, StepId::Url, usual.report.resource, u"https://eu.example.net/"_s}});
        row("address not recorded", [](RecordedCheck &now) { now.report.resource.clear(); }, {});
        row("tool server taken out", [](RecordedCheck &now) { now.report.toolServer.clear(); },
            {{A::ToolServer, StepId::Url, u"https://mcp.example.net"_s, QString()}});
        row("the same addresses in another order",
            [](RecordedCheck &now) {
                stepOf(now, StepId::Dns).facts = {{FactId::Addresses, u"2001:db8::7, 203.0.113.7"_s}};
            },
            {});
        row("another IP address",
            [](RecordedCheck &now) { stepOf(now, StepId::Dns).facts = {{FactId::Addresses, u"203.0.113.9"_s}}; },
            {{A::Addresses, StepId::Url, u"203.0.113.7, 2001:db8::7"_s, u"203.0.113.9"_s}});
        row("the name did not resolve", [](RecordedCheck &now) { stepOf(now, StepId::Dns).facts.clear(); }, {});
        row("certificate",
            [](RecordedCheck &now) {
                stepOf(now, StepId::Tls).facts = {
                    {FactId::Validity, u"from 2026-11-20T00:00:00Z to 2027-02-20T00:00:00Z"_s}};
            },
            {{A::Certificate, StepId::Url, u"from 2026-01-01T00:00:00Z to 2027-01-01T00:00:00Z"_s,
              u"from 2026-11-20T00:00:00Z to 2027-02-20T00:00:00Z"_s}});
        row("the same certificate in another language",
            [](RecordedCheck &now) {
                stepOf(now, StepId::Tls).facts = {
                    {FactId::Validity, u"von 2026-01-01T00:00:00Z bis 2027-01-01T00:00:00Z"_s}};
            },
            {});
        row("a clock that is off",
            [](RecordedCheck &now) { stepOf(now, StepId::Ingest).facts = {{FactId::ClockSkew, u"310 s"_s}}; },
            {{A::Clock, StepId::Url, u"less than 2 s"_s, u"310 s"_s}});
        row("a clock within what a header can tell",
            [](RecordedCheck &now) { stepOf(now, StepId::Ingest).facts = {{FactId::ClockSkew, u"3 s"_s}}; }, {});
        row("catalog", [](RecordedCheck &now) { stepOf(now, StepId::ToolsGeneral).facts = {{FactId::Tools, u"24"_s}}; },
            {{A::Tools, StepId::ToolsGeneral, u"23"_s, u"24"_s}});
    }

    void reportsChanges()
    {
        QFETCH(RecordedCheck, before);
        QFETCH(RecordedCheck, now);
        QFETCH(QList<CheckChange>, changes);
        const CheckDifference difference = checkDifference(before, now);
        QCOMPARE(difference.changes, changes);
        QVERIFY(difference.steps.isEmpty());
        for (const CheckChange &change : changes)
            QVERIFY(changeText(change).contains(change.now));
    }

    void longAddressesShowTheirDifference()
    {
        const QString url = u"https://logs.eu-central.example.net/DevTools/tools/u/mara.of.accounting/resources/"_s;
        RecordedCheck before = passedAt(0);
        RecordedCheck now = passedAt(5);
        before.report.resource = url + u"4b7c2ad8-5e5f-4c34-9899-1f9c2158009c/"_s;
        now.report.resource = url + u"4b7c2ad8-5e5f-4c34-9899-1f9c2158009d/"_s;
        const CheckChange change = checkDifference(before, now).changes.value(0);
        QCOMPARE(change.before, u"…/4b7c2ad8-5e5f-4c34-9899-1f9c2158009c/"_s);
        QCOMPARE(change.now, u"…/4b7c2ad8-5e5f-4c34-9899-1f9c2158009d/"_s);
    }

    void onlyStepsInBothChecksAreCompared()
    {
        RecordedCheck now = failedAt(5, StepId::Ingest);
        stepOf(now, StepId::ToolsCodeHosting).state = StepState::Skipped; // not tried: not a change
        const CheckDifference difference = checkDifference(passedAt(0), now);
        QCOMPARE(difference.steps, (QList<StepChange>{{StepId::Ingest, StepState::Passed, StepState::Failed}}));
    }

    void findsWhenAStepBeganToFail_data()
    {
        QTest::addColumn<QList<RecordedCheck>>("newestFirst");
        QTest::addColumn<int>("passedUntil"); // minutes; -1: not mentioned
        addColumns<int, bool>("failsSince", "otherKey");
        using Checks = QList<RecordedCheck>;
        RecordedCheck canceled = passedAt(8);
        canceled.report.canceled = true;
        RecordedCheck untested = failedAt(9, StepId::Tcp);
        stepOf(untested, StepId::Ingest).state = StepState::Skipped;
        QTest::newRow("no checks") << Checks{} << -1 << 0 << false;
        QTest::newRow("it passes") << Checks{passedAt(9), failedAt(5, StepId::Ingest)} << -1 << 0 << false;
        QTest::newRow("it never passed") << Checks{failedAt(9, StepId::Ingest), failedAt(5, StepId::Ingest)} << -1 << 0
                                         << false;
        QTest::newRow("just now") << Checks{failedAt(12, StepId::Ingest), passedAt(5)} << 5 << 12 << false;
        QTest::newRow("for a while") << Checks{failedAt(27, StepId::Ingest, u"91C4"_s),
                                               failedAt(20, StepId::Ingest, u"91C4"_s), passedAt(12), passedAt(5)}
                                     << 12 << 20 << true;
        QTest::newRow("the key changed later, and it failed before")
            << Checks{failedAt(27, StepId::Ingest, u"91C4"_s), failedAt(20, StepId::Ingest), passedAt(12)} << 12 << 20
            << false;
        QTest::newRow("what says nothing in between")
            << Checks{failedAt(12, StepId::Ingest), untested, canceled, passedAt(5)} << 5 << 12 << false;
        QTest::newRow("it was canceled") << Checks{canceled, passedAt(5)} << -1 << 0 << false;
        QTest::newRow("another step failed before")
            << Checks{failedAt(12, StepId::Ingest), failedAt(9, StepId::ToolsGeneral), passedAt(5)} << 9 << 12 << false;
    }

    void findsWhenAStepBeganToFail()
    {
        QFETCH(QList<RecordedCheck>, newestFirst);
        QFETCH(int, passedUntil);
        QFETCH(int, failsSince);
        QFETCH(bool, otherKey);
        const auto turn = findRegression(newestFirst);
        QCOMPARE(turn.has_value(), passedUntil >= 0);
        if (!turn)
            return;
        QCOMPARE(turn->step, StepId(StepId::Ingest));
        QCOMPARE(turn->passedUntil, morning.addSecs(60LL * passedUntil));
        QCOMPARE(turn->failsSince, morning.addSecs(60LL * failsSince));
        const bool saysKey = std::any_of(turn->difference.changes.cbegin(), turn->difference.changes.cend(),
                                         [](const CheckChange &change) { return change.aspect == CheckAspect::Key; });
        QCOMPARE(saysKey, otherKey);
    }

    void turnLineNamesTheTimeButNoCause()
    {
        const auto turn = findRegression({failedAt(27, StepId::Ingest, u"91C4"_s), passedAt(12)});
        QVERIFY(turn);
        QCOMPARE(regressionLine(*turn, morning),
                 u"“%1” passed until 09:12 and has failed since 09:27. Changed in between: API key: 5D02 → 91C4."_s.arg(
                     stepTitle(StepId::Ingest)));
        const auto same = findRegression({failedAt(27, StepId::Ingest), passedAt(12)});
        QVERIFY(!regressionLine(*same, morning).contains(u"5D02"_s));
    }

    // A watch reports only what got better, worse or different.
    void stateChangesAreReported_data()
    {
        addColumns<CheckReport, CheckReport>("before", "now");
        QTest::addColumn<QString>("part"); // empty: nothing to report
        QTest::addColumn<QString>("words");
        CheckReport slower = well;
        slower.steps[5].elapsedUs = 9'000'000;
        slower.steps[5].summary = u"accepted, later"_s;
        CheckReport canceled = reportWith(StepId::Dns, StepState::Failed);
        canceled.canceled = true;
        const CheckReport noName = reportWith(StepId::Dns, StepState::Failed, u"name-unknown"_s);
        const CheckReport noPort = reportWith(StepId::Tcp, StepState::Failed, u"port-closed"_s);
        const CheckReport filtered = reportWith(StepId::Tcp, StepState::Failed, u"port-filtered"_s);
        const CheckReport soon = reportWith(StepId::Tls, StepState::Warned, u"certificate-ends-soon"_s);
        const auto row = [](const char *name, const CheckReport &before, const CheckReport &now, const QString &part,
                            const QString &words = {}) { QTest::newRow(name) << before << now << part << words; };
        row("the same", well, well, {});
        row("slower, other words", well, slower, {});
        row("worse", well, noName, u"It was “Passed” before. DNS lookup: what was seen"_s,
            u"DNS lookup: was “Passed”, now “Failed”."_s);
        row("warned", well, soon, u"It was “Passed” before. TLS: what was seen"_s,
            u"TLS: was “Passed”, now “Warning”."_s);
        row("better", noName, well, u"It was “Failed” before."_s, u"DNS lookup: was “Failed”, now “Passed”."_s);
        row("still failed, the same", noName, noName, {});
        row("still failed, at another step", noName, noPort, u"Port open: what was seen"_s,
            u"DNS lookup: was “Failed”, now “Passed”. Port open: was “Passed”, now “Failed”."_s);
        row("still failed, for another cause", noPort, filtered, u"Port open: what was seen"_s,
            u"Port open: still “Failed”, but for a different reason: what was seen."_s);
        row("cancelled now", well, canceled, {});
        row("cancelled before", canceled, well, {});
    }

    void stateChangesAreReported()
    {
        QFETCH(CheckReport, before);
        QFETCH(CheckReport, now);
        QFETCH(QString, part);
        const QString told = stateChange(before, now);
        QVERIFY2(part.isEmpty() ? told.isEmpty() : told.contains(part), qPrintable(told));
        QVERIFY(part.isEmpty() || told.startsWith(verdictOf(now.steps)));
        QFETCH(QString, words);
        QCOMPARE(stepChanges(before, now), words);
    }
};

RC_TEST(TestCheckDifference)

} // namespace rc::tst_checkdifference

#include "tst_checkdifference.moc"
