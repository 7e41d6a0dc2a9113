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

    void withoutAKeyNothingIsSent()
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

    void followsASlashOnce_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("then");
        QTest::addColumn<Outcome>("outcome");
        QTest::newRow("307") << 307 << httpAnswer(200, "{}") << Outcome::Accepted;
        QTest::newRow("308") << 308 << httpAnswer(200, "{}") << Outcome::Accepted;
        QTest::newRow("back again") << 308 << QByteArray() << Outcome::Refused;
        QTest::newRow("to silence") << 307 << QByteArray("silent") << Outcome::Unknown;
    }

    void followsASlashOnce()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, then);
        ScriptedServer server([&](const SeenRequest &request) {
            const bool isFirst = request.path.endsWith('/');
            const QByteArray other = isFirst ? request.path.chopped(1) : request.path + '/';
            return isFirst || then.isEmpty() ? httpAnswer(status, {}, "text/plain", "Location: " + other + "\r\n")
                                             : then;
        });
        SendJob job(resourceAt(server.base()), someone(), entry(), {then == "silent" ? 1500ms : 5s, smallAnswerCap});
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        QTRY_COMPARE(spy.count(), 1);
        QTEST(sentResult(spy).outcome, "outcome");
        QCOMPARE(server.seen().size(), 2);
        const SeenRequest &second = server.seen().last();
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
              std::pair(ErrorKind::KeychainLocked, 6), std::pair(ErrorKind::Cancelled, 130)})
            QCOMPARE(exitCodeFor(kind), code);
    }
};

RC_TEST(TestSendJob)

} // namespace rc::tst_sendjob

#include "tst_sendjob.moc"
