// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON-RPC request finds its response in any framing, and reports why if there is none.
#include "core/words/errortext.h"
#include "support/ended.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "wire/rpc/detail/eventstream.h"
#include "wire/rpc/rpccall.h"

using namespace std::chrono_literals;

namespace rc::tst_rpccall {

namespace {

const QByteArray good = R"({"jsonrpc":"2.0","id":"r7","result":{"tools":[1.0]}})";
const QByteArray notice = R"({"jsonrpc":"2.0","method":"notifications/message","params":{}})";

QByteArray streamed(const QByteArray &data)
{
    return "event: message\r\ndata: " + data + "\r\n\r\n";
}

RpcResponse answerTo(const Script &script, const QString &id = u"r7"_s)
{
    HostileServer server(script);
    RpcCall call({server.url(u"/mcp/"_s), {{"X-API-Key", "k"}}, id, u"tools/list"_s, "{}", {{2s, 2s}}});
    return ended<RpcResponse>(call);
}

} // namespace

class TestRpcCall : public QObject
{
    Q_OBJECT

private slots:
    void findsTheResult_data()
    {
        addColumns<Script, bool>("script", "eventStream");
        using After = Script::After;
        const QByteArray wrongId = R"({"jsonrpc":"2.0","id":"6","result":{}})";

        QTest::newRow("plain JSON") << Script::json(good) << false;
        QTest::newRow("a character set") << Script::response(200, "application/json; charset=utf-8", good) << false;
        QTest::newRow("a byte order mark") << Script::json("\xef\xbb\xbf" + good) << false;
        QTest::newRow("no content type") << Script::response(200, {}, good) << false;
        QTest::newRow("an event stream that ends") << Script::stream(streamed(good)) << true;
        QTest::newRow("an event stream that stays open") << Script::stream(streamed(good), After::KeepOpen) << true;
        QTest::newRow("an event stream that is reset after it")
            << Script::stream(streamed(good) + ": more\n", After::Reset) << true;
        QTest::newRow("a notification first")
            << Script::stream(streamed(notice) + streamed(good), After::KeepOpen) << true;
        QTest::newRow("a comment first") << Script::stream(": ping\n\n" + streamed(good), After::KeepOpen) << true;
        QTest::newRow("another id first")
            << Script::stream(streamed(wrongId) + streamed(good), After::KeepOpen) << true;
        QTest::newRow("an empty event first") << Script::stream("data:\n\n" + streamed(good), After::KeepOpen) << true;
        QTest::newRow("a last event without its blank line")
            << Script::stream(streamed(notice) + "data: " + good + "\n") << true;
        QTest::newRow("a last event without its line end") << Script::stream("data: " + good) << true;
        QTest::newRow("an event stream as JSON")
            << Script::response(200, "application/json", streamed(notice) + streamed(good)) << true;
        QTest::newRow("an event stream without a content type")
            << Script::response(200, {}, "data: " + good + "\n\n") << true;
        QTest::newRow("JSON as an event stream") << Script::stream(good) << false;
        QTest::newRow("an event stream with a length")
            << Script::response(200, "text/event-stream; charset=utf-8", streamed(good)) << true;
    }

    void findsTheResult()
    {
        QFETCH(Script, script);
        QFETCH(bool, eventStream);
        const RpcResponse response = answerTo(script);
        QVERIFY2(!response.error, response.error ? qPrintable(response.error->detail) : "");
        QCOMPARE(response.result, R"({"tools":[1.0]})");
        QCOMPARE(response.eventStream, eventStream);
        QVERIFY(!response.fault);
        QVERIFY(!response.http.fault); // did not wait for the deadline
    }

    void explainsErrors_data()
    {
        addColumns<Script, ErrorKind>("script", "kind");
        QTest::newRow("only white space") << Script::json(" \r\n") << ErrorKind::EmptyResponse;
        QTest::newRow("202 without a body") << Script::response(202, {}, {}) << ErrorKind::EmptyResponse;
        const QByteArray errorEvent = "event: error\ndata: {\"message\":\"quota\"}\n\n";
        QTest::newRow("an error event in a stream that stays open")
            << Script::stream(errorEvent, Script::After::KeepOpen) << ErrorKind::ServerFault;
        QTest::newRow("an error event that is an answer")
            << Script::stream("event: error\n" + streamed(R"({"jsonrpc":"2.0","id":"r7","error":{"code":7}})"))
            << ErrorKind::RpcError;
        QTest::newRow("a refused key with 200")
            << Script::json(R"({"jsonrpc":"2.0","id":"r7","error":{"code":-32001,"message":"Unauthorized"}})")
            << ErrorKind::CredentialsRefused;
        QTest::newRow("a refused key with 500")
            << Script::response(500, "application/json",
                                R"({"jsonrpc":"2.0","id":"r7","error":{"code":-32603,"message":"Missing API key"}})")
            << ErrorKind::CredentialsRefused;
        QTest::newRow("a lost session with the same code")
            << Script::json(R"({"jsonrpc":"2.0","id":"r7","error":{"code":-32001,"message":"Session not found"}})")
            << ErrorKind::RpcError;
        QTest::newRow("plain text") << Script::response(200, "text/plain", "[" + good + "," + good + "]")
                                    << ErrorKind::NotUnderstood;
        QTest::newRow("401 in plain text")
            << Script::response(401, "text/plain", "link an account") << ErrorKind::CredentialsRefused;
    }

    void explainsErrors()
    {
        QFETCH(Script, script);
        QFETCH(ErrorKind, kind);
        const RpcResponse response = answerTo(script);
        QVERIFY(!response.result);
        QVERIFY(response.error);
        QCOMPARE(response.error->kind, kind);
        QCOMPARE(response.error->status, response.http.status);
    }

    /// Qt 6.4 ends a request at 102 and 103, so what follows stays unread.
    void anInterimResponseIsNamed()
    {
        for (const int status : {102, 103}) {
            const QByteArray interim = "HTTP/1.1 " + QByteArray::number(status) + " Wait\r\n\r\n";
            const RpcResponse response = answerTo({interim + Script::json(good).bytes, Script::After::Close});
            QCOMPARE(response.result.has_value(), response.http.status == 200);
            if (response.result)
                continue;
            QCOMPARE(response.http.status, status);
            QCOMPARE(response.error->kind, ErrorKind::NotUnderstood);
            QVERIFY(response.error->detail.text().contains(QString::number(status)));
        }
    }

    void errorHasItsCode()
    {
        const RpcResponse response = answerTo(
            Script::stream(streamed(R"({"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"no such"}})"),
                           Script::After::KeepOpen));
        QVERIFY(response.fault);
        QCOMPARE(response.fault->code, -32602);
        QCOMPARE(response.error->kind, ErrorKind::RpcError);
        QCOMPARE(response.error->detail, u"-32602"_s);
        QCOMPARE(response.error->quote, u"no such"_s);
    }

    void refusalKeepsItsError_data()
    {
        QTest::addColumn<Script>("script");
        const QByteArray body =
            R"({"jsonrpc":"2.0","id":"server-error","error":{"code":-32022,"message":"v","data":{"supported":["a"]}}})";
        QTest::newRow("plain") << Script::response(400, "application/json", body);
        QTest::newRow("in an event stream") << Script::response(400, "text/event-stream", streamed(body));
    }

    void refusalKeepsItsError()
    {
        QFETCH(Script, script);
        const RpcResponse response = answerTo(script);
        QCOMPARE(response.error->kind, ErrorKind::Refused);
        QCOMPARE(response.error->status, 400);
        QCOMPARE(response.error->quote, u"v"_s);
        QVERIFY(response.fault);
        QCOMPARE(response.fault->code, -32022);
        QCOMPARE(response.fault->data, R"({"supported":["a"]})");
    }

    void openStreamReportsItsContent()
    {
        const QByteArray wrongId = R"({"jsonrpc":"2.0","id":"6","result":{}})";
        const RpcResponse other = answerTo(Script::stream(streamed(wrongId), Script::After::KeepOpen));
        const RpcResponse nothing = answerTo(Script::stream(": ping\n\n", Script::After::KeepOpen));
        QVERIFY(!other.error->detail.isEmpty());
        QCOMPARE(nothing.error->detail, QString());
        QVERIFY(errorText(*other.error).what != errorText(*nothing.error).what);
    }

    void anEventStreamHasMoreTime()
    {
        HostileServer server(Script::stream(": ping\n\n", Script::After::KeepOpen));
        const HttpLimits limits{{1500ms, 2500ms}};
        RpcCall call({server.url(), {}, u"r7"_s, u"tools/list"_s, "{}", limits});
        const auto response = ended<RpcResponse>(call);
        QCOMPARE(response.error->kind, ErrorKind::TimedOut);
        QVERIFY(response.http.elapsedMs() >= 2200); // a coarse timer may fire early
    }

    void tooManyEventsAreAnError()
    {
        const QByteArray events = QByteArray("data: 1\n\n").repeated(EventStream::maxEvents + 1);
        HostileServer server(Script::stream(events + streamed(good), Script::After::KeepOpen));
        RpcCall call({server.url(), {}, u"r7"_s, u"tools/list"_s, "{}", {{5s, 5s}}});
        const auto response = ended<RpcResponse>(call);
        QCOMPARE(response.error->kind, ErrorKind::ResponseTooLarge);
    }

    void notificationNeedsNoResponse()
    {
        const RpcResponse response = answerTo(Script::response(202, {}, {}), {});
        QVERIFY(!response.error);
        QVERIFY(!response.result);
        QCOMPARE(answerTo(Script::response(404, {}, {}), {}).error->kind, ErrorKind::NotFound);
    }
};

RC_TEST(TestRpcCall)

} // namespace rc::tst_rpccall

#include "tst_rpccall.moc"
