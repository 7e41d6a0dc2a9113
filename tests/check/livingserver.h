// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool server with a health and a ping is asked and answers, for tests. Texts that moc loses classes over.
#pragma once

#include "check/ladder.h"

namespace rc {

inline const QByteArray pingTool = R"({"name":"ping","inputSchema":{"type":"object","properties":{}}})";

inline bool isGeneral(const SeenRequest &request)
{
    return request.path.endsWith("/mcp/");
}

inline bool isCall(const SeenRequest &request)
{
    return request.asks("tools/call");
}

inline QByteArray takenEntry()
{
    return httpAnswer(200, R"({"status":"ok"})");
}

/// `tool` in the list of the general tools, another one in the others.
inline QByteArray listOf(const SeenRequest &request, const QByteArray &tool)
{
    const QByteArray listed = isGeneral(request) ? tool : QByteArray(R"({"name":"a"})");
    return httpAnswer(200, rpcResult(request, R"({"tools":[)" + listed + "]}"));
}

inline QByteArray pingAnswer(const SeenRequest &request, bool isWell)
{
    const QByteArray text = isWell ? R"({\"ok\":true})" : R"({\"ok\":false})";
    return httpAnswer(200, rpcResult(request, R"({"content":[{"type":"text","text":")" + text + R"("}]})"));
}

/// A ping as a list has it.
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
