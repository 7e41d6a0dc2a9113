// SPDX-License-Identifier: GPL-3.0-or-later
// The one line of a tool's description that its row has room for.
#pragma once

#include "core/tool/tool.h"

#include <QStringList>

namespace rc {

/// The beginning of the description in one line, or what stands around the first of `sought` (lower case) where that
/// comes later; safe to display. Where only a parameter or a value has it: which one.
[[nodiscard]] QString toolExcerpt(const Tool &tool, const QStringList &sought);

} // namespace rc
