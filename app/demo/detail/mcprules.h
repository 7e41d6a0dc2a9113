// SPDX-License-Identifier: GPL-3.0-or-later
// How strictly the demo service's tool endpoints take what the revisions of MCP have a request say.
#pragma once

#include "demo/detail/demoanswer.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

class QHttpServerRequest;

namespace rc {

/// The versions that it speaks, the newest first.
[[nodiscard]] QStringList demoMcpVersions();
/// The one to answer an `initialize` with: what was asked for, where it has sessions; else the newest that does.
[[nodiscard]] QString demoSessionVersion(const QString &asked);

/// Whether the request is of the modern dialect: it says so in a header or in its `_meta`.
[[nodiscard]] bool isModernRequest(const QHttpServerRequest &request, const QJsonObject &message);

/// Why a modern request is refused: headers that are missing or differ from the body, a version that is not spoken,
/// `_meta` without what it must have. `inputSchema`: of the tool that is called, for the arguments that have to come as
/// headers. Of another request: a header with a version that is not spoken.
[[nodiscard]] std::optional<DemoAnswer> refusedByRules(const QHttpServerRequest &request, const QJsonObject &message,
                                                       const QJsonObject &inputSchema);

/// What a modern result has beside its own members. `cacheable`: with how long it may be kept, and by whom: lists that
/// are the same for everybody by everybody.
[[nodiscard]] QJsonObject modernResult(QJsonObject result, bool cacheable,
                                       const QString &scope = QStringLiteral("private"));

/// Of `server/discover`. `tasks`: a call may become one. `capabilities`: what else is offered than tools.
[[nodiscard]] QJsonObject discovery(const QString &instructions, bool tasks = false, QJsonObject capabilities = {});
/// Whether a modern request declares that its call may become a task.
[[nodiscard]] bool declaresTasks(const QJsonObject &params);

/// A whole JSON-RPC message. `id`: any JSON value.
[[nodiscard]] QByteArray rpcResultText(const QJsonValue &id, const QJsonObject &result);
[[nodiscard]] QByteArray rpcErrorText(const QJsonValue &id, int code, const QString &message,
                                      const QJsonObject &data = {});

constexpr int rpcMethodNotFound = -32601;
constexpr int rpcInvalidParams = -32602;
constexpr int rpcInvalidRequest = -32600;
constexpr int rpcParseError = -32700;
constexpr int rpcInternalError = -32603;
constexpr int rpcMissingCapability = -32021;

} // namespace rc
