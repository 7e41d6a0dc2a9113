// SPDX-License-Identifier: GPL-3.0-or-later
// A burst's counts add up in every case, no entry is sent twice, and it keeps its pace.
#include "core/datetimes.h"
#include "service/sendobserver.h"
#include "support/testprogram.h"

namespace rc::tst_manysends {

class TestManySends : public QObject
{
    Q_OBJECT

private slots:
    void everyEntryIsAccountedFor_data()
    {
        QTest::addColumn<QByteArray>("third"); // the response to every third request
        addColumns<int, int, bool, Outcome>("connections", "perRequest", "keeps", "outcome");
        const QByteArray fine = httpResponse(200, "{}");
        for (const bool keeps : {false, true}) {
            for (const int connections : {1, 4, 13}) {
                const auto row = [&](const char *name, const QByteArray &third, int perRequest, Outcome outcome) {
                    QTest::addRow("%s, %d connections%s", name, connections, keeps ? " that stay" : "")
                        << third << connections << perRequest << keeps << outcome;
                };
                row("all accepted", fine, 1, Outcome::Accepted);
                row("seven a request", fine, 7, Outcome::Accepted);
                row("some refused", httpResponse(403, "{}"), 1, Outcome::Refused);
                row("too many", httpResponse(429, "{}", "application/json", "Retry-After: 0\r\n"), 1, Outcome::Refused);
                row("a gateway in between", httpResponse(502, "", "text/plain"), 3, Outcome::Unknown);
                row("rubbish", "rubbish\r\n\r\n", 1, Outcome::Unknown);
            }
        }
    }

    void everyEntryIsAccountedFor()
    {
        QFETCH(QByteArray, third);
        QFETCH(int, connections);
        QFETCH(int, perRequest);
        QFETCH(bool, keeps);
        int requests = 0;
        ScriptedServer server([&](const ReceivedRequest &) {
            return ++requests % 3 == 0 ? third
                                       : httpResponse(200, "{}", "application/json",
                                                      keeps ? QByteArray() : QByteArray("Connection: close\r\n"));
        });
        if (keeps)
            server.keepConnections();
        SendPlan plan = planFor(server, 24);
        plan.connections = connections;
        plan.perRequest = perRequest;
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        job.start();
        QVERIFY(watched.runsConsistently());
        const QHash<QString, int> times = arrivals(server);
        for (qsizetype i = 0; i < 24; ++i) {
            const int arrived = times.value(job.entries().at(i).marker);
            const Outcome outcome = watched.outcomes.at(i).first();
            QVERIFY(arrived <= 1);
            QVERIFY(arrived == 1 || outcome == Outcome::Unknown || outcome == Outcome::NotSent);
        }
        QVERIFY(watched.count(Outcome::Accepted) >= 8);
        QFETCH(Outcome, outcome);
        QVERIFY(watched.count(outcome) > 0);
        if (keeps && outcome == Outcome::Accepted)
            QCOMPARE(watched.tally.accepted, 24);
    }

    void cancelStopsImmediately_data()
    {
        QTest::addColumn<int>("connections");
        QTest::newRow("one after the other") << 1;
        QTest::newRow("several at a time") << 5;
    }

    void cancelStopsImmediately()
    {
        QFETCH(int, connections);
        constexpr int answered = 12;
        int requests = 0;
        ScriptedServer server([&](const ReceivedRequest &) {
            return ++requests > answered ? QByteArray("silent") : httpResponse(200, "{}");
        });
        server.keepConnections();
        SendPlan plan = planFor(server, 1000);
        plan.connections = connections;
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        job.start();
        QTRY_COMPARE(server.seen().size(), answered + connections);
        job.abort();
        job.abort();
        QCOMPARE(watched.ends, 0); // never inside abort()
        QTRY_COMPARE(watched.ends, 1);
        QVERIFY(watched.isConsistent());
        QCOMPARE(watched.tally.accepted, answered);
        QCOMPARE(watched.tally.unknown, connections);
        QCOMPARE(watched.tally.notSent, 1000 - answered - connections);
        QCOMPARE(watched.tally.firstError->kind, ErrorKind::Canceled);
        QCOMPARE(server.seen().size(), answered + connections);
    }

    void stopsAtTheFirstRefusal()
    {
        int requests = 0;
        ScriptedServer server([&](const ReceivedRequest &) { return httpResponse(++requests == 5 ? 429 : 200, "{}"); });
        server.keepConnections();
        SendPlan plan = planFor(server, 50);
        plan.stopOnRefusal = true;
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        QVERIFY(watched.runsConsistently());
        QCOMPARE(watched.tally.accepted, 4);
        QCOMPARE(watched.tally.refused, 1);
        QCOMPARE(watched.tally.notSent, 45);
        QCOMPARE(watched.tally.firstError->kind, ErrorKind::RateLimited);
        QCOMPARE(server.seen().size(), 5);
    }

    void nothingIsSentBeforeTheGateOpens()
    {
        ScriptedServer server(accepts);
        server.keepConnections();
        SendPlan plan = planFor(server, 9);
        plan.perRequest = 2;
        plan.connections = 3;
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
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
            QVERIFY(job.tally().ended() + job.tally().inFlight <= asked.last());
            const auto go = std::exchange(open, {});
            go();
            go(); // a second call does nothing
        }
        QTRY_COMPARE(watched.ends, 1);
        QVERIFY(watched.isConsistent());
        QCOMPARE(asked, (QList<qsizetype>{0, 2, 4, 6, 8}));
        QCOMPARE(watched.tally.accepted, 9);
    }

    void cancelAtTheGateSendsNothing()
    {
        ScriptedServer server(accepts);
        std::function<void()> open;
        {
            SendJob job(planFor(server, 9), testCredentials());
            SendObserver watched(job);
            job.setGate([&](qsizetype, qsizetype, const std::function<void()> &go) { open = go; });
            job.start();
            QTRY_VERIFY(open);
            job.abort();
            QTRY_COMPARE(watched.ends, 1);
            open();
            QCOMPARE(watched.tally.notSent, 9);
        }
        open(); // the job was deleted
        QCoreApplication::processEvents();
        QVERIFY(server.seen().isEmpty());
    }

    void closedPort()
    {
        ScriptedServer server(accepts);
        SendPlan plan = planFor(server, 20);
        plan.connections = 4;
        server.close();
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        QVERIFY(watched.runsConsistently());
        QCOMPARE(watched.tally.notSent, 20);
        QCOMPARE(watched.tally.firstError->kind, ErrorKind::ConnectionRefused);
    }

    void finishesWithoutEntries()
    {
        ScriptedServer server(accepts);
        SendJob job(planFor(server, 0), testCredentials());
        SendObserver watched(job);
        job.start();
        QCOMPARE(watched.ends, 0);
        QTRY_COMPARE(watched.ends, 1);
        QVERIFY(watched.isConsistent());
    }

    void connectionsAreShared()
    {
        ScriptedServer server(accepts);
        server.keepConnections();
        SendPlan plan = planFor(server, 100);
        plan.connections = 3;
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        job.start();
        QTRY_COMPARE(watched.ends, 1);
        QCOMPARE(watched.tally.accepted, 100);
        // Qt may open another one before it notices a free one, more often on a busy machine.
        QCOMPARE_LE(server.connections(), 100 / 2);
    }

    void droppedConnectionsAreReplaced()
    {
        ScriptedServer server(accepts); // and closes without a response
        SendPlan plan = planFor(server, 100);
        plan.connections = 3;
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        QVERIFY(watched.runsConsistently());
        QVERIFY2(watched.tally.accepted >= 100 - 2 * 3, qPrintable(QString::number(watched.tally.accepted)));
    }

    void aBatchIsOneRequest()
    {
        ScriptedServer server([](const ReceivedRequest &) { return httpResponse(200, R"({"status":"ok"})"); });
        SendPlan plan = planFor(server, 3);
        for (LogEntry &entry : plan.entries)
            entry.ts = utcTime(QDate(2026, 1, 2), QTime(3, 4));
        plan.perRequest = 3;
        SendJob job(plan, testCredentials());
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        job.start();
        QTRY_COMPARE(spy.count(), 1);
        const auto results = spy.first().at(1).value<QList<SendResult>>();
        QCOMPARE(results.size(), 3);
        for (qsizetype i = 0; i < 3; ++i) {
            QCOMPARE(results.at(i).entry, plan.entries.at(i));
            QCOMPARE(results.at(i).outcome, Outcome::Accepted);
        }
        QCOMPARE(server.seen().size(), 1);
        QCOMPARE(server.seen().first().body,
                 ingestRequest(resourceAt(server.base()), testCredentials(), plan.entries, {})->body);
    }

    void aBatchSharesItsOutcome()
    {
        const QByteArray longReply = '"' + QByteArray(3 * sharedReplyCap, 'x') + '"';
        ScriptedServer server([&](const ReceivedRequest &) { return httpResponse(400, longReply); });
        SendPlan plan = planFor(server, 3);
        plan.perRequest = 3;
        SendJob job(plan, testCredentials());
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        QTRY_COMPARE(spy.count(), 1);
        const auto results = spy.first().at(1).value<QList<SendResult>>();
        for (const SendResult &result : results) {
            QCOMPARE(result.outcome, Outcome::Refused);
            QCOMPARE(result.status, 400);
        }
        QCOMPARE(results.at(0).reply, longReply);
        QCOMPARE(results.at(2).reply, longReply.left(sharedReplyCap));
    }

    /// An unreachable service stops the rest, if requested.
    void stopsAtTheFirstUnsentEntry()
    {
        ScriptedServer server(accepts);
        SendPlan plan = planFor(server, 5);
        plan.stopOnNotSent = true;
        server.close();
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        int tried = 0;
        connect(&job, &SendJob::ended, this,
                [&tried](qsizetype, const QList<SendResult> &, const HttpResponse &response) {
                    tried += response.url.isEmpty() ? 0 : 1;
                });
        QVERIFY(watched.runsConsistently());
        QCOMPARE(watched.tally.notSent, 5);
        QCOMPARE(tried, 1);
    }

    void skippedEntriesAreReportedInChunks()
    {
        ScriptedServer server(accepts);
        SendJob job(planFor(server, 2 * SendJob::chunkSize + 1), testCredentials());
        SendObserver watched(job);
        QSignalSpy parts(&job, &SendJob::ended);
        job.failAll({ErrorKind::NoKey, {}, {}, 0});
        QCOMPARE(parts.size(), 0);
        QTRY_COMPARE(watched.ends, 1);
        QVERIFY(watched.isConsistent());
        QCOMPARE(parts.size(), 3);
        QCOMPARE(watched.tally.firstError->kind, ErrorKind::NoKey);
        QVERIFY(server.seen().isEmpty());
    }

    void mayBeDestroyedInItsSignals()
    {
        ScriptedServer server(accepts);
        server.keepConnections();
        for (const int kind : {0, 1}) {
            SendPlan plan = planFor(server, 30);
            plan.connections = 3;
            plan.stopOnRefusal = true;
            auto *job = new SendJob(plan, testCredentials());
            const QPointer<SendJob> alive(job);
            if (kind == 0)
                connect(job, &SendJob::ended, this, [job] { delete job; });
            else
                connect(job, &SendJob::finished, this, [job] { delete job; });
            job->start();
            QTRY_VERIFY(!alive);
        }
    }

    void doesNotCatchUpAfterAStall()
    {
        SendClock clock(10ms);
        QCOMPARE(clock.wait(0ms), 0ms);
        clock.requestStarted(0ms);
        QCOMPARE(clock.wait(4ms), 6ms);
        clock.requestStarted(13ms); // slightly late: compensated
        QCOMPARE(clock.wait(13ms), 7ms);
        clock.requestStarted(5000ms); // a stall: the missed sends are not made up for
        int atOnce = 0;
        while (clock.wait(5000ms) == 0ms && atOnce < 100) {
            clock.requestStarted(5000ms);
            ++atOnce;
        }
        QVERIFY2(atOnce <= SendClock::slack / 10ms, qPrintable(QString::number(atOnce)));
    }

    void slowBatchUsesNewConnections()
    {
        ScriptedServer server(accepts);
        server.keepConnections();
        SendPlan plan = planFor(server, 2);
        plan.interval = 1100ms;
        SendJob job(plan, testCredentials());
        SendObserver watched(job);
        QVERIFY(watched.runsConsistently());
        QCOMPARE(watched.tally.accepted, 2);
        QVERIFY(server.connections() >= 2); // Qt may open another one
        QVERIFY(watched.tally.elapsedMs >= 1100);
    }
};

RC_TEST(TestManySends)

} // namespace rc::tst_manysends

#include "tst_manysends.moc"
