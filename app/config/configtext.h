// SPDX-License-Identifier: GPL-3.0-or-later
// Configuration for others: .env, SDK calls, curl and tool specs. The key is a variable or a look-up in the keychain.
#pragma once

#include "config/formats/keytext.h"
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
    QLatin1StringView word;    ///< for --format
    QLatin1StringView fileEnd; ///< of a file with this text: "sh", "py"
    const char *name;          ///< for people, as configFormatName() translates it
    bool ofTools;              ///< it speaks of the tool server and not of the Resource URL
};

[[nodiscard]] const std::array<ConfigFormatRow, 8> &configFormatTable();
[[nodiscard]] QString configFormatName(ConfigFormat format); ///< ".env", "Python", "Tool spec"
[[nodiscard]] std::optional<ConfigFormat> configFormatFromWord(QStringView word);
[[nodiscard]] bool isOfTools(ConfigFormat format);

/// The variable that stands for the key: <prefix>API_KEY.
[[nodiscard]] QString keyVariable(const Profile &profile);
/// Why the profile cannot be written into any format, a translated sentence; empty when it can.
[[nodiscard]] QString configFault(const Profile &profile);
/// Why the format cannot take the key this way, a translated sentence; empty when it can.
[[nodiscard]] QString keyWayFault(ConfigFormat format, KeyWay way);

/// The text for `profile`, ending in a line break. Values are quoted right for the language. The key is a variable
/// ($<prefix>API_KEY, os.environ[…], process.env[…]) or looked up in the keychain when the text is used; it is not an
/// argument, so it cannot be in the text. BadInput when the profile lacks what the format needs (a tool server for tool
/// specs), and where the language cannot carry a value. `approval` is for tool specs.
[[nodiscard]] Result<QString> configText(const Profile &profile, ConfigFormat format, KeyWay way = KeyWay::Variable,
                                         ToolApproval approval = ToolApproval::Always);
/// `text` as a file's bytes: UTF-8, with the mark at its beginning without which Windows PowerShell 5.1 takes a script
/// for the system's code page, where the text has more than ASCII.
[[nodiscard]] QByteArray configFile(ConfigFormat format, const QString &text);
/// The same with the key in it, as UTF-8: for one copy that a person asked for, and for nothing else.
[[nodiscard]] Result<Secret> configTextWithKey(const Profile &profile, ConfigFormat format, const Secret &key,
                                               ToolApproval approval = ToolApproval::Always);

} // namespace rc
