// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP exchange ends once: by timeout, cap, cancellation, or successfully.
#include "httpcalls.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "wire/http/detail/oneshotbody.h"

#include <QNetworkReply>
#include <QSignalSpy>

#include <memory>
#include <optional>

using namespace std::chrono_literals;

namespace rc::tst_httpends {

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

class TestHttpEnds : public QObject
{
    Q_OBJECT

private slots:
    void theCapEndsABiggerAnswer()
    {
        for (const bool isBigger : {true, false}) {
            HostileServer server(Script::answer(200, "text/plain", QByteArray(isBigger ? 500'000 : 200'000, 'x')));
            HttpRequest request = post(server.url());
            request.limits.answerCap = 200'000;
            const HttpAnswer answer = answerTo(request);
            QCOMPARE(answer.fault, isBigger ? HttpFault::AnswerTooLarge : HttpFault::None);
            QCOMPARE(answer.body.size(), 200'000);
        }
    }

    void abortEndsOnceAndAtOnce()
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
        const auto answer = finished.at(0).at(0).value<HttpAnswer>();
        QCOMPARE(answer.fault, HttpFault::Cancelled);
        QVERIFY(answer.bytesMayHaveLeft);
        call.abort();
        QTRY_COMPARE(gone.size(), 1);
        QCOMPARE(finished.size(), 1);
    }

    void anEarlyFinishEndsWell()
    {
        HostileServer server(Script::stream("data: a\n\n", Script::After::KeepOpen));
        HttpCall call(post(server.url()));
        QSignalSpy finished(&call, &HttpCall::finished);
        connect(&call, &HttpCall::received, &call, [&call](const HttpAnswer &soFar) {
            QCOMPARE(soFar.status, 200);
            QCOMPARE(soFar.mediaType(), "text/event-stream");
            if (soFar.body.endsWith("\n\n"))
                call.finishEarly();
        });
        call.start();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(finished.at(0).at(0).value<HttpAnswer>().isSuccess());
    }

    void destroyingIsSilent()
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
        connect(call, &HttpCall::finished, this, [call](const HttpAnswer &answer) {
            delete call;
            QCOMPARE(answer.body, "{}");
        });
        connect(call, &QObject::destroyed, this, [&second] { ++second; });
        call->start();
        QTRY_COMPARE(second, 1);
    }

    /// Qt's network thread requests the body by an event, which may be queued when a call ends. Whatever event of the
    /// reply the call ends before, nothing of the body is passed on after "nothing sent".
    void nothingLeavesAfterTheEnd()
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
            left = finished.at(0).at(0).value<HttpAnswer>().bytesMayHaveLeft;
            QCOMPARE(*end.bodyWasRead, left);
            heldBack |= !left;
        }
        QVERIFY(heldBack);
        QVERIFY(left); // so the event for the body was among them
    }
};

RC_TEST(TestHttpEnds)

} // namespace rc::tst_httpends

#include "tst_httpends.moc"
