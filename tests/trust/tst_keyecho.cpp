// SPDX-License-Identifier: GPL-3.0-or-later
// A service that echoes the key in its responses: the command line shows "•••" in text and JSON, and never the key.
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "tests/cli/console.h"
#include "tests/support/headerlines.h"
#include "tests/trust/keyencodings.h"

namespace rc::tst_keyecho {

namespace {

QByteArray toolsWith(const QByteArray &text)
{
    return "{\"jsonrpc\":\"2.0\",\"id\":\"@ID@\",\"result\":{\"tools\":[{\"name\":\"t\",\"description\":\"" + text +
           "\",\"inputSchema\":{\"type\":\"object\"}}]}}";
}

} // namespace

class TestKeyEcho : public QObject
{
    Q_OBJECT

private slots:
    void echoedKeyIsMasked_data()
    {
        addColumns<QByteArray, QStringList, QStringList>("response", "command", "options");
        const QByteArray json = "application/json";
        const QByteArray inJson = escapedForJson(canaryKey);
        const QByteArray all = inJson + ' ' + canaryKey.toBase64() + ' ' + ("u:" + canaryKey).toBase64() + ' ' +
                               canaryKey.toPercentEncoding();
        struct Answer
        {
            const char *name;
            QByteArray bytes;
            bool isList;
        };
        const QList<Answer> answers{
            {"JSON error", httpResponse(403, "{\"error\":\"X-API-Key: " + all + "\"}"), false},
            {"plain error", httpResponse(400, "You sent:\nX-API-Key: " + canaryKey + "\nbye", "text/plain"), false},
            {"accepted", httpResponse(200, "{\"status\":\"ok\",\"headers\":\"" + all + "\"}"), false},
            {"Location", httpResponse(302, "{}", json, "Location: /login/" + canaryKey.toPercentEncoding() + "\r\n"),
             false},
            {"Retry-After", httpResponse(429, "{}", json, "Retry-After: " + canaryKey + "\r\n"), false},
            {"tool description", httpResponse(200, toolsWith(all)), true},
            {"JSON-RPC error",
             httpResponse(200,
                          "{\"jsonrpc\":\"2.0\",\"id\":\"@ID@\",\"error\":{\"code\":-1,\"message\":\"" + all + "\"}}"),
             true},
        };
        const QStringList send = listOf("send hello");
        const QStringList check = listOf("check");
        const QStringList tools = listOf("tools");
        for (const Answer &response : answers) {
            for (const QStringList &command :
                 response.isList ? QList<QStringList>{tools} : QList<QStringList>{send, check}) {
                for (const QStringList &options : {QStringList(), listOf("--json")}) {
                    QTest::addRow("%s, %s%s", response.name, qPrintable(command.first()),
                                  options.isEmpty() ? "" : " --json")
                        << response.bytes << command << options;
                }
            }
        }
        QTest::addRow("tool description, tools show") << answers.at(5).bytes << listOf("tools show t") << QStringList();
    }

    void echoedKeyIsMasked()
    {
        QFETCH(QByteArray, response);
        QFETCH(QStringList, command);
        QFETCH(QStringList, options);
        ScriptedServer server;
        server.setResponse(response);
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(canaryKey));
        const bool isList = command.first() == u"tools"_s;
        const QStringList where =
            isList ? listOf("--mcp-url", server.base()) : listOf("--resource", server.resourceUrl());
        const RunResult ran = console.run(command + where + options);
        QVERIFY(!server.requests().isEmpty());
        QVERIFY2(rc::headerLines(server.requests().first(), "X-API-Key", canaryKey) == 1, ran.details());
        QVERIFY2(timesSeen(ran.out + ran.err, canaryKey) == 0, ran.details());
        // The response to an accepted entry is only in JSON; a masked Location is not an address and a masked time not
        // a time.
        if (!response.contains("Location: ") && !response.contains("Retry-After: ") &&
            !(response.startsWith("HTTP/1.1 200") && !isList && options.isEmpty()))
            QVERIFY2((ran.out + ran.err).contains("•••"), ran.details());
        if (!options.isEmpty())
            QVERIFY2(!ran.json().isEmpty(), ran.details());
        QCOMPARE(filesWithKey(console.home(), canaryKey), QStringList());
    }
};

RC_TEST(TestKeyEcho)

} // namespace rc::tst_keyecho

#include "tst_keyecho.moc"
