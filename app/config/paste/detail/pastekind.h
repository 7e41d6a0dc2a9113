// SPDX-License-Identifier: GPL-3.0-or-later
// Detects the kind of a pasted text by its first lines, and groups its entries by server, so that keys and names of
// different servers are never mixed.
#pragma once

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/pasteanything.h"

namespace rc {

/// `text` has LF line ends.
[[nodiscard]] PastedKind pastedKind(const QString &text);

/// The configuration format of another MCP client, except JSON.
enum class ClientForm {
    None,
    Link, ///< vscode:mcp/install?…, cursor://…
    Toml,
    Yaml,
    Command ///< claude mcp add …
};
[[nodiscard]] ClientForm clientForm(const QString &text);
/// Whether the text has requests as they go out: a method and an address, or a path, on a line.
[[nodiscard]] bool isHttp(const QString &text);
/// Whether a command is for PowerShell.
[[nodiscard]] bool isForPowerShell(const QString &text);

/// The catalog of the server with those names at `path`, besides those that are known. Nothing for the two that each
/// tool server has, for one that is known and where there is no room.
[[nodiscard]] std::optional<CatalogKind> pastedCatalog(const QStringList &names, const QString &path,
                                                       const QList<CatalogKind> &known);

/// The profile fields in `pairs`, or those of each of several servers.
[[nodiscard]] PasteReading readingOf(PastedPairs pairs, PastedKind kind);

} // namespace rc
