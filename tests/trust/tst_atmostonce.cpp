// SPDX-License-Identifier: GPL-3.0-or-later
// A send happens at most once: fifty sends for each way to lose a response, and the server counts the copies.
#include "service/send/sendjob.h"
#include "support/hostileserver.h"
#include "support/sentresult.h"
#include "support/testprogram.h"

namespace rc::tst_atmostonce {

namespace {

constexpr int sends = 50;

SendResult sendTo(const HostileServer &server, const QString &message, std::chrono::milliseconds deadline)
{
    LogEntry entry;
    entry.message = message;
    entry.ts = QDateTime::currentDateTime();
    SendJob job(resourceAt(server.url(QString()).toString()), {Secret("k-1"), {}}, entry, {{deadline}});
    QSignalSpy spy(&job, &SendJob::ended);
    job.start();
    if (spy.isEmpty())
        spy.wait(20'000);
    return sentResult(spy);
}

} // namespace

class TestAtMostOnce : public QObject
{
    Q_OBJECT

private slots:
    void copies_data()
    {
        addColumns<Script, Outcome, std::chrono::milliseconds>("script", "outcome", "deadline");
        using After = Script::After;
        QTest::newRow("close") << Script{{}, After::Close} << Outcome::Unknown << std::chrono::milliseconds(20s);
        QTest::newRow("reset") << Script{{}, After::Reset} << Outcome::Unknown << std::chrono::milliseconds(20s);
        QTest::newRow("partial header") << Script{"HTTP/1.1 200 OK\r\nContent-Le", After::Close} << Outcome::Unknown
                                        << std::chrono::milliseconds(20s);
        QTest::newRow("garbage") << Script{"\x01\x02 no http at all\r\n\r\n", After::Close} << Outcome::Unknown
                                 << std::chrono::milliseconds(20s);
        // The server responds to a connection's first request, and never to a later one.
        QTest::newRow("stale kept-alive connection")
            << Script{"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: keep-alive\r\n"
                      "Content-Length: 2\r\n\r\n{}",
                      After::KeepOpen}
            << Outcome::Accepted << std::chrono::milliseconds(20s);
        QTest::newRow("timeout") << Script::silent() << Outcome::Unknown << 50ms;
    }

    void copies()
    {
        QFETCH(Script, script);
        QFETCH(Outcome, outcome);
        QFETCH(std::chrono::milliseconds, deadline);
        HostileServer server(script);
        QSignalSpy connected(&server, &HostileServer::requested);
        qsizetype most = 0;
        QList<Outcome> outcomes;
        for (int i = 0; i < sends; ++i)
            outcomes.append(sendTo(server, u"entry number %1."_s.arg(i), deadline).outcome);
        // Late copies would come after all responses: wait until the last one.
        QTRY_COMPARE(connected.size(), server.activeConnections());
        for (int i = 0; i < sends; ++i) {
            const qsizetype copies = server.occurrencesOf(u"entry number %1."_s.arg(i).toLatin1());
            // A busy machine may reach the deadline before the request leaves: only then is an entry called unsent.
            const bool unsent = outcomes.at(i) == Outcome::NotSent && deadline < 1s && copies == 0;
            QVERIFY(unsent || outcomes.at(i) == outcome);
            most = qMax(most, copies);
        }
        QCOMPARE(most, 1);
        QVERIFY(server.activeConnections() <= sends);
    }
};

RC_TEST(TestAtMostOnce)

} // namespace rc::tst_atmostonce

#include "tst_atmostonce.moc"
