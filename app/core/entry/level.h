// SPDX-License-Identifier: GPL-3.0-or-later
// The five severities an entry can have, and the thresholds from which an SDK sends them.
#pragma once

#include "core/words/enumtable.h"

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

/// All levels, least severe first, with their words as sent (interface: the request example).
[[nodiscard]] const std::array<EnumRow<Level>, 5> &levelTable();

[[nodiscard]] QLatin1StringView wireWord(Level level);

/// Only errors and alerts may notify people. Seen in a real deployment, which notifies once per request, however many
/// entries it holds; the interface does not define it.
[[nodiscard]] bool mayNotify(Level level);

/// The shown, translated name: "Debug", "Info", …
[[nodiscard]] QString levelName(Level level);

/// Ignores case; nullopt for an unknown word.
[[nodiscard]] std::optional<Level> levelFromWord(QStringView word);

enum class Threshold {
    Debug,
    Info,
    Warning,
    Error,
    Alert,
    None
};

/// All thresholds, the most verbose first, with their words in upper case, as in SERVICE_CLOUD_LEVEL.
[[nodiscard]] const std::array<EnumRow<Threshold>, 6> &thresholdTable();

[[nodiscard]] QLatin1StringView thresholdWord(Threshold threshold);

/// Ignores case; nullopt for an unknown word.
[[nodiscard]] std::optional<Threshold> thresholdFromWord(QStringView word);

/// Whether an SDK with this threshold forwards an entry of this level: at or above it, and never with None
/// (interface: "An entry at or above it is also sent to the service").
[[nodiscard]] bool forwards(Threshold threshold, Level level);

/// The effective threshold: `set`, else DEBUG with the debug flag on, else INFO. The interface does not define the
/// flag; this is how a known SDK reads it.
[[nodiscard]] Threshold effectiveThreshold(std::optional<Threshold> set, bool debug);

} // namespace rc
