// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/tls/tlspolicy.h"

#include <QSslSocket>

namespace rc {

QSslConfiguration tlsConfiguration(const Authorities &authorities)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    // Authorities of one's own switch off Qt's looking up the system's one by one: they have to be named then.
    if (authorities.hasOthers())
        configuration.setCaCertificates(authorities.all());
    return configuration;
}

QString tlsLibrary()
{
    return QSslSocket::sslLibraryVersionString();
}

} // namespace rc
