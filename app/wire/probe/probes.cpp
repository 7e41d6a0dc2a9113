// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/probe/probes.h"

#include "core/words/displaytext.h"
#include "wire/http/proxy.h"
#include "wire/tls/tlsauthorities.h"
#include "wire/tls/tlsverdict.h"

#include <QDateTime>
#include <QHostAddress>
#include <QHostInfo>
#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslCipher>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc {

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
    , m_kind(kind)
    , m_host(std::move(host))
    , m_port(port)
    , m_limit(deadline)
    , m_authorities(std::move(authorities))
{
}

Probe::~Probe()
{
    m_ended = true;
    if (m_lookup >= 0)
        QHostInfo::abortHostLookup(m_lookup);
    m_socket.disconnect(this);
    m_socket.abort();
}

void Probe::start()
{
    if (std::exchange(m_started, true))
        return;
    m_clock.start();
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        ProbeReport report;
        report.error = Error{ErrorKind::TimedOut, {}, {}, 0};
        end(report);
    });
    m_deadline.start(m_limit);
    if (m_kind == Kind::Name)
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

TlsFault Probe::tlsFault(bool closed) const
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!m_tlsErrors.isEmpty())
        return certificateFault(m_tlsErrors, m_socket.peerCertificate(), m_host, now, m_authorities.own);
    return handshakeFault(closed ? QString() : m_socket.errorString(), m_host, now);
}

void Probe::lookUp()
{
    m_lookup = QHostInfo::lookupHost(m_host, this, [this](const QHostInfo &info) {
        ProbeReport report;
        for (const QHostAddress &address : info.addresses())
            report.addresses.append(address.toString());
        if (info.error() != QHostInfo::NoError || report.addresses.isEmpty())
            report.error = Error{ErrorKind::NameNotFound, asciiHost(m_host), {}, 0};
        // Qt reports HostNotFound if the name does not exist; anything else means that the name servers could not
        // answer.
        report.lookupUnanswered = info.error() == QHostInfo::UnknownError;
        end(report);
    });
}

void Probe::connectSocket()
{
    // A probe tests the direct route, which a proxy would hide.
    m_socket.setProxy(QNetworkProxy::NoProxy);
    if (m_kind == Kind::Tls)
        m_socket.setSslConfiguration(tlsConfiguration(m_authorities));
    connect(&m_socket, &QSslSocket::sslErrors, this, [this](const QList<QSslError> &errors) { m_tlsErrors = errors; });
    connect(&m_socket, &QAbstractSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        ProbeReport report;
        // A connection closed during the handshake is a TLS failure.
        const bool closed = m_kind == Kind::Tls && error == QAbstractSocket::RemoteHostClosedError;
        report.error = Error{closed ? ErrorKind::TlsFailed : kindOf(error), m_socket.errorString(), {}, 0};
        if (report.error->kind == ErrorKind::NameNotFound)
            report.error->detail = asciiHost(m_host);
        if (report.error->kind == ErrorKind::TlsFailed)
            report.error->tls = tlsFault(closed);
        if (!m_socket.peerAddress().isNull())
            report.addresses = {m_socket.peerAddress().toString()};
        if (!m_socket.peerCertificate().isNull())
            describeCertificate(report, m_socket);
        end(report);
    });
    const auto reached = [this] {
        ProbeReport report;
        report.addresses = {m_socket.peerAddress().toString()};
        if (m_kind == Kind::Tls)
            describeCertificate(report, m_socket);
        end(report);
    };
    if (m_kind == Kind::Tls) {
        connect(&m_socket, &QSslSocket::encrypted, this, reached);
        m_socket.connectToHostEncrypted(connectHost(m_host), m_port, m_host);
    } else {
        connect(&m_socket, &QAbstractSocket::connected, this, reached);
        m_socket.connectToHost(connectHost(m_host), m_port);
    }
}

void Probe::end(ProbeReport report)
{
    if (std::exchange(m_ended, true))
        return;
    m_deadline.stop();
    report.elapsedUs = m_clock.isValid() ? m_clock.nsecsElapsed() / 1000 : 0;
    m_socket.disconnect(this);
    m_socket.abort();
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
