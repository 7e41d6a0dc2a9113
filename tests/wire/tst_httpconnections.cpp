// SPDX-License-Identifier: GPL-3.0-or-later
// Reused connections: one exchange after the other, and never a response to another request.
#include "core/entry/outcome.h"
#include "support/ended.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"
#include "support/tlsserver.h"
#include "wire/http/httpcall.h"
#include "wire/http/httpconnections.h"

using namespace std::chrono_literals;

namespace rc::tst_httpconnections {

namespace {

HttpRequest numbered(const QUrl &url, int number)
{
    return {"POST", url, {{"X-API-Key", "k-12345678"}}, "<" + QByteArray::number(number) + ">", {{5s}}};
}

HttpResponse over(HttpConnections &connections, const HttpRequest &request)
{
    HttpCall call(request, connections, 0);
    return ended<HttpResponse>(call);
}

Script kept(const QByteArray &headers = {}, const QByteArray &behind = {})
{
    return {"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n" + headers + "\r\n{}" + behind,
            Script::After::KeepOpen};
}

} // namespace

class TestHttpConnections : public QObject
{
    Q_OBJECT

private slots:
    void unusableConnectionsAreNotReused_data()
    {
        QTest::addColumn<Script>("script");
        QTest::newRow("it says that it closes") << kept("Connection: close\r\n");
        QTest::newRow("more than the answer") << kept({}, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nwrong");
        QTest::newRow("no length") << Script{"HTTP/1.1 200 OK\r\nX-A: b\r\n\r\n{}", Script::After::Close};
    }

    void unusableConnectionsAreNotReused()
    {
        QFETCH(Script, script);
        HostileServer server(script);
        HttpConnections connections;
        for (int i = 0; i < 3; ++i) {
            const HttpResponse response = over(connections, numbered(server.url(), i));
            QVERIFY(response.isSuccess());
            QCOMPARE(response.body, "{}");
            QCOMPARE(server.occurrencesOf("<" + QByteArray::number(i) + ">"), 1);
        }
        QCOMPARE(server.activeConnections(), 3); // Qt 6.8 may open an unused one
    }

    void extraResponseIsNotTheNextOne()
    {
        HostileServer server(Script::silent());
        HttpConnections connections;
        {
            HttpCall call(numbered(server.url(), 1), connections, 0);
            QSignalSpy asked(&server, &HostileServer::requested);
            call.start();
            QTRY_COMPARE(asked.size(), 1);
            call.abort();
        }
        server.setScript(kept());
        QVERIFY(over(connections, numbered(server.url(), 2)).isSuccess());
        QCOMPARE(server.activeConnections(), 2); // Qt may open an unused one
        QCOMPARE(server.occurrencesOf("<1>"), 1);
        QCOMPARE(server.occurrencesOf("<2>"), 1);
    }

    /// Unsolicited bytes are read as the start of the next response: then that entry's outcome is unknown.
    void bytesReceivedWhileIdleAreIgnored()
    {
        Script script = kept();
        script.after = Script::After::Drip;
        script.more = "H";
        HostileServer server(script);
        HttpConnections connections;
        QVERIFY(over(connections, numbered(server.url(), 1)).isSuccess());
        const HttpResponse response = over(connections, numbered(server.url(), 2));
        if (!response.fault)
            QCOMPARE(response.body, "{}"); // Qt noticed in time, and used another connection
        else
            QVERIFY(response.mayHaveBeenSent);
        QVERIFY(server.occurrencesOf("<2>") <= 1);
    }

    void anotherAddressIsAnotherConnection()
    {
        HostileServer server(kept());
        HostileServer other(kept());
        HttpConnections connections;
        QVERIFY(over(connections, numbered(server.url(), 1)).isSuccess());
        QVERIFY(over(connections, numbered(other.url(), 2)).isSuccess());
        QCOMPARE(server.occurrencesOf("<2>"), 0);
        QCOMPARE(other.occurrencesOf("<2>"), 1);
    }

    void encryptedConnectionsAreReused()
    {
        TlsServer server(testCertificates().good());
        HttpConnections connections;
        HttpRequest request = numbered(QUrl(server.origin() + u"/logs/"_s), 1);
        request.limits.authorities = {testCertificates().authorities(), {}};
        const HttpResponse first = over(connections, request);
        QVERIFY2(first.isSuccess(), qPrintable(first.faultText));
        QVERIFY(first.timings.encrypted > 0);
        QVERIFY(server.received().startsWith("POST /logs/ HTTP/1.1\r\n"));
        QVERIFY(over(connections, request).isSuccess());
        QCOMPARE(server.requests(), 2);
    }

    /// For a connection encrypted by an earlier call. A failed handshake would mean that nothing was sent.
    void lostEncryptedConnectionIsNotAHandshakeError()
    {
        TlsServer server(testCertificates().good());
        server.setResponses([](const QByteArray &) { return QByteArray(); }); // and closes
        HttpConnections connections;
        HttpRequest request = numbered(QUrl(server.origin()), 1);
        request.limits.authorities = {testCertificates().authorities(), {}};
        const HttpResponse response = over(connections, request);
        QVERIFY(response.fault == ErrorKind::ConnectionLost);
        QVERIFY(response.mayHaveBeenSent);
    }

    void everyPhaseHasATimestamp()
    {
        HostileServer server(kept());
        HttpConnections connections;
        const RequestTimings first = over(connections, numbered(server.url(), 1)).timings;
        QVERIFY(first.connecting >= 0);
        QVERIFY(first.sent >= first.connecting);
        QVERIFY(first.firstByte >= first.connecting);
        QVERIFY(first.done >= first.firstByte);
        QCOMPARE(first.encrypted, -1);
        const RequestTimings second = over(connections, numbered(server.url(), 2)).timings;
        QCOMPARE(second.connecting, -1); // already connected
        QVERIFY(second.done >= second.firstByte);
    }
};

RC_TEST(TestHttpConnections)

} // namespace rc::tst_httpconnections

#include "tst_httpconnections.moc"
