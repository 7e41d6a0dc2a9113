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

using Quote = QByteArray (*)(const QString &);

/// Also safe if variables are substituted before the text is parsed as JSON: this dollar sign stays one.
QByteArray jsonWithoutVariables(const QString &text)
{
    return jsonString(text).replace('$', "\\u0024");
}

/// The start of a variable for every reader of an mcp.json.
constexpr QLatin1StringView expands = "${"_L1;

QString expandedFault(const QString &value)
{
    return ConfigTextTr::tr("%1 contains ${, which programs that read mcp.json replace with a variable.").arg(value);
}

JsonMember member(const QString &name, const QByteArray &value, Quote quoted = jsonString)
{
    return {quoted(name).sliced(1).chopped(1), value};
}

QString fileText(const QByteArray &json)
{
    return QString::fromUtf8(jsonIndented(json)) + u'\n';
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
QList<JsonMember> headerMembers(const Profile &profile, const QByteArray &key, Quote quoted)
{
    QList<JsonMember> members;
    const auto add = [&members, quoted](const QString &name, const QByteArray &value) {
        members.append(member(name.toLower(), value, quoted));
    };
    add(QString::fromLatin1(identityOf(profile).toolKeyHeader()), key);
    if (!profile.username.isEmpty())
        add(profile.usernameHeader, quoted(profile.username));
    else if (!profile.email.isEmpty())
        add(profile.emailHeader, quoted(profile.email));
    if (const QString uuid = identityOf(profile).resourceUuid; !uuid.isEmpty())
        add(profile.uuidHeader, quoted(uuid));
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

JsonMember tokenMember(const QString &keyReference)
{
    return {QByteArray(authorizationHeader).toLower(), jsonString(QLatin1StringView(bearerScheme) + keyReference)};
}

/// An editor's question for a secret.
QByteArray questionFor(const QString &id, const QString &description)
{
    return jsonObject({JsonMember("type", "\"promptString\""), JsonMember("id", jsonString(id)),
                       JsonMember("description", jsonString(description)), JsonMember("password", "true")});
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
    const QByteArray keyReference = plainKey.isEmpty()
                                        ? jsonString(keyValue(profile, u"${%1}"_s.arg(keyVariable(profile))))
                                        : jsonWithoutVariables(keyValue(profile, plainKey));
    QList<QByteArray> objects;
    for (const OfferedCatalog &offered : catalogs) {
        QList<JsonMember> headers = headerMembers(profile, keyReference, jsonWithoutVariables);
        if (const QString token = tokenVariableOf(profile, offered.kind); !token.isEmpty())
            headers.append(tokenMember(u"${%1}"_s.arg(token)));
        headers.append(JsonMember("accept", "\"application/json, text/event-stream\""));
        QList<JsonMember> members{
            JsonMember("type", "\"mcp\""), JsonMember("server_label", jsonWithoutVariables(wireWord(offered.kind))),
            JsonMember("server_url", jsonWithoutVariables(addressOf(*toolServer, offered.kind, resolver))),
            JsonMember("require_approval", jsonString(wireWord(approval))), JsonMember("headers", jsonObject(headers))};
        if (offered.allowed)
            members.append(JsonMember("allowed_tools", jsonArray(*offered.allowed, jsonWithoutVariables)));
        objects.append(jsonObject(members));
    }
    return fileText(jsonArray(objects));
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
    QList<JsonMember> servers;
    QList<QByteArray> questions;
    if (promptsForKey)
        questions.append(questionFor(input, ConfigTextTr::tr("API key")));
    for (const CatalogKind &kind : catalogs) {
        const QString keyReference = promptsForKey ? u"${input:%1}"_s.arg(input) : u"${%1}"_s.arg(keyVariable(profile));
        const QString key = keyValue(profile, plainKey.isEmpty() ? keyReference : plainKey);
        QList<JsonMember> headers = headerMembers(profile, jsonString(key), jsonString);
        if (const QString token = tokenVariableOf(profile, kind); !token.isEmpty()) {
            const QString id = u"service-%1-token"_s.arg(wireWord(kind));
            headers.append(tokenMember(forVsCode ? u"${input:%1}"_s.arg(id) : u"${%1}"_s.arg(token)));
            if (forVsCode)
                questions.append(questionFor(id, ConfigTextTr::tr("Token for catalog %1").arg(wireWord(kind))));
        }
        servers.append(
            member(wireWord(kind), jsonObject({JsonMember("type", "\"http\""),
                                               JsonMember("url", jsonString(addressOf(*toolServer, kind, resolver))),
                                               JsonMember("headers", jsonObject(headers))})));
    }
    QList<JsonMember> members{JsonMember(forVsCode ? "servers" : "mcpServers", jsonObject(servers))};
    if (!questions.isEmpty())
        members.prepend(JsonMember("inputs", jsonArray(questions)));
    return fileText(jsonObject(members));
}

} // namespace rc
