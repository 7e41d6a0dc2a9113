// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/keptcall.h"

#include "wire/answermask.h"
#include "wire/answerreader.h"
#include "wire/keptconnection.h"
#include "wire/replyfault.h"
#include "wire/requestrules.h"
#include "wire/tlsverdict.h"

#include <QElapsedTimer>
#include <QTimer>

namespace rc {

namespace {

/// Of one turn of the event loop, so that a flood does not hold up what else there is.
constexpr qint64 mostInATurn = 256 * 1024;

/// What Qt's network manager would call it.
QNetworkReply::NetworkError replyError(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::HostNotFoundError:
        return QNetworkReply::HostNotFoundError;
    case QAbstractSocket::ConnectionRefusedError:
        return QNetworkReply::ConnectionRefusedError;
    case QAbstractSocket::SocketTimeoutError:
        return QNetworkReply::TimeoutError;
    case QAbstractSocket::SslHandshakeFailedError:
    case QAbstractSocket::SslInternalError:
    case QAbstractSocket::SslInvalidUserDataError:
        return QNetworkReply::SslHandshakeFailedError;
    case QAbstractSocket::RemoteHostClosedError:
        return QNetworkReply::RemoteHostClosedError;
    default:
        return QNetworkReply::UnknownNetworkError;
    }
}

} // namespace

struct KeptCall::Private
{
    Private(HttpRequest wanted, KeptConnection &used, bool asFresh)
        : request(std::move(wanted))
        , connection(used)
        , fresh(asFresh)
        , mask(request.headers, request.keyHeader)
        , reader(request.limits.answerCap)
    {
    }

    HttpRequest request;
    KeptConnection &connection;
    bool fresh;
    AnswerMask mask;
    AnswerReader reader;
    HttpAnswer answer;
    QElapsedTimer clock;
    QTimer deadline;
    QTimer reading;
    bool started = false;
    bool written = false;
    bool ended = false;

    void stamp(qint64 HttpTimings::*moment)
    {
        qint64 &value = answer.timings.*moment;
        if (value < 0)
            value = clock.nsecsElapsed() / 1000;
    }

    void takeBody()
    {
        // Growing by doubling would take three times the cap at the end.
        const qint64 cap = request.limits.answerCap;
        if (answer.body.size() > cap / 8 && answer.body.capacity() < cap)
            answer.body.reserve(cap);
        answer.body += mask.lines(reader.takeBody());
    }

    void takeHead()
    {
        if (answer.status > 0 || reader.status() == 0)
            return;
        stamp(&HttpTimings::firstByte);
        answer.status = reader.status();
        answer.reason = mask.text(QString::fromUtf8(reader.reason()));
        answer.headers = mask.headers(reader.headers());
    }

    [[nodiscard]] TlsFault tlsFault(bool closed, const QString &words) const
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        if (!connection.tlsErrors().isEmpty())
            return certificateFault(connection.tlsErrors(), connection.certificate().value_or(QSslCertificate()),
                                    request.url.host(), now, request.limits.authorities.own);
        TlsFault fault = handshakeFault(closed ? QString() : words, request.url.host(), now);
        fault.afterHandshake = answer.timings.encrypted >= 0;
        return fault;
    }
};

KeptCall::KeptCall(HttpRequest request, KeptConnection &connection, bool fresh, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(request), connection, fresh))
{
    d->answer.url = d->request.url;
    d->answer.askedBytes = d->request.body.size();
}

KeptCall::~KeptCall()
{
    // An answer that nobody waits for any more must not be taken for that of the next call.
    if (d->started && !d->ended)
        d->connection.drop();
}

void KeptCall::start()
{
    if (std::exchange(d->started, true))
        return;
    d->clock.start();
    const QString broken = requestFault(d->request);
    if (!broken.isEmpty()) {
        QTimer::singleShot(0, this, [this, broken] { end(HttpFault::BadRequest, broken); });
        return;
    }
    KeptConnection *line = &d->connection;
    connect(line, &KeptConnection::connecting, this, [this] { d->stamp(&HttpTimings::connecting); });
    connect(line, &KeptConnection::encrypted, this, [this] { d->stamp(&HttpTimings::encrypted); });
    connect(line, &KeptConnection::ready, this, &KeptCall::write);
    connect(line, &KeptConnection::written, this, [this] { d->stamp(&HttpTimings::sent); });
    connect(line, &KeptConnection::arrived, this, &KeptCall::read);
    connect(line, &KeptConnection::failed, this, &KeptCall::lost);
    d->reading.setSingleShot(true);
    connect(&d->reading, &QTimer::timeout, this, &KeptCall::read);
    d->deadline.setSingleShot(true);
    connect(&d->deadline, &QTimer::timeout, this, [this] { end(HttpFault::TimedOut, {}); });
    d->deadline.start(d->request.limits.deadline);
    if (d->fresh)
        line->drop();
    line->open(d->request.url, d->request.limits.authorities);
}

void KeptCall::write()
{
    if (d->ended || std::exchange(d->written, true))
        return;
    if (d->request.url.scheme() == QStringLiteral("https"))
        d->stamp(&HttpTimings::encrypted); // by an earlier call: what fails now is no handshake
    d->connection.write(requestHead(d->request) + d->request.body);
}

void KeptCall::read()
{
    if (d->ended || d->reading.isActive())
        return;
    // Before the request left nothing can be its answer.
    const AnswerReader::State state = d->reader.feed(d->connection.read(mostInATurn));
    d->takeHead();
    d->takeBody();
    switch (state) {
    case AnswerReader::State::More:
        if (d->connection.available() > 0)
            d->reading.start();
        break;
    case AnswerReader::State::Done:
        end(HttpFault::None, {});
        break;
    case AnswerReader::State::TooLarge:
        end(HttpFault::AnswerTooLarge, {});
        break;
    case AnswerReader::State::Garbled:
    case AnswerReader::State::Cut:
        end(HttpFault::Garbled, d->reader.fault());
        break;
    }
}

void KeptCall::lost(QAbstractSocket::SocketError error, const QString &words)
{
    if (d->ended)
        return;
    // What came with the end is read first; it may be the whole answer.
    while (!d->ended && d->connection.available() > 0) {
        d->reading.stop();
        read();
    }
    if (d->ended)
        return;
    if (error == QAbstractSocket::RemoteHostClosedError && d->reader.end() == AnswerReader::State::Done) {
        end(HttpFault::None, {});
        return;
    }
    const ReplyFault found = replyFault(replyError(error), words, d->answer, d->answer.body.size());
    if (found.fault == HttpFault::TlsFailed || found.byTls)
        d->answer.tls = d->tlsFault(error == QAbstractSocket::RemoteHostClosedError, words);
    end(found.fault, found.text);
}

void KeptCall::end(HttpFault fault, const QString &text)
{
    if (std::exchange(d->ended, true))
        return;
    d->deadline.stop();
    d->reading.stop();
    d->connection.disconnect(this);
    if (fault != HttpFault::None || !d->reader.isKept())
        d->connection.drop();
    HttpAnswer &answer = d->answer;
    answer.fault = fault;
    answer.faultText = d->mask.text(text);
    answer.body += d->mask.rest();
    answer.timings.done = d->clock.nsecsElapsed() / 1000;
    answer.bytesMayHaveLeft = d->written;
    // A copy: a receiver may delete this object.
    Q_EMIT finished(HttpAnswer(answer));
}

void KeptCall::abort()
{
    if (d->started)
        end(HttpFault::Cancelled, {});
}

} // namespace rc

#include "moc_keptcall.cpp"
