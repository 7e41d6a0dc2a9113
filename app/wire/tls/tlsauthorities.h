// SPDX-License-Identifier: GPL-3.0-or-later
// The TLS policy and its trusted authorities: the system's, and the user's own from a file.
#pragma once

#include "core/files/regularfile.h"
#include "core/result.h"

#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QStringList>

#include <future>

namespace rc {

using SystemAuthorities = std::shared_future<QList<QSslCertificate>>;

/// Authorities from SSL_CERT_FILE and SSL_CERT_DIR. They are trusted only with a key from the environment or the
/// command line: a saved key is sent only under the authorities that it was saved with.
struct EnvironmentAuthorities
{
    QList<QSslCertificate> certificates = {};
    QStringList notes = {}; ///< translated clauses about each variable; safe to display
};

[[nodiscard]] EnvironmentAuthorities environmentAuthorities();
/// No certificates, with a note for each variable that is set. Reads nothing.
[[nodiscard]] EnvironmentAuthorities ignoredEnvironment();

/// Starts reading the system's authorities in another thread: hundreds of files, up to 100 ms.
[[nodiscard]] SystemAuthorities systemAuthorities();

/// By default trusts only the system's authorities, looked up by Qt.
struct Authorities
{
    QList<QSslCertificate> own = {}; ///< trusted in addition to the system's
    SystemAuthorities system = {};   ///< needed only with own ones; if invalid, all() reads them
    QStringList notes = {};          ///< see EnvironmentAuthorities

    /// All authorities for a configuration; waits for the system's if necessary.
    [[nodiscard]] QList<QSslCertificate> all() const;
    /// Whether all() has to replace Qt's own lookup.
    [[nodiscard]] bool hasOthers() const { return !own.isEmpty() || system.valid(); }
};

/// The configuration of every probe and request: TLS 1.2 or later; always verifies the server's certificate against the
/// system's and own authorities.
[[nodiscard]] QSslConfiguration tlsConfiguration(const Authorities &authorities);
/// Name and version of the TLS library, as it reports them.
[[nodiscard]] QString tlsLibrary();

/// The certificates of a PEM file; none for an empty path. BadInput with the full reason if the file is missing,
/// unreadable, too large, holds no or an invalid certificate, or a private key, which does not belong there.
[[nodiscard]] Result<QList<QSslCertificate>> authoritiesFrom(const AuthoritiesFile &file);

/// The authorities of a file and of the environment. If there are any, also starts reading the system's, unless
/// `system` is already reading them.
[[nodiscard]] Result<Authorities> trustedAuthorities(const AuthoritiesFile &file,
                                                     const EnvironmentAuthorities &environment = ignoredEnvironment(),
                                                     const SystemAuthorities &system = {});

/// "2 certificates, the first: CN=Example Root, until 2031-04-05", translated and safe to display.
[[nodiscard]] QString authoritiesText(const QList<QSslCertificate> &authorities);

} // namespace rc
