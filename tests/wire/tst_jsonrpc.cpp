// SPDX-License-Identifier: GPL-3.0-or-later
// JSON-RPC envelopes: responses to us, and lookalikes.
#include "support/testprogram.h"
#include "wire/rpc/detail/jsonrpc.h"

namespace rc::tst_jsonrpc {

class TestJsonRpc : public QObject
{
    Q_OBJECT

private slots:
    void requestIsExact();

    void acceptsResults_data()
    {
        addColumns<QByteArray, QByteArray>("json", "result");
        const auto row = [](const char *name, const QByteArray &json, const QByteArray &result) {
            QTest::newRow(name) << json << result;
        };
        row("plain", R"({"jsonrpc":"2.0","id":"r7","result":{"tools":[]}})", R"({"tools":[]})");
        row("in another order", R"({"result":{},"id":"r7","jsonrpc":"2.0"})", "{}");
        row("digits as sent", R"({"jsonrpc":"2.0","id":"r7","result":[1.0,1e-7]})", "[1.0,1e-7]");
        row("null is a result", R"({"jsonrpc":"2.0","id":"r7","result":null})", "null");
        row("an error that is null is none", R"({"jsonrpc":"2.0","id":"r7","result":1,"error":null})", "1");
        row("an escaped id", R"({"jsonrpc":"2.0","id":"r\u0037","result":1})", "1");
        row("in a list of one", R"([{"jsonrpc":"2.0","id":"r7","result":1}])", "1");
        row("members of no meaning", R"({"jsonrpc":"2.0","id":"r7","result":1,"x":2})", "1");
    }

    void acceptsResults()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, result);
        const auto response = rpcResponse(json, u"r7"_s);
        QVERIFY(response);
        QCOMPARE(response->result, result);
        QVERIFY(!response->fault);
    }

    void acceptsErrors_data()
    {
        addColumns<QByteArray, RpcFault>("json", "fault");
        const RpcFault plain{-32600, u"no"_s, {}};
        const auto error = [](const QByteArray &id) {
            return QByteArray(R"({"jsonrpc":"2.0",)" + id + R"("error":{"code":-32600,"message":"no"}})");
        };
        QTest::newRow("with our id") << error(R"("id":"r7",)") << plain;
        QTest::newRow("with the id null") << error(R"("id":null,)") << plain;
        QTest::newRow("with the id server-error") << error(R"("id":"server-error",)") << plain;
        QTest::newRow("with a number as id") << error(R"("id":7,)") << plain;
        QTest::newRow("without an id") << error("") << plain;
        QTest::newRow("with data")
            << QByteArray(
                   R"({"jsonrpc":"2.0","id":"r7","error":{"code":-32022,"message":"v","data":{"supported":["a"]}}})")
            << RpcFault{-32022, u"v"_s, R"({"supported":["a"]})"};
        QTest::newRow("in a list of one") << '[' + error(R"("id":"r7",)") + ']' << plain;
        QTest::newRow("beside a result that is null, without a code")
            << QByteArray(R"({"jsonrpc":"2.0","id":"r7","result":null,"error":{"message":"no"}})")
            << RpcFault{0, u"no"_s, {}};
        QTest::newRow("without a message")
            << QByteArray(R"({"jsonrpc":"2.0","id":"r7","error":{"code":1}})") << RpcFault{1, {}, {}};
    }

    void acceptsErrors()
    {
        QFETCH(QByteArray, json);
        QFETCH(RpcFault, fault);
        const auto response = rpcResponse(json, u"r7"_s);
        QVERIFY(response);
        QVERIFY(!response->result);
        QCOMPARE(response->fault, fault);
    }

    void refuses_data()
    {
        addColumns<QByteArray, ErrorKind>("json", "kind");
        const auto row = [](const char *name, const QByteArray &json, ErrorKind kind) {
            QTest::newRow(name) << json << kind;
        };
        row("nothing", {}, ErrorKind::NotJson);
        row("no JSON", "hello", ErrorKind::NotJson);
        row("a second result", R"({"jsonrpc":"2.0","id":"r7","result":1,"result":2})", ErrorKind::NotJson);
        row("an array", "[]", ErrorKind::NotUnderstood);
        row("a list of two", R"([{"jsonrpc":"2.0","id":"r7","result":1},{"jsonrpc":"2.0","id":"r8","result":1}])",
            ErrorKind::NotUnderstood);
        row("a list in a list", "[[{}]]", ErrorKind::NotUnderstood);
        row("a text", "\"a\"", ErrorKind::NotUnderstood);
        row("an empty object", "{}", ErrorKind::NotUnderstood);
        row("a service's own error", R"({"detail":"no"})", ErrorKind::NotUnderstood);
        row("another version", R"({"jsonrpc":"1.0","id":"r7","result":1})", ErrorKind::NotUnderstood);
        row("the version as a number", R"({"jsonrpc":2.0,"id":"r7","result":1})", ErrorKind::NotUnderstood);
        row("another id", R"({"jsonrpc":"2.0","id":"8","result":1})", ErrorKind::WrongId);
        row("our id as a number", R"({"jsonrpc":"2.0","id":7,"result":1})", ErrorKind::WrongId);
        row("the id null", R"({"jsonrpc":"2.0","id":null,"result":1})", ErrorKind::WrongId);
        row("no id", R"({"jsonrpc":"2.0","result":1})", ErrorKind::WrongId);
        row("neither result nor error", R"({"jsonrpc":"2.0","id":"r7"})", ErrorKind::MissingResult);
        row("both", R"({"jsonrpc":"2.0","id":"r7","result":1,"error":{"code":1,"message":""}})",
            ErrorKind::MissingResult);
        row("an error that is a text", R"({"jsonrpc":"2.0","id":"r7","error":"no"})", ErrorKind::NotUnderstood);
    }

    void refuses()
    {
        QFETCH(QByteArray, json);
        QFETCH(ErrorKind, kind);
        const auto response = rpcResponse(json, u"r7"_s);
        QVERIFY(!response);
        QCOMPARE(response.error().kind, kind);
    }

    void recognizesServerMessages()
    {
        const auto isOne = [](const QByteArray &json) {
            const auto tape = JsonTape::read(json);
            return tape && isServerMessage(tape->root());
        };
        QVERIFY(isOne(R"({"jsonrpc":"2.0","method":"notifications/message","params":{}})"));
        QVERIFY(isOne(R"({"jsonrpc":"2.0","id":"r7","method":"ping"})"));
        QVERIFY(!isOne(R"({"jsonrpc":"2.0","id":"r7","result":{"method":"x"}})"));
        QVERIFY(!isOne("method"));
    }
};

void TestJsonRpc::requestIsExact()
{
    QCOMPARE(rpcRequest(u"r7"_s, u"tools/list"_s), R"({"jsonrpc":"2.0","id":"r7","method":"tools/list","params":{}})");
    QCOMPARE(rpcRequest(u"7"_s, u"tools/list"_s), R"({"jsonrpc":"2.0","id":7,"method":"tools/list","params":{}})");
    QCOMPARE(rpcId(u"0"_s), "0");
    QCOMPARE(rpcId(u"07"_s), "\"07\""); // not a JSON number
    QVERIFY(rpcResponse(R"({"jsonrpc":"2.0","id":7,"result":{}})", u"7"_s));
    QVERIFY(!rpcResponse(R"({"jsonrpc":"2.0","id":"7","result":{}})", u"7"_s));
    QVERIFY(!rpcResponse(R"({"jsonrpc":"2.0","id":8,"result":{}})", u"7"_s));
    QCOMPARE(rpcRequest(u"a\"b"_s, u"tools/list"_s, R"({"cursor":""})"),
             R"({"jsonrpc":"2.0","id":"a\"b","method":"tools/list","params":{"cursor":""}})");
    QCOMPARE(rpcNotification(u"notifications/initialized"_s),
             R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
}

RC_TEST(TestJsonRpc)

} // namespace rc::tst_jsonrpc

#include "tst_jsonrpc.moc"
