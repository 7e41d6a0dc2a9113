// SPDX-License-Identifier: GPL-3.0-or-later
// curl for the ingest endpoint. The key is passed on standard input, because every user of the machine can read a
// program's arguments; printf is built into the shell.
#include "config/formats/configsource.h"
#include "config/formats/quoting.h"
#include "core/key/credentials.h"

using namespace Qt::StringLiterals;

namespace rc {

Result<QList<NamedHeader>> entryIdentity(const Profile &profile)
{
    // a dummy key, to get the other headers
    RC_TRY(headers, ingestHeaders({Secret("k"_ba), identityOf(profile)}));
    QList<NamedHeader> named;
    for (const auto &[name, value] : headers->mid(1))
        named.append({QString::fromLatin1(name), QString::fromLatin1(value)});
    return named;
}

Result<QString> ingestCurl(const ConfigSource &source)
{
    RC_TRY(identity, entryIdentity(source.profile));
    QString text = u"printf "_s + printfHeader(source.profile.keyHeader) + u' ' + keyForShell(source.key) +
                   u" |\n"
                   "  curl --globoff --fail-with-body -X POST "_s +
                   shellQuoted(source.resource.logsUrl()) +
                   u" \\\n"
                   "  -H @- \\\n"
                   "  -H 'Content-Type: application/json' \\\n"_s;
    for (const auto &[name, value] : *identity)
        text += u"  -H "_s + shellHeader(name, value.toLatin1()) + u" \\\n"_s;
    return text + u"  -d '{\"logs\":[{\"level\":\"info\",\"message\":\"[TEST] hello\",\"ts\":\"'\"$(date -u "
                  "+%Y-%m-%dT%H:%M:%S+00:00)\"'\"}]}'\n"_s;
}

} // namespace rc
