// SPDX-License-Identifier: GPL-3.0-or-later
// A tool server with health and ping for tests. Separate, because moc loses classes after such raw strings.
#pragma once

#include "check/runcheck.h"

namespace rc {

inline const QByteArray pingTool = R"({"name":"ping","inputSchema":{"type":"object","properties":{}}})";

inline bool isGeneral(const ReceivedRequest &request)
{
    return request.path.endsWith("/mcp/");
}

inline bool isCall(const ReceivedRequest &request)
{
    return request.asks("tools/call");
}

inline QByteArray acceptedEntry()
{
    return httpResponse(200, R"({"status":"ok"})");
}

/// `tool` in the general list, another one in the other lists.
inline QByteArray listOf(const ReceivedRequest &request, const QByteArray &tool)
{
    const QByteArray listed = isGeneral(request) ? tool : QByteArray(R"({"name":"a"})");
    return httpResponse(200, rpcResult(request, R"({"tools":[)" + listed + "]}"));
}

inline QByteArray pingResponse(const ReceivedRequest &request, bool isWell)
{
    const QByteArray text = isWell ? R"({\"ok\":true})" : R"({\"ok\":false})";
    return httpResponse(200, rpcResult(request, R"({"content":[{"type":"text","text":")" + text + R"("}]})"));
}

inline QByteArray pingWith(const QByteArray &annotations, const QByteArray &schema = "{}")
{
    return R"({"name":"ping","annotations":{)" + annotations + R"(},"inputSchema":)" + schema + '}';
}

inline QByteArray pageOf(const QByteArray &tool)
{
    return R"({"tools":[)" + tool + "]}";
}

inline QByteArray schemaOfHost(bool isRequired)
{
    return QByteArray(R"({"properties":{"host":{}})") + (isRequired ? R"(,"required":["host"])" : "") + '}';
}

} // namespace rc
