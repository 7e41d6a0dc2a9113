// SPDX-License-Identifier: GPL-3.0-or-later
// Detects the kind of a pasted text by its first lines.
#pragma once

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
/// Whether a command is for PowerShell.
[[nodiscard]] bool isForPowerShell(const QString &text);

} // namespace rc
