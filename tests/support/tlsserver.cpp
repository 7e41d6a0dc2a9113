// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tlsserver.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QTcpSocket>

namespace rc {

namespace {

// Made for this file and used nowhere else: there is nothing to keep secret.
constexpr char certificatePem[] = "-----BEGIN CERTIFICATE-----\n"
                                  "MIIB2zCCAYGgAwIBAgIUb6MyPRzvpsK4XMz1R91OxJq9vUkwCgYIKoZIzj0EAwIw\n"
                                  "LTESMBAGA1UEAwwJbG9jYWxob3N0MRcwFQYDVQQKDA5UZXN0IGF1dGhvcml0eTAg\n"
                                  "Fw0yNjExMjEwNjM3MzFaGA8yMTI2MTAyODA2MzczMVowLTESMBAGA1UEAwwJbG9j\n"
                                  "YWxob3N0MRcwFQYDVQQKDA5UZXN0IGF1dGhvcml0eTBZMBMGByqGSM49AgEGCCqG\n"
                                  "SM49AwEHA0IABPHf804QoNhWvAzPMN9erJGubDOej7GINlqq0WOHT8QVSimeIHUE\n"
                                  "dKm/rHdpUA/chBbywkRyHOIimp9y0V+TucCjfTB7MB0GA1UdDgQWBBR8rmUupzga\n"
                                  "CKzjAKzqIx/8BlSe4DAfBgNVHSMEGDAWgBR8rmUupzgaCKzjAKzqIx/8BlSe4DAP\n"
                                  "BgNVHRMBAf8EBTADAQH/MCgGA1UdEQQhMB+CCWxvY2FsaG9zdIIMdGVzdC5leGFt\n"
                                  "cGxlhwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIDocMbe5vMOGWNTsYjm6GUV/aBWp\n"
                                  "OTdVFaFCDWTJbVfMAiEA0UJ93LlX1I6qJCbPnF7kZZ8NhDwlMfYbLLC+LEp4NEA=\n"
                                  "-----END CERTIFICATE-----\n";
constexpr char keyPem[] = "-----BEGIN PRIVATE KEY-----\n"
                          "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg74Unz9pMC7HgzIaE\n"
                          "KhlF2neAUsXCYelYFzRgnpBat+qhRANCAATx3/NOEKDYVrwMzzDfXqyRrmwzno+x\n"
                          "iDZaqtFjh0/EFUopniB1BHSpv6x3aVAP3IQW8sJEchziIpqfctFfk7nA\n"
                          "-----END PRIVATE KEY-----\n";

} // namespace

TlsServer::TlsServer(QObject *parent)
    : QSslServer(parent)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(QByteArray(certificatePem)));
    configuration.setPrivateKey(QSslKey(QByteArray(keyPem), QSsl::Ec));
    setSslConfiguration(configuration);
    connect(this, &QTcpServer::pendingConnectionAvailable, this, [this] {
        while (QTcpSocket *socket = nextPendingConnection())
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { m_received += socket->readAll(); });
    });
    if (!listen(QHostAddress::LocalHost))
        qFatal("cannot listen: %s", qPrintable(errorString()));
}

} // namespace rc
