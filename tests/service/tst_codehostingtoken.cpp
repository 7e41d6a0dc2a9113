// SPDX-License-Identifier: GPL-3.0-or-later
// The token of a catalog is sent only to the endpoint of that catalog.
#include "service/send/sendjob.h"
#include "service/tools/toollistjob.h"
#include "support/ended.h"
#include "toolcalls.h"

namespace rc::tst_codehostingtoken {

namespace {

const QByteArray token = "ghp_0123456789-token";
const QByteArray asanaToken = "asana_0123456789-token";
const CatalogKind asana(u"asana"_s, u"/asana/"_s);

Credentials testCredentials()
{
    Credentials who{Secret("k-0123456789"), {u"mara"_s, {}, {}}};
    who.setToken(CatalogKind::CodeHosting, Secret(token));
    who.setToken(asana, Secret(asanaToken));
    return who;
}

ToolListResult listAt(const QString &base, const CatalogKind &kind)
{
    DialectMemory memory;
    ToolListJob job(QUrl(base), kind, testCredentials(), memory);
    return ended<ToolListResult>(job);
}

ToolCallResult callAt(const QString &base, const CatalogKind &kind)
{
    DialectMemory memory;
    ToolCallJob job(QUrl(base), {kind, u"echo"_s, "{}"}, testCredentials(), memory);
    return ended<ToolCallResult>(job);
}

QByteArray successResponse(const ReceivedRequest &request)
{
    return rpcReply(request, request.asks("tools/call") ? R"({"content":[]})" : R"({"tools":[]})");
}

qsizetype carriers(const ScriptedServer &server)
{
    return std::count_if(server.seen().cbegin(), server.seen().cend(), [](const ReceivedRequest &request) {
        const QByteArray whole = request.path + request.body + request.headers.values().join();
        return request.headers.contains("authorization") || whole.contains(token) || whole.contains(asanaToken);
    });
}

} // namespace

class TestCodeHostingToken : public QObject
{
    Q_OBJECT

private slots:
    void codeHostingGetsTheToken()
    {
        ScriptedServer server(successResponse);
        const ToolListResult list = listAt(server.base(), CatalogKind::CodeHosting);
        QVERIFY(!list.error && list.tokenSent);
        const ToolCallResult call = callAt(server.base(), CatalogKind::CodeHosting);
        QVERIFY(call.outcome == CallOutcome::Answered && call.tokenSent);
        QCOMPARE(server.seen().size(), 2);
        for (const ReceivedRequest &request : server.seen()) {
            QCOMPARE(request.path, "/github/");
            QCOMPARE(request.headers.value("authorization"), "Bearer " + token);
            QCOMPARE(request.headers.value("x-api-key"), "k-0123456789");
        }
    }

    void furtherCatalogGetsItsOwnToken()
    {
        ScriptedServer server(successResponse);
        QVERIFY(listAt(server.base(), asana).tokenSent);
        QVERIFY(callAt(server.base(), asana).tokenSent);
        QVERIFY(!listAt(server.base(), {u"asana"_s, u"/other/"_s}).tokenSent); // another server may be behind it
        QCOMPARE(server.seen().size(), 3);
        for (const ReceivedRequest &request : server.seen())
            QCOMPARE(request.headers.value("authorization"),
                     request.path == "/asana/" ? QByteArray("Bearer " + asanaToken) : QByteArray());
    }

    void generalEndpointGetsNoToken()
    {
        ScriptedServer server(successResponse);
        const ToolListResult list = listAt(server.base(), CatalogKind::General);
        QVERIFY(!list.error && !list.tokenSent);
        const ToolCallResult call = callAt(server.base(), CatalogKind::General);
        QVERIFY(call.outcome == CallOutcome::Answered && !call.tokenSent);
        QCOMPARE(server.seen().size(), 2);
        QCOMPARE(carriers(server), 0);
    }

    void entriesHaveNoToken()
    {
        ScriptedServer server([](const ReceivedRequest &) { return httpResponse(200, "{}"); });
        const auto resource =
            parseResourceUrl(server.base() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s);
        QVERIFY(resource);
        LogEntry entry;
        entry.message = u"hello"_s;
        SendJob job(resource->resource, testCredentials(), entry);
        QSignalSpy spy(&job, &SendJob::ended);
        job.start();
        QTRY_COMPARE(spy.size(), 1);
        QCOMPARE(server.seen().size(), 1);
        QCOMPARE(carriers(server), 0);
    }

    void redirectsDoNotCarryTheToken_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("location"); // @ is the other server
        QTest::addColumn<qsizetype>("asked");     // requests to the first server
        for (const int status : {301, 302, 303, 307, 308}) {
            const QByteArray name = QByteArray::number(status);
            QTest::newRow(name + " to another server") << status << QByteArray("http://@/github/") << qsizetype(1);
            QTest::newRow(name + " to the general endpoint") << status << QByteArray("/mcp/") << qsizetype(1);
            QTest::newRow(name + " to another catalog") << status << QByteArray("/asana/") << qsizetype(1);
        }
        QTest::newRow("307 to the same address without a slash") << 307 << QByteArray("/github") << qsizetype(2);
    }

    void redirectsDoNotCarryTheToken()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, location);
        QFETCH(qsizetype, asked);
        ScriptedServer other(successResponse);
        location.replace("@", other.base().mid(7).toUtf8());
        ScriptedServer server([&](const ReceivedRequest &request) {
            return request.path == "/github/"
                       ? httpResponse(status, "{}", "application/json", "Location: " + location + "\r\n")
                       : successResponse(request);
        });
        const ToolListResult list = listAt(server.base(), CatalogKind::CodeHosting);
        QCOMPARE(list.error.has_value(), asked == 1);
        QCOMPARE(server.seen().size(), asked);
        QCOMPARE(carriers(server), asked);
        for (const ReceivedRequest &request : server.seen())
            QVERIFY(request.path.startsWith("/github"));
        QCOMPARE(other.connections(), 0);
    }

    void everySessionRequestHasTheToken()
    {
        ScriptedServer server(
            [](const ReceivedRequest &request) { return sessionResponse(request, successResponse(request)); });
        QVERIFY(!listAt(server.base(), CatalogKind::CodeHosting).error);
        QTRY_COMPARE(server.seen().constLast().verb, "DELETE");
        for (const ReceivedRequest &request : server.seen())
            QCOMPARE(request.headers.value("authorization"), "Bearer " + token);
    }
};

RC_TEST(TestCodeHostingToken)

} // namespace rc::tst_codehostingtoken

#include "tst_codehostingtoken.moc"
