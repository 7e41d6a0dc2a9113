// SPDX-License-Identifier: GPL-3.0-or-later
// Every response of the demo service, over real sockets.
#include "demo/demoservice.h"
#include "demo/rawhttp.h"
#include "support/testprogram.h"

#include <QUuid>

namespace rc::tst_demoservice {

namespace {

const QByteArray list = R"({"jsonrpc":"2.0","id":"one","method":"tools/list","params":{}})";
const QByteArray oneEntry = R"({"logs":[{"level":"info","message":"hello","ts":"2026-11-21T14:02:11.204+01:00",)"
                            R"("extra":{"marker":"7F3A-19C2-5B0E","n":1}}]})";
const QByteArray acceptBoth = "Accept: application/json, text/event-stream";

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// The structured result of a call of `resource_logs`.
QJsonObject logsFound(const RawResponse &response)
{
    const QByteArray data = response.body.mid(response.body.indexOf("data: ") + 6);
    const QJsonObject result = object(data)["result"_L1].toObject();
    return result["isError"_L1].toBool() ? QJsonObject() : result["structuredContent"_L1].toObject();
}

QByteArray callOf(const QString &tool, const QJsonObject &arguments)
{
    return QJsonDocument(QJsonObject{{u"jsonrpc"_s, u"2.0"_s},
                                     {u"id"_s, u"one"_s},
                                     {u"method"_s, u"tools/call"_s},
                                     {u"params"_s, QJsonObject{{u"name"_s, tool}, {u"arguments"_s, arguments}}}})
        .toJson(QJsonDocument::Compact);
}

} // namespace

class TestDemoService : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_service = std::make_unique<rc::DemoService>();
        QVERIFY(m_service->start());
    }

    void addressesAndKeyAreNew()
    {
        static const QRegularExpression form(
            u"^http://127\\.0\\.0\\.1:[0-9]+/tools/u/demo/resources/([0-9a-f-]{36})/$"_s);
        const QRegularExpressionMatch match = form.match(m_service->resourceUrl());
        QVERIFY2(match.hasMatch(), qPrintable(m_service->resourceUrl()));
        QCOMPARE(QUuid(match.captured(1)).version(), QUuid::Random);
        static const QRegularExpression keyForm(u"^demo_[0-9A-Za-z]{35}$"_s);
        QVERIFY(keyForm.match(QString::fromLatin1(m_service->key().reveal())).hasMatch());
        QCOMPARE(m_service->username(), u"demo"_s);

        rc::DemoService other;
        QVERIFY(other.start());
        QVERIFY(other.resourceUrl() != m_service->resourceUrl());
        QVERIFY(other.key().reveal() != m_service->key().reveal());
    }

    void listensOnLoopbackOnly()
    {
        QTcpSocket socket;
        // All of 127.0.0.0/8 is this machine; only a listener on every address would respond at 127.0.0.2.
        socket.connectToHost(u"127.0.0.2"_s, quint16(QUrl(m_service->toolServerUrl()).port()));
        QSignalSpy failed(&socket, &QTcpSocket::errorOccurred);
        QTRY_COMPARE(failed.size(), 1);
    }

    void ingestResponses_data()
    {
        addColumns<QStringList, QByteArray, int, QByteArray, int>("headerNames", "body", "status", "error", "accepted");

        const QStringList key{u"key"_s};
        QTest::newRow("entry") << key << oneEntry << 200 << QByteArray() << 1;
        QTest::newRow("no entries") << key << QByteArray(R"({"logs":[]})") << 200 << QByteArray() << 0;
        QTest::newRow("two entries") << key << QByteArray(R"({"logs":[{},{}]})") << 200 << QByteArray() << 2;
        QTest::newRow("empty key") << QStringList{u"empty key"_s} << oneEntry << 400
                                   << QByteArray("missing_credentials") << 0;
        QTest::newRow("two values") << key << QByteArray("{},{}") << 400 << QByteArray("invalid_json") << 0;
        // any JSON is accepted, and so is none
        for (const char *body : {"", "{}", "[1]", "1", "\"x\"", "null", R"({"logs":{}})", R"({"logs":[1]})"})
            QTest::addRow("JSON %s", body) << key << QByteArray(body) << 200 << QByteArray() << 0;
        QTest::newRow("one entry is no object") << key << QByteArray(R"({"logs":[{},1]})") << 200 << QByteArray() << 1;
        const QByteArray wrapping = R"({"logs":[{"message":""}]})";
        const QByteArray largest =
            QByteArray(wrapping).insert(wrapping.size() - 4, QByteArray(2'621'440 - wrapping.size(), 'x'));
        QTest::newRow("2,621,440 bytes") << key << largest << 200 << QByteArray() << 1;
        QTest::newRow("one byte more") << key << largest + ' ' << 400 << QByteArray() << 0;
        QTest::newRow("one byte more, and no key") << QStringList() << largest + ' ' << 400 << QByteArray() << 0;
    }

    void ingestResponses()
    {
        QFETCH(QStringList, headerNames);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QByteArray, error);
        QFETCH(int, accepted);
        const rc::RawResponse response = rc::exchange(logs(), "POST", headers(headerNames), body);
        QCOMPARE(response.status, status);
        QCOMPARE(m_service->received().size(), accepted);
        if (status != 200 && error.isEmpty()) {
            QVERIFY(response.headers.value("content-type").startsWith("text/html"));
            QVERIFY2(response.body.contains("<title>Bad Request (400)</title>"), response.body.constData());
            return;
        }
        QCOMPARE(response.headers.value("content-type"), QByteArray("application/json"));
        const QString uuid = m_service->resourceUrl().section(u'/', -2, -2);
        const QJsonObject expected = status == 200 ? QJsonObject{{u"status"_s, u"ok"_s}, {u"resource_id"_s, uuid}}
                                                   : QJsonObject{{u"error"_s, QString::fromLatin1(error)}};
        QCOMPARE(object(response.body), expected);
    }

    void oneNotificationPerRequest_data()
    {
        QTest::addColumn<QStringList>("levels");
        QTest::addColumn<int>("first"); ///< of the notifying entries; -1: none
        QTest::newRow("an error") << QStringList{u"error"_s} << 0;
        QTest::newRow("an alert") << QStringList{u"alert"_s} << 0;
        QTest::newRow("several") << QStringList{u"info"_s, u"error"_s, u"alert"_s, u"error"_s} << 1;
        QTest::newRow("neither") << QStringList{u"debug"_s, u"info"_s, u"warning"_s} << -1;
        QTest::newRow("a level of its own") << QStringList{u"critical"_s} << -1;
        QTest::newRow("nothing") << QStringList() << -1;
    }

    void oneNotificationPerRequest()
    {
        QFETCH(QStringList, levels);
        QFETCH(int, first);
        QJsonArray entries;
        for (const QString &level : levels)
            entries.append(QJsonObject{{u"level"_s, level}, {u"message"_s, u"x"_s}});
        const QByteArray body = QJsonDocument(QJsonObject{{u"logs"_s, entries}}).toJson();
        using Reach = DemoSetting::Reach;
        const QList<std::pair<Reach, QStringList>> people{{Reach::Owned, {u"demo"_s}},
                                                          {Reach::Shared, {u"demo"_s, u"jon"_s}}};
        for (const auto &[reach, names] : people) {
            DemoSetting setting;
            setting.reach = reach;
            m_service->play(setting);
            QSignalSpy served(m_service.get(), &rc::DemoService::served);
            QCOMPARE(rc::exchange(logs(), "POST", {keyHeader()}, body).status, 200);
            const auto request = served.value(0).value(0).value<rc::ServedRequest>();
            QCOMPARE(request.wouldNotify, first < 0 ? QStringList() : names);
            for (qsizetype i = 0; i < request.entries.size(); ++i)
                QCOMPARE(request.entries.at(i).wouldNotify, i == first ? names : QStringList());
        }
    }

    void toolResponses_data()
    {
        addColumns<QString, QStringList, QByteArray, int, QByteArray>("path", "headerNames", "body", "status", "words");

        const QStringList good{u"key"_s, u"user"_s, u"accept"_s};
        for (const QString &path : {u"/mcp/"_s, u"/github/"_s}) {
            const QByteArray name = path.toLatin1();
            const auto row = [&](const char *what) -> QTestData & {
                return QTest::newRow((name + ' ' + what).constData()) << path;
            };
            row("mail instead of a name")
                << QStringList{u"key"_s, u"mail"_s, u"accept"_s} << list << 200 << QByteArray(R"("tools":[)");
            row("malformed JSON") << good << QByteArray("{") << 400
                                  << QByteArray(R"("id":"server-error","error":{"code":-32700)");
            row("not JSON-RPC") << good << QByteArray(R"({"id":1,"method":"tools/list"})") << 400
                                << QByteArray(R"("code":-32600)");
            row("unknown method") << good << QByteArray(R"({"jsonrpc":"2.0","id":"one","method":"tools/destroy"})")
                                  << 200 << QByteArray(R"("id":"one","error":{"code":-32602)");
            row("unknown cursor")
                << good << QByteArray(R"({"jsonrpc":"2.0","id":"one","method":"tools/list","params":{"cursor":"x"}})")
                << 200 << QByteArray(R"("code":-32602)");
            row("initialize") << good << QByteArray(R"({"jsonrpc":"2.0","id":"one","method":"initialize","params":{}})")
                              << 200 << QByteArray(R"("serverInfo":{"name":"resource-console-demo")");
            row("ping") << good << QByteArray(R"({"jsonrpc":"2.0","id":"one","method":"ping"})") << 200
                        << QByteArray(R"("result":{})");
            row("notification") << good << QByteArray(R"({"jsonrpc":"2.0","method":"notifications/initialized"})")
                                << 202 << QByteArray();
            row("over one MiB") << good << QByteArray(1024 * 1024 + 1, ' ') << 413 << QByteArray("too large");
        }
        const auto row = [](const char *what) -> QTestData & { return QTest::newRow(what) << u"/mcp/"_s; };
        const auto call = [](const char *params) {
            return QByteArray(R"({"jsonrpc":"2.0","id":"one","method":"tools/call","params":)") + params + '}';
        };
        row("/mcp/ call of a tool there is not") << good << call(R"({"name":"x"})") << 200
                                                 << QByteArray(R"("error":{"code":-32602,"message":"Unknown tool: x")");
        row("/mcp/ call of a tool that is only shown")
            << good << call(R"({"name":"restart_service","arguments":{"resource":"r","unit":"u"}})") << 200
            << QByteArray("The demo service shows this tool and does not run it");
        row("/mcp/ call without what is required") << good << call(R"({"name":"get_resource_health"})") << 200
                                                   << QByteArray("'resource' is a required property");
        row("/mcp/ call with a wrong type")
            << good << call(R"({"name":"get_resource_health","arguments":{"resource":7}})") << 200
            << QByteArray("'resource' is not of type 'string'");
        row("/mcp/ call with structure") << good
                                         << call(R"({"name":"get_resource_health","arguments":{"resource":"r"}})")
                                         << 200 << QByteArray(R"("structuredContent":{"checks")");
        row("/mcp/ call of what another one found")
            << good << call(R"({"name":"get_entry","arguments":{"entry_id":"e-2038"}})") << 200
            << QByteArray("slow answer");
        row("/mcp/ call of an entry that nobody found")
            << good << call(R"({"name":"get_entry","arguments":{"entry_id":"e-1"}})") << 200
            << QByteArray("There is no entry");
        row("/mcp/ call with an image") << good
                                        << call(R"({"name":"count_entries","arguments":{"resource":"r","since":"s"}})")
                                        << 200 << QByteArray(R"("mimeType":"image/png")");
        row("/mcp/ call that is remembered")
            << good << call(R"({"name":"acknowledge_alert","arguments":{"alert_id":"a-17"}})") << 200
            << QByteArray("a-17 is acknowledged");
        for (const char *accept : {"accept json", "accept stream", "accept all"}) {
            const QStringList names{u"key"_s, u"user"_s, QString::fromLatin1(accept)};
            QTest::addRow("/mcp/ %s", accept) << u"/mcp/"_s << names << list << 406 << QByteArray("Not Acceptable");
            QTest::addRow("/github/ %s", accept) << u"/github/"_s << names << list << 200 << QByteArray(R"("tools":[)");
        }
    }

    void toolResponses()
    {
        QFETCH(QString, path);
        QFETCH(QStringList, headerNames);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QByteArray, words);
        const rc::RawResponse response = rc::exchange(endpoint(path), "POST", headers(headerNames), body);
        QCOMPARE(response.status, status);
        QVERIFY2(response.body.contains(words), response.body.constData());
        QCOMPARE(response.body.isEmpty(), words.isEmpty());
    }

    void modernHeadersMustMatchTheBody_data()
    {
        addColumns<QList<QByteArray>, QByteArray, int, QByteArray>("headers", "body", "status", "part");
        const QByteArray version = "MCP-Protocol-Version: 2026-07-28";
        const QByteArray method = "Mcp-Method: tools/list";
        const QByteArray meta =
            R"j("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}})j";
        const auto list = [](const QByteArray &members) {
            return R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":{)" + members + "}}";
        };
        const QByteArray ofOld = QByteArray(meta).replace("2026-07-28", "1900-01-01");
        const QByteArray call = list(meta + R"(,"name":"ping")").replace("tools/list", "tools/call");
        const auto row = [](const char *name, const QList<QByteArray> &headers, const QByteArray &body, int status,
                            const QByteArray &part) { QTest::newRow(name) << headers << body << status << part; };
        row("well", {version, method}, list(meta), 200, "\"resultType\":\"complete\"");
        row("no version", {method}, list(meta), 400, "-32020");
        row("no method", {version}, list(meta), 400, "-32020");
        row("another method", {version, "Mcp-Method: tools/call"}, list(meta), 400, "-32020");
        row("no meta", {version, method}, list({}), 400, "-32602");
        row("another version", {"MCP-Protocol-Version: 1900-01-01", method}, list(ofOld), 400, "-32022");
        row("another tool", {version, "Mcp-Method: tools/call", "Mcp-Name: other"}, call, 400, "-32020");
        row("the tool in Base64", {version, "Mcp-Method: tools/call", "Mcp-Name: =?base64?cGluZw==?="}, call, 200,
            "\"result\"");
        row("a method that is not spoken", {version, "Mcp-Method: tasks/get"},
            list(meta).replace("tools/list", "tasks/get"), 404, "-32601");
        row("what is offered", {version, "Mcp-Method: server/discover"},
            list(meta).replace("tools/list", "server/discover"), 200, "\"capabilities\":{\"tools\":{}}");
    }

    void modernHeadersMustMatchTheBody()
    {
        QFETCH(QList<QByteArray>, headers);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QByteArray, part);
        const rc::RawResponse response = rc::exchange(endpoint(u"/mcp/"_s), "POST", good() + headers, body);
        QVERIFY2(response.status == status, response.body.constData());
        QVERIFY2(response.body.contains(part), response.body.constData());
    }

    void toolFindsEntries_data()
    {
        addColumns<QJsonObject, QStringList>("arguments", "messages");
        QTest::newRow("all, newest first")
            << QJsonObject() << QStringList{u"disk full"_s, u"Disk nearly full"_s, u"hello"_s};
        QTest::newRow("the newest") << QJsonObject{{u"limit"_s, 1}} << QStringList{u"disk full"_s};
        QTest::newRow("of a level") << QJsonObject{{u"level"_s, u"warning"_s}} << QStringList{u"Disk nearly full"_s};
        QTest::newRow("with a text") << QJsonObject{{u"contains"_s, u"disk"_s}}
                                     << QStringList{u"disk full"_s, u"Disk nearly full"_s};
        QTest::newRow("in the logger") << QJsonObject{{u"contains"_s, u"billing"_s}}
                                       << QStringList{u"Disk nearly full"_s};
        QTest::newRow("not in extra") << QJsonObject{{u"contains"_s, u"7F3A"_s}} << QStringList();
    }

    void toolFindsEntries()
    {
        QFETCH(QJsonObject, arguments);
        const QByteArray more = R"({"logs":[{"level":"warning","message":"Disk nearly full","logger":"billing"},)"
                                R"({"level":"error","message":"disk full","extra":{"marker":"AAAA-BBBB-CCCC"}}]})";
        QCOMPARE(rc::exchange(logs(), "POST", good(), oneEntry).status, 200);
        QCOMPARE(rc::exchange(logs(), "POST", good(), more).status, 200);
        arguments.insert(u"resource_uuid"_s, m_service->resourceUrl().section(u'/', -2, -2));
        const QJsonObject found =
            logsFound(rc::exchange(endpoint(u"/mcp/"_s), "POST", good(), callOf(u"resource_logs"_s, arguments)));
        QVERIFY(found["ok"_L1].toBool());
        QStringList messages;
        for (const QJsonValue log : found["logs"_L1].toArray())
            messages.append(log["message"_L1].toString());
        QTEST(messages, "messages");
        for (const QJsonValue log : found["logs"_L1].toArray()) {
            if (log["message"_L1] == "hello"_L1)
                QCOMPARE(log["metadata"_L1]["marker"_L1].toString(), u"7F3A-19C2-5B0E"_s);
        }
    }

    // A tool refusal like a real one's, not an error.
    void toolShowsOnlyOwnEntries()
    {
        QCOMPARE(rc::exchange(logs(), "POST", good(), oneEntry).status, 200);
        const QString own = m_service->resourceUrl().section(u'/', -2, -2);
        const auto asked = [&](const QString &uuid) {
            return logsFound(rc::exchange(endpoint(u"/mcp/"_s), "POST", good(),
                                          callOf(u"resource_logs"_s, {{u"resource_uuid"_s, uuid}})));
        };
        const auto refused = [](const QJsonObject &found) {
            return found["ok"_L1] == QJsonValue(false) && found.contains("error"_L1) && !found.contains("logs"_L1);
        };
        QVERIFY(refused(asked(u"11111111-2222-4333-8444-555555555555"_s)));
        QVERIFY(asked(own)["ok"_L1].toBool());
        DemoSetting setting;
        setting.owner = u"mara"_s;
        m_service->play(setting);
        QVERIFY(refused(asked(own)));
        QVERIFY(logsFound(rc::exchange(endpoint(u"/mcp/"_s), "POST", good(), callOf(u"ping"_s, {})))["ok"_L1].toBool());
    }

    void otherHostNamesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("host"); // PORT is replaced by the demo service's
        QTest::addColumn<bool>("answered");
        QTest::newRow("its address") << QByteArray("127.0.0.1:PORT") << true;
        QTest::newRow("its name") << QByteArray("localhost:PORT") << true;
        QTest::newRow("in capitals") << QByteArray("LOCALHOST:PORT") << true;
        QTest::newRow("another name") << QByteArray("logs.example.net:PORT") << false;
        QTest::newRow("another port") << QByteArray("localhost:1") << false;
        QTest::newRow("no port") << QByteArray("localhost") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }

    void otherHostNamesAreRefused()
    {
        QFETCH(QByteArray, host);
        QFETCH(bool, answered);
        host.replace("PORT", QByteArray::number(QUrl(m_service->toolServerUrl()).port()));
        const QList<QByteArray> request = good() + QList<QByteArray>{"Host: " + host};
        const rc::RawResponse ingest = rc::exchange(logs(), "POST", request, oneEntry);
        QCOMPARE(ingest.status, answered ? 200 : 400);
        QCOMPARE(ingest.body.contains("<title>Bad Request (400)</title>"), !answered);
        QCOMPARE(m_service->received().isEmpty(), !answered);
        for (const QString &path : {u"/mcp/"_s, u"/github/"_s, u"/mcp"_s}) {
            const rc::RawResponse tools = rc::exchange(endpoint(path), "POST", request, list);
            QCOMPARE(tools.status == 421, !answered);
            QCOMPARE(tools.body == "Invalid Host header", !answered);
        }
    }

    void otherOriginsAreRefused_data()
    {
        addColumns<QByteArray, bool>("origin", "answered");
        QTest::newRow("its own") << QByteArray("http://127.0.0.1:PORT") << true;
        QTest::newRow("its own, by name") << QByteArray("http://localhost:PORT") << true;
        QTest::newRow("another site") << QByteArray("https://logs.example.net") << false;
        QTest::newRow("another site with its port") << QByteArray("http://logs.example.net:PORT") << false;
        QTest::newRow("another program of this machine") << QByteArray("http://localhost:1") << false;
        QTest::newRow("encrypted") << QByteArray("https://localhost:PORT") << false;
        QTest::newRow("a file") << QByteArray("null") << false;
        QTest::newRow("nonsense") << QByteArray("http://[") << false;
    }

    void otherOriginsAreRefused()
    {
        QFETCH(QByteArray, origin);
        QFETCH(bool, answered);
        origin.replace("PORT", QByteArray::number(QUrl(m_service->toolServerUrl()).port()));
        const QList<QByteArray> request = good() + QList<QByteArray>{"Origin: " + origin};
        QCOMPARE(rc::exchange(logs(), "POST", request, oneEntry).status, answered ? 200 : 400);
        QCOMPARE(m_service->received().isEmpty(), !answered);
        for (const QString &path : {u"/mcp/"_s, u"/github/"_s})
            QCOMPARE(rc::exchange(endpoint(path), "POST", request, list).status == 403, !answered);
    }

    void healthNeedsNoKey()
    {
        const rc::RawResponse response = rc::exchange(endpoint(u"/health"_s), "GET", {}, {});
        QCOMPARE(response.status, 200);
        QCOMPARE(object(response.body)["status"_L1].toString(), u"ok"_s);
    }

    void receivedKeepsTheNewestThousandInOrder()
    {
        QJsonArray entries;
        for (int i = 0; i < 600; ++i)
            entries.append(QJsonObject{{u"message"_s, QString::number(i)}});
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(
                rc::exchange(logs(), "POST", good(), QJsonDocument(QJsonObject{{u"logs"_s, entries}}).toJson()).status,
                200);
        }
        QCOMPARE(rc::exchange(logs(), "POST", good(), oneEntry).status, 200);
        QCOMPARE(m_service->received().size(), 1000);
        QCOMPARE(m_service->received().constFirst().message, u"201"_s);

        const rc::ReceivedEntry last = m_service->received().constLast();
        QCOMPARE(last.level, u"info"_s);
        QCOMPARE(last.message, u"hello"_s);
        QCOMPARE(last.ts, u"2026-11-21T14:02:11.204+01:00"_s);
        QCOMPARE(last.marker, u"7F3A-19C2-5B0E"_s);
        QCOMPARE(last.json["extra"_L1]["n"_L1].toInt(), 1);
        QVERIFY(last.at.isValid());
    }

    void servedReportsEveryRequestWithoutTheKey()
    {
        QSignalSpy served(m_service.get(), &rc::DemoService::served);
        rc::exchange(logs(), "POST", good(), oneEntry);
        rc::exchange(logs(), "POST", {}, oneEntry);
        rc::exchange(endpoint(u"/mcp/"_s), "POST", good(), list);
        rc::exchange(endpoint(u"/github/"_s), "POST", {}, list);
        QCOMPARE(served.size(), 4);
        QStringList told;
        for (const QList<QVariant> &arguments : served) {
            const auto request = arguments.constFirst().value<rc::ServedRequest>();
            told.append(u"%1 %2 %3"_s.arg(request.endpoint).arg(request.status).arg(request.entries.size()));
            for (const rc::ReceivedEntry &entry : request.entries)
                QVERIFY(!QJsonDocument(entry.json).toJson().contains(m_service->key().reveal()));
        }
        QCOMPARE(told,
                 (QStringList{u"ingest 200 1"_s, u"ingest 400 0"_s, u"general 200 0"_s, u"code-hosting 401 0"_s}));
    }

    void connectionServesSeveralRequests()
    {
        const QUrl address(logs());
        QTcpSocket socket;
        socket.connectToHost(address.host(), quint16(address.port()));
        const QByteArray request = "POST " + address.path().toLatin1() +
                                   " HTTP/1.1\r\nHost: " + address.authority().toLatin1() + "\r\n" + keyHeader() +
                                   "\r\nContent-Length: " + QByteArray::number(oneEntry.size()) + "\r\n\r\n" + oneEntry;
        QByteArray bytes;
        for (int i = 1; i <= 3; ++i) {
            socket.write(request);
            const auto answersSoFar = [&] {
                bytes += socket.readAll();
                return bytes.count("HTTP/1.1 200 ");
            };
            QTRY_COMPARE(answersSoFar(), i);
        }
        QCOMPARE(m_service->received().size(), 3);
    }

private:
    [[nodiscard]] QString logs() const { return m_service->resourceUrl() + u"logs/"_s; }
    [[nodiscard]] QString endpoint(const QString &path) const { return m_service->toolServerUrl() + path; }
    [[nodiscard]] QByteArray keyHeader() const { return "X-API-Key: " + m_service->key().reveal(); }

    /// The named headers, valid and invalid.
    [[nodiscard]] QList<QByteArray> headers(const QStringList &names) const
    {
        const QHash<QString, QByteArray> all{
            {u"key"_s, keyHeader()},
            {u"empty key"_s, "X-API-Key:"},
            {u"user"_s, "X-User-Username: demo"},
            {u"mail"_s, "X-User-Email: demo@example.net"},
            {u"accept"_s, acceptBoth},
            {u"accept json"_s, "Accept: application/json"},
            {u"accept stream"_s, "Accept: text/event-stream"},
            {u"accept all"_s, "Accept: */*"},
        };
        QList<QByteArray> lines{"Content-Type: application/json"};
        for (const QString &name : names)
            lines.append(all.value(name));
        return lines;
    }

    [[nodiscard]] QList<QByteArray> good() const { return headers({u"key"_s, u"user"_s, u"accept"_s}); }

    std::unique_ptr<rc::DemoService> m_service;
};

RC_TEST(TestDemoService)

} // namespace rc::tst_demoservice

#include "tst_demoservice.moc"
