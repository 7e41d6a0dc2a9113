// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/tls/tlsauthorities.h"

#include "core/files/regularfile.h"
#include "core/words/displaytext.h"
#include "wire/tls/tlsverdict.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QSslSocket>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct AuthorityTr
{
    RC_DECLARE_PHRASES(rc::TlsAuthorities)
};

auto refused(const char *sentence, const QString &path)
{
    return failure(AuthorityTr::tr(sentence).arg(displayText(path, LineBreaks::Mark, 200)));
}

constexpr const char *certificateFile = "SSL_CERT_FILE";
constexpr const char *certificateFolder = "SSL_CERT_DIR";

/// Silently skips invalid certificates, like OpenSSL.
QList<QSslCertificate> certificatesIn(const QString &path)
{
    constexpr qint64 maxBytes = 8 * authoritiesFileCap; // a system's complete bundle is about 0.25 MiB
    const auto bytes = readRegularFile(path, FileOwner::User, maxBytes);
    return bytes ? QSslCertificate::fromData(*bytes, QSsl::Pem) : QList<QSslCertificate>();
}

QList<QSslCertificate> certificatesBelow(const QStringList &folders)
{
    constexpr int maxFiles = 2000;
    QSet<QString> files; // unique, because OpenSSL's folders also have a link to each
    for (const QString &folder : folders) {
        const QFileInfoList found = QDir(folder).entryInfoList(QDir::Files);
        for (const QFileInfo &file : found) {
            if (files.size() < maxFiles)
                files.insert(file.canonicalFilePath());
        }
    }
    QList<QSslCertificate> certificates;
    for (const QString &file : std::as_const(files))
        certificates += certificatesIn(file);
    return certificates;
}

} // namespace

EnvironmentAuthorities environmentAuthorities()
{
    EnvironmentAuthorities found;
    const auto note = [&found](const char *variable, const QList<QSslCertificate> &certificates) {
        found.certificates += certificates;
        found.notes.append(
            certificates.isEmpty()
                ? AuthorityTr::tr("no certificate can be read from %1").arg(QLatin1StringView(variable))
                : AuthorityTr::tr("%n certificate(s) of %1 trusted too", nullptr, int(certificates.size()))
                      .arg(QLatin1StringView(variable)));
    };
    if (const QString file = qEnvironmentVariable(certificateFile); !file.isEmpty())
        note(certificateFile, certificatesIn(file));
    if (const QString folders = qEnvironmentVariable(certificateFolder); !folders.isEmpty())
        note(certificateFolder, certificatesBelow(folders.split(QDir::listSeparator(), Qt::SkipEmptyParts)));
    return found;
}

EnvironmentAuthorities ignoredEnvironment()
{
    EnvironmentAuthorities ignored;
    for (const char *variable : {certificateFile, certificateFolder}) {
        if (!qEnvironmentVariableIsEmpty(variable))
            ignored.notes.append(AuthorityTr::tr("%1 does not count for a saved key").arg(QLatin1StringView(variable)));
    }
    return ignored;
}

SystemAuthorities systemAuthorities()
{
    return std::async(std::launch::async, &QSslConfiguration::systemCaCertificates).share();
}

QList<QSslCertificate> Authorities::all() const
{
    return (system.valid() ? system.get() : QSslConfiguration::systemCaCertificates()) + own;
}

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

Result<QList<QSslCertificate>> authoritiesFrom(const AuthoritiesFile &file)
{
    const QString &path = file.path;
    if (path.isEmpty())
        return QList<QSslCertificate>();
    if (QDir::isRelativePath(path))
        return refused(QT_TRANSLATE_NOOP("rc::TlsAuthorities", "Enter the full path of the custom CA file, not “%1”."),
                       path);
    if (!file.bytes)
        return refused(QT_TRANSLATE_NOOP("rc::TlsAuthorities", "The custom CA file cannot be read: %1."),
                       path + u": "_s + file.bytes.error().words);
    const QByteArray &bytes = *file.bytes;
    if (bytes.contains("PRIVATE KEY-----"))
        return refused(
            QT_TRANSLATE_NOOP("rc::TlsAuthorities", "%1 contains a private key. Use a file with only certificates."),
            path);
    const QList<QSslCertificate> certificates = QSslCertificate::fromData(bytes, QSsl::Pem);
    const qsizetype announced = bytes.count("-----BEGIN CERTIFICATE-----");
    if (certificates.isEmpty() && announced == 0)
        return refused(QT_TRANSLATE_NOOP("rc::TlsAuthorities",
                                         "%1 contains no certificate. Use a PEM file with “BEGIN CERTIFICATE” in it."),
                       path);
    if (certificates.size() < announced)
        return refused(QT_TRANSLATE_NOOP("rc::TlsAuthorities", "%1 contains a damaged certificate."), path);
    return certificates;
}

Result<Authorities> trustedAuthorities(const AuthoritiesFile &file, const EnvironmentAuthorities &environment,
                                       const SystemAuthorities &system)
{
    RC_TRY(own, authoritiesFrom(file));
    Authorities trusted{*own + environment.certificates, {}, environment.notes};
    if (!trusted.own.isEmpty())
        trusted.system = system.valid() ? system : systemAuthorities();
    return trusted;
}

QString authoritiesText(const QList<QSslCertificate> &authorities)
{
    if (authorities.isEmpty())
        return AuthorityTr::tr("system authorities only");
    const CertificateFacts first = certificateFacts(authorities.first());
    const QString name = displayText(first.subject, LineBreaks::Mark, 100);
    const QString until = first.validUntil.toUTC().toString(u"yyyy-MM-dd"_s);
    if (authorities.size() == 1)
        return AuthorityTr::tr("1 certificate: %1, until %2").arg(name, until);
    return AuthorityTr::tr("%n certificates, the first: %1, until %2", nullptr, int(authorities.size()))
        .arg(name, until);
}

} // namespace rc
