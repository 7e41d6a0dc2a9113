// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/toolspec.h"

#include "core/jsontext.h"
#include "core/resourceurl.h"
#include "share/configtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString json(const QString &text)
{
    return QString::fromUtf8(jsonString(text));
}

/// Each in a line of its own.
QString object(const QStringList &members, const QString &indent)
{
    const QString inside = indent + u"  "_s;
    return u"{\n"_s + inside + members.join(u",\n"_s + inside) + u'\n' + indent + u'}';
}

QString member(const QString &name, const QString &value)
{
    return json(name) + u": "_s + value;
}

Result<QUrl> toolServerOf(const Profile &profile)
{
    if (const QString reason = configFault(profile); !reason.isEmpty())
        return failure(ErrorKind::BadInput, reason);
    if (profile.toolServer.isEmpty())
        return failure(ErrorKind::BadInput,
                       QCoreApplication::translate("rc::ConfigText", "A tool spec needs the tool server's address."));
    return parseToolServerUrl(profile.toolServer);
}

/// `key`: what stands for it. Names of headers in lower case, as the SDK writes them.
QStringList headerMembers(const Profile &profile, const QString &key)
{
    QStringList members{member(u"x-api-key"_s, json(key))};
    if (!profile.username.isEmpty())
        members.append(member(u"x-user-username"_s, json(profile.username)));
    else if (!profile.email.isEmpty())
        members.append(member(profile.emailHeader.toLower(), json(profile.email)));
    return members;
}

QString addressOf(const QUrl &toolServer, CatalogKind kind)
{
    return json(catalogAddress(toolServer, kind).toString(QUrl::FullyEncoded));
}

} // namespace

Result<QString> toolSpec(const Profile &profile, const QList<OfferedCatalog> &catalogs)
{
    const Result<QUrl> toolServer = toolServerOf(profile);
    if (!toolServer)
        return failure(toolServer.error());
    QStringList objects;
    for (const OfferedCatalog &offered : catalogs) {
        QStringList headers = headerMembers(profile, u"${%1}"_s.arg(keyVariable(profile)));
        headers.append(member(u"accept"_s, u"\"application/json, text/event-stream\""_s));
        QStringList members{
            member(u"type"_s, u"\"mcp\""_s), member(u"server_label"_s, json(QString(wireWord(offered.kind)))),
            member(u"server_url"_s, addressOf(*toolServer, offered.kind)),
            member(u"require_approval"_s, u"\"never\""_s), member(u"headers"_s, object(headers, u"    "_s))};
        if (offered.allowed) {
            QStringList names;
            for (const QString &name : *offered.allowed)
                names.append(u"      "_s + json(name));
            members.append(
                member(u"allowed_tools"_s, names.isEmpty() ? u"[]"_s : u"[\n"_s + names.join(u",\n"_s) + u"\n    ]"_s));
        }
        objects.append(u"  "_s + object(members, u"  "_s));
    }
    return u"[\n"_s + objects.join(u",\n"_s) + u"\n]\n"_s;
}

Result<QString> mcpJson(const Profile &profile, McpDialect dialect, const QList<CatalogKind> &catalogs)
{
    const Result<QUrl> toolServer = toolServerOf(profile);
    if (!toolServer)
        return failure(toolServer.error());
    const bool asks = dialect == McpDialect::VsCode;
    const QString input = u"service-api-key"_s;
    QStringList servers;
    for (const CatalogKind kind : catalogs) {
        const QStringList headers =
            headerMembers(profile, asks ? u"${input:%1}"_s.arg(input) : u"${%1}"_s.arg(keyVariable(profile)));
        servers.append(member(QString(wireWord(kind)),
                              object({member(u"type"_s, u"\"http\""_s), member(u"url"_s, addressOf(*toolServer, kind)),
                                      member(u"headers"_s, object(headers, u"      "_s))},
                                     u"    "_s)));
    }
    if (!asks)
        return object({member(u"mcpServers"_s, object(servers, u"  "_s))}, {}) + u'\n';
    const QString question =
        object({member(u"type"_s, u"\"promptString\""_s), member(u"id"_s, json(input)),
                member(u"description"_s, json(QCoreApplication::translate("rc::ConfigText", "API key"))),
                member(u"password"_s, u"true"_s)},
               u"    "_s);
    return object({member(u"inputs"_s, u"[\n    "_s + question + u"\n  ]"_s),
                   member(u"servers"_s, object(servers, u"  "_s))},
                  {}) +
           u'\n';
}

} // namespace rc
