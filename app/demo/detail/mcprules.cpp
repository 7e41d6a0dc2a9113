// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/mcprules.h"

#include "core/version.h"

#include <QHttpServerRequest>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString modern = u"2026-07-28"_s;
const QString metaVersion = u"io.modelcontextprotocol/protocolVersion"_s;
const QString metaCapabilities = u"io.modelcontextprotocol/clientCapabilities"_s;
const QString tasksExtension = u"io.modelcontextprotocol/tasks"_s;
constexpr int headerMismatchCode = -32020;
constexpr int unsupportedVersionCode = -32022;
constexpr int listLifeMs = 300'000;

QByteArray headerOf(const QHttpServerRequest &request, const QByteArray &name)
{
    return request.value(name).trimmed();
}

/// A header's text with the Base64 form undone; nothing when that is broken.
std::optional<QString> decoded(const QByteArray &value)
{
    if (!value.startsWith("=?base64?") || !value.endsWith("?="))
        return QString::fromLatin1(value);
    const QByteArray text = value.sliced(9).chopped(2);
    if (text.size() % 4 != 0) // Qt takes text without its padding
        return std::nullopt;
    const auto bytes = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return bytes ? std::optional(QString::fromUtf8(*bytes)) : std::nullopt;
}

DemoAnswer refusal(const QJsonValue &id, int code, const QString &message, const QJsonObject &data = {})
{
    return {400, rpcErrorText(id, code, message, data)};
}

QString textOfArgument(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 17);
    return value.toString();
}

bool sameArgument(const QJsonValue &value, const QString &header)
{
    if (!value.isDouble())
        return textOfArgument(value) == header;
    bool isNumber = false;
    const double number = header.toDouble(&isNumber);
    return isNumber && number == value.toDouble();
}

/// Why the mirrored headers do not fit the arguments; empty when they do.
QString mirrorFault(const QHttpServerRequest &request, const QJsonObject &schema, const QJsonObject &arguments)
{
    const QJsonObject properties = schema["properties"_L1].toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it) {
        const QString name = it.value().toObject()["x-mcp-header"_L1].toString();
        if (name.isEmpty())
            continue;
        const QString header = u"Mcp-Param-"_s + name;
        const QByteArray sent = headerOf(request, header.toLatin1());
        const QJsonValue value = arguments.value(it.key());
        const bool expected = !value.isUndefined() && !value.isNull();
        if (!expected && sent.isEmpty())
            continue;
        const auto text = decoded(sent);
        if (!text)
            return u"%1 is not Base64"_s.arg(header);
        if (!expected)
            return u"%1 comes without the argument '%2'"_s.arg(header, it.key());
        if (sent.isEmpty() && !textOfArgument(value).isEmpty())
            return u"%1 is missing"_s.arg(header);
        if (!sameArgument(value, *text))
            return u"%1 does not match the argument '%2'"_s.arg(header, it.key());
    }
    return {};
}

} // namespace

QStringList demoMcpVersions()
{
    return {modern, u"2025-11-25"_s, u"2025-06-18"_s, u"2025-03-26"_s};
}

QString demoSessionVersion(const QString &asked)
{
    const QStringList sessions = demoMcpVersions().mid(1);
    return sessions.contains(asked) ? asked : sessions.first();
}

bool isModernRequest(const QHttpServerRequest &request, const QJsonObject &message)
{
    const QJsonObject meta = message["params"_L1].toObject()["_meta"_L1].toObject();
    const QString version = QString::fromLatin1(headerOf(request, "mcp-protocol-version"));
    const bool session = demoMcpVersions().mid(1).contains(version);
    if (meta.contains(metaVersion) || meta.contains(metaCapabilities))
        return true;
    return !session && (!version.isEmpty() || !headerOf(request, "mcp-method").isEmpty());
}

std::optional<DemoAnswer> refusedByRules(const QHttpServerRequest &request, const QJsonObject &message,
                                         const QJsonObject &inputSchema)
{
    if (!isModernRequest(request, message))
        return std::nullopt;
    const QJsonValue id = message["id"_L1];
    const QJsonObject params = message["params"_L1].toObject();
    const QJsonObject meta = params["_meta"_L1].toObject();
    const QString version = QString::fromLatin1(headerOf(request, "mcp-protocol-version"));
    if (version.isEmpty())
        return refusal(id, headerMismatchCode, u"Header mismatch: MCP-Protocol-Version is missing"_s);
    if (!meta[metaVersion].isString() || !meta[metaCapabilities].isObject())
        return refusal(id, rpcInvalidParams,
                       u"Invalid params: _meta must have %1 and %2"_s.arg(metaVersion, metaCapabilities));
    if (meta[metaVersion].toString() != version)
        return refusal(id, headerMismatchCode, u"Header mismatch: MCP-Protocol-Version and _meta differ"_s);
    if (version != modern)
        return refusal(id, unsupportedVersionCode, u"Unsupported protocol version"_s,
                       {{u"supported"_s, QJsonArray::fromStringList(demoMcpVersions())}, {u"requested"_s, version}});
    const QString method = message["method"_L1].toString();
    if (QString::fromLatin1(headerOf(request, "mcp-method")) != method)
        return refusal(id, headerMismatchCode, u"Header mismatch: Mcp-Method is not the method of the body"_s);
    if (method == "tools/call"_L1) {
        const auto name = decoded(headerOf(request, "mcp-name"));
        if (!name || *name != params["name"_L1].toString())
            return refusal(id, headerMismatchCode, u"Header mismatch: Mcp-Name is not the name in the body"_s);
        if (const QString fault = mirrorFault(request, inputSchema, params["arguments"_L1].toObject());
            !fault.isEmpty())
            return refusal(id, headerMismatchCode, u"Header mismatch: "_s + fault);
    }
    if (method == "resources/read"_L1 || method == "prompts/get"_L1) {
        const QString named = params[method == "prompts/get"_L1 ? "name"_L1 : "uri"_L1].toString();
        const auto name = decoded(headerOf(request, "mcp-name"));
        if (!name || *name != named)
            return refusal(id, headerMismatchCode, u"Header mismatch: Mcp-Name is not what the body names"_s);
    }
    if (method == "tasks/get"_L1 || method == "tasks/update"_L1 || method == "tasks/cancel"_L1) {
        const auto name = decoded(headerOf(request, "mcp-name"));
        if (!name || *name != params["taskId"_L1].toString())
            return refusal(id, headerMismatchCode, u"Header mismatch: Mcp-Name is not the taskId in the body"_s);
    }
    return std::nullopt;
}

QJsonObject modernResult(QJsonObject result, bool cacheable, const QString &scope)
{
    if (!result.contains("resultType"_L1))
        result.insert(u"resultType"_s, u"complete"_s);
    if (cacheable) {
        result.insert(u"ttlMs"_s, listLifeMs);
        result.insert(u"cacheScope"_s, scope);
    }
    QJsonObject meta = result["_meta"_L1].toObject();
    meta.insert(u"io.modelcontextprotocol/serverInfo"_s,
                QJsonObject{{u"name"_s, u"resource-console-demo"_s}, {u"version"_s, programVersion()}});
    result.insert(u"_meta"_s, meta);
    return result;
}

QJsonObject discovery(const QString &instructions, bool tasks, QJsonObject capabilities)
{
    capabilities.insert(u"tools"_s, QJsonObject());
    if (tasks)
        capabilities.insert(u"extensions"_s, QJsonObject{{tasksExtension, QJsonObject()}});
    return modernResult({{u"supportedVersions"_s, QJsonArray::fromStringList(demoMcpVersions())},
                         {u"capabilities"_s, capabilities},
                         {u"instructions"_s, instructions}},
                        true);
}

bool declaresTasks(const QJsonObject &params)
{
    const QJsonObject declared = params["_meta"_L1].toObject()[metaCapabilities].toObject();
    return declared["extensions"_L1].toObject()[tasksExtension].isObject();
}

QByteArray rpcResultText(const QJsonValue &id, const QJsonObject &result)
{
    const QJsonObject message{{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"result"_s, result}};
    return QJsonDocument(message).toJson(QJsonDocument::Compact);
}

QByteArray rpcErrorText(const QJsonValue &id, int code, const QString &message, const QJsonObject &data)
{
    QJsonObject error{{u"code"_s, code}, {u"message"_s, message}};
    if (!data.isEmpty())
        error.insert(u"data"_s, data);
    const QJsonObject whole{
        {u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id.isUndefined() ? QJsonValue() : id}, {u"error"_s, error}};
    return QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

} // namespace rc
