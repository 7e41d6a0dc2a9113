// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/entrycurl.h"

#include "share/quoting.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

QString entryCurl(const QString &logsUrl, const QByteArray &body, const QString &envPrefix)
{
    static const QRegularExpression name(u"\\A[A-Za-z_][A-Za-z0-9_]*\\z"_s);
    const QString prefix = name.match(envPrefix).hasMatch() ? envPrefix : u"SERVICE_"_s;
    // --data-binary: --data would take line breaks away, and a leading @ is a file for both
    return u"printf 'X-API-Key: %s\\n' \"$"_s + prefix +
           u"API_KEY\" |\n"
           "  curl --fail-with-body -X POST "_s +
           shellQuoted(logsUrl) +
           u" \\\n"
           "  -H @- \\\n"
           "  -H 'Content-Type: application/json' \\\n"
           "  --data-binary "_s +
           shellQuoted(QString::fromUtf8(body)) + u'\n';
}

} // namespace rc
