// SPDX-License-Identifier: GPL-3.0-or-later
// The tool endpoints as configuration for a language model's API and for editors. The key is a variable unless the user
// asks for a copy with the key; a saved catalog token is always a variable.
#pragma once

#include "core/profile/profile.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <QLatin1StringView>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <functional>
#include <optional>

namespace rc {

/// An endpoint and its allowed tools.
struct OfferedCatalog
{
    CatalogKind kind;
    std::optional<QStringList> allowed; ///< tool names; nullopt: all tools of the endpoint, including future ones
};

/// Allows these tools, except those that no client may offer to a model.
[[nodiscard]] OfferedCatalog offeredCatalog(const CatalogKind &kind, const QList<Tool> &tools);

/// The form in which an endpoint answers, with or without its trailing slash, if it is known; else the endpoint itself.
using EndpointResolver = std::function<QUrl(const QUrl &endpoint)>;

/// Whether a person is asked before each tool call; "require_approval" in a tool spec.
enum class ToolApproval {
    Always,
    Never ///< as in the SDK: the model calls tools freely
};
[[nodiscard]] QLatin1StringView wireWord(ToolApproval approval);

/// The objects for the `tools` list of a language model's responses API (the SDK's `mcp` and `mcp.github`), as a JSON
/// array that ends in a line break; `allowed` is their allow-list. BadInput if the profile has no tool server or a
/// value that a header cannot carry. Only the key's value can be read as a variable: other dollar signs are escaped.
/// `plainKey`: the key, for one copy with it; empty: a variable.
[[nodiscard]] Result<QString> toolSpec(const Profile &profile, const QList<OfferedCatalog> &catalogs,
                                       ToolApproval approval = ToolApproval::Always,
                                       const EndpointResolver &resolver = {}, const QString &plainKey = {});

enum class McpDialect {
    Servers, ///< "mcpServers", with ${VARIABLE} from the environment
    VsCode   ///< "servers" and "inputs": the editor asks for the key once and stores it
};

/// The file mcp.json, which has no allow-list. Errors as in toolSpec(); also BadInput for a value with "${", which
/// every reader of these files replaces with a local variable, and which cannot be escaped.
[[nodiscard]] Result<QString> mcpJson(const Profile &profile, McpDialect dialect, const QList<CatalogKind> &catalogs,
                                      const EndpointResolver &resolver = {}, const QString &plainKey = {});

} // namespace rc
