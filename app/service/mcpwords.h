// SPDX-License-Identifier: GPL-3.0-or-later
// What the MCP dialects add to a JSON-RPC request, and what an answer says about the dialect its server speaks.
#pragma once

#include "core/toolcatalog.h"
#include "wire/rpccall.h"

#include <optional>

namespace rc {

constexpr auto sessionVersion = "2025-11-25";
constexpr auto modernVersion = "2026-07-28";

/// The params of a tools/list. `version`: for Modern only.
[[nodiscard]] QByteArray listParams(Dialect dialect, const QByteArray &version, const std::optional<QString> &cursor);
[[nodiscard]] QByteArray initializeParams();

/// Whether text from a server may go into a header of ours.
[[nodiscard]] bool fitsHeader(const QByteArray &text);

/// The dialect that a refused request asks for; nothing when another dialect would not help (401, 403, a fault…).
[[nodiscard]] std::optional<Dialect> dialectAskedFor(const RpcAnswer &answer);

/// The newest sessionless version among `data.supported` of an error; the one we know best without such a list;
/// nothing when the server names only versions that have sessions.
[[nodiscard]] std::optional<QByteArray> modernVersionFrom(const std::optional<RpcFault> &fault);

} // namespace rc
