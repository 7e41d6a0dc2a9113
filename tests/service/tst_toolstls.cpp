// SPDX-License-Identifier: GPL-3.0-or-later
// A session over TLS: each of its requests, including the last, uses the user's own authorities.
#include "service/tools/toollistjob.h"
#include "support/ended.h"
#include "support/testprogram.h"
#include "support/tlsserver.h"

namespace rc::tst_toolstls {

namespace {

QByteArray answerTo(const QByteArray &request)
{
    static const QRegularExpression idPattern(u"\"id\":\"([^\"]*)\""_s);
    const QByteArray id = idPattern.match(QString::fromUtf8(request)).captured(1).toUtf8();
    const auto result = [&id](const QByteArray &body) {
        return QByteArray(R"({"jsonrpc":"2.0","id":")" + id + R"(","result":)" + body + '}');
    };
    if (request.contains("\"initialize\"")) {
        QByteArray answer = jsonAnswer(
            result(R"({"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"t","version":"1"}})"));
        return answer.replace("Connection: close", "Mcp-Session-Id: s-1\r\nConnection: close");
    }
    if (request.toLower().contains("mcp-session-id: s-1"))
        return jsonAnswer(id.isEmpty() ? QByteArray("{}") : result(R"({"tools":[{"name":"lookup"}]})"));
    return "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: 22\r\n\r\n"
           "Server not initialized";
}

} // namespace

class TestToolsTls : public QObject
{
    Q_OBJECT

private slots:
    void eachRequestOfASessionIsTrusted()
    {
        TlsServer server(testCertificates().good());
        server.setAnswers(answerTo);
        DialectMemory dialects;
        const HttpLimits limits{defaultDeadline, toolListAnswerCap, {testCertificates().authorities(), {}}};
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

RC_TEST(TestToolsTls)

} // namespace rc::tst_toolstls

#include "tst_toolstls.moc"
