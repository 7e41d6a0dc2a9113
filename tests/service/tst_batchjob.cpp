// SPDX-License-Identifier: GPL-3.0-or-later
// A batch is one request, and its entries share what becomes of it.
#include "core/datetimes.h"
#include "service/batchjob.h"
#include "service/burstwatch.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

namespace rc::tst_batchjob {

class TestBatchJob : public QObject
{
    Q_OBJECT

private slots:
    void aBatchIsOneRequest();
    void aBatchSharesItsOutcome();
};

void TestBatchJob::aBatchIsOneRequest()
{
    ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, R"({"status":"ok"})"); });
    QList<LogEntry> entries = someEntries(3);
    for (LogEntry &entry : entries)
        entry.ts = utcTime(QDate(2026, 1, 2), QTime(3, 4));
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

void TestBatchJob::aBatchSharesItsOutcome()
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

RC_TEST(TestBatchJob)

} // namespace rc::tst_batchjob

#include "tst_batchjob.moc"
