// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/tls/tlspolicy.h"

#include <QSslSocket>

namespace rc {

QSslConfiguration tlsConfiguration(const Authorities &authorities)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    // Own authorities disable Qt's on-demand lookup of the system's, so all of them must be set.
    if (authorities.hasOthers())
        configuration.setCaCertificates(authorities.all());
    return configuration;
}

QString tlsLibrary()
{
    return QSslSocket::sslLibraryVersionString();
}

} // namespace rc
