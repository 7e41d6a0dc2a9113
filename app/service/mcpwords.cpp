// SPDX-License-Identifier: GPL-3.0-or-later
// The three dialects of MCP (facts: "MCP, three dialects") as far as listing tools needs them.
#include "service/mcpwords.h"

#include "core/jsontext.h"
#include "core/strictjson.h"
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

bool asksForModern(const std::optional<RpcFault> &fault)
{
    return fault &&
           (fault->code == headerMismatch || fault->code == missingCapability || fault->code == unsupportedVersion);
}

/// "Server not initialized", "No valid session ID provided" and their relatives.
bool speaksOfSession(const std::optional<RpcFault> &fault)
{
    return fault && (fault->message.contains("initializ"_L1, Qt::CaseInsensitive) ||
                     fault->message.contains("session"_L1, Qt::CaseInsensitive));
}

} // namespace

QByteArray listParams(Dialect dialect, const QByteArray &version, const std::optional<QString> &cursor)
{
    QByteArrayList members;
    if (cursor)
        members.append("\"cursor\":" + jsonString(*cursor));
    if (dialect == Dialect::Modern)
        members.append(R"("_meta":{"io.modelcontextprotocol/protocolVersion":)" +
                       jsonString(QString::fromLatin1(version)) +
                       R"(,"io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":)" +
                       clientInfo() + '}');
    return '{' + members.join(',') + '}';
}

QByteArray initializeParams()
{
    return QByteArray(R"({"protocolVersion":")") + sessionVersion + R"(","capabilities":{},"clientInfo":)" +
           clientInfo() + '}';
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
    if (status == 400 || speaksOfSession(answer.fault))
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
