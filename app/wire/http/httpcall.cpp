// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/httpcall.h"

#include "core/url/resourceurl.h"
#include "core/version.h"
#include "core/words/wordlist.h"
#include "wire/http/detail/oneshotbody.h"
#include "wire/http/detail/replyfault.h"
#include "wire/http/detail/responsemask.h"
#include "wire/http/httpconnections.h"
#include "wire/http/proxy.h"
#include "wire/http/slashredirect.h"
#include "wire/tls/tlsauthorities.h"
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

/// Drops a byte order mark, which .NET writes before JSON and other clients ignore (RFC 8259, 8.1).
void append(QByteArray &body, const QByteArray &part)
{
    body += body.isEmpty() && part.startsWith("\xef\xbb\xbf") ? part.sliced(3) : part;
}
constexpr qint64 readBufferSize = 256 * 1024;
} // namespace

struct HttpCall::Private
{
    explicit Private(HttpRequest newRequest, QNetworkAccessManager *shared = nullptr)
        : request(std::move(newRequest))
        , mask(request.headers, request.keyHeader)
        , own(shared ? nullptr : std::make_unique<QNetworkAccessManager>())
        , manager(shared ? shared : own.get())
    {
    }

    HttpRequest request;
    ResponseMask mask;
    std::unique_ptr<QNetworkAccessManager> own; ///< a fresh connection without cached state (0.25 ms)
    std::unique_ptr<QNetworkAccessManager>
        followed; ///< manager of the followed redirect, whose reply may be the caller
    QNetworkAccessManager *manager;
    OneShotBody *body = nullptr;
    QPointer<QNetworkReply> reply;
    QTimer deadline;
    std::optional<std::chrono::milliseconds> remaining; ///< remaining deadline while it is suspended
    QTimer reading;
    QElapsedTimer clock;
    HttpResponse response;
    QList<QSslError> tlsErrors;
    std::optional<QSslCertificate> certificate; ///< optional, because even an empty certificate loads Qt's TLS plugin
                                                ///< (5 ms), which http does not need
    qint64 bodySize = 0;                        ///< as received: response.body is masked
    bool started = false;
    bool ended = false;
    bool isNetworkIdle = true; ///< Qt's network thread has no work for this call

    /// Deleting ends the exchange like abort(). Aborting could add an error to one already queued by the network
    /// thread, which Qt reports as an internal problem. Queued after pending events, which may include that thread's
    /// request for the body: after "not sent" nothing may be sent.
    void dropReply(const QObject *receiver) const
    {
        if (!reply)
            return;
        body->withhold();
        reply->disconnect(receiver);
        reply->deleteLater();
    }

    /// Whether the response may be the redirect to follow; callers are not shown it.
    [[nodiscard]] bool mayFollow() const
    {
        return request.followsSlash && !response.followed && (response.status == 307 || response.status == 308);
    }

    /// Headers alone deliver no entry: what counts is whether Qt has read a byte of the body. Its network thread gets
    /// the body through here, so an unread body was not sent. A request without a body counts as sent with its headers,
    /// unless no connection was established.
    [[nodiscard]] bool mayHaveBeenSent() const
    {
        if (response.status > 0 || !reply || !request.body.isEmpty())
            return response.status > 0 || (body && body->wasRead());
        const QList<ErrorKind> beforeConnected{ErrorKind::BadInput, ErrorKind::NameNotFound,
                                               ErrorKind::ConnectionRefused, ErrorKind::TlsFailed};
        return !response.fault || !beforeConnected.contains(*response.fault);
    }

    [[nodiscard]] TlsFault tlsFault(QNetworkReply::NetworkError error, const QString &words) const
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        if (!tlsErrors.isEmpty())
            return certificateFault(tlsErrors, certificate.value_or(QSslCertificate()), request.url.host(), now,
                                    request.limits.authorities.own);
        const bool closed = error == QNetworkReply::RemoteHostClosedError;
        TlsFault fault = handshakeFault(closed ? QString() : words, request.url.host(), now);
        fault.afterHandshake = response.timings.encrypted >= 0;
        return fault;
    }
};

namespace {

bool fitsHeader(const QByteArray &text)
{
    return !text.contains('\r') && !text.contains('\n') && !text.contains('\0');
}

/// A translated sentence why the request must not be sent: an invalid header, or an address that is neither https nor
/// on this machine. Empty if it may be sent.
QString requestFault(const HttpRequest &request)
{
    for (const auto &[name, value] : request.headers) {
        if (!isHeaderToken(QString::fromLatin1(name)) || !fitsHeader(value))
            return HttpCall::tr("A header would break the request.");
    }
    const QString scheme = request.url.scheme();
    const bool plain = scheme == u"http"_s && isLoopbackHost(request.url.host());
    if (scheme != u"https"_s && !plain)
        return HttpCall::tr("Plain http is limited to this computer.");
    if (!request.url.isValid() || request.url.host().isEmpty() || !request.url.userInfo().isEmpty())
        return HttpCall::tr("The address cannot be used.");
    return {};
}

QNetworkRequest networkRequest(const HttpRequest &request)
{
    QNetworkRequest wire(request.url);
    if (const QString host = connectHost(request.url.host()); host != request.url.host()) {
        QUrl reached = request.url;
        reached.setHost(host);
        wire.setUrl(reached);
        wire.setPeerVerifyName(request.url.host());
        wire.setRawHeader("Host", request.url.authority(QUrl::FullyEncoded).toUtf8());
    }
    // The default follows redirects and sends the key to another origin.
    wire.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    // HTTP/2 in this version of Qt lacks the HPACK fix (CVE-2023-51714).
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
    // Last, so that the policy overrides other headers.
    wire.setRawHeader("Accept-Encoding", "identity");
    wire.setRawHeader("User-Agent", "resource-console/" + programVersion().toLatin1());
    wire.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    return wire;
}

} // namespace

HttpLimits toolListLimits(WireLimits limits, Authorities authorities)
{
    limits.responseCap = limits.listCap;
    return {limits, std::move(authorities)};
}

HttpCall::HttpCall(HttpRequest request, QObject *parent)
    : HttpCall(std::make_unique<Private>(std::move(request)), parent)
{
}

HttpCall::HttpCall(HttpRequest request, HttpConnections &connections, int index, QObject *parent)
    : HttpCall(std::make_unique<Private>(std::move(request), connections.manager(index)), parent)
{
}

HttpCall::HttpCall(std::unique_ptr<Private> priv, QObject *parent)
    : QObject(parent)
    , d(std::move(priv))
{
    d->response.url = d->request.url;
    d->response.requestBytes = d->request.body.size();
    d->deadline.setSingleShot(true);
    connect(&d->deadline, &QTimer::timeout, this, [this] { end(ErrorKind::TimedOut, {}); });
    // A timer takes turns with other events; the signals of a fast server would follow each other without a break.
    d->reading.setSingleShot(true);
    connect(&d->reading, &QTimer::timeout, this, &HttpCall::readPart);
}

HttpCall::~HttpCall()
{
    if (!std::exchange(d->ended, true))
        d->dropReply(this);
    if (d->own && !d->isNetworkIdle && QThread::currentThread()->loopLevel() > 0)
        retire(d->own.release());
}

void HttpCall::start()
{
    if (std::exchange(d->started, true))
        return;
    d->clock.start();
    const QString fault = requestFault(d->request);
    if (!fault.isEmpty()) {
        QTimer::singleShot(0, this, [this, fault] { end(ErrorKind::BadInput, fault); });
        return;
    }
    d->manager->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    // Resolved here rather than by the manager, so that the reported route is the one used.
    const ProxyRoute route = proxyRoute(d->request.url);
    d->response.proxy = route.name;
    if (!route.fault.isEmpty()) {
        QTimer::singleShot(0, this, [this, fault = route.fault] { end(ErrorKind::BadInput, fault); });
        return;
    }
    d->manager->setProxy(route.proxy);
    d->body = new OneShotBody(d->request.body, d->manager);
    d->reply = d->manager->sendCustomRequest(networkRequest(d->request), d->request.verb, d->body);
    d->body->setParent(d->reply); // otherwise a manager with many calls would keep them all
    // Without a limit Qt reads as fast as a server sends, and memory would exceed the cap.
    d->reply->setReadBufferSize(readBufferSize);
    d->isNetworkIdle = false;
    QNetworkReply *reply = d->reply;
    // Set again after Qt has passed the request to its network thread: its chunk reader misses the first setting and
    // would not stop while a server floods. Queued, and so before a socket is opened.
    QMetaObject::invokeMethod(reply, [reply] { reply->setReadBufferSize(readBufferSize); }, Qt::QueuedConnection);
    const auto stamp = [this](qint64 RequestTimings::*moment) {
        qint64 &value = d->response.timings.*moment;
        if (value < 0)
            value = d->clock.nsecsElapsed() / 1000;
    };
    connect(reply, &QNetworkReply::socketStartedConnecting, this, [stamp] { stamp(&RequestTimings::connecting); });
    connect(reply, &QNetworkReply::encrypted, this, [stamp] { stamp(&RequestTimings::encrypted); });
    connect(reply, &QNetworkReply::requestSent, this, [stamp, reply] {
        if (reply->url().scheme() == u"https"_s)
            stamp(&RequestTimings::encrypted); // set by an earlier call, or not in this version
        stamp(&RequestTimings::sent);
    });
    connect(reply, &QNetworkReply::metaDataChanged, this, [this, stamp] {
        stamp(&RequestTimings::firstByte);
        readHeaders();
        if (!d->mayFollow())
            Q_EMIT begun(d->response);
    });
    connect(reply, &QNetworkReply::readyRead, &d->reading, qOverload<>(&QTimer::start));
    connect(reply, &QNetworkReply::sslErrors, this, [this, reply](const QList<QSslError> &errors) {
        d->tlsErrors = errors;
        d->certificate = reply->sslConfiguration().peerCertificate();
    });
    connect(reply, &QNetworkReply::finished, this, [this] {
        d->isNetworkIdle = true;
        d->deadline.stop(); // everything was received
        readPart();
    });
    d->deadline.start(d->request.limits.deadline);
}

/// A 307 or 308 means that nothing was accepted, so a request to the other spelling is not a duplicate.
bool HttpCall::follow()
{
    if (!d->mayFollow())
        return false;
    const std::optional<QUrl> target = slashRedirect(d->request.url, d->response);
    const std::chrono::milliseconds left = d->request.limits.deadline - std::chrono::milliseconds(d->clock.elapsed());
    if (!target || left.count() <= 0)
        return false;
    d->dropReply(this);
    d->reply->disconnect(&d->reading);
    d->reading.stop();
    d->reply.clear();
    d->body = nullptr;
    if (d->own) {
        d->followed = std::exchange(d->own, std::make_unique<QNetworkAccessManager>());
        d->manager = d->own.get();
    }
    (void)d->mask.rest();
    d->request.url = *target;
    d->request.limits.deadline = left;
    d->response = {};
    d->response.url = *target;
    d->response.requestBytes = d->request.body.size();
    d->response.followed = true;
    d->bodySize = 0;
    d->started = false;
    start();
    return true;
}

void HttpCall::readPart()
{
    if (d->ended)
        return;
    // Read no more than is available, because read() allocates all requested bytes.
    const qint64 left = d->request.limits.responseCap + 1 - d->bodySize;
    QByteArray part = d->reply->read(std::min({left, d->reply->bytesAvailable(), readBufferSize}));
    d->bodySize += part.size();
    const bool tooLarge = d->bodySize > d->request.limits.responseCap;
    if (tooLarge)
        part.chop(1);
    // Doubling could use three times the cap at the end. Reserve early, while there is little to move.
    const qint64 cap = d->request.limits.responseCap;
    if (d->response.body.size() > cap / 64 && d->response.body.capacity() < cap)
        d->response.body.reserve(cap);
    append(d->response.body, d->mask.lines(part));
    if (tooLarge) {
        end(ErrorKind::ResponseTooLarge, {});
        return;
    }
    const QPointer<HttpCall> alive(this);
    if (!part.isEmpty() && !d->mayFollow())
        Q_EMIT received(d->response);
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
    const ReplyFault found = replyFault(error, words, d->response, d->bodySize);
    if (!found.fault && follow())
        return;
    if (found.fault == ErrorKind::TlsFailed || found.byTls)
        d->response.tls = d->tlsFault(error, words);
    end(found.fault, found.text);
}

void HttpCall::readHeaders()
{
    HttpResponse &response = d->response;
    response.status = d->reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    response.reason = d->mask.text(d->reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString());
    response.headers = d->mask.headers(d->reply->rawHeaderPairs());
    const HttpLimits &limits = d->request.limits;
    if (response.mediaType() == "text/event-stream" && limits.streamDeadline > limits.deadline && !d->ended)
        d->deadline.start(limits.streamDeadline - std::chrono::milliseconds(d->clock.elapsed()));
}

void HttpCall::abort()
{
    if (d->started)
        end(ErrorKind::Canceled, {});
}

void HttpCall::hold()
{
    if (d->ended || !d->deadline.isActive())
        return;
    d->remaining = std::chrono::milliseconds(d->deadline.remainingTime());
    d->deadline.stop();
}

void HttpCall::release()
{
    if (!d->ended && d->remaining)
        d->deadline.start(*d->remaining);
    d->remaining.reset();
}

void HttpCall::finishEarly()
{
    if (d->started)
        end({}, {});
}

void HttpCall::end(std::optional<ErrorKind> fault, const QString &text)
{
    if (std::exchange(d->ended, true))
        return;
    d->deadline.stop();
    d->reading.stop();
    HttpResponse &response = d->response;
    const bool isLateOrLarge = fault == ErrorKind::TimedOut || fault == ErrorKind::ResponseTooLarge;
    response.fault = isLateOrLarge && isValidWithoutBody(response.status) ? std::nullopt : fault;
    response.faultText = d->mask.text(text);
    append(response.body, d->mask.rest());
    response.timings.done = d->clock.nsecsElapsed() / 1000;
    response.mayHaveBeenSent = d->mayHaveBeenSent();
    attributeToProxy(response);
    d->dropReply(this);
    // A copy, because a slot may delete this object.
    Q_EMIT finished(HttpResponse(response));
}

} // namespace rc

#include "moc_httpcall.cpp"
