// SPDX-License-Identifier: GPL-3.0-or-later
// The one TLS configuration: for the probe as for the request.
#pragma once

#include "wire/tls/tlsauthorities.h"

#include <QSslConfiguration>
#include <QString>

namespace rc {

/// TLS 1.2 or later, the server's certificate always judged, by the system's authorities and by one's own.
[[nodiscard]] QSslConfiguration tlsConfiguration(const Authorities &authorities);

/// Name and version of the library that does TLS, as it names itself.
[[nodiscard]] QString tlsLibrary();

} // namespace rc
