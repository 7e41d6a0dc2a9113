// SPDX-License-Identifier: GPL-3.0-or-later
// The three dialects of MCP (facts: "MCP, three dialects") as far as listing and calling tools needs them.
#include "service/tools/detail/mcpwords.h"

#include "core/json/jsontext.h"
#include "core/json/strictjson.h"
#include "core/version.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 headerMismatch = -32020;
constexpr qint64 missingCapability = -32021;
constexpr qint64 unsupportedVersion = -32022;
constexpr qsizetype maxHeaderText = 512;

QByteArray clientInfo()
{
    return R"({"name":"resource-console","version":)" + jsonString(programVersion()) + '}';
}

bool isOfSession(const QString &words)
{
    return words.contains("initializ"_L1, Qt::CaseInsensitive) || words.contains("session"_L1, Qt::CaseInsensitive);
}

/// What the modern dialect has every request say of itself.
QByteArray modernMembers(const QByteArray &version)
{
    return R"("io.modelcontextprotocol/protocolVersion":)" + jsonString(QString::fromLatin1(version)) +
           R"(,"io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":)" + clientInfo();
}

} // namespace

QByteArray listParams(Dialect dialect, const QByteArray &version, const std::optional<QString> &cursor)
{
    QByteArrayList members;
    if (cursor)
        members.append("\"cursor\":" + jsonString(*cursor));
    if (dialect == Dialect::Modern)
        members.append("\"_meta\":{" + modernMembers(version) + '}');
    return '{' + members.join(',') + '}';
}

QByteArray initializeParams()
{
    return QByteArray(R"({"protocolVersion":")") + sessionVersion + R"(","capabilities":{},"clientInfo":)" +
           clientInfo() + '}';
}

QByteArray callParams(Dialect dialect, const QByteArray &version, const QString &name, const QByteArray &arguments,
                      const QString &progressToken)
{
    QByteArray meta = "\"progressToken\":" + jsonString(progressToken);
    if (dialect == Dialect::Modern)
        meta += ',' + modernMembers(version);
    return "{\"name\":" + jsonString(name) + ",\"arguments\":" + arguments + ",\"_meta\":{" + meta + "}}";
}

QString callProgressToken()
{
    return u"call"_s;
}

QByteArray cancelledParams(const QString &requestId)
{
    return "{\"requestId\":" + jsonString(requestId) + R"(,"reason":"The person at the client cancelled it."})";
}

QString requestId(int number)
{
    return u"resource-console-%1"_s.arg(number);
}

QByteArray headerText(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const bool plain = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    const bool spaced = bytes.startsWith(' ') || bytes.endsWith(' ');
    if (plain && !spaced && !bytes.startsWith("=?base64?"))
        return bytes;
    return "=?base64?" + bytes.toBase64() + "?=";
}

bool asksForModern(const std::optional<RpcFault> &fault)
{
    return fault &&
           (fault->code == headerMismatch || fault->code == missingCapability || fault->code == unsupportedVersion);
}

bool speaksOfSession(const RpcAnswer &answer)
{
    if (answer.fault)
        return isOfSession(answer.fault->message);
    return answer.error && isOfSession(answer.error->quote);
}

bool fitsHeader(const QByteArray &text)
{
    return !text.isEmpty() && text.size() <= maxHeaderText &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

std::optional<Dialect> dialectAskedFor(const RpcAnswer &answer)
{
    const int status = answer.http.status;
    if (answer.http.fault != HttpFault::None || answer.result || status == 401 || status == 403)
        return std::nullopt;
    if (asksForModern(answer.fault))
        return modernVersionFrom(answer.fault) ? Dialect::Modern : Dialect::Session;
    if (status == 400 || (answer.fault && isOfSession(answer.fault->message)))
        return Dialect::Session;
    return std::nullopt;
}

std::optional<QByteArray> modernVersionFrom(const std::optional<RpcFault> &fault)
{
    const QByteArray data = fault ? fault->data : QByteArray();
    const auto array = data.isEmpty() || jsonFault(data) ? std::nullopt : jsonMember(data, u"supported"_s);
    const auto elements = array ? jsonElements(*array) : std::nullopt;
    if (!elements)
        return modernVersion;
    QByteArray newest;
    for (const QByteArray &element : *elements) {
        const QByteArray version = jsonText(element).value_or(QString()).toUtf8();
        if (version == modernVersion)
            return version;
        // Versions are dates, so they sort as text.
        if (fitsHeader(version) && version > modernVersion && version > newest)
            newest = version;
    }
    if (newest.isEmpty())
        return std::nullopt;
    return newest;
}

} // namespace rc
