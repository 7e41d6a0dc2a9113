// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON-RPC request finds its response in any framing, and reports why if there is none.
#include "core/words/errorwords.h"
#include "support/hostileserver.h"
#include "support/require.h"
#include "support/testprogram.h"
#include "tests/support/headerlines.h"
#include "wire/rpc/rpccall.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_rpccall {

namespace {

const QByteArray good = R"({"jsonrpc":"2.0","id":"r7","result":{"tools":[1.0]}})";
const QByteArray notice = R"({"jsonrpc":"2.0","method":"notifications/message","params":{}})";

QByteArray streamed(const QByteArray &data)
{
    return "event: message\r\ndata: " + data + "\r\n\r\n";
}

RpcAnswer answerTo(const Script &script, const QString &id = u"r7"_s)
{
    HostileServer server(script);
    RpcCall call(
        {server.url(u"/mcp/"_s), {{"X-API-Key", "k"}}, id, u"tools/list"_s, "{}", {2s, smallAnswerCap, {}, 2s}});
    RpcAnswer answer;
    int ends = 0;
    QObject::connect(&call, &RpcCall::finished, &call, [&](const RpcAnswer &final) {
        answer = final;
        ++ends;
    });
    call.start();
    RC_REQUIRE_WITHIN(10'000, ends > 0);
    return answer;
}

} // namespace

class TestRpcCall : public QObject
{
    Q_OBJECT

private slots:
    void theRequestIsTheSpecifiedOne();
    void findsTheResult_data();
    void findsTheResult();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void aFaultComesWithItsCode_data();
    void aFaultComesWithItsCode();
    void aRefusalKeepsItsFault_data();
    void aRefusalKeepsItsFault();
    void anOpenStreamSaysWhatItBrought();
    void anEventStreamHasMoreTime();
    void tooManyEventsEnd();
    void aNotificationNeedsNoAnswer();
    void abortEndsOnce();
    void destroyingIsSilent();
};

void TestRpcCall::theRequestIsTheSpecifiedOne()
{
    HostileServer server(Script::json(good));
    RpcCall call(
        {server.url(u"/mcp/"_s), {{"X-API-Key", "k"}, {"X-User-Username", "u"}}, u"r7"_s, u"tools/list"_s, "{}", {}});
    QSignalSpy finished(&call, &RpcCall::finished);
    call.start();
    QTRY_COMPARE(finished.size(), 1);
    const QByteArray raw = server.connections().value(0);
    QVERIFY(raw.startsWith("POST /mcp/ HTTP/1.1\r\n"));
    QCOMPARE(headerLines(raw, "Content-Type", "application/json"), 1);
    QCOMPARE(headerLines(raw, "Accept", "application/json, text/event-stream"), 1);
    QCOMPARE(headerLines(raw, "X-API-Key", "k"), 1);
    QCOMPARE(headerLines(raw, "X-User-Username", "u"), 1);
    QVERIFY(raw.endsWith(R"({"jsonrpc":"2.0","id":"r7","method":"tools/list","params":{}})"));
}

void TestRpcCall::findsTheResult_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<bool>("eventStream");
    using After = Script::After;
    const QByteArray wrongId = R"({"jsonrpc":"2.0","id":"6","result":{}})";

    QTest::newRow("plain JSON") << Script::json(good) << false;
    QTest::newRow("a character set") << Script::answer(200, "application/json; charset=utf-8", good) << false;
    QTest::newRow("no content type") << Script::answer(200, {}, good) << false;
    QTest::newRow("an event stream that ends") << Script::stream(streamed(good)) << true;
    QTest::newRow("an event stream that stays open") << Script::stream(streamed(good), After::KeepOpen) << true;
    QTest::newRow("an event stream that is reset after it")
        << Script::stream(streamed(good) + ": more\n", After::Reset) << true;
    QTest::newRow("a notification first") << Script::stream(streamed(notice) + streamed(good), After::KeepOpen) << true;
    QTest::newRow("a comment first") << Script::stream(": ping\n\n" + streamed(good), After::KeepOpen) << true;
    QTest::newRow("another id first") << Script::stream(streamed(wrongId) + streamed(good), After::KeepOpen) << true;
    QTest::newRow("an empty event first") << Script::stream("data:\n\n" + streamed(good), After::KeepOpen) << true;
    QTest::newRow("an event stream with a length")
        << Script::answer(200, "text/event-stream; charset=utf-8", streamed(good)) << true;
}

void TestRpcCall::findsTheResult()
{
    QFETCH(Script, script);
    QFETCH(bool, eventStream);
    const RpcAnswer answer = answerTo(script);
    QVERIFY2(!answer.error, answer.error ? qPrintable(answer.error->detail) : "");
    QCOMPARE(answer.result, R"({"tools":[1.0]})");
    QCOMPARE(answer.eventStream, eventStream);
    QVERIFY(!answer.fault);
    QVERIFY(answer.http.elapsedMs() < 900); // did not wait for the deadline
}

void TestRpcCall::saysWhatIsWrong_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<ErrorKind>("kind");
    const QByteArray wrongId = R"({"jsonrpc":"2.0","id":"6","result":{}})";
    const QByteArray page = "<!DOCTYPE html><html><body>Log in</body></html>";
    using After = Script::After;

    QTest::newRow("another id") << Script::json(wrongId) << ErrorKind::WrongId;
    QTest::newRow("another id in a stream") << Script::stream(streamed(wrongId)) << ErrorKind::WrongId;
    QTest::newRow("no result") << Script::json(R"({"jsonrpc":"2.0","id":"r7"})") << ErrorKind::MissingResult;
    QTest::newRow("result and error")
        << Script::json(R"({"jsonrpc":"2.0","id":"r7","result":1,"error":{"code":1,"message":"x"}})")
        << ErrorKind::MissingResult;
    QTest::newRow("a web page") << Script::answer(200, "text/html", page) << ErrorKind::WebPage;
    QTest::newRow("a web page that says it is JSON") << Script::json(page) << ErrorKind::WebPage;
    QTest::newRow("nothing") << Script::json("") << ErrorKind::EmptyAnswer;
    QTest::newRow("only white space") << Script::json(" \r\n") << ErrorKind::EmptyAnswer;
    QTest::newRow("202 without a body") << Script::answer(202, {}, {}) << ErrorKind::EmptyAnswer;
    QTest::newRow("an empty stream") << Script::stream("") << ErrorKind::EmptyAnswer;
    QTest::newRow("a stream of notifications") << Script::stream(streamed(notice)) << ErrorKind::ConnectionLost;
    QTest::newRow("a stream cut in the answer")
        << Script::stream("data: " + good.left(20)) << ErrorKind::ConnectionLost;
    QTest::newRow("a stream that says nothing") << Script::stream(": ping\n\n", After::KeepOpen) << ErrorKind::TimedOut;
    QTest::newRow("another id in a stream that stays open")
        << Script::stream(streamed(wrongId), After::KeepOpen) << ErrorKind::TimedOut;
    const QByteArray errorEvent = "event: error\ndata: {\"message\":\"quota\"}\n\n";
    QTest::newRow("an error event") << Script::stream(errorEvent) << ErrorKind::ServerFault;
    QTest::newRow("an error event in a stream that stays open")
        << Script::stream(errorEvent, After::KeepOpen) << ErrorKind::ServerFault;
    QTest::newRow("an error event that is an answer")
        << Script::stream("event: error\n" + streamed(R"({"jsonrpc":"2.0","id":"r7","error":{"code":7}})"))
        << ErrorKind::RpcError;
    QTest::newRow("a refused key with 200")
        << Script::json(R"({"jsonrpc":"2.0","id":"r7","error":{"code":-32001,"message":"Unauthorized"}})")
        << ErrorKind::CredentialsRefused;
    QTest::newRow("a refused key with 500")
        << Script::answer(500, "application/json",
                          R"({"jsonrpc":"2.0","id":"r7","error":{"code":-32603,"message":"Missing API key"}})")
        << ErrorKind::CredentialsRefused;
    QTest::newRow("a lost session with the same code")
        << Script::json(R"({"jsonrpc":"2.0","id":"r7","error":{"code":-32001,"message":"Session not found"}})")
        << ErrorKind::RpcError;
    QTest::newRow("compressed") << Script::answer(200, "application/json", good, "Content-Encoding: gzip\r\n")
                                << ErrorKind::NotUnderstood;
    QTest::newRow("no JSON in a stream") << Script::stream(streamed("hello")) << ErrorKind::NotJson;
    QTest::newRow("half JSON") << Script::json(good.left(20)) << ErrorKind::NotJson;
    QTest::newRow("plain text") << Script::answer(200, "text/plain", "[" + good + "]") << ErrorKind::NotUnderstood;
    QTest::newRow("a second result") << Script::json(R"({"jsonrpc":"2.0","id":"r7","result":1,"result":2})")
                                     << ErrorKind::NotJson;
    QTest::newRow("an array") << Script::json("[]") << ErrorKind::NotUnderstood;
    QTest::newRow("a service's own error") << Script::json(R"({"detail":"no"})") << ErrorKind::NotUnderstood;
    QTest::newRow("401") << Script::answer(401, "application/json", R"({"detail":"Invalid API key"})")
                         << ErrorKind::CredentialsRefused;
    QTest::newRow("401 in plain text") << Script::answer(401, "text/plain", "link an account")
                                       << ErrorKind::CredentialsRefused;
    QTest::newRow("406") << Script::answer(406, "application/json", "{}") << ErrorKind::NotAcceptable;
    QTest::newRow("503") << Script::answer(503, "application/json", R"({"detail":"x"})") << ErrorKind::ServerFault;
    QTest::newRow("307") << Script::answer(307, {}, {}, "Location: https://example.org/\r\n") << ErrorKind::Redirected;
    QTest::newRow("closed") << Script{{}, After::Close} << ErrorKind::ConnectionLost;
    QTest::newRow("too big") << Script::json(QByteArray(smallAnswerCap + 1, ' ')) << ErrorKind::AnswerTooLarge;
}

void TestRpcCall::saysWhatIsWrong()
{
    QFETCH(Script, script);
    QFETCH(ErrorKind, kind);
    const RpcAnswer answer = answerTo(script);
    QVERIFY(!answer.result);
    QVERIFY(answer.error);
    QCOMPARE(answer.error->kind, kind);
    QCOMPARE(answer.error->status, answer.http.status);
}

void TestRpcCall::aFaultComesWithItsCode_data()
{
    QTest::addColumn<Script>("script");
    const QByteArray withNull = R"({"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"no such"}})";
    const QByteArray withOther = R"({"jsonrpc":"2.0","id":"server-error","error":{"code":-32602,"message":"no such"}})";
    const QByteArray without = R"({"jsonrpc":"2.0","error":{"code":-32602,"message":"no such"}})";
    QTest::newRow("id null") << Script::json(withNull);
    QTest::newRow("another id") << Script::json(withOther);
    QTest::newRow("no id") << Script::json(without);
    QTest::newRow("in an open stream") << Script::stream(streamed(withNull), Script::After::KeepOpen);
}

void TestRpcCall::aFaultComesWithItsCode()
{
    QFETCH(Script, script);
    const RpcAnswer answer = answerTo(script);
    QVERIFY(answer.fault);
    QCOMPARE(answer.fault->code, -32602);
    QCOMPARE(answer.error->kind, ErrorKind::RpcError);
    QCOMPARE(answer.error->detail, u"-32602"_s);
    QCOMPARE(answer.error->quote, u"no such"_s);
}

void TestRpcCall::aRefusalKeepsItsFault_data()
{
    QTest::addColumn<Script>("script");
    const QByteArray body =
        R"({"jsonrpc":"2.0","id":"server-error","error":{"code":-32022,"message":"v","data":{"supported":["a"]}}})";
    QTest::newRow("plain") << Script::answer(400, "application/json", body);
    QTest::newRow("in an event stream") << Script::answer(400, "text/event-stream", streamed(body));
}

void TestRpcCall::aRefusalKeepsItsFault()
{
    QFETCH(Script, script);
    const RpcAnswer answer = answerTo(script);
    QCOMPARE(answer.error->kind, ErrorKind::Refused);
    QCOMPARE(answer.error->status, 400);
    QCOMPARE(answer.error->quote, u"v"_s);
    QVERIFY(answer.fault);
    QCOMPARE(answer.fault->code, -32022);
    QCOMPARE(answer.fault->data, R"({"supported":["a"]})");
}

void TestRpcCall::anOpenStreamSaysWhatItBrought()
{
    const QByteArray wrongId = R"({"jsonrpc":"2.0","id":"6","result":{}})";
    const RpcAnswer other = answerTo(Script::stream(streamed(wrongId), Script::After::KeepOpen));
    const RpcAnswer nothing = answerTo(Script::stream(": ping\n\n", Script::After::KeepOpen));
    QVERIFY(other.error->detail.contains(u"another request"_s));
    QCOMPARE(nothing.error->detail, QString());
    QVERIFY(errorWords(*other.error).what != errorWords(*nothing.error).what);
}

void TestRpcCall::anEventStreamHasMoreTime()
{
    HostileServer server(Script::stream(": ping\n\n", Script::After::KeepOpen));
    const HttpLimits limits{1500ms, smallAnswerCap, {}, 2500ms};
    RpcCall call({server.url(), {}, u"r7"_s, u"tools/list"_s, "{}", limits});
    QSignalSpy finished(&call, &RpcCall::finished);
    call.start();
    QTRY_COMPARE(finished.size(), 1);
    const auto answer = finished.at(0).at(0).value<RpcAnswer>();
    QCOMPARE(answer.error->kind, ErrorKind::TimedOut);
    QVERIFY(answer.http.elapsedMs() >= 2200); // a coarse timer may fire early
}

void TestRpcCall::tooManyEventsEnd()
{
    HostileServer server(Script::stream(streamed(notice).repeated(4) + streamed(good), Script::After::KeepOpen));
    RpcCall call({server.url(), {}, u"r7"_s, u"tools/list"_s, "{}", {5s, smallAnswerCap, {}, 5s, 3}});
    QSignalSpy finished(&call, &RpcCall::finished);
    call.start();
    QTRY_COMPARE(finished.size(), 1);
    const auto answer = finished.at(0).at(0).value<RpcAnswer>();
    QCOMPARE(answer.error->kind, ErrorKind::AnswerTooLarge);
    QVERIFY(errorWords(*answer.error).what.contains(u"more than 3 events"_s));
}

void TestRpcCall::aNotificationNeedsNoAnswer()
{
    const RpcAnswer answer = answerTo(Script::answer(202, {}, {}), {});
    QVERIFY(!answer.error);
    QVERIFY(!answer.result);
    QCOMPARE(answerTo(Script::answer(404, {}, {}), {}).error->kind, ErrorKind::NotFound);
}

void TestRpcCall::abortEndsOnce()
{
    HostileServer server(Script::stream(": ping\n\n", Script::After::KeepOpen));
    RpcCall call({server.url(), {}, u"r7"_s, u"tools/list"_s, "{}", {}});
    QSignalSpy finished(&call, &RpcCall::finished);
    QSignalSpy requested(&server, &HostileServer::requested);
    call.start();
    QTRY_COMPARE(requested.size(), 1);
    call.abort();
    call.abort();
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.at(0).at(0).value<RpcAnswer>().error->kind, ErrorKind::Cancelled);
}

void TestRpcCall::destroyingIsSilent()
{
    HostileServer server(Script::silent());
    auto call = std::make_unique<RpcCall>(RpcRequest{server.url(), {}, u"r7"_s, u"tools/list"_s, "{}", {}});
    QSignalSpy finished(call.get(), &RpcCall::finished);
    QSignalSpy requested(&server, &HostileServer::requested);
    QSignalSpy gone(&server, &HostileServer::disconnected);
    call->start();
    QTRY_COMPARE(requested.size(), 1);
    call.reset();
    QTRY_COMPARE(gone.size(), 1);
    QCOMPARE(finished.size(), 0);
}

RC_TEST(TestRpcCall)

} // namespace rc::tst_rpccall

#include "tst_rpccall.moc"
