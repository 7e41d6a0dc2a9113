// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of an entry, given the response: every status in every framing, failures inside a success, and the
// service's Retry-After; and the request that a send makes.
#include "service/exitcode.h"
#include "service/sendobserver.h"
#include "support/testprogram.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_outcomes {

namespace {

/// An empty response in the framings of servers.
QByteArray emptyResponse(const QByteArray &framing, int status)
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

SendResult resultOf(const QByteArray &response)
{
    ScriptedServer server([&response](const ReceivedRequest &) { return response; });
    SendJob job(planFor(server, 1), testCredentials());
    QList<SendResult> results;
    QObject::connect(&job, &SendJob::ended, &job,
                     [&results](qsizetype, const QList<SendResult> &ended, const HttpResponse &) { results = ended; });
    job.start();
    if (!QTest::qWaitFor([&results] { return !results.isEmpty(); }))
        return {};
    return results.constFirst();
}

LogEntry entry()
{
    LogEntry made;
    made.message = u"hello"_s;
    made.ts = QDateTime::currentDateTime();
    return made;
}

} // namespace

class TestOutcomes : public QObject
{
    Q_OBJECT

private slots:
    void emptyBodyIsEmptyInAnyFraming_data()
    {
        addColumns<QByteArray, int>("framing", "status");
        for (const QByteArray framing : {"length", "chunked", "as HTML", "close", "HTTP/1.0"}) {
            for (const int status :
                 {200, 201, 202, 204, 205, 226, 300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403, 404, 405, 406,
                  407, 408, 409, 410, 411, 413, 415, 418, 421, 422, 425, 426, 428, 429, 431, 451, 499, 500, 501, 502,
                  503, 504, 505, 506, 507, 508, 510, 511, 520, 521, 522, 523, 524, 525, 526, 527, 530, 561, 598, 599})
                QTest::addRow("%d by %s", status, framing.constData()) << framing << status;
        }
    }
    void emptyBodyIsEmptyInAnyFraming()
    {
        QFETCH(QByteArray, framing);
        QFETCH(int, status);
        const SendResult result = resultOf(emptyResponse(framing, status));
        QCOMPARE(result.outcome, expected(status));
        QCOMPARE(result.status, status);
        QCOMPARE(result.error.has_value(), result.outcome != Outcome::Accepted);
        // Never advise sending an entry again that may have arrived.
        QCOMPARE(result.error && result.error->mayHaveArrived, result.outcome == Outcome::Unknown);
        if (status == 401 || status == 403)
            QCOMPARE(result.error->kind, ErrorKind::CredentialsRefused);
    }

    void refusalNeedsNoBody_data()
    {
        QTest::addColumn<QByteArray>("response");
        const QByteArray head = "HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\n";
        QTest::newRow("cut") << head + "Content-Length: 100\r\n\r\n{\"error\":";
        QTest::newRow("a bad chunk") << head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n";
        QTest::newRow("chunks without an end") << head + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":";
        QTest::newRow("too large") << head + "\r\n" + QByteArray(2'000'000, 'x');
        QTest::newRow("compressed") << head + "Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08";
        QTest::newRow("two lengths") << head + "Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}";
    }
    void refusalNeedsNoBody()
    {
        QFETCH(QByteArray, response);
        const SendResult result = resultOf(response);
        QCOMPARE(result.outcome, Outcome::Refused);
        QCOMPARE(result.error->kind, ErrorKind::CredentialsRefused);
        QVERIFY(!result.error->quote.contains(u'\x1f'));
    }

    /// Qt 6.4 ends a request at 102 and 103, so what follows stays unread.
    void interimResponseIsIgnored_data()
    {
        QTest::addColumn<QByteArray>("interim");
        QTest::newRow("100") << "HTTP/1.1 100 Continue\r\n\r\n"_ba;
        QTest::newRow("102") << "HTTP/1.1 102 Processing\r\n\r\n"_ba;
        QTest::newRow("103") << "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n"_ba;
        QTest::newRow("several") << "HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n"_ba;
    }
    void interimResponseIsIgnored()
    {
        QFETCH(QByteArray, interim);
        for (const int status : {200, 403}) {
            const SendResult result = resultOf(interim + emptyResponse("length", status));
            const bool wasRead = result.status == status;
            QVERIFY(wasRead || !interim.contains(" 100 "));
            QCOMPARE(result.outcome, wasRead ? expected(status) : Outcome::Unknown);
        }
    }

    void aFailureInsideASuccessIsQuoted_data()
    {
        addColumns<int, QByteArray, QByteArray, qsizetype>("status", "body", "quote", "sent");
        const auto row = [](const QByteArray &body, const QByteArray &quote, int status = 200, qsizetype sent = 1) {
            QTest::newRow(body.constData()) << status << body << quote << sent;
        };
        const QByteArrayList lines = bytesOf(inSourceFolder(u"tests/service/responses.txt"_s)).split('\n');
        QVERIFY(lines.size() > 200);
        for (const QByteArray &line : lines) {
            static const QRegularExpression form(u"^(?:(\\d+): )?(?:(\\d+) entries: )?([^#].*?)(?: => (.*))?$"_s);
            const auto match = form.match(QString::fromUtf8(line));
            const auto number = [&match](int group, int usual) {
                return match.captured(group).isEmpty() ? usual : match.captured(group).toInt();
            };
            if (match.hasMatch())
                row(match.captured(3).toUtf8(), match.captured(4).toUtf8(), number(1, 200), number(2, 1));
        }
        row("ERROR: quota exceeded\nsee the log", "ERROR: quota exceeded");
        row("```json\n{\"accepted\":0}\n```", R"("accepted":0)");
        row("{\"id\":1,\"ok\":true}\n{\"id\":2,\"ok\":false}", R"("ok":false)");
        row("```json\n{\"accepted\":1}\n```", "");
        row("{\"id\":1,\"ok\":true}\n{\"id\":2,\"ok\":true}", "");
        row("", "");
    }

    void aFailureInsideASuccessIsQuoted()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        HttpResponse response;
        response.status = status;
        response.body = body;
        QFETCH(qsizetype, sent);
        QTEST(reportedFailure(response, sent).toUtf8(), "quote");
        QCOMPARE(sendResult({}, response).outcome, Outcome::Accepted);
    }

    void responseTypeDecides_data()
    {
        addColumns<QByteArray, QByteArray, Outcome>("type", "body", "outcome");
        const QByteArray lines = "{\"ok\":true}\n{\"ok\":false}\n";
        for (const QByteArray type : {"application/json", "application/x-ndjson", "text/plain", ""})
            QTest::newRow("lines of JSON as " + type) << type << lines << Outcome::Accepted;
        QTest::newRow("half of it") << "application/x-ndjson"_ba << lines.chopped(4) << Outcome::Unknown;
        QTest::newRow("a problem") << "application/problem+json"_ba << "{}"_ba << Outcome::Accepted;
        QTest::newRow("parts as XML") << "application/xml"_ba << "<multistatus/>"_ba << Outcome::Unknown;
    }
    void responseTypeDecides()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        HttpResponse response;
        response.status = 207;
        response.headers = {{"Content-Type", type}};
        response.body = body;
        QTEST(sendResult({}, response).outcome, "outcome");
    }

    void batchPausesForRetryAfter()
    {
        QElapsedTimer clock;
        qint64 second = 0;
        int requests = 0;
        ScriptedServer server([&](const ReceivedRequest &) {
            if (++requests > 1) {
                second = second == 0 ? clock.elapsed() : second;
                return httpResponse(200, "{}");
            }
            clock.start();
            return httpResponse(429, "{}", "application/json", "Retry-After: 1\r\n");
        });
        SendJob job(planFor(server, 3), testCredentials());
        bool saidSo = false;
        QObject::connect(&job, &SendJob::progressed, &job,
                         [&saidSo](const SendTally &tally) { saidSo = saidSo || tally.pausedUntil.isValid(); });
        SendObserver watched(job);
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
        addColumns<QByteArray, QByteArray>("retryAfter", "date");
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
        HttpResponse response;
        response.status = 429;
        response.headers = {{"Retry-After", retryAfter}};
        if (!date.isEmpty())
            response.headers.append({"Date", date});
        const QDateTime now = QDateTime::fromString(u"2026-11-28T12:00:00Z"_s, Qt::ISODate);
        const auto seconds = [&now](const QDateTime &time) { return time.isValid() ? now.secsTo(time) : -1; };
        QCOMPARE(seconds(statedRetryTime(response, now)), stated);
        QCOMPARE(seconds(retryTime(response, now)), std::min(stated, maxRetrySeconds));
    }

    void outcome_data()
    {
        addColumns<int, QByteArray, QByteArray, Outcome>("status", "type", "body", "outcome");
        QTest::addColumn<int>("kind"); // -1: no error
        const auto row = [](const char *name, int status, const char *type, const char *body, Outcome outcome,
                            int kind) {
            QTest::newRow(name) << status << QByteArray(type) << QByteArray(body) << outcome << kind;
        };
        row("JSON is accepted", 200, "application/json; charset=utf-8", "{}", Outcome::Accepted, -1);
        row("plain text is accepted", 200, "text/plain", "ok", Outcome::Accepted, -1);
        row("an empty answer is accepted", 204, "", "", Outcome::Accepted, -1);
        row("a web page is somebody's login", 200, "text/html", "<p>", Outcome::Unknown, int(ErrorKind::WebPage));
        row("JSON is accepted, labelled as a page", 200, "text/html", "{\"status\":\"ok\"}", Outcome::Accepted, -1);
        row("JSON is accepted, labelled as anything", 200, "application/octet-stream", "[]", Outcome::Accepted, -1);
        row("JSON that is none stays a page", 200, "text/html", "{{ title }}", Outcome::Unknown,
            int(ErrorKind::WebPage));
        row("an image says nothing", 200, "image/png", "x", Outcome::Unknown, int(ErrorKind::NotUnderstood));
        row("JSON that is none settles nothing", 200, "application/json", "{\"status\":", Outcome::Unknown,
            int(ErrorKind::NotJson));
        row("an empty answer is accepted, whatever its type", 200, "application/json", "", Outcome::Accepted, -1);
        row("another protocol settles nothing", 101, "", "", Outcome::Unknown, int(ErrorKind::NotUnderstood));
    }

    void outcome()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        QFETCH(int, kind);
        HttpResponse response;
        response.status = status;
        response.body = body;
        response.mayHaveBeenSent = true;
        if (!type.isEmpty())
            response.headers.append(qMakePair(QByteArray("Content-Type"), type));
        const SendResult result = sendResult(entry(), response);
        QTEST(result.outcome, "outcome");
        QCOMPARE(result.error ? int(result.error->kind) : -1, kind);
        QCOMPARE(result.status, status);
        QCOMPARE(result.reply, body);
        QVERIFY(result.at.isValid());
    }

    void sendsTheSpecifiedRequest()
    {
        ScriptedServer server([](const ReceivedRequest &) { return httpResponse(200, R"({"status":"ok"})"); });
        SendJob job(resourceAt(server.base()), testCredentials(), entry());
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        job.start(); // A second start does nothing.
        QTRY_COMPARE(spy.count(), 1);
        QCOMPARE(server.seen().size(), 1);
        const ReceivedRequest &seen = server.seen().first();
        QCOMPARE(seen.verb, QByteArray("POST"));
        QCOMPARE(seen.path, QByteArray("/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/logs/"));
        QCOMPARE(seen.headers.value("x-api-key"), QByteArray("k-1"));
        QCOMPARE(seen.headers.value("content-type"), QByteArray("application/json"));
        QVERIFY(seen.body.startsWith(R"({"logs":[{"level":"info","message":"hello")"));
        QCOMPARE(sentResponse(spy).status, 200);
    }

    void nothingIsSentWithoutAKey()
    {
        ScriptedServer server(accepts);
        SendJob job(resourceAt(server.base()), {}, entry());
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        QCOMPARE(spy.count(), 0); // Never inside start().
        QTRY_COMPARE(spy.count(), 1);
        QCOMPARE(sentResult(spy).outcome, Outcome::NotSent);
        QCOMPARE(sentResult(spy).error->kind, ErrorKind::NoKey);
        QVERIFY(server.seen().isEmpty());
    }

    void followsASlashRedirectOnce_data()
    {
        addColumns<int, QByteArray, Outcome>("status", "then", "outcome");
        QTest::newRow("307") << 307 << httpResponse(200, "{}") << Outcome::Accepted;
        QTest::newRow("308") << 308 << httpResponse(200, "{}") << Outcome::Accepted;
        QTest::newRow("back again") << 308 << QByteArray() << Outcome::Refused;
        QTest::newRow("to silence") << 307 << QByteArray("silent") << Outcome::Unknown;
    }

    void followsASlashRedirectOnce()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, then);
        ScriptedServer server([&](const ReceivedRequest &request) {
            const bool isFirst = request.path.endsWith('/');
            const QByteArray other = isFirst ? request.path.chopped(1) : request.path + '/';
            return isFirst || then.isEmpty() ? httpResponse(status, {}, "text/plain", "Location: " + other + "\r\n")
                                             : then;
        });
        SendJob job(resourceAt(server.base()), testCredentials(), entry(), {{then == "silent" ? 1500ms : 5s}});
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        QTRY_COMPARE(spy.count(), 1);
        QTEST(sentResult(spy).outcome, "outcome");
        QCOMPARE(server.seen().size(), 2);
        const ReceivedRequest &second = server.seen().last();
        QCOMPARE(second.path, server.seen().first().path.chopped(1));
        QCOMPARE(second.headers.value("x-api-key"), QByteArray("k-1"));
        QCOMPARE(second.body, server.seen().first().body);
        if (sentResult(spy).outcome == Outcome::Accepted)
            QCOMPARE(sentResult(spy).followedTo, QUrl(server.base() + QString::fromLatin1(second.path)));
        else
            QCOMPARE(sentResult(spy).error->kind, then.isEmpty() ? ErrorKind::Redirected : ErrorKind::TimedOut);
    }

    void exitCodes()
    {
        for (const auto &[kind, code] :
             {std::pair(ErrorKind::NotFound, 1), std::pair(ErrorKind::NoKey, 2), std::pair(ErrorKind::TimedOut, 3),
              std::pair(ErrorKind::CredentialsRefused, 4), std::pair(ErrorKind::WebPage, 5),
              std::pair(ErrorKind::KeychainLocked, 6), std::pair(ErrorKind::Canceled, 130)})
            QCOMPARE(exitCodeFor(kind), code);
    }
};

RC_TEST(TestOutcomes)

} // namespace rc::tst_outcomes

#include "tst_outcomes.moc"
