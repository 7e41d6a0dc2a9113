// SPDX-License-Identifier: GPL-3.0-or-later
// Trusted authorities: the system's, and the user's own from a file.
#pragma once

#include "core/files/authoritiesfile.h"
#include "core/result.h"

#include <QList>
#include <QSslCertificate>
#include <QStringList>

#include <future>

namespace rc {

using SystemAuthorities = std::shared_future<QList<QSslCertificate>>;

/// What SSL_CERT_FILE and SSL_CERT_DIR name. It is trusted with a key of the environment or the command line alone: a
/// saved key goes out under the authorities that it was saved with.
struct EnvironmentAuthorities
{
    QList<QSslCertificate> certificates = {};
    QStringList notes =
        {}; ///< translated clauses: which variable is used, cannot be or does not count; safe to display
};

[[nodiscard]] EnvironmentAuthorities environmentAuthorities();
/// None, with a note for each variable that names any; nothing is read.
[[nodiscard]] EnvironmentAuthorities ignoredEnvironment();

/// Begins to read the system's authorities in a thread of its own: some hundred files, nearly a tenth of a second.
[[nodiscard]] SystemAuthorities systemAuthorities();

/// By default trusts only the system's authorities, looked up by Qt.
struct Authorities
{
    QList<QSslCertificate> own = {}; ///< trusted beside the system's
    SystemAuthorities system = {};   ///< needed beside own ones; without it they are read when they are needed
    QStringList notes = {};          ///< of the environment's

    /// All authorities for a configuration; waits for the system's if necessary.
    [[nodiscard]] QList<QSslCertificate> all() const;
    /// Whether there are any apart from those that Qt looks up.
    [[nodiscard]] bool hasOthers() const { return !own.isEmpty() || system.valid(); }
};

/// The certificates of a PEM file; none for an empty path. BadInput with the full reason if the file is missing,
/// unreadable, too large, holds no or an invalid certificate, or a private key, which does not belong there.
[[nodiscard]] Result<QList<QSslCertificate>> authoritiesFrom(const AuthoritiesFile &file);

/// The same with the environment's, and with the system's being read already when there are any. `system`: when that
/// was begun before.
[[nodiscard]] Result<Authorities> trustedAuthorities(const AuthoritiesFile &file,
                                                     const EnvironmentAuthorities &environment = ignoredEnvironment(),
                                                     const SystemAuthorities &system = {});

/// "2 certificates, the first: CN=Example Root, until 2031-04-05", translated and safe to display.
[[nodiscard]] QString authoritiesText(const QList<QSslCertificate> &authorities);

} // namespace rc
