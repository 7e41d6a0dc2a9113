// SPDX-License-Identifier: GPL-3.0-or-later
// Configuration for others: .env, SDK calls, curl and tool specs. The key is always a variable.
#pragma once

#include "core/profile.h"
#include "core/result.h"

#include <QLatin1StringView>

#include <array>
#include <optional>

namespace rc {

enum class ConfigFormat {
    Env,
    Python,
    Node,
    Curl,
    ToolSpec,
    McpJson,      ///< for editors that take "mcpServers"
    McpJsonVsCode ///< for those that take "servers" and ask for the key
};

struct ConfigFormatRow
{
    ConfigFormat format;
    QLatin1StringView word; ///< env python node curl tool-spec mcp-json mcp-json-vscode
};

[[nodiscard]] const std::array<ConfigFormatRow, 7> &configFormatTable();
[[nodiscard]] QString
configFormatName(ConfigFormat format); ///< ".env", "Python", "Node", "curl", "Tool spec", "mcp.json"
[[nodiscard]] std::optional<ConfigFormat> configFormatFromWord(QStringView word);

/// The variable that stands for the key: <prefix>API_KEY.
[[nodiscard]] QString keyVariable(const Profile &profile);
/// Why the profile cannot be written into any format, a translated sentence; empty when it can.
[[nodiscard]] QString configFault(const Profile &profile);

/// The text for `profile`, ending in a line break. Values are quoted right for the language. The key is
/// $<prefix>API_KEY, os.environ[…] or process.env.…; it is not an argument, so it cannot be in the text.
/// BadInput when the profile lacks what the format needs (a tool server for tool specs).
[[nodiscard]] Result<QString> configText(const Profile &profile, ConfigFormat format);

} // namespace rc
