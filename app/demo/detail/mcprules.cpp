// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/mcprules.h"

#include "core/version.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString modern = u"2026-07-28"_s;
const QString metaVersion = u"io.modelcontextprotocol/protocolVersion"_s;
const QString metaCapabilities = u"io.modelcontextprotocol/clientCapabilities"_s;
constexpr int unsupportedVersionCode = -32022;
constexpr int listLifeMs = 300'000;

DemoAnswer refusal(const QJsonValue &id, int code, const QString &message, const QJsonObject &data = {})
{
    return {400, rpcErrorText(id, code, message, data)};
}

} // namespace

std::optional<QString> decodedHeader(const QByteArray &value)
{
    if (!value.startsWith("=?base64?") || !value.endsWith("?="))
        return QString::fromLatin1(value);
    const QByteArray text = value.sliced(9).chopped(2);
    if (text.size() % 4 != 0) // Qt accepts Base64 without padding
        return std::nullopt;
    const auto bytes = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return bytes ? std::optional(QString::fromUtf8(*bytes)) : std::nullopt;
}

QStringList demoMcpVersions()
{
    return {modern, u"2025-11-25"_s, u"2025-06-18"_s, u"2025-03-26"_s};
}

QString demoSessionVersion(const QString &asked)
{
    const QStringList sessions = demoMcpVersions().mid(1);
    return sessions.contains(asked) ? asked : sessions.first();
}

bool isModernRequest(const HeaderReader &header, const QJsonObject &message)
{
    const QJsonObject meta = message["params"_L1].toObject()["_meta"_L1].toObject();
    const QString version = QString::fromLatin1(header("mcp-protocol-version"));
    const bool session = demoMcpVersions().mid(1).contains(version);
    if (meta.contains(metaVersion) || meta.contains(metaCapabilities))
        return true;
    return !session && (!version.isEmpty() || !header("mcp-method").isEmpty());
}

std::optional<DemoAnswer> refusedByRules(const HeaderReader &header, const QJsonObject &message)
{
    if (!isModernRequest(header, message))
        return std::nullopt;
    const QJsonValue id = message["id"_L1];
    const QJsonObject params = message["params"_L1].toObject();
    const QJsonObject meta = params["_meta"_L1].toObject();
    const QString version = QString::fromLatin1(header("mcp-protocol-version"));
    if (version.isEmpty())
        return refusal(id, rpcHeaderMismatch, u"Header mismatch: MCP-Protocol-Version is missing"_s);
    if (!meta[metaVersion].isString() || !meta[metaCapabilities].isObject())
        return refusal(id, rpcInvalidParams,
                       u"Invalid params: _meta must have %1 and %2"_s.arg(metaVersion, metaCapabilities));
    if (meta[metaVersion].toString() != version)
        return refusal(id, rpcHeaderMismatch, u"Header mismatch: MCP-Protocol-Version and _meta differ"_s);
    if (version != modern)
        return refusal(id, unsupportedVersionCode, u"Unsupported protocol version"_s,
                       {{u"supported"_s, QJsonArray::fromStringList(demoMcpVersions())}, {u"requested"_s, version}});
    const QString method = message["method"_L1].toString();
    if (QString::fromLatin1(header("mcp-method")) != method)
        return refusal(id, rpcHeaderMismatch, u"Header mismatch: Mcp-Method is not the method of the body"_s);
    if (method == "tools/call"_L1) {
        const auto name = decodedHeader(header("mcp-name"));
        if (!name || *name != params["name"_L1].toString())
            return refusal(id, rpcHeaderMismatch, u"Header mismatch: Mcp-Name is not the name in the body"_s);
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

QJsonObject discovery(const QString &instructions)
{
    return modernResult({{u"supportedVersions"_s, QJsonArray::fromStringList(demoMcpVersions())},
                         {u"capabilities"_s, QJsonObject{{u"tools"_s, QJsonObject()}}},
                         {u"instructions"_s, instructions}},
                        true);
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
