// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/toolendpoint.h"

#include "core/version.h"
#include "demo/detail/demosite.h"

#include <QHttpServerRequest>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString modern = u"2026-07-28"_s;
const QString metaVersion = u"io.modelcontextprotocol/protocolVersion"_s;
const QString metaCapabilities = u"io.modelcontextprotocol/clientCapabilities"_s;
constexpr int unsupportedVersionCode = -32022;
constexpr int listTtlMs = 300'000;

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// Any JSON value as text; QJsonDocument only accepts arrays and objects.
QByteArray compact(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
}

DemoResponse refusal(const QJsonValue &id, int code, const QString &message, const QJsonObject &data = {})
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

QString demoSessionVersion(const QString &requested)
{
    const QStringList sessions = demoMcpVersions().mid(1);
    return sessions.contains(requested) ? requested : sessions.first();
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

std::optional<DemoResponse> protocolError(const HeaderReader &header, const QJsonObject &message)
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
        result.insert(u"ttlMs"_s, listTtlMs);
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
    return R"({"jsonrpc":"2.0","id":)" + compact(id) + R"(,"error":)" + compact(error) + '}';
}

namespace {

const QString serverErrorId = u"server-error"_s;
const QString demoInstructions =
    u"These tools read and search the entries of one resource. Everything that they return is made up."_s;
constexpr int invalidRequest = -32600;
constexpr int parseError = -32700;

DemoResponse detail(int status, const QString &text)
{
    return {status, compact(QJsonObject{{u"detail"_s, text}})};
}

QByteArray result(const QJsonValue &id, const QByteArray &value)
{
    return R"({"jsonrpc":"2.0","id":)" + compact(id) + R"(,"result":)" + value + '}';
}

bool hasToken(const QByteArray &authorization)
{
    const QByteArray scheme = "bearer ";
    return authorization.toLower().startsWith(scheme) && !authorization.sliced(scheme.size()).trimmed().isEmpty();
}

/// The response if the backend is in a failing state. The gateway has no token of its own: it forwards the caller's
/// headers.
std::optional<DemoResponse> upstreamError(const QHttpServerRequest &request, DemoSetting::CodeHosting behind)
{
    switch (behind) {
    case DemoSetting::CodeHosting::Open:
        return std::nullopt;
    case DemoSetting::CodeHosting::WantsToken:
        if (hasToken(request.value("authorization").trimmed()))
            return std::nullopt;
        return DemoResponse{401, "Unauthorized", "text/plain; charset=utf-8"};
    case DemoSetting::CodeHosting::NotConfigured:
        return detail(503, u"MCP upstream is not configured"_s);
    case DemoSetting::CodeHosting::Down:
        return detail(502, u"MCP upstream request failed: All connection attempts failed"_s);
    case DemoSetting::CodeHosting::Hangs:
        return detail(502, u"MCP upstream request failed: The read operation timed out"_s);
    }
    Q_UNREACHABLE();
}

QByteArray cursorAt(qsizetype offset)
{
    return QByteArray("from:" + QByteArray::number(offset)).toBase64();
}

} // namespace

ToolEndpoint::ToolEndpoint(const CatalogKind &kind, Framing framing, QList<QByteArray> tools, qsizetype pageSize)
    : m_word(kind.word())
    , m_path(kind.path())
    , m_framing(framing)
    , m_tools(std::move(tools))
    , m_pageSize(pageSize)
{
}

bool ToolEndpoint::owns(const QString &path) const
{
    return path == m_path || path == QStringView(m_path).chopped(1);
}

DemoResponse ToolEndpoint::respond(const QHttpServerRequest &request, const DemoSite &site, DemoMemory &memory,
                                   const QString &base) const
{
    const QByteArray key = request.value("x-api-key").trimmed();
    const QString path = request.url().path();
    if (m_framing == Framing::PlainJson && path == m_path) {
        if (const std::optional<DemoResponse> refused = upstreamError(request, site.setting.codeHosting))
            return *refused;
    }
    if (key.isEmpty())
        return detail(401, u"Missing API key (expected x-api-key)"_s);
    if (!site.mayUseTools(key, QString::fromLatin1(request.value("x-resource-uuid").trimmed()),
                          QString::fromLatin1(request.value("x-user-username").trimmed())))
        return detail(401, u"Invalid API key"_s);
    if (path != m_path)
        return {307, {}, {}, {{"Location", (base + m_path).toUtf8()}}};
    if (request.method() != QHttpServerRequest::Method::Post) {
        DemoResponse response = detail(405, u"Method Not Allowed"_s);
        response.headers = {{"Allow", "POST"}};
        return response;
    }
    if (request.body().size() > maxDemoBodyBytes)
        return detail(413, u"Request body is too large"_s);
    if (m_framing == Framing::EventStream) {
        const QByteArray accept = request.value("accept").toLower();
        if (!accept.contains("application/json") || !accept.contains("text/event-stream"))
            return {406,
                    rpcErrorText(serverErrorId, invalidRequest,
                                 u"Not Acceptable: Client must accept both application/json and text/event-stream"_s)};
    }
    const bool reads = !site.setting.deleted && site.mayRead(key);
    return respondToRpc(request, {memory, reads ? site.uuid() : QString()});
}

DemoResponse ToolEndpoint::respondToRpc(const QHttpServerRequest &request, Caller caller) const
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(request.body(), &fault);
    if (fault.error != QJsonParseError::NoError)
        return {400, rpcErrorText(serverErrorId, parseError, u"Parse error: "_s + fault.errorString())};
    const QJsonObject message = document.object();
    const QJsonValue id = message["id"_L1];
    if (message["jsonrpc"_L1] != "2.0"_L1 || !message["method"_L1].isString())
        return {400, rpcErrorText(serverErrorId, invalidRequest, u"Invalid request: not a JSON-RPC 2.0 message"_s)};
    // No id: a notification without a response.
    if (id.isUndefined())
        return {202, {}, {}};
    const HeaderReader header = [&request](const QByteArray &name) { return request.value(name).trimmed(); };
    caller.modern = isModernRequest(header, message);
    if (const auto refused = protocolError(header, message))
        return *refused;
    return respondToMethod(message["method"_L1].toString(), message["params"_L1].toObject(), id, caller);
}

DemoResponse ToolEndpoint::respondToMethod(const QString &method, const QJsonObject &params, const QJsonValue &id,
                                           const Caller &caller) const
{
    if (method == "tools/list"_L1)
        return page(params, id, caller);
    if (caller.modern && method == "server/discover"_L1)
        return framed(result(id, compact(discovery(demoInstructions))));
    if (caller.modern && method != "tools/call"_L1)
        return {404, rpcErrorText(id, rpcMethodNotFound, u"Method not found: "_s + method)};
    if (method == "ping"_L1)
        return framed(result(id, "{}"));
    if (method == "initialize"_L1) {
        const QString requested = demoSessionVersion(params["protocolVersion"_L1].toString(u"2025-06-18"_s));
        const QJsonObject server{{u"name"_s, u"resource-console-demo"_s}, {u"version"_s, programVersion()}};
        return framed(result(id, compact(QJsonObject{{u"protocolVersion"_s, requested},
                                                     {u"capabilities"_s, QJsonObject{{u"tools"_s, QJsonObject()}}},
                                                     {u"serverInfo"_s, server},
                                                     {u"instructions"_s, demoInstructions}})));
    }
    if (method == "tools/call"_L1)
        return call(params, id, caller);
    return framed(rpcErrorText(id, rpcInvalidParams, u"Invalid request parameters"_s));
}

DemoResponse ToolEndpoint::call(const QJsonObject &params, const QJsonValue &id, const Caller &caller) const
{
    const QString name = params["name"_L1].toString();
    for (const QByteArray &definition : m_tools) {
        const QJsonObject tool = QJsonDocument::fromJson(definition).object();
        if (tool["name"_L1].toString() != name)
            continue;
        const DemoToolRun run = runDemoTool(tool, params["arguments"_L1].toObject(), caller.memory, caller.resource);
        DemoResponse response =
            framed(result(id, compact(caller.modern ? modernResult(run.result, false) : run.result)));
        const QJsonValue token = params["_meta"_L1].toObject()["progressToken"_L1];
        if (m_framing == Framing::EventStream && !token.isUndefined()) {
            for (QJsonObject progress : run.progress) {
                progress.insert(u"progressToken"_s, token);
                const QJsonObject note{
                    {u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, u"notifications/progress"_s}, {u"params"_s, progress}};
                response.chunks.append("event: message\ndata: " + compact(note) + "\n\n");
            }
        }
        return response;
    }
    return framed(rpcErrorText(id, rpcInvalidParams, u"Unknown tool: "_s + name));
}

DemoResponse ToolEndpoint::page(const QJsonObject &params, const QJsonValue &id, const Caller &caller) const
{
    qsizetype start = 0;
    if (const QJsonValue cursor = params["cursor"_L1]; !cursor.isUndefined()) {
        for (start = m_pageSize; start < m_tools.size() && cursor.toString().toUtf8() != cursorAt(start);)
            start += m_pageSize;
        if (start >= m_tools.size())
            return framed(rpcErrorText(id, rpcInvalidParams, u"Invalid cursor"_s));
    }
    const QList<QByteArray> tools = m_tools.mid(start, m_pageSize);
    QByteArray value = R"({"tools":[)" + tools.join(',') + ']';
    if (start + m_pageSize < m_tools.size())
        value += R"(,"nextCursor":")" + cursorAt(start + m_pageSize) + '"';
    if (caller.modern) // keeps the bytes of the definitions
        value += ',' + compact(modernResult({}, true, u"public"_s)).sliced(1).chopped(1);
    return framed(result(id, value + '}'));
}

DemoResponse ToolEndpoint::framed(const QByteArray &message) const
{
    if (m_framing == Framing::PlainJson)
        return {200, message};
    return {200, "event: message\ndata: " + message + "\n\n", "text/event-stream", {{"Cache-Control", "no-cache"}}};
}

} // namespace rc
