// SPDX-License-Identifier: GPL-3.0-or-later
// A run of a check: requests, order of steps, and its end.
#include "check/ladder.h"
#include "support/testprogram.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc::tst_checkrun {

namespace {

/// With an entry at each level, like a check by the user.
CheckPlan wholePlan(const QString &base)
{
    CheckPlan plan = planFor(base);
    plan.levels = CheckPlan().levels;
    plan.key = keySource(KeyState::Saved);
    return plan;
}

} // namespace

class TestCheckRun : public QObject
{
    Q_OBJECT

private slots:
    void allWell()
    {
        ScriptedServer server(wellAnswer);
        const CheckReport report = reportOf(wholePlan(server.base()));
        QCOMPARE(report.rungs.size(), 13);
        for (const RungResult &r : report.rungs) {
            const std::optional<Level> level = levelOf(r.id);
            const bool notTried = r.id == RungId::Tls || (level && mayNotify(*level));
            QVERIFY2(r.state == (notTried ? RungState::Skipped : RungState::Passed), qPrintable(r.summary + r.hint));
            QCOMPARE(r.exitCode, 0);
        }
        QCOMPARE(rungOf(report, RungId::Url).summary, u"owner mara, product path /tools"_s);
        QVERIFY(rungOf(report, RungId::Key).summary.startsWith("GNOME Keyring, "_L1));
        QVERIFY(rungOf(report, RungId::Tls).summary.contains(u"no TLS"_s));
        QVERIFY(rungOf(report, RungId::Tcp).summary.endsWith("no proxy"_L1));
        QCOMPARE(rungOf(report, RungId::ToolsCodeHosting).summary, u"1 tool, plain JSON, 1 page"_s);
        QVERIFY(!report.cancelled);
    }

    void oneMarkedEntryAtEachQuietLevel()
    {
        ScriptedServer server(wellAnswer);
        const CheckReport report = reportOf(wholePlan(server.base()));
        QByteArrayList levels;
        for (const SeenRequest &seen : server.seen()) {
            if (!isEntry(seen))
                continue;
            QVERIFY(seen.body.contains("[TEST] Resource Console check: "));
            QVERIFY2(seen.body.contains("+00:00\""), seen.body); // the product shows times as UTC without conversion
            QVERIFY(seen.body.contains("\"marker\":\"" + report.marker.toLatin1() + '"'));
            levels.append(seen.body.mid(19, seen.body.indexOf('"', 19) - 19));
        }
        QCOMPARE(levels, (QByteArrayList{"debug", "debug", "info", "warning"}));
        QCOMPARE(rungOf(report, RungId::LevelInfo).marker, report.marker);
        QVERIFY(rungOf(report, RungId::LevelAlert).marker.isEmpty());
    }

    void whatNotifiesIsSentOnlyWhenAskedFor_data()
    {
        QTest::addColumn<QList<Level>>("levels");
        QTest::addColumn<QByteArrayList>("sent");
        const QByteArrayList quiet{"debug", "debug", "info", "warning"}; // the first is from the ingest step
        QTest::newRow("by default") << CheckPlan().levels << quiet;
        QTest::newRow("an error") << CheckPlan().levels + QList{Level::Error} << quiet + QByteArrayList{"error"};
        QTest::newRow("an alert") << CheckPlan().levels + QList{Level::Alert} << quiet + QByteArrayList{"alert"};
        QTest::newRow("only these") << QList{Level::Error, Level::Alert} << QByteArrayList{"debug", "error", "alert"};
    }

    void whatNotifiesIsSentOnlyWhenAskedFor()
    {
        QFETCH(QList<Level>, levels);
        QFETCH(QByteArrayList, sent);
        ScriptedServer server(wellAnswer);
        CheckPlan plan = wholePlan(server.base());
        plan.levels = levels;
        const CheckReport report = reportOf(plan);
        static const QRegularExpression level(u"\"level\":\"([a-z]+)\""_s);
        QByteArrayList seen;
        for (const SeenRequest &request : server.seen()) {
            if (const auto match = level.match(QString::fromUtf8(request.body)); match.hasMatch())
                seen.append(match.captured(1).toLatin1());
        }
        QCOMPARE(seen, sent);
        for (const RungId id : {RungId::LevelError, RungId::LevelAlert}) {
            const bool asked = levels.contains(*levelOf(id));
            QCOMPARE(rungOf(report, id).state, asked ? RungState::Passed : RungState::Skipped);
            QCOMPARE(rungOf(report, id).marker.isEmpty(), !asked);
        }
    }

    void withoutAToolServerTheToolsAreSkipped()
    {
        ScriptedServer server(wellAnswer);
        CheckPlan plan = wholePlan(server.base());
        plan.toolServer.clear();
        const CheckReport report = reportOf(plan);
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).summary, u"No tool server set"_s);
        QCOMPARE(rungOf(report, RungId::Ingest).state, RungState::Passed);
    }

    void key_data()
    {
        QTest::addColumn<KeyState>("keyState");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<RungState>("state");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("this run") << KeyState::ThisRun << QByteArray("k-1") << RungState::Passed << 0;
        QTest::newRow("absent") << KeyState::Absent << QByteArray() << RungState::Failed << 2;
        QTest::newRow("a space in it") << KeyState::Saved << QByteArray("k 1") << RungState::Failed << 2;
        QTest::newRow("locked") << KeyState::Locked << QByteArray() << RungState::Failed << 6;
        QTest::newRow("no keychain") << KeyState::Unavailable << QByteArray() << RungState::Failed << 6;
    }

    void key()
    {
        QFETCH(KeyState, keyState);
        QFETCH(QByteArray, key);
        QFETCH(RungState, state);
        ScriptedServer server(wellAnswer);
        CheckPlan plan = wholePlan(server.base());
        plan.key = keySource(keyState, {}, key);
        const CheckReport report = reportOf(plan);
        QTEST(rungOf(report, RungId::Key).state, "state");
        QTEST(rungOf(report, RungId::Key).exitCode, "exitCode");
        QCOMPARE(rungOf(report, RungId::Tcp).state, RungState::Passed);
        if (state == RungState::Passed)
            return;
        // ux.md D15: the step by its title
        QCOMPARE(rungOf(report, RungId::Ingest).summary, notTested(RungId::Key));
        QCOMPARE(rungOf(report, RungId::LevelInfo).summary, notTested(RungId::Key));
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).summary, notTested(RungId::Key));
        QVERIFY(server.seen().isEmpty());
    }

    void aKeychainThatNeverAnswersIsGivenUp()
    {
        ScriptedServer server(wellAnswer);
        CheckPlan plan = wholePlan(server.base());
        plan.limits.deadline = std::chrono::milliseconds(100);
        plan.key = [](const std::function<void(KeyReading)> &) {};
        QCOMPARE(rungOf(reportOf(plan), RungId::Key).exitCode, 6);
    }

    void aClosedPortHoldsUpWhatNeedsIt()
    {
        ScriptedServer server(wellAnswer);
        ScriptedServer tools(wellAnswer);
        CheckPlan plan = wholePlan(server.base());
        plan.toolServer = tools.base();
        server.close();
        const CheckReport report = reportOf(plan);
        QCOMPARE(rungOf(report, RungId::Tcp).state, RungState::Failed);
        QCOMPARE(rungOf(report, RungId::Tcp).exitCode, 3);
        for (const RungId id : {RungId::Tls, RungId::Ingest, RungId::LevelDebug}) {
            QCOMPARE(rungOf(report, id).state, RungState::Skipped);
            QCOMPARE(rungOf(report, id).summary, notTested(RungId::Tcp));
        }
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).state, RungState::Passed);
        QVERIFY(server.seen().isEmpty());
    }

    void aBadAddressHoldsUpTheLadder()
    {
        ScriptedServer tools(wellAnswer);
        CheckPlan plan = wholePlan(tools.base());
        plan.resource = u"ftp://example.net/"_s;
        const CheckReport report = reportOf(plan);
        QCOMPARE(rungOf(report, RungId::Url).state, RungState::Failed);
        QCOMPARE(rungOf(report, RungId::Url).exitCode, 2);
        QCOMPARE(rungOf(report, RungId::Ingest).summary, notTested(RungId::Url));
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).state, RungState::Passed);
    }

    void cancelEndsOnceAndSaysWhatMayHaveLeft()
    {
        ScriptedServer server([](const SeenRequest &) { return QByteArray("silent"); });
        DialectMemory dialects;
        CheckRun run(wholePlan(server.base()), dialects);
        QSignalSpy spy(&run, &CheckRun::finished);
        run.start();
        QTRY_COMPARE(server.seen().size(), 2); // ingest and the general list, which the other one waits for
        run.abort();
        run.abort();
        QTRY_COMPARE(spy.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(spy.count(), 1);
        const auto report = spy.first().first().value<CheckReport>();
        QVERIFY(report.cancelled);
        QCOMPARE(rungOf(report, RungId::Url).state, RungState::Passed);
        QCOMPARE(rungOf(report, RungId::Ingest).state, RungState::Warned);
        QCOMPARE(rungOf(report, RungId::Ingest).summary, u"canceled; the entry may have been delivered"_s);
        QCOMPARE(rungOf(report, RungId::LevelInfo).summary, u"canceled"_s);
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).summary, u"canceled"_s);
    }

    void aKeyThatComesAfterTheRunIsGoneDoesNoHarm()
    {
        std::function<void(KeyReading)> later;
        {
            DialectMemory dialects;
            CheckPlan plan = wholePlan(u"http://127.0.0.1:9"_s);
            plan.key = [&later](std::function<void(KeyReading)> done) { later = std::move(done); };
            CheckRun run(plan, dialects);
            run.start();
            QTRY_VERIFY(later);
        }
        later({});
    }
};

RC_TEST(TestCheckRun)

} // namespace rc::tst_checkrun

#include "tst_checkrun.moc"
