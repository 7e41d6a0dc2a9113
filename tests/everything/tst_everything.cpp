// SPDX-License-Identifier: GPL-3.0-or-later
// The everything server supports each dialect, and enforces the MCP revisions strictly.
#include "demo/rawhttp.h"
#include "service/tools/toolcalljob.h"
#include "service/tools/toollistjob.h"
#include "support/testprogram.h"
#include "tests/everything/everythingserver.h"

#include <QSignalSpy>
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

private:
    EverythingServer m_server;
};

void TestEverything::strict_data()
{
    QTest::addColumn<QList<QByteArray>>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("part");
    const QByteArray version = "MCP-Protocol-Version: 2026-07-28";
    const auto row = [](const char *name, const QList<QByteArray> &headers, const QByteArray &body, int status,
                        const QByteArray &part) { QTest::newRow(name) << headers << body << status << part; };
    row("well", {version, "Mcp-Method: tools/list"}, list(), 200, "\"resultType\":\"complete\"");
    row("a plain request", {}, list({}), 200, "\"tools\":[");
    row("no method", {version}, list(), 400, "-32020");
    row("another task", {version, "Mcp-Method: tasks/get", "Mcp-Name: other"},
        list("\"taskId\":\"one\"," + metaOf2026).replace("tools/list", "tasks/get"), 400, "-32020");
}

void TestEverything::strict()
{
    QFETCH(QList<QByteArray>, headers);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QByteArray, part);
    const RawAnswer answer = exchange(m_server.url(), "POST", headers, body);
    QVERIFY2(answer.status == status, answer.body.constData());
    QVERIFY2(answer.body.contains(part), answer.body.constData());
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
    for (const bool known : {true, false}) { // the second one must fetch the list first
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

RC_TEST(TestEverything)

} // namespace rc::tst_everything

#include "tst_everything.moc"
