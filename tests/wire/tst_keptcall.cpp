// SPDX-License-Identifier: GPL-3.0-or-later
// Connections that are kept: one exchange after another, and never an answer of one for another.
#include "core/outcome.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"
#include "support/tlsserver.h"
#include "wire/keptcall.h"
#include "wire/keptconnection.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_keptcall {

namespace {

HttpRequest numbered(const QUrl &url, int number)
{
    return {"POST", url, {{"X-API-Key", "k-12345678"}}, "<" + QByteArray::number(number) + ">", {5s, smallAnswerCap}};
}

HttpAnswer over(KeptConnection &connection, const HttpRequest &request, bool fresh = false)
{
    KeptCall call(request, connection, fresh);
    HttpAnswer answer;
    int ends = 0;
    QObject::connect(&call, &KeptCall::finished, &call, [&](const HttpAnswer &final) {
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

class TestKeptCall : public QObject
{
    Q_OBJECT

private slots:
    void oneConnectionForMany();
    void freshIsFresh();
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

void TestKeptCall::oneConnectionForMany()
{
    HostileServer server(kept());
    KeptConnection connection;
    for (int i = 0; i < 20; ++i) {
        const HttpAnswer answer = over(connection, numbered(server.url(), i));
        QVERIFY(answer.isSuccess());
        QCOMPARE(answer.body, "{}");
        QCOMPARE(server.copiesOf("<" + QByteArray::number(i) + ">"), 1);
    }
    QCOMPARE(server.connections().size(), 1);
}

void TestKeptCall::freshIsFresh()
{
    HostileServer server(kept());
    KeptConnection connection;
    QVERIFY(over(connection, numbered(server.url(), 1)).isSuccess());
    QVERIFY(over(connection, numbered(server.url(), 2), true).isSuccess());
    QCOMPARE(server.connections().size(), 2);
}

void TestKeptCall::whatCannotBeKeptIsNot_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("it says that it closes") << kept("Connection: close\r\n");
    QTest::newRow("more than the answer") << kept({}, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nwrong");
    QTest::newRow("no length") << Script{"HTTP/1.1 200 OK\r\nX-A: b\r\n\r\n{}", Script::After::Close};
}

void TestKeptCall::whatCannotBeKeptIsNot()
{
    QFETCH(Script, script);
    HostileServer server(script);
    KeptConnection connection;
    for (int i = 0; i < 3; ++i) {
        const HttpAnswer answer = over(connection, numbered(server.url(), i));
        QVERIFY(answer.isSuccess());
        QCOMPARE(answer.body, "{}");
    }
    QCOMPARE(server.connections().size(), 3);
}

void TestKeptCall::aConnectionThatWasClosedWhileIdleCostsNoEntry()
{
    Script script = kept();
    script.after = Script::After::Close; // without a word of it in the answer
    HostileServer server(script);
    KeptConnection connection;
    for (int i = 0; i < 20; ++i) {
        QSignalSpy left(&server, &HostileServer::disconnected);
        QVERIFY(over(connection, numbered(server.url(), i)).isSuccess());
        QTRY_COMPARE(left.size(), 1); // so the word of the close is here
    }
    QCOMPARE(server.connections().size(), 20);
}

void TestKeptCall::anAnswerAfterTheEndIsNotTheNextOnes()
{
    HostileServer server(Script::silent());
    KeptConnection connection;
    {
        KeptCall call(numbered(server.url(), 1), connection);
        QSignalSpy asked(&server, &HostileServer::requested);
        call.start();
        QTRY_COMPARE(asked.size(), 1);
        call.abort();
    }
    server.setScript(kept());
    QVERIFY(over(connection, numbered(server.url(), 2)).isSuccess());
    QCOMPARE(server.connections().size(), 2);
    QCOMPARE(server.copiesOf("<1>"), 1);
    QCOMPARE(server.copiesOf("<2>"), 1);
}

/// An answer that nobody asked for must not be taken for the next one's.
void TestKeptCall::whatCameWhileIdleAnswersNothing()
{
    Script script = kept();
    script.drip = "H";
    HostileServer server(script);
    KeptConnection connection;
    QVERIFY(over(connection, numbered(server.url(), 1)).isSuccess());
    QTRY_VERIFY(connection.available() > 0);
    const HttpAnswer answer = over(connection, numbered(server.url(), 2));
    QVERIFY(answer.isSuccess());
    QCOMPARE(answer.body, "{}");
    QCOMPARE(server.connections().size(), 2);
    QCOMPARE(server.copiesOf("<2>"), 1);
}

void TestKeptCall::anotherAddressIsAnotherConnection()
{
    HostileServer server(kept());
    HostileServer other(kept());
    KeptConnection connection;
    QVERIFY(over(connection, numbered(server.url(), 1)).isSuccess());
    QVERIFY(over(connection, numbered(other.url(), 2)).isSuccess());
    QCOMPARE(server.copiesOf("<2>"), 0);
    QCOMPARE(other.copiesOf("<2>"), 1);
}

void TestKeptCall::abortEndsOnceAndAtOnce()
{
    HostileServer server(Script::silent());
    KeptConnection connection;
    KeptCall call(numbered(server.url(), 1), connection);
    QSignalSpy ends(&call, &KeptCall::finished);
    call.abort(); // not begun
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

void TestKeptCall::destroyingIsSilent()
{
    HostileServer server(Script::silent());
    KeptConnection connection;
    auto call = std::make_unique<KeptCall>(numbered(server.url(), 1), connection);
    QSignalSpy ends(call.get(), &KeptCall::finished);
    QSignalSpy asked(&server, &HostileServer::requested);
    QSignalSpy left(&server, &HostileServer::disconnected);
    call->start();
    QTRY_COMPARE(asked.size(), 1);
    call.reset();
    QTRY_COMPARE(left.size(), 1);
    QCOMPARE(ends.size(), 0);
}

void TestKeptCall::aReceiverMayDeleteTheCall()
{
    HostileServer server(kept());
    KeptConnection connection;
    auto *call = new KeptCall(numbered(server.url(), 1), connection);
    int ends = 0;
    connect(call, &KeptCall::finished, this, [&ends, call] {
        ++ends;
        delete call;
    });
    call->start();
    QTRY_COMPARE(ends, 1);
}

void TestKeptCall::theDeadlineIsTotal()
{
    HostileServer server({"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", Script::After::KeepOpen, "x"});
    KeptConnection connection;
    HttpRequest request = numbered(server.url(), 1);
    request.limits.deadline = 200ms;
    const HttpAnswer answer = over(connection, request);
    QCOMPARE(answer.fault, HttpFault::TimedOut);
    QCOMPARE(answer.status, 200);
    QVERIFY(answer.bytesMayHaveLeft);
}

void TestKeptCall::aFloodEndsAtTheCap()
{
    constexpr qint64 cap = 100'000;
    HostileServer server({"HTTP/1.1 200 OK\r\nX-A: b\r\n\r\n" + QByteArray(5'000'000, 'x'), Script::After::KeepOpen});
    KeptConnection connection;
    HttpRequest request = numbered(server.url(), 1);
    request.limits.answerCap = cap;
    const HttpAnswer answer = over(connection, request);
    QCOMPARE(answer.fault, HttpFault::AnswerTooLarge);
    QCOMPARE(answer.body.size(), cap);
}

void TestKeptCall::theKeyIsMaskedInTheAnswer()
{
    const QByteArray body = R"({"you sent":"k-12345678"})";
    HostileServer server(Script::answer(403, "application/json", body, "X-Echo: k-12345678\r\n"));
    KeptConnection connection;
    const HttpAnswer answer = over(connection, numbered(server.url(), 1));
    QCOMPARE(answer.status, 403);
    QVERIFY(!answer.body.contains("12345678"));
    QVERIFY(answer.body.startsWith("{\"you sent\""));
    QVERIFY(!answer.header("X-Echo").contains("12345678"));
}

void TestKeptCall::encryptedOnesAreKeptToo()
{
    TlsServer server(testCertificates().good());
    KeptConnection connection;
    HttpRequest request = numbered(QUrl(server.origin() + u"/logs/"_s), 1);
    request.limits.authorities = {testCertificates().authorities(), {}};
    const HttpAnswer first = over(connection, request);
    QVERIFY2(first.isSuccess(), qPrintable(first.faultText));
    QVERIFY(first.timings.encrypted > 0);
    QVERIFY(server.received().startsWith("POST /logs/ HTTP/1.1\r\n"));
    QVERIFY(over(connection, request).isSuccess());
    QCOMPARE(server.requests(), 2);
}

void TestKeptCall::aCertificateOfAnotherNameIsFinal()
{
    TestCertificateWish wish;
    wish.name = u"other"_s;
    wish.names = u"DNS:other.example"_s;
    TlsServer server(testCertificates().make(wish));
    KeptConnection connection;
    HttpRequest request = numbered(QUrl(server.origin()), 1);
    request.limits.authorities = {testCertificates().authorities(), {}};
    const HttpAnswer answer = over(connection, request);
    QCOMPARE(answer.fault, HttpFault::TlsFailed);
    QVERIFY(answer.tls);
    QVERIFY(!answer.bytesMayHaveLeft);
    QCOMPARE(server.received(), QByteArray());
}

/// Of a connection that an earlier call encrypted. A failed handshake would mean that nothing left.
void TestKeptCall::anEncryptedOneThatIsLostIsNoHandshake()
{
    TlsServer server(testCertificates().good());
    server.setAnswers([](const QByteArray &) { return QByteArray(); }); // and closes
    KeptConnection connection;
    HttpRequest request = numbered(QUrl(server.origin()), 1);
    request.limits.authorities = {testCertificates().authorities(), {}};
    const HttpAnswer answer = over(connection, request);
    QCOMPARE(answer.fault, HttpFault::ConnectionLost);
    QVERIFY(answer.bytesMayHaveLeft);
}

void TestKeptCall::eachMomentIsStamped()
{
    HostileServer server(kept());
    KeptConnection connection;
    const HttpTimings first = over(connection, numbered(server.url(), 1)).timings;
    QVERIFY(first.connecting >= 0);
    QVERIFY(first.sent >= first.connecting);
    QVERIFY(first.firstByte >= first.connecting);
    QVERIFY(first.done >= first.firstByte);
    QCOMPARE(first.encrypted, -1);
    const HttpTimings second = over(connection, numbered(server.url(), 2)).timings;
    QCOMPARE(second.connecting, -1); // it was there
    QVERIFY(second.done >= second.firstByte);
}

RC_TEST(TestKeptCall)

} // namespace rc::tst_keptcall

#include "tst_keptcall.moc"
