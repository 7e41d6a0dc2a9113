// SPDX-License-Identifier: GPL-3.0-or-later
// Reused connections: one exchange after the other, and never a response to another request.
#include "core/entry/outcome.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"
#include "support/tlsserver.h"
#include "wire/http/httpcall.h"
#include "wire/http/httpconnections.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_httpconnections {

namespace {

HttpRequest numbered(const QUrl &url, int number)
{
    return {"POST", url, {{"X-API-Key", "k-12345678"}}, "<" + QByteArray::number(number) + ">", {5s, smallAnswerCap}};
}

HttpAnswer over(HttpConnections &connections, const HttpRequest &request)
{
    HttpCall call(request, connections, 0);
    HttpAnswer answer;
    int ends = 0;
    QObject::connect(&call, &HttpCall::finished, &call, [&](const HttpAnswer &final) {
        answer = final;
        ++ends;
    });
    call.start();
    [&] {
        QCOMPARE(ends, 0);
        QTRY_VERIFY_WITH_TIMEOUT(ends > 0, 10'000);
        QCOMPARE(ends, 1);
    }();
    return answer;
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
    void oneConnectionForMany();
    void whatCannotBeKeptIsNot_data();
    void whatCannotBeKeptIsNot();
    void aConnectionThatWasClosedWhileIdleCostsNoEntry();
    void anAnswerAfterTheEndIsNotTheNextOnes();
    void whatCameWhileIdleAnswersNothing();
    void anotherAddressIsAnotherConnection();
    void abortEndsOnceAndAtOnce();
    void destroyingIsSilent();
    void aReceiverMayDeleteTheCall();
    void theDeadlineIsTotal();
    void aFloodEndsAtTheCap();
    void theKeyIsMaskedInTheAnswer();
    void encryptedOnesAreKeptToo();
    void aCertificateOfAnotherNameIsFinal();
    void anEncryptedOneThatIsLostIsNoHandshake();
    void eachMomentIsStamped();
};

void TestHttpConnections::oneConnectionForMany()
{
    HostileServer server(kept());
    HttpConnections connections;
    for (int i = 0; i < 20; ++i) {
        const HttpAnswer answer = over(connections, numbered(server.url(), i));
        QVERIFY(answer.isSuccess());
        QCOMPARE(answer.body, "{}");
        QCOMPARE(server.copiesOf("<" + QByteArray::number(i) + ">"), 1);
    }
    // Qt opens another one if the last response has arrived but its connection is not idle yet.
    QCOMPARE_LE(server.speakers(), HttpConnections::perManager);
}

void TestHttpConnections::whatCannotBeKeptIsNot_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("it says that it closes") << kept("Connection: close\r\n");
    QTest::newRow("more than the answer") << kept({}, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nwrong");
    QTest::newRow("no length") << Script{"HTTP/1.1 200 OK\r\nX-A: b\r\n\r\n{}", Script::After::Close};
}

void TestHttpConnections::whatCannotBeKeptIsNot()
{
    QFETCH(Script, script);
    HostileServer server(script);
    HttpConnections connections;
    for (int i = 0; i < 3; ++i) {
        const HttpAnswer answer = over(connections, numbered(server.url(), i));
        QVERIFY(answer.isSuccess());
        QCOMPARE(answer.body, "{}");
        QCOMPARE(server.copiesOf("<" + QByteArray::number(i) + ">"), 1);
    }
    QCOMPARE(server.speakers(), 3); // Qt 6.8 may open an unused one
}

/// A Qt thread notices the close, possibly too late: then that entry's outcome is unknown.
void TestHttpConnections::aConnectionThatWasClosedWhileIdleCostsNoEntry()
{
    constexpr int calls = 20;
    Script script = kept();
    script.after = Script::After::Close; // not announced in the response
    HostileServer server(script);
    HttpConnections connections;
    int lost = 0;
    for (int i = 0; i < calls; ++i) {
        QSignalSpy left(&server, &HostileServer::disconnected);
        const HttpAnswer answer = over(connections, numbered(server.url(), i));
        if (answer.isSuccess()) {
            QTRY_COMPARE(left.size(), 1);
        } else {
            QCOMPARE(answer.fault, HttpFault::ConnectionLost);
            QVERIFY(answer.bytesMayHaveLeft);
            ++lost;
        }
        QVERIFY(server.copiesOf("<" + QByteArray::number(i) + ">") <= 1);
    }
    QVERIFY2(lost < calls / 2, qPrintable(QString::number(lost))); // half of them, if the close is not checked
}

void TestHttpConnections::anAnswerAfterTheEndIsNotTheNextOnes()
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
    QCOMPARE(server.speakers(), 2); // Qt may open an unused one
    QCOMPARE(server.copiesOf("<1>"), 1);
    QCOMPARE(server.copiesOf("<2>"), 1);
}

/// Unsolicited bytes are read as the start of the next response: then that entry's outcome is unknown.
void TestHttpConnections::whatCameWhileIdleAnswersNothing()
{
    Script script = kept();
    script.drip = "H";
    HostileServer server(script);
    HttpConnections connections;
    QVERIFY(over(connections, numbered(server.url(), 1)).isSuccess());
    const HttpAnswer answer = over(connections, numbered(server.url(), 2));
    if (answer.fault == HttpFault::None)
        QCOMPARE(answer.body, "{}"); // Qt noticed in time, and used another connection
    else
        QVERIFY(answer.bytesMayHaveLeft);
    QVERIFY(server.copiesOf("<2>") <= 1);
}

void TestHttpConnections::anotherAddressIsAnotherConnection()
{
    HostileServer server(kept());
    HostileServer other(kept());
    HttpConnections connections;
    QVERIFY(over(connections, numbered(server.url(), 1)).isSuccess());
    QVERIFY(over(connections, numbered(other.url(), 2)).isSuccess());
    QCOMPARE(server.copiesOf("<2>"), 0);
    QCOMPARE(other.copiesOf("<2>"), 1);
}

void TestHttpConnections::abortEndsOnceAndAtOnce()
{
    HostileServer server(Script::silent());
    HttpConnections connections;
    HttpCall call(numbered(server.url(), 1), connections, 0);
    QSignalSpy ends(&call, &HttpCall::finished);
    call.abort(); // not started
    QCOMPARE(ends.size(), 0);
    QSignalSpy asked(&server, &HostileServer::requested);
    call.start();
    QTRY_COMPARE(asked.size(), 1);
    call.abort();
    call.abort();
    QCOMPARE(ends.size(), 1);
    const auto answer = ends.first().first().value<HttpAnswer>();
    QCOMPARE(answer.fault, HttpFault::Cancelled);
    QVERIFY(answer.bytesMayHaveLeft);
}

void TestHttpConnections::destroyingIsSilent()
{
    HostileServer server(Script::silent());
    HttpConnections connections;
    auto call = std::make_unique<HttpCall>(numbered(server.url(), 1), connections, 0);
    QSignalSpy ends(call.get(), &HttpCall::finished);
    QSignalSpy asked(&server, &HostileServer::requested);
    QSignalSpy left(&server, &HostileServer::disconnected);
    call->start();
    QTRY_COMPARE(asked.size(), 1);
    call.reset();
    QTRY_COMPARE(left.size(), 1);
    QCOMPARE(ends.size(), 0);
}

void TestHttpConnections::aReceiverMayDeleteTheCall()
{
    HostileServer server(kept());
    HttpConnections connections;
    auto *call = new HttpCall(numbered(server.url(), 1), connections, 0);
    int ends = 0;
    connect(call, &HttpCall::finished, this, [&ends, call] {
        ++ends;
        delete call;
    });
    call->start();
    QTRY_COMPARE(ends, 1);
}

void TestHttpConnections::theDeadlineIsTotal()
{
    HostileServer server({"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", Script::After::KeepOpen, "x"});
    HttpConnections connections;
    HttpRequest request = numbered(server.url(), 1);
    request.limits.deadline = 1500ms;
    const HttpAnswer answer = over(connections, request);
    QCOMPARE(answer.fault, HttpFault::TimedOut);
    QCOMPARE(answer.status, 200);
    QVERIFY(answer.bytesMayHaveLeft);
}

void TestHttpConnections::aFloodEndsAtTheCap()
{
    constexpr qint64 cap = 100'000;
    HostileServer server({"HTTP/1.1 200 OK\r\nX-A: b\r\n\r\n" + QByteArray(5'000'000, 'x'), Script::After::KeepOpen});
    HttpConnections connections;
    HttpRequest request = numbered(server.url(), 1);
    request.limits.answerCap = cap;
    const HttpAnswer answer = over(connections, request);
    QCOMPARE(answer.fault, HttpFault::AnswerTooLarge);
    QCOMPARE(answer.body.size(), cap);
}

void TestHttpConnections::theKeyIsMaskedInTheAnswer()
{
    const QByteArray body = R"({"you sent":"k-12345678"})";
    HostileServer server(Script::answer(403, "application/json", body, "X-Echo: k-12345678\r\n"));
    HttpConnections connections;
    const HttpAnswer answer = over(connections, numbered(server.url(), 1));
    QCOMPARE(answer.status, 403);
    QVERIFY(!answer.body.contains("12345678"));
    QVERIFY(answer.body.startsWith("{\"you sent\""));
    QVERIFY(!answer.header("X-Echo").contains("12345678"));
}

void TestHttpConnections::encryptedOnesAreKeptToo()
{
    TlsServer server(testCertificates().good());
    HttpConnections connections;
    HttpRequest request = numbered(QUrl(server.origin() + u"/logs/"_s), 1);
    request.limits.authorities = {testCertificates().authorities(), {}};
    const HttpAnswer first = over(connections, request);
    QVERIFY2(first.isSuccess(), qPrintable(first.faultText));
    QVERIFY(first.timings.encrypted > 0);
    QVERIFY(server.received().startsWith("POST /logs/ HTTP/1.1\r\n"));
    QVERIFY(over(connections, request).isSuccess());
    QCOMPARE(server.requests(), 2);
}

void TestHttpConnections::aCertificateOfAnotherNameIsFinal()
{
    TestCertificateWish wish;
    wish.name = u"other"_s;
    wish.names = u"DNS:other.example"_s;
    TlsServer server(testCertificates().make(wish));
    HttpConnections connections;
    HttpRequest request = numbered(QUrl(server.origin()), 1);
    request.limits.authorities = {testCertificates().authorities(), {}};
    const HttpAnswer answer = over(connections, request);
    QCOMPARE(answer.fault, HttpFault::TlsFailed);
    QVERIFY(answer.tls);
    QVERIFY(!answer.bytesMayHaveLeft);
    QCOMPARE(server.received(), QByteArray());
}

/// For a connection encrypted by an earlier call. A failed handshake would mean that nothing was sent.
void TestHttpConnections::anEncryptedOneThatIsLostIsNoHandshake()
{
    TlsServer server(testCertificates().good());
    server.setAnswers([](const QByteArray &) { return QByteArray(); }); // and closes
    HttpConnections connections;
    HttpRequest request = numbered(QUrl(server.origin()), 1);
    request.limits.authorities = {testCertificates().authorities(), {}};
    const HttpAnswer answer = over(connections, request);
    QCOMPARE(answer.fault, HttpFault::ConnectionLost);
    QVERIFY(answer.bytesMayHaveLeft);
}

void TestHttpConnections::eachMomentIsStamped()
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

RC_TEST(TestHttpConnections)

} // namespace rc::tst_httpconnections

#include "tst_httpconnections.moc"
