// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/toolspec.h"

#include "config/configtext.h"
#include "core/json/jsontext.h"
#include "core/key/credentials.h"
#include "core/tool/mirroredheaders.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString json(const QString &text)
{
    return QString::fromUtf8(jsonString(text));
}

/// Also safe if variables are substituted before the text is parsed as JSON: this dollar sign stays one.
QString jsonWithoutVariables(const QString &text)
{
    return json(text).replace(u'$', u"\\u0024"_s);
}

/// The start of a variable for every reader of an mcp.json.
constexpr QLatin1StringView expands = "${"_L1;

QString expandedFault(const QString &value)
{
    return ConfigTextTr::tr("%1 contains ${, which programs that read mcp.json replace with a variable.").arg(value);
}

/// Each on its own line.
QString object(const QStringList &members, const QString &indent)
{
    const QString innerIndent = indent + u"  "_s;
    return u"{\n"_s + innerIndent + members.join(u",\n"_s + innerIndent) + u'\n' + indent + u'}';
}

QString member(const QString &name, const QString &value)
{
    return json(name) + u": "_s + value;
}

Result<QUrl> toolServerOf(const Profile &profile)
{
    if (const QString fault = configFault(profile); !fault.isEmpty())
        return failure(fault);
    if (profile.toolServer.isEmpty())
        return failure(ConfigTextTr::tr("A tool spec requires the tool server’s address."));
    return parseToolServerUrl(profile.toolServer);
}

/// The value of the key's header; `text`: in place of the key.
QString keyValue(const Profile &profile, const QString &text)
{
    return profile.bearer ? QLatin1StringView(bearerScheme) + text : text;
}

/// `key`: the value of its header, as JSON. Header names are in lower case, as in the SDK.
QStringList headerMembers(const Profile &profile, const QString &key, QString (*quoted)(const QString &))
{
    const QString keyHeader = QString::fromLatin1(identityOf(profile).toolKeyHeader());
    QStringList members{quoted(keyHeader.toLower()) + u": "_s + key};
    if (!profile.username.isEmpty())
        members.append(quoted(profile.usernameHeader.toLower()) + u": "_s + quoted(profile.username));
    else if (!profile.email.isEmpty())
        members.append(quoted(profile.emailHeader.toLower()) + u": "_s + quoted(profile.email));
    if (const QString uuid = identityOf(profile).resourceUuid; !uuid.isEmpty())
        members.append(quoted(profile.uuidHeader.toLower()) + u": "_s + quoted(uuid));
    return members;
}

/// The variable for the token of this catalog; empty if none is saved, or the key occupies its header.
QString tokenVariableOf(const Profile &profile, const CatalogKind &kind)
{
    const QStringList others{profile.keyHeader, profile.usernameHeader, profile.emailHeader, profile.uuidHeader};
    const bool isSent = hasSavedToken(profile, kind.path()) && !profile.bearer &&
                        !others.contains(QLatin1StringView(authorizationHeader), Qt::CaseInsensitive);
    return isSent ? profile.envPrefix + tokenVariable(profile, kind) : QString();
}

QString tokenMember(const QString &keyReference)
{
    return member(QString::fromLatin1(authorizationHeader).toLower(),
                  json(QLatin1StringView(bearerScheme) + keyReference));
}

/// An editor's question for a secret.
QString questionFor(const QString &id, const QString &description)
{
    return object({member(u"type"_s, u"\"promptString\""_s), member(u"id"_s, json(id)),
                   member(u"description"_s, json(description)), member(u"password"_s, u"true"_s)},
                  u"    "_s);
}

QString addressOf(const QUrl &toolServer, const CatalogKind &kind, const EndpointResolver &resolver)
{
    const QUrl endpoint = catalogAddress(toolServer, kind);
    return (resolver ? resolver(endpoint) : endpoint).toString(QUrl::FullyEncoded);
}

} // namespace

QLatin1StringView wireWord(ToolApproval approval)
{
    return approval == ToolApproval::Always ? "always"_L1 : "never"_L1;
}

OfferedCatalog offeredCatalog(const CatalogKind &kind, const QList<Tool> &tools)
{
    QStringList names;
    for (const Tool &tool : tools) {
        if (headerFault(tool).isEmpty()) // otherwise no client may offer it to a model
            names.append(tool.name);
    }
    return {kind, names};
}

Result<QString> toolSpec(const Profile &profile, const QList<OfferedCatalog> &catalogs, ToolApproval approval,
                         const EndpointResolver &resolver, const QString &plainKey)
{
    RC_TRY(toolServer, toolServerOf(profile));
    const QString keyReference = plainKey.isEmpty() ? json(keyValue(profile, u"${%1}"_s.arg(keyVariable(profile))))
                                                    : jsonWithoutVariables(keyValue(profile, plainKey));
    QStringList objects;
    for (const OfferedCatalog &offered : catalogs) {
        QStringList headers = headerMembers(profile, keyReference, jsonWithoutVariables);
        if (const QString token = tokenVariableOf(profile, offered.kind); !token.isEmpty())
            headers.append(tokenMember(u"${%1}"_s.arg(token)));
        headers.append(member(u"accept"_s, u"\"application/json, text/event-stream\""_s));
        QStringList members{
            member(u"type"_s, u"\"mcp\""_s), member(u"server_label"_s, jsonWithoutVariables(wireWord(offered.kind))),
            member(u"server_url"_s, jsonWithoutVariables(addressOf(*toolServer, offered.kind, resolver))),
            member(u"require_approval"_s, json(wireWord(approval))), member(u"headers"_s, object(headers, u"    "_s))};
        if (offered.allowed) {
            QStringList names;
            for (const QString &name : *offered.allowed)
                names.append(u"      "_s + jsonWithoutVariables(name));
            members.append(
                member(u"allowed_tools"_s, names.isEmpty() ? u"[]"_s : u"[\n"_s + names.join(u",\n"_s) + u"\n    ]"_s));
        }
        objects.append(u"  "_s + object(members, u"  "_s));
    }
    return u"[\n"_s + objects.join(u",\n"_s) + u"\n]\n"_s;
}

Result<QString> mcpJson(const Profile &profile, McpDialect dialect, const QList<CatalogKind> &catalogs,
                        const EndpointResolver &resolver, const QString &plainKey)
{
    RC_TRY(toolServer, toolServerOf(profile));
    for (const QString &value : {profile.username, profile.email}) {
        if (value.contains(expands))
            return failure(expandedFault(displayText(value)));
    }
    if (plainKey.contains(expands)) // do not quote it
        return failure(expandedFault(ConfigTextTr::tr("The key")));
    const bool forVsCode = dialect == McpDialect::VsCode;
    const bool promptsForKey = forVsCode && plainKey.isEmpty();
    const QString input = u"service-api-key"_s;
    QStringList servers;
    QStringList questions;
    if (promptsForKey)
        questions.append(questionFor(input, ConfigTextTr::tr("API key")));
    for (const CatalogKind &kind : catalogs) {
        const QString keyReference = promptsForKey ? u"${input:%1}"_s.arg(input) : u"${%1}"_s.arg(keyVariable(profile));
        QStringList headers =
            headerMembers(profile, json(keyValue(profile, plainKey.isEmpty() ? keyReference : plainKey)), json);
        if (const QString token = tokenVariableOf(profile, kind); !token.isEmpty()) {
            const QString id = u"service-%1-token"_s.arg(wireWord(kind));
            headers.append(tokenMember(forVsCode ? u"${input:%1}"_s.arg(id) : u"${%1}"_s.arg(token)));
            if (forVsCode)
                questions.append(questionFor(id, ConfigTextTr::tr("Token for catalog %1").arg(wireWord(kind))));
        }
        servers.append(member(wireWord(kind), object({member(u"type"_s, u"\"http\""_s),
                                                      member(u"url"_s, json(addressOf(*toolServer, kind, resolver))),
                                                      member(u"headers"_s, object(headers, u"      "_s))},
                                                     u"    "_s)));
    }
    if (questions.isEmpty())
        return object({member(forVsCode ? u"servers"_s : u"mcpServers"_s, object(servers, u"  "_s))}, {}) + u'\n';
    return object({member(u"inputs"_s, u"[\n    "_s + questions.join(u",\n    "_s) + u"\n  ]"_s),
                   member(u"servers"_s, object(servers, u"  "_s))},
                  {}) +
           u'\n';
}

} // namespace rc
