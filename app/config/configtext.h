// SPDX-License-Identifier: GPL-3.0-or-later
// Configuration for other programs: .env, SDK calls, curl and tool specs. The key is a variable or a keychain lookup.
#pragma once

#include "config/formats/configsource.h"
#include "config/toolspec.h"
#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "core/result.h"

#include <QLatin1StringView>

#include <array>
#include <optional>

namespace rc {

enum class ConfigFormat {
    Env,
    Shell,
    PowerShell,
    Python,
    Node,
    Curl, ///< for the ingest endpoint
    McpJson,
    ToolSpec
};

struct ConfigFormatRow
{
    ConfigFormat format;
    QLatin1StringView word;                               ///< for --format
    QLatin1StringView suffix;                             ///< file name suffix for this text: "sh", "py"
    const char *name;                                     ///< display name, translated by configFormatName()
    Result<QString> (*write)(const ConfigSource &source); ///< nullptr: uses the tool server, not the Resource URL
};

[[nodiscard]] const std::array<ConfigFormatRow, 8> &configFormatTable();
[[nodiscard]] QString configFormatName(ConfigFormat format); ///< ".env", "Python", "Tool spec"
[[nodiscard]] std::optional<ConfigFormat> configFormatFromWord(QStringView word);
[[nodiscard]] bool usesToolServer(ConfigFormat format);

/// The variable with the key: <prefix>API_KEY.
[[nodiscard]] QString keyVariable(const Profile &profile);
/// Why the profile cannot be written in any format, a translated sentence; empty if it can.
[[nodiscard]] QString configFault(const Profile &profile);
/// Why the format cannot refer to the key in this way, a translated sentence; empty if it can.
[[nodiscard]] QString keyReferenceFault(ConfigFormat format, KeyReference reference);

/// The text for `profile`, ending in a line break, with values quoted for the language. The key is a variable
/// ($<prefix>API_KEY, os.environ[…], process.env[…]) or looked up in the keychain when used; it is not an argument, so
/// it cannot be in the text. BadInput if the profile lacks a required field (a tool server for tool specs), or if the
/// language cannot express a value. `approval` is for tool specs, `resolver` for both tool formats.
[[nodiscard]] Result<QString> configText(const Profile &profile, ConfigFormat format,
                                         KeyReference reference = KeyReference::Variable,
                                         ToolApproval approval = ToolApproval::Always,
                                         const EndpointResolver &resolver = {});
/// `text` as a UTF-8 file. Scripts for Windows PowerShell 5.1 with non-ASCII text get a byte order mark, because it
/// would otherwise assume the system's code page.
[[nodiscard]] QByteArray configFile(ConfigFormat format, const QString &text);
/// Same with the key in it, as UTF-8: only for a copy that the user requested.
[[nodiscard]] Result<Secret> configTextWithKey(const Profile &profile, ConfigFormat format, const Secret &key,
                                               ToolApproval approval = ToolApproval::Always,
                                               const EndpointResolver &resolver = {});

} // namespace rc
