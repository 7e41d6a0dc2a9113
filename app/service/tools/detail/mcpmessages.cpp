// SPDX-License-Identifier: GPL-3.0-or-later
// The three dialects of MCP, as far as needed for listing and calling tools.
#include "service/tools/detail/mcpmessages.h"

#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/version.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray clientInfo()
{
    return jsonObject({{"name", jsonString(u"resource-console"_s)}, {"version", jsonString(programVersion())}});
}

/// Including the extension for tasks.
QByteArray declaredCapabilities(const McpMetadata &metadata)
{
    if (!metadata.tasks)
        return metadata.capabilities;
    const QByteArray extension = QByteArray(R"("extensions":{")") + tasksExtension + R"(":{}}})";
    return metadata.capabilities.chopped(1) + (metadata.capabilities.size() > 2 ? "," : "") + extension;
}

/// With the metadata of a modern request next to `meta`.
QByteArray paramsOf(const McpMetadata &metadata, QList<JsonMember> members, QList<JsonMember> meta = {})
{
    if (metadata.dialect == Dialect::Modern)
        meta += {{"io.modelcontextprotocol/protocolVersion", jsonString(QString::fromLatin1(metadata.version))},
                 {"io.modelcontextprotocol/clientCapabilities", declaredCapabilities(metadata)},
                 {"io.modelcontextprotocol/clientInfo", clientInfo()}};
    if (!meta.isEmpty())
        members.append({"_meta", jsonObject(meta)});
    return jsonObject(members);
}

/// The supported versions named in an error; nullopt if there are none.
std::optional<QByteArrayList> supportedIn(const std::optional<RpcFault> &fault)
{
    const auto tape = JsonTape::read(fault ? fault->data : QByteArray());
    const JsonValue supported = tape ? tape->root().member("supported") : JsonValue();
    if (!supported.isArray())
        return std::nullopt;
    QByteArrayList versions;
    for (const JsonValue element : supported) {
        const QByteArray version = element.text().value_or(QString()).toUtf8();
        if (fitsHeader(version))
            versions.append(version);
    }
    return versions;
}

/// The versions with sessions, oldest first.
const QByteArrayList &sessionVersions()
{
    static const QByteArrayList versions{"2024-11-05", "2025-03-26", "2025-06-18", sessionVersion};
    return versions;
}

bool isDate(const QByteArray &version)
{
    static const QRegularExpression date(u"\\A\\d{4}-\\d{2}-\\d{2}\\z"_s);
    return date.match(QString::fromLatin1(version)).hasMatch();
}

QString refusalText(const RpcResponse &response)
{
    if (response.fault)
        return response.fault->message + u' ' + QString::fromUtf8(response.fault->data);
    return response.error ? response.error->quote : QString();
}

} // namespace

QByteArray listParams(const McpMetadata &metadata, const std::optional<QString> &cursor)
{
    return paramsOf(metadata, cursor ? QList<JsonMember>{{"cursor", jsonString(*cursor)}} : QList<JsonMember>());
}

QByteArray initializeParams(const QByteArray &version, const QByteArray &capabilities)
{
    return jsonObject({{"protocolVersion", jsonString(QString::fromLatin1(version))},
                       {"capabilities", capabilities},
                       {"clientInfo", clientInfo()}});
}

QByteArray callParams(const McpMetadata &metadata, const CallMessage &call)
{
    QList<JsonMember> members{{"name", jsonString(call.name)}, {"arguments", call.arguments}};
    if (!call.inputResponses.isEmpty())
        members.append({"inputResponses", call.inputResponses});
    if (!call.requestState.isEmpty())
        members.append({"requestState", call.requestState});
    if (call.asTask)
        members.append(JsonMember("task", "{}"));
    return paramsOf(metadata, members, {{"progressToken", jsonString(callProgressToken())}});
}

QByteArray taskParams(const McpMetadata &metadata, const QString &taskId, const QByteArray &inputResponses)
{
    QList<JsonMember> members{{"taskId", jsonString(taskId)}};
    if (!inputResponses.isEmpty())
        members.append({"inputResponses", inputResponses});
    return paramsOf(metadata, members);
}

QByteArray listenParams(const McpMetadata &metadata)
{
    return paramsOf(metadata, {JsonMember("notifications", R"({"toolsListChanged":true})")});
}

HeaderList rpcHeaders()
{
    return {{"Content-Type", "application/json"}, {"Accept", "application/json, text/event-stream"}};
}

HeaderList modernHeaders(const QByteArray &version, const QString &method, const QString &name)
{
    HeaderList headers{{"MCP-Protocol-Version", version}, {"Mcp-Method", method.toLatin1()}};
    if (!name.isEmpty())
        headers.append({"Mcp-Name", headerText(name)});
    return headers;
}

QString callProgressToken()
{
    return u"call"_s;
}

QByteArray cancelledParams(const QString &requestId)
{
    return "{\"requestId\":" + rpcId(requestId) + R"(,"reason":"The person at the client cancelled it."})";
}

QString requestId(int number)
{
    return u"resource-console-%1"_s.arg(number);
}

bool requestsModern(const std::optional<RpcFault> &fault)
{
    return fault &&
           (fault->code == headerMismatch || fault->code == missingCapability || fault->code == unsupportedVersion);
}

bool mentionsSession(const RpcResponse &response)
{
    const QString text = response.fault ? response.fault->message : response.error ? response.error->quote : QString();
    return text.contains("initializ"_L1, Qt::CaseInsensitive) || text.contains("session"_L1, Qt::CaseInsensitive);
}

bool fitsHeader(const QByteArray &text, qsizetype maxSize)
{
    return !text.isEmpty() && text.size() <= maxSize &&
           std::ranges::all_of(text, [](char c) { return c > 0x20 && c < 0x7f; });
}

bool mentionsVersion(const RpcResponse &response)
{
    const QString text = refusalText(response);
    return response.http.status == 400 && text.contains("protocol"_L1, Qt::CaseInsensitive) &&
           text.contains("version"_L1, Qt::CaseInsensitive);
}

bool refusesId(const RpcResponse &response)
{
    if (response.http.fault || response.result)
        return false;
    if (response.error && response.error->kind == ErrorKind::WrongId)
        return true;
    constexpr qint64 parseError = -32700;
    constexpr qint64 invalidRequest = -32600;
    if (response.fault && (response.fault->code == parseError || response.fault->code == invalidRequest))
        return !mentionsSession(response) && !mentionsVersion(response);
    static const QRegularExpression typed(
        u"(?is)\\bid\\b.*\\b(int(eger|32|64)?|long|u?int64|number|numeric)\\b|\\b(int(eger|32|64)?|long|u64|i64|number)\\b.*\\bid\\b"_s);
    return response.http.status >= 400 && response.http.status != 401 && response.http.status != 403 &&
           typed.match(refusalText(response)).hasMatch();
}

bool hasNoSharedVersion(const std::optional<RpcFault> &fault)
{
    const auto supported = supportedIn(fault);
    return fault && fault->code == unsupportedVersion && supported && !supported->isEmpty() &&
           !modernVersionFrom(fault) && std::ranges::none_of(*supported, [](const QByteArray &version) {
               return sessionVersions().contains(version);
           });
}

bool isMissingMetadata(const RpcResponse &response)
{
    return response.http.status == 400 && response.fault && response.fault->code == invalidParams &&
           (refusalText(response).contains("_meta"_L1) || refusalText(response).contains("io.modelcontextprotocol"_L1));
}

std::optional<Dialect> requestedDialect(const RpcResponse &response)
{
    const int status = response.http.status;
    if (response.http.fault || response.result || status == 401 || status == 403)
        return std::nullopt;
    if (requestsModern(response.fault))
        return modernVersionFrom(response.fault) ? Dialect::Modern : Dialect::Session;
    if (isMissingMetadata(response))
        return Dialect::Modern;
    if ((status == 400 || response.fault) && mentionsSession(response))
        return Dialect::Session;
    return std::nullopt;
}

std::optional<QByteArray> modernVersionFrom(const std::optional<RpcFault> &fault)
{
    const auto supported = supportedIn(fault);
    if (!supported)
        return modernVersion;
    QByteArray newest;
    for (const QByteArray &version : *supported) {
        if (version == modernVersion)
            return version;
        // Versions are dates, so they sort as text. A later one is probably similar.
        if (isDate(version) && version > modernVersion && version > newest)
            newest = version;
    }
    if (newest.isEmpty())
        return std::nullopt;
    return newest;
}

QByteArray sessionVersionFrom(const std::optional<RpcFault> &fault)
{
    QByteArray newest;
    for (const QByteArray &version : supportedIn(fault).value_or(QByteArrayList())) {
        if (sessionVersions().contains(version) && version > newest)
            newest = version;
    }
    return newest.isEmpty() ? QByteArray(sessionVersion) : newest;
}

bool isModernResult(JsonValue result)
{
    return result.member("resultType") || result.member("ttlMs") || result.member("cacheScope") ||
           std::ranges::any_of(result.member("_meta").members(), [](const JsonValue &member) {
               return member.key().startsWith("io.modelcontextprotocol/"_L1);
           });
}

ServerIdentity serverIdentityIn(JsonValue result)
{
    JsonValue info = result.member("serverInfo");
    if (!info.isObject())
        info = result.member("_meta").member("io.modelcontextprotocol/serverInfo");
    const QString title = info.textOf("title");
    const QString name = title.isEmpty() ? info.textOf("name") : title;
    return {name, info.textOf("version")};
}

ServerCapabilities serverCapabilitiesIn(JsonValue result)
{
    const JsonValue all = result.member("capabilities");
    ServerCapabilities serverCapabilities;
    serverCapabilities.taskCalls = all.member("tasks").member("requests").member("tools").member("call").isObject();
    serverCapabilities.listChanged = all.member("tools").member("listChanged").boolean().value_or(false);
    return serverCapabilities;
}

CacheHints cacheHintsIn(JsonValue result)
{
    CacheHints hints;
    if (const JsonValue ttl = result.member("ttlMs"); ttl.kind() == JsonKind::Number) {
        bool isInteger = false;
        const qint64 ms = ttl.raw().toByteArray().toLongLong(&isInteger);
        hints.ttlMs = isInteger && ms > 0 ? ms : 0;
    }
    hints.scope = result.textOf("cacheScope");
    return hints;
}

} // namespace rc
