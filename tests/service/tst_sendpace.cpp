// SPDX-License-Identifier: GPL-3.0-or-later
// A burst keeps its pace: it neither catches up after a stall, nor uses a stale connection.
#include "service/sendwatch.h"
#include "support/testprogram.h"

using namespace std::chrono_literals;

namespace rc::tst_sendpace {

class TestSendPace : public QObject
{
    Q_OBJECT

private slots:
    void afterAStallItDoesNotHurry();
    void aSlowBurstTakesFreshConnections();
};

void TestSendPace::afterAStallItDoesNotHurry()
{
    SendClock clock(SendPace{10ms});
    QCOMPARE(clock.wait(0ms), 0ms);
    clock.begun(0ms);
    QCOMPARE(clock.wait(4ms), 6ms);
    clock.begun(13ms); // slightly late: compensated
    QCOMPARE(clock.wait(13ms), 7ms);
    clock.begun(5000ms); // a stall: the missed sends are not made up for
    int atOnce = 0;
    while (clock.wait(5000ms) == 0ms && atOnce < 100) {
        clock.begun(5000ms);
        ++atOnce;
    }
    QVERIFY2(atOnce <= SendClock::slack / 10ms, qPrintable(QString::number(atOnce)));
}

void TestSendPace::aSlowBurstTakesFreshConnections()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
    server.keepConnections();
    SendPlan plan = planFor(server, 2);
    plan.pace = {1100ms};
    SendJob job(plan, someone());
    Watched watched(job);
    job.start();
    QTRY_COMPARE(watched.ends, 1);
    QCOMPARE(watched.tally.accepted, 2);
    QVERIFY(server.connections() >= 2); // Qt may open another one
    QVERIFY(watched.tally.elapsedMs >= 1100);
}

RC_TEST(TestSendPace)

} // namespace rc::tst_sendpace

#include "tst_sendpace.moc"
