// SPDX-License-Identifier: GPL-3.0-or-later
// A burst's counts add up whatever the service does, and no entry leaves twice.
#include "core/marker.h"
#include "service/batchjob.h"
#include "service/burstjob.h"
#include "service/scriptedserver.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace rc;
using namespace std::chrono_literals;

namespace {

ResourceUrl resourceAt(const QString &base)
{
    return parseResourceUrl(base + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s)->resource;
}

QList<LogEntry> someEntries(qsizetype count)
{
    QList<LogEntry> entries;
    for (qsizetype i = 0; i < count; ++i)
        entries.append({Level::Debug, u"entry %1"_s.arg(i), {}, {}, newMarker()});
    return entries;
}

BurstPlan planFor(const ScriptedServer &server, qsizetype count)
{
    BurstPlan plan;
    plan.resource = resourceAt(server.base());
    plan.entries = someEntries(count);
    plan.limits = {5s, smallAnswerCap};
    return plan;
}

Credentials someone()
{
    return {Secret("k-1"), {}};
}

/// How often each marker arrived.
QHash<QString, int> arrivals(const ScriptedServer &server)
{
    static const QRegularExpression marker(u"\"marker\":\"([0-9A-F-]+)\""_s);
    QHash<QString, int> times;
    for (const SeenRequest &request : server.seen()) {
        auto matches = marker.globalMatch(QString::fromUtf8(request.body));
        while (matches.hasNext())
            ++times[matches.next().captured(1)];
    }
    return times;
}

/// Runs a job to its end and looks at what it says on the way.
struct Watched
{
    explicit Watched(BurstJob &job)
        : outcomes(job.entries().size())
    {
        QObject::connect(&job, &BurstJob::ended, &job,
                         [this, &job](qsizetype first, const QList<SendResult> &results, const HttpTimings &) {
                             for (qsizetype i = 0; i < results.size(); ++i)
                                 outcomes[first + i].append(results.at(i).outcome);
                             addedUp = addedUp && job.tally().addsUp();
                         });
        QObject::connect(&job, &BurstJob::leftOut, &job, [this](qsizetype first, const Error &) {
            for (qsizetype i = first; i < outcomes.size(); ++i)
                outcomes[i].append(Outcome::NotSent);
        });
        QObject::connect(&job, &BurstJob::finished, &job, [this](const BurstTally &end) {
            ++ends;
            tally = end;
        });
    }

    [[nodiscard]] qsizetype count(Outcome outcome) const
    {
        return std::count_if(outcomes.cbegin(), outcomes.cend(),
                             [outcome](const QList<Outcome> &one) { return one == QList<Outcome>{outcome}; });
    }

    /// Each entry ended once, as the tally has it.
    [[nodiscard]] bool isWhole() const
    {
        return ends == 1 && addedUp && tally.addsUp() && tally.waiting == 0 && tally.underWay == 0 &&
               tally.planned == outcomes.size() && count(Outcome::Accepted) == tally.accepted &&
               count(Outcome::Refused) == tally.refused && count(Outcome::Unknown) == tally.unknown &&
               count(Outcome::NotSent) == tally.notSent;
    }

    QList<QList<Outcome>> outcomes;
    BurstTally tally;
    int ends = 0;
    bool addedUp = true;
};

} // namespace

class TestBurstJob : public QObject
{
    Q_OBJECT

private slots:
    void addsUp_data();
    void addsUp();
    void cancelStopsAtOnce_data();
    void cancelStopsAtOnce();
    void stopsAtTheFirstRefusal();
    void goesOnAfterRefusals();
    void nothingLeavesBeforeTheGateOpens();
    void cancelledAtTheGateNothingLeaves();
    void anUnfitKeyIsSentToNobody();
    void nobodyListens();
    void noEntries();
    void connectionsAreShared();
    void aServiceThatDropsConnectionsGetsFreshOnes();
    void aSlowBurstTakesFreshConnections();
    void mayBeDestroyedWhereItTells();
    void aBatchIsOneRequest();
    void aBatchSharesItsOutcome();
    void pace_data();
    void pace();
    void afterAStallItDoesNotHurry();
};

void TestBurstJob::addsUp_data()
{
    QTest::addColumn<QByteArray>("third"); // the answer to every third request
    QTest::addColumn<int>("connections");
    QTest::addColumn<int>("perRequest");
    QTest::addColumn<bool>("keeps");
    QTest::addColumn<Outcome>("outcome");
    const QByteArray fine = httpAnswer(200, "{}");
    for (const bool keeps : {false, true}) {
        for (const int connections : {1, 4, 13}) {
            const auto row = [&](const char *name, const QByteArray &third, int perRequest, Outcome outcome) {
                QTest::addRow("%s, %d connections%s", name, connections, keeps ? " that stay" : "")
                    << third << connections << perRequest << keeps << outcome;
            };
            row("all accepted", fine, 1, Outcome::Accepted);
            row("seven a request", fine, 7, Outcome::Accepted);
            row("some refused", httpAnswer(403, "{}"), 1, Outcome::Refused);
            row("too many", httpAnswer(429, "{}", "application/json", "Retry-After: 1\r\n"), 1, Outcome::Refused);
            row("a gateway in between", httpAnswer(502, "", "text/plain"), 3, Outcome::Unknown);
            row("rubbish", "rubbish\r\n\r\n", 1, Outcome::Unknown);
        }
    }
}

void TestBurstJob::addsUp()
{
    QFETCH(QByteArray, third);
    QFETCH(int, connections);
    QFETCH(int, perRequest);
    QFETCH(bool, keeps);
    int requests = 0;
    ScriptedServer server([&](const SeenRequest &) {
        return ++requests % 3 == 0 ? third
                                   : httpAnswer(200, "{}", "application/json",
                                                keeps ? QByteArray() : QByteArray("Connection: close\r\n"));
    });
    if (keeps)
        server.keepConnections();
    BurstPlan plan = planFor(server, 24);
    plan.connections = connections;
    plan.perRequest = perRequest;
    BurstJob job(plan, someone());
    Watched watched(job);
    job.start();
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    const QHash<QString, int> times = arrivals(server);
    for (qsizetype i = 0; i < 24; ++i) {
        const int arrived = times.value(job.entries().at(i).marker);
        const Outcome outcome = watched.outcomes.at(i).first();
        QVERIFY(arrived <= 1);
        QVERIFY(arrived == 1 || outcome == Outcome::Unknown);
    }
    QVERIFY(watched.count(Outcome::Accepted) >= 8);
    QFETCH(Outcome, outcome);
    QVERIFY(watched.count(outcome) > 0);
    if (keeps && outcome == Outcome::Accepted)
        QCOMPARE(watched.tally.accepted, 24);
}

void TestBurstJob::cancelStopsAtOnce_data()
{
    QTest::addColumn<int>("connections");
    QTest::newRow("one after the other") << 1;
    QTest::newRow("several at a time") << 5;
}

void TestBurstJob::cancelStopsAtOnce()
{
    QFETCH(int, connections);
    constexpr int answered = 12;
    int requests = 0;
    ScriptedServer server(
        [&](const SeenRequest &) { return ++requests > answered ? QByteArray("silent") : httpAnswer(200, "{}"); });
    server.keepConnections();
    BurstPlan plan = planFor(server, 1000);
    plan.connections = connections;
    BurstJob job(plan, someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(server.seen().size(), answered + connections);
    job.abort();
    job.abort();
    QCOMPARE(watched.ends, 0); // never inside abort()
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    QCOMPARE(watched.tally.accepted, answered);
    QCOMPARE(watched.tally.unknown, connections);
    QCOMPARE(watched.tally.notSent, 1000 - answered - connections);
    QCOMPARE(watched.tally.firstError->kind, ErrorKind::Cancelled);
    QCOMPARE(server.seen().size(), answered + connections);
}

void TestBurstJob::stopsAtTheFirstRefusal()
{
    int requests = 0;
    ScriptedServer server([&](const SeenRequest &) { return httpAnswer(++requests == 5 ? 429 : 200, "{}"); });
    server.keepConnections();
    BurstPlan plan = planFor(server, 50);
    plan.stopAtRefusal = true;
    BurstJob job(plan, someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    QCOMPARE(watched.tally.accepted, 4);
    QCOMPARE(watched.tally.refused, 1);
    QCOMPARE(watched.tally.notSent, 45);
    QCOMPARE(watched.tally.firstError->kind, ErrorKind::RateLimited);
    QCOMPARE(server.seen().size(), 5);
}

void TestBurstJob::goesOnAfterRefusals()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(429, "{}"); });
    server.keepConnections();
    BurstJob job(planFor(server, 20), someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    QCOMPARE(watched.tally.refused, 20);
    QCOMPARE(server.seen().size(), 20); // none of them again
}

void TestBurstJob::nothingLeavesBeforeTheGateOpens()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    server.keepConnections();
    BurstPlan plan = planFor(server, 9);
    plan.perRequest = 2;
    plan.connections = 3;
    BurstJob job(plan, someone());
    Watched watched(job);
    QList<qsizetype> asked;
    std::function<void()> open;
    job.setGate([&](qsizetype first, qsizetype count, const std::function<void()> &go) {
        QVERIFY(!open); // one at a time
        asked.append(first);
        QCOMPARE(count, first == 8 ? 1 : 2);
        open = go;
    });
    job.start();
    for (int i = 0; i < 5; ++i) {
        QTRY_VERIFY(open);
        QVERIFY(job.tally().ended() + job.tally().underWay <= asked.last());
        const auto go = std::exchange(open, {});
        go();
        go(); // a second time is none
    }
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    QCOMPARE(asked, (QList<qsizetype>{0, 2, 4, 6, 8}));
    QCOMPARE(watched.tally.accepted, 9);
}

void TestBurstJob::cancelledAtTheGateNothingLeaves()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    std::function<void()> open;
    {
        BurstJob job(planFor(server, 9), someone());
        Watched watched(job);
        job.setGate([&](qsizetype, qsizetype, const std::function<void()> &go) { open = go; });
        job.start();
        QTRY_VERIFY(open);
        job.abort();
        QTRY_COMPARE(watched.ends, 1);
        open();
        QCOMPARE(watched.tally.notSent, 9);
    }
    open(); // the job is gone
    QCoreApplication::processEvents();
    QVERIFY(server.seen().isEmpty());
}

void TestBurstJob::anUnfitKeyIsSentToNobody()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    BurstJob job(planFor(server, 9), {Secret("a\r\nb"), {}});
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    QCOMPARE(watched.tally.notSent, 9);
    QCOMPARE(watched.tally.firstError->kind, ErrorKind::BadInput);
    QVERIFY(server.seen().isEmpty());
}

void TestBurstJob::nobodyListens()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    BurstPlan plan = planFor(server, 20);
    plan.connections = 4;
    server.close();
    BurstJob job(plan, someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    QCOMPARE(watched.tally.notSent, 20);
    QCOMPARE(watched.tally.firstError->kind, ErrorKind::ConnectionRefused);
}

void TestBurstJob::noEntries()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    BurstJob job(planFor(server, 0), someone());
    Watched watched(job);
    job.start();
    QCOMPARE(watched.ends, 0);
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
}

void TestBurstJob::connectionsAreShared()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    server.keepConnections();
    BurstPlan plan = planFor(server, 100);
    plan.connections = 3;
    BurstJob job(plan, someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QCOMPARE(watched.tally.accepted, 100);
    QVERIFY2(server.connections() <= 3, qPrintable(QString::number(server.connections())));
}

void TestBurstJob::aServiceThatDropsConnectionsGetsFreshOnes()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); }); // and closes without a word
    BurstPlan plan = planFor(server, 100);
    plan.connections = 3;
    BurstJob job(plan, someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QVERIFY(watched.isWhole());
    QVERIFY2(watched.tally.accepted >= 100 - 2 * 3, qPrintable(QString::number(watched.tally.accepted)));
}

void TestBurstJob::aSlowBurstTakesFreshConnections()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    server.keepConnections();
    BurstPlan plan = planFor(server, 2);
    plan.pace = {1100ms};
    BurstJob job(plan, someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QCOMPARE(watched.tally.accepted, 2);
    QCOMPARE(server.connections(), 2);
    QVERIFY(watched.tally.elapsedMs >= 1100);
}

void TestBurstJob::mayBeDestroyedWhereItTells()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    server.keepConnections();
    for (const int kind : {0, 1, 2}) {
        BurstPlan plan = planFor(server, 30);
        plan.connections = 3;
        plan.stopAtRefusal = true;
        auto *job = new BurstJob(plan, kind == 2 ? Credentials() : someone());
        const QPointer<BurstJob> alive(job);
        if (kind == 0)
            connect(job, &BurstJob::ended, this, [job] { delete job; });
        else if (kind == 1)
            connect(job, &BurstJob::finished, this, [job] { delete job; });
        else
            connect(job, &BurstJob::leftOut, this, [job] { delete job; });
        job->start();
        QTRY_VERIFY(!alive);
    }
}

void TestBurstJob::aBatchIsOneRequest()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, R"({"status":"ok"})"); });
    QList<LogEntry> entries = someEntries(3);
    for (LogEntry &entry : entries)
        entry.ts = QDateTime(QDate(2026, 1, 2), QTime(3, 4), Qt::UTC);
    BatchJob job(resourceAt(server.base()), someone(), entries);
    QSignalSpy spy(&job, &BatchJob::finished);
    job.start();
    job.start();
    QTRY_COMPARE(spy.count(), 1);
    const auto results = spy.first().first().value<QList<SendResult>>();
    QCOMPARE(results.size(), 3);
    for (qsizetype i = 0; i < 3; ++i) {
        QCOMPARE(results.at(i).entry, entries.at(i));
        QCOMPARE(results.at(i).outcome, Outcome::Accepted);
    }
    QCOMPARE(server.seen().size(), 1);
    QCOMPARE(server.seen().first().body, ingestRequest(resourceAt(server.base()), someone(), entries, {})->body);
}

void TestBurstJob::aBatchSharesItsOutcome()
{
    const QByteArray longReply = '"' + QByteArray(3 * sharedReplyCap, 'x') + '"';
    ScriptedServer server([&](const SeenRequest &) { return httpAnswer(400, longReply); });
    BatchJob job(resourceAt(server.base()), someone(), someEntries(3));
    QSignalSpy spy(&job, &BatchJob::finished);
    job.start();
    QTRY_COMPARE(spy.count(), 1);
    const auto results = spy.first().first().value<QList<SendResult>>();
    for (const SendResult &result : results) {
        QCOMPARE(result.outcome, Outcome::Refused);
        QCOMPARE(result.status, 400);
    }
    QCOMPARE(results.at(0).reply, longReply);
    QCOMPARE(results.at(2).reply, longReply.left(sharedReplyCap));
}

void TestBurstJob::pace_data()
{
    QTest::addColumn<BurstPace>("pace");
    QTest::addColumn<qint64>("microseconds");
    QTest::newRow("ten over ten seconds") << paceOver(10s, 10, 1) << qint64(1'000'000);
    QTest::newRow("by fives") << paceOver(10s, 10, 5) << qint64(5'000'000);
    QTest::newRow("4000 a second") << paceAt(4000, 1) << qint64(250);
    QTest::newRow("one every four seconds") << paceAt(0.25, 1) << qint64(4'000'000);
    QTest::newRow("no time") << paceOver(0s, 10, 1) << qint64(0);
    QTest::newRow("no entries") << paceOver(10s, 0, 1) << qint64(0);
    QTest::newRow("no rate") << paceAt(0, 1) << qint64(0);
}

void TestBurstJob::pace()
{
    QFETCH(BurstPace, pace);
    QTEST(static_cast<qint64>(pace.interval.count()), "microseconds");
}

void TestBurstJob::afterAStallItDoesNotHurry()
{
    BurstClock clock(BurstPace{10ms});
    QCOMPARE(clock.wait(0ms), 0ms);
    clock.begun(0ms);
    QCOMPARE(clock.wait(4ms), 6ms);
    clock.begun(13ms); // a little late: made up for
    QCOMPARE(clock.wait(13ms), 7ms);
    clock.begun(5000ms); // a stall: what was missed then is not sent at once
    int atOnce = 0;
    while (clock.wait(5000ms) == 0ms && atOnce < 100) {
        clock.begun(5000ms);
        ++atOnce;
    }
    QVERIFY2(atOnce <= BurstClock::slack / 10ms, qPrintable(QString::number(atOnce)));
}

QTEST_GUILESS_MAIN(TestBurstJob)
#include "tst_burstjob.moc"
