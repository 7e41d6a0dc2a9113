// SPDX-License-Identifier: GPL-3.0-or-later
// Tool lists in the three dialects, over pages, and from servers that misbehave.
#include "service/tools/toollistjob.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_toollistjob {

namespace {

const QByteArray oneTool = "{\"tools\":[{\"name\":\"one\"}]}";
const QByteArray oneModernTool =
    R"({"tools":[{"name":"one"}],"resultType":"complete","ttlMs":5000,"cacheScope":"private",)"
    R"("_meta":{"io.modelcontextprotocol/serverInfo":{"name":"Mo","version":"7"}}})";

struct Listed
{
    ToolListResult result;
    int finished = 0;
};

/// Runs a job to its end.
Listed listFrom(const ScriptedServer &server, DialectMemory &memory, const HttpLimits &limits = {})
{
    ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {u"mara"_s, {}, {}}}, memory, limits);
    QSignalSpy spy(&job, &ToolListJob::finished);
    job.start();
    if (!spy.wait(5000))
        return {};
    QCoreApplication::processEvents();
    return {spy.first().first().value<ToolListResult>(), int(spy.count())};
}

/// A server with sessions, as the specification to 2025-11-25 has it.
QByteArray sessionAnswer(const SeenRequest &request)
{
    const QByteArray named = "Mcp-Session-Id: s-7\r\n";
    if (request.verb == "DELETE")
        return httpAnswer(200, "");
    if (request.asks("initialize"))
        return httpAnswer(200, rpcResult(request, "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{}}"),
                          "application/json", named);
    if (request.headers.value("mcp-session-id") != "s-7")
        return httpAnswer(400, rpcError(-32000, "Bad Request: No valid session ID provided"));
    if (request.asks("notifications/initialized"))
        return httpAnswer(202, "");
    return httpAnswer(200, rpcResult(request, oneTool));
}

} // namespace

class TestToolListJob : public QObject
{
    Q_OBJECT

private slots:
    void plainIsExactlyTheSpecifiedRequest()
    {
        ScriptedServer server([](const SeenRequest &r) { return httpAnswer(200, rpcResult(r, oneTool)); });
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Plain);
        const Listed listed = listFrom(server, memory);
        QCOMPARE(listed.finished, 1);
        QVERIFY(!listed.result.error);
        QCOMPARE(server.seen().size(), 1);
        const SeenRequest &seen = server.seen().first();
        QCOMPARE(seen.path, QByteArray("/mcp/"));
        QCOMPARE(seen.body, "{\"jsonrpc\":\"2.0\",\"id\":" + idOf(seen) + ",\"method\":\"tools/list\",\"params\":{}}");
        QVERIFY(idOf(seen).startsWith('"'));
        QCOMPARE(seen.headers.value("x-api-key"), QByteArray("k-1"));
        QCOMPARE(seen.headers.value("x-user-username"), QByteArray("mara"));
        QVERIFY(!seen.headers.contains("mcp-protocol-version"));
        QVERIFY(listed.result.catalog.complete);
        QCOMPARE(listed.result.catalog.tools.size(), 1);
        QVERIFY(!listed.result.catalog.eventStream);
    }

    void eventStream()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return httpAnswer(200, ": hello\r\nevent: message\r\ndata: " + rpcResult(r, oneTool) + "\r\n\r\n",
                              "text/event-stream");
        });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QVERIFY(listed.result.catalog.eventStream);
        QVERIFY(listed.result.catalog.complete);
    }

    void sessionIsOpenedEchoedAndDeleted()
    {
        ScriptedServer server(sessionAnswer);
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QVERIFY(!listed.result.error);
        QCOMPARE(listed.result.catalog.dialect, Dialect::Session);
        QCOMPARE(listed.result.catalog.tools.size(), 1);
        QCOMPARE(server.seen().size(), 5); // modern, initialize, initialized, list, DELETE
        QVERIFY(server.seen().at(1).body.contains("\"protocolVersion\":\"2025-11-25\""));
        QVERIFY(server.seen().at(1).body.contains("\"name\":\"resource-console\""));
        QCOMPARE(server.seen().at(3).headers.value("mcp-protocol-version"), QByteArray("2025-06-18"));
        QCOMPARE(server.seen().at(4).verb, QByteArray("DELETE"));
        QCOMPARE(server.seen().at(4).headers.value("mcp-session-id"), QByteArray("s-7"));
        QCOMPARE(memory.dialectOf(QUrl(server.base() + u"/mcp/"_s)), Dialect::Session);

        const Listed again = listFrom(server, memory);
        QVERIFY(!again.result.error);
        QCOMPARE(server.seen().size(), 9); // The remembered dialect comes first.
    }

    void lostSessionIsOpenedOnceMore()
    {
        int lists = 0;
        ScriptedServer server([&](const SeenRequest &r) {
            if (r.asks("tools/list") && r.headers.contains("mcp-session-id") && ++lists == 1)
                return httpAnswer(404, "");
            return sessionAnswer(r);
        });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QVERIFY(!listed.result.error);
        QCOMPARE(lists, 2);
    }

    void sessionThatIsNeverKnownEnds()
    {
        ScriptedServer server([&](const SeenRequest &r) {
            return r.asks("tools/list") && r.headers.contains("mcp-session-id") ? httpAnswer(404, "")
                                                                                : sessionAnswer(r);
        });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QVERIFY(listed.result.error.has_value());
        QCOMPARE(listed.finished, 1);
    }

    void modern_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QByteArray>("version");
        QTest::newRow("header mismatch") << -32020 << QByteArray() << QByteArray("2026-07-28");
        QTest::newRow("missing capability") << -32021 << QByteArray() << QByteArray("2026-07-28");
        QTest::newRow("unsupported version, a newer one")
            << -32022 << QByteArray("{\"supported\":[\"2025-11-25\",\"2027-01-01\"]}") << QByteArray("2027-01-01");
    }

    void modern()
    {
        QFETCH(int, code);
        QFETCH(QByteArray, data);
        QFETCH(QByteArray, version);
        ScriptedServer server([&](const SeenRequest &r) {
            return r.headers.contains("mcp-method") ? httpAnswer(200, rpcResult(r, oneModernTool))
                                                    : httpAnswer(400, rpcError(code, "no", data));
        });
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Plain);
        const Listed listed = listFrom(server, memory);
        QVERIFY(!listed.result.error);
        QCOMPARE(listed.result.catalog.dialect, Dialect::Modern);
        QCOMPARE(server.seen().size(), 2);
        const SeenRequest &seen = server.seen().last();
        QCOMPARE(seen.headers.value("mcp-protocol-version"), version);
        QCOMPARE(seen.headers.value("mcp-method"), QByteArray("tools/list"));
        const QByteArray prefix = "\"io.modelcontextprotocol/";
        const QByteArrayList meta{prefix + "protocolVersion\":\"" + version + '"', prefix + "clientCapabilities\":{}",
                                  prefix + "clientInfo\":{\"name\""};
        for (const QByteArray &part : meta)
            QVERIFY2(seen.body.contains(part), part.constData());
    }

    void modernComesFirst()
    {
        ScriptedServer server([](const SeenRequest &r) { return httpAnswer(200, rpcResult(r, oneModernTool)); });
        DialectMemory memory;
        const ToolCatalog catalog = listFrom(server, memory).result.catalog;
        QCOMPARE(server.seen().size(), 1);
        QCOMPARE(server.seen().first().headers.value("mcp-method"), "tools/list");
        QCOMPARE(catalog.dialect, Dialect::Modern);
        QCOMPARE(catalog.version, "2026-07-28");
        QCOMPARE(catalog.server, (ServerIdentity{u"Mo"_s, u"7"_s}));
        QCOMPARE(catalog.cache, (CacheHints{5000, u"private"_s}));
        QCOMPARE(memory.known(QUrl(server.base() + u"/mcp/"_s))->dialect, Dialect::Modern);
    }

    void aServerOfBeforeAnswersTheModernRequestPlainly()
    {
        ScriptedServer server([](const SeenRequest &r) { return httpAnswer(200, rpcResult(r, oneTool)); });
        DialectMemory memory;
        QCOMPARE(listFrom(server, memory).result.catalog.dialect, Dialect::Plain);
        QCOMPARE(server.seen().size(), 1);
        listFrom(server, memory);
        QCOMPARE(server.seen().size(), 2);
        QVERIFY(!server.seen().last().headers.contains("mcp-method"));
    }

    void aModernServerIsAskedForNothingOlder()
    {
        // -32020, then -32022 with a version: each is worth one more try.
        int asked = 0;
        ScriptedServer server([&](const SeenRequest &r) {
            ++asked;
            if (asked == 1)
                return httpAnswer(400, rpcError(-32020, "headers"));
            if (asked == 2)
                return httpAnswer(400, rpcError(-32022, "version", R"({"supported":["2026-07-28"]})"));
            return httpAnswer(200, rpcResult(r, oneModernTool));
        });
        DialectMemory memory;
        QCOMPARE(listFrom(server, memory).result.catalog.tools.size(), 1);
        QCOMPARE(asked, 3);

        ScriptedServer stubborn([](const SeenRequest &) { return httpAnswer(400, rpcError(-32022, "no")); });
        DialectMemory other;
        QVERIFY(listFrom(stubborn, other).result.error.has_value());
        QCOMPARE(stubborn.seen().size(), 2);
        for (const SeenRequest &seen : stubborn.seen())
            QVERIFY(seen.headers.contains("mcp-method"));
    }

    void aBareRequestThatIsRefusedForItsMeta()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return r.headers.contains("mcp-method")
                       ? httpAnswer(200, rpcResult(r, oneModernTool))
                       : httpAnswer(400, rpcError(-32602, "Invalid params: missing _meta keys"));
        });
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Plain);
        QCOMPARE(listFrom(server, memory).result.catalog.dialect, Dialect::Modern);
        QCOMPARE(server.seen().size(), 2);
    }

    void aPinnedDialectIsTheOnlyOne()
    {
        for (const Dialect dialect : dialectsInOrder) {
            ScriptedServer server([](const SeenRequest &) { return httpAnswer(400, rpcError(-32600, "no")); });
            DialectMemory memory;
            Identity identity{u"mara"_s, {}, {}};
            identity.dialect = dialect;
            ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), identity}, memory);
            QSignalSpy spy(&job, &ToolListJob::finished);
            job.start();
            QVERIFY(spy.wait(5000));
            QCOMPARE(server.seen().size(), 1);
            QCOMPARE(server.seen().first().headers.contains("mcp-method"), dialect == Dialect::Modern);
            QCOMPARE(server.seen().first().asks("initialize"), dialect == Dialect::Session);
            QVERIFY(!memory.known(QUrl(server.base() + u"/mcp/"_s)));
        }
    }

    void instructionsAreAskedForWhereTheyAreWanted()
    {
        ScriptedServer server([](const SeenRequest &r) {
            if (r.asks("server/discover"))
                return httpAnswer(200, rpcResult(r, R"({"resultType":"complete","instructions":"Be kind."})"));
            return httpAnswer(200, rpcResult(r, oneModernTool));
        });
        for (const bool wanted : {false, true}) {
            DialectMemory memory;
            ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, memory);
            if (wanted)
                job.wantInstructions();
            QSignalSpy spy(&job, &ToolListJob::finished);
            job.start();
            QVERIFY(spy.wait(5000));
            const ToolCatalog catalog = spy.first().first().value<ToolListResult>().catalog;
            QCOMPARE(catalog.instructions, wanted ? u"Be kind."_s : QString());
            QVERIFY(catalog.complete);
        }
        QCOMPARE(server.seen().size(), 3);
    }

    void onlyOldVersionsMeanASession()
    {
        ScriptedServer server([](const SeenRequest &r) {
            if (!r.asks("initialize") && !r.headers.contains("mcp-session-id"))
                return httpAnswer(400, rpcError(-32022, "no", "{\"supported\":[\"2025-11-25\"]}"));
            return sessionAnswer(r);
        });
        DialectMemory memory;
        QCOMPARE(listFrom(server, memory).result.catalog.dialect, Dialect::Session);
    }

    void staleMemoryFallsBackToPlain()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return r.asks("tools/list") ? httpAnswer(200, rpcResult(r, oneTool))
                                        : httpAnswer(200, rpcError(-32602, "Invalid request parameters"));
        });
        DialectMemory memory;
        memory.remember(QUrl(server.base() + u"/mcp/"_s), Dialect::Session);
        const Listed listed = listFrom(server, memory);
        QVERIFY(!listed.result.error);
        QCOMPARE(listed.result.catalog.dialect, Dialect::Plain);
        QCOMPARE(memory.dialectOf(QUrl(server.base() + u"/mcp/"_s)), Dialect::Plain);
    }

    void sinceWhenTheDialectIsRememberedIsTold()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return r.asks("tools/list") && !r.headers.contains("mcp-session-id")
                       ? httpAnswer(200, rpcResult(r, oneTool))
                       : httpAnswer(200, rpcError(-32602, "Invalid request parameters"));
        });
        const QUrl endpoint(server.base() + u"/mcp/"_s);
        const QDateTime then = QDateTime::currentDateTimeUtc().addDays(-3);
        for (const Dialect dialect : {Dialect::Plain, Dialect::Session}) {
            DialectMemory memory;
            memory.setKeeper([&] { return QList<KnownDialect>{{endpoint.toString(), dialect, {}, then}}; }, {});
            const ToolCatalog catalog = listFrom(server, memory).result.catalog;
            QCOMPARE(catalog.dialect, Dialect::Plain);
            // What was remembered of a server that speaks otherwise by now says nothing.
            QCOMPARE(catalog.dialectSince, dialect == Dialect::Plain ? then : QDateTime());
        }
        DialectMemory nothing;
        QVERIFY(!listFrom(server, nothing).result.catalog.dialectSince.isValid());
    }

    void noFallback_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("kind");
        QTest::newRow("401") << 401 << int(ErrorKind::CredentialsRefused);
        QTest::newRow("403") << 403 << int(ErrorKind::CredentialsRefused);
        QTest::newRow("404") << 404 << int(ErrorKind::NotFound);
        QTest::newRow("406") << 406 << int(ErrorKind::NotAcceptable);
        QTest::newRow("503") << 503 << int(ErrorKind::ServerFault);
        QTest::newRow("307") << 307 << int(ErrorKind::Redirected);
    }

    void noFallback()
    {
        QFETCH(int, status);
        QFETCH(int, kind);
        ScriptedServer server([&](const SeenRequest &) { return httpAnswer(status, "{\"detail\":\"session\"}"); });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QCOMPARE(server.seen().size(), 1);
        QCOMPARE(int(listed.result.error->kind), kind);
        QCOMPARE(listed.result.answer.status, status);
    }

    void everyDialectIsTriedOnceAndTheFirstErrorStands()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return httpAnswer(400, r.asks("initialize") ? rpcError(-32601, "second") : rpcError(-32000, "first"));
        });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QCOMPARE(server.seen().size(), 3);
        QVERIFY(listed.result.answer.body.contains("first"));
    }

    void pagesAreFollowed()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return httpAnswer(200,
                              rpcResult(r, r.body.contains("\"cursor\":\"\"")
                                               ? QByteArray("{\"tools\":[{\"name\":\"two\"}]}")
                                               : QByteArray("{\"tools\":[{\"name\":\"one\"}],\"nextCursor\":\"\"}")));
        });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QCOMPARE(listed.result.catalog.pages, 2);
        QCOMPARE(listed.result.catalog.tools.size(), 2);
        QVERIFY(listed.result.catalog.complete);
    }

    void incomplete_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<int>("pages");
        QTest::newRow("a repeated cursor") << u"repeat"_s << 2;
        QTest::newRow("more than a hundred pages") << u"endless"_s << maxToolPages;
        QTest::newRow("an error on the second page") << u"error"_s << 1;
        QTest::newRow("no list on the second page") << u"nolist"_s << 1;
    }

    void incomplete()
    {
        QFETCH(QString, how);
        int count = 0;
        ScriptedServer server([&](const SeenRequest &r) {
            ++count;
            if (count > 1 && how == "error"_L1)
                return httpAnswer(500, "");
            if (count > 1 && how == "nolist"_L1)
                return httpAnswer(200, rpcResult(r, "{}"));
            const QByteArray cursor = how == "endless"_L1 ? QByteArray::number(count) : QByteArray("same");
            return httpAnswer(200, rpcResult(r, "{\"tools\":[{\"name\":\"t\"}],\"nextCursor\":\"" + cursor + "\"}"));
        });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QVERIFY(!listed.result.error);
        QVERIFY(!listed.result.catalog.complete);
        QTEST(listed.result.catalog.pages, "pages");
        QCOMPARE(listed.result.catalog.tools.size(), listed.result.catalog.pages);
        QCOMPARE(listed.result.catalog.problems.size(), 1);
    }

    void tooManyToolsAreCut()
    {
        QByteArray tools = "{\"name\":\"t\"}";
        for (qsizetype i = 0; i < maxTools; ++i)
            tools += ",{\"name\":\"t\"}";
        ScriptedServer server(
            [&](const SeenRequest &r) { return httpAnswer(200, rpcResult(r, "{\"tools\":[" + tools + "]}")); });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory);
        QCOMPARE(listed.result.catalog.tools.size(), maxTools);
        QVERIFY(!listed.result.catalog.complete);
    }

    void allPagesShareOneCap()
    {
        int count = 0;
        ScriptedServer server([&](const SeenRequest &r) {
            const QByteArray filler(600, 'x');
            return httpAnswer(200, rpcResult(r, "{\"tools\":[{\"name\":\"t\",\"description\":\"" + filler +
                                                    "\"}],\"nextCursor\":\"" + QByteArray::number(++count) + "\"}"));
        });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory, {defaultDeadline, 2000});
        QVERIFY(!listed.result.catalog.complete);
        QCOMPARE(listed.result.catalog.pages, 2);
    }

    void oneDeadlineForTheWholeJob()
    {
        ScriptedServer server([](const SeenRequest &) { return QByteArray("silent"); });
        DialectMemory memory;
        const Listed listed = listFrom(server, memory, {std::chrono::milliseconds(150), toolListAnswerCap});
        QCOMPARE(listed.result.error->kind, ErrorKind::TimedOut);
    }

    void abortEndsOnce()
    {
        ScriptedServer server([](const SeenRequest &) { return QByteArray("silent"); });
        DialectMemory memory;
        ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, memory);
        QSignalSpy spy(&job, &ToolListJob::finished);
        job.start();
        QTRY_COMPARE(server.seen().size(), 1);
        job.abort();
        job.abort();
        QTRY_COMPARE(spy.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().value<ToolListResult>().error->kind, ErrorKind::Cancelled);
    }

    void withoutAKeyNothingIsAsked()
    {
        ScriptedServer server([](const SeenRequest &) { return QByteArray(); });
        DialectMemory memory;
        ToolListJob job(QUrl(server.base()), CatalogKind::General, {}, memory);
        QSignalSpy spy(&job, &ToolListJob::finished);
        job.start();
        QTRY_COMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().value<ToolListResult>().error->kind, ErrorKind::NoKey);
        QVERIFY(server.seen().isEmpty());
    }
};

RC_TEST(TestToolListJob)

} // namespace rc::tst_toollistjob

#include "tst_toollistjob.moc"
