// SPDX-License-Identifier: GPL-3.0-or-later
// Why a TLS connection failed: cause and evidence. errortext.h has the wording.
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

enum class TlsCause {
    Revoked,
    Distrusted, ///< the certificate or an authority above it is marked as distrusted
    WrongClock, ///< the certificate is valid by another server's clock, but not by this computer's
    NotYetValid,
    Expired,
    SelfSigned,         ///< the server vouches for itself
    UnknownIssuer,      ///< its issuer is unknown to this computer
    UntrustedAuthority, ///< the chain is complete, but its root is not trusted by this computer
    WrongHost,
    WrongPurpose,
    WeakKey, ///< a key or signature that is too weak
    BrokenChain,
    NoCertificate,
    // The handshake ended before the certificate was verified.
    OldProtocol,
    NotTls,
    ClientCertificateRequired,
    HandshakeRefused,
    ClosedInHandshake,
    Other,
};

/// A certificate's contents, raw: pass through displayText() before showing.
struct CertificateFacts
{
    QString subject;   ///< "CN=logs.example.com, O=Example"; empty without a certificate
    QStringList names; ///< its DNS names and addresses
    QString issuer;
    QDateTime validFrom;
    QDateTime validUntil;

    bool operator==(const CertificateFacts &) const = default;
};

struct TlsFault
{
    TlsCause cause = TlsCause::Other;
    QList<TlsCause> also;        ///< further causes
    bool afterHandshake = false; ///< the failure came after the handshake, so the request may have been sent
    QString host;                ///< requested host
    CertificateFacts certificate;
    bool isAuthority = false; ///< `certificate` is an authority above the server's own in the chain
    QString authority;        ///< the unknown or untrusted issuer
    QDateTime clock;          ///< this computer's time at verification
    QDateTime otherClock;     ///< from the Date header of another response; invalid without one
    QString systemMessage;    ///< from the TLS library

    bool operator==(const TlsFault &) const = default;
};

} // namespace rc
