// SPDX-License-Identifier: GPL-3.0-or-later
// What the MCP dialects add to a JSON-RPC request, and what an answer says about the dialect its server speaks.
#pragma once

#include "core/tool/toolcatalog.h"
#include "wire/rpc/rpccall.h"

#include <optional>

namespace rc {

constexpr auto sessionVersion = "2025-11-25";
constexpr auto modernVersion = "2026-07-28";

/// The params of a tools/list. `version`: for Modern only.
[[nodiscard]] QByteArray listParams(Dialect dialect, const QByteArray &version, const std::optional<QString> &cursor);
[[nodiscard]] QByteArray initializeParams();
/// The params of a tools/call. `arguments`: JSON that was checked. `progressToken`: what notifications on its progress
/// name; also the version in the modern dialect.
[[nodiscard]] QByteArray callParams(Dialect dialect, const QByteArray &version, const QString &name,
                                    const QByteArray &arguments, const QString &progressToken);
[[nodiscard]] QString callProgressToken(); ///< there is one call a conversation
[[nodiscard]] QByteArray cancelledParams(const QString &requestId);
[[nodiscard]] QString requestId(int number); ///< of the n-th request of a conversation

/// Whether text from a server may go into a header of ours.
[[nodiscard]] bool fitsHeader(const QByteArray &text);
/// `text` as the modern dialect puts it into a header: as it is, or =?base64?…?= where a header could not carry it.
[[nodiscard]] QByteArray headerText(const QString &text);

/// Whether an error has one of the codes with which a server asks for the modern dialect.
[[nodiscard]] bool asksForModern(const std::optional<RpcFault> &fault);
/// "Server not initialized", "No valid session ID provided" and their relatives, as an error or as plain words.
[[nodiscard]] bool speaksOfSession(const RpcAnswer &answer);

/// The dialect that a refused request asks for; nothing when another dialect would not help (401, 403, a fault…).
[[nodiscard]] std::optional<Dialect> dialectAskedFor(const RpcAnswer &answer);

/// The newest sessionless version among `data.supported` of an error; the one we know best without such a list;
/// nothing when the server names only versions that have sessions.
[[nodiscard]] std::optional<QByteArray> modernVersionFrom(const std::optional<RpcFault> &fault);

} // namespace rc
