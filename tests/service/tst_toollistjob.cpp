// SPDX-License-Identifier: GPL-3.0-or-later
// Tool lists in the three dialects, with pages, and from faulty servers.
#include "service/tools/toollistjob.h"
#include "support/ended.h"
#include "support/tlsserver.h"
#include "toolcalls.h"

namespace rc::tst_toollistjob {

namespace {

const QByteArray oneTool = "{\"tools\":[{\"name\":\"one\"}]}";
const QByteArray oneModernTool =
    R"({"tools":[{"name":"one"}],"resultType":"complete","ttlMs":5000,"cacheScope":"private",)"
    R"("_meta":{"io.modelcontextprotocol/serverInfo":{"name":"Mo","version":"7"}}})";

/// The first page, or the last one if the request has its cursor.
QByteArray pageOfTwo(const ReceivedRequest &request)
{
    return request.body.contains("\"cursor\":\"\"")
               ? R"({"tools":[{"name":"two"}],"resultType":"complete"})"
               : R"({"tools":[{"name":"one"}],"nextCursor":"","resultType":"complete"})";
}

ToolListResult listFrom(const ScriptedServer &server, DialectMemory &memory, const HttpLimits &limits = {},
                        const QString &path = {})
{
    ToolListJob job(QUrl(server.base() + path), CatalogKind::General, {Secret("k-1"), {u"mara"_s, {}, {}}}, memory,
                    limits);
    return ended<ToolListResult>(job);
}

ToolListResult listFrom(ToolServer &server, const HttpLimits &limits = {}, const QString &path = {})
{
    return listFrom(server, server.memory, limits, path);
}

QByteArray inSession(const ReceivedRequest &request)
{
    return sessionResponse(request, [&request] { return rpcReply(request, oneTool); });
}

QByteArray answerTo(const QByteArray &request)
{
    static const QRegularExpression idPattern(u"\"id\":\"([^\"]*)\""_s);
    const QByteArray id = idPattern.match(QString::fromUtf8(request)).captured(1).toUtf8();
    const auto result = [&id](const QByteArray &body) {
        return QByteArray(R"({"jsonrpc":"2.0","id":")" + id + R"(","result":)" + body + '}');
    };
    if (request.contains("\"initialize\"")) {
        QByteArray answer = jsonResponse(
            result(R"({"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"t","version":"1"}})"));
        return answer.replace("Connection: close", "Mcp-Session-Id: s-1\r\nConnection: close");
    }
    if (request.toLower().contains("mcp-session-id: s-1"))
        return jsonResponse(id.isEmpty() ? QByteArray("{}") : result(R"({"tools":[{"name":"lookup"}]})"));
    return "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: 22\r\n\r\n"
           "Server not initialized";
}

} // namespace

class TestToolListJob : public QObject
{
    Q_OBJECT

private slots:
    void plainRequestIsAsSpecified()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, oneTool); });
        server.remember(Dialect::Plain);
        const ToolListResult listed = listFrom(server);
        QVERIFY(!listed.error);
        QCOMPARE(server.seen().size(), 1);
        const ReceivedRequest &seen = server.seen().first();
        QCOMPARE(seen.path, QByteArray("/mcp/"));
        QCOMPARE(seen.body, "{\"jsonrpc\":\"2.0\",\"id\":" + idOf(seen) + ",\"method\":\"tools/list\",\"params\":{}}");
        QVERIFY(idOf(seen).startsWith('"'));
        QCOMPARE(seen.headers.value("x-api-key"), QByteArray("k-1"));
        QCOMPARE(seen.headers.value("x-user-username"), QByteArray("mara"));
        QCOMPARE(seen.headers.value("content-type"), QByteArray("application/json"));
        QCOMPARE(seen.headers.value("accept"), QByteArray("application/json, text/event-stream"));
        QVERIFY(!seen.headers.contains("mcp-protocol-version"));
        QVERIFY(listed.catalog.complete);
        QCOMPARE(listed.catalog.tools.size(), 1);
        QVERIFY(!listed.catalog.eventStream);
    }

    void sessionIsOpenedEchoedAndDeleted()
    {
        ToolServer server(inSession);
        const ToolListResult listed = listFrom(server);
        QVERIFY(!listed.error);
        QCOMPARE(listed.catalog.dialect, Dialect::Session);
        QCOMPARE(listed.catalog.tools.size(), 1);
        QCOMPARE(server.seen().size(), 5); // modern, initialize, initialized, list, DELETE
        QVERIFY(server.seen().at(1).body.contains("\"protocolVersion\":\"2025-11-25\""));
        QVERIFY(server.seen().at(1).body.contains("\"name\":\"resource-console\""));
        QCOMPARE(server.seen().at(3).headers.value("mcp-protocol-version"), QByteArray("2025-06-18"));
        QCOMPARE(server.seen().at(4).verb, QByteArray("DELETE"));
        QCOMPARE(server.seen().at(4).headers.value("mcp-session-id"), QByteArray("s-7"));
        QCOMPARE(server.known()->dialect, Dialect::Session);

        const ToolListResult again = listFrom(server);
        QVERIFY(!again.error);
        QCOMPARE(server.seen().size(), 9); // The remembered dialect comes first.
    }

    void sessionIdIsUsedIfItFits_data()
    {
        addColumns<QByteArray, bool>("id", "fits");
        QTest::newRow("a whole token") << QByteArray(4096, 'x') << true;
        QTest::newRow("endless") << QByteArray(8193, 'x') << false;
        QTest::newRow("a space") << QByteArray("a b") << false;
        QTest::newRow("not ASCII") << QByteArray("\xC3\xA9") << false;
    }

    void sessionIdIsUsedIfItFits()
    {
        QFETCH(QByteArray, id);
        QFETCH(bool, fits);
        ToolServer server([&](ReceivedRequest r) {
            if (r.headers.value("mcp-session-id") == id)
                r.headers["mcp-session-id"] = "s-7";
            return inSession(r).replace("s-7", id);
        });
        const ToolListResult listed = listFrom(server);
        QCOMPARE(listed.error.has_value(), !fits);
        QVERIFY(fits || listed.error->detail.text().contains(u"session"_s));
    }

    void lostSessionIsReopenedOnce_data()
    {
        QTest::addColumn<QByteArray>("refusal");
        QTest::newRow("404") << httpResponse(404, "");
        QTest::newRow("400") << httpResponse(400, rpcError(-32000, "Bad Request: Unknown Mcp-Session-Id"));
        QTest::newRow("400 in plain words") << httpResponse(400, "session expired", "text/plain");
    }

    void lostSessionIsReopenedOnce()
    {
        QFETCH(QByteArray, refusal);
        int lists = 0;
        ToolServer server([&](const ReceivedRequest &r) {
            if (r.asks("tools/list") && r.headers.contains("mcp-session-id") && ++lists == 1)
                return refusal;
            return inSession(r);
        });
        const ToolListResult listed = listFrom(server);
        QVERIFY(!listed.error);
        QVERIFY(listed.sessionOpened);
        QCOMPARE(lists, 2);
    }

    void modern_data()
    {
        addColumns<int, QByteArray, QByteArray>("code", "data", "version");
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
        ToolServer server([&](const ReceivedRequest &r) {
            return r.headers.contains("mcp-method") ? rpcReply(r, oneModernTool)
                                                    : httpResponse(400, rpcError(code, "no", data));
        });
        server.remember(Dialect::Plain);
        const ToolListResult listed = listFrom(server);
        QVERIFY(!listed.error);
        QCOMPARE(listed.catalog.dialect, Dialect::Modern);
        QCOMPARE(server.seen().size(), 2);
        const ReceivedRequest &seen = server.seen().last();
        QCOMPARE(seen.headers.value("mcp-protocol-version"), version);
        QCOMPARE(seen.headers.value("mcp-method"), QByteArray("tools/list"));
        const QByteArray prefix = "\"io.modelcontextprotocol/";
        const QByteArrayList meta{prefix + "protocolVersion\":\"" + version + '"', prefix + "clientCapabilities\":{}",
                                  prefix + "clientInfo\":{\"name\""};
        for (const QByteArray &part : meta)
            QVERIFY2(seen.body.contains(part), part.constData());
    }

    void modernDialectIsTriedFirst()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, oneModernTool); });
        const ToolCatalog catalog = listFrom(server).catalog;
        QCOMPARE(server.seen().size(), 1);
        QCOMPARE(server.seen().first().headers.value("mcp-method"), "tools/list");
        QCOMPARE(catalog.dialect, Dialect::Modern);
        QCOMPARE(catalog.version, "2026-07-28");
        QCOMPARE(catalog.server, (ServerIdentity{u"Mo"_s, u"7"_s}));
        QCOMPARE(catalog.cache, (CacheHints{5000, u"private"_s}));
        QCOMPARE(server.known()->dialect, Dialect::Modern);
    }

    void olderServerAnswersTheModernRequest()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, oneTool); });
        QCOMPARE(listFrom(server).catalog.dialect, Dialect::Plain);
        QCOMPARE(server.seen().size(), 1);
        listFrom(server);
        QCOMPARE(server.seen().size(), 2);
        QVERIFY(!server.seen().last().headers.contains("mcp-method"));
    }

    void modernServerGetsNoOlderRequest()
    {
        // -32020, then -32022 with a version: each allows another try.
        int asked = 0;
        ToolServer server([&](const ReceivedRequest &r) {
            ++asked;
            if (asked == 1)
                return httpResponse(400, rpcError(-32020, "headers"));
            if (asked == 2)
                return httpResponse(400, rpcError(-32022, "version", R"({"supported":["2026-07-28"]})"));
            return rpcReply(r, oneModernTool);
        });
        QCOMPARE(listFrom(server).catalog.tools.size(), 1);
        QCOMPARE(asked, 3);

        ToolServer stubborn([](const ReceivedRequest &) { return httpResponse(400, rpcError(-32022, "no")); });
        QVERIFY(listFrom(stubborn).error.has_value());
        QCOMPARE(stubborn.seen().size(), 2);
        for (const ReceivedRequest &seen : stubborn.seen())
            QVERIFY(seen.headers.contains("mcp-method"));
    }

    void plainRequestRefusedForMissingMeta()
    {
        ToolServer server([](const ReceivedRequest &r) {
            return r.headers.contains("mcp-method")
                       ? rpcReply(r, oneModernTool)
                       : httpResponse(400, rpcError(-32602, "Invalid params: missing _meta keys"));
        });
        server.remember(Dialect::Plain);
        QCOMPARE(listFrom(server).catalog.dialect, Dialect::Modern);
        QCOMPARE(server.seen().size(), 2);
    }

    void aPinnedDialectIsTheOnlyOne()
    {
        for (const Dialect dialect : dialectsInOrder) {
            ToolServer server([](const ReceivedRequest &) { return httpResponse(400, rpcError(-32000, "no")); });
            Identity identity{u"mara"_s, {}, {}};
            identity.dialect = dialect;
            ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), identity}, server.memory);
            (void)ended<ToolListResult>(job);
            QCOMPARE(server.seen().size(), 1);
            QCOMPARE(server.seen().first().headers.contains("mcp-method"), dialect == Dialect::Modern);
            QCOMPARE(server.seen().first().asks("initialize"), dialect == Dialect::Session);
            QVERIFY(!server.known());
        }
    }

    void instructionsAreFetchedOnRequest()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            if (r.asks("server/discover"))
                return rpcReply(r, R"({"resultType":"complete","instructions":"Be kind."})");
            return rpcReply(r, oneModernTool);
        });
        for (const bool wanted : {false, true}) {
            DialectMemory memory;
            ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, memory);
            if (wanted)
                job.enableInstructions();
            const ToolCatalog catalog = ended<ToolListResult>(job).catalog;
            QCOMPARE(catalog.instructions, wanted ? u"Be kind."_s : QString());
            QVERIFY(catalog.complete);
        }
        QCOMPARE(server.seen().size(), 3);
    }

    void onlyOldVersionsMeanASession()
    {
        ToolServer server([](const ReceivedRequest &r) {
            if (!r.asks("initialize") && !r.headers.contains("mcp-session-id"))
                return httpResponse(400, rpcError(-32022, "no", "{\"supported\":[\"2025-11-25\"]}"));
            return inSession(r);
        });
        QCOMPARE(listFrom(server).catalog.dialect, Dialect::Session);
    }

    void staleMemoryFallsBackToPlain()
    {
        ToolServer server([](const ReceivedRequest &r) {
            return r.asks("tools/list") ? rpcReply(r, oneTool)
                                        : httpResponse(200, rpcError(-32602, "Invalid request parameters"));
        });
        server.remember(Dialect::Session);
        const ToolListResult listed = listFrom(server);
        QVERIFY(!listed.error);
        QCOMPARE(listed.catalog.dialect, Dialect::Plain);
        QCOMPARE(server.known()->dialect, Dialect::Plain);
    }

    void dialectAgeIsReported()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            return r.asks("tools/list") && !r.headers.contains("mcp-session-id")
                       ? rpcReply(r, oneTool)
                       : httpResponse(200, rpcError(-32602, "Invalid request parameters"));
        });
        const QUrl endpoint(server.base() + u"/mcp/"_s);
        const QDateTime then = QDateTime::currentDateTimeUtc().addDays(-3);
        for (const Dialect dialect : {Dialect::Plain, Dialect::Session}) {
            DialectMemory memory;
            memory.setStorage([&] { return QList<KnownDialect>{{endpoint.toString(), dialect, {}, then}}; }, {});
            const ToolCatalog catalog = listFrom(server, memory).catalog;
            QCOMPARE(catalog.dialect, Dialect::Plain);
            // The remembered time of a dialect that has changed is not used.
            QCOMPARE(catalog.dialectSince, dialect == Dialect::Plain ? then : QDateTime());
        }
        DialectMemory nothing;
        QVERIFY(!listFrom(server, nothing).catalog.dialectSince.isValid());
    }

    void triesTheOtherSlash_data()
    {
        addColumns<QString, QByteArray, QByteArray, QStringList, std::optional<ErrorKind>>(
            "typed", "answersAt", "elsewhere", "asked", "error");
        const QStringList both{u"/mcp/"_s, u"/mcp"_s};
        const QByteArray absent = httpResponse(404, "<html>Not Found</html>", "text/html");
        for (const int status : {301, 302, 303, 307, 308}) {
            QTest::addRow("%d to it", status)
                << QString() << QByteArray("/mcp") << httpResponse(status, "", "text/plain", "Location: /mcp\r\n")
                << both << std::optional<ErrorKind>();
        }
        QTest::newRow("404") << QString() << QByteArray("/mcp") << absent << both << std::optional<ErrorKind>();
        QTest::newRow("405") << QString() << QByteArray("/mcp") << httpResponse(405, "") << both
                             << std::optional<ErrorKind>();
        QTest::newRow("typed without") << u"/mcp"_s << QByteArray("/mcp/") << absent
                                       << QStringList{u"/mcp"_s, u"/mcp/"_s} << std::optional<ErrorKind>();
        QTest::newRow("as typed") << u"/mcp"_s << QByteArray("/mcp") << absent << QStringList{u"/mcp"_s}
                                  << std::optional<ErrorKind>();
        QTest::newRow("neither") << QString() << QByteArray("/") << absent << both
                                 << std::optional(ErrorKind::NotFound);
        QTest::newRow("elsewhere on this server")
            << QString() << QByteArray("/mcp")
            << httpResponse(302, "", "text/plain", "Location: /accounts/login/?next=/mcp\r\n") << both.first(1)
            << std::optional(ErrorKind::Redirected);
        QTest::newRow("another server") << QString() << QByteArray("/mcp")
                                        << httpResponse(302, "", "text/plain", "Location: http://127.0.0.2/mcp\r\n")
                                        << both.first(1) << std::optional(ErrorKind::Redirected);
    }

    void triesTheOtherSlash()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, answersAt);
        QFETCH(QByteArray, elsewhere);
        QFETCH(QStringList, asked);
        QFETCH(std::optional<ErrorKind>, error);
        ToolServer server(
            [&](const ReceivedRequest &r) { return r.path == answersAt ? rpcReply(r, pageOfTwo(r)) : elsewhere; });
        const ToolListResult result = listFrom(server, {}, typed);
        const auto paths = [&server] {
            QStringList all;
            for (const ReceivedRequest &seen : server.seen())
                all.append(QString::fromLatin1(seen.path));
            return all;
        };
        // The second page is asked for where the first one was.
        const QStringList pages = error ? QStringList() : QStringList{asked.constLast()};
        QCOMPARE(paths(), asked + pages);
        QCOMPARE(result.error ? std::optional(result.error->kind) : std::nullopt, error);
        if (error) {
            QVERIFY(result.followedTo.isEmpty());
            QCOMPARE(result.response.url.path(), asked.constFirst()); // the evidence is for the typed address
            return;
        }
        QCOMPARE(result.followedTo.path(), asked.size() > 1 ? asked.constLast() : QString());
        listFrom(server, {}, typed);
        QCOMPARE(paths(), asked + pages + pages + pages); // remembered
    }

    void theKeyAsABearerToken()
    {
        ToolServer server([](const ReceivedRequest &r) {
            return r.headers.value("authorization") == "Bearer k-1234567" && !r.headers.contains("x-api-key")
                       ? httpResponse(500, "no key k-1234567")
                       : httpResponse(401, "");
        });
        Identity identity{u"mara"_s, {}, {}};
        identity.bearer = true;
        ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1234567"), identity}, server.memory);
        const auto result = ended<ToolListResult>(job);
        QCOMPARE(result.response.status, 500);
        QVERIFY(!result.response.body.contains("k-1234567"));
    }

    void otherSlashMayRefuseTheKey()
    {
        ToolServer server([&](const ReceivedRequest &r) { return httpResponse(r.path == "/mcp" ? 401 : 404, "{}"); });
        QCOMPARE(listFrom(server).error->kind, ErrorKind::CredentialsRefused);
        QCOMPARE(server.seen().size(), 2);
    }

    void refusalsHaveNoFallback_data()
    {
        addColumns<int, int>("status", "kind");
        QTest::newRow("401") << 401 << int(ErrorKind::CredentialsRefused);
        QTest::newRow("403") << 403 << int(ErrorKind::CredentialsRefused);
        QTest::newRow("404") << 404 << int(ErrorKind::NotFound);
        QTest::newRow("406") << 406 << int(ErrorKind::NotAcceptable);
        QTest::newRow("503") << 503 << int(ErrorKind::ServerFault);
        QTest::newRow("307") << 307 << int(ErrorKind::Redirected);
    }

    void refusalsHaveNoFallback()
    {
        QFETCH(int, status);
        QFETCH(int, kind);
        ToolServer server([&](const ReceivedRequest &) { return httpResponse(status, "{\"detail\":\"session\"}"); });
        const ToolListResult listed = listFrom(server);
        QCOMPARE(server.seen().size(), status == 404 ? 2 : 1); // with and without the slash
        QCOMPARE(int(listed.error->kind), kind);
        QCOMPARE(listed.response.status, status);
    }

    void everyDialectIsTriedOnceAndTheFirstErrorIsReported()
    {
        ToolServer server([](const ReceivedRequest &r) {
            return httpResponse(400, r.asks("initialize") ? rpcError(-32601, "second") : rpcError(-32000, "first"));
        });
        const ToolListResult listed = listFrom(server);
        QCOMPARE(server.seen().size(), 3);
        QVERIFY(listed.response.body.contains("first"));
    }

    void pagesAreFollowed()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, pageOfTwo(r)); });
        const ToolListResult listed = listFrom(server);
        QCOMPARE(listed.catalog.pages, 2);
        QCOMPARE(listed.catalog.tools.size(), 2);
        QVERIFY(listed.catalog.complete);
    }

    void failedPageLeavesAnIncompleteList_data()
    {
        addColumns<QString, int>("how", "pages");
        QTest::newRow("more than a hundred pages") << u"endless"_s << maxToolPages;
        QTest::newRow("an error on the second page") << u"error"_s << 1;
        QTest::newRow("no list on the second page") << u"nolist"_s << 1;
    }

    void failedPageLeavesAnIncompleteList()
    {
        QFETCH(QString, how);
        int count = 0;
        ToolServer server([&](const ReceivedRequest &r) {
            ++count;
            if (count > 1 && how == "error"_L1)
                return httpResponse(500, "");
            if (count > 1 && how == "nolist"_L1)
                return rpcReply(r, "{}");
            const QByteArray number = QByteArray::number(count);
            return rpcReply(r, "{\"tools\":[{\"name\":\"t" + number + "\"}],\"nextCursor\":\"" + number + "\"}");
        });
        const ToolListResult listed = listFrom(server);
        QVERIFY(!listed.error);
        QVERIFY(!listed.catalog.complete);
        QTEST(listed.catalog.pages, "pages");
        QCOMPARE(listed.catalog.tools.size(), listed.catalog.pages);
        QCOMPARE(listed.catalog.problems.size(), 1);
    }

    void aRepeatedPageEndsTheList_data()
    {
        QTest::addColumn<QByteArrayList>("pages"); // repeats the last one
        addColumns<int, QStringList>("requests", "names");
        const auto page = [](const QByteArray &name, const QByteArray &cursor) {
            return "{\"tools\":[{\"name\":\"" + name + "\"}],\"nextCursor\":\"" + cursor + "\"}";
        };
        QTest::newRow("the same page") << QByteArrayList{page("a", "x")} << 2 << QStringList{u"a"_s};
        QTest::newRow("an empty cursor for ever") << QByteArrayList{page("a", "")} << 2 << QStringList{u"a"_s};
        QTest::newRow("the same tools by another cursor")
            << QByteArrayList{page("a", "x"), page("a", "y")} << 2 << QStringList{u"a"_s};
        QTest::newRow("an earlier page") << QByteArrayList{page("a", "x"), page("b", "y"), page("a", "z")} << 3
                                         << QStringList{u"a"_s, u"b"_s};
        QTest::newRow("the cursor that led to it")
            << QByteArrayList{page("a", "x"), page("b", "x")} << 3 << QStringList{u"a"_s, u"b"_s};
        QTest::newRow("cursors in a circle") << QByteArrayList{page("a", "x"), page("b", "y"), page("c", "x")} << 4
                                             << QStringList{u"a"_s, u"b"_s, u"c"_s};
    }

    void aRepeatedPageEndsTheList()
    {
        QFETCH(QByteArrayList, pages);
        QFETCH(int, requests);
        QFETCH(QStringList, names);
        qsizetype count = 0;
        ToolServer server(
            [&](const ReceivedRequest &r) { return rpcReply(r, pages.at(std::min(count++, pages.size() - 1))); });
        const ToolCatalog catalog = listFrom(server).catalog;
        QStringList found;
        for (const Tool &tool : catalog.tools)
            found.append(tool.name);
        QCOMPARE(found, names);
        QCOMPARE(server.seen().size(), requests);
        QVERIFY(catalog.complete);
        QVERIFY(catalog.problems.isEmpty());
        QCOMPARE(catalog.remarks.size(), 1);
    }

    void numericIdsIfTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("refusal");
        QTest::newRow("not read") << httpResponse(400, rpcError(-32700, "cannot unmarshal string into field id"));
        QTest::newRow("not valid") << httpResponse(200, rpcError(-32600, "Invalid Request"));
        QTest::newRow("no JSON-RPC") << httpResponse(422, R"({"detail":"body.id: value is not a valid integer"})");
        QTest::newRow("plain words") << httpResponse(400, "json: id must be of type int64", "text/plain");
        QTest::newRow("another id") << httpResponse(200, R"({"jsonrpc":"2.0","id":0,"result":{"tools":[]}})");
    }

    void numericIdsIfTextIsRefused()
    {
        QFETCH(QByteArray, refusal);
        ToolServer server(
            [&](const ReceivedRequest &r) { return idOf(r).startsWith('"') ? refusal : rpcReply(r, oneModernTool); });
        QVERIFY(!listFrom(server).error);
        QCOMPARE(server.seen().size(), 2);
        QVERIFY(!listFrom(server).error);
        QCOMPARE(server.seen().size(), 3); // remembered
    }

    void numericIdIsTriedOnce()
    {
        ToolServer server([](const ReceivedRequest &) { return httpResponse(400, rpcError(-32700, "Parse error")); });
        QVERIFY(listFrom(server).error);
        int numbers = 0;
        for (const ReceivedRequest &seen : server.seen())
            numbers += idOf(seen).startsWith('"') ? 0 : 1;
        QCOMPARE(numbers, 1);
        QVERIFY(!server.known());
    }

    void jsonWithAnotherContentTypeIsRead_data()
    {
        addColumns<QByteArray, QByteArray>("type", "before");
        for (const char *type : {"text/html", "text/plain", "application/octet-stream", "text/event-stream"})
            QTest::newRow(type) << QByteArray(type) << QByteArray();
        QTest::newRow("events") << QByteArray("application/json") << QByteArray("data: ");
    }

    void jsonWithAnotherContentTypeIsRead()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, before);
        ToolServer server(
            [&](const ReceivedRequest &r) { return httpResponse(200, before + rpcResult(r, oneModernTool), type); });
        const ToolCatalog catalog = listFrom(server).catalog;
        QCOMPARE(catalog.tools.size(), 1);
        QCOMPARE(catalog.remarks.size(), 1);
        QVERIFY(catalog.remarks.constFirst().contains(QString::fromLatin1(type)));
    }

    void toolCountIsCapped()
    {
        QByteArray tools = "{\"name\":\"t\"}";
        for (qsizetype i = 0; i < maxTools; ++i)
            tools += ",{\"name\":\"t\"}";
        ToolServer server([&](const ReceivedRequest &r) { return rpcReply(r, "{\"tools\":[" + tools + "]}"); });
        const ToolListResult listed = listFrom(server);
        QCOMPARE(listed.catalog.tools.size(), maxTools);
        QVERIFY(!listed.catalog.complete);
    }

    void pagesShareOneSizeCap()
    {
        int count = 0;
        ToolServer server([&](const ReceivedRequest &r) {
            const QByteArray filler(600, char('a' + count));
            return rpcReply(r, "{\"tools\":[{\"name\":\"t\",\"description\":\"" + filler + "\"}],\"nextCursor\":\"" +
                                   QByteArray::number(++count) + "\"}");
        });
        HttpLimits limits;
        limits.responseCap = 2000;
        const ToolListResult listed = listFrom(server, limits);
        QVERIFY(!listed.catalog.complete);
        QCOMPARE(listed.catalog.pages, 2);
    }

    void abortFinishesOnce()
    {
        ToolServer server([](const ReceivedRequest &) { return QByteArray("silent"); });
        ToolListJob job(QUrl(server.base()), CatalogKind::General, {Secret("k-1"), {}}, server.memory);
        QSignalSpy spy(&job, &ToolListJob::finished);
        job.start();
        QTRY_COMPARE(server.seen().size(), 1);
        job.abort();
        job.abort();
        QTRY_COMPARE(spy.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().value<ToolListResult>().error->kind, ErrorKind::Canceled);
    }

    void nothingIsSentWithoutAKey()
    {
        ToolServer server([](const ReceivedRequest &) { return QByteArray(); });
        ToolListJob job(QUrl(server.base()), CatalogKind::General, {}, server.memory);
        QCOMPARE(ended<ToolListResult>(job).error->kind, ErrorKind::NoKey);
        QVERIFY(server.seen().isEmpty());
    }

    void everySessionRequestUsesTheAuthorities()
    {
        TlsServer server(testCertificates().good());
        server.setResponses(answerTo);
        DialectMemory dialects;
        const HttpLimits limits = toolListLimits({}, {testCertificates().authorities(), {}});
        ToolListJob job(QUrl(server.origin()), CatalogKind::General, {Secret("k-1234"), {u"mara"_s, {}, {}}}, dialects,
                        limits);
        const auto result = ended<ToolListResult>(job);
        QVERIFY(!result.error);
        QCOMPARE(result.catalog.tools.size(), 1);
        QVERIFY(server.received().contains("DELETE /mcp/"));
        // Plain request, initialize, initialized, list, end.
        QCOMPARE(server.requests(), 5);
        QCOMPARE(server.connections(), 5);
    }
};

RC_TEST(TestToolListJob)

} // namespace rc::tst_toollistjob

#include "tst_toollistjob.moc"
