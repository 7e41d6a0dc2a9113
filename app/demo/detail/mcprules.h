// SPDX-License-Identifier: GPL-3.0-or-later
// How strictly the demo service's tool endpoints take what the revisions of MCP have a request say.
#pragma once

#include "demo/detail/demoserver.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace rc {

/// The versions that it speaks, the newest first.
[[nodiscard]] QStringList demoMcpVersions();
/// The one to answer an `initialize` with: what was asked for, where it has sessions; else the newest that does.
[[nodiscard]] QString demoSessionVersion(const QString &asked);

/// A header of the request by its name in lower case, without the spaces around it.
using HeaderReader = std::function<QByteArray(const QByteArray &name)>;
/// Its text with the Base64 form undone; nothing when that is broken.
[[nodiscard]] std::optional<QString> decodedHeader(const QByteArray &value);

/// Whether the request is of the modern dialect: it says so in a header or in its `_meta`.
[[nodiscard]] bool isModernRequest(const HeaderReader &header, const QJsonObject &message);

/// Why a modern request is refused: headers that are missing or differ from the body, a version that is not spoken,
/// an incomplete `_meta`. Any other request is refused only for a version header that is not spoken.
[[nodiscard]] std::optional<DemoAnswer> refusedByRules(const HeaderReader &header, const QJsonObject &message);

/// What a modern result has beside its own members. `cacheable`: with how long it may be kept, and by whom: lists that
/// are the same for everybody by everybody.
[[nodiscard]] QJsonObject modernResult(QJsonObject result, bool cacheable,
                                       const QString &scope = QStringLiteral("private"));

/// Of `server/discover`.
[[nodiscard]] QJsonObject discovery(const QString &instructions);

/// A whole JSON-RPC message. `id`: any JSON value.
[[nodiscard]] QByteArray rpcErrorText(const QJsonValue &id, int code, const QString &message,
                                      const QJsonObject &data = {});

constexpr int rpcMethodNotFound = -32601;
constexpr int rpcInvalidParams = -32602;
constexpr int rpcHeaderMismatch = -32020;

} // namespace rc
