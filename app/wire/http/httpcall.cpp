// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/httpcall.h"

#include "wire/http/detail/answermask.h"
#include "wire/http/detail/oneshotbody.h"
#include "wire/http/detail/replyfault.h"
#include "wire/http/detail/requestrules.h"
#include "wire/http/httpconnections.h"
#include "wire/http/proxy.h"
#include "wire/tls/tlspolicy.h"
#include "wire/tls/tlsverdict.h"

#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QPointer>
#include <QSslError>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qint64 readAhead = 256 * 1024;
}

struct HttpCall::Private
{
    explicit Private(HttpRequest wanted, QNetworkAccessManager *common = nullptr)
        : request(std::move(wanted))
        , mask(request.headers, request.keyHeader)
        , own(common ? nullptr : std::make_unique<QNetworkAccessManager>())
        , manager(common ? common : own.get())
    {
    }

    HttpRequest request;
    AnswerMask mask;
    std::unique_ptr<QNetworkAccessManager> own; ///< a fresh connection, nothing remembered (0.25 ms)
    QNetworkAccessManager *manager;
    OneShotBody *body = nullptr;
    QPointer<QNetworkReply> reply;
    QTimer deadline;
    std::optional<std::chrono::milliseconds> heldBack; ///< of the deadline, while it stands still
    QTimer reading;
    QElapsedTimer clock;
    HttpAnswer answer;
    QList<QSslError> tlsErrors;
    std::optional<QSslCertificate> certificate; ///< making an empty one loads Qt's TLS plugin (5 ms), which http spares
    qint64 bodySize = 0;                        ///< as received: answer.body is masked
    bool started = false;
    bool ended = false;
    bool settled = true; // nothing is under way in Qt's network thread

    /// Deleting ends the exchange as abort() does. That would add an error to one that the network thread may have on
    /// its way already, and Qt complains of an internal problem then. It comes after what the event loop holds already,
    /// which may be that thread's question for the body: after "not sent" nothing may leave.
    void dropReply(const QObject *receiver) const
    {
        if (!reply)
            return;
        body->withhold();
        reply->disconnect(receiver);
        reply->deleteLater();
    }

    /// Headers alone are no entry: what counts is whether Qt has taken a byte of the body. Its network thread gets them
    /// from here, so a body that was not read cannot have left. A request without a body is gone with its headers,
    /// which only a connection that never came up is sure to have kept back.
    [[nodiscard]] bool mayHaveLeft() const
    {
        if (answer.status > 0 || !reply || !request.body.isEmpty())
            return answer.status > 0 || (body && body->wasRead());
        const QList<HttpFault> beforeConnected{HttpFault::BadRequest, HttpFault::ProxyUnusable, HttpFault::NameNotFound,
                                               HttpFault::ConnectionRefused, HttpFault::TlsFailed};
        return !beforeConnected.contains(answer.fault);
    }

    [[nodiscard]] TlsFault tlsFault(QNetworkReply::NetworkError error, const QString &words) const
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        if (!tlsErrors.isEmpty())
            return certificateFault(tlsErrors, certificate.value_or(QSslCertificate()), request.url.host(), now,
                                    request.limits.authorities.own);
        const bool closed = error == QNetworkReply::RemoteHostClosedError;
        TlsFault fault = handshakeFault(closed ? QString() : words, request.url.host(), now);
        fault.afterHandshake = answer.timings.encrypted >= 0;
        return fault;
    }
};

namespace {

QNetworkRequest networkRequest(const HttpRequest &request)
{
    QNetworkRequest wire(request.url);
    if (const QString host = reachedHost(request.url.host()); host != request.url.host()) {
        QUrl reached = request.url;
        reached.setHost(host);
        wire.setUrl(reached);
        wire.setPeerVerifyName(request.url.host());
        wire.setRawHeader("Host", request.url.authority(QUrl::FullyEncoded).toUtf8());
    }
    // The default follows redirects and takes the key along to another origin.
    wire.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    // This version lacks the HPACK fix (CVE-2023-51714).
    wire.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    wire.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    wire.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    wire.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    wire.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    if (request.url.scheme() == u"https"_s)
        wire.setSslConfiguration(tlsConfiguration(request.limits.authorities));
    for (const auto &[name, value] : request.headers)
        wire.setRawHeader(name, value);
    // Last, because the policy has the last word.
    for (const auto &[name, value] : policyHeaders())
        wire.setRawHeader(name, value);
    wire.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    return wire;
}

} // namespace

HttpLimits toolListLimits(const WireLimits &set, Authorities authorities)
{
    return {set.deadline, set.listCap, std::move(authorities), set.streamDeadline};
}

HttpLimits answerLimits(const WireLimits &set, Authorities authorities)
{
    return {.deadline = set.deadline,
            .answerCap = set.answerCap,
            .authorities = std::move(authorities),
            .streamDeadline = set.streamDeadline,
            .requestCap = set.requestCap};
}

HttpCall::HttpCall(HttpRequest request, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(request)))
{
    d->answer.url = d->request.url;
    d->answer.askedBytes = d->request.body.size();
}

HttpCall::HttpCall(HttpRequest request, HttpConnections &connections, int index, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(request), connections.manager(index)))
{
    d->answer.url = d->request.url;
    d->answer.askedBytes = d->request.body.size();
}

HttpCall::~HttpCall()
{
    if (!std::exchange(d->ended, true))
        d->dropReply(this);
    if (d->own && !d->settled && QThread::currentThread()->loopLevel() > 0)
        retire(d->own.release());
}

void HttpCall::start()
{
    if (std::exchange(d->started, true))
        return;
    d->clock.start();
    const QString broken = requestFault(d->request);
    if (!broken.isEmpty()) {
        QTimer::singleShot(0, this, [this, broken] { end(HttpFault::BadRequest, broken); });
        return;
    }
    d->manager->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    // Asked here and not by the manager, so that what is said is what is used.
    const ProxyRoute route = proxyRoute(d->request.url);
    d->answer.proxy = route.name;
    if (!route.fault.isEmpty()) {
        QTimer::singleShot(0, this, [this, fault = route.fault] { end(HttpFault::ProxyUnusable, fault); });
        return;
    }
    d->manager->setProxy(route.proxy);
    d->body = new OneShotBody(d->request.body, d->manager);
    d->reply = d->manager->sendCustomRequest(networkRequest(d->request), d->request.verb, d->body);
    d->body->setParent(d->reply); // a manager of many calls would keep them all
    // Without it Qt reads as fast as a server writes, and the cap would come too late for the memory.
    d->reply->setReadBufferSize(readAhead);
    d->settled = false;
    QNetworkReply *reply = d->reply;
    // Again, when Qt has passed the request to its network thread: there the first one is not seen by what reads
    // chunks, which would not stop as long as a server floods. After this turn, and so before a socket is opened.
    QMetaObject::invokeMethod(reply, [reply] { reply->setReadBufferSize(readAhead); }, Qt::QueuedConnection);
    const auto stamp = [this](qint64 RequestTimings::*moment) {
        qint64 &value = d->answer.timings.*moment;
        if (value < 0)
            value = d->clock.nsecsElapsed() / 1000;
    };
    connect(reply, &QNetworkReply::socketStartedConnecting, this, [stamp] { stamp(&RequestTimings::connecting); });
    connect(reply, &QNetworkReply::encrypted, this, [stamp] { stamp(&RequestTimings::encrypted); });
    connect(reply, &QNetworkReply::requestSent, this, [stamp, reply] {
        if (reply->url().scheme() == u"https"_s)
            stamp(&RequestTimings::encrypted); // by an earlier call, or this has it
        stamp(&RequestTimings::sent);
    });
    connect(reply, &QNetworkReply::metaDataChanged, this, [this, stamp] {
        stamp(&RequestTimings::firstByte);
        readHeaders();
        Q_EMIT begun(d->answer);
    });
    // By a timer, which takes turns with everything else; the signals of a fast server would follow each other for as
    // long as it has something to say.
    d->reading.setSingleShot(true);
    connect(reply, &QNetworkReply::readyRead, &d->reading, qOverload<>(&QTimer::start));
    connect(&d->reading, &QTimer::timeout, this, &HttpCall::readPart);
    connect(reply, &QNetworkReply::sslErrors, this, [this, reply](const QList<QSslError> &errors) {
        d->tlsErrors = errors;
        d->certificate = reply->sslConfiguration().peerCertificate();
    });
    connect(reply, &QNetworkReply::finished, this, [this] {
        d->settled = true;
        d->deadline.stop(); // all that will come is there
        readPart();
    });
    d->deadline.setSingleShot(true);
    connect(&d->deadline, &QTimer::timeout, this, [this] { end(HttpFault::TimedOut, {}); });
    d->deadline.start(d->request.limits.deadline);
}

void HttpCall::readPart()
{
    if (d->ended)
        return;
    // No more than is there: read() makes room for all that it is asked for.
    const qint64 left = d->request.limits.answerCap + 1 - d->bodySize;
    QByteArray part = d->reply->read(std::min({left, d->reply->bytesAvailable(), readAhead}));
    d->bodySize += part.size();
    const bool tooLarge = d->bodySize > d->request.limits.answerCap;
    if (tooLarge)
        part.chop(1);
    // Growing by doubling would take three times the cap at the end. Early, while there is little to move.
    const qint64 cap = d->request.limits.answerCap;
    if (d->answer.body.size() > cap / 64 && d->answer.body.capacity() < cap)
        d->answer.body.reserve(cap);
    d->answer.body += d->mask.lines(part);
    if (tooLarge) {
        end(HttpFault::AnswerTooLarge, {});
        return;
    }
    const QPointer<HttpCall> alive(this);
    if (!part.isEmpty())
        Q_EMIT received(d->answer);
    if (!alive || d->ended)
        return;
    if (d->reply->bytesAvailable() > 0)
        d->reading.start();
    else if (d->reply->isFinished())
        conclude();
}

void HttpCall::conclude()
{
    const QNetworkReply::NetworkError error = d->reply->error();
    const QString words = d->reply->errorString();
    const ReplyFault found = replyFault(error, words, d->answer, d->bodySize);
    if (found.fault == HttpFault::TlsFailed || found.byTls)
        d->answer.tls = d->tlsFault(error, words);
    end(found.fault, found.text);
}

void HttpCall::readHeaders()
{
    HttpAnswer &answer = d->answer;
    answer.status = d->reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.reason = d->mask.text(d->reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString());
    answer.headers = d->mask.headers(d->reply->rawHeaderPairs());
    const HttpLimits &limits = d->request.limits;
    if (answer.mediaType() == "text/event-stream" && limits.streamDeadline > limits.deadline && !d->ended)
        d->deadline.start(limits.streamDeadline - std::chrono::milliseconds(d->clock.elapsed()));
}

void HttpCall::abort()
{
    if (d->started)
        end(HttpFault::Cancelled, {});
}

void HttpCall::hold()
{
    if (d->ended || !d->deadline.isActive())
        return;
    d->heldBack = std::chrono::milliseconds(d->deadline.remainingTime());
    d->deadline.stop();
}

void HttpCall::release()
{
    if (!d->ended && d->heldBack)
        d->deadline.start(*d->heldBack);
    d->heldBack.reset();
}

void HttpCall::finishEarly()
{
    if (d->started)
        end(HttpFault::None, {});
}

void HttpCall::end(HttpFault fault, const QString &text)
{
    if (std::exchange(d->ended, true))
        return;
    d->deadline.stop();
    d->reading.stop();
    HttpAnswer &answer = d->answer;
    const bool isLateOrLarge = fault == HttpFault::TimedOut || fault == HttpFault::AnswerTooLarge;
    answer.fault = isLateOrLarge && standsWithoutBody(answer.status) ? HttpFault::None : fault;
    answer.faultText = d->mask.text(text);
    answer.body += d->mask.rest();
    answer.timings.done = d->clock.nsecsElapsed() / 1000;
    answer.bytesMayHaveLeft = d->mayHaveLeft();
    blameProxy(answer);
    d->dropReply(this);
    // A copy: a receiver may delete this object.
    Q_EMIT finished(HttpAnswer(answer));
}

} // namespace rc

#include "moc_httpcall.cpp"
