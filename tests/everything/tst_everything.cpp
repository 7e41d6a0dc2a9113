// SPDX-License-Identifier: GPL-3.0-or-later
// The server that shows everything speaks each dialect, and takes the revisions of MCP at their word.
#include "service/tools/toolcalljob.h"
#include "service/tools/toollistjob.h"
#include "support/testpaths.h"
#include "support/testprogram.h"
#include "support/waiting.h"
#include "tests/everything/everythingserver.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_everything {

namespace {

const QByteArray metaOf2026 =
    R"j("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}})j";

QByteArray list(const QByteArray &meta = metaOf2026)
{
    return R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":{)" + meta + "}}";
}

} // namespace

class TestEverything : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_server.port() != 0); }
    void strict_data();
    void strict();
    void eachDialectIsSpoken();
    void mirroredArguments();
    void theProgramTellsItsAddress();

private:
    /// Status and body, of a request with these header lines.
    [[nodiscard]] std::pair<int, QByteArray> ask(const QByteArray &headers, const QByteArray &body) const;

    EverythingServer m_server;
};

std::pair<int, QByteArray> TestEverything::ask(const QByteArray &headers, const QByteArray &body) const
{
    const QUrl url(m_server.url());
    QTcpSocket socket;
    QByteArray answer;
    connect(&socket, &QTcpSocket::readyRead, &socket, [&] { answer += socket.readAll(); });
    QSignalSpy gone(&socket, &QTcpSocket::disconnected);
    socket.connectToHost(url.host(), quint16(url.port()));
    const QByteArray host =
        headers.contains("Host:") ? QByteArray() : "Host: 127.0.0.1:" + QByteArray::number(url.port()) + "\r\n";
    socket.write("POST " + url.path().toLatin1() + " HTTP/1.1\r\n" + host +
                 "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n" + headers +
                 "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    const auto whole = [&answer] {
        const qsizetype head = answer.indexOf("\r\n\r\n");
        const qsizetype length = answer.indexOf("Content-Length: ");
        return head > 0 && length > 0 &&
               answer.size() - head - 4 >= answer.mid(length + 16, answer.indexOf('\r', length) - length - 16).toInt();
    };
    [&] { QTRY_VERIFY(whole()); }();
    return {answer.mid(9, 3).toInt(), answer.mid(answer.indexOf("\r\n\r\n") + 4)};
}

void TestEverything::strict_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("code");
    const QByteArray version = "MCP-Protocol-Version: 2026-07-28\r\n";
    const QByteArray method = "Mcp-Method: tools/list\r\n";
    const auto row = [](const char *name, const QByteArray &headers, const QByteArray &body, int status,
                        const QByteArray &code) { QTest::newRow(name) << headers << body << status << code; };
    row("well", version + method, list(), 200, "\"resultType\":\"complete\"");
    row("caching", version + method, list(), 200, "\"ttlMs\":300000");
    row("no version", method, list(), 400, "-32020");
    row("no method", version, list(), 400, "-32020");
    row("another method", version + "Mcp-Method: tools/call\r\n", list(), 400, "-32020");
    row("another version", "MCP-Protocol-Version: 1900-01-01\r\n" + method,
        list(QByteArray(metaOf2026).replace("2026-07-28", "1900-01-01")), 400, "-32022");
    row("what is supported", "MCP-Protocol-Version: 1900-01-01\r\n" + method,
        list(QByteArray(metaOf2026).replace("2026-07-28", "1900-01-01")), 400, "\"supported\":[\"2026-07-28\"");
    row("no meta", version + method, list({}), 400, "-32602");
    row("a plain request", {}, list({}), 200, "\"tools\":[");
    row("an unknown method", version + "Mcp-Method: no/such\r\n", list().replace("tools/list", "no/such"), 404,
        "-32601");
    row("another task", version + "Mcp-Method: tasks/get\r\nMcp-Name: other\r\n",
        list("\"taskId\":\"one\"," + metaOf2026).replace("tools/list", "tasks/get"), 400, "-32020");
    row("another resource", version + "Mcp-Method: resources/read\r\n",
        list("\"uri\":\"test://static-text\"," + metaOf2026).replace("tools/list", "resources/read"), 400, "-32020");
    row("another host", "Host: evil.example\r\n", list({}), 421, "Host");
    row("a page of another site", "Origin: http://evil.example\r\n", list({}), 403, "Origin");
    row("a page of ours", "Origin: http://localhost:@PORT@\r\n", list({}), 200, "\"tools\":[");
}

void TestEverything::strict()
{
    QFETCH(QByteArray, headers);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QByteArray, code);
    headers.replace("@PORT@", QByteArray::number(QUrl(m_server.url()).port()));
    const auto [got, answer] = ask(headers, body);
    QVERIFY2(got == status, answer.constData());
    QVERIFY2(answer.contains(code), answer.constData());
}

void TestEverything::eachDialectIsSpoken()
{
    const CatalogKind everything = EverythingServer::catalog();
    for (const Dialect dialect : dialectsInOrder) {
        DialectMemory memory;
        Identity identity;
        identity.dialect = dialect;
        ToolListJob job(QUrl(m_server.base()), everything, {Secret("k"), identity}, memory);
        QSignalSpy spy(&job, &ToolListJob::finished);
        job.start();
        QVERIFY(spy.wait(5000));
        const ToolCatalog catalog = spy.first().first().value<ToolListResult>().catalog;
        QVERIFY(catalog.complete);
        QCOMPARE(catalog.dialect, dialect);
        QCOMPARE(catalog.server.isEmpty(), dialect == Dialect::Plain);
    }
}

void TestEverything::mirroredArguments()
{
    const CatalogKind everything = EverythingServer::catalog();
    for (const bool known : {true, false}) { // the second has to look at the list first
        DialectMemory memory;
        ToolCall call{everything, u"test_mirrored_region"_s, R"({"region":"größe","retries":3})"};
        if (known)
            call.inputSchema =
                R"({"properties":{"region":{"type":"string","x-mcp-header":"Region"},"retries":{"type":"integer","x-mcp-header":"Retries"}}})";
        ToolCallJob job(QUrl(m_server.base()), call, {Secret("k"), {}}, memory);
        QSignalSpy spy(&job, &ToolCallJob::finished);
        job.start();
        QVERIFY(spy.wait(5000));
        QCOMPARE(spy.first().first().value<ToolCallResult>().outcome, CallOutcome::Answered);
    }
}

/// As the conformance runs start it.
void TestEverything::theProgramTellsItsAddress()
{
    QProcess process;
    process.start(inBuildFolder(u"tests/everything/everything_server"_s), {});
    QVERIFY(waitFor([&process] { return process.canReadLine(); }, 30'000));
    const QUrl url(QJsonDocument::fromJson(process.readLine()).object()["url"_L1].toString());
    QCOMPARE(url.path(), EverythingServer::catalog().path());
    QVERIFY(url.port() > 0 && url.port() != m_server.port());
    process.kill();
    QVERIFY(process.waitForFinished());
}

RC_TEST(TestEverything)

} // namespace rc::tst_everything

#include "tst_everything.moc"
