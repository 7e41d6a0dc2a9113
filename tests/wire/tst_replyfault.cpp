// SPDX-License-Identifier: GPL-3.0-or-later
// Qt's varying reports of an exchange always give the same fault.
#include "support/testprogram.h"
#include "wire/http/detail/replyfault.h"

namespace rc::tst_replyfault {

namespace {

HttpResponse answered(int status, const HeaderList &headers)
{
    HttpResponse response;
    response.url = QUrl(u"https://h.example/logs/"_s);
    response.status = status;
    response.headers = headers;
    response.timings.encrypted = 5;
    return response;
}

const HeaderList plain = {{"Content-Type", "application/json"}};
const HeaderList ofTen = {{"Content-Type", "application/json"}, {"Content-Length", "10"}};
const HeaderList chunked = {{"Content-Type", "application/json"}, {"Transfer-Encoding", "chunked"}};

} // namespace

class TestReplyFault : public QObject
{
    Q_OBJECT

private slots:
    void errorsMapToFaults_data()
    {
        addColumns<QNetworkReply::NetworkError, int, HeaderList, int, std::optional<ErrorKind>>(
            "error", "status", "headers", "bodySize", "fault");
        const auto row = [](const char *name, QNetworkReply::NetworkError error, int status, const HeaderList &headers,
                            int bodySize, std::optional<ErrorKind> fault) {
            QTest::newRow(name) << error << status << headers << bodySize << fault;
        };
        using Net = QNetworkReply;
        // Closing ends a response without a length: reported as the end, or as a retry.
        row("ended by the close", Net::NoError, 200, plain, 2, {});
        row("ended by the close, and Qt tried again", Net::ContentReSendError, 200, plain, 2, {});
        row("refused so, and Qt tried again", Net::ContentReSendError, 503, plain, 2, {});
        row("no headers", Net::NoError, 200, {}, 2, ErrorKind::NotUnderstood);
        row("no headers, and Qt tried again", Net::ContentReSendError, 200, {}, 2, ErrorKind::NotUnderstood);
        row("a length, and Qt tried again", Net::ContentReSendError, 200, ofTen, 2, ErrorKind::ConnectionLost);
        row("chunks, and Qt tried again", Net::ContentReSendError, 200, chunked, 2, ErrorKind::ConnectionLost);
        row("nothing came, and Qt tried again", Net::ContentReSendError, 0, {}, 0, ErrorKind::ConnectionLost);
        row("a redirect, and Qt would have rewound", Net::ContentReSendError, 307, ofTen, 10, {});

        row("whole", Net::NoError, 200, ofTen, 10, {});
        row("shorter than announced", Net::NoError, 200, ofTen, 9, ErrorKind::ConnectionLost);
        row("no content, whatever the length", Net::NoError, 204, ofTen, 0, {});
        row("two lengths", Net::NoError, 200, {{"Content-Length", "5, 7"}}, 5, ErrorKind::NotUnderstood);
        row("one length twice", Net::NoError, 200, {{"Content-Length", "5, 5"}}, 5, {});
        row("one length twice, and less", Net::NoError, 200, {{"Content-Length", "5, 5"}}, 4,
            ErrorKind::ConnectionLost);
        row("chunks and a length", Net::NoError, 200, {{"Transfer-Encoding", "chunked"}, {"Content-Length", "10"}}, 2,
            {});
        row("no chunks, and less", Net::NoError, 200, {{"Transfer-Encoding", "identity"}, {"Content-Length", "10"}}, 2,
            ErrorKind::ConnectionLost);
        row("chunks that come to nothing", Net::NoError, 200, chunked, 0, {});
        row("a bare status line", Net::NoError, 200, {}, 0, {});

        row("404 is an answer", Net::ContentNotFoundError, 404, ofTen, 10, {});
        row("a cut 404 is one", Net::ContentNotFoundError, 404, ofTen, 3, {});
        row("a 500 with a lost body is one", Net::RemoteHostClosedError, 500, chunked, 3, {});
        row("407 is an answer", Net::ProxyAuthenticationRequiredError, 407, ofTen, 10, {});
        row("the proxy asks", Net::ProxyAuthenticationRequiredError, 0, {}, 0, ErrorKind::ProxyFailed);
        row("no such host", Net::HostNotFoundError, 0, {}, 0, ErrorKind::NameNotFound);
        row("refused", Net::ConnectionRefusedError, 0, {}, 0, ErrorKind::ConnectionRefused);
        row("late", Net::TimeoutError, 0, {}, 0, ErrorKind::TimedOut);
        row("no network", Net::TemporaryNetworkFailureError, 0, {}, 0, ErrorKind::Unreachable);
        row("no HTTP", Net::ProtocolFailure, 0, {}, 0, ErrorKind::NotUnderstood);
        row("closed", Net::RemoteHostClosedError, 0, {}, 0, ErrorKind::ConnectionLost);
        row("TLS after the handshake", Net::SslHandshakeFailedError, 0, {}, 0, ErrorKind::ConnectionLost);
    }

    void errorsMapToFaults()
    {
        QFETCH(QNetworkReply::NetworkError, error);
        QFETCH(int, status);
        QFETCH(HeaderList, headers);
        QFETCH(int, bodySize);
        QFETCH(std::optional<ErrorKind>, fault);
        QCOMPARE(replyFault(error, u"words"_s, answered(status, headers), bodySize).fault, fault);
    }

    void lossDuringTheHandshakeIsAHandshakeError()
    {
        HttpResponse response = answered(0, {});
        response.timings.encrypted = -1;
        QVERIFY(replyFault(QNetworkReply::RemoteHostClosedError, {}, response, 0).fault == ErrorKind::TlsFailed);
        response.url.setScheme(u"http"_s);
        QVERIFY(replyFault(QNetworkReply::RemoteHostClosedError, {}, response, 0).fault == ErrorKind::ConnectionLost);
    }

    void systemErrorTextIsKept()
    {
        const HttpResponse none = answered(0, {});
        QCOMPARE(replyFault(QNetworkReply::ConnectionRefusedError, u"Connection refused"_s, none, 0).text,
                 u"Connection refused"_s);
        // For these our own sentence is more precise.
        QCOMPARE(replyFault(QNetworkReply::TimeoutError, u"Operation timed out"_s, none, 0).text, QString());
        QVERIFY(replyFault(QNetworkReply::NoError, {}, answered(200, {}), 2).fault == ErrorKind::NotUnderstood);
    }
};

RC_TEST(TestReplyFault)

} // namespace rc::tst_replyfault

#include "tst_replyfault.moc"
