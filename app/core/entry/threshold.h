// SPDX-License-Identifier: GPL-3.0-or-later
// The lowest level that an SDK forwards to the service.
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

/// All thresholds, the most verbose first.
[[nodiscard]] const std::array<ThresholdRow, 6> &thresholdTable();

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
