// SPDX-License-Identifier: GPL-3.0-or-later
// Links that install a tool server in another program: vscode:mcp/install?…, cursor://…/mcp/install?name=…&config=…
#include "config/paste/detail/pastedpairs.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The link's JSON: plain, or in Base64 from Cursor.
QString jsonIn(const QString &config)
{
    if (config.trimmed().startsWith(u'{'))
        return config;
    const QByteArray bytes = QByteArray::fromBase64(config.toLatin1(), config.contains(u'-') || config.contains(u'_')
                                                                           ? QByteArray::Base64UrlEncoding
                                                                           : QByteArray::Base64Encoding);
    return bytes.trimmed().startsWith('{') ? QString::fromUtf8(bytes) : QString();
}

void addJson(PastedPairs &read, const QString &json, const QString &name, qsizetype line)
{
    PastedPairs inside = codePairs(json);
    for (PastedEntry &entry : inside.entries) {
        entry.name = entry.name.isEmpty() ? name : entry.name;
        for (PastedPair &pair : entry.pairs)
            pair.line = line;
    }
    read.append(inside);
}

void addLink(PastedPairs &read, const QString &link, qsizetype line, int depth)
{
    const QString query = link.section(u'?', 1);
    const QString plain = QUrl::fromPercentEncoding(query.toUtf8());
    if (plain.startsWith(u'{')) {
        addJson(read, plain, {}, line);
        return;
    }
    const QUrlQuery items(query);
    const auto item = [&items](const QString &name) { return items.queryItemValue(name, QUrl::FullyDecoded); };
    if (const QString json = jsonIn(item(u"config"_s)); !json.isEmpty()) {
        addJson(read, json, item(u"name"_s), line);
        return;
    }
    const QString url = item(u"url"_s);
    if (url.contains(u"mcp/install"_s) && depth == 0) { // a web page that redirects to the editor
        addLink(read, url, line, depth + 1);
        return;
    }
    if (!url.contains(u"://"_s))
        return;
    PastedEntry entry;
    entry.name = item(u"name"_s);
    entry.pairs.append({u"url"_s, url, line, PastedPair::Meaning::Text, PastedPair::Role::Address});
    for (const QString &header : items.allQueryItemValues(u"header"_s, QUrl::FullyDecoded))
        addHeader(entry.pairs, {header, line});
    read.entries.append(entry);
}

} // namespace

PastedPairs installLinkPairs(const QString &text)
{
    static const QRegularExpression link(
        u"(?:\\b(?:vscode(?:-insiders)?|cursor|goose|lmstudio):|\\bhttps?://)[^\\s<>\"'`)\\]?]{0,300}\\?[^\\s<>\"'`)]+"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr int maxLinks = 200;
    PastedPairs read;
    int links = 0;
    for (auto found = link.globalMatch(text); found.hasNext() && links < maxLinks; ++links) {
        const QRegularExpressionMatch match = found.next();
        addLink(read, match.captured(), pastedLine(text, match.capturedStart()), 0);
    }
    return read;
}

} // namespace rc
