// SPDX-License-Identifier: GPL-3.0-or-later
// The two tool endpoints as others are told of them: for a language model's API and for editors. The key is always a
// variable.
#pragma once

#include "core/profile.h"
#include "core/result.h"
#include "core/toolcatalog.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace rc {

/// One endpoint, and the tools of it that may be used.
struct OfferedCatalog
{
    CatalogKind kind = CatalogKind::General;
    std::optional<QStringList> allowed; ///< names; without: all that the endpoint has, also those to come
};

/// The objects for the `tools` list of a language model's responses API (what the SDK's `mcp` and `mcp.github` are), as
/// a JSON array that ends in a line break; `allowed` is their allow-list. BadInput when the profile has no tool server
/// or something that no header can carry.
[[nodiscard]] Result<QString> toolSpec(const Profile &profile, const QList<OfferedCatalog> &catalogs);

enum class McpDialect {
    Servers, ///< "mcpServers", with ${VARIABLE} of the environment
    VsCode   ///< "servers" and "inputs": the editor asks for the key once and keeps it
};

/// The file mcp.json, which knows no allow-list. Errors as with toolSpec().
[[nodiscard]] Result<QString> mcpJson(const Profile &profile, McpDialect dialect, const QList<CatalogKind> &catalogs);

} // namespace rc
