// SPDX-License-Identifier: GPL-3.0-or-later
// How strictly the demo's tool endpoints enforce the MCP revisions.
#pragma once

#include "demo/detail/demoserver.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace rc {

/// The supported versions, newest first.
[[nodiscard]] QStringList demoMcpVersions();
/// The version for an `initialize` response: the requested one if it has sessions, else the newest that does.
[[nodiscard]] QString demoSessionVersion(const QString &asked);

/// Reads a request header by its lower-case name, trimmed.
using HeaderReader = std::function<QByteArray(const QByteArray &name)>;
/// The header's text with its Base64 form decoded; nullopt if that is invalid.
[[nodiscard]] std::optional<QString> decodedHeader(const QByteArray &value);

/// Whether the request uses the modern dialect, by a header or its `_meta`.
[[nodiscard]] bool isModernRequest(const HeaderReader &header, const QJsonObject &message);

/// Why a modern request is refused: missing headers, or ones that differ from the body, an unsupported version, an
/// incomplete `_meta`. Any other request is refused only for an unsupported version header.
[[nodiscard]] std::optional<DemoAnswer> refusedByRules(const HeaderReader &header, const QJsonObject &message);

/// Adds the members of a modern result. `cacheable`: adds cache hints, public for lists that are the same for all
/// callers.
[[nodiscard]] QJsonObject modernResult(QJsonObject result, bool cacheable,
                                       const QString &scope = QStringLiteral("private"));

/// The result of `server/discover`.
[[nodiscard]] QJsonObject discovery(const QString &instructions);

/// A complete JSON-RPC message. `id`: any JSON value.
[[nodiscard]] QByteArray rpcErrorText(const QJsonValue &id, int code, const QString &message,
                                      const QJsonObject &data = {});

constexpr int rpcMethodNotFound = -32601;
constexpr int rpcInvalidParams = -32602;
constexpr int rpcHeaderMismatch = -32020;

} // namespace rc
