// SPDX-License-Identifier: GPL-3.0-or-later
// curl for each endpoint. The key goes in on standard input, because every user of the machine can read a program's
// arguments; printf is the shell's own.
#include "config/formats/curls.h"

#include "config/formats/configsource.h"
#include "config/formats/quoting.h"
#include "core/key/credentials.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString posted(const Profile &profile, const QString &url, const KeyText &key, const QList<NamedHeader> &identity,
               bool withToken = false)
{
    const QString keyLine = u"printf "_s + printfHeader(profile.keyHeader) + u' ' + keyForShell(key);
    QString text = (withToken ? u"{ "_s + keyLine + u"; "_s + printfToken(profile.envPrefix) + u"; }"_s : keyLine) +
                   u" |\n"
                   "  curl --globoff --fail-with-body -X POST "_s +
                   shellQuoted(url) +
                   u" \\\n"
                   "  -H @- \\\n"
                   "  -H 'Content-Type: application/json' \\\n"_s;
    for (const auto &[name, value] : identity)
        text += u"  -H "_s + shellQuoted(name + u": "_s + value) + u" \\\n"_s;
    return text;
}

/// Any key will do to be told which headers go with it.
Result<QList<NamedHeader>> beside(const Result<HeaderList> &headers)
{
    if (!headers)
        return failure(headers.error());
    QList<NamedHeader> named;
    for (const auto &[name, value] :
         headers->mid(1)) // a name may begin with what fromUtf8() takes for a byte order mark
        named.append({QString::fromLatin1(name), QString::fromUtf8(':' + value).mid(1)});
    return named;
}

} // namespace

Result<QList<NamedHeader>> toolIdentity(const Profile &profile)
{
    return beside(toolHeaders({Secret("k"_ba), identityOf(profile)}, CatalogKind::General));
}

Result<QList<NamedHeader>> entryIdentity(const Profile &profile)
{
    return beside(ingestHeaders({Secret("k"_ba), identityOf(profile)}));
}

Result<QString> ingestCurl(const ConfigSource &source)
{
    return entryIdentity(source.profile).map([&source](const QList<NamedHeader> &identity) {
        return posted(source.profile, source.resource.logsUrl(), source.key, identity) +
               u"  -d '{\"logs\":[{\"level\":\"info\",\"message\":\"[TEST] hello\",\"ts\":\"'\"$(date -u "
               "+%Y-%m-%dT%H:%M:%S+00:00)\"'\"}]}'\n"_s;
    });
}

Result<QString> toolsCurl(const Profile &profile, const CatalogKind &kind, const KeyText &key)
{
    if (profile.toolServer.isEmpty())
        return failure(badInput(
            QCoreApplication::translate("rc::ConfigText", "The tool endpoints require the tool server’s address.")));
    RC_TRY(toolServer, parseToolServerUrl(profile.toolServer));
    return toolIdentity(profile).map([&](const QList<NamedHeader> &identity) {
        return posted(profile, catalogAddress(*toolServer, kind).toString(QUrl::FullyEncoded), key, identity,
                      kind == CatalogKind::CodeHosting && profile.tokenSaved) +
               u"  -H 'Accept: application/json, text/event-stream' \\\n"
               "  -d '{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"tools/list\",\"params\":{}}'\n"_s;
    });
}

} // namespace rc
