// SPDX-License-Identifier: GPL-3.0-or-later
// A server that announces list changes, and one that does not.
#include "service/tools/toollistener.h"
#include "toolcalls.h"

namespace rc::tst_toollistener {

namespace {

const QByteArray acknowledged = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/subscriptions/acknowledged\","
                                "\"params\":{\"notifications\":{\"toolsListChanged\":true}}}";
const QByteArray agreedToNothing = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/subscriptions/acknowledged\","
                                   "\"params\":{\"notifications\":{}}}";
const QByteArray listChanged = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}";

} // namespace

class TestToolListener : public QObject
{
    Q_OBJECT

private slots:
    void reportsListChanges_data()
    {
        QTest::addColumn<Dialect>("dialect");
        QTest::addColumn<QByteArray>("response"); // to the listening request
        QTest::addColumn<bool>("keeps");
        QTest::addColumn<QByteArray>("announced"); // by a session
        addColumns<bool, int, bool>("agreed", "changes", "ends");
        const auto row = [](const char *name, Dialect dialect, const QByteArray &response, bool agreed, int changes,
                            bool ends, bool keeps = true, const QByteArray &announced = "{\"listChanged\":true}") {
            QTest::newRow(name) << dialect << response << keeps << announced << agreed << changes << ends;
        };
        using enum Dialect;
        row("one that tells", Modern, openStream({acknowledged, listChanged, listChanged}), true, 2, false);
        row("one that breaks off", Modern, openStream({acknowledged, listChanged}), true, 1, true, false);
        row("one that agrees to nothing", Modern, openStream({agreedToNothing}), false, 0, true);
        row("one that does not know it", Modern, httpResponse(404, rpcError(-32601, "Method not found")), false, 0,
            true);
        row("a session that tells", Session, openStream({listChanged}), true, 1, false);
        row("a session that does not", Session, openStream({listChanged}), false, 0, true, true, "{}");
        row("a session without a stream", Session, httpResponse(405, ""), false, 0, true);
        row("a plain server", Plain, {}, false, 0, true);
    }

    void reportsListChanges()
    {
        QFETCH(Dialect, dialect);
        QFETCH(QByteArray, response);
        QFETCH(bool, keeps);
        QFETCH(QByteArray, announced);
        QFETCH(bool, agreed);
        QFETCH(int, changes);
        QFETCH(bool, ends);
        ScriptedServer server([&](const ReceivedRequest &r) {
            if (r.asks("initialize"))
                return httpResponse(
                    200,
                    rpcResult(r, "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":" + announced + "}}"),
                    "application/json", "Mcp-Session-Id: s-7\r\n");
            return dialect == Dialect::Modern || r.verb == "GET" ? response : httpResponse(202, "");
        });
        if (keeps)
            server.keepConnections();
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), dialect);
        ToolListener listener(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, memory,
                              HttpLimits{{10s}});
        const QSignalSpy listening(&listener, &ToolListener::listening);
        const QSignalSpy changed(&listener, &ToolListener::changed);
        const QSignalSpy ended(&listener, &ToolListener::ended);
        listener.start();
        QTRY_VERIFY(!listening.isEmpty() || !ended.isEmpty());
        QCOMPARE(listening.size(), agreed ? 1 : 0);
        QTRY_COMPARE(changed.size(), changes);
        QTRY_COMPARE(ended.size(), ends ? 1 : 0);
        if (ends)
            QCOMPARE(ended.first().first().toBool(), agreed);
        QCOMPARE(listener.isListening(), !ends);
        if (dialect == Dialect::Plain)
            QVERIFY(server.seen().isEmpty());
        if (dialect != Dialect::Modern)
            return;
        QCOMPARE(server.seen().size(), 1);
        const ReceivedRequest &seen = server.seen().first();
        QVERIFY(seen.asks("subscriptions/listen"));
        QVERIFY(seen.body.contains("\"notifications\":{\"toolsListChanged\":true}"));
        QCOMPARE(seen.headers.value("mcp-method"), QByteArray("subscriptions/listen"));
    }
};

RC_TEST(TestToolListener)

} // namespace rc::tst_toollistener

#include "tst_toollistener.moc"
