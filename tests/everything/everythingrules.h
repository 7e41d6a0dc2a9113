// SPDX-License-Identifier: GPL-3.0-or-later
// Requests and answers of the server that shows everything, and how strictly it takes what MCP has a request say: as
// the demo service does, and more.
#pragma once

#include "demo/detail/mcprules.h"

#include <QHash>

#include <chrono>

namespace rc {

struct EverythingRequest
{
    QByteArray verb;
    QByteArray path;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;

    [[nodiscard]] QByteArray header(const QByteArray &name) const { return headers.value(name.toLower()); }
    [[nodiscard]] HeaderReader reader() const
    {
        return [this](const QByteArray &name) { return header(name); };
    }
};

struct EverythingAnswer
{
    int status = 200;
    QByteArray body;
    QByteArray type = "application/json";
    QList<QPair<QByteArray, QByteArray>> headers = {}; ///< beyond Content-Type and Content-Length
    /// Of an event stream: what is written before the body, one after another with a pause before each.
    QList<QByteArray> slowly = {};
    std::chrono::milliseconds held{0}; ///< until it is written
    /// Of an event stream that waits for the client: asked again and again for the body, once all of `slowly` is out.
    std::function<std::optional<QByteArray>()> later = {};
};

/// refusedByRules(), and whether the arguments of a tool with that input schema come as headers, and the names of what
/// else a request means.
[[nodiscard]] std::optional<EverythingAnswer>
refusedByAllRules(const EverythingRequest &request, const QJsonObject &message, const QJsonObject &inputSchema);

/// Whether a modern request declares that its call may become a task.
[[nodiscard]] bool declaresTasks(const QJsonObject &params);

/// A whole JSON-RPC message. `id`: any JSON value.
[[nodiscard]] QByteArray rpcResultText(const QJsonValue &id, const QJsonObject &result);

constexpr int rpcInvalidRequest = -32600;
constexpr int rpcParseError = -32700;
constexpr int rpcInternalError = -32603;
constexpr int rpcMissingCapability = -32021;

} // namespace rc
