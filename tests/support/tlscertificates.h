// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates for tests, created with the openssl command in a temporary folder: no key is ever stored.
#pragma once

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>

namespace rc {

struct TestCertificate
{
    QList<QSslCertificate> chain; ///< sent by a server, its own first
    QSslKey key;
};

/// The properties of a certificate; the defaults are valid: for localhost and 127.0.0.1, by the test authority, for a
/// year.
struct TestCertificateOptions
{
    enum class Signer {
        Authority, ///< its certificate is in authorityFile()
        Stranger,  ///< an unknown authority
        Weak,      ///< an authority with a short key
        Itself,
    };

    QString name;
    QString names = QStringLiteral("DNS:localhost,IP:127.0.0.1");
    Signer signer = Signer::Authority;
    QDateTime from = QDateTime::currentDateTimeUtc().addDays(-1);
    QDateTime until = QDateTime::currentDateTimeUtc().addDays(365).addSecs(3600);
    QString purpose = QStringLiteral("serverAuth");
    QString newKey = QStringLiteral("ec -pkeyopt ec_paramgen_curve:P-256");
    bool withRoot = false; ///< send the authority's certificate along
};

/// A folder with two authorities, created on first use; each certificate is created once. Ends the program if the
/// openssl command is missing, so that no test passes because of that.
class TlsCertificates
{
public:
    TlsCertificates();

    [[nodiscard]] TestCertificate make(const TestCertificateOptions &wish);
    [[nodiscard]] TestCertificate good();

    [[nodiscard]] QString authorityFile() const; ///< PEM, one certificate
    [[nodiscard]] QList<QSslCertificate> weakAuthorities() const;
    [[nodiscard]] QString keyFile() const; ///< PEM, a private key
    [[nodiscard]] QList<QSslCertificate> authorities() const;
    [[nodiscard]] QString path(const QString &file) const { return m_folder.filePath(file); }

private:
    void run(const QString &arguments) const;
    void makeAuthority(const QString &name, const QString &newKey) const;

    QTemporaryDir m_folder;
    QMap<QString, TestCertificate> m_made;
};

/// The process's instance.
[[nodiscard]] TlsCertificates &testCertificates();

} // namespace rc
