// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of text was pasted, by what its first lines look like.
#pragma once

#include "config/paste/pasteanything.h"

namespace rc {

/// `text` has LF as its only line end.
[[nodiscard]] PastedKind pastedKind(const QString &text);

/// The form in which another MCP client has its servers, JSON aside.
enum class ClientForm {
    None,
    Link, ///< vscode:mcp/install?…, cursor://…
    Toml,
    Yaml,
    Command ///< claude mcp add …
};
[[nodiscard]] ClientForm clientForm(const QString &text);
/// Whether a command is written for PowerShell.
[[nodiscard]] bool isForPowerShell(const QString &text);

} // namespace rc
