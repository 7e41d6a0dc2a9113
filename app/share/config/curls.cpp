// SPDX-License-Identifier: GPL-3.0-or-later
// curl for each endpoint. The key goes in on standard input, because every user of the machine can read a program's
// arguments; printf is the shell's own.
#include "share/config/curls.h"

#include "core/credentials.h"
#include "share/config/configsource.h"
#include "share/quoting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString posted(const QString &url, const KeyText &key)
{
    return u"printf 'X-API-Key: %s\\n' "_s + keyForShell(key) +
           u" |\n"
           "  curl --globoff --fail-with-body -X POST "_s +
           shellQuoted(url) +
           u" \\\n"
           "  -H @- \\\n"
           "  -H 'Content-Type: application/json' \\\n"_s;
}

} // namespace

QString ingestCurl(const ConfigSource &source)
{
    return posted(source.resource.logsUrl(), source.key) +
           u"  -d '{\"logs\":[{\"level\":\"info\",\"message\":\"[TEST] hello\",\"ts\":\"'\"$(date -u "
           "+%Y-%m-%dT%H:%M:%S+00:00)\"'\"}]}'\n"_s;
}

Result<QString> toolsCurl(const Profile &profile, CatalogKind kind, const KeyText &key)
{
    if (profile.toolServer.isEmpty())
        return failure(
            ErrorKind::BadInput,
            QCoreApplication::translate("rc::ConfigText", "The tool endpoints need the tool server's address."));
    const Result<QUrl> toolServer = parseToolServerUrl(profile.toolServer);
    if (!toolServer)
        return failure(toolServer.error());
    // as the program itself would send them; any key will do to be told the names of the headers
    const auto headers = toolHeaders({Secret("k"_ba), {profile.username, profile.email, profile.emailHeader.toUtf8()}});
    if (!headers)
        return failure(headers.error());
    QString text = posted(catalogAddress(*toolServer, kind).toString(QUrl::FullyEncoded), key) +
                   u"  -H 'Accept: application/json, text/event-stream' \\\n"_s;
    for (const auto &[name, value] : *headers) {
        if (name != apiKeyHeader)
            text += u"  -H "_s + shellQuoted(QString::fromUtf8(name + ": " + value)) + u" \\\n"_s;
    }
    return text + u"  -d '{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"method\":\"tools/list\",\"params\":{}}'\n"_s;
}

} // namespace rc
