// SPDX-License-Identifier: GPL-3.0-or-later
// An event stream interrupted before the response is resumed, and the request is never repeated.
#include "support/ended.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "wire/rpc/rpccall.h"

#include <QElapsedTimer>

namespace rc::tst_resumedstreams {

namespace {

const QByteArray response = R"({"jsonrpc":"2.0","id":"r7","result":{"a":1}})";

QByteArray events(const QByteArray &text)
{
    return httpResponse(200, text, "text/event-stream");
}

RpcResponse answerFrom(const ScriptedServer &server, bool resumes = true, std::chrono::milliseconds limit = 3s)
{
    RpcRequest request{
        QUrl(server.base() + u"/mcp/"_s), {{"X-API-Key", "k"}}, u"r7"_s, u"tools/call"_s, "{}", {{limit, limit}}};
    request.resumes = resumes;
    RpcCall call(request);
    return ended<RpcResponse>(call);
}

qsizetype posts(const ScriptedServer &server)
{
    return std::count_if(server.seen().cbegin(), server.seen().cend(),
                         [](const ReceivedRequest &seen) { return seen.verb == "POST"; });
}

} // namespace

class TestResumedStreams : public QObject
{
    Q_OBJECT

private slots:
    void streamResumesAfterTheRetryDelay()
    {
        QElapsedTimer pause;
        qint64 waited = 0;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.verb == "GET") {
                waited = pause.elapsed();
                return events("id: e-2\ndata: " + response + "\n\n");
            }
            pause.start();
            return events("id: e-1\nretry: 300\ndata: \n\n");
        });
        const RpcResponse got = answerFrom(server);
        QVERIFY(got.result);
        QCOMPARE(got.resumed, 1);
        QVERIFY(waited >= 290);
        QCOMPARE(posts(server), 1);
        const ReceivedRequest &rest = server.seen().last();
        QCOMPARE(rest.headers.value("last-event-id"), "e-1");
        QCOMPARE(rest.headers.value("accept"), "text/event-stream");
        QCOMPARE(rest.headers.value("x-api-key"), "k");
        QVERIFY(rest.body.isEmpty());
    }

    void streamResumesRepeatedlyFromTheLastEvent()
    {
        int gets = 0;
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.verb != "GET")
                return events("id: e-0\nretry: 10\ndata: \n\n");
            ++gets;
            // an incomplete event is dropped
            return gets < 3 ? events("id: e-" + QByteArray::number(gets) + "\ndata: \n\nid: lost\ndata: {\"js")
                            : events("data: " + response + "\n\n");
        });
        QVERIFY(answerFrom(server).result);
        QCOMPARE(gets, 3);
        QCOMPARE(server.seen().last().headers.value("last-event-id"), "e-2");
    }

    void connectionLost_data()
    {
        addColumns<QByteArray, QByteArray, bool, int>("stream", "rest", "resumes", "requests");
        const QByteArray primed = events("id: e-1\nretry: 10\ndata: \n\n");
        QTest::newRow("nothing to go by") << events(": hello\n\n") << QByteArray() << true << 1;
        QTest::newRow("only an empty event") << events("data: \n\n") << QByteArray() << true << 1;
        QTest::newRow("in a dialect that has no such thing") << primed << QByteArray() << false << 1;
        QTest::newRow("the server knows no such stream") << primed << httpResponse(404, "{}") << true << 2;
        QTest::newRow("the server wants no GET") << primed << httpResponse(405, "") << true << 2;
        QTest::newRow("elsewhere") << primed << httpResponse(307, "", "text/plain", "Location: /mcp\r\n") << true << 2;
        QTest::newRow("a pause beyond the deadline")
            << events("id: e-1\nretry: 99999999\ndata: \n\n") << QByteArray() << true << 1;
    }

    void connectionLost()
    {
        QFETCH(QByteArray, stream);
        QFETCH(QByteArray, rest);
        QFETCH(bool, resumes);
        QFETCH(int, requests);
        ScriptedServer server([&](const ReceivedRequest &r) { return r.verb == "GET" ? rest : stream; });
        const RpcResponse got = answerFrom(server, resumes);
        QVERIFY(got.error);
        QCOMPARE(got.error->kind, ErrorKind::ConnectionLost);
        QVERIFY(got.http.mayHaveBeenSent);
        QCOMPARE(server.seen().size(), requests);
        QCOMPARE(posts(server), 1);
    }

    void resumingRespectsTheDeadline()
    {
        ScriptedServer server([&](const ReceivedRequest &r) {
            return r.verb == "GET" ? QByteArray("silent") : events("id: e-1\nretry: 10\ndata: \n\n");
        });
        const RpcResponse got = answerFrom(server, true, 1500ms);
        QVERIFY(got.error);
        QCOMPARE(got.error->kind, ErrorKind::TimedOut);
        QVERIFY(got.http.mayHaveBeenSent);
    }

    void abortDuringTheRetryDelay()
    {
        ScriptedServer server([&](const ReceivedRequest &) { return events("id: e-1\nretry: 60000\ndata: \n\n"); });
        RpcRequest request{QUrl(server.base() + u"/mcp/"_s), {}, u"r7"_s, u"tools/call"_s, "{}", {{120s, 120s}}};
        request.resumes = true;
        RpcCall call(request);
        QSignalSpy finished(&call, &RpcCall::finished);
        call.start();
        QTRY_COMPARE(server.seen().size(), 1);
        QVERIFY(!finished.wait(200));
        call.abort();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.first().first().value<RpcResponse>().error->kind, ErrorKind::Canceled);
        QCOMPARE(server.seen().size(), 1);
    }
};

RC_TEST(TestResumedStreams)

} // namespace rc::tst_resumedstreams

#include "tst_resumedstreams.moc"
