// SPDX-License-Identifier: GPL-3.0-or-later
// The two tool endpoints as others are told of them: for a language model's API and for editors. The key is always a
// variable.
#pragma once

#include "config/formats/keytext.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <QLatin1StringView>
#include <QList>
#include <QStringList>

#include <optional>

namespace rc {

/// One endpoint, and the tools of it that may be used.
struct OfferedCatalog
{
    CatalogKind kind;
    std::optional<QStringList> allowed; ///< names; without: all that the endpoint has, also those to come
};

/// Whether the one who runs the model asks a person before a tool is called; "require_approval" of a tool spec.
enum class ToolApproval {
    Always,
    Never ///< as the SDK writes it: the model calls what it likes
};
[[nodiscard]] QLatin1StringView wireWord(ToolApproval approval);

/// The objects for the `tools` list of a language model's responses API (what the SDK's `mcp` and `mcp.github` are), as
/// a JSON array that ends in a line break; `allowed` is their allow-list. BadInput when the profile has no tool server
/// or something that no header can carry. No value can be taken for a variable but the key's: dollar signs of others
/// are escaped.
[[nodiscard]] Result<QString> toolSpec(const Profile &profile, const QList<OfferedCatalog> &catalogs,
                                       ToolApproval approval = ToolApproval::Always);

/// The same with a variable or the key itself.
[[nodiscard]] Result<QString> toolSpec(const Profile &profile, const QList<OfferedCatalog> &catalogs,
                                       const KeyText &key, ToolApproval approval = ToolApproval::Always);

enum class McpDialect {
    Servers, ///< "mcpServers", with ${VARIABLE} of the environment
    VsCode   ///< "servers" and "inputs": the editor asks for the key once and keeps it
};

/// The file mcp.json, which knows no allow-list. Errors as with toolSpec(); and BadInput for a value with "${": every
/// reader of these files puts a variable of its own machine there, and none has an escape for it.
[[nodiscard]] Result<QString> mcpJson(const Profile &profile, McpDialect dialect, const QList<CatalogKind> &catalogs);
/// The same with the key itself, for one copy.
[[nodiscard]] Result<QString> mcpJson(const Profile &profile, McpDialect dialect, const QList<CatalogKind> &catalogs,
                                      const KeyText &key);

} // namespace rc
