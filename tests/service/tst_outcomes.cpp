// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of an entry, given the response: every status in every framing, failures inside a success, and the
// service's Retry-After.
#include "service/sendwatch.h"
#include "support/testprogram.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_outcomes {

namespace {

/// An empty response in the framings of servers.
QByteArray emptyAnswer(const QByteArray &framing, int status)
{
    const QByteArray line = QByteArray::number(status) + " Told\r\n";
    if (framing == "chunked")
        return "HTTP/1.1 " + line + "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    if (framing == "length")
        return "HTTP/1.1 " + line + "Content-Length: 0\r\n\r\n";
    if (framing == "as HTML") // many frameworks label an empty body so
        return "HTTP/1.1 " + line + "Content-Type: text/html\r\nContent-Length: 0\r\n\r\n";
    if (framing == "close")
        return "HTTP/1.1 " + line + "Connection: close\r\n\r\n";
    return "HTTP/1.0 " + line + "\r\n";
}

Outcome expected(int status)
{
    static const QSet<int> untaken{301, 302, 307, 308, 501, 505, 511, 521, 522, 523, 525, 526, 530};
    if (status >= 200 && status < 300)
        return Outcome::Accepted;
    const bool isRefusal = (status >= 400 && status < 500 && status != 408) || untaken.contains(status);
    return isRefusal ? Outcome::Refused : Outcome::Unknown;
}

SendResult resultOf(const QByteArray &answer)
{
    ScriptedServer server([&answer](const SeenRequest &) { return answer; });
    SendJob job(planFor(server, 1), someone());
    QList<SendResult> results;
    QObject::connect(&job, &SendJob::ended, &job,
                     [&results](qsizetype, const QList<SendResult> &ended, const HttpAnswer &) { results = ended; });
    job.start();
    if (!QTest::qWaitFor([&results] { return !results.isEmpty(); }))
        return {};
    return results.constFirst();
}

} // namespace

class TestOutcomes : public QObject
{
    Q_OBJECT

private slots:
    void emptyIsEmptyHoweverItIsFramed_data()
    {
        QTest::addColumn<QByteArray>("framing");
        QTest::addColumn<int>("status");
        for (const QByteArray framing : {"length", "chunked", "as HTML", "close", "HTTP/1.0"}) {
            for (const int status :
                 {200, 201, 202, 204, 205, 226, 300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403, 404, 405, 406,
                  407, 408, 409, 410, 411, 413, 415, 418, 421, 422, 425, 426, 428, 429, 431, 451, 499, 500, 501, 502,
                  503, 504, 505, 506, 507, 508, 510, 511, 520, 521, 522, 523, 524, 525, 526, 527, 530, 561, 598, 599})
                QTest::addRow("%d by %s", status, framing.constData()) << framing << status;
        }
    }
    void emptyIsEmptyHoweverItIsFramed()
    {
        QFETCH(QByteArray, framing);
        QFETCH(int, status);
        const SendResult result = resultOf(emptyAnswer(framing, status));
        QCOMPARE(result.outcome, expected(status));
        QCOMPARE(result.status, status);
        QCOMPARE(result.error.has_value(), result.outcome != Outcome::Accepted);
        // Never advise sending an entry again that may have arrived.
        QCOMPARE(result.error && result.error->mayHaveArrived, result.outcome == Outcome::Unknown);
        if (status == 401 || status == 403)
            QCOMPARE(result.error->kind, ErrorKind::CredentialsRefused);
    }

    void aRefusalStandsWithoutItsBody_data()
    {
        QTest::addColumn<QByteArray>("answer");
        const QByteArray head = "HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\n";
        QTest::newRow("cut") << head + "Content-Length: 100\r\n\r\n{\"error\":";
        QTest::newRow("a bad chunk") << head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n";
        QTest::newRow("chunks without an end") << head + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":";
        QTest::newRow("too large") << head + "\r\n" + QByteArray(2'000'000, 'x');
        QTest::newRow("compressed") << head + "Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08";
        QTest::newRow("two lengths") << head + "Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}";
    }
    void aRefusalStandsWithoutItsBody()
    {
        QFETCH(QByteArray, answer);
        const SendResult result = resultOf(answer);
        QCOMPARE(result.outcome, Outcome::Refused);
        QCOMPARE(result.error->kind, ErrorKind::CredentialsRefused);
        QVERIFY(!result.error->quote.contains(u'\x1f'));
    }

    /// Qt 6.4 ends a request at 102 and 103, so what follows stays unread.
    void anInterimResponseIsNotTheResponse_data()
    {
        QTest::addColumn<QByteArray>("interim");
        QTest::newRow("100") << "HTTP/1.1 100 Continue\r\n\r\n"_ba;
        QTest::newRow("102") << "HTTP/1.1 102 Processing\r\n\r\n"_ba;
        QTest::newRow("103") << "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n"_ba;
        QTest::newRow("several") << "HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n"_ba;
    }
    void anInterimResponseIsNotTheResponse()
    {
        QFETCH(QByteArray, interim);
        for (const int status : {200, 403}) {
            const SendResult result = resultOf(interim + emptyAnswer("length", status));
            const bool wasRead = result.status == status;
            QVERIFY(wasRead || !interim.contains(" 100 "));
            QCOMPARE(result.outcome, wasRead ? expected(status) : Outcome::Unknown);
        }
    }

    void aFailureInsideASuccessIsQuoted_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("quote");
        QTest::addColumn<qsizetype>("sent");
        const auto row = [](const char *body, const char *quote, int status = 200, qsizetype sent = 1) {
            QTest::newRow(body) << status << QByteArray(body) << QByteArray(quote) << sent;
        };
        row(R"({"success":false,"reason":"quota"})", R"("success":false)");
        row(R"({"ok": false})", R"("ok":false)");
        row(R"({"status":"error","detail":"x"})", R"("status":"error")");
        row(R"({"Status":"FAILED"})", R"("Status":"FAILED")");
        row(R"({"accepted":0,"rejected":1})", R"("accepted":0)");
        row(R"({"accepted":3,"rejected":1})", R"("rejected":1)");
        row(R"({"errors":["too old"]})", R"("errors":["too old"])");
        row(R"({"errors":true,"items":[{"status":201}]})", R"("errors":true)");
        row(R"({"error":{"code":7}})", R"("error":{"code":7})");
        row(R"({"partialSuccess":{"rejectedLogRecords":"1"}})", R"("rejectedLogRecords":"1")");
        row(R"({"items":[{"status":201},{"status":400}]})", R"("status":400)");
        row(R"([{"id":1,"status":200},{"id":2,"status":503}])", R"("status":503)", 207);
        row(R"({"status":"ok","resource_id":"3e2ad894-5e5f-4c34-9899-1f9c2158009c"})", "");
        row(R"({"success":true,"errors":[],"failed":0,"error":null,"rejected":{}})", "");
        row(R"({"status":200,"code":0,"accepted":1})", "");
        row(R"({"entry":{"level":"error","extra":{"status":"error"}}})", ""); // the sent entry in the response
        row(R"({"logs":[{"level":"error","extra":{"error":"x"}}]})", "");
        row(R"({"acknowledged":false})", R"("acknowledged":false)");
        row(R"({"isSuccess":false})", R"("isSuccess":false)");
        row(R"({"FailedRecordCount":1,"Records":[]})", R"("FailedRecordCount":1)");
        row(R"({"rejectedLogEventsInfo":{"expiredLogEventEndIndex":1}})",
            R"("rejectedLogEventsInfo":{"expiredLogEventEndIndex":1})");
        row(R"({"error_code":4001,"msg":"quota"})", R"("error_code":4001)");
        row(R"({"hasErrors":true})", R"("hasErrors":true)");
        row(R"({"status":"NOK"})", R"("status":"NOK")");
        row(R"({"status":"failed: quota exceeded"})", R"("status":"failed: quota exceeded")");
        row(R"({"accepted_logs":0})", R"("accepted_logs":0)");
        row(R"({"http_status_code":429})", R"("http_status_code":429)");
        row(R"({"meta":{"status":400}})", R"("status":400)");
        row("Could not store the entry", "Could not store the entry");
        row("Internal Server Error", "Internal Server Error");
        row("Unauthorized", "Unauthorized");
        row("not ok", "not ok");
        row(R"({"errcode":0,"errmsg":"ok"})", "");
        row(R"({"no_errors":true,"error_rate":0.5,"max_errors":9})", "");
        row(R"({"cache_invalidated":true,"failover":"eu","default":"x"})", "");
        row("Stored without error", "");
        row("no error", "");
        row("0 errors", "");
        row(R"(errors: 0)", "");
        row(R"(Error: none)", "");
        row(R"(Rejected: 0, stored: 1)", "");
        row(R"(Processed without errors)", "");
        row(R"(processed 0 failed)", "");
        row(R"(500 entries received)", "");
        row(R"(450 logs queued)", "");
        row(R"({"status":"completed without errors"})", "");
        row(R"({"status":"500 logs received"})", "");
        row(R"({"result":450})", "");
        row(R"({"error":"no error"})", "");
        row(R"({"errorMessage":"N/A"})", "");
        row(R"({"error_code":"00000"})", "");
        row(R"({"failed_entries":0.0})", "");
        row(R"({"errors":[null]})", "");
        row(R"({"errors":{"count":0}})", "");
        row(R"({"error":{"code":0,"message":""}})", "");
        row(R"({"accepted":1,"already_stored":0})", "");
        row(R"({"retry_on_failure":true})", "");
        row(R"({"errors_docs":"docs.example"})", "");
        row(R"({"stats":{"debug":0,"info":0,"error":1}})", "");
        row(R"({"message":"stored","error":null})", "");
        row(R"({"status":false})", R"("status":false)");
        row(R"({"result":false})", R"("result":false)");
        row(R"({"error":{"detail":{"reason":{"why":"x"}}}})", R"("error":{"detail":{"reason":{"why":"x"}}})");
        row(R"({"ok":0})", R"("ok":0)");
        row(R"({"successful":"no"})", R"("successful":"no")");
        row(R"({"statusCode":"422 Unprocessable Entity"})", R"("statusCode":"422 Unprocessable Entity")");
        row(R"({"accepted":[],"total":1})", R"("accepted":[])");
        row(R"({"accepted_count":0})", R"("accepted_count":0)");
        row(R"({"failed_count":2})", R"("failed_count":2)");
        row(R"({"data":{"success":false}})", R"("success":false)");
        row(R"({"summary":{"stored":0}})", R"("stored":0)");
        row(R"({"status":{"code":500}})", R"("code":500)");
        row("ERROR: quota exceeded\nsee the log", "ERROR: quota exceeded");
        row("503 no shard is available", "503 no shard is available");
        row("false", "false");
        row(R"({"failed_count":0,"accepted_count":1,"status":{"code":200}})", "");
        row("1 entry stored, 0 errors", "");
        row("450 entries accepted", "");
        row("450", "");
        row(R"({"result":"450 accepted"})", "");
        row("500 not stored", "500 not stored");
        row(R"({"ingested":{"count":0}})", R"("ingested":{"count":0})");
        row(R"({"result":{"accepted":0}})", R"("accepted":0)");
        row(R"({"data":{"result":{"success":false}}})", R"("success":false)");
        row(R"({"received":0})", R"("received":0)");
        row(R"({"indexed":0})", R"("indexed":0)");
        row(R"({"processed":"0"})", R"("processed":"0")");
        row(R"({"created":false})", R"("created":false)");
        row(R"({"insertedCount":0})", R"("insertedCount":0)");
        row(R"({"count":0})", R"("count":0)");
        row(R"({"status":"ok","total_ingested":0})", R"("total_ingested":0)");
        row(R"({"accepted":{"logs":0}})", R"("accepted":{"logs":0})");
        row(R"({"state":"rejected"})", R"("state":"rejected")");
        row(R"({"status":"partial_success"})", R"("status":"partial_success")");
        row(R"({"result":"QUOTA_EXCEEDED"})", R"("result":"QUOTA_EXCEEDED")");
        row(R"({"status":"ignored"})", R"("status":"ignored")");
        row(R"({"outcome":"rate-limited"})", R"("outcome":"rate-limited")");
        row(R"({"status":"2 of 5 accepted"})", R"("status":"2 of 5 accepted")");
        row(R"({"partial":true})", R"("partial":true)");
        row(R"({"partialErrors":[{"index":0}]})", R"("partialErrors":[{"index":0}])");
        row(R"({"not_stored":1})", R"("not_stored":1)");
        row(R"({"failures":{"count":2}})", R"("failures":{"count":2})");
        row(R"({"failed":{"ids":["a"]}})", R"("failed":{"ids":["a"]})");
        row(R"({"invalid":["7F3A"]})", R"("invalid":["7F3A"])");
        row(R"({"discarded":"1"})", R"("discarded":"1")");
        row(R"({"items":[{"index":{"status":429}}]})", R"("status":429)");
        row(R"({"items":[{"error":{"type":"x"}}]})", R"("error":{"type":"x"})");
        row(R"({"status":"ok","message":"Failed to store the entry"})", R"("message":"Failed to store the entry")");
        row(R"({"detail":"Not authorized"})", R"("detail":"Not authorized")");
        row(R"({"bulk":{"msg":"0 logs stored"}})", R"("msg":"0 logs stored")");
        row("```json\n{\"accepted\":0}\n```", R"("accepted":0)");
        row("\xef\xbb\xbf{\"ok\":false}", R"("ok":false)");
        row("\"{\\\"ok\\\":false}\"", R"("ok":false)");
        row("{\"id\":1,\"ok\":true}\n{\"id\":2,\"ok\":false}", R"("ok":false)");
        row("accepted: 0", "accepted: 0");
        row("0 entries stored", "0 entries stored");
        row("Stored 1/3 entries", "Stored 1/3 entries");
        row("rate limit exceeded", "rate limit exceeded");
        row("HTTP/1.1 503 Service Unavailable", "HTTP/1.1 503 Service Unavailable");
        row(R"({"status":"ok","errors":[]})", "");
        row(R"({"failed":0})", "");
        row(R"({"status":"ok","last_error":"2026-11-01T09:00:00Z"})", "");
        row(R"({"accepted":1,"previousFailures":3})", "");
        row(R"({"status":"ok","skipped_notifications":2})", "");
        row(R"({"status":"ok","blast_errors":2})", R"("blast_errors":2)");
        row(R"({"error":null})", "");
        row(R"({"message":"no errors"})", "");
        row(R"({"rejected":{"count":0}})", "");
        row(R"({"error":false})", "");
        row(R"({"errors":{}})", "");
        row(R"({"failures":"0"})", "");
        row(R"({"failed":{"count":0,"limit":100}})", "");
        row(R"({"rejected":"0 of 1"})", "");
        row(R"({"ingested":{"count":1}})", "");
        row(R"({"result":{"accepted":1}})", "");
        row(R"({"received":1,"stored":1})", "");
        row(R"({"created":1795948800})", "");
        row(R"({"created":"2026-11-29T12:00:00Z"})", "");
        row(R"({"created":{"id":0}})", "");
        row(R"({"accepted":true})", "");
        row(R"({"accepted":["7F3A"]})", "");
        row(R"({"accepted":1,"indexed":0,"queued":1})", "");
        row(R"({"inserted":0,"updated":1})", "");
        row(R"({"total":0,"warnings":{"count":0}})", "");
        row(R"({"status":"queued"})", "");
        row(R"({"state":"received"})", "");
        row(R"({"result":"created"})", "");
        row(R"({"status":"1 of 1 accepted"})", "");
        row(R"({"partialSuccess":{}})", "");
        row(R"({"partialSuccess":{"rejectedLogRecords":0,"errorMessage":""}})", "");
        row(R"({"partial":false})", "");
        row(R"({"not_stored":0})", "");
        row(R"({"error_count":0,"errorMessage":null})", "");
        row(R"({"error":{"code":"OK","message":"success"}})", "");
        row(R"({"invalidated":1,"failsafe":true})", "");
        row(R"({"errorReporting":true,"error_policy":"keep"})", "");
        row(R"({"status":"ok","usage":{"errors":12}})", "");
        row(R"({"resource":{"name":"x","status":"failed"},"status":"ok"})", "");
        row(R"({"message":"Error entry stored"})", "");
        row(R"({"level":"error","message":"failed to connect","id":1})", "");
        row(R"({"logs":[{"level":"alert","message":"Not reachable"}]})", "");
        row("```json\n{\"accepted\":1}\n```", "");
        row("{\"id\":1,\"ok\":true}\n{\"id\":2,\"ok\":true}", "");
        row("\"ok\"", "");
        row("true", "");
        row("[]", "");
        row(R"({"a":{"status":400},"b":{"status":201}})", "");
        row("accepted: 1", "");
        row("1 entry stored, none rejected", "");
        row("Queued 0/1, stored 1/1", "");
        row(R"({"entries_accepted":0})", R"("entries_accepted":0)");
        row(R"({"skipped":1})", R"("skipped":1)");
        row(R"({"unprocessed":1})", R"("unprocessed":1)");
        row(R"({"validationErrors":[{"field":"ts"}]})", R"("validationErrors":[{"field":"ts"}])");
        row(R"({"rejected_entries":[0]})", R"("rejected_entries":[0])");
        row(R"({"status":"unauthenticated"})", R"("status":"unauthenticated")");
        row(R"({"message":"Entry was not stored"})", R"("message":"Entry was not stored")");
        row(R"({"message":"1 of 2 entries failed"})", R"("message":"1 of 2 entries failed")");
        row("no entries accepted", "no entries accepted");
        row("Nothing was stored", "Nothing was stored");
        row("quota exceeded, entry dropped", "quota exceeded, entry dropped");
        row("1 stored, 1 failed", "1 stored, 1 failed");
        row(R"({"entries":[{"message":"Error: failed"}]})", "");
        row(R"({"message":"Alert sent to 3 people, none failed"})", "");
        row(R"({"lastError":null,"processed_at":null})", "");
        row("Stored (not indexed yet)", "");
        row("450 accepted, 0 rejected", "");
        row(R"({"created":false,"updated":true})", "");
        row(R"({"accepted":0,"updated_at":1795948800})", R"("accepted":0)");
        row(R"({"accepted":2})", R"("accepted":2)", 200, 3);
        row(R"({"data":{"stored_count":"4"}})", R"("stored_count":"4")", 200, 5);
        row(R"({"accepted":["a","b"]})", R"("accepted":["a","b"])", 200, 3);
        row(R"({"ok":1,"acknowledged":1})", "", 200, 3);
        row(R"({"accepted":3,"batches":1})", "", 200, 3);
        row(R"([{"stored":1},{"stored":1}])", "", 200, 2);
        row(R"({"a":{"status":201},"b":{"status":400}})", R"("status":400)", 207);
        row(R"({"responses":{"b":{"status":"HTTP/1.1 422 Unprocessable"}}})",
            R"("status":"HTTP/1.1 422 Unprocessable")", 207);
        row(R"({"a":{"status":201},"c":{"status":202}})", "", 207);
        row("Error: no such resource", "Error: no such resource");
        row("Failed: no API key", "Failed: no API key");
        row(R"({"status":"error: no permission"})", R"("status":"error: no permission")");
        row(R"({"error":"none of the entries was stored"})", R"("error":"none of the entries was stored")");
        row(R"({"error":"0 entries were stored"})", R"("error":"0 entries were stored")");
        row("Error: 0 stored", "Error: 0 stored");
        row(R"({"message":"Error logged"})", "");
        row(R"({"message":"Error stored successfully"})", "");
        row(R"({"result":"error_recorded"})", "");
        row("Error reported by the store", "Error reported by the store");
        row(R"({"errorCode":"NO_ERROR","errorMessage":"Success."})", "");
        row(R"({"errors":"none so far"})", "");
        row(R"({"text":"Invalid token","code":4})", R"("text":"Invalid token")");
        row(R"({"text":"Success","code":0})", "");
        row(R"({"status":"ok","rate_limited":true})", R"("rate_limited":true)");
        row(R"({"status":"ok","throttled":false})", "");
        row("450 bytes", "");
        row("ok", "");
        row("", "");
    }
    void aFailureInsideASuccessIsQuoted()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        HttpAnswer answer;
        answer.status = status;
        answer.body = body;
        QFETCH(qsizetype, sent);
        QTEST(reportedFailure(answer, sent).toUtf8(), "quote");
        QCOMPARE(sendResult({}, answer).outcome, Outcome::Accepted);
    }

    void aTypeOfTheResponseDecides_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Outcome>("outcome");
        const QByteArray lines = "{\"ok\":true}\n{\"ok\":false}\n";
        for (const QByteArray type : {"application/json", "application/x-ndjson", "text/plain", ""})
            QTest::newRow("lines of JSON as " + type) << type << lines << Outcome::Accepted;
        QTest::newRow("half of it") << "application/x-ndjson"_ba << lines.chopped(4) << Outcome::Unknown;
        QTest::newRow("a problem") << "application/problem+json"_ba << "{}"_ba << Outcome::Accepted;
        QTest::newRow("parts as XML") << "application/xml"_ba << "<multistatus/>"_ba << Outcome::Unknown;
    }
    void aTypeOfTheResponseDecides()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        HttpAnswer answer;
        answer.status = 207;
        answer.headers = {{"Content-Type", type}};
        answer.body = body;
        QTEST(sendResult({}, answer).outcome, "outcome");
    }

    void aBurstPausesForRetryAfter()
    {
        QElapsedTimer clock;
        qint64 second = 0;
        int requests = 0;
        ScriptedServer server([&](const SeenRequest &) {
            if (++requests > 1) {
                second = second == 0 ? clock.elapsed() : second;
                return httpAnswer(200, "{}");
            }
            clock.start();
            return httpAnswer(429, "{}", "application/json", "Retry-After: 1\r\n");
        });
        SendJob job(planFor(server, 3), someone());
        bool saidSo = false;
        QObject::connect(&job, &SendJob::progressed, &job,
                         [&saidSo](const SendTally &tally) { saidSo = saidSo || tally.pausedUntil.isValid(); });
        Watched watched(job);
        job.start();
        QTRY_COMPARE(watched.ends, 1);
        QVERIFY(saidSo);
        QVERIFY(second >= 900); // a coarse timer may fire early
        QCOMPARE(requests, 3);  // refused entries are not sent again
        QCOMPARE(watched.tally.refused, 1);
        QVERIFY(!watched.tally.pausedUntil.isValid());
    }

    void retryAfterIsReadOnce_data()
    {
        QTest::addColumn<QByteArray>("retryAfter");
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<qint64>("stated"); // seconds; -1: not stated
        const auto row = [](const char *name, const QByteArray &written, qint64 stated, const QByteArray &date = {}) {
            QTest::newRow(name) << written << date << stated;
        };
        row("seconds", "120", 120);
        row("now", "0", 0);
        row("a date by our clock", "Sat, 28 Nov 2026 12:00:30 GMT", 30);
        row("a date by the service's clock", "Sat, 28 Nov 2026 14:00:30 GMT", 30, "Sat, 28 Nov 2026 14:00:00 GMT");
        row("a date with dashes", "Saturday, 28-Nov-26 12:00:30 GMT", 30);
        row("dashes and the whole year", "Sat, 28-Nov-2026 12:00:30 GMT", 30);
        row("a date of C", "Sat Nov 28 12:00:30 2026", 30);
        row("a day of one digit", "Tue, 1 Dec 2026 12:00:00 GMT", 3 * 86400);
        row("a date without a zone", "Sat, 28 Nov 2026 12:00:30", 30);
        row("an offset", "Sat, 28 Nov 2026 14:00:30 +0200", 30);
        row("an offset behind", "Sat, 28 Nov 2026 11:00:30 -01:00", 30);
        row("ISO 8601", "2026-11-28T12:00:30Z", 30);
        row("ISO 8601 with an offset", "2026-11-28T13:00:30+01:00", 30);
        row("a part of a second", "2.5", 3);
        row("with a unit", "120 seconds", 120);
        row("a short unit", "30s", 30);
        row("two numbers", "5, 60", 60);
        row("a number and a date", "5, Sat, 28 Nov 2026 12:00:30 GMT", 30);
        row("two dates", "Sat, 28 Nov 2026 12:00:30 GMT, Sat, 28 Nov 2026 12:00:10 GMT", 30);
        row("a number and words", "soon, 7", 7);
        row("two years", "63072000", 63072000);
        row("the Unix time", "1795867230", 30);
        row("the Unix time in milliseconds", "1795867230000", 30);
        row("the Unix time by the service's clock", "1795874430", 30, "Sat, 28 Nov 2026 14:00:00 GMT");
        row("a past Unix time", "1795867100", -1);
        row("a delay by a clock that was never set", "120", 120, "Thu, 01 Jan 1970 00:00:30 GMT");
        row("a date of another century", "Thu, 28 Nov 2086 12:00:00 GMT", 21915LL * 86400);
        row("huge", "99999999999999999999999", 36525LL * 86400);
        row("no number", "nan", -1);
        row("infinite", "inf", -1);
        row("hexadecimal", "0x10", -1);
        row("an exponent", "1e3", -1);
        row("past", "Sat, 28 Nov 2026 11:00:00 GMT", -1);
        row("words", "soon", -1);
        row("negative", "-5", -1);
        row("a day that is none", "Sat, 31 Nov 2026 12:00:00 GMT", -1);
        row("none", "", -1);
    }
    void retryAfterIsReadOnce()
    {
        QFETCH(QByteArray, retryAfter);
        QFETCH(QByteArray, date);
        QFETCH(qint64, stated);
        HttpAnswer answer;
        answer.status = 429;
        answer.headers = {{"Retry-After", retryAfter}};
        if (!date.isEmpty())
            answer.headers.append({"Date", date});
        const QDateTime now = QDateTime::fromString(u"2026-11-28T12:00:00Z"_s, Qt::ISODate);
        const auto seconds = [&now](const QDateTime &time) { return time.isValid() ? now.secsTo(time) : -1; };
        QCOMPARE(seconds(statedRetryTime(answer, now)), stated);
        QCOMPARE(seconds(retryTime(answer, now)), std::min(stated, longestRetrySeconds));
    }
};

RC_TEST(TestOutcomes)

} // namespace rc::tst_outcomes

#include "tst_outcomes.moc"
