// SPDX-License-Identifier: GPL-3.0-or-later
// Colors and icons for states of steps, levels, outcomes and tool effects.
#pragma once

#include "catalog/review/toolfindings.h"
#include "check/evidence/step.h"
#include "core/entry/level.h"
#include "core/entry/outcome.h"
#include "core/key/keystate.h"
#include "core/profile/profile.h"
#include "core/tool/tool.h"
#include "ui/theme/theme.h"

namespace rc {

[[nodiscard]] Token tokenFor(StepState state);
[[nodiscard]] Token tokenFor(Level level);
[[nodiscard]] Token tokenFor(Outcome outcome);
[[nodiscard]] Token tokenFor(const SendResult &result); ///< canceled before sending: no failure
[[nodiscard]] Token tokenFor(ToolEffect effect);
[[nodiscard]] Token tokenFor(KeyState state);
/// For Theme::icon(): passed, warned, failed, skipped, running or waiting.
[[nodiscard]] QString iconName(StepState state);

/// The translated word for a severity: "critical", "warning", "info".
[[nodiscard]] QString findingSeverityName(FindingSeverity severity);
[[nodiscard]] Token tokenFor(FindingSeverity severity);
[[nodiscard]] QString iconName(FindingSeverity severity);

/// The accent for a profile without its own color.
[[nodiscard]] Token tokenOf(ProfileColor color);
[[nodiscard]] QIcon profileDot(const Theme &theme, ProfileColor color);

} // namespace rc
