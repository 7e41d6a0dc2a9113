// SPDX-License-Identifier: GPL-3.0-or-later
// The five severities an entry can have.
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <optional>

namespace rc {

enum class Level {
    Debug = 10,
    Info = 20,
    Warning = 30,
    Error = 40,
    Alert = 45
};

struct LevelRow
{
    Level level;
    QLatin1StringView wireWord; ///< as sent, in lower case (interface: the request example)
    const char *name;           ///< in English, for levelName()
};

/// All levels, least severe first.
[[nodiscard]] const std::array<LevelRow, 5> &levelTable();

[[nodiscard]] QLatin1StringView wireWord(Level level);

/// Only errors and alerts may notify people. Seen in a real deployment, which notifies once per request, however many
/// entries it holds; the interface is silent.
[[nodiscard]] bool mayNotify(Level level);

/// The shown, translated name: "Debug", "Info", …
[[nodiscard]] QString levelName(Level level);

/// Ignores case; nullopt for an unknown word.
[[nodiscard]] std::optional<Level> levelFromWord(QStringView word);

} // namespace rc
