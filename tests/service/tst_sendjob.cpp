// SPDX-License-Identifier: GPL-3.0-or-later
// A response's meaning for an entry, and the request that a send makes.
#include "service/exitcode.h"
#include "service/sendwatch.h"
#include "support/testprogram.h"

namespace rc::tst_sendjob {

namespace {

LogEntry entry()
{
    LogEntry made;
    made.message = u"hello"_s;
    made.ts = QDateTime::currentDateTime();
    return made;
}

} // namespace

class TestSendJob : public QObject
{
    Q_OBJECT

private slots:
    void outcome_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Outcome>("outcome");
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
        row("JSON is accepted behind a byte order mark", 200, "application/json", "\xef\xbb\xbf{}", Outcome::Accepted,
            -1);
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
        HttpAnswer answer;
        answer.status = status;
        answer.body = body;
        answer.bytesMayHaveLeft = true;
        if (!type.isEmpty())
            answer.headers.append(qMakePair(QByteArray("Content-Type"), type));
        const SendResult result = sendResult(entry(), answer);
        QTEST(result.outcome, "outcome");
        QCOMPARE(result.error ? int(result.error->kind) : -1, kind);
        QCOMPARE(result.status, status);
        QCOMPARE(result.reply, body);
        QVERIFY(result.at.isValid());
    }

    void sendsTheSpecifiedRequest()
    {
        ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, R"({"status":"ok"})"); });
        SendJob job(resourceAt(server.base()), someone(), entry());
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        job.start(); // A second start does nothing.
        QTRY_COMPARE(spy.count(), 1);
        QCOMPARE(server.seen().size(), 1);
        const SeenRequest &seen = server.seen().first();
        QCOMPARE(seen.verb, QByteArray("POST"));
        QCOMPARE(seen.path, QByteArray("/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/logs/"));
        QCOMPARE(seen.headers.value("x-api-key"), QByteArray("k-1"));
        QCOMPARE(seen.headers.value("content-type"), QByteArray("application/json"));
        QVERIFY(seen.body.startsWith(R"({"logs":[{"level":"info","message":"hello")"));
        QCOMPARE(sentAnswer(spy).status, 200);
    }

    void unfitKeyIsNotSent_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<int>("kind");
        QTest::newRow("no key") << QByteArray() << int(ErrorKind::NoKey);
        QTest::newRow("a line break") << QByteArray("a\r\nX-Evil: 1") << int(ErrorKind::BadInput);
    }

    void unfitKeyIsNotSent()
    {
        QFETCH(QByteArray, key);
        QFETCH(int, kind);
        ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
        SendJob job(resourceAt(server.base()), {Secret(key), {}}, entry());
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        QCOMPARE(spy.count(), 0); // Never inside start().
        QTRY_COMPARE(spy.count(), 1);
        const auto result = sentResult(spy);
        QCOMPARE(result.outcome, Outcome::NotSent);
        QCOMPARE(int(result.error->kind), kind);
        QVERIFY(server.seen().isEmpty());
    }

    void abortEndsOnce()
    {
        ScriptedServer server([](const SeenRequest &) { return QByteArray("silent"); });
        SendJob job(resourceAt(server.base()), someone(), entry());
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        QTRY_COMPARE(server.seen().size(), 1);
        job.abort();
        job.abort();
        QTRY_COMPARE(spy.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(spy.count(), 1);
        const auto result = sentResult(spy);
        QCOMPARE(result.outcome, Outcome::Unknown);
        QCOMPARE(result.error->kind, ErrorKind::Cancelled);
    }

    void exitCodes_data()
    {
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<int>("code");
        QTest::newRow("refused") << ErrorKind::NotFound << 1;
        QTest::newRow("no key") << ErrorKind::NoKey << 2;
        QTest::newRow("not reached") << ErrorKind::TimedOut << 3;
        QTest::newRow("credentials") << ErrorKind::CredentialsRefused << 4;
        QTest::newRow("not understood") << ErrorKind::WebPage << 5;
        QTest::newRow("keychain") << ErrorKind::KeychainLocked << 6;
        QTest::newRow("interrupted") << ErrorKind::Cancelled << 130;
    }

    void exitCodes()
    {
        QFETCH(ErrorKind, kind);
        QTEST(exitCodeFor(kind), "code");
    }
};

RC_TEST(TestSendJob)

} // namespace rc::tst_sendjob

#include "tst_sendjob.moc"
