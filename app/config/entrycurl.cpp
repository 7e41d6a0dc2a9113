// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/entrycurl.h"

#include "config/formats/configsource.h"
#include "config/formats/quoting.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString prefixOf(const QString &envPrefix)
{
    static const QRegularExpression name(u"\\A[A-Za-z_][A-Za-z0-9_]*\\z"_s);
    return name.match(envPrefix).hasMatch() ? envPrefix : u"SERVICE_"_s;
}

QString headerLine(const QByteArray &name, const QByteArray &value)
{
    return u"  -H "_s + shellHeader(QString::fromLatin1(name), value) + u" \\\n"_s;
}

/// For curl's standard input: any user of the machine can read a program's arguments.
QString secretHeaders(const QString &header, const QString &prefix, const QString &token)
{
    const QString key = u"printf "_s + header + u" \"$"_s + prefix + u"API_KEY\""_s;
    return token.isEmpty() ? key : u"{ "_s + key + u"; "_s + printfToken(prefix + token) + u"; }"_s;
}

/// `body`: quoted for a shell.
QString postCurl(const QString &url, const QString &headers, const QString &body, const QString &secrets)
{
    // --data-binary: --data removes line breaks, and both read a leading @ as a file
    return secrets +
           u" |\n"
           "  curl --globoff --fail-with-body -X POST "_s +
           shellQuoted(url) +
           u" \\\n"
           "  -H @- \\\n"_s +
           headers + u"  --data-binary "_s + body + u'\n';
}

/// All headers of an entry except the key's.
Result<QString> entryHeaders(const Identity &identity)
{
    QString lines = headerLine("Content-Type", "application/json");
    // a dummy key, since only the other headers are used
    RC_TRY(headers, ingestHeaders({Secret("-"), identity}));
    for (const auto &[name, value] : headers->mid(1))
        lines += headerLine(name, value);
    return lines;
}

bool isNamed(const HeaderList &headers, const Identity &identity)
{
    return std::ranges::any_of(headers, [&identity](const auto &header) {
        return header.first.compare(identity.usernameHeader, Qt::CaseInsensitive) == 0 ||
               header.first.compare(identity.emailHeader, Qt::CaseInsensitive) == 0;
    });
}

} // namespace

QString entryCurl(const QString &logsUrl, const QByteArray &body, const QString &envPrefix, const Identity &identity)
{
    return postCurl(logsUrl, entryHeaders(identity).value_or(QString()), shellQuoted(QString::fromUtf8(body)),
                    secretHeaders(printfHeader(QString::fromLatin1(identity.keyHeader)), prefixOf(envPrefix), {}));
}

Result<QString> ingestCurl(const ConfigSource &source)
{
    RC_TRY(headers, entryHeaders(identityOf(source.profile)));
    return postCurl(source.resource.logsUrl(), *headers,
                    u"'{\"logs\":[{\"level\":\"info\",\"message\":\"[TEST] hello\",\"ts\":\"'\"$(date -u "
                    "+%Y-%m-%dT%H:%M:%S+00:00)\"'\"}]}'"_s,
                    u"printf "_s + printfHeader(source.profile.keyHeader) + u' ' + keyForShell(source.key));
}

QString callCurl(const QString &url, const HeaderList &headers, const QByteArray &body, const QString &envPrefix,
                 const Identity &identity, const QString &token)
{
    const QString prefix = prefixOf(envPrefix);
    QString lines;
    for (const auto &[name, value] : headers)
        lines += headerLine(name, value);
    if (!isNamed(headers, identity))
        lines += u"  -H "_s + shellQuoted(QString::fromLatin1(identity.usernameHeader) + u": "_s) + u"\"$"_s + prefix +
                 u"USERNAME\" \\\n"_s;
    const QString header = identity.bearer ? printfBearer() : printfHeader(QString::fromLatin1(identity.keyHeader));
    return postCurl(url, lines, shellQuoted(QString::fromUtf8(body)), secretHeaders(header, prefix, token));
}

} // namespace rc
