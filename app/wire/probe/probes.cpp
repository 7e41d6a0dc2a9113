// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/probe/probes.h"

#include "core/words/displaytext.h"
#include "wire/http/proxy.h"
#include "wire/tls/tlsauthorities.h"
#include "wire/tls/tlsverdict.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QHostAddress>
#include <QHostInfo>
#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslCipher>
#include <QSslError>
#include <QSslSocket>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc {

struct Probe::Private
{
    Private(Kind probeKind, QString name, quint16 portNumber, std::chrono::milliseconds timeout, Authorities trust)
        : kind(probeKind)
        , host(std::move(name))
        , port(portNumber)
        , limit(timeout)
        , authorities(std::move(trust))
    {
    }

    Kind kind;
    QString host;
    quint16 port;
    std::chrono::milliseconds limit;
    Authorities authorities;
    QTimer deadline;
    QElapsedTimer clock;
    QSslSocket socket;
    int lookup = -1;
    QList<QSslError> tlsErrors;
    bool started = false;
    bool ended = false;

    [[nodiscard]] TlsFault tlsFault(bool closed) const
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        if (!tlsErrors.isEmpty())
            return certificateFault(tlsErrors, socket.peerCertificate(), host, now, authorities.own);
        return handshakeFault(closed ? QString() : socket.errorString(), host, now);
    }
};

namespace {

QString versionName(QSsl::SslProtocol protocol)
{
    return protocol == QSsl::TlsV1_3 ? u"1.3"_s : protocol == QSsl::TlsV1_2 ? u"1.2"_s : QString();
}

ErrorKind kindOf(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return ErrorKind::ConnectionRefused;
    case QAbstractSocket::HostNotFoundError:
        return ErrorKind::NameNotFound;
    case QAbstractSocket::SocketTimeoutError:
        return ErrorKind::TimedOut;
    case QAbstractSocket::SslHandshakeFailedError:
    case QAbstractSocket::SslInternalError:
    case QAbstractSocket::SslInvalidUserDataError:
        return ErrorKind::TlsFailed;
    case QAbstractSocket::RemoteHostClosedError:
        return ErrorKind::ConnectionLost;
    default:
        return ErrorKind::Unreachable;
    }
}

/// As sent to the resolver; reveals look-alike letters.
QString asciiHost(const QString &host)
{
    const QString ascii = QString::fromLatin1(QUrl::toAce(host));
    return ascii.isEmpty() ? displayText(host) : ascii;
}

void describeCertificate(ProbeReport &report, const QSslSocket &socket)
{
    const QSslCertificate certificate = socket.peerCertificate();
    report.tlsVersion = versionName(socket.sessionProtocol());
    report.cipher = socket.sessionCipher().name();
    report.certificate = certificateFacts(certificate);
    // Whole days: daysTo() counts midnights, which differs in a day's last hours.
    constexpr qint64 secondsOfADay = 24 * 60 * 60;
    report.daysValid =
        static_cast<int>(QDateTime::currentDateTimeUtc().secsTo(certificate.expiryDate()) / secondsOfADay);
}

} // namespace

Probe::Probe(Kind kind, QString host, quint16 port, std::chrono::milliseconds deadline, Authorities authorities,
             QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(kind, std::move(host), port, deadline, std::move(authorities)))
{
}

Probe::~Probe()
{
    d->ended = true;
    if (d->lookup >= 0)
        QHostInfo::abortHostLookup(d->lookup);
    d->socket.disconnect(this);
    d->socket.abort();
}

void Probe::start()
{
    if (std::exchange(d->started, true))
        return;
    d->clock.start();
    d->deadline.setSingleShot(true);
    connect(&d->deadline, &QTimer::timeout, this, [this] {
        ProbeReport report;
        report.error = Error{ErrorKind::TimedOut, {}, {}, 0};
        end(report);
    });
    d->deadline.start(d->limit);
    if (d->kind == Kind::Name)
        lookUp();
    else
        connectSocket();
}

void Probe::abort()
{
    ProbeReport report;
    report.error = Error{ErrorKind::Canceled, {}, {}, 0};
    end(report);
}

void Probe::lookUp()
{
    d->lookup = QHostInfo::lookupHost(d->host, this, [this](const QHostInfo &info) {
        ProbeReport report;
        for (const QHostAddress &address : info.addresses())
            report.addresses.append(address.toString());
        if (info.error() != QHostInfo::NoError || report.addresses.isEmpty())
            report.error = Error{ErrorKind::NameNotFound, asciiHost(d->host), {}, 0};
        // Qt reports HostNotFound if the name does not exist; anything else means that the name servers could not
        // answer.
        report.lookupUnanswered = info.error() == QHostInfo::UnknownError;
        end(report);
    });
}

void Probe::connectSocket()
{
    // A probe tests the direct route, which a proxy would hide.
    d->socket.setProxy(QNetworkProxy::NoProxy);
    if (d->kind == Kind::Tls)
        d->socket.setSslConfiguration(tlsConfiguration(d->authorities));
    connect(&d->socket, &QSslSocket::sslErrors, this,
            [this](const QList<QSslError> &errors) { d->tlsErrors = errors; });
    connect(&d->socket, &QAbstractSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        ProbeReport report;
        // A connection closed during the handshake is a TLS failure.
        const bool closed = d->kind == Kind::Tls && error == QAbstractSocket::RemoteHostClosedError;
        report.error = Error{closed ? ErrorKind::TlsFailed : kindOf(error), d->socket.errorString(), {}, 0};
        if (report.error->kind == ErrorKind::NameNotFound)
            report.error->detail = asciiHost(d->host);
        if (report.error->kind == ErrorKind::TlsFailed)
            report.error->tls = d->tlsFault(closed);
        if (!d->socket.peerAddress().isNull())
            report.addresses = {d->socket.peerAddress().toString()};
        if (!d->socket.peerCertificate().isNull())
            describeCertificate(report, d->socket);
        end(report);
    });
    const auto reached = [this] {
        ProbeReport report;
        report.addresses = {d->socket.peerAddress().toString()};
        if (d->kind == Kind::Tls)
            describeCertificate(report, d->socket);
        end(report);
    };
    if (d->kind == Kind::Tls) {
        connect(&d->socket, &QSslSocket::encrypted, this, reached);
        d->socket.connectToHostEncrypted(connectHost(d->host), d->port, d->host);
    } else {
        connect(&d->socket, &QAbstractSocket::connected, this, reached);
        d->socket.connectToHost(connectHost(d->host), d->port);
    }
}

void Probe::end(ProbeReport report)
{
    if (std::exchange(d->ended, true))
        return;
    d->deadline.stop();
    report.elapsedUs = d->clock.isValid() ? d->clock.nsecsElapsed() / 1000 : 0;
    d->socket.disconnect(this);
    d->socket.abort();
    Q_EMIT finished(report);
}

QString proxyFor(const QString &host, quint16 port, bool encrypted)
{
    QUrl url;
    url.setScheme(encrypted ? u"https"_s : u"http"_s);
    url.setHost(host);
    url.setPort(port);
    return proxyRoute(url).name;
}

} // namespace rc

#include "moc_probes.cpp"
