// SPDX-License-Identifier: GPL-3.0-or-later
// From which level on an SDK forwards entries to the service.
#pragma once

#include "core/entry/level.h"

namespace rc {

enum class Threshold {
    Debug,
    Info,
    Warning,
    Error,
    Alert,
    None
};

struct ThresholdRow
{
    Threshold threshold;
    QLatin1StringView word; ///< upper case, as in SERVICE_CLOUD_LEVEL
};

/// All thresholds, most forwarding first.
[[nodiscard]] const std::array<ThresholdRow, 6> &thresholdTable();

[[nodiscard]] QLatin1StringView thresholdWord(Threshold threshold);

/// Reads a threshold in any letter case; nothing for an unknown word.
[[nodiscard]] std::optional<Threshold> thresholdFromWord(QStringView word);

/// Whether an SDK with this threshold forwards an entry of this level: at or above it, and never with None
/// (interface: "An entry at or above it is also sent to the service").
[[nodiscard]] bool forwards(Threshold threshold, Level level);

/// The threshold that counts: the one that is set, else DEBUG with the debug flag on, else INFO. The interface does not
/// tell what the flag does; this is what a known SDK makes of it.
[[nodiscard]] Threshold effectiveThreshold(std::optional<Threshold> set, bool debug);

} // namespace rc
