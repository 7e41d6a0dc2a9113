// SPDX-License-Identifier: GPL-3.0-or-later
// Why no secure connection came up, as a cause and its evidence. The words for it are in tlswords.h.
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

enum class TlsCause {
    Revoked,
    Distrusted, ///< somebody marked the certificate or an authority above it as bad
    ClockOff,   ///< the certificate is good by another server's clock, and not by this computer's
    NotYetValid,
    Expired,
    SelfSigned,         ///< the server vouches for itself
    UnknownIssuer,      ///< nobody this computer knows issued it
    UntrustedAuthority, ///< the chain is whole, and its last authority is not one this computer trusts
    WrongHost,
    WrongPurpose,
    WeakKey, ///< a key or a signature too weak to be safe
    BrokenChain,
    NoCertificate,
    // The handshake ended before a certificate could be judged.
    OldProtocol,
    NotTls,
    ClientCertificateWanted,
    HandshakeRefused,
    ClosedInHandshake,
    Other,
};

/// What a certificate says of itself, as it came: pass through displayText() before showing.
struct CertificateFacts
{
    QString subject;   ///< "CN=logs.example.com, O=Example"; empty: there was no certificate
    QStringList names; ///< DNS names and addresses it is for
    QString issuer;
    QDateTime validFrom;
    QDateTime validUntil;

    bool operator==(const CertificateFacts &) const = default;
};

struct TlsFault
{
    TlsCause cause = TlsCause::Other;
    QList<TlsCause> also;        ///< further causes, which would stay when the first is mended
    bool afterHandshake = false; ///< the connection was up first, so the request may have left
    QString host;                ///< that was asked
    CertificateFacts certificate;
    bool ofAuthority = false; ///< `certificate` is not the server's own, but one above it in the chain
    QString authority;        ///< the issuer that is not known or not trusted
    QDateTime clock;          ///< this computer's, when it judged
    QDateTime otherClock;     ///< by the Date of another answer; invalid without one
    QString systemWords;      ///< the TLS library's own

    bool operator==(const TlsFault &) const = default;
};

/// Tells a wrong clock from a wrong certificate: when it would be valid by `other`, which differs from this computer's
/// clock by more than a few minutes, the cause becomes ClockOff. Everything else stays as it is.
[[nodiscard]] TlsFault comparedWithClock(TlsFault fault, const QDateTime &other);

} // namespace rc
