// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a cause with evidence from Qt's and OpenSSL's handshake errors. Pure.
#pragma once

#include "core/tlsfault.h"

#include <QList>
#include <QSslCertificate>
#include <QSslError>

namespace rc {

[[nodiscard]] CertificateFacts certificateFacts(const QSslCertificate &certificate);

/// A certificate was received and rejected. `certificate`: the server's own; `now`: this computer's clock; `own`: the
/// additional authorities, one of which may be at fault.
[[nodiscard]] TlsFault certificateFault(const QList<QSslError> &errors, const QSslCertificate &certificate,
                                        const QString &host, const QDateTime &now,
                                        const QList<QSslCertificate> &own = {});

/// Whether a system message is from the TLS library.
[[nodiscard]] bool isTlsError(const QString &words);

/// The handshake ended before a certificate was verified. `words`: the TLS library's message; empty if the connection
/// was closed.
[[nodiscard]] TlsFault handshakeFault(const QString &words, const QString &host, const QDateTime &now);

/// Tells a wrong clock from an invalid certificate: if it would be valid at `other`, which differs from this computer's
/// clock by more than a few minutes, the cause becomes WrongClock. Otherwise unchanged.
[[nodiscard]] TlsFault comparedWithClock(TlsFault fault, const QDateTime &other);

} // namespace rc
