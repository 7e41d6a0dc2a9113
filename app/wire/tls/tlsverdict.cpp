// SPDX-License-Identifier: GPL-3.0-or-later
// Maps Qt's certificate errors and OpenSSL's handshake errors.
#include "wire/tls/tlsverdict.h"

#include <QRegularExpression>
#include <QSslKey>

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ErrorRow
{
    QSslError::SslError error;
    TlsCause cause;
};

constexpr std::array errorTable = std::to_array<ErrorRow>({
    {QSslError::CertificateExpired, TlsCause::Expired},
    {QSslError::CertificateNotYetValid, TlsCause::NotYetValid},
    {QSslError::HostNameMismatch, TlsCause::WrongHost},
    {QSslError::SelfSignedCertificate, TlsCause::SelfSigned},
    {QSslError::SelfSignedCertificateInChain, TlsCause::UntrustedAuthority},
    {QSslError::CertificateUntrusted, TlsCause::UntrustedAuthority},
    {QSslError::UnableToGetIssuerCertificate, TlsCause::UnknownIssuer},
    {QSslError::UnableToGetLocalIssuerCertificate, TlsCause::UnknownIssuer},
    {QSslError::UnableToVerifyFirstCertificate, TlsCause::UnknownIssuer},
    {QSslError::CertificateRevoked, TlsCause::Revoked},
    {QSslError::CertificateBlacklisted, TlsCause::Distrusted},
    {QSslError::CertificateRejected, TlsCause::Distrusted},
    {QSslError::InvalidPurpose, TlsCause::WrongPurpose},
    {QSslError::InvalidCaCertificate, TlsCause::BrokenChain},
    {QSslError::PathLengthExceeded, TlsCause::BrokenChain},
    {QSslError::SubjectIssuerMismatch, TlsCause::BrokenChain},
    {QSslError::AuthorityIssuerSerialNumberMismatch, TlsCause::BrokenChain},
    {QSslError::CertificateSignatureFailed, TlsCause::BrokenChain},
    {QSslError::UnableToDecryptCertificateSignature, TlsCause::BrokenChain},
    {QSslError::UnableToDecodeIssuerPublicKey, TlsCause::BrokenChain},
    {QSslError::InvalidNotBeforeField, TlsCause::BrokenChain},
    {QSslError::InvalidNotAfterField, TlsCause::BrokenChain},
    {QSslError::NoPeerCertificate, TlsCause::NoCertificate},
});

struct PhraseRow
{
    QLatin1StringView phrase; ///< part of OpenSSL's message, lower case
    TlsCause cause;
};

// The first match wins. "alert" phrases were sent by the server; the others are local errors.
constexpr std::array phraseTable = std::to_array<PhraseRow>({
    {"alert protocol version"_L1, TlsCause::OldProtocol},
    {"unsupported protocol"_L1, TlsCause::OldProtocol},
    {"no protocols available"_L1, TlsCause::OldProtocol},
    {"wrong ssl version"_L1, TlsCause::OldProtocol},
    {"wrong version number"_L1, TlsCause::NotTls},
    {"http request"_L1, TlsCause::NotTls},
    {"packet length too long"_L1, TlsCause::NotTls},
    {"record layer failure"_L1, TlsCause::NotTls},
    {"certificate required"_L1, TlsCause::ClientCertificateRequired},
    {"alert bad certificate"_L1, TlsCause::ClientCertificateRequired},
    {"key too small"_L1, TlsCause::WeakKey},
    {"md too weak"_L1, TlsCause::WeakKey},
    {"unexpected eof"_L1, TlsCause::ClosedInHandshake},
    {"alert"_L1, TlsCause::HandshakeRefused},
});

/// OpenSSL refuses keys and signatures below 112 bits; Qt has no separate error for that.
bool isWeak(const QSslCertificate &certificate)
{
    constexpr int minRsaBits = 2048;
    constexpr int minEcBits = 224;
    const QSslKey key = certificate.publicKey();
    if (key.isNull())
        return false;
    if (key.length() < (key.algorithm() == QSsl::Ec ? minEcBits : minRsaBits))
        return true;
    const QString text = certificate.toText().section("Signature Algorithm:"_L1, 1, 1).left(80).toLower();
    return text.contains("sha1"_L1) || text.contains("md5"_L1);
}

TlsCause causeInTable(QSslError::SslError error)
{
    const auto *row = std::ranges::find(errorTable, error, &ErrorRow::error);
    return row == errorTable.end() ? TlsCause::Other : row->cause;
}

/// Whether this certificate can have caused the error.
bool fits(TlsCause cause, const QSslCertificate &certificate, const QDateTime &now)
{
    switch (cause) {
    case TlsCause::Expired:
        return certificate.expiryDate() < now;
    case TlsCause::NotYetValid:
        return certificate.effectiveDate() > now;
    case TlsCause::Other:
        return isWeak(certificate);
    default:
        return true;
    }
}

struct Finding
{
    TlsCause cause = TlsCause::Other;
    QSslCertificate certificate; ///< the certificate concerned
};

/// Qt names the certificate only if the server sent it. Otherwise it may be one of our own authorities.
Finding findingOf(const QSslError &error, const QSslCertificate &leaf, const QDateTime &now,
                  const QList<QSslCertificate> &own)
{
    const TlsCause cause = causeInTable(error.error());
    const auto findingAbout = [cause](const QSslCertificate &certificate) {
        return Finding{cause == TlsCause::Other ? TlsCause::WeakKey : cause, certificate};
    };
    if (!error.certificate().isNull())
        return fits(cause, error.certificate(), now) ? findingAbout(error.certificate())
                                                     : Finding{cause, error.certificate()};
    for (const QSslCertificate &candidate : QList<QSslCertificate>{leaf} + own) {
        if (fits(cause, candidate, now))
            return findingAbout(candidate);
    }
    // The fault is in a system authority, whose dates are unknown here.
    return {cause == TlsCause::Other ? cause : TlsCause::UntrustedAuthority, leaf};
}

/// "CN=logs.example.com, O=Example"
QString distinguishedName(const QSslCertificate &certificate, bool issuer)
{
    QStringList parts;
    for (const char *name : {"CN", "OU", "O", "C"}) {
        const QStringList values = issuer ? certificate.issuerInfo(name) : certificate.subjectInfo(name);
        for (const QString &value : values)
            parts.append(QString::fromLatin1(name) + u'=' + value);
    }
    return parts.join(u", "_s);
}

/// Whether the cause concerns a single certificate of the chain, which is then the evidence.
bool isOfOneCertificate(TlsCause cause)
{
    return cause == TlsCause::Expired || cause == TlsCause::NotYetValid || cause == TlsCause::WeakKey ||
           cause == TlsCause::BrokenChain || cause == TlsCause::Revoked || cause == TlsCause::Distrusted;
}

bool concernsTrust(TlsCause cause)
{
    return cause == TlsCause::SelfSigned || cause == TlsCause::UnknownIssuer || cause == TlsCause::UntrustedAuthority;
}

/// One cause of each kind: of several about trust, the first in enum order is the most precise.
QList<TlsCause> causesOf(const QList<Finding> &findings)
{
    QList<TlsCause> causes;
    for (const Finding &finding : findings) {
        if (!causes.contains(finding.cause))
            causes.append(finding.cause);
    }
    std::ranges::sort(causes);
    const auto trust = std::ranges::find_if(causes, concernsTrust);
    if (trust != causes.end())
        causes.erase(std::remove_if(trust + 1, causes.end(), concernsTrust), causes.end());
    return causes;
}

/// OpenSSL's reason without codes: the end of "…: error:0A000102:SSL routines::unsupported protocol".
QString reasonIn(const QString &words)
{
    static const QRegularExpression before(u"^.*?error:[0-9A-Fa-f]+:[^:]*:[^:]*:"_s);
    return QString(words).remove(before).trimmed();
}

} // namespace

CertificateFacts certificateFacts(const QSslCertificate &certificate)
{
    if (certificate.isNull())
        return {};
    constexpr qsizetype maxNames = 100;
    CertificateFacts facts;
    facts.subject = distinguishedName(certificate, false);
    facts.issuer = distinguishedName(certificate, true);
    const auto names = certificate.subjectAlternativeNames();
    facts.names = names.values(QSsl::DnsEntry) + names.values(QSsl::IpAddressEntry);
    facts.names.removeDuplicates();
    facts.names.sort();
    facts.names = facts.names.mid(0, maxNames);
    facts.validFrom = certificate.effectiveDate();
    facts.validUntil = certificate.expiryDate();
    return facts;
}

TlsFault certificateFault(const QList<QSslError> &errors, const QSslCertificate &certificate, const QString &host,
                          const QDateTime &now, const QList<QSslCertificate> &own)
{
    QList<Finding> findings;
    QStringList words;
    for (const QSslError &error : errors) {
        findings.append(findingOf(error, certificate, now, own));
        words.append(error.errorString());
    }
    words.removeDuplicates();
    QList<TlsCause> causes = causesOf(findings);
    TlsFault fault;
    fault.host = host;
    fault.clock = now;
    if (!causes.isEmpty())
        fault.cause = causes.takeFirst();
    fault.also = causes;
    fault.systemMessage = words.join(u"; "_s);
    QSslCertificate shown = certificate;
    for (const Finding &finding : findings) {
        if (finding.cause == fault.cause && isOfOneCertificate(finding.cause))
            shown = finding.certificate;
        if (concernsTrust(finding.cause) && fault.authority.isEmpty())
            fault.authority = distinguishedName(finding.certificate, true);
    }
    fault.certificate = certificateFacts(shown);
    fault.isAuthority = !certificate.isNull() && shown != certificate;
    return fault;
}

bool isTlsError(const QString &words)
{
    return words.contains("SSL routines"_L1);
}

TlsFault handshakeFault(const QString &words, const QString &host, const QDateTime &now)
{
    TlsFault fault;
    fault.host = host;
    fault.clock = now;
    fault.systemMessage = reasonIn(words);
    fault.cause = words.isEmpty() ? TlsCause::ClosedInHandshake : TlsCause::Other;
    const QString lower = words.toLower();
    const auto *row = std::ranges::find_if(phraseTable, [&](const PhraseRow &r) { return lower.contains(r.phrase); });
    if (row != phraseTable.end())
        fault.cause = row->cause;
    return fault;
}

TlsFault comparedWithClock(TlsFault fault, const QDateTime &other)
{
    constexpr qint64 tolerance = 300; // seconds
    const bool byDate = fault.cause == TlsCause::Expired || fault.cause == TlsCause::NotYetValid;
    if (!byDate || !other.isValid() || std::llabs(fault.clock.secsTo(other)) <= tolerance)
        return fault;
    if (other < fault.certificate.validFrom || other > fault.certificate.validUntil)
        return fault;
    fault.cause = TlsCause::WrongClock;
    fault.otherClock = other;
    return fault;
}

} // namespace rc
