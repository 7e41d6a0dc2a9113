// SPDX-License-Identifier: GPL-3.0-or-later
// Levels as options have them, and the options that ask for several entries of one that may notify people.
#pragma once

#include "cli/frame/arguments.h"
#include "core/entry/logentry.h"

namespace rc {

/// Each level as options have it, least severe first.
[[nodiscard]] QStringList levelWords();

/// --include-error or --include-alert; empty for a level that notifies nobody.
[[nodiscard]] QString inclusionOf(Level level);
/// Whether entries of this level may go out in numbers: they notify nobody, or were asked for.
[[nodiscard]] bool isIncluded(Level level, const Arguments &arguments);

} // namespace rc
