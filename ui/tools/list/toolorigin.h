// SPDX-License-Identifier: GPL-3.0-or-later
// Where a catalog came from, in one line.
#pragma once

#include "core/tool/toolcatalog.h"

namespace rc {

/// Address, dialect, pages, completeness, framing, size, time; translated, safe to display.
[[nodiscard]] QString originText(const ToolCatalog &catalog);
/// Only what has to be known: pages, completeness, size and how long it took.
[[nodiscard]] QString shortOriginText(const ToolCatalog &catalog);

} // namespace rc
