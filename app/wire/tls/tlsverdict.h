// SPDX-License-Identifier: GPL-3.0-or-later
// From what Qt and OpenSSL say of a failed handshake to a cause with its evidence. Pure.
#pragma once

#include "core/tlsfault.h"

#include <QList>
#include <QSslCertificate>
#include <QSslError>

namespace rc {

/// What the certificate says of itself.
[[nodiscard]] CertificateFacts certificateFacts(const QSslCertificate &certificate);

/// A certificate was shown and not accepted. `certificate`: the server's own; `now`: this computer's clock; `own`: the
/// authorities that were trusted beside the system's, for one of them may be at fault.
[[nodiscard]] TlsFault certificateFault(const QList<QSslError> &errors, const QSslCertificate &certificate,
                                        const QString &host, const QDateTime &now,
                                        const QList<QSslCertificate> &own = {});

/// Whether the system's words are the TLS library's.
[[nodiscard]] bool isTlsError(const QString &words);

/// The handshake ended before that. `words`: the TLS library's own; empty when the connection was closed.
[[nodiscard]] TlsFault handshakeFault(const QString &words, const QString &host, const QDateTime &now);

} // namespace rc
