// SPDX-License-Identifier: GPL-3.0-or-later
// A server that announces list changes, and one that does not.
#include "service/tools/toollistener.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_toollistener {

namespace {

const QByteArray acknowledged = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/subscriptions/acknowledged\","
                                "\"params\":{\"notifications\":{\"toolsListChanged\":true}}}";
const QByteArray agreedToNothing = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/subscriptions/acknowledged\","
                                   "\"params\":{\"notifications\":{}}}";
const QByteArray listChanged = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}";

QByteArray openStream(const QByteArrayList &messages)
{
    QByteArray bytes = "HTTP/1.1 200 Told\r\nContent-Type: text/event-stream\r\n\r\n";
    for (const QByteArray &message : messages)
        bytes += "data: " + message + "\n\n";
    return bytes;
}

} // namespace

class TestToolListener : public QObject
{
    Q_OBJECT

private slots:
    void modernServers_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<bool>("keeps");
        QTest::addColumn<int>("agreed");
        QTest::addColumn<int>("changes");
        QTest::addColumn<bool>("ends");
        QTest::newRow("one that tells") << openStream({acknowledged, listChanged, listChanged}) << true << 1 << 2
                                        << false;
        QTest::newRow("one that breaks off") << openStream({acknowledged, listChanged}) << false << 1 << 1 << true;
        QTest::newRow("one that agrees to nothing") << openStream({agreedToNothing}) << true << 0 << 0 << true;
        QTest::newRow("one that does not know it")
            << httpAnswer(404, rpcError(-32601, "Method not found")) << true << 0 << 0 << true;
    }

    void modernServers()
    {
        QFETCH(QByteArray, answer);
        QFETCH(bool, keeps);
        ScriptedServer server([&](const SeenRequest &) { return answer; });
        if (keeps)
            server.keepConnections();
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Modern);
        ToolListener listener(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, memory, HttpLimits{10s});
        QSignalSpy agreed(&listener, &ToolListener::listening);
        QSignalSpy changed(&listener, &ToolListener::changed);
        QSignalSpy ended(&listener, &ToolListener::ended);
        listener.start();
        QTEST(rc::waitFor([&] { return !agreed.isEmpty() || !ended.isEmpty(); }) ? int(agreed.size()) : -1, "agreed");
        QFETCH(int, changes);
        QFETCH(bool, ends);
        QTRY_COMPARE(changed.size(), changes);
        QTRY_COMPARE(ended.size(), ends ? 1 : 0);
        if (ends)
            QCOMPARE(ended.first().first().toBool(), !agreed.isEmpty());
        QCOMPARE(listener.isListening(), !ends);
        QCOMPARE(server.seen().size(), 1);
        const SeenRequest &seen = server.seen().first();
        QVERIFY(seen.asks("subscriptions/listen"));
        QVERIFY(seen.body.contains("\"notifications\":{\"toolsListChanged\":true}"));
        QCOMPARE(seen.headers.value("mcp-method"), QByteArray("subscriptions/listen"));
    }

    void sessions_data()
    {
        QTest::addColumn<QByteArray>("capabilities");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("listens");
        QTest::newRow("one that tells") << QByteArray("{\"tools\":{\"listChanged\":true}}") << 200 << true;
        QTest::newRow("one that does not") << QByteArray("{\"tools\":{}}") << 200 << false;
        QTest::newRow("one without a stream") << QByteArray("{\"tools\":{\"listChanged\":true}}") << 405 << false;
    }

    void sessions()
    {
        QFETCH(QByteArray, capabilities);
        QFETCH(int, status);
        QFETCH(bool, listens);
        ScriptedServer server([&](const SeenRequest &r) {
            if (r.verb == "GET")
                return status == 200 ? openStream({listChanged}) : httpAnswer(status, "");
            if (r.asks("initialize"))
                return httpAnswer(
                    200, rpcResult(r, "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":" + capabilities + '}'),
                    "application/json", "Mcp-Session-Id: s-7\r\n");
            return httpAnswer(202, "");
        });
        server.keepConnections();
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Session);
        ToolListener listener(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, memory, HttpLimits{10s});
        QSignalSpy agreed(&listener, &ToolListener::listening);
        QSignalSpy changed(&listener, &ToolListener::changed);
        QSignalSpy ended(&listener, &ToolListener::ended);
        listener.start();
        QTRY_COMPARE(agreed.size() + ended.size(), 1);
        QCOMPARE(agreed.size(), listens ? 1 : 0);
        if (listens)
            QTRY_COMPARE(changed.size(), 1);
        else
            QVERIFY(!ended.first().first().toBool());
        QCOMPARE(listener.isListening(), listens);
    }

    void plainServersSayNothing()
    {
        ScriptedServer server([](const SeenRequest &) { return httpAnswer(200, "{}"); });
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Plain);
        ToolListener listener(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, memory, HttpLimits{10s});
        QSignalSpy ended(&listener, &ToolListener::ended);
        listener.start();
        QVERIFY(ended.wait(5000));
        QVERIFY(server.seen().isEmpty());
    }
};

RC_TEST(TestToolListener)

} // namespace rc::tst_toollistener

#include "tst_toollistener.moc"
