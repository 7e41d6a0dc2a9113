// SPDX-License-Identifier: GPL-3.0-or-later
// Calls in the three dialects: honest outcomes, and sent at most once whatever the server does.
#include "support/ended.h"
#include "toolcalls.h"

#include <QPointer>

namespace rc::tst_toolcalljob {

namespace {

const QByteArray hello = R"({"content":[{"type":"text","text":"hello"}]})";

Credentials testCredentials()
{
    return {Secret("k-1"), {u"mara"_s, {}, {}}};
}

ToolCallResult callAt(const QString &base, DialectMemory &memory, const HttpLimits &limits = {},
                      const ToolCall &call = {CatalogKind::General, u"echo"_s, R"({"n":1.0})"})
{
    ToolCallJob job(QUrl(base), call, testCredentials(), memory, limits);
    return ended<ToolCallResult>(job);
}

ToolCallResult callAt(ToolServer &server, const HttpLimits &limits = {},
                      const ToolCall &call = {CatalogKind::General, u"echo"_s, R"({"n":1.0})"})
{
    return callAt(server.base(), server.memory, limits, call);
}

QByteArray progress(const QByteArray &members, const QByteArray &token = "\"call\"")
{
    return R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":)" + token + ',' + members +
           "}}";
}

} // namespace

class TestToolCallJob : public QObject
{
    Q_OBJECT

private slots:
    void plainRequestIsAsSpecified()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, hello); });
        server.remember(Dialect::Plain);
        const ToolCallResult result = callAt(server);
        QCOMPARE(result.outcome, CallOutcome::Answered);
        QVERIFY(!result.error);
        QCOMPARE(textOf(result.result), u"hello"_s);
        QCOMPARE(result.response.status, 200);
        QCOMPARE(server.seen().size(), 1);
        const ReceivedRequest &seen = server.seen().first();
        QCOMPARE(seen.path, "/mcp/");
        QCOMPARE(seen.body,
                 R"({"jsonrpc":"2.0","id":"resource-console-1","method":"tools/call","params":{"name":"echo",)"
                 R"("arguments":{"n":1.0},"_meta":{"progressToken":"call"}}})");
        QCOMPARE(seen.headers.value("x-api-key"), "k-1");
        QVERIFY(!seen.headers.contains("mcp-name"));
    }

    void callIsNotRepeatedWithTheOtherSlash()
    {
        ToolServer server(
            [](const ReceivedRequest &r) { return r.path == "/mcp" ? rpcReply(r, hello) : httpResponse(404, ""); });
        QCOMPARE(callAt(server).outcome, CallOutcome::Refused);
        QCOMPARE(server.seen().size(), 1);
        server.memory.remember(server.endpoint(), Dialect::Plain, {}, {true});
        QCOMPARE(callAt(server).outcome, CallOutcome::Answered);
        QCOMPARE(server.seen().size(), 2);
    }

    void shownRequestIsTheSentRequest()
    {
        ScriptedServer server([](const ReceivedRequest &r) { return rpcReply(r, hello); });
        const QUrl address(server.base());
        for (const Dialect dialect : {Dialect::Plain, Dialect::Modern}) {
            DialectMemory memory;
            memory.remember(catalogAddress(address, CatalogKind::CodeHosting), dialect);
            const ToolCall call{CatalogKind::CodeHosting, u"größe \"x\""_s, R"({"a":"\u0001"})"};
            callAt(server.base(), memory, {}, call);
            Credentials who = testCredentials();
            who.identity.bearer = true;
            QCOMPARE(callRequest(address, call, who, memory)->headers.count({"Authorization", "Bearer k-1"}), 1);
            const Result<HttpRequest> request = callRequest(address, call, testCredentials(), memory);
            QVERIFY(request);
            const ReceivedRequest &seen = server.seen().last();
            QCOMPARE(seen.body, request->body);
            QCOMPARE(seen.path, request->url.path().toLatin1());
            for (const auto &[name, value] : request->headers)
                QCOMPARE(seen.headers.value(name.toLower()), value);
        }
    }

    void sessionIsOpenedFirstAndDeleted()
    {
        ToolServer server([](const ReceivedRequest &r) { return sessionResponse(r, rpcReply(r, hello)); });
        server.remember(Dialect::Session);
        const ToolCallResult result = callAt(server);
        QCOMPARE(result.outcome, CallOutcome::Answered);
        QCOMPARE(result.dialect, Dialect::Session);
        QCOMPARE(server.seen().size(), 4); // initialize, initialized, call, DELETE
        QVERIFY(server.seen().at(2).asks("tools/call"));
        QCOMPARE(server.seen().at(2).headers.value("mcp-session-id"), "s-7");
        QCOMPARE(server.seen().at(2).headers.value("mcp-protocol-version"), "2025-06-18");
        QCOMPARE(server.seen().at(3).verb, "DELETE");
    }

    void unknownSessionServer()
    {
        ToolServer server([](const ReceivedRequest &r) { return sessionResponse(r, rpcReply(r, hello)); });
        const ToolCallResult result = callAt(server);
        QCOMPARE(result.outcome, CallOutcome::Answered);
        QCOMPARE(countOf(server, "tools/call"), 2); // the first was refused because it had no session
        QCOMPARE(server.known()->dialect, Dialect::Session);
    }

    void lostSessionIsReopenedOnce()
    {
        for (const int lost : {1, 2}) {
            int calls = 0;
            ToolServer server([&](const ReceivedRequest &r) {
                const bool gone = r.asks("tools/call") && ++calls <= lost;
                return sessionResponse(r, gone ? httpResponse(404, "") : rpcReply(r, hello));
            });
            server.remember(Dialect::Session);
            const ToolCallResult result = callAt(server);
            QCOMPARE(result.outcome, lost == 1 ? CallOutcome::Answered : CallOutcome::Refused);
            QCOMPARE(countOf(server, "tools/call"), 2);
        }
    }

    void modern_data()
    {
        addColumns<int, QString, QByteArray>("code", "name", "header");
        QTest::newRow("header mismatch") << -32020 << u"echo"_s << QByteArray("echo");
        QTest::newRow("missing capability") << -32021 << u"echo"_s << QByteArray("echo");
        QTest::newRow("unsupported version") << -32022 << u"echo"_s << QByteArray("echo");
        QTest::newRow("a name no header can carry")
            << -32022 << u"größe\r\nX-Evil: 1"_s << "=?base64?" + u"größe\r\nX-Evil: 1"_s.toUtf8().toBase64() + "?=";
    }

    void modern()
    {
        QFETCH(int, code);
        QFETCH(QString, name);
        QFETCH(QByteArray, header);
        ToolServer server([code](const ReceivedRequest &r) {
            return r.headers.contains("mcp-method") ? rpcReply(r, hello) : httpResponse(400, rpcError(code, "No"));
        });
        server.remember(Dialect::Plain);
        const ToolCallResult result = callAt(server, {}, {CatalogKind::General, name, "{}"});
        QCOMPARE(result.outcome, CallOutcome::Answered);
        QCOMPARE(server.seen().size(), 2);
        const ReceivedRequest &seen = server.seen().last();
        QCOMPARE(seen.headers.value("mcp-method"), "tools/call");
        QCOMPARE(seen.headers.value("mcp-name"), header);
        QCOMPARE(seen.headers.value("mcp-protocol-version"), "2026-07-28");
        QVERIFY(!seen.headers.contains("x-evil"));
        QVERIFY(seen.body.contains(
            R"("_meta":{"progressToken":"call","io.modelcontextprotocol/protocolVersion":"2026-07-28")"));
    }

    void answers_data();

    void answers()
    {
        QFETCH(QByteArray, result);
        QFETCH(CallOutcome, outcome);
        ToolServer server([&](const ReceivedRequest &r) { return rpcReply(r, result); });
        const ToolCallResult called = callAt(server);
        QCOMPARE(called.outcome, outcome);
        QCOMPARE(called.error.has_value(), outcome == CallOutcome::Unknown);
        QCOMPARE(countOf(server, "tools/call"), 1);
    }

    void callIsNeverRepeated_data()
    {
        addColumns<QByteArray, CallOutcome, ErrorKind>("response", "outcome", "error");
        const auto row = [](const char *name, const QByteArray &response, CallOutcome outcome, ErrorKind error) {
            QTest::newRow(name) << response << outcome << error;
        };
        using enum CallOutcome;
        row("dropped", "", Unknown, ErrorKind::ConnectionLost);
        row("no HTTP", "hello\r\n\r\n", Unknown, ErrorKind::ConnectionLost);
        row("half an answer", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{", Unknown, ErrorKind::ConnectionLost);
        row("nothing in it", httpResponse(200, ""), Unknown, ErrorKind::EmptyResponse);
        row("accepted, without a word", httpResponse(202, ""), Unknown, ErrorKind::EmptyResponse);
        row("a web page", httpResponse(200, "<html>", "text/html"), Unknown, ErrorKind::WebPage);
        row("not JSON", httpResponse(200, "{"), Unknown, ErrorKind::NotJson);
        row("another's id", httpResponse(200, R"({"jsonrpc":"2.0","id":"x","result":{}})"), Unknown,
            ErrorKind::WrongId);
        row("an internal error", httpResponse(200, rpcError(-32603, "Failed to initialize the database session")),
            Unknown, ErrorKind::RpcError);
        row("an error of the server's own", httpResponse(200, rpcError(-32000, "no session")), Unknown,
            ErrorKind::RpcError);
        row("500", httpResponse(500, "{}"), Unknown, ErrorKind::ServerFault);
        row("500 in words on a session", httpResponse(500, rpcError(-32000, "no session")), Unknown,
            ErrorKind::ServerFault);
        row("502", httpResponse(502, "{}"), Unknown, ErrorKind::ServerFault);
        row("504", httpResponse(504, "{}"), Unknown, ErrorKind::ServerFault);
        row("501", httpResponse(501, "{}"), Refused, ErrorKind::ServerFault);
        row("503", httpResponse(503, "{}"), Unknown, ErrorKind::ServerFault);
        row("521", httpResponse(521, "{}"), Refused, ErrorKind::ServerFault); // a gateway without a backend
        row("no such method", httpResponse(200, rpcError(-32601, "Method not found")), Refused, ErrorKind::RpcError);
        row("no such tool", httpResponse(200, rpcError(-32602, "Unknown tool: echo")), Refused, ErrorKind::RpcError);
        row("400", httpResponse(400, R"({"error":"bad"})"), Refused, ErrorKind::Refused);
        row("400 with a result", httpResponse(400, R"({"jsonrpc":"2.0","id":"x","result":{"content":[]}})"), Unknown,
            ErrorKind::Refused);
        row("401", httpResponse(401, "{}"), Refused, ErrorKind::CredentialsRefused);
        row("404", httpResponse(404, "{}"), Refused, ErrorKind::NotFound);
        row("405", httpResponse(405, "{}"), Refused, ErrorKind::Refused);
        row("429", httpResponse(429, "{}"), Refused, ErrorKind::RateLimited);
        row("elsewhere", httpResponse(307, "", "text/plain", "Location: /other/\r\n"), Refused, ErrorKind::Redirected);
        row("a stream that ends without the answer", streamOf({progress(R"("progress":1)")}), Unknown,
            ErrorKind::ConnectionLost);
    }

    void callIsNeverRepeated()
    {
        QFETCH(QByteArray, response);
        QFETCH(CallOutcome, outcome);
        QFETCH(ErrorKind, error);
        for (const Dialect dialect : {Dialect::Plain, Dialect::Modern}) {
            ToolServer server([&](const ReceivedRequest &) { return response; });
            server.remember(dialect);
            const ToolCallResult result = callAt(server);
            QCOMPARE(result.outcome, outcome);
            QVERIFY(result.error);
            QCOMPARE(result.error->kind, error);
            QCOMPARE(server.seen().size(), 1);
        }
        ToolServer server([&](const ReceivedRequest &r) { return sessionResponse(r, response); });
        server.remember(Dialect::Session);
        const ToolCallResult result = callAt(server);
        QCOMPARE(result.outcome, outcome);
        QCOMPARE(countOf(server, "tools/call"),
                 error == ErrorKind::NotFound ? 2 : 1); // a 404 in a session: the session is gone
    }

    void anInterimResponseProvesNothing()
    {
        for (const int status : {102, 103}) {
            ToolServer server([status](const ReceivedRequest &) {
                return "HTTP/1.1 " + QByteArray::number(status) + " Wait\r\n\r\n";
            });
            server.remember(Dialect::Plain);
            QCOMPARE(callAt(server).outcome, CallOutcome::Unknown);
            QCOMPARE(server.seen().size(), 1);
        }
    }

    void progressIsReported()
    {
        ToolServer server([](const ReceivedRequest &r) {
            return streamOf({progress(R"("progress":1,"total":4.0,"message":"half\u202e")"),
                             progress(R"("progress":7)", "1"), progress(R"("progress":"x")"),
                             R"({"jsonrpc":"2.0","method":"notifications/message"})", progress(R"("progress":2)"),
                             rpcResult(r, hello)});
        });
        ToolCallJob job(QUrl(server.base()), {CatalogKind::General, u"slow"_s, "{}"}, testCredentials(), server.memory);
        QStringList told;
        connect(&job, &ToolCallJob::progressed, this,
                [&told](const CallProgress &p) { told.append(p.progress + u'/' + p.total + u'/' + p.message); });
        QSignalSpy spy(&job, &ToolCallJob::finished);
        job.start();
        QVERIFY(spy.wait(5000));
        QCOMPARE(told, (QStringList{u"1/4.0/half\u202e"_s, u"2//"_s}));
        QCOMPARE(spy.first().first().value<ToolCallResult>().outcome, CallOutcome::Answered);
    }

    void jobMayBeDeletedOnProgress()
    {
        ToolServer server([](const ReceivedRequest &r) {
            return streamOf({progress(R"("progress":1)"), progress(R"("progress":2)"), rpcResult(r, hello)});
        });
        QPointer<ToolCallJob> job = new ToolCallJob(QUrl(server.base()), {CatalogKind::General, u"slow"_s, "{}"},
                                                    testCredentials(), server.memory);
        int told = 0;
        connect(job, &ToolCallJob::progressed, this, [&] {
            ++told;
            delete job;
        });
        job->start();
        QTRY_VERIFY(!job);
        QCOMPARE(told, 1);
    }

    void serverRequestIsNamed()
    {
        ToolServer server([](const ReceivedRequest &) {
            return openStream({R"({"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{}})"});
        });
        server.keepConnections();
        HttpLimits limits{{1500ms}};
        limits.streamDeadline = 1500ms;
        const ToolCallResult result = callAt(server, limits);
        QCOMPARE(result.outcome, CallOutcome::Unknown);
        QCOMPARE(result.exchanges.constFirst().question.method, u"elicitation/create"_s);
    }

    void cancelBeforeTheCall()
    {
        ToolServer server([](const ReceivedRequest &) { return QByteArray("silent"); });
        server.remember(Dialect::Session);
        ToolCallJob job(QUrl(server.base()), {CatalogKind::General, u"slow"_s, "{}"}, testCredentials(), server.memory);
        QSignalSpy spy(&job, &ToolCallJob::finished);
        job.start();
        QTRY_COMPARE(server.seen().size(), 1); // initialize
        job.abort();
        QVERIFY(spy.isEmpty());
        QVERIFY(spy.wait(5000));
        QCOMPARE(spy.first().first().value<ToolCallResult>().outcome, CallOutcome::Canceled);
        QCOMPARE(countOf(server, "tools/call"), 0);

        ToolCallJob idle(QUrl(server.base()), {CatalogKind::General, u"slow"_s, "{}"}, testCredentials(),
                         server.memory);
        QSignalSpy never(&idle, &ToolCallJob::finished);
        idle.abort();
        idle.start();
        QVERIFY(never.wait(5000));
        QCOMPARE(never.first().first().value<ToolCallResult>().outcome, CallOutcome::Canceled);
        QCOMPARE(server.seen().size(), 1);
    }

    void cancelDuringTheCall_data()
    {
        addColumns<Dialect, bool, bool>("dialect", "streams", "told");
        QTest::newRow("plain, silent") << Dialect::Plain << false << false;
        QTest::newRow("plain, in a stream") << Dialect::Plain << true << true;
        QTest::newRow("modern, in a stream") << Dialect::Modern << true << false;
        QTest::newRow("in a session") << Dialect::Session << false << true;
    }

    void cancelDuringTheCall()
    {
        QFETCH(Dialect, dialect);
        QFETCH(bool, streams);
        QFETCH(bool, told);
        ToolServer server([&](const ReceivedRequest &r) {
            const QByteArray response = streams ? openStream({progress(R"("progress":1)")}) : QByteArray("silent");
            if (r.asks("notifications/cancelled"))
                return httpResponse(202, "");
            return dialect == Dialect::Session ? sessionResponse(r, response) : response;
        });
        server.keepConnections();
        server.remember(dialect);
        QObject page;
        auto *job = new ToolCallJob(QUrl(server.base()), {CatalogKind::General, u"slow"_s, "{}"}, testCredentials(),
                                    server.memory, {}, &page);
        QSignalSpy moved(job, &ToolCallJob::progressed);
        QSignalSpy spy(job, &ToolCallJob::finished);
        job->start();
        QTRY_COMPARE(countOf(server, "tools/call"), 1);
        if (streams)
            QTRY_COMPARE(moved.size(), 1);
        job->abort();
        job->abort();
        QVERIFY(spy.wait(5000));
        const ToolCallResult result = spy.first().first().value<ToolCallResult>();
        QCOMPARE(result.outcome, CallOutcome::Unknown);
        QCOMPARE(result.error->kind, ErrorKind::Canceled);
        delete job; // the final message to the server is still sent
        const auto cancellations = [&server] {
            return std::count_if(server.seen().cbegin(), server.seen().cend(), [](const ReceivedRequest &seen) {
                return seen.asks("notifications/cancelled") && seen.body.contains("\"requestId\":\"resource-console-");
            });
        };
        if (told)
            QTRY_COMPARE(cancellations(), 1);
        else
            QCOMPARE(cancellations(), 0);
        QCOMPARE(countOf(server, "tools/call"), 1);
    }

    void callHasItsDeadline()
    {
        ToolServer server([](const ReceivedRequest &) { return QByteArray("silent"); });
        const ToolCallResult result = callAt(server, HttpLimits{{1500ms}});
        QCOMPARE(result.outcome, CallOutcome::Unknown);
        QCOMPARE(result.error->kind, ErrorKind::TimedOut);
        QCOMPARE(server.seen().size(), 1);
    }

    void nothingIsSentWithoutAKey()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, hello); });
        ToolCallJob job(QUrl(server.base()), {CatalogKind::General, u"x"_s, "{}"}, {Secret(), {u"mara"_s, {}, {}}},
                        server.memory);
        const ToolCallResult result = ended<ToolCallResult>(job);
        QCOMPARE(result.outcome, CallOutcome::NotSent);
        QCOMPARE(result.error->kind, ErrorKind::NoKey);
        QVERIFY(server.seen().isEmpty());
    }

    void closedPort()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, hello); });
        const QString base = server.base();
        server.close();
        const ToolCallResult result = callAt(base, server.memory);
        QCOMPARE(result.outcome, CallOutcome::NotSent);
        QCOMPARE(result.error->kind, ErrorKind::ConnectionRefused);
    }
};

void TestToolCallJob::answers_data()
{
    addColumns<QByteArray, CallOutcome>("result", "outcome");
    QTest::newRow("text") << hello << CallOutcome::Answered;
    QTest::newRow("an error of the tool")
        << QByteArray(R"({"content":[{"type":"text","text":"no such file"}],"isError":true})")
        << CallOutcome::ToolError;
    QTest::newRow("a failure in words alone")
        << QByteArray(R"({"content":[{"type":"text","text":"{\"ok\": false, \"error\": \"gone\"}"}]})")
        << CallOutcome::ToolError;
    QTest::newRow("a failure in structure alone")
        << QByteArray(R"({"content":[],"structuredContent":{"ok":false,"error":"gone"}})") << CallOutcome::ToolError;
    QTest::newRow("all is well") << QByteArray(R"({"content":[{"type":"text","text":"{\"ok\":true}"}]})")
                                 << CallOutcome::Answered;
    QTest::newRow("{success: false} as text")
        << QByteArray(R"({"content":[{"type":"text","text":"{\"success\":false}"}]})") << CallOutcome::ToolError;
    QTest::newRow("a text about it") << QByteArray(R"({"content":[{"type":"text","text":"\"ok\":false"}]})")
                                     << CallOutcome::Answered;
    QTest::newRow("nothing but structure") << QByteArray(R"({"structuredContent":{"a":1.0}})") << CallOutcome::Answered;
    QTest::newRow("no content") << QByteArray("{}") << CallOutcome::Unknown;
    QTest::newRow("no object") << QByteArray("7") << CallOutcome::Unknown;
    QTest::newRow("asks for more") << QByteArray(R"({"resultType":"input_required","content":[]})")
                                   << CallOutcome::Unknown;
}

RC_TEST(TestToolCallJob)

} // namespace rc::tst_toolcalljob

#include "tst_toolcalljob.moc"
