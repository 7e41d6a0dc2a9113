// SPDX-License-Identifier: GPL-3.0-or-later
// The line of a tool's description shown in its row.
#pragma once

#include "core/tool/tool.h"

#include <QStringList>

namespace rc {

/// The beginning of the description on one line, or the text around the first match of `sought` (lower case) if that
/// comes later; safe to display. For a match in a parameter or value: its name.
[[nodiscard]] QString toolExcerpt(const Tool &tool, const QStringList &sought);

} // namespace rc
