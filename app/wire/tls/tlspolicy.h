// SPDX-License-Identifier: GPL-3.0-or-later
// The TLS configuration shared by probes and requests.
#pragma once

#include "wire/tls/tlsauthorities.h"

#include <QSslConfiguration>
#include <QString>

namespace rc {

/// TLS 1.2 or later; always verifies the server's certificate against the system's and own authorities.
[[nodiscard]] QSslConfiguration tlsConfiguration(const Authorities &authorities);

/// Name and version of the TLS library, as it reports them.
[[nodiscard]] QString tlsLibrary();

} // namespace rc
