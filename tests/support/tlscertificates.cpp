// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tlscertificates.h"

#include "support/filebytes.h"

#include <QProcess>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr char configuration[] = R"([req]
distinguished_name = dn
prompt = no
[dn]
CN = unused
[ca]
default_ca = test
[test]
database = index.txt
new_certs_dir = .
default_md = sha256
default_days = 3650
policy = any
unique_subject = no
rand_serial = yes
copy_extensions = copy
[any]
commonName = supplied
organizationName = optional
)";

const QString goodKey = u"ec -pkeyopt ec_paramgen_curve:P-256"_s;

QString asn1Time(const QDateTime &time)
{
    return time.toUTC().toString(u"yyyyMMddHHmmss'Z'"_s);
}

} // namespace

TlsCertificates::TlsCertificates()
{
    writeBytes(path(u"openssl.cnf"_s), configuration);
    writeBytes(path(u"index.txt"_s), {});
    makeAuthority(u"authority"_s, goodKey);
    makeAuthority(u"stranger"_s, goodKey);
    makeAuthority(u"weak"_s, u"rsa:1024"_s);
}

void TlsCertificates::run(const QString &arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(u"openssl"_s, QProcess::splitCommand(arguments));
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("openssl %s: %s %s", qPrintable(arguments), qPrintable(process.errorString()),
               process.readAll().constData());
}

void TlsCertificates::makeAuthority(const QString &name, const QString &newKey) const
{
    run(u"req -config openssl.cnf -x509 -newkey %2 -nodes -days 3650 -keyout %1.key "
        "-out %1.pem -subj \"/CN=Test %1/O=Resource Console tests\" -addext basicConstraints=critical,CA:TRUE "
        "-addext keyUsage=critical,keyCertSign"_s.arg(name, newKey));
}

TestCertificate TlsCertificates::make(const TestCertificateOptions &wish)
{
    if (m_made.contains(wish.name))
        return m_made.value(wish.name);
    using Signer = TestCertificateOptions::Signer;
    const QString names = wish.names.isEmpty() ? QString() : u" -addext subjectAltName="_s + wish.names;
    run(u"req -config openssl.cnf -new -newkey %2 -nodes -keyout %1.key -out %1.csr -subj \"/CN=%1/O=Test service\" "
        "-addext extendedKeyUsage=%3%4"_s.arg(wish.name, wish.newKey, wish.purpose, names));
    const QString signer = wish.signer == Signer::Stranger ? u"stranger"_s
                           : wish.signer == Signer::Weak   ? u"weak"_s
                                                           : u"authority"_s;
    const QString by = wish.signer == Signer::Itself ? u"-selfsign -keyfile %1.key"_s.arg(wish.name)
                                                     : u"-cert %1.pem -keyfile %1.key"_s.arg(signer);
    run(u"ca -config openssl.cnf -batch -notext %2 -in %1.csr -out %1.pem -startdate %3 -enddate %4"_s.arg(
        wish.name, by, asn1Time(wish.from), asn1Time(wish.until)));
    TestCertificate made;
    made.chain = QSslCertificate::fromPath(path(wish.name + u".pem"_s));
    if (wish.withRoot)
        made.chain += QSslCertificate::fromPath(path(signer + u".pem"_s));
    made.key = QSslKey(bytesOf(path(wish.name + u".key"_s)), wish.newKey == goodKey ? QSsl::Ec : QSsl::Rsa);
    if (made.chain.isEmpty() || made.key.isNull())
        qFatal("the certificate %s cannot be read", qPrintable(wish.name));
    m_made.insert(wish.name, made);
    return made;
}

TestCertificate TlsCertificates::good()
{
    TestCertificateOptions wish;
    wish.name = u"good"_s;
    return make(wish);
}

QString TlsCertificates::authorityFile() const
{
    return path(u"authority.pem"_s);
}

QList<QSslCertificate> TlsCertificates::weakAuthorities() const
{
    return QSslCertificate::fromPath(path(u"weak.pem"_s));
}

QString TlsCertificates::keyFile() const
{
    return path(u"authority.key"_s);
}

QList<QSslCertificate> TlsCertificates::authorities() const
{
    return QSslCertificate::fromPath(authorityFile());
}

TlsCertificates &testCertificates()
{
    static TlsCertificates certificates;
    return certificates;
}

} // namespace rc
