// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/entrycurl.h"

#include "share/quoting.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Headers = QList<QPair<QByteArray, QByteArray>>;

QString prefixOf(const QString &envPrefix)
{
    static const QRegularExpression name(u"\\A[A-Za-z_][A-Za-z0-9_]*\\z"_s);
    return name.match(envPrefix).hasMatch() ? envPrefix : u"SERVICE_"_s;
}

QString postCurl(const QString &url, const QString &headers, const QByteArray &body, const QString &prefix)
{
    // --data-binary: --data would take line breaks away, and a leading @ is a file for both
    return u"printf 'X-API-Key: %s\\n' \"$"_s + prefix +
           u"API_KEY\" |\n"
           "  curl --fail-with-body -X POST "_s +
           shellQuoted(url) +
           u" \\\n"
           "  -H @- \\\n"_s +
           headers + u"  --data-binary "_s + shellQuoted(QString::fromUtf8(body)) + u'\n';
}

QString headerLine(const QByteArray &name, const QByteArray &value)
{
    return u"  -H "_s + shellQuoted(QString::fromUtf8(name + ": " + value)) + u" \\\n"_s;
}

} // namespace

QString entryCurl(const QString &logsUrl, const QByteArray &body, const QString &envPrefix)
{
    return postCurl(logsUrl, headerLine("Content-Type", "application/json"), body, prefixOf(envPrefix));
}

QString callCurl(const QString &url, const Headers &headers, const QByteArray &body, const QString &envPrefix)
{
    const QString prefix = prefixOf(envPrefix);
    QString lines;
    bool named = false;
    for (const auto &[name, value] : headers) {
        lines += headerLine(name, value);
        named = named || name.startsWith("X-User-");
    }
    if (!named)
        lines += u"  -H \"X-User-Username: $"_s + prefix + u"USERNAME\" \\\n"_s;
    return postCurl(url, lines, body, prefix);
}

} // namespace rc
