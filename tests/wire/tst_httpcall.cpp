// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP exchanges are handled correctly with a server that breaks the rules, and end once: by timeout, cap,
// cancellation, or successfully.
#include "httpcalls.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "wire/http/detail/oneshotbody.h"

#include <QNetworkReply>
#include <QSignalSpy>

#include <memory>
#include <optional>

using namespace std::chrono_literals;

namespace rc::tst_httpcall {

namespace {

/// Ends a call just before its reply handles the `turn`th event.
class EndBefore : public QObject
{
public:
    EndBefore(int turn, HttpCall &call)
        : m_left(turn)
        , m_call(call)
    {
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *reply = qobject_cast<QNetworkReply *>(watched);
        if (reply && event->type() == QEvent::MetaCall && --m_left == 0)
            m_call.abort();
        if (reply && event->type() == QEvent::DeferredDelete)
            bodyWasRead = reply->findChild<OneShotBody *>()->wasRead();
        return false;
    }

    std::optional<bool> bodyWasRead; ///< when the reply is deleted

private:
    int m_left;
    HttpCall &m_call;
};

} // namespace

class TestHttpCall : public QObject
{
    Q_OBJECT

private slots:
    void closeEndsAResponseWithoutALength()
    {
        // Bytes and close come together, so whether Qt sees the response first is random: try often enough for both.
        constexpr int tries = 40;
        for (int i = 0; i < tries; ++i) {
            HostileServer server({"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{}", Script::After::Close});
            const HttpResponse response = answerTo(post(server.url()));
            QVERIFY(!response.fault);
            QCOMPARE(response.body, "{}");
            QCOMPARE(server.occurrencesOf(entry), 1);
        }
    }

    void longResponseIsShownInFull()
    {
        HttpResponse response;
        response.status = 400;
        response.body = QByteArray(20'000, 'x') + "the end";
        QVERIFY(displayResponse(response).endsWith(u"xthe end"_s));
        response.body = QByteArray(1'000'000, 'x');
        QVERIFY(displayResponse(response).size() < 70'000);
    }

    void everyStatusHasItsErrorKind()
    {
        using enum ErrorKind;
        for (const auto &[status, kind] :
             {std::pair(302, Redirected), std::pair(400, Refused), std::pair(401, CredentialsRefused),
              std::pair(403, CredentialsRefused), std::pair(404, NotFound), std::pair(405, Refused),
              std::pair(406, NotAcceptable), std::pair(407, Refused), std::pair(409, Refused), std::pair(410, Refused),
              std::pair(413, TooLarge), std::pair(418, Refused), std::pair(429, RateLimited),
              std::pair(500, ServerFault), std::pair(501, ServerFault), std::pair(502, ServerFault),
              std::pair(503, ServerFault), std::pair(599, ServerFault)}) {
            HttpResponse response;
            response.status = status;
            response.headers = {{"Content-Type", "application/json"}};
            response.body = R"({"error":"its own words"})";
            const std::optional<Error> error = httpError(response);
            QVERIFY(error);
            QCOMPARE(error->kind, kind);
            QCOMPARE(error->status, status);
            if (kind != Redirected)
                QCOMPARE(error->quote, u"its own words"_s);
        }
    }

    void requestIsAsSpecified()
    {
        HostileServer server(Script::response(200, "application/json", "{}", "Set-Cookie: a=b\r\n"));
        HttpRequest request = post(server.url(u"/a%20b/logs/"_s));
        request.headers.append(qMakePair(QByteArray("Accept-Encoding"), QByteArray("gzip")));
        request.headers.append(qMakePair(QByteArray("Content-Length"), QByteArray("3")));
        QVERIFY(answerTo(request).isSuccess());

        const QByteArray raw = server.connections().value(0);
        QVERIFY(raw.startsWith("POST /a%20b/logs/ HTTP/1.1\r\n"));
        const QByteArray lower = raw.toLower();
        QVERIFY(lower.contains("\r\nx-api-key: k\r\n"));
        QVERIFY(lower.contains("\r\naccept-encoding: identity\r\n"));
        QVERIFY(lower.contains("\r\nuser-agent: resource-console/"));
        QVERIFY(lower.contains("\r\ncontent-length: " + QByteArray::number(entry.size()) + "\r\n"));
        QCOMPARE(lower.count("content-length:"), 1);
        for (const char *absent :
             {"\r\nupgrade:", "http2-settings", "\r\ncookie:", "gzip", "\r\nauthorization:", "expect:"})
            QVERIFY2(!lower.contains(absent), absent);
        QVERIFY(raw.endsWith("\r\n\r\n" + entry));
    }

    void invalidRequestIsNotSent_data()
    {
        addColumns<QByteArray, QByteArray>("name", "value");
        QTest::newRow("a line break in a value") << QByteArray("X-API-Key") << QByteArray("k\r\nX-Evil: 1");
        QTest::newRow("a line feed in a value") << QByteArray("X-API-Key") << QByteArray("k\nX-Evil: 1");
        QTest::newRow("a carriage return in a value") << QByteArray("X-API-Key") << QByteArray("k\rX");
        QTest::newRow("a NUL in a value") << QByteArray("X-API-Key") << QByteArray("k\0x", 3);
        QTest::newRow("a line break in a name") << QByteArray("X-A\r\nX-Evil") << QByteArray("1");
        QTest::newRow("a colon in a name") << QByteArray("X-A: 1") << QByteArray("1");
        QTest::newRow("a space in a name") << QByteArray("X A") << QByteArray("1");
        QTest::newRow("a tab in a name") << QByteArray("X\tA") << QByteArray("1");
        QTest::newRow("an umlaut in a name") << QByteArray("X-\xC3\xBC") << QByteArray("1");
        QTest::newRow("no name") << QByteArray() << QByteArray("1");
    }

    void invalidRequestIsNotSent()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        HostileServer server(Script::json("{}"));
        HttpRequest request = post(server.url());
        request.headers.append(qMakePair(name, value));
        const HttpResponse response = answerTo(request);
        QVERIFY(response.fault == ErrorKind::BadInput);
        QVERIFY(!response.mayHaveBeenSent);
        QCOMPARE(httpError(response)->kind, ErrorKind::BadInput);
        QVERIFY(!httpError(response)->detail.isEmpty());
        QCOMPARE(server.connections().size(), 0);
    }

    void unknownHostIsNotFound()
    {
        // A proxy on this machine would respond instead of the name.
        qunsetenv("https_proxy");
        qunsetenv("HTTPS_PROXY");
        qunsetenv("all_proxy");
        qunsetenv("ALL_PROXY");
        const HttpResponse response = answerTo(post(QUrl(u"https://no-such-host.invalid/"_s)));
        QVERIFY(response.fault == ErrorKind::NameNotFound);
        QCOMPARE(httpError(response)->detail, u"no-such-host.invalid"_s);
        QVERIFY(!response.mayHaveBeenSent);
    }

    void tooLargeResponseIsAborted()
    {
        for (const bool isBigger : {true, false}) {
            HostileServer server(Script::response(200, "text/plain", QByteArray(isBigger ? 500'000 : 200'000, 'x')));
            HttpRequest request = post(server.url());
            request.limits.responseCap = 200'000;
            const HttpResponse response = answerTo(request);
            QCOMPARE(response.fault, isBigger ? std::optional(ErrorKind::ResponseTooLarge) : std::nullopt);
            QCOMPARE(response.body.size(), 200'000);
        }
    }

    void abortFinishesOnceImmediately()
    {
        HostileServer server(Script::silent());
        HttpCall call(post(server.url()));
        QSignalSpy finished(&call, &HttpCall::finished);
        QSignalSpy requested(&server, &HostileServer::requested);
        QSignalSpy gone(&server, &HostileServer::disconnected);
        call.start();
        QTRY_COMPARE(requested.size(), 1);
        call.abort();
        QCOMPARE(finished.size(), 1);
        const auto response = finished.at(0).at(0).value<HttpResponse>();
        QVERIFY(response.fault == ErrorKind::Canceled);
        QVERIFY(response.mayHaveBeenSent);
        call.abort();
        QTRY_COMPARE(gone.size(), 1);
        QCOMPARE(finished.size(), 1);
    }

    void earlyFinishIsASuccess()
    {
        HostileServer server(Script::stream("data: a\n\n", Script::After::KeepOpen));
        HttpCall call(post(server.url()));
        QSignalSpy finished(&call, &HttpCall::finished);
        connect(&call, &HttpCall::received, &call, [&call](const HttpResponse &soFar) {
            QCOMPARE(soFar.status, 200);
            QCOMPARE(soFar.mediaType(), "text/event-stream");
            if (soFar.body.endsWith("\n\n"))
                call.finishEarly();
        });
        call.start();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(finished.at(0).at(0).value<HttpResponse>().isSuccess());
    }

    void destructionEmitsNothing()
    {
        HostileServer server(Script::silent());
        auto call = std::make_unique<HttpCall>(post(server.url()));
        QSignalSpy finished(call.get(), &HttpCall::finished);
        QSignalSpy requested(&server, &HostileServer::requested);
        QSignalSpy gone(&server, &HostileServer::disconnected);
        call->start();
        QTRY_COMPARE(requested.size(), 1);
        call.reset();
        QTRY_COMPARE(gone.size(), 1);
        QCOMPARE(finished.size(), 0);
    }

    void aReceiverMayDeleteTheCall()
    {
        HostileServer server(Script::json("{}"));
        auto *call = new HttpCall(post(server.url()));
        int second = 0;
        connect(call, &HttpCall::finished, this, [call](const HttpResponse &response) {
            delete call;
            QCOMPARE(response.body, "{}");
        });
        connect(call, &QObject::destroyed, this, [&second] { ++second; });
        call->start();
        QTRY_COMPARE(second, 1);
    }

    /// Qt's network thread requests the body by an event, which may be queued when a call ends. Whatever event of the
    /// reply the call ends before, nothing of the body is passed on after "nothing sent".
    void nothingIsSentAfterTheEnd()
    {
        HostileServer server(Script::silent());
        bool heldBack = false;
        bool left = false;
        for (int turn = 1; turn <= 40 && !left; ++turn) {
            HttpCall call(post(server.url()));
            QSignalSpy finished(&call, &HttpCall::finished);
            EndBefore end(turn, call);
            call.start();
            QTRY_VERIFY(end.bodyWasRead);
            QCOMPARE(finished.size(), 1);
            left = finished.at(0).at(0).value<HttpResponse>().mayHaveBeenSent;
            QCOMPARE(*end.bodyWasRead, left);
            heldBack |= !left;
        }
        QVERIFY(heldBack);
        QVERIFY(left); // so the event for the body was among them
    }
};

RC_TEST(TestHttpCall)

} // namespace rc::tst_httpcall

#include "tst_httpcall.moc"
